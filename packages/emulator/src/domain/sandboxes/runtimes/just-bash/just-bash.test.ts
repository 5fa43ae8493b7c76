import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { createProject } from "@slipway/projects";
import * as sandboxes from "@slipway/sandboxes";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { AbsentError, peerEntry } from "../../../../../../../scripts/peers/install-peer.ts";
import peers from "../../../../../../../scripts/peers/peers.json" with { type: "json" };
import { newFolder } from "../../../../../../../test/new-folder.ts";
import manifest from "../../../../../package.json" with { type: "json" };
import { archiveOf } from "../../../../../test/archive-of.ts";
import { ran, startSandbox as startBox } from "../../../../../test/sandbox-shell.ts";
import { start } from "../../../../../test/start.ts";
import type { EmulatorOptions } from "../../../../index.ts";
import type { Output } from "../../../../isolation/run.ts";
import { Shell } from "./shell.ts";

/** The real shell, installed outside the workspace: that the emulator's package has none is what the rest of the tests are run with. */
const shell = findShell();
const isAbsent = shell instanceof AbsentError;
if (isAbsent)
  test(`just-bash cannot be had on this machine, and is not tried: ${shell.message}`, () =>
    expect(isAbsent).toBe(true));
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

const plain = { maxThreads: 2, maxOutput: 1000, maxPartLength: 100, roots: [] };

async function beginShell(memory: number, url = shell): Promise<Shell> {
  if (url instanceof AbsentError) throw url;
  const begun = await Shell.begin({ ...plain, url, memory });
  onTestFinished(() => begun.end());
  return begun;
}

function lineOf(script: string) {
  return { script: "bash", args: ["-c", script], cwd: "/", env: {} };
}

/** An emulator's process, and that of a shell which it has begun with a command. */
async function forkShell(script: string) {
  const settings = { ...plain, url: shell, memory: 1000 };
  const task = JSON.stringify({ settings, line: lineOf(script) });
  const child = fork(new URL("./shell.child.ts", import.meta.url), [task]);
  const [pid] = await once(child, "message");
  return { child, pid };
}

function shellsOf(sessionId: string): string[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && commandLineOf(pid).includes(`/${sessionId}/`));
}

function commandLineOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
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

async function startSandbox(options: EmulatorOptions = {}) {
  const started = await startBox({ sandboxes: "just-bash", ...options }, { env: { GREETING: "hello" } });
  const { client, sessionId } = started;
  return { ...started, ran: (command: string, ...args: string[]) => ran(client, { sessionId, command, args }) };
}

/** A stand-in for the shell of a command that escaped: it sends arbitrary messages to the emulator. */
const escaped = (line: string) =>
  `data:text/javascript,import { writeSync } from "node:fs"; writeSync(1, ${line} + "\\n"); setInterval(() => {}, 1000);`;

test.each(['"no JSON"', '"null"', `'{"id":1}'`, `'{"id":"1","exitCode":0}'`, '"x".repeat(3e6)'])(
  "a process that says what no shell says, such as %s, is ended with what ran in it",
  async (line) => {
    const broken = await beginShell(1000, escaped(line));
    const said: string[] = [];
    const { ended } = broken.run(lineOf("true"), async ({ data }) => void said.push(data));
    expect(await ended).toBe(137);
    await broken.ended;
    expect(said.join("")).toMatch(/commands was ended: /);
  },
);

test("a command ends with the error of a package that cannot be loaded", async () => {
  const broken = await beginShell(1000, "data:text/javascript,throw 'no such thing here'");
  const said: string[] = [];
  const { ended } = broken.run(lineOf("true"), async ({ data }) => void said.push(data));
  expect(await ended).toBe(137);
  expect(said.join("")).toBe("The shell has failed: no such thing here\n");
});

describe.skipIf(isAbsent)("with the real just-bash", () => {
  test("a command's output, exit code, variables and arguments are its own", async () => {
    const { ran } = await startSandbox();
    const script = 'echo "$GREETING $1"; pwd; echo wrong >&2; exit 3';
    // Whatever characters it has: some ends of lines are none of JSON's.
    const argument = "a  b; exit 9\u2028\u2029\u{1F600}";
    expect(await ran("bash", "-c", script, "bash", argument)).toEqual({
      stdout: `hello ${argument}\n/vercel/sandbox\n`,
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

  test("programs, files and variables of the machine are absent", async () => {
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
    expect((await ran("ln", "-s", "/etc/passwd", "out")).exitCode).not.toBe(0);
  });

  test("a command that has no end is ended by a signal", async () => {
    const { client, sessionId } = await startSandbox();
    const endless = { sessionId, command: "sleep", args: ["600"] };
    const { command } = await sandboxes.runSessionCommand(client, endless);
    await sandboxes.killSessionCommand(client, { sessionId, cmdId: command.id, signal: 20 });
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

  test("a session that stops ends its running commands, and its process", async () => {
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

  test("a long output is sent as far as it is kept, and a little more, by which that is known", {
    tags: "endurance",
  }, async () => {
    const other = await beginShell(1000);
    const pieces: string[] = [];
    const { ended } = other.run(lineOf("seq 1 9000"), async ({ data }) => void pieces.push(data));
    expect(await ended).toBe(0);
    const said = pieces.join("");
    expect(said).toMatch(/^1\n2\n3\n/);
    expect(said.length).toBeGreaterThanOrEqual(plain.maxOutput);
    expect(said.length).toBeLessThan(plain.maxOutput + plain.maxPartLength);
  });

  test("a drive that is mounted as it was takes nothing from a command", async () => {
    const { client, projectId } = await startSandbox();
    await sandboxes.getOrCreateDrive(client, { name: "data", projectId });
    const mounts = { "/data": { drive: "data", mode: "snapshot" as const } };
    const { session } = await sandboxes.createSandbox(client, { projectId, name: "reader", mounts });
    const args = ["-c", "echo no > /data/new"];
    expect((await ran(client, { sessionId: session.id, command: "bash", args })).exitCode).not.toBe(0);
    const path = "/data/new";
    await expect(sandboxes.readSessionFile(client, { sessionId: session.id, path })).rejects.toThrow(/404/);
  });

  test("python is refused before a sandbox is made, for it has none", async () => {
    const { client, projectId } = await startSandbox();
    const python = { projectId, name: "snake", runtime: "python3.13" } as const;
    await expect(sandboxes.createSandboxV2(client, python)).rejects.toThrow(/python3.13 cannot be had here/);
  });

  test("commands that take more memory than the sandbox has end with a sentence", { tags: "endurance" }, async () => {
    const small = await beginShell(150);
    const said: string[] = [];
    const hungry = lineOf("for i in $(seq 1 100); do a=$a$(seq 1 90000); done; sleep 600");
    const take = async ({ data }: Output) => void said.push(data);
    const both = [small.run(hungry, take), small.run(lineOf("sleep 600"), take)];
    expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([137, 137]);
    expect(said).toEqual(Array(2).fill("The commands of this sandbox took more than its 150 MiB of memory\n"));
    await small.ended;
  });

  test.runIf(process.platform === "linux")(
    "the next command has a new process (seen on Linux)",
    { tags: "endurance" },
    async () => {
      const { ran, sessionId } = await startSandbox();
      await ran("echo", "one");
      for (const pid of shellsOf(sessionId)) process.kill(Number(pid), "SIGKILL");
      const { stdout, exitCode } = await ran("echo", "two");
      // The process that gets the command may be ending.
      expect([0, 137]).toContain(exitCode);
      if (exitCode === 0) expect(stdout).toBe("two\n");
      expect((await ran("echo", "three")).stdout).toBe("three\n");
    },
  );

  test("a process that ends by itself takes its commands with it, and says so", async () => {
    const other = await beginShell(1000);
    const said: string[] = [];
    const { ended } = other.run(lineOf("sleep 600"), async ({ data }) => void said.push(data));
    process.kill(other.pid, "SIGABRT");
    expect(await ended).toBe(137);
    expect(said.join("")).toMatch(/has ended/);
  });

  test("characters are whole in each piece of output", async () => {
    const { client, sessionId } = await startSandbox();
    const args = ["-c", "x=$(printf '\u{1F600}%.0s' {1..9000}); echo a$x$x$x$x$x$x$x$x; echo $x"];
    const pieces: string[] = [];
    const run = { sessionId, command: "bash", args, logs: true };
    for await (const line of sandboxes.streamSessionCommand(client, run)) {
      if ("stream" in line && line.stream === "stdout") pieces.push(line.data);
    }
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.filter((piece) => /\p{Surrogate}/u.test(piece))).toEqual([]);
  });

  test("files are copied, moved, dated and removed", async () => {
    const { ran } = await startSandbox();
    const script =
      "mkdir -p d/e; echo x > d/e/f; cp d/e/f g; cp -r d d2; cp g /tmp/h; mv d2 d3; touch -d 2020-01-01 g; rm -r d; cat d3/e/f /tmp/h; ls";
    expect(await ran("bash", "-c", script)).toEqual({ stdout: "x\nx\nd3\ng\n", stderr: "", exitCode: 0 });
  });

  test("a drive may be mounted below the working directory", async () => {
    const { client, projectId } = await startSandbox();
    await sandboxes.getOrCreateDrive(client, { name: "data", projectId });
    const mounts = { "/vercel/sandbox/data": { drive: "data", mode: "read-write" as const } };
    const { session } = await sandboxes.createSandbox(client, { projectId, name: "mounting", mounts });
    const script = "echo 1 > data/a; cp data/a data/c; cat data/a data/c";
    const run = { sessionId: session.id, command: "bash", args: ["-c", script] };
    expect((await ran(client, run)).exitCode).toBe(0);
    const path = "/vercel/sandbox/data/c";
    const copied = await sandboxes.readSessionFile(client, { sessionId: session.id, path });
    expect(await new Response(copied).text()).toBe("1\n");
  });

  test("files that a command writes outside of its folders are gone with it", async () => {
    const { ran } = await startSandbox();
    expect((await ran("bash", "-c", "echo secret > /left; cat /left")).stdout).toBe("secret\n");
    expect((await ran("cat", "/left")).stdout).toBe("");
  });

  test("files are written where the folder of the emulator is reached by a link", async () => {
    const folder = newFolder();
    mkdirSync(join(folder, "there"));
    symlinkSync("there", join(folder, "data"));
    const { ran } = await startSandbox({ dataFolder: join(folder, "data") });
    expect((await ran("bash", "-c", "echo written > file; cat file")).stdout).toBe("written\n");
  });

  test("commands beyond those that run at once wait their turn, and are ended by a signal meanwhile", {
    tags: "endurance",
  }, async () => {
    const small = await beginShell(1000);
    const run = (script: string) => small.run(lineOf(script), async () => {});
    const [one, other, third, last] = [run("sleep 600"), run("sleep 600"), run("exit 5"), run("exit 6")];
    await third?.kill(15);
    expect(await third?.ended).toBe(143);
    await one?.kill(9);
    expect(await last?.ended).toBe(6);
    await other?.kill(2);
    expect(await Promise.all([one?.ended, other?.ended])).toEqual([137, 130]);
  });

  test("a signal changes nothing of a command that has ended, and whose output is still being taken", async () => {
    const small = await beginShell(1000);
    let signal: Promise<void> | undefined;
    const command = small.run(lineOf("echo all; exit 7"), async () => {
      signal = command.kill(15);
      await signal;
    });
    expect(await command.ended).toBe(7);
  });

  test("a command that begins as the process ends is ended as well, however slow the readers of the others are", async () => {
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
    { tags: "endurance" },
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
        // The delay grows, so that each attempt meets another point of the start.
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

  test("a program that closes nothing ends by itself, once no command runs", { tags: "endurance" }, async () => {
    const { child, pid } = await forkShell("true");
    child.disconnect();
    expect((await once(child, "exit"))[0]).toBe(0);
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 5000);
  });

  test("an emulator that is killed leaves no process of a shell behind, however busy that is", {
    tags: "endurance",
  }, async () => {
    const { child, pid } = await forkShell(busy);
    expect(isAlive(pid)).toBe(true);
    child.kill("SIGKILL");
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 5000);
  });
});

/** A script that takes minutes, and waits for nothing. */
const busy = "for i in $(seq 1 900); do seq 1 9000 | sort -n | sort -rn | tail -n 1; done";
