import { join } from "node:path";
import { expect, test } from "vitest";
import { clients, createSandboxDesk, isolations } from "./sandbox-desk.ts";

// The SDK of the 1.x line, the only one until August 2026: what it calls a sandbox is a session of today's.
const program = `
import { createRequire } from "node:module";
const { Sandbox, Snapshot } = createRequire(process.argv[2])("sandbox-1");
const credentials = { token: process.env.TOKEN, teamId: process.env.TEAM, projectId: process.env.PROJECT };
const said = {};
const sandbox = await Sandbox.create({ ...credentials, runtime: "node24", ports: [3000], timeout: 60_000, env: { GREETING: "hello" } });
said.created = [sandbox.sandboxId.slice(0, 4), sandbox.status, sandbox.domain(3000).replace(/sb-[a-z0-9]+/, "sb")];
await sandbox.mkDir("src");
await sandbox.writeFiles([{ path: "src/say.mjs", content: Buffer.from("console.log(process.env.GREETING, process.argv[2])") }]);
const done = await sandbox.runCommand("node", ["src/say.mjs", "there"]);
said.ran = [done.exitCode, await done.stdout(), await done.stderr()];
said.read = [String(await sandbox.readFileToBuffer({ path: "src/say.mjs" })).length, await sandbox.readFile({ path: "none" })];
const script = "trap 'echo bye; exit 7' TERM; echo ready; while :; do sleep 0.02; done";
const command = await sandbox.runCommand({ cmd: "sh", args: ["-c", script], detached: true });
said.log = [];
for await (const { data } of command.logs()) {
  said.log.push(data);
  if (data === "ready\\n") await command.kill("SIGTERM");
}
said.ended = (await command.wait()).exitCode;
await sandbox.extendTimeout(60_000);
said.timeout = sandbox.timeout;
await sandbox.updateNetworkPolicy("deny-all");
said.policy = sandbox.networkPolicy;
const found = await Sandbox.get({ ...credentials, sandboxId: sandbox.sandboxId });
said.found = found.status;
const snapshot = await sandbox.snapshot();
said.snapshot = [snapshot.status, snapshot.sourceSandboxId === sandbox.sandboxId, sandbox.status];
const other = await Sandbox.create({ ...credentials, source: { type: "snapshot", snapshotId: snapshot.snapshotId } });
said.other = String(await other.readFileToBuffer({ path: "src/say.mjs" })).length;
await other.stop({ blocking: true });
said.stopped = other.status;
const { json: page } = await Sandbox.list({ ...credentials, limit: 1 });
said.page = [page.sandboxes.length, typeof page.pagination.next];
said.rest = (await Sandbox.list({ ...credentials, until: page.pagination.next })).json.sandboxes.length;
said.snapshots = (await Snapshot.list({ ...credentials })).json.snapshots.length;
await (await Snapshot.get({ ...credentials, snapshotId: snapshot.snapshotId })).delete();
said.gone = await Sandbox.get({ ...credentials, sandboxId: "sbx_none" }).catch((error) => error.response.status);
console.log(JSON.stringify(said));
`;

test.each(isolations)(
  "the platform's sandbox SDK before its version 2 does its work, isolation %s",
  async (isolation) => {
    const desk = await createSandboxDesk(isolation);
    desk.write({ "program.mjs": program });
    const env = { TOKEN: desk.emulator.token, TEAM: desk.teamId, PROJECT: desk.projectId };
    const { stdout } = await desk.node("@vercel/sandbox 1.x", ["program.mjs", join(clients, "package.json")], env);
    expect(JSON.parse(stdout)).toEqual({
      created: ["sbx_", "running", "https://sb-3000.vercel.run"],
      ran: [0, "hello there\n", ""],
      read: [50, null],
      log: ["ready\n", "bye\n"],
      ended: 7,
      timeout: 120_000,
      policy: "deny-all",
      found: "running",
      snapshot: ["created", true, "stopped"],
      other: 50,
      stopped: "stopped",
      page: [1, "number"],
      rest: 1,
      snapshots: 1,
      gone: 404,
    });
  },
);
