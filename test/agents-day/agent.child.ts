import { createInterface } from "node:readline";
import { createClient } from "../../packages/core/src/index.ts";
import { createProject } from "../../packages/projects/src/index.ts";
import { type OpenSandbox, openSandbox } from "../../packages/sandboxes/src/index.ts";

// A day of an agent that works on a Node project. Its reader opens the pages that it names, and answers with what it saw.

const { OUTSIDE: outside = "" } = process.env;
const client = createClient();
const answers = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

async function see(url: string, text: string): Promise<void> {
  console.log(JSON.stringify({ url, text }));
  const { value } = await answers.next();
  if (value !== "seen") throw new Error(`${url}: ${value}`);
}

async function shell(sandbox: OpenSandbox, script: string, expected = 0): Promise<string> {
  const { exitCode, stdout, stderr } = await sandbox.run("sh", ["-c", script], { signal: AbortSignal.timeout(60_000) });
  if (exitCode !== expected) throw new Error(`${script} ended with ${exitCode}: ${stdout}${stderr}`);
  return stdout;
}

async function serveIn(sandbox: OpenSandbox): Promise<string> {
  await shell(sandbox, "npm run dev > dev.log 2>&1 &");
  await shell(sandbox, "curl -sSf --retry 30 --retry-delay 1 --retry-all-errors -o /dev/null http://localhost:3000/");
  return sandbox.url(3000);
}

async function edit(sandbox: OpenSandbox, from: RegExp, to: string): Promise<void> {
  const text = await new Response(await sandbox.read("page.mjs")).text();
  await sandbox.write({ "page.mjs": text.replace(from, to) });
}

const { id: projectId } = await createProject(client, { name: "agents" });
const sandbox = await openSandbox(client, {
  projectId,
  name: "shop",
  ports: [3000],
  source: { type: "git", url: `${outside}/node.git`, depth: 1 },
  networkPolicy: { mode: "custom", allowedCIDRs: ["127.0.0.2/32"] },
  env: { npm_config_registry: `${outside}/npm/`, npm_config_update_notifier: "false" },
});
console.log("cloned");
await shell(sandbox, "npm install --no-audit --no-fund");
console.log("installed");
const url = await serveIn(sandbox);
await see(url, "Hello, shop");
await edit(sandbox, /<h1>/, "<h1>Open. ");
await see(url, "Open. Hello, shop");
console.log("edited");
await shell(sandbox, "pgrep -f server.mjs && ps aux | grep -q 'npm run dev'");
await edit(sandbox, /greeting\(name\)/, '"Closed"');
await shell(sandbox, "npm test", 1);
await edit(sandbox, /"Closed"/, "greeting(name)");
await shell(sandbox, "npm test");
console.log("tested");
await shell(
  sandbox,
  "git switch -qc agent && git -c user.name=a -c user.email=a@b.test commit -qam open && git push -q origin agent",
);
console.log("pushed");
const snapshot = await sandbox.snapshot();
console.log("kept", snapshot.status);
const forks = await Promise.all(
  ["Red", "Blue"].map(async (colour) => {
    const fork = await sandbox.fork();
    await edit(fork, /Open/, colour);
    return [await serveIn(fork), colour, fork] as const;
  }),
);
for (const [address, colour] of forks) await see(address, `${colour}. Hello, shop`);
console.log("forked twice");
const again = await openSandbox(client, { projectId, name: "shop" });
await see(await serveIn(again), "Open. Hello, shop");
await shell(again, "npm test && git log --oneline | grep -q open");
console.log("resumed");
for (const each of [again, ...forks.map(([, , fork]) => fork)]) await each.stop();
if (again.session.status !== "stopped") throw new Error(`It is ${again.session.status}`);
console.log("stopped");
process.exit();
