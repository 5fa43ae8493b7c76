import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { clients, createSandboxDesk, isolations, type SandboxDesk } from "./sandbox-desk.ts";

/** What every program here begins with: the platform's SDK, and credentials as its own documents pass them. */
const beginningWith = (sdk: Sdk) => `
import { createRequire } from "node:module";
import { setTimeout } from "node:timers/promises";
const { Sandbox, Snapshot, Drive, APIError } = createRequire(process.argv[2])("${sdk}");
const credentials = { token: process.env.TOKEN, teamId: process.env.TEAM, projectId: process.env.PROJECT };
const said = {};
`;

/** Runs a program with the SDK, and returns what it noted in \`said\`. */
async function withSdk(desk: SandboxDesk, program: string, sdk: Sdk): Promise<Record<string, unknown>> {
  const { emulator, teamId, projectId } = desk;
  desk.write({ "program.mjs": `${beginningWith(sdk)}${program}\nconsole.log(JSON.stringify(said));\n` });
  const { stdout, stderr } = await desk.node(
    sdk === "sandbox-2" ? "@vercel/sandbox 2.x" : sdk,
    ["program.mjs", join(clients, "package.json")],
    {
      TOKEN: emulator.token,
      TEAM: teamId,
      PROJECT: projectId,
    },
  );
  expect(stderr).toBe("");
  return JSON.parse(stdout);
}

type Sdk = "@vercel/sandbox" | "sandbox-2";
const each = isolations.flatMap((isolation) =>
  (["@vercel/sandbox", "sandbox-2"] as const).map((sdk) => ({ sdk, isolation })),
);

describe.each(each)("the platform's sandbox SDK, $sdk, isolation $isolation", ({ sdk, isolation }) => {
  test("writes files, runs commands, streams what they write, and reads files back", async () => {
    const said = await withSdk(
      await createSandboxDesk(isolation),
      `
      const sandbox = await Sandbox.create({ ...credentials, name: "box", runtime: "node24", env: { GREETING: "hello" } });
      said.created = [sandbox.name, sandbox.status, sandbox.runtime, sandbox.persistent, sandbox.cwd];
      await sandbox.mkDir("src");
      await sandbox.writeFiles([
        { path: "src/say.mjs", content: Buffer.from("console.log(process.env.GREETING, process.argv[2])") },
        { path: "run.sh", content: "#!/bin/sh\\necho ran; exit 3", mode: 0o755 },
        { path: "/tmp/outside", content: "absolute" },
      ]);
      const done = await sandbox.runCommand("node", ["src/say.mjs", "there"]);
      said.ran = [done.exitCode, await done.stdout(), await done.stderr()];
      const failed = await sandbox.runCommand({ cmd: "./run.sh", cwd: "/vercel/sandbox", env: { GREETING: "other" } });
      said.failed = [failed.exitCode, await failed.output("both")];
      // The command goes on when its first line has been seen here: held back, it would never end.
      const seen = [];
      const { Writable } = await import("node:stream");
      const stdout = new Writable({
        write(chunk, _, done) {
          seen.push(String(chunk));
          if (seen.length === 1) sandbox.writeFiles([{ path: "go", content: "" }]).then(() => done(), done);
          else done();
        },
      });
      const script = "echo first; while [ ! -e go ]; do sleep 0.02; done; echo second";
      const streamed = await sandbox.runCommand({ cmd: "sh", args: ["-c", script], stdout });
      said.streamed = [streamed.exitCode, seen];
      said.read = [
        String(await sandbox.readFileToBuffer({ path: "src/say.mjs" })).length,
        String(await sandbox.readFileToBuffer({ path: "outside", cwd: "/tmp" })),
        await sandbox.readFile({ path: "none" }),
      ];
      said.files = (await sandbox.fs.readdir(".")).sort();
      said.stat = (await sandbox.fs.stat("run.sh")).size;
      await sandbox.delete();
      said.deleted = await Sandbox.get({ ...credentials, name: "box" }).catch((error) => error.response.status);
      `,
      sdk,
    );
    expect(said).toEqual({
      created: ["box", "running", "node24", true, "/vercel/sandbox"],
      ran: [0, "hello there\n", ""],
      failed: [3, "ran\n"],
      streamed: [0, ["first\n", "second\n"]],
      read: [50, "absolute", null],
      files: ["go", "run.sh", "src"],
      stat: 26,
      deleted: 404,
    });
  });

  test("starts a command beside itself, follows its log, kills it, and finds it again", async () => {
    const said = await withSdk(
      await createSandboxDesk(isolation),
      `
      await using sandbox = await Sandbox.create({ ...credentials, name: "box" });
      const script = "trap 'echo bye; exit 7' TERM; echo ready; while :; do sleep 0.02; done";
      const command = await sandbox.runCommand({ cmd: "sh", args: ["-c", script], detached: true });
      said.exitCode = command.exitCode;
      const other = await Sandbox.get({ ...credentials, name: "box" });
      const again = await other.getCommand(command.cmdId);
      said.log = [];
      for await (const { stream, data } of again.logs()) {
        said.log.push([stream, data]);
        if (data === "ready\\n") await command.kill("SIGTERM");
      }
      said.ended = (await command.wait()).exitCode;
      said.output = await again.stdout();
      const late = await sandbox.runCommand({ cmd: "sleep", args: ["600"], timeoutMs: 100 });
      said.late = late.exitCode;
      `,
      sdk,
    );
    expect(said).toEqual({
      exitCode: null,
      log: [
        ["stdout", "ready\n"],
        ["stdout", "bye\n"],
      ],
      ended: 7,
      output: "ready\nbye\n",
      late: 137,
    });
  });

  test("a snapshot begins other sandboxes, a fork begins with one, and what was stopped is resumed with its files", async () => {
    const said = await withSdk(
      await createSandboxDesk(isolation),
      `
      const text = async (sandbox) => String(await sandbox.readFileToBuffer({ path: "kept" }));
      const sandbox = await Sandbox.create({ ...credentials, name: "box", tags: { for: "test" } });
      await sandbox.writeFiles([{ path: "kept", content: "kept" }]);
      const snapshot = await sandbox.snapshot({ expiration: 86_400_000 });
      said.snapshot = [snapshot.status, snapshot.sizeBytes > 0, snapshot.expiresAt > new Date(), sandbox.status];
      const other = await Sandbox.create({ ...credentials, name: "other", source: { type: "snapshot", snapshotId: snapshot.snapshotId } });
      said.other = [await text(other), other.sourceSnapshotId === snapshot.snapshotId];
      const fork = await Sandbox.fork({ ...credentials, sourceSandbox: "box", name: "fork" });
      said.fork = [fork.name, await text(fork), fork.tags];
      await fork.stop();
      // One that is stopped is resumed by the SDK itself, when it is used.
      said.resumed = [await text(fork), fork.status];
      said.got = (await Sandbox.get({ ...credentials, name: "box", resume: true })).status;
      const names = async (params) => (await (await Sandbox.list({ ...credentials, ...params })).toArray()).map(({ name }) => name).sort();
      said.listed = [await names(), await names({ limit: 1 }), await names({ namePrefix: "o", sortBy: "name" }), await names({ tags: { for: "test" } })];
      said.sessions = (await (await fork.listSessions()).toArray()).length;
      said.snapshots = (await (await Snapshot.list({ ...credentials, name: "box" })).toArray()).map(({ id }) => id === snapshot.snapshotId);
      const found = await Snapshot.get({ ...credentials, snapshotId: snapshot.snapshotId });
      await found.delete();
      said.deleted = found.status;
      `,
      sdk,
    );
    expect(said).toMatchObject({
      snapshot: ["created", true, true, "stopped"],
      other: ["kept", true],
      fork: ["fork", "kept", { for: "test" }],
      resumed: ["kept", "running"],
      got: "running",
      listed: [["box", "fork", "other"], ["box", "fork", "other"], ["other"], ["box", "fork"]],
      sessions: 2,
      snapshots: [true],
      deleted: "deleted",
    });
  });

  test("is given more time, other settings, and reaches a port", async () => {
    const desk = await createSandboxDesk(isolation);
    const said = await withSdk(
      desk,
      `
      const sandbox = await Sandbox.create({ ...credentials, name: "box", ports: [3000], timeout: 60_000, resources: { vcpus: 2 } });
      await sandbox.extendTimeout(60_000);
      said.timeout = sandbox.currentSession().timeout;
      await sandbox.update({ timeout: 180_000, networkPolicy: { allow: ["example.com"] }, tags: { kind: "web" } });
      said.updated = [sandbox.timeout, sandbox.currentSession().timeout, sandbox.tags, sandbox.networkPolicy];
      await sandbox.writeFiles([{ path: "serve.mjs", content: "import http from 'node:http'; http.createServer((q, a) => a.end('served ' + q.url)).listen(process.env.PORT ?? 3000, () => console.log('up'))" }]);
      const server = await sandbox.runCommand({ cmd: "node", args: ["serve.mjs"], detached: true });
      for await (const { data } of server.logs()) if (data.includes("up")) break;
      const domain = sandbox.domain(3000);
      said.domain = domain.replace(/sb-[a-z0-9]+/, "sb");
      said.served = await (await fetch(domain + "/page")).text();
      said.none = await Promise.resolve().then(() => sandbox.domain(1)).catch((error) => error.message);
      const stopped = await sandbox.stop();
      said.stopped = [stopped.status, stopped.snapshot?.creationMethod];
      `,
      sdk,
    );
    expect(said).toEqual({
      timeout: 120_000,
      updated: [180_000, 180_000, { kind: "web" }, { allow: ["example.com"] }],
      domain: "https://sb-3000.vercel.run",
      served: "served /page",
      none: "No route for port 1",
      stopped: ["stopped", "automatic"],
    });
  });

  // Version 2 knows no drives.
  const onDrives = sdk === "sandbox-2" ? [] : [sdk];
  test.each(onDrives)("keeps files on a drive that outlasts its sandboxes", async () => {
    const said = await withSdk(
      await createSandboxDesk(isolation),
      `
      const drive = await Drive.getOrCreate({ ...credentials, name: "data" });
      const one = await Sandbox.create({ ...credentials, name: "one", mounts: { "/vercel/sandbox/data": drive } });
      await one.writeFiles([{ path: "data/a", content: "shared" }]);
      await one.stop();
      const two = await Sandbox.create({ ...credentials, name: "two", mounts: { "/vercel/sandbox/data": drive.snapshot() } });
      said.read = String(await two.readFileToBuffer({ path: "data/a" }));
      said.drives = (await (await Drive.list({ ...credentials })).toArray()).map(({ name }) => name);
      await one.delete();
      await two.delete();
      await drive.delete();
      said.left = (await (await Drive.list({ ...credentials })).toArray()).length;
      `,
      sdk,
    );
    expect(said).toEqual({ read: "shared", drives: ["data"], left: 0 });
  });
});
