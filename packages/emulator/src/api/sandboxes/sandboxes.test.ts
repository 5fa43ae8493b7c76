import { createProject } from "@slipway/projects";
import * as sandboxes from "@slipway/sandboxes";
import { expect, test } from "vitest";
import { archiveOf } from "../../../test/archive-of.ts";
import { ran, sh, startSandbox } from "../../../test/sandbox-shell.ts";
import { start } from "../../../test/start.ts";

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

test("creating a sandbox without a runtime is refused with a sentence that names both", async () => {
  const { client } = await start();
  const { id: projectId } = await createProject(client, { name: "agents" });
  await expect(sandboxes.createSandbox(client, { projectId })).rejects.toThrow(/`process`.*`just-bash`/);
});

test("a command's output and exit code are streamed", async () => {
  const { client, sessionId } = await startSandbox();
  const args = ["-e", "console.log('out'); console.error('err'); process.exit(3)"];
  expect(await ran(client, { sessionId, command: "node", args })).toEqual({
    stdout: "out\n",
    stderr: "err\n",
    exitCode: 3,
  });
});

test("output arrives while it is written", async () => {
  const { client, sessionId } = await startSandbox();
  const script = "echo first; read line < gate; echo second";
  await ran(client, { sessionId, command: "mkfifo", args: ["gate"] });
  const seen: string[] = [];
  const stream = sandboxes.streamSessionCommand(client, { sessionId, command: "sh", args: ["-c", script], logs: true });
  for await (const line of stream) {
    if (!("data" in line) || line.stream === "error") continue;
    seen.push(String(line.data));
    // The command waits for this: had the first line been held back, nothing would go on.
    if (seen.length === 1) await ran(client, { sessionId, command: "sh", args: ["-c", "echo go > gate"] });
  }
  expect(seen).toEqual(["first\n", "second\n"]);
});

test("a signal ends a detached command, and what it wrote is read again", async () => {
  const { client, sessionId } = await startSandbox();
  const args = ["-c", "trap 'echo bye; exit 7' TERM; echo ready; while :; do sleep 0.05; done"];
  const { command } = await sandboxes.runSessionCommand(client, { sessionId, command: "sh", args });
  expect(command.exitCode).toBe(null);
  const cmdId = command.id;
  const seen: string[] = [];
  for await (const line of sandboxes.getSessionCommandLogs(client, { sessionId, cmdId })) {
    seen.push(String(line.data));
    if (seen.length === 1) await sandboxes.killSessionCommand(client, { sessionId, cmdId, signal: 15 });
  }
  expect(seen.join("")).toBe("ready\nbye\n");
  expect((await sandboxes.getSessionCommand(client, { sessionId, cmdId, wait: true })).command.exitCode).toBe(7);
  const again: string[] = [];
  for await (const line of sandboxes.getSessionCommandLogs(client, { sessionId, cmdId })) again.push(String(line.data));
  expect(again.join("")).toBe("ready\nbye\n");
});

test("files are written as an archive, read back, and kept from session to session", async () => {
  const { client, sessionId, projectId } = await startSandbox();
  await sandboxes.createSessionDirectory(client, { sessionId, path: "src/deep" });
  await sandboxes.writeSessionFiles(client, { sessionId, body: await archiveOf({ "src/a.txt": "hello" }) });
  expect((await ran(client, { sessionId, command: "cat", args: ["src/a.txt"] })).stdout).toBe("hello");
  expect(await textOf(await sandboxes.readSessionFile(client, { sessionId, path: "/vercel/sandbox/src/a.txt" }))).toBe(
    "hello",
  );
  await expect(sandboxes.readSessionFile(client, { sessionId, path: "none" })).rejects.toMatchObject({ status: 404 });
  const stopped = await sandboxes.stopSession(client, { sessionId });
  expect(stopped).toMatchObject({ sandbox: { status: "stopped" }, snapshot: { creationMethod: "automatic" } });
  await expect(sandboxes.readSessionFile(client, { sessionId, path: "src/a.txt" })).rejects.toMatchObject({
    status: 410,
  });
  const again = await sandboxes.getSandbox(client, { name: "box", projectId, resume: true });
  expect(again).toMatchObject({ resumed: true, sandbox: { status: "running" } });
  expect(
    await textOf(await sandboxes.readSessionFile(client, { sessionId: again.session.id, path: "src/a.txt" })),
  ).toBe("hello");
});

test("files and folders keep their times and rights from session to session", async () => {
  const { client, projectId, sessionId } = await startSandbox();
  const made =
    "mkdir -p a/b && echo x > a/b/c && chmod 640 a/b/c && chmod 700 a/b && touch -d 2001-02-03T04:05:06Z a/b/c a/b a";
  const shown = "stat -c '%n %a %Y' a a/b a/b/c";
  const before = await sh(client, sessionId, `${made}; ${shown}`);
  expect(before.output).toBe("a 755 981173106\na/b 700 981173106\na/b/c 640 981173106\n");
  await sandboxes.stopSession(client, { sessionId });
  const { session } = await sandboxes.getSandbox(client, { name: "box", projectId, resume: true });
  expect(await sh(client, session.id, shown)).toEqual(before);
});

test("a session ends with its time, and can be given more", async () => {
  const { client, emulator, sessionId } = await startSandbox({}, { timeout: 60_000 });
  await sandboxes.extendSessionTimeout(client, { sessionId, duration: 60_000 });
  const { command } = await sandboxes.runSessionCommand(client, { sessionId, command: "sleep", args: ["600"] });
  await emulator.clock.advance(119_999);
  expect((await sandboxes.getSession(client, { sessionId })).session.status).toBe("running");
  await emulator.clock.advance(1);
  expect((await sandboxes.getSession(client, { sessionId })).session.status).toBe("stopped");
  expect((await sandboxes.getSessionCommand(client, { sessionId, cmdId: command.id })).command.exitCode).toBe(143);
});

test("a command ends with its own time", async () => {
  const { client, emulator, sessionId } = await startSandbox();
  const input = { sessionId, command: "sleep", args: ["600"], timeout: 5000 };
  const { command } = await sandboxes.runSessionCommand(client, input);
  await emulator.clock.advance(5000);
  expect((await sandboxes.getSessionCommand(client, { sessionId, cmdId: command.id })).command.exitCode).toBe(137);
});

test("a snapshot stops its session, begins other sandboxes, and expires by the clock", async () => {
  const { client, emulator, sessionId, projectId } = await startSandbox();
  await ran(client, { sessionId, command: "sh", args: ["-c", "echo kept > a"] });
  const { snapshot, session } = await sandboxes.createSessionSnapshot(client, { sessionId, expiration: 1000 });
  expect(session.status).toBe("stopped");
  const source = { type: "snapshot" as const, snapshotId: snapshot.id };
  const other = await sandboxes.createSandbox(client, { projectId, source });
  expect(other.session.sourceSnapshotId).toBe(snapshot.id);
  expect((await ran(client, { sessionId: other.session.id, command: "cat", args: ["a"] })).stdout).toBe("kept\n");
  await emulator.clock.advance(1000);
  await expect(sandboxes.getSessionSnapshot(client, { snapshotId: snapshot.id })).rejects.toMatchObject({
    status: 404,
  });
});

test("only the last snapshots are kept where a sandbox says so", async () => {
  const keepLastSnapshots = { count: 1, deleteEvicted: true };
  const { client, projectId, ...first } = await startSandbox({}, { keepLastSnapshots });
  await sandboxes.stopSession(client, { sessionId: first.sessionId });
  const { session } = await sandboxes.getSandbox(client, { name: "box", projectId, resume: true });
  await ran(client, { sessionId: session.id, command: "touch", args: ["more"] });
  await sandboxes.stopSession(client, { sessionId: session.id });
  const page = await sandboxes.listSessionSnapshots(client, { name: "box" });
  expect(page.snapshots.map(({ sourceSessionId }) => sourceSessionId)).toEqual([session.id]);
});

test("a fork has the files of the other's last snapshot, and changes none of its", async () => {
  const { client, projectId, ...first } = await startSandbox();
  await ran(client, { sessionId: first.sessionId, command: "sh", args: ["-c", "echo one > a"] });
  await sandboxes.stopSession(client, { sessionId: first.sessionId });
  const sessionId = (await sandboxes.getSandbox(client, { name: "box", projectId, resume: true })).session.id;
  await ran(client, { sessionId, command: "sh", args: ["-c", "echo late > b"] });
  const fork = await sandboxes.forkSandbox(client, { name: "box", projectId, newName: "fork" });
  const forked = { sessionId: fork.session.id };
  expect((await ran(client, { ...forked, command: "sh", args: ["-c", "ls; cat a; echo two > a"] })).stdout).toBe(
    "a\none\n",
  );
  expect((await ran(client, { sessionId, command: "cat", args: ["a"] })).stdout).toBe("one\n");
});

test("a drive outlasts its sandbox, and is written in one at a time", async () => {
  const { client, projectId } = await startSandbox();
  await sandboxes.getOrCreateDrive(client, { name: "data", projectId });
  const mounts = { "/vercel/sandbox/data": { drive: "data" } };
  const one = await sandboxes.createSandbox(client, { projectId, name: "one", mounts });
  await ran(client, { sessionId: one.session.id, command: "sh", args: ["-c", "echo shared > data/a"] });
  await expect(sandboxes.createSandbox(client, { projectId, name: "two", mounts })).rejects.toMatchObject({
    status: 409,
  });
  await expect(sandboxes.deleteDrive(client, { name: "data", projectId })).rejects.toMatchObject({ status: 409 });
  const copy = { "/vercel/sandbox/data": { drive: "data", mode: "snapshot" as const } };
  const three = await sandboxes.createSandbox(client, { projectId, name: "three", mounts: copy });
  expect((await ran(client, { sessionId: three.session.id, command: "cat", args: ["data/a"] })).stdout).toBe(
    "shared\n",
  );
  await sandboxes.deleteSandbox(client, { name: "one", projectId });
  const two = await sandboxes.createSandbox(client, { projectId, name: "two", mounts });
  expect(await textOf(await sandboxes.readSessionFile(client, { sessionId: two.session.id, path: "data/a" }))).toBe(
    "shared\n",
  );
});

test("a command gets no variable of the emulator's own", async () => {
  const { client, sessionId } = await startSandbox({}, { env: { GIVEN: "1" } });
  process.env.SLIPWAY_TEST_SECRET = "secret";
  const { stdout } = await ran(client, { sessionId, command: "env", env: { MORE: "2" } });
  delete process.env.SLIPWAY_TEST_SECRET;
  expect(stdout).toContain("GIVEN=1\n");
  expect(stdout).toContain("MORE=2\n");
  expect(stdout).not.toContain("secret");
});

test("a program that keeps to proxy variables cannot reach a host that the policy denies", async () => {
  const { client, sessionId } = await startSandbox({}, { networkPolicy: { mode: "deny-all" } });
  const script = "fetch('http://example.com').then(() => console.log('in'), () => console.log('kept'))";
  expect((await ran(client, { sessionId, command: "node", args: ["-e", script] })).stdout).toBe("kept\n");
});

test("sudo is refused without isolation", async () => {
  const { client, sessionId } = await startSandbox();
  await expect(ran(client, { sessionId, command: "id", sudo: true })).rejects.toThrow(/user namespace/);
});
