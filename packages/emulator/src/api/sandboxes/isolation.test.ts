import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { createClient } from "@slipway/core";
import { createProject } from "@slipway/projects";
import * as sandboxes from "@slipway/sandboxes";
import { packTar } from "modern-tar";
import { describe, expect, test } from "vitest";
import { processesWith } from "../../../test/escape/fixture.ts";
import { problemOr } from "../../../test/escape/users-to-try.ts";
import { newFolder } from "../../../test/folder-state.ts";
import { announced, prepareCommand } from "../../../test/run-command.ts";
import { begun, sh, startSandbox } from "../../../test/sandbox-shell.ts";
import { start } from "../../../test/start.ts";

const { run } = prepareCommand();
const isolation = "bubblewrap";
const problem = await problemOr("is not tested");

async function none(text: string): Promise<void> {
  await expect.poll(() => processesWith(text), { timeout: 10_000 }).toEqual([]);
}

describe.runIf(problem === undefined)("with bubblewrap", () => {
  async function startIsolated() {
    const started = await startSandbox({ sandboxes: { runtime: "process", isolation } });
    return { ...started, sh: (script: string) => sh(started.client, started.sessionId, script) };
  }

  test("a command is in /vercel/sandbox, is not root, and what it writes anywhere is there for the next one and nowhere else", async () => {
    const { sh } = await startIsolated();
    expect((await sh("pwd; whoami; ls -d /home/* /root/* /etc/shadow /usr/src 2>/dev/null; node -p 1+1")).output).toBe(
      "/vercel/sandbox\nvercel-sandbox\n2\n",
    );
    expect((await sh("env")).output).not.toMatch(/OLDPWD|NODE_OPTIONS|SLIPWAY_(?!SANDBOX=)|slipway-/);
    expect((await sh("mkdir /app; echo there | tee /tmp/a /app/a /usr/slipway-hostile")).exitCode).toBe(0);
    expect((await sh("cat /tmp/a /app/a /usr/slipway-hostile")).output).toBe("there\nthere\nthere\n");
    expect(existsSync("/usr/slipway-hostile")).toBe(false);
  });

  test("a signal reaches the command, one that ignores it is ended with its session, and exit codes are its own", async () => {
    const { client, sessionId, sh } = await startIsolated();
    expect((await sh("exit 7")).exitCode).toBe(7);
    const left = "(sleep 61.5 &); (sleep 61.5 &)";
    const args = ["-c", `${left}; trap 'echo bye; exit 9' TERM; echo ready; while :; do sleep 0.05; done`];
    const cmdId = (await sandboxes.runSessionCommand(client, { sessionId, command: "sh", args })).command.id;
    let seen = "";
    for await (const line of sandboxes.getSessionCommandLogs(client, { sessionId, cmdId })) {
      seen += line.data;
      if (seen === "ready\n") await sandboxes.killSessionCommand(client, { sessionId, cmdId, signal: 15 });
    }
    expect(seen).toBe("ready\nbye\n");
    expect((await sandboxes.getSessionCommand(client, { sessionId, cmdId, wait: true })).command.exitCode).toBe(9);
    const deaf = ["-c", "trap '' TERM INT HUP; echo deaf; while :; do sleep 0.1234567; done"];
    await begun(client, { sessionId, command: "sh", args: deaf });
    await sandboxes.stopSession(client, { sessionId });
    await none("0.1234567");
  });

  test("archives write the sandbox's own files alone, and hold neither hard links nor devices", async () => {
    const { client, sessionId, sh } = await startIsolated();
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

  test("a session whose processes somebody else ends goes on with its files, and can be stopped", {
    tags: "endurance",
  }, async () => {
    const { client, sessionId, sh } = await startIsolated();
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
});

const kinds = problem === undefined ? ([isolation, "none"] as const) : (["none"] as const);

test.each(kinds)(
  "a killed emulator leaves nothing once the next one has started (isolation %s)",
  { tags: "endurance" },
  async (kind) => {
    const dataFolder = newFolder();
    const child = run("--data", dataFolder, "--sandboxes", "process", "--isolation", kind);
    const { url, token } = await announced(child);
    const client = createClient({ baseUrl: url, token, retry: false });
    const { id: projectId } = await createProject(client, { name: "agents" });
    const sessionId = (await sandboxes.createSandbox(client, { projectId, name: "box" })).session.id;
    const long = kind === "none" ? "16.1803" : "27.1828";
    const args = ["-c", `echo kept > a; echo ready; setsid sleep ${long} & sleep ${long}`];
    const { command } = await sandboxes.runSessionCommand(client, { sessionId, command: "sh", args });
    await expect.poll(() => processesWith(long).length).toBeGreaterThan(1);
    child.kill("SIGKILL");
    await once(child, "exit");
    if (kind === "bubblewrap") await none(long);
    const again = await start({ dataFolder, token, sandboxes: { runtime: "process", isolation: kind } });
    await none(long);
    const ended = await sandboxes.getSessionCommand(again.client, { sessionId, cmdId: command.id });
    expect(ended.command.exitCode).toBe(137);
    const file = await sandboxes.readSessionFile(again.client, { sessionId, path: "a" });
    expect(await new Response(file).text()).toBe("kept\n");
  },
);

async function startHere(ports: number[] = [], dataFolder?: string) {
  return startSandbox(dataFolder === undefined ? {} : { dataFolder }, { ports });
}

test("output without end is kept up to a bound and told, and everything else still answers", {
  tags: "endurance",
}, async () => {
  const { client, sessionId } = await startHere();
  const input = { sessionId, command: "yes", logs: true };
  let [length, last] = [0, ""];
  for await (const line of sandboxes.streamSessionCommand(client, input)) {
    if (!("data" in line)) continue;
    last = String(line.data);
    length += last.length;
    if (last.includes("not kept")) break;
  }
  expect(last).toContain("what follows is not kept");
  expect(length).toBeLessThan(17 * 1024 ** 2);
  expect((await sandboxes.getSession(client, { sessionId })).session.status).toBe("running");
});

test("a port of a sandbox is reached under a host of its own", async () => {
  const port = 20_000 + (process.pid % 20_000);
  const { client, emulator, sessionId, url } = await startHere([port]);
  expect((await emulator.fetch(url)).status).toBe(502);
  const server = `require("http").createServer((q, a) => a.end(q.url)).listen(${port}, () => console.log("up"))`;
  await begun(client, { sessionId, command: "node", args: ["-e", server] });
  expect(await (await emulator.fetch(`${url}/a?b=c`)).text()).toBe("/a?b=c");
  await sandboxes.stopSession(client, { sessionId });
  expect((await emulator.fetch(url)).status).toBe(410);
});

test("a tree deeper than the longest path delays neither a stop, nor a removal, nor the next start", {
  tags: "endurance",
}, async () => {
  const dataFolder = newFolder();
  const { client, emulator, projectId, sessionId } = await startHere([], dataFolder);
  const down = "n=$(printf 'd%.0s' $(seq 200)); for i in $(seq 60); do mkdir $n && cd $n; done";
  await sh(client, sessionId, `echo kept > a; ${down}; mkdir "$(printf 'bad\\377')"; cd bad*; ${down}`);
  await sandboxes.stopSession(client, { sessionId });
  const again = await sandboxes.getSandbox(client, { name: "box", projectId, resume: true });
  expect((await sh(client, again.session.id, `cat a; ${down}`)).output).toMatch(/^kept\n/);
  await emulator.close();
  const next = await start({ dataFolder, sandboxes: { runtime: "process", isolation: "none" } });
  await sandboxes.deleteSandbox(next.client, { name: "box", projectId, deleteOrphanSnapshots: true });
  await next.emulator.close();
  expect(readdirSync(join(dataFolder, "sandboxes", "sessions"))).toEqual([]);
});

test("files that a tar says otherwise are there after a stop: hard links, times before 1970, and names that are not text", async () => {
  const { client, projectId, sessionId } = await startHere();
  await sh(client, sessionId, "echo one > a; ln a b; touch -d 1960-01-01 old; mkdir -p deep/er; ln a deep/er/c");
  await sh(client, sessionId, "echo x > \"$(printf 'bad\\377name')\"");
  await sandboxes.stopSession(client, { sessionId });
  const again = await sandboxes.getSandbox(client, { name: "box", projectId, resume: true });
  expect((await sh(client, again.session.id, "cat b deep/er/c; ls -Q bad*; ls")).output).toMatch(
    /^one\none\n"bad\\377name"\na\nb\nbad.name\ndeep\nold\n$/,
  );
});
