import { createProject } from "@slipway/projects";
import * as sandboxes from "@slipway/sandboxes";
import { describe, expect, test, vi } from "vitest";
import { AbsentError, importPeer } from "../../../../../../../scripts/peers/install-peer.ts";
import peers from "../../../../../../../scripts/peers/peers.json" with { type: "json" };
import manifest from "../../../../../package.json" with { type: "json" };
import { archiveOf } from "../../../../../test/archive-of.ts";
import { start } from "../../../../../test/start.ts";

/** The real shell, installed outside the workspace: that the emulator's package has none is what the rest of the tests are run with. */
const shell = await importPeer<object>("just-bash", "just-bash").catch((error: unknown) => {
  if (error instanceof AbsentError) return error;
  throw error;
});
const isAbsent = shell instanceof AbsentError;
if (isAbsent) test(`just-bash cannot be had on this machine, and is not tried: ${shell.message}`, () => {});
else vi.doMock("just-bash", () => shell);

test("the shell that is tried is one that the package says it works with", () => {
  const range = manifest.peerDependencies["just-bash"];
  expect(range).toMatch(/^\^\d+\.\d+\.\d+$/);
  expect(peers["just-bash"]["just-bash"].split(".")[0]).toBe(range.slice(1).split(".")[0]);
  expect(manifest.peerDependenciesMeta["just-bash"]).toEqual({ optional: true });
});

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
    await sandboxes.killSessionCommand(client, { sessionId, cmdId: command.id, signal: 9 });
    const ended = await sandboxes.getSessionCommand(client, { sessionId, cmdId: command.id, wait: true });
    expect(ended.command.exitCode).toBe(137);
  });
});
