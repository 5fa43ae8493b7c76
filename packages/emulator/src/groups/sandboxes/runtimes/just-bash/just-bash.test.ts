import { fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { createProject } from "@slipway/projects";
import * as sandboxes from "@slipway/sandboxes";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { AbsentError, peerEntry } from "../../../../../../../scripts/peers/install-peer.ts";
import peers from "../../../../../../../scripts/peers/peers.json" with { type: "json" };
import manifest from "../../../../../package.json" with { type: "json" };
import { archiveOf } from "../../../../../test/archive-of.ts";
import { start } from "../../../../../test/start.ts";
import type { Output } from "../runtime.ts";
import { Shell } from "./shell.ts";

/** The real shell, installed outside the workspace: that the emulator's package has none is what the rest of the tests are run with. */
const shell = findShell();
const isAbsent = shell instanceof AbsentError;
if (isAbsent) test(`just-bash cannot be had on this machine, and is not tried: ${shell.message}`, () => {});
else vi.doMock("./find.ts", () => ({ findJustBash: () => shell }));

function findShell(): string | AbsentError {
  try {
    return peerEntry("just-bash", "just-bash");
  } catch (error) {
    if (error instanceof AbsentError) return error;
    throw error;
  }
}

test("the shell that is tried is one that the package says it works with", () => {
  const range = manifest.peerDependencies["just-bash"];
  expect(range).toMatch(/^\^\d+\.\d+\.\d+$/);
  expect(peers["just-bash"]["just-bash"].split(".")[0]).toBe(range.slice(1).split(".")[0]);
  expect(manifest.peerDependenciesMeta["just-bash"]).toEqual({ optional: true });
});

/** A shell over no files. */
async function beginShell(memory: number): Promise<Shell> {
  if (shell instanceof AbsentError) throw shell;
  const begun = await Shell.begin({ url: shell, memory, mostOutput: 1000, roots: [] });
  onTestFinished(() => begun.end());
  return begun;
}

function lineOf(script: string) {
  return { script: "bash", args: ["-c", script], cwd: "/", env: {} };
}

/** The processes of a session's shell, where the system tells. */
function shellsOf(sessionId: string): string[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && commandLineOf(pid).includes(`/${sessionId}/`));
}

function commandLineOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    // It has ended.
    return "";
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function startSandbox() {
  const { client } = await start({ sandboxes: "just-bash" });
  const { id: projectId } = await createProject(client, { name: "agents" });
  const { session } = await sandboxes.createSandbox(client, { projectId, name: "box", env: { GREETING: "hello" } });
  async function ran(command: string, ...args: readonly string[]) {
    const input = { sessionId: session.id, command, args: [...args], logs: true };
    const said = { stdout: "", stderr: "", exitCode: -1 };
    for await (const line of sandboxes.streamSessionCommand(client, input)) {
      if ("command" in line) said.exitCode = line.command?.exitCode ?? -1;
      else if (line.stream !== "error") said[line.stream] += line.data;
    }
    return said;
  }
  return { client, projectId, sessionId: session.id, ran };
}

describe.skipIf(isAbsent)("with the real just-bash", () => {
  test("a command's output, exit code, variables and arguments are its own", async () => {
    const { ran } = await startSandbox();
    const script = 'echo "$GREETING $1"; pwd; echo wrong >&2; exit 3';
    expect(await ran("bash", "-c", script, "bash", "a  b; exit 9")).toEqual({
      stdout: "hello a  b; exit 9\n/vercel/sandbox\n",
      stderr: "wrong\n",
      exitCode: 3,
    });
  });

  test("files are those of the API, and outlast a session", async () => {
    const { client, sessionId, projectId, ran } = await startSandbox();
    await sandboxes.writeSessionFiles(client, { sessionId, body: await archiveOf({ "src/a.txt": "one\ntwo\n" }) });
    expect((await ran("bash", "-c", "grep two src/a.txt | tr a-z A-Z > made; cat made")).stdout).toBe("TWO\n");
    await sandboxes.stopSession(client, { sessionId });
    const { session } = await sandboxes.getSandbox(client, { name: "box", projectId, resume: true });
    const made = await sandboxes.readSessionFile(client, { sessionId: session.id, path: "made" });
    expect(await new Response(made).text()).toBe("TWO\n");
  });

  test("nothing of the machine is there: no program of it, no file, no variable", async () => {
    const { ran } = await startSandbox();
    process.env.SLIPWAY_TEST_SECRET = "secret";
    const { stdout } = await ran(
      "bash",
      "-c",
      "env; cat /etc/passwd; ls /home; cat /vercel/sandbox/../../etc/hostname",
    );
    delete process.env.SLIPWAY_TEST_SECRET;
    expect(stdout).not.toMatch(/secret|root:/);
    expect((await ran("git", "--version")).exitCode).toBe(127);
    await ran("ln", "-s", "/etc/passwd", "out");
    expect((await ran("cat", "out")).stdout).toBe("");
  });

  test("a command that has no end is ended by a signal", async () => {
    const { client, sessionId } = await startSandbox();
    const endless = { sessionId, command: "sleep", args: ["600"] };
    const { command } = await sandboxes.runSessionCommand(client, endless);
    await sandboxes.killSessionCommand(client, { sessionId, cmdId: command.id, signal: 28 });
    expect((await sandboxes.getSessionCommand(client, { sessionId, cmdId: command.id })).command.exitCode).toBeNull();
    await sandboxes.killSessionCommand(client, { sessionId, cmdId: command.id, signal: 15 });
    const ended = await sandboxes.getSessionCommand(client, { sessionId, cmdId: command.id, wait: true });
    expect(ended.command.exitCode).toBe(143);
  });

  test("a command that is busy holds up neither the emulator nor the other commands, and is ended by a signal", async () => {
    const { client, sessionId, ran } = await startSandbox();
    const run = { sessionId, command: "bash", args: ["-c", busy] };
    const { command } = await sandboxes.runSessionCommand(client, run);
    expect((await ran("echo", "meanwhile")).stdout).toBe("meanwhile\n");
    const { command: meanwhile } = await sandboxes.getSessionCommand(client, { sessionId, cmdId: command.id });
    expect(meanwhile.exitCode).toBeNull();
    await sandboxes.killSessionCommand(client, { sessionId, cmdId: command.id, signal: 9 });
    const ended = await sandboxes.getSessionCommand(client, { sessionId, cmdId: command.id, wait: true });
    expect(ended.command.exitCode).toBe(137);
    expect((await ran("echo", "afterwards")).stdout).toBe("afterwards\n");
  });

  test("a session that stops ends what is busy in it, and its process", async () => {
    const { client, sessionId, ran } = await startSandbox();
    await ran("echo", "begun");
    const processes = shellsOf(sessionId);
    expect(processes).toHaveLength(process.platform === "linux" ? 1 : 0);
    const { command } = await sandboxes.runSessionCommand(client, { sessionId, command: "bash", args: ["-c", busy] });
    await sandboxes.stopSession(client, { sessionId });
    await vi.waitFor(async () => {
      const { command: ended } = await sandboxes.getSessionCommand(client, { sessionId, cmdId: command.id });
      expect(ended.exitCode).toBe(137);
    });
    expect(shellsOf(sessionId)).toEqual([]);
  });

  test("of endless output the beginning is kept, and that there was more is said", async () => {
    const { ran } = await startSandbox();
    const { stdout, stderr } = await ran(
      "bash",
      "-c",
      "x=$(printf 'x%.0s' {1..9000}); for i in $(seq 1 2000); do echo $x; done",
    );
    expect(stdout).toMatch(/^x+\n/);
    expect(stdout.length).toBeLessThan(16 * 1024 ** 2);
    expect(stderr).toMatch(/more than 16777216 bytes/);
  });

  test("a drive that is mounted as it was takes nothing from a command", async () => {
    const { client, projectId } = await startSandbox();
    await sandboxes.getOrCreateDrive(client, { name: "data", projectId });
    const mounts = { "/data": { drive: "data", mode: "snapshot" as const } };
    const { session } = await sandboxes.createSandbox(client, { projectId, name: "reader", mounts });
    const run = { sessionId: session.id, command: "bash", args: ["-c", "echo no > /data/new"] };
    const { command } = await sandboxes.runSessionCommand(client, run);
    const ended = await sandboxes.getSessionCommand(client, { sessionId: session.id, cmdId: command.id, wait: true });
    expect(ended.command.exitCode).not.toBe(0);
    const path = "/data/new";
    await expect(sandboxes.readSessionFile(client, { sessionId: session.id, path })).rejects.toThrow(/404/);
  });

  test("python is refused before a sandbox is made, for it has none", async () => {
    const { client, projectId } = await startSandbox();
    const python = { projectId, name: "snake", runtime: "python3.13" } as const;
    await expect(sandboxes.createSandboxV2(client, python)).rejects.toThrow(/python3.13 cannot be had here/);
  });

  test("commands that take more memory than the sandbox has end with a sentence, and the next one runs", async () => {
    const small = await beginShell(150);
    const said: string[] = [];
    const hungry = lineOf("for i in $(seq 1 100); do a=$a$(seq 1 90000); done; sleep 600");
    const take = async ({ data }: Output) => void said.push(data);
    const both = [small.run(hungry, take), small.run(lineOf("sleep 600"), take)];
    expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([137, 137]);
    expect(said).toEqual(Array(2).fill("The commands of this sandbox took more than its 150 MiB of memory\n"));
    await small.ended;
  });

  test("a process that ends by itself takes its commands with it, and says so", async () => {
    const other = await beginShell(1000);
    const said: string[] = [];
    const { ended } = other.run(lineOf("sleep 600"), async ({ data }) => void said.push(data));
    process.kill(other.pid, "SIGABRT");
    expect(await ended).toBe(137);
    expect(said.join("")).toMatch(/has ended/);
  });

  test("a command that begins as the process ends is ended as well, however long the others take to be told", async () => {
    const small = await beginShell(1000);
    let tell = () => {};
    const first = small.run(lineOf("sleep 600"), () => new Promise<void>((resolve) => (tell = resolve)));
    process.kill(small.pid, "SIGKILL");
    await small.ended;
    expect(await small.run(lineOf("true"), async () => {}).ended).toBe(137);
    tell();
    expect(await first.ended).toBe(137);
  });

  test.each(["stopSession", "deleteSandbox"] as const)(
    "a command that begins while %s ends its session leaves no process behind",
    async (operation) => {
      const { client } = await start({ sandboxes: "just-bash" });
      const { id: projectId } = await createProject(client, { name: "agents" });
      const sessions: string[] = [];
      for (let turns = 0; turns < 20; turns++) {
        const name = `box-${turns}`;
        const { session } = await sandboxes.createSandbox(client, { projectId, name, persistent: false });
        sessions.push(session.id);
        const sleep = { sessionId: session.id, command: "sleep", args: ["600"] };
        const begun = sandboxes.runSessionCommand(client, sleep);
        // A little later each time, so that what begins is at another point.
        for (let turn = 0; turn < turns; turn++) await setImmediate();
        const ended =
          operation === "stopSession"
            ? sandboxes.stopSession(client, { sessionId: session.id })
            : sandboxes.deleteSandbox(client, { name, projectId });
        await Promise.allSettled([begun, ended]);
      }
      await vi.waitFor(() => expect(sessions.flatMap(shellsOf)).toEqual([]), 5000);
    },
  );

  test("an emulator that is killed leaves no process of a shell behind, however busy that is", async () => {
    const place = { url: shell, memory: 1000, mostOutput: 1000, roots: [] };
    const child = fork(new URL("./shell.child.ts", import.meta.url), [JSON.stringify({ place, line: lineOf(busy) })]);
    const [pid] = await once(child, "message");
    expect(isAlive(pid)).toBe(true);
    child.kill("SIGKILL");
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 5000);
  });
});

/** A script that takes minutes, and waits for nothing. */
const busy = "for i in $(seq 1 900); do seq 1 9000 | sort -n | sort -rn | tail -n 1; done";
