import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, get, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { stageRedirects, updateRedirectVersion } from "@slipway/bulk-redirects";
import { type Client, createClient } from "@slipway/core";
import { createDeployment, listDeployments } from "@slipway/deployments";
import { createEmulator, type Emulator } from "@slipway/emulator";
import { stageProjectRoutes, updateProjectRouteVersion } from "@slipway/project-routes";
import { createProject, getProject } from "@slipway/projects";
import { createSandbox, deleteSandbox, streamSessionCommand } from "@slipway/sandboxes";
import { replaceFirewallConfig } from "@slipway/security";
import sirv from "sirv";

// Measures one process from within: node inside.ts <what> [data folder]. Prints one line of JSON.
const [what = "", dataFolder = ""] = process.argv.slice(2);
const measures: Readonly<Record<string, () => Promise<object>>> = {
  start,
  open,
  timers,
  sandbox,
  commands,
  functions,
  traffic,
};
console.log(JSON.stringify(await measures[what]?.()));

/** An emulator after another in one process: ms until it can be asked. */
async function start(): Promise<object> {
  const times: number[] = [];
  for (let round = 0; round < 60; round++) {
    const before = performance.now();
    const emulator = await createEmulator();
    times.push(performance.now() - before);
    await emulator.close();
  }
  return { median: median(times.slice(10)) };
}

/** A large data folder: CPU until it is open and until a page of it is listed, in ms, and memory. */
async function open(): Promise<object> {
  const small = await createEmulator({ listen: false });
  await small.close();
  const [cpu, memory] = [process.cpuUsage(), heap()];
  const emulator = await createEmulator({ dataFolder, listen: false });
  const client = createClient({ ...access(emulator), fetch: emulator.fetch });
  // The first look at a table reads it.
  const list = async () => {
    const page = await listDeployments(client, { limit: 20 });
    if (page.deployments.length !== 20) throw new Error(`There are ${page.deployments.length} deployments`);
  };
  await list();
  const opened = cpuOf(cpu);
  const times: number[] = [];
  for (let round = 0; round < 30; round++) {
    const before = process.cpuUsage();
    await list();
    times.push(cpuOf(before));
  }
  const grown = (heap() - memory) / 2 ** 20;
  await emulator.close();
  return { opened, listed: median(times), memory: grown };
}

/** 4,000 deployments under way: CPU until a job of each is done, in ms. */
async function timers(): Promise<object> {
  const emulator = await createEmulator({ clock: "manual", listen: false, buildTime: 1000 });
  const client = createClient({ ...access(emulator), fetch: emulator.fetch });
  for (let count = 0; count < 4000; count++) {
    await createDeployment(client, { name: `site-${count % 100}`, files: [{ file: "index.html", data: "x" }] });
  }
  // Garbage of 4,000 requests must not be collected during the jobs; collection ends on threads of its own.
  globalThis.gc?.();
  await setTimeout(500);
  // No job is due yet: the cost of looking for due jobs, as often as tests do.
  const idle = process.cpuUsage();
  for (let count = 0; count < 100; count++) await emulator.clock.advance(0);
  const looking = cpuOf(idle) / 100;
  const before = process.cpuUsage();
  await emulator.clock.advance(100);
  const advanced = cpuOf(before);
  await emulator.close();
  return { looking, advanced };
}

/**
 * From `createSandbox` to the first output of `node -e`, beside the same command that is spawned by hand, in interleaved rounds: medians
 * in ms, how much of it until the sandbox is there, and the 99th percentile. By hand bubblewrap gets the same namespaces and overlays, and
 * Node the same word that there is a proxy, which it takes long to hear. An isolation that this machine cannot have is not in the answer.
 */
async function sandbox(): Promise<object> {
  const args = ["-e", "console.log('here')"];
  const times: Record<string, number[]> = {};
  const note = (name: string, from: number): void => {
    const values = times[name] ?? [];
    times[name] = values;
    values.push(performance.now() - from);
  };
  const byHand = async (name: string, program: string, options: readonly string[], cwd: string): Promise<void> => {
    const before = performance.now();
    const proxied = program === "bwrap" ? { NODE_USE_ENV_PROXY: "1", HTTP_PROXY: "http://127.0.0.1:9" } : {};
    const env = { ...process.env, ...proxied };
    const child = spawn(program, options, { cwd, env, stdio: ["ignore", "pipe", "inherit"] });
    const closed = once(child, "close");
    await once(child.stdout, "data");
    note(name, before);
    await closed;
  };
  const rounds = [() => byHand("by hand", process.execPath, args, tmpdir())];
  const ends: (() => Promise<void>)[] = [];
  for (const isolation of ["none", "bubblewrap"] as const) {
    const emulator = await createEmulator({ sandboxes: { runtime: "process", isolation } }).catch(() => undefined);
    if (!emulator) continue;
    const client = createClient(access(emulator));
    const { id: projectId } = await createProject(client, { name: "bench" });
    ends.push(() => emulator.close());
    if (isolation === "bubblewrap")
      rounds.push(() =>
        inBareFolder((folder) =>
          byHand("bubblewrap by hand", "bwrap", bareOptions(folder, ["/node", ...args]), folder),
        ),
      );
    rounds.push(async () => {
      const before = performance.now();
      const { sandbox: newSandbox, session } = await createSandbox(client, { projectId });
      note(`${isolation} created`, before);
      const running = { sessionId: session.id, command: "node", args, logs: true };
      for await (const line of streamSessionCommand(client, running)) {
        if ("data" in line && line.stream === "stdout") note(isolation, before);
      }
      await deleteSandbox(client, { name: newSandbox.name, projectId });
    });
  }
  for (let turn = 0; turn < 53; turn++) {
    // The first ones warm up.
    if (turn === 3) for (const name of Object.keys(times)) delete times[name];
    for (const round of rounds) await round();
  }
  for (const end of ends) await end();
  return Object.fromEntries(
    Object.entries(times).flatMap(([name, found]) => [
      [name, median(found)],
      [`${name} p99`, [...found].sort((one, other) => one - other).at(-1)],
    ]),
  );
}

/** A folder for `bareOptions`, and what is done in it. */
async function inBareFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "slipway-bench-"));
  for (const name of ["base/usr", "merged", "0", "1", "2", "3"]) mkdirSync(join(folder, name), { recursive: true });
  for (const name of ["bin", "lib", "lib64"]) symlinkSync(`usr/${name}`, join(folder, "base", name));
  await work(folder);
  rmSync(folder, { recursive: true, force: true });
}

/** Options of one bubblewrap with the namespaces and overlays of a sandbox; Node is at /node. */
function bareOptions(folder: string, command: readonly string[]): string[] {
  const script = `
    mount -t overlay -o userxattr,lowerdir=base,upperdir=0,workdir=1 overlay merged
    mount -t overlay -o userxattr,lowerdir=/usr,upperdir=2,workdir=3 overlay merged/usr
    exec bwrap --unshare-user --unshare-pid --unshare-ipc --uid 1000 --gid 1000 --bind merged / --ro-bind ${process.execPath} /node --proc /proc --dev /dev --cap-drop ALL -- "$@"`;
  const outer = ["--unshare-user", "--unshare-net", "--unshare-ipc", "--unshare-uts", "--uid", "0", "--gid", "0"];
  const capabilities = ["--cap-add", "ALL", "--ro-bind", "/", "/", "--dev", "/dev", "--bind", "/proc", "/proc"];
  const own = ["--bind", folder, folder, "--chdir", folder, "--", "/bin/sh", "-ec", script, "sh", ...command];
  return [...outer, ...capabilities, ...own];
}

/** Commands of a session that runs, to their end, beside the same command in one bare bubblewrap: medians in ms. */
async function commands(): Promise<object> {
  const emulator = await createEmulator({ sandboxes: { runtime: "process", isolation: "bubblewrap" } }).catch(
    () => undefined,
  );
  if (!emulator) return {};
  const client = createClient(access(emulator));
  const { id: projectId } = await createProject(client, { name: "bench" });
  const { session } = await createSandbox(client, { projectId });
  const times = new Map<string, number[]>();
  const measure = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const before = performance.now();
    await work();
    times.set(name, [...(times.get(name) ?? []), performance.now() - before]);
  };
  const env = { ...process.env, NODE_USE_ENV_PROXY: "1", HTTP_PROXY: "http://127.0.0.1:9" };
  const cases = [
    { name: "true", program: "true", byHand: "/bin/true", args: [] },
    { name: "node -e", program: "node", byHand: "/node", args: ["-e", "0"] },
  ];
  for (let turn = 0; turn < 53; turn++) {
    // The first ones warm up.
    if (turn === 3) times.clear();
    for (const { name, program, byHand, args } of cases) {
      await inBareFolder((folder) =>
        measure(`${name} by hand`, async () => {
          const child = spawn("bwrap", bareOptions(folder, [byHand, ...args]), { cwd: folder, env, stdio: "ignore" });
          const [status] = await once(child, "close");
          if (status !== 0) throw new Error(`bubblewrap by hand ended with ${status}`);
        }),
      );
      await measure(name, () =>
        Array.fromAsync(streamSessionCommand(client, { sessionId: session.id, command: program, args, logs: true })),
      );
    }
  }
  await emulator.close();
  return Object.fromEntries([...times].map(([name, each]) => [name, median(each)]));
}

/** A function beside its handler in a program of its own, in turn: ms for a warm answer (alone; of 1,000 fifty at once) and from a start; MiB of memory. */
async function functions(): Promise<object> {
  const handler = "(request, response) => response.end('{}')";
  const emulator = await createEmulator({ functions: { isolation: "none" }, buildTime: 0 });
  const client = createClient(access(emulator));
  const cold = Array.from({ length: 7 }, (_, index) => `cold${index}`);
  const files = outputOf(Object.fromEntries(["warm", ...cold].map((name) => [name, `export default ${handler}`])));
  await createDeployment(client, { name: "site", target: "production", files, prebuilt: "1" });
  await emulator.clock.advance("1 minute");
  const folder = mkdtempSync(join(tmpdir(), "slipway-bench-"));
  writeFileSync(
    join(folder, "bare.mjs"),
    `import { createServer } from "node:http"; const server = createServer(${handler}).listen(0, "127.0.0.1", () => console.log(server.address().port));`,
  );
  const begin = async (): Promise<[ChildProcess, string]> => {
    const child = spawn(process.execPath, [join(folder, "bare.mjs")], { stdio: ["ignore", "pipe", "inherit"] });
    const [port] = await once(child.stdout, "data");
    return [child, `http://127.0.0.1:${String(port).trim()}`];
  };
  const [server, bare] = await begin();
  const firstOf = async (url: string): Promise<void> => {
    const [answer] = await once(get(url, { agent: false, headers: { host: "site.localhost" } }), "response");
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
    await once(answer.resume(), "end");
  };
  const times: Record<string, number[]> = {};
  const note = (name: string, ms: number) => {
    times[name] = [...(times[name] ?? []), ms];
  };
  for (const path of cold) {
    const before = performance.now();
    const [alone, url] = await begin();
    await firstOf(url);
    note("bare cold", performance.now() - before);
    alone.kill();
    const beforeCold = performance.now();
    await firstOf(`${emulator.url}/${path}`);
    note("cold", performance.now() - beforeCold);
    for (const [name, url] of [
      ["bare", bare],
      ["warm", `${emulator.url}/warm`],
    ] as const) {
      note(name, await visit(url, 1, "site.localhost"));
      note(`${name} of 50`, await visit(url, 50, "site.localhost"));
    }
  }
  const medianTimes = Object.fromEntries(Object.entries(times).map(([name, each]) => [name, median(each)]));
  const memory = process.memoryUsage.rss() / 2 ** 20;
  server.kill();
  await emulator.close();
  rmSync(folder, { recursive: true, force: true });
  return { ...medianTimes, memory };
}

/**
 * Processor time of a small file over HTTP, ten at once, in interleaved rounds: ms, by what answers. That of a function is without what its
 * own program takes.
 */
async function traffic(): Promise<object> {
  const emulator = await createEmulator({ functions: { isolation: "none" }, buildTime: 0 });
  const client = createClient(access(emulator));
  const many = <Item>(count: number, make: (index: number) => Item) => Array.from({ length: count }, (_, i) => make(i));
  const [file, data] = ["page.html", "<!doctype html><title>Ahoy</title>"];
  const folder = mkdtempSync(join(tmpdir(), "slipway-bench-"));
  writeFileSync(join(folder, file), data);
  const peers = {
    "a bare node:http server": (_: unknown, to: ServerResponse) => void to.end(data),
    sirv: sirv(folder),
  };
  const rows: [what: string, url: string, host: string][] = [];
  for (const [what, answer] of Object.entries(peers)) {
    const server = createServer({ keepAliveTimeout: 600_000 }, answer).listen(0, "127.0.0.1");
    await once(server, "listening");
    rows.push([what, `http://127.0.0.1:${Object(server.address()).port}/${file}`, "localhost"]);
  }
  const deploy = async (what: string, name: string, more: object = {}, path = "") => {
    await createDeployment(client, { name, target: "production", files: [{ file, data }], ...more });
    rows.push([what, `${emulator.url}${path}/${file}`, `${name}.localhost`]);
  };
  await deploy("a file of a site", "plain");
  const rewrites = many(20, (index) => ({ source: `/area${index}/:path*`, destination: "/:path*" }));
  await deploy("the same by the last of 20 rewrites", "rewritten", { rewrites }, "/area19");
  await deploy("with 10,000 redirects, 500 routing rules and 50 firewall rules", "ruled");
  await deploy("`emulator.serve`", "served");
  const code = "export default (request, response) => response.end('{}')";
  await deploy("a warm function, not isolated", "called", { prebuilt: "1", files: outputOf({ [file]: code }) });
  await emulator.clock.advance("1 minute");
  emulator.serve("served", () => new Response(data, { headers: { "content-type": "text/html" } }));
  await addRules(client, many);
  const times = new Map<string, number[]>(rows.map(([what]) => [what, []]));
  for (let round = 0; round < 9; round++) {
    for (const [what, url, host] of rows) {
      // Garbage of the row before is that row's.
      globalThis.gc?.();
      const before = process.cpuUsage();
      await visit(url, 10, host, 500);
      // The first rounds warm up.
      if (round >= 2) times.get(what)?.push(cpuOf(before) / 1500);
    }
  }
  await emulator.close();
  rmSync(folder, { recursive: true, force: true });
  // The peers still listen.
  setImmediate(() => process.exit());
  return Object.fromEntries([...times].map(([what, found]) => [what, median(found)]));
}

async function addRules(
  client: Client,
  many: <Item>(count: number, make: (index: number) => Item) => Item[],
): Promise<void> {
  const { id: projectId, accountId: teamId } = await getProject(client, { idOrName: "ruled" });
  const redirects = many(10_000, (index) => ({ source: `/old/${index}`, destination: `/${index}.html` }));
  const { version } = await stageRedirects(client, { projectId, teamId, redirects });
  await updateRedirectVersion(client, { projectId, id: version.id, action: "promote" });
  const routes = many(500, (index) => ({
    ...{ id: `r${index}`, name: `r${index}`, route: { src: `/area${index}/:path*`, dest: "/:path*" } },
  }));
  const staged = await stageProjectRoutes(client, { projectId, routes });
  await updateProjectRouteVersion(client, { projectId, id: staged.version.id, action: "promote" });
  const rules = many(50, (index) => ({
    ...{ name: `r${index}`, active: true, action: { mitigate: { action: "deny" as const } } },
    conditionGroup: [{ conditions: [{ type: "path" as const, op: "pre" as const, value: `/no${index}` }] }],
  }));
  await replaceFirewallConfig(client, { projectId, firewallEnabled: true, rules });
}

/** The output of a build that has these functions, by name. */
function outputOf(functions: Readonly<Record<string, string>>): { readonly file: string; readonly data: string }[] {
  const config = JSON.stringify({ runtime: "nodejs24.x", handler: "index.mjs", launcherType: "Nodejs" });
  const files = Object.entries(functions).flatMap(([name, data]) => [
    { file: `.vercel/output/functions/${name}.func/.vc-config.json`, data: config },
    { file: `.vercel/output/functions/${name}.func/index.mjs`, data },
  ]);
  return [{ file: ".vercel/output/config.json", data: '{"version":3}' }, ...files];
}

/** Asks three times `count` times from a process of its own, as a visitor does: ms of a request among the last ones. */
async function visit(url: string, at: number, host: string, count = 1000): Promise<number> {
  const visitor = `const [url, count, at, host] = process.argv.slice(1); const headers = { host }; const { Agent, get } = require("node:http");
    const agent = new Agent({ keepAlive: true, maxSockets: Number(at) }); let left = Number(count);
    const ask = () => new Promise((done, fail) => get(url, { agent, headers }, (r) => r.statusCode === 200 ? r.resume().on("end", done) : fail(new Error(url + " " + r.statusCode))).on("error", fail));
    const all = async () => { left = Number(count); const before = performance.now(); await Promise.all(Array.from({ length: Number(at) }, async () => { while (left-- > 0) await ask(); })); return (performance.now() - before) / count; };
    all().then(all).then(all).then((ms) => { console.log(ms); process.exit(); });`;
  const args = ["-e", visitor, url, String(count), String(at), host];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  let printed = "";
  for await (const piece of child.stdout) printed += piece;
  if (printed === "") throw new Error(`${url} was not answered`);
  return Number(printed);
}

function access({ url, token }: Emulator) {
  return { baseUrl: url, token, allowInsecure: true };
}

function cpuOf(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

function median(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[times.length >> 1] ?? Number.NaN;
}
