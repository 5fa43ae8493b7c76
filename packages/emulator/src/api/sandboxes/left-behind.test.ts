import { spawn } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import * as sandboxes from "@slipway/sandboxes";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { plainly, sh, startSandbox } from "../../../test/sandbox-shell.ts";
import { start } from "../../../test/start.ts";
import { makeCgroup } from "../../isolation/cgroup.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "slipway-left-"));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  onTestFinished(() => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true });
  });
});

const probe = makeCgroup("left-behind", { memory: 64, vcpus: 1 });
await probe?.remove();
const cgroups = probe?.bounds.includes("pids") ? join(probe.folders[0] ?? "", "..") : undefined;

if (!cgroups)
  test("no cgroup can be made on this machine, and what is left of them is not tested", () =>
    expect(cgroups).toBeUndefined());

function cgroupsOf(sessionId: string): string[] {
  return cgroups === undefined ? [] : readdirSync(cgroups).filter((name) => name.includes(sessionId));
}

test("an emulator that is closed leaves no folder behind, whatever still runs, and whatever rights were taken away", async () => {
  const { client, emulator, sessionId } = await startSandbox();
  await sandboxes.runSessionCommand(client, { sessionId, command: "sleep", args: ["600"] });
  await sh(client, sessionId, "mkdir -p a/b && echo x > a/b/c && chmod 000 a/b a");
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^slipway-sandboxes-/)]);
  await emulator.close();
  expect(readdirSync(folder)).toEqual([]);
});

test("an emulator whose sandboxes, drives and snapshots have come and gone leaves no folder behind either", async () => {
  const { client, emulator, projectId, sessionId } = await startSandbox();
  await sandboxes.getOrCreateDrive(client, { name: "data", projectId });
  const mounts = { "/vercel/sandbox/data": { drive: "data" } };
  const { session } = await sandboxes.createSandbox(client, { projectId, name: "two", mounts });
  await sh(client, session.id, "mkdir data/d; echo kept > data/d/a; chmod 000 data/d");
  await sandboxes.createSessionSnapshot(client, { sessionId });
  await sandboxes.deleteSandbox(client, { name: "two", projectId });
  await sandboxes.deleteDrive(client, { name: "data", projectId });
  await sandboxes.getOrCreateDrive(client, { name: "other", projectId });
  const third = await sandboxes.createSandbox(client, {
    projectId,
    mounts: { "/vercel/sandbox/d": { drive: "other" } },
  });
  await sh(client, third.session.id, "mkdir d/d; echo kept > d/d/a; chmod 000 d/d");
  await emulator.reset();
  await emulator.close();
  expect(readdirSync(folder)).toEqual([]);
});

test("an emulator that is closed while a sandbox is created leaves nothing, either", async () => {
  const { client, emulator, projectId } = await startSandbox();
  const making = Array.from({ length: 10 }, () => sandboxes.createSandbox(client, { projectId }).catch(() => {}));
  await emulator.close();
  await Promise.all(making);
  expect(readdirSync(folder)).toEqual([]);
});

describe.skipIf(cgroups === undefined)("a cgroup that counts processes (where the machine has them)", () => {
  test("is there for what runs, and is gone with its session", async () => {
    const { client, sessionId } = await startSandbox();
    await sh(client, sessionId, "true");
    expect(cgroupsOf(sessionId)).toHaveLength(1);
    await sandboxes.stopSession(client, { sessionId });
    expect(cgroupsOf(sessionId)).toEqual([]);
  });

  test("is gone with its emulator, also where the session goes on with the next one on the data folder", async () => {
    const options = { ...{ sandboxes: plainly }, dataFolder: join(folder, "data") };
    const first = await startSandbox(options);
    const { sessionId } = first;
    expect((await sh(first.client, sessionId, "echo one > a; cat a")).output).toBe("one\n");
    await first.emulator.close();
    expect(cgroupsOf(sessionId)).toEqual([]);
    const second = await start({ ...options, token: first.emulator.token });
    expect((await sh(second.client, sessionId, "cat a")).output).toBe("one\n");
    expect(readFileSync(join(cgroups ?? "", cgroupsOf(sessionId)[0] ?? "", "pids.max"), "utf8")).toBe("512\n");
    await second.emulator.close();
    expect(cgroupsOf(sessionId)).toEqual([]);
    expect(existsSync(join(folder, "data/sandboxes/sessions", sessionId))).toBe(true);
  });
});

test.runIf(process.platform === "linux")(
  "a command has none of the descriptors that the emulator was handed",
  async () => {
    const root = openSync("/", "r");
    const run = `
    import { beginProcess } from ${JSON.stringify(new URL("../../isolation/begin-process.ts", import.meta.url).href)};
    import { shutInherited } from ${JSON.stringify(new URL("../../isolation/inherited.ts", import.meta.url).href)};
    import { runProcess } from ${JSON.stringify(new URL("../../isolation/run.ts", import.meta.url).href)};
    const argv = ["sh", "-c", "ls -l /proc/self/fd"];
    const env = { PATH: process.env.PATH };
    const take = async ({ data }) => void process.stdout.write(data);
    const start = { argv, cwd: "/", env, inputs: [] };
    const place = { isIsolated: false, folder: ${JSON.stringify(folder)} };
    const { ended } = await runProcess((all) => beginProcess(all, shutInherited(3)), start, place, take);
    await ended;`;
    // Far from the others: what Node closes by itself is what comes without a gap.
    const handed = Array.from({ length: 60 }, (_, index) => (index === 40 ? root : ("ignore" as const)));
    const child = spawn(process.execPath, ["--conditions=development", "--input-type=module", "-e", run], {
      stdio: ["ignore", "pipe", "inherit", ...handed],
    });
    closeSync(root);
    const said = await text(child.stdout ?? Readable.from([]));
    expect(said).toMatch(/ 1 -> /);
    expect(said).not.toMatch(/ -> \/$/m);
  },
);
