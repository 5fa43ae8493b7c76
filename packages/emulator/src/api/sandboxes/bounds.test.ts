import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createProject } from "@slipway/projects";
import * as sandboxes from "@slipway/sandboxes";
import { describe, expect, test } from "vitest";
import { archiveOf } from "../../../test/archive-of.ts";
import { processesWith } from "../../../test/escape/fixture.ts";
import { begun, sh, startSandbox } from "../../../test/sandbox-shell.ts";
import { start } from "../../../test/start.ts";
import type { SandboxIsolation } from "../../index.ts";
import { makeCgroup } from "../../isolation/cgroup.ts";
import { isolationProblem } from "../../isolation/choose-isolation.ts";

const probe = makeCgroup("bounds", { memory: 64, vcpus: 1 });
await probe?.remove();
const cgroups = probe?.bounds.includes("pids") ? join(probe.folders[0] ?? "", "..") : undefined;

const minute = 60_000;

const begin = (isolation: SandboxIsolation = "none", input: sandboxes.CreateSandboxInput = {}) =>
  startSandbox({ sandboxes: { runtime: "process", isolation } }, input);

const kinds = (await isolationProblem()) === undefined ? (["bubblewrap", "none"] as const) : (["none"] as const);
const isBounded = cgroups !== undefined;

describe.each(kinds)("with isolation %s", (isolation) => {
  test.skipIf(!isBounded)(
    "a sandbox has 512 processes and no more, the others go on, and none is left (where a pids cgroup can be made)",
    { tags: "endurance" },
    async () => {
      const { client, make, sessionId } = await begin(isolation, { persistent: false });
      const args = ["-c", "i=0; while [ $i -lt 700 ]; do sleep 141.42 & i=$((i+1)); done; echo all; wait"];
      const { said } = await begun(client, { sessionId, command: "sh", args }, /fork|all/);
      expect(said).toMatch(/[Cc]annot fork/);
      const folder = join(cgroups ?? "", readdirSync(cgroups ?? "").find((name) => name.includes(sessionId)) ?? "");
      expect(readFileSync(join(folder, "pids.max"), "utf8")).toBe("512\n");
      expect(processesWith("141.42").length).toBeLessThanOrEqual(512);
      const other = await make({ name: "other" });
      expect(await sh(client, other.session.id, "echo here")).toEqual({ output: "here\n", exitCode: 0 });
      await sandboxes.stopSession(client, { sessionId });
      expect([processesWith("141.42").length, existsSync(folder)]).toEqual([0, false]);
    },
  );

  test("no file grows beyond a gibibyte: writing more fails", { tags: "endurance" }, async () => {
    const { client, sessionId } = await begin(isolation, { persistent: false });
    const write = (at: number) => `dd if=/dev/zero of=big bs=1 count=1 seek=${at} 2>&1`;
    expect((await sh(client, sessionId, write(1024 ** 3 - 1))).exitCode).toBe(0);
    const { output, exitCode } = await sh(client, sessionId, `${write(1024 ** 3)}; echo "ended with $?"`);
    expect([exitCode, output]).toEqual([0, expect.stringMatching(/ended with 153|too large/)]);
    expect((await sh(client, sessionId, "stat -c %s big")).output).toBe(`${1024 ** 3}\n`);
  });
});

test.skipIf(!probe?.bounds.includes("memory"))(
  "a sandbox has the memory that it was made with, what takes more is ended, and the others go on (where a memory cgroup can be made)",
  { tags: "endurance" },
  async () => {
    const { client, make, sessionId } = await begin(kinds[0], { persistent: false, resources: { vcpus: 1 } });
    const script = `node -e 'Buffer.alloc(2304 * 1024 ** 2, 1)'; echo "ended with $?"`;
    expect((await sh(client, sessionId, script)).output).toMatch(/ended with 137/);
    const other = await make({ name: "other" });
    expect(await sh(client, other.session.id, "echo here")).toEqual({ output: "here\n", exitCode: 0 });
  },
);

test("a file that grows while it is read ends where it ended when it was asked for", async () => {
  const { client, sessionId } = await begin();
  await sh(client, sessionId, "printf 12345 > a");
  const stream = await sandboxes.readSessionFile(client, { sessionId, path: "a" });
  await sh(client, sessionId, "printf 67890 >> a");
  expect(await new Response(stream).text()).toMatch(/^12345/);
  const { command } = await sandboxes.runSessionCommand(client, {
    sessionId,
    command: "sh",
    args: ["-c", "while :; do echo more >> grows; done"],
  });
  await expect.poll(() => sh(client, sessionId, "test -s grows").then(({ exitCode }) => exitCode)).toBe(0);
  await new Response(await sandboxes.readSessionFile(client, { sessionId, path: "grows" })).text();
  await sandboxes.killSessionCommand(client, { sessionId, cmdId: command.id, signal: 9 });
});

test("a session lasts as long as the plan lets it", async () => {
  const { client, emulator, make, projectId } = await begin();
  await expect(make({ timeout: 45 * minute + 1 })).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining(`at most ${45 * minute} ms on this plan`),
  });
  const sessionId = (await make({ name: "long", timeout: 44 * minute })).session.id;
  await expect(sandboxes.extendSessionTimeout(client, { sessionId, duration: 2 * minute })).rejects.toThrow(/at most/);
  await sandboxes.extendSessionTimeout(client, { sessionId, duration: minute });
  await expect(
    sandboxes.updateSandbox(client, { name: "long", projectId, timeout: 46 * minute }),
  ).rejects.toMatchObject({ status: 400 });
  await emulator.clock.advance(45 * minute);
  expect((await sandboxes.getSession(client, { sessionId })).session.status).toBe("stopped");
});

test.each([
  ["hobby", 45],
  ["pro", 300],
] as const)("a team on %s has %i minutes", async (plan, minutes) => {
  const { client, emulator } = await start({ sandboxes: { runtime: "process", isolation: "none" } });
  emulator.world.setPlan({ team: "acme", plan });
  const team = { team: "acme" };
  const { id: projectId } = await createProject(client, { name: "agents" }, team);
  const input = { projectId, timeout: minutes * minute };
  await sandboxes.createSandbox(client, input, team);
  await expect(sandboxes.createSandbox(client, { ...input, timeout: input.timeout + 1 }, team)).rejects.toMatchObject({
    status: 400,
  });
});

test("an update resumes a sandbox that is stopped, with its files and with what it changes", async () => {
  const { client, projectId, sessionId } = await begin();
  await sh(client, sessionId, "echo kept > a");
  await sandboxes.stopSession(client, { sessionId });
  const changes = { tags: { kind: "new" }, timeout: 7 * minute, env: { GIVEN: "1" }, ports: [3456] };
  const resumed = await sandboxes.updateSandbox(client, { name: "box", projectId, resume: true, ...changes });
  expect(resumed).toMatchObject({
    resumed: true,
    sandbox: { status: "running", tags: { kind: "new" } },
    session: { status: "running", timeout: 7 * minute },
    routes: [{ port: 3456 }],
  });
  const [next = ""] = "session" in resumed ? [resumed.session.id] : [];
  expect(next).not.toBe(sessionId);
  expect((await sh(client, next, "cat a; echo $GIVEN")).output).toBe("kept\n1\n");
  const again = await sandboxes.updateSandbox(client, { name: "box", projectId, resume: true });
  expect(again).toMatchObject({ resumed: false, session: { id: next } });
});

test("two callers that resume a sandbox at once share one session", async () => {
  const { client, projectId, sessionId } = await begin();
  await sandboxes.stopSession(client, { sessionId });
  const both = await Promise.all(
    [1, 2].map(() => sandboxes.updateSandbox(client, { name: "box", projectId, resume: true })),
  );
  expect(new Set(both.map((each) => ("session" in each ? each.session.id : ""))).size).toBe(1);
  expect(both.map((each) => "resumed" in each && each.resumed).sort()).toEqual([false, true]);
});

test("a hundred sandboxes run at once, each with its own files, and the emulator answers meanwhile", {
  tags: "endurance",
}, async () => {
  const { client, emulator, make } = await begin();
  const made = await Promise.all(Array.from({ length: 100 }, () => make()));
  const running = made.map(async ({ session: { id: sessionId } }, index) => {
    await sandboxes.writeSessionFiles(client, { sessionId, body: await archiveOf({ "mine.txt": `I am ${index}` }) });
    return (await sh(client, sessionId, "sleep 0.2; cat mine.txt")).output;
  });
  expect((await sandboxes.listSandboxes(client, { limit: 1 })).sandboxes).toHaveLength(1);
  expect(await Promise.all(running)).toEqual(made.map((_, index) => `I am ${index}`));
  await emulator.close();
  expect(processesWith("mine.txt").length).toBe(0);
});
