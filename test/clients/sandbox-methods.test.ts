import { join } from "node:path";
import { expect, test } from "vitest";
import { clients, createSandboxDesk, isolations } from "./sandbox-desk.ts";

// Calls each public method of the SDK once, and records the refused and the forgotten ones.
const program = `
import { createRequire } from "node:module";
import { Writable } from "node:stream";
const require = createRequire(process.argv[2]);
const sdk = require(process.argv[3]);
const { WebSocket } = require("ws");
const { Sandbox, Snapshot, Drive } = sdk;
const credentials = { token: process.env.TOKEN, teamId: process.env.TEAM, projectId: process.env.PROJECT };
const forgotten = new Set();
const said = { refused: {} };
for (const type of Object.values(sdk).filter((each) => /^class/.test(String(each)) && !(each.prototype instanceof Error))) {
  for (const holder of [type, type.prototype]) {
    for (const [key, own] of Object.entries(Object.getOwnPropertyDescriptors(holder))) {
      if (typeof own.value !== "function" || key === "constructor") continue;
      const name = type.name + "." + key;
      forgotten.add(name);
      const value = function (...args) { forgotten.delete(name); return own.value.apply(this, args); };
      Object.defineProperty(holder, key, { ...own, value });
    }
  }
}
const step = async (name, work) => {
  try {
    const result = await work();
    if (result !== undefined) said[name] = result;
  } catch (error) {
    said.refused[name] = error.message;
  }
};
const sandbox = await Sandbox.create({ ...credentials, name: "box", ports: [3000], timeout: 120_000 });
const { fs } = sandbox;
await step("files", async () => {
  await sandbox.mkDir("made");
  await sandbox.writeFiles([{ path: "made/a", content: Buffer.from("a") }]);
  let text = "";
  for await (const piece of await sandbox.readFile({ path: "made/a" })) text += piece;
  await sandbox.downloadFile({ path: "made/a" }, { path: "got", cwd: process.cwd() });
  return text + (await sandbox.readFileToBuffer({ path: "made/a" }));
});
await step("commands", async () => {
  const command = await sandbox.runCommand({ cmd: "sh", args: ["-c", "echo out; echo err >&2; sleep 600"], detached: true });
  for await (const { data } of command.logs()) if (data === "err\\n") break;
  await command.kill("SIGTERM");
  const { exitCode } = await command.wait();
  const found = await sandbox.getCommand(command.cmdId);
  const done = await sandbox.runCommand("true");
  return [exitCode, await found.stdout(), await found.stderr(), (await found.output("both")).length, (await done.wait()).exitCode];
});
await step("fs", async () => {
  await fs.mkdir("deep/er", { recursive: true });
  await fs.writeFile("deep/a", "one");
  await fs.appendFile("deep/a", "two");
  await fs.copyFile("deep/a", "deep/b");
  await fs.rename("deep/b", "deep/c");
  await fs.symlink("a", "deep/link");
  await fs.chmod("deep/a", 0o600);
  await fs.truncate("deep/c", 2);
  await fs.access("deep/a");
  const made = await fs.mkdtemp("deep/tmp-");
  await fs.rmdir(made);
  const seen = [
    await fs.readFile("deep/a", "utf8"), (await fs.stat("deep/c")).size, (await fs.lstat("deep/link")).isSymbolicLink(),
    await fs.readlink("deep/link"), await fs.realpath("deep/link"), await fs.exists("deep/none"), (await fs.readdir("deep")).sort(),
  ];
  await fs.unlink("deep/c");
  await fs.rm("deep", { recursive: true });
  return seen;
});
await step("chown", async () => { await fs.writeFile("own", ""); await fs.chown("own", 1000, 1000); });
await step("settings", async () => {
  await sandbox.extendTimeout(60_000);
  await sandbox.updateNetworkPolicy("deny-all");
  return [/3000|vercel.run/.test(sandbox.domain(3000)), JSON.stringify(sandbox.networkPolicy)];
});
if (Sandbox.fork) {
  await step("streams", async () => {
    await sandbox.writeFiles([{ path: "run.sh", content: "#!/bin/sh\\necho $TEXT; exit 3", mode: 0o755 }, { path: "/tmp/outside", content: "absolute" }]);
    const failed = await sandbox.runCommand({ cmd: "./run.sh", cwd: "/vercel/sandbox", env: { TEXT: "given" } });
    // The command goes on when its first line has been seen here: held back, it would never end.
    const lines = [];
    const stdout = new Writable({
      write(chunk, _, done) {
        if (lines.push(String(chunk)) === 1) sandbox.writeFiles([{ path: "go", content: "" }]).then(() => done(), done);
        else done();
      },
    });
    const script = "echo first; while [ ! -e go ]; do sleep 0.02; done; echo second";
    await sandbox.runCommand({ cmd: "sh", args: ["-c", script], stdout });
    const late = await sandbox.runCommand({ cmd: "sleep", args: ["600"], timeoutMs: 100 });
    const outside = String(await sandbox.readFileToBuffer({ path: "outside", cwd: "/tmp" }));
    return [failed.exitCode, await failed.output("both"), lines, late.exitCode, outside, await sandbox.readFile({ path: "none" })];
  });
  await step("terminal", async () => {
    const { url, token } = await sandbox.openInteractive();
    const health = await fetch("https://" + new URL(url).hostname + "/health");
    const socket = new WebSocket(url + "?token=" + token);
    await new Promise((opened, failed) => socket.once("open", opened).once("error", failed));
    socket.send(JSON.stringify({ type: "start", command: "sh", args: ["-c", "tty; stty size"], cols: 71, rows: 31 }));
    let text = "";
    socket.on("message", (data, isBinary) => { text += isBinary ? data : JSON.stringify(JSON.parse(String(data))); });
    await new Promise((closed) => socket.once("close", closed));
    return [health.ok, text.replace(/pts.\\d+/, "pts")];
  });
  await step("root", async () => {
    const root = sandbox.asUser("root");
    await root.writeFiles([{ path: "/root/a", content: "root's" }]);
    await root.downloadFile({ path: "/root/a" }, { path: "got", cwd: process.cwd() });
    for await (const _ of await root.readFile({ path: "/root/a" }));
    return [String(await root.readFileToBuffer({ path: "/root/a" })), await (await root.runCommand("id", ["-un"])).stdout()];
  });
  await step("mkDir", () => sandbox.asUser("root").mkDir("/root/made"));
  await step("createUser", () => sandbox.createUser("alice").then(() => undefined));
  await step("createGroup", () => sandbox.createGroup("devs").then(() => undefined));
  await step("addUserToGroup", () => sandbox.asUser("alice").addToGroup("devs"));
  await step("removeUserFromGroup", () => sandbox.asUser("alice").removeFromGroup("devs"));
  await step("others", async () => {
    const found = await Sandbox.getOrCreate({ ...credentials, name: "box" });
    await found.update({ tags: { a: "b" } });
    await found.resume();
    const session = found.currentSession();
    await session.mkDir("again");
    await session.writeFiles([{ path: "again/a", content: "a" }]);
    for await (const _ of await session.readFile({ path: "again/a" }));
    await session.downloadFile({ path: "again/a" }, { path: "got", cwd: process.cwd() });
    await session.getCommand((await session.runCommand("true")).cmdId);
    await session.openInteractive();
    await session.update({ networkPolicy: "allow-all" });
    await session.extendTimeout(1000);
    return [(await session.readFileToBuffer({ path: "again/a" })).length, session.domain(3000) === sandbox.domain(3000), (await (await found.listSessions()).toArray()).length];
  });
}
const read = Sandbox.fork ? { name: "box" } : { sandboxId: sandbox.sandboxId };
await step("found", async () => [(await Sandbox.get({ ...credentials, ...read })).status, JSON.stringify(await Sandbox.list({ ...credentials })).length > 100]);
await step("snapshots", async () => {
  const first = await sandbox.snapshot();
  const { snapshotId } = first;
  await Snapshot.list({ ...credentials });
  let trees;
  if (Snapshot.tree) {
    await sandbox.listSnapshots();
    await sandbox.runCommand("true");
    const second = await sandbox.currentSession().snapshot();
    const walk = async (from, sortOrder) => (await (await Snapshot.tree({ ...credentials, snapshotId: from, sortOrder, limit: 1 })).toArray()).map(({ snapshot, count }) => [snapshot.id === snapshotId ? "first" : snapshot.id === second.snapshotId ? "second" : "other", count]);
    trees = [await walk(second.snapshotId, "desc"), await walk(snapshotId, "asc")];
    await (await Sandbox.fork({ ...credentials, sourceSandbox: "box", name: "fork" })).delete();
  }
  const found = await Snapshot.get({ ...credentials, snapshotId });
  await found.delete();
  return [found.status, trees];
});
if (Drive) await step("drives", async () => {
  const drive = await Drive.getOrCreate({ ...credentials, name: "data" });
  const one = await Sandbox.create({ ...credentials, name: "one", mounts: { "/vercel/sandbox/data": drive } });
  await one.writeFiles([{ path: "data/a", content: "shared" }]);
  await one.stop();
  const two = await Sandbox.create({ ...credentials, name: "two", mounts: { "/vercel/sandbox/data": drive.snapshot() } });
  const text = String(await two.readFileToBuffer({ path: "data/a" }));
  for (const each of [one, two]) await each.delete();
  const count = (await (await Drive.list({ ...credentials })).toArray()).length;
  await drive.delete();
  return [text, count];
});
await step("end", async () => {
  const last = await Sandbox.create({ ...credentials, runtime: "node24" });
  await last.stop();
  await last.delete?.();
});
said.forgotten = [...forgotten].filter((name) => !/^Session\\.(stop|updateRoutes)|waitForStop|chmodOrThrow/.test(name)).sort();
console.log(JSON.stringify(said));
`;

const sdks = [
  ["sandbox-1", "@vercel/sandbox 1.x"],
  ["sandbox-2", "@vercel/sandbox 2.x"],
  ["@vercel/sandbox", "@vercel/sandbox"],
] as const;
const each = isolations
  .filter((isolation) => isolation !== "none")
  .flatMap((isolation) => sdks.map(([sdk, name]) => ({ isolation, sdk, name })));

test.each(each)(
  "each public method of $sdk does its work, isolation $isolation, or docs/sandboxes.md says why not",
  async ({ isolation, sdk, name }) => {
    const desk = await createSandboxDesk(isolation);
    desk.write({ "program.mjs": program });
    const env = { TOKEN: desk.emulator.token, TEAM: desk.teamId, PROJECT: desk.projectId };
    const { stdout } = await desk.node(name, ["program.mjs", join(clients, "package.json"), sdk], env);
    const unknown = expect.stringMatching(/chown: .*: Invalid argument/);
    const former = {
      refused: {},
      files: "aa",
      commands: [143, "out\n", "err\n", 8, 0],
      fs: ["onetwo", 2, true, "a", "/vercel/sandbox/deep/a", false, ["a", "c", "er", "link"]],
      settings: [true, '"deny-all"'],
      found: ["running", true],
      snapshots: ["deleted", null],
      forgotten: [],
    };
    const later = {
      ...former,
      refused: { mkDir: unknown, createUser: unknown, createGroup: unknown },
      settings: [true, null],
      terminal: [true, '/dev/pts\r\n31 71\r\n{"type":"exit","code":0}'],
      streams: [3, "given\n", ["first\n", "second\n"], 137, "absolute", null],
      root: ["root's", "root\n"],
      others: [1, true, 1],
      snapshots: ["deleted", [[["first", "1"]], [["second", "1"]]]],
    };
    const expected = {
      "sandbox-1": former,
      "sandbox-2": later,
      "@vercel/sandbox": { ...later, drives: ["shared", 1] },
    };
    expect(JSON.parse(stdout)).toEqual(expected[sdk]);
  },
);

const provider = `
import { createRequire } from "node:module";
const { vercel } = createRequire(process.argv[2])("@computesdk/vercel");
const { sandbox, snapshot } = vercel({ token: process.env.TOKEN, teamId: process.env.TEAM, projectId: process.env.PROJECT });
const box = await sandbox.create({ ports: [3000], timeout: 120_000 });
await box.filesystem.mkdir("made");
await box.filesystem.writeFile("made/a", "a");
const { stdout, stderr, exitCode } = await box.runCommand("printenv TEXT; echo err >&2; exit 3", { cwd: "/tmp", env: { TEXT: "given" } });
const said = { ran: [stdout, stderr, exitCode], read: await box.filesystem.readFile("made/a"), url: await box.getUrl({ port: 3000 }), info: (await box.getInfo()).status };
const found = await sandbox.getById(box.sandboxId);
const { snapshotId } = await snapshot.create(found.sandboxId);
const other = await sandbox.create({ snapshotId });
said.other = await other.filesystem.readFile("made/a");
await snapshot.delete(snapshotId);
await sandbox.destroy(other.sandboxId);
said.stopped = other.getInstance().status;
console.log(JSON.stringify(said));
`;

test.each(isolations)("each method of @computesdk/vercel does its work, isolation %s", async (isolation) => {
  const desk = await createSandboxDesk(isolation);
  desk.write({ "program.mjs": provider });
  const env = { TOKEN: desk.emulator.token, TEAM: desk.teamId, PROJECT: desk.projectId };
  const { stdout } = await desk.node("@computesdk/vercel", ["program.mjs", join(clients, "package.json")], env);
  expect(JSON.parse(stdout)).toEqual({
    ran: ["given\n", "err\n", 3],
    read: "a",
    url: expect.stringMatching(/^https:\/\/sb-\w+-3000\.vercel\.run$/),
    info: "running",
    other: "a",
    stopped: expect.any(String),
  });
});
