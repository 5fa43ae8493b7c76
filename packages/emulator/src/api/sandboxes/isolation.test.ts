import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { createClient } from "@slipway/core";
import { createProject } from "@slipway/projects";
import * as sandboxes from "@slipway/sandboxes";
import { packTar } from "modern-tar";
import { describe, expect, onTestFinished, test } from "vitest";
import { announced, prepareCommand } from "../../../test/run-command.ts";
import { sh } from "../../../test/sandbox-shell.ts";
import { start } from "../../../test/start.ts";
import { makeCgroup } from "../../domain/sandboxes/runtimes/process/cgroup.ts";
import { isolationProblem } from "../../domain/sandboxes/runtimes/process/isolation.ts";

const { run } = prepareCommand();
const isolation = "bubblewrap";
const problem = await isolationProblem();

if (problem !== undefined) test(`bubblewrap cannot be had on this machine, and is not tested: ${problem}`, () => {});

/** The processes of this machine whose command line holds a text. */
function processesWith(text: string): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && name !== String(process.pid))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(text);
      } catch {
        return false;
      }
    });
}

async function none(text: string): Promise<void> {
  await expect.poll(() => processesWith(text), { timeout: 10_000 }).toEqual([]);
}

describe.runIf(problem === undefined)("with bubblewrap", () => {
  async function startSandbox() {
    const started = await start({ sandboxes: { runtime: "process", isolation } });
    const { id: projectId } = await createProject(started.client, { name: "agents" });
    const { session } = await sandboxes.createSandbox(started.client, { projectId, name: "box" });
    const sessionId = session.id;
    async function sh(script: string, more: Partial<sandboxes.StreamSessionCommandInput> = {}) {
      let [output, exitCode]: [string, number | null | undefined] = ["", null];
      const command = { sessionId, command: "sh", args: ["-c", script], logs: true, ...more };
      for await (const line of sandboxes.streamSessionCommand(started.client, command)) {
        if ("data" in line) output += line.data;
        else exitCode = line.command?.exitCode;
      }
      return { output, exitCode };
    }
    return { ...started, projectId, sessionId, sh };
  }

  test("a command is in /vercel/sandbox, is no root, and sees nothing of the machine's own", async () => {
    const { sh } = await startSandbox();
    expect(
      (await sh("pwd; id -u; whoami; ls -d /home/* /root/* /etc/shadow /usr/src 2>/dev/null; node -p 1+1")).output,
    ).toBe("/vercel/sandbox\n1000\nvercel-sandbox\n2\n");
    expect((await sh("id -u", { sudo: true })).output).toBe("0\n");
    // Neither what the emulator was started with, nor where it keeps the files.
    expect((await sh("env")).output).not.toMatch(/OLDPWD|NODE_OPTIONS|SLIPWAY_(?!SANDBOX=)|slipway-/);
    // What it writes anywhere is there for the next one, and nowhere on the machine.
    expect((await sh("mkdir /app; echo there | tee /tmp/a /app/a /usr/slipway-hostile")).exitCode).toBe(0);
    expect((await sh("cat /app/a /usr/slipway-hostile")).output).toBe("there\nthere\n");
    expect(existsSync("/usr/slipway-hostile")).toBe(false);
    expect((await sh("cat /tmp/a; ls /proc | grep -c '^[0-9]'")).output).toMatch(/^there\n[1-9]\n$/);
  });

  test("a signal reaches the command also when others have been left to its namespace", async () => {
    const { client, sessionId } = await startSandbox();
    const script =
      "(sleep 61.5 &); (sleep 61.5 &); trap 'echo bye; exit 9' TERM; echo ready; while :; do sleep 0.05; done";
    const { command } = await sandboxes.runSessionCommand(client, { sessionId, command: "sh", args: ["-c", script] });
    let seen = "";
    for await (const line of sandboxes.getSessionCommandLogs(client, { sessionId, cmdId: command.id })) {
      seen += line.data;
      if (seen === "ready\n") await sandboxes.killSessionCommand(client, { sessionId, cmdId: command.id, signal: 15 });
    }
    expect(seen).toBe("ready\nbye\n");
  });

  test("a signal reaches the command, one that ignores it is ended with its session, and exit codes are its own", async () => {
    const { client, sessionId, sh } = await startSandbox();
    expect((await sh("exit 7")).exitCode).toBe(7);
    const args = ["-c", "trap 'echo bye; exit 9' TERM; echo ready; while :; do sleep 0.05; done"];
    const { command } = await sandboxes.runSessionCommand(client, { sessionId, command: "sh", args });
    const cmdId = command.id;
    let seen = "";
    for await (const line of sandboxes.getSessionCommandLogs(client, { sessionId, cmdId })) {
      seen += line.data;
      if (seen === "ready\n") await sandboxes.killSessionCommand(client, { sessionId, cmdId, signal: 15 });
    }
    expect(seen).toBe("ready\nbye\n");
    const ended = await sandboxes.getSessionCommand(client, { sessionId, cmdId, wait: true });
    expect(ended.command.exitCode).toBe(9);
    const deaf = ["-c", "trap '' TERM INT HUP; echo deaf; while :; do sleep 0.1234567; done"];
    const other = await sandboxes.runSessionCommand(client, { sessionId, command: "sh", args: deaf });
    for await (const _ of sandboxes.getSessionCommandLogs(client, { sessionId, cmdId: other.command.id })) break;
    await sandboxes.stopSession(client, { sessionId });
    await none("0.1234567");
  });

  test("a link that a command makes, and a path that leads up, end at the sandbox's own files", async () => {
    const { client, sessionId, sh } = await startSandbox();
    await sh("ln -s /etc/passwd a; ln -s / root; ln -s ../../../../etc/passwd up");
    for (const path of ["a", "root/etc/passwd", "up", "/etc/passwd", "../../etc/passwd"]) {
      const file = await sandboxes.readSessionFile(client, { sessionId, path });
      expect(await new Response(file).text()).toMatch(/^root:.*\nvercel-sandbox:.*\n$/);
    }
  });

  test("archives write the sandbox's own files alone, and hold neither hard links nor devices", async () => {
    const { client, sessionId, sh } = await startSandbox();
    const write = async (entry: Parameters<typeof packTar>[0][number]) =>
      sandboxes.writeSessionFiles(client, { sessionId, body: new Uint8Array(gzipSync(await packTar([entry]))) });
    await write({ header: { name: "link", size: 0, type: "symlink", linkname: "/etc" } });
    await write({ header: { name: "../../slipway-escaped", size: 1, type: "file" }, body: "x" });
    await write({ header: { name: "link/slipway-escaped", size: 1, type: "file" }, body: "x" });
    expect((await sh("cat /slipway-escaped /etc/slipway-escaped")).output).toBe("xx");
    expect(existsSync("/slipway-escaped") || existsSync("/etc/slipway-escaped")).toBe(false);
    for (const type of ["link", "character-device"] as const) {
      const entry = { header: { name: "hostile", size: 0, type, linkname: "/etc/passwd" } };
      await expect(write(entry)).rejects.toMatchObject({ status: 400 });
    }
    for (const body of [new Uint8Array(), new Uint8Array([1, 2, 3])]) {
      const message = expect.stringMatching(/it is not gzipped, or not whole \(\w/);
      await expect(sandboxes.writeSessionFiles(client, { sessionId, body })).rejects.toMatchObject({ message });
    }
  });

  test("processes without end are bounded, and all of them end with the session", { tags: "endurance" }, async () => {
    const bound = makeCgroup("probe", { memory: 64, vcpus: 1 });
    await bound?.remove();
    // Without a cgroup nothing bounds them, and a machine is not to be stopped to show it.
    const script = bound?.bounds.includes("pids")
      ? "f() { f | f & }; f; sleep 31.4159"
      : "sleep 31.4159 & sleep 31.4159";
    const { client, emulator, sessionId } = await startSandbox();
    await sandboxes.runSessionCommand(client, { sessionId, command: "sh", args: ["-c", script] });
    await expect.poll(() => processesWith("31.4159").length).toBeGreaterThan(0);
    expect((await sandboxes.getSession(client, { sessionId })).session.status).toBe("running");
    await sandboxes.stopSession(client, { sessionId });
    await none("31.4159");
    await emulator.close();
  });

  test("a session whose processes somebody else ends goes on with its files, and can be stopped", {
    tags: "endurance",
  }, async () => {
    const { client, sessionId, sh } = await startSandbox();
    expect((await sh("echo kept > /usr/kept; echo kept > /tmp/kept")).exitCode).toBe(0);
    const lost = sh("echo begun; exec sleep 600");
    await expect.poll(() => processesWith("sleep\u0000600")).not.toEqual([]);
    const agent = processesWith("agent.entry").find((pid) =>
      readFileSync(`/proc/${pid}/environ`, "utf8").startsWith(`SLIPWAY_SANDBOX=${sessionId}`),
    );
    process.kill(Number(agent), "SIGKILL");
    expect(await lost).toEqual({ output: "begun\n", exitCode: 137 });
    expect((await sh("cat /usr/kept /tmp/kept")).output).toBe("kept\nkept\n");
    expect((await sandboxes.stopSession(client, { sessionId })).session.status).toBe("stopped");
  });

  test("nothing of an emulator that was killed is left", { tags: "endurance" }, async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), "slipway-test-"));
    onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }));
    const child = run("--data", dataFolder, "--sandboxes", "process", "--isolation", isolation);
    const { url, token } = await announced(child);
    const client = createClient({ baseUrl: url, token, retry: false });
    const { id: projectId } = await createProject(client, { name: "agents" });
    const { session } = await sandboxes.createSandbox(client, { projectId, name: "box" });
    const sessionId = session.id;
    const args = ["-c", "echo kept > a; echo ready; setsid sleep 27.1828 & sleep 27.1828"];
    const { command } = await sandboxes.runSessionCommand(client, { sessionId, command: "sh", args });
    for await (const _ of sandboxes.getSessionCommandLogs(client, { sessionId, cmdId: command.id })) break;
    await expect.poll(() => processesWith("27.1828").length).toBeGreaterThan(1);
    child.kill("SIGKILL");
    await once(child, "exit");
    await none("27.1828");
    const again = await start({ dataFolder, token, sandboxes: { runtime: "process", isolation } });
    const ended = await sandboxes.getSessionCommand(again.client, { sessionId, cmdId: command.id });
    expect(ended.command.exitCode).toBe(137);
    const file = await sandboxes.readSessionFile(again.client, { sessionId, path: "a" });
    expect(await new Response(file).text()).toBe("kept\n");
  });
});

test("without isolation too nothing of an emulator that was killed is left once the next one has started", {
  tags: "endurance",
}, async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), "slipway-test-"));
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }));
  const child = run("--data", dataFolder, "--sandboxes", "process", "--isolation", "none");
  const { url, token } = await announced(child);
  const client = createClient({ baseUrl: url, token, retry: false });
  const { id: projectId } = await createProject(client, { name: "agents" });
  const { session } = await sandboxes.createSandbox(client, { projectId, name: "box" });
  const args = ["-c", "echo ready; setsid sleep 16.1803 & sleep 16.1803"];
  await sandboxes.runSessionCommand(client, { sessionId: session.id, command: "sh", args });
  await expect.poll(() => processesWith("16.1803").length).toBeGreaterThan(1);
  child.kill("SIGKILL");
  await once(child, "exit");
  await start({ dataFolder, token, sandboxes: { runtime: "process", isolation: "none" } });
  await none("16.1803");
});

test("output without end is kept up to a bound and told, and everything else still answers", {
  tags: "endurance",
}, async () => {
  const { client } = await start({ sandboxes: { runtime: "process", isolation: "none" } });
  const { id: projectId } = await createProject(client, { name: "agents" });
  const { session } = await sandboxes.createSandbox(client, { projectId });
  const input = { sessionId: session.id, command: "yes", logs: true };
  let [length, last] = [0, ""];
  for await (const line of sandboxes.streamSessionCommand(client, input)) {
    if (!("data" in line)) continue;
    last = String(line.data);
    length += last.length;
    if (last.includes("not kept")) break;
  }
  expect(last).toContain("what follows is not kept");
  expect(length).toBeLessThan(17 * 1024 ** 2);
  expect((await sandboxes.getSession(client, { sessionId: session.id })).session.status).toBe("running");
});

test("a port of a sandbox is reached under a host of its own", async () => {
  const { client, emulator } = await start({ sandboxes: { runtime: "process", isolation: "none" } });
  const { id: projectId } = await createProject(client, { name: "agents" });
  const port = 20_000 + (process.pid % 20_000);
  const { session, routes } = await sandboxes.createSandbox(client, { projectId, ports: [port] });
  const url = routes[0]?.url ?? "";
  expect((await emulator.fetch(url)).status).toBe(502);
  const server = `require("http").createServer((q, a) => a.end(q.url)).listen(${port}, () => console.log("up"))`;
  const input = { sessionId: session.id, command: "node", args: ["-e", server] };
  const { command } = await sandboxes.runSessionCommand(client, input);
  const logs = sandboxes.getSessionCommandLogs(client, { sessionId: session.id, cmdId: command.id });
  for await (const _ of logs) break;
  expect(await (await emulator.fetch(`${url}/a?b=c`)).text()).toBe("/a?b=c");
  await sandboxes.stopSession(client, { sessionId: session.id });
  expect((await emulator.fetch(url)).status).toBe(410);
});

test("what lies deeper than a path is long holds nothing up: neither a stop, nor a removal, nor the next start", {
  tags: "endurance",
}, async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), "slipway-test-"));
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }));
  const { client, emulator } = await start({ dataFolder, sandboxes: { runtime: "process", isolation: "none" } });
  const { id: projectId } = await createProject(client, { name: "agents" });
  const { session } = await sandboxes.createSandbox(client, { projectId, name: "box" });
  const down = "n=$(printf 'd%.0s' $(seq 200)); for i in $(seq 60); do mkdir $n && cd $n; done";
  await sh(client, session.id, `echo kept > a; ${down}; mkdir "$(printf 'bad\\377')"; cd bad*; ${down}`);
  await sandboxes.stopSession(client, { sessionId: session.id });
  const again = await sandboxes.getSandbox(client, { name: "box", projectId, resume: true });
  expect((await sh(client, again.session.id, `cat a; ${down}`)).output).toMatch(/^kept\n/);
  await emulator.close();
  const next = await start({ dataFolder, sandboxes: { runtime: "process", isolation: "none" } });
  await sandboxes.deleteSandbox(next.client, { name: "box", projectId, deleteOrphanSnapshots: true });
  await next.emulator.close();
  expect(readdirSync(join(dataFolder, "sandboxes", "sessions"))).toEqual([]);
});

test("files that a tar says otherwise are there after a stop: hard links, times before 1970; a name that is no text is left out", async () => {
  const { client } = await start({ sandboxes: { runtime: "process", isolation: "none" } });
  const { id: projectId } = await createProject(client, { name: "agents" });
  const { session } = await sandboxes.createSandbox(client, { projectId, name: "box" });
  const script = [
    "echo one > a; ln a b; touch -d 1960-01-01 old",
    "mkdir -p deep/er; ln a deep/er/c; echo x > \"$(printf 'bad\\377name')\"",
  ].join("; ");
  const { command } = await sandboxes.runSessionCommand(client, {
    sessionId: session.id,
    command: "sh",
    args: ["-c", script],
  });
  await sandboxes.getSessionCommand(client, { sessionId: session.id, cmdId: command.id, wait: true });
  await sandboxes.stopSession(client, { sessionId: session.id });
  const again = await sandboxes.getSandbox(client, { name: "box", projectId, resume: true });
  const list = await sandboxes.runSessionCommand(client, {
    sessionId: again.session.id,
    command: "sh",
    args: ["-c", "cat b deep/er/c; ls"],
  });
  let seen = "";
  const of = { sessionId: again.session.id, cmdId: list.command.id };
  for await (const line of sandboxes.getSessionCommandLogs(client, of)) seen += line.data;
  expect(seen).toBe("one\none\na\nb\ndeep\nold\n");
});
