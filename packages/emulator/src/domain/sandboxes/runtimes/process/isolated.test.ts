// @module-tag endurance
import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { staticShell } from "../../../../../test/make-image.ts";
import { announced, prepareCommand } from "../../../../../test/run-command.ts";
import { makeShared, openIsolated, type SandboxHost } from "../../../../isolation/bubblewrap/open-isolated.ts";
import { isolationProblem } from "../../../../isolation/choose-isolation.ts";
import { removeFolder } from "../../../../store/files/remove-folder.ts";
import { openSessionFiles } from "../files/session-files.ts";
import type { MachinePlace } from "../runtime.ts";

const problem = await isolationProblem();
const { runWith } = prepareCommand();
const open = (place: MachinePlace, shared: SandboxHost) =>
  openIsolated(place, shared, (disk) => openSessionFiles(place, disk));

test.runIf(problem === undefined)("/dev/shm may hold what is the emulator's", async () => {
  // Not every kernel has an overlay that writes there, and each one finds the files.
  expect((await isolationProblem("/dev/shm")) ?? "").not.toMatch(/exist|no such/i);
});

test.runIf(problem === undefined)(
  "programs that isolate are enough for the PATH of the emulator, and one that is not there is named",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "slipway-path-"));
    onTestFinished(() => removeFolder(folder));
    const place = (name: string) =>
      symlinkSync(execFileSync("which", [name], { encoding: "utf8" }).trim(), join(folder, name));
    const start = () => runWith({ PATH: folder }, "--sandboxes", "process");
    for (const name of ["bwrap", "mknod", "mkfifo", "mount", "nsenter", "sh", "sleep", "unshare"]) place(name);
    expect((await announced(start())).url).toMatch(/^http/);
    for (const name of ["bwrap", "mknod"]) {
      rmSync(join(folder, name));
      expect(await text(start().stderr)).toContain(`(bubblewrap: ${name} is not installed)`);
      place(name);
    }
  },
);

const shell = staticShell();
if (shell === undefined)
  test("no command is run in a hostile image: this machine has no static busybox", () => expect(shell).toBeUndefined());

test.runIf(problem === undefined && shell !== undefined).each([
  [false, false],
  [true, false],
  [true, true],
])(
  "links of an image, wherever something is mounted, lead to nothing of this machine (sudo: %s, a drive at one of them: %s)",
  async (sudo, hasDrive) => {
    const folder = mkdtempSync(join(tmpdir(), "slipway-image-"));
    onTestFinished(() => removeFolder(folder));
    const at = (name: string) => join(folder, name);
    const [image, session, outside, drive] = [at("image"), at("session"), at("outside"), at("drive")];
    for (const path of [join(image, "bin"), join(image, "vercel/sandbox"), session, outside, drive])
      mkdirSync(path, { recursive: true });
    writeFileSync(join(outside, "secret"), "secret of this machine");
    copyFileSync(shell ?? "", join(image, "bin/busybox"));
    for (const name of ["sh", "cat", "touch", "ls", "mkdir"]) symlinkSync("busybox", join(image, "bin", name));
    const links = ["proc", "dev", "tmp", "etc", "mnt", "home", "root", "run", "usr", "var", "srv", "opt"];
    for (const [index, name] of links.entries())
      symlinkSync(`${index % 2 === 0 ? "/oldroot" : "../../oldroot"}${outside}`, join(image, name));
    const shared = await makeShared({ folder, hidden: [] });
    const drives = hasDrive ? [{ path: "/mnt/a", folder: drive, readOnly: false }] : [];
    const place = { sessionId: "tried", folder: session, runtime: "node", memory: 64, vcpus: 1, drives };
    const unused = { leave() {}, demandRoom: async () => {}, certificate: () => "" };
    const opened = open({ ...place, ...unused, image: { folder: image, env: { PATH: "/bin" } } }, shared);
    if (hasDrive) {
      await expect(opened).rejects.toThrow(/The sandbox cannot begin: a link of its files leads a mount elsewhere/);
      expect(readdirSync(outside)).toEqual(["secret"]);
      return;
    }
    const host = await opened;
    onTestFinished(() => host.close());
    const outputs = [join(session, "output"), join(session, "errors")];
    const reads = links.map((name) => `cat /${name}/secret; touch /${name}/hostile; mkdir /${name}/made`).join("; ");
    const script = `${reads}; cat /proc/1/root/oldroot${outside}/secret; echo 1 > /proc/sys/vm/swappiness && echo written; echo over`;
    const start = await host.startOf({ command: "sh", args: ["-c", script], cwd: "/vercel/sandbox", env: {}, sudo });
    const begun = await host.begin({ ...start, outputs });
    begun.go();
    await begun.ended;
    const said = outputs.map((path) => readFileSync(path, "utf8")).join("");
    expect(said).toMatch(/^over\n/);
    expect(said).not.toMatch(/secret of this machine|written/);
    for (const name of links) expect(await host.files.read(`/${name}/secret`)).toBeUndefined();
    expect(readdirSync(outside)).toEqual(["secret"]);
  },
);

test.runIf(problem === undefined)("/proc and /dev are mounted on folders, whatever an image has there", async () => {
  const folder = mkdtempSync(join(tmpdir(), "slipway-image-"));
  onTestFinished(() => removeFolder(folder));
  const [image, session] = [join(folder, "image"), join(folder, "session")];
  for (const path of [image, session]) mkdirSync(path);
  for (const name of ["proc", "dev"]) symlinkSync("tmp/elsewhere", join(image, name));
  const shared = await makeShared({ folder, hidden: [] });
  const place = { sessionId: "tried", folder: session, runtime: "node", memory: 64, vcpus: 1, drives: [] };
  const unused = { leave() {}, demandRoom: async () => {}, certificate: () => "" };
  const host = await open({ ...place, ...unused, image: { folder: image, env: {} } }, shared);
  for (const name of ["proc", "dev"]) expect(lstatSync(host.files.real(`/${name}`)).isDirectory()).toBe(true);
  await host.close();
  expect(lstatSync(join(session, "disk/root/work/work")).mode & 0o700).toBe(0o700);
});

test.runIf(problem === undefined)("a session whose files cannot be had leaves no process", async () => {
  const folder = mkdtempSync(join(tmpdir(), "slipway-image-"));
  onTestFinished(() => removeFolder(folder));
  const session = join(folder, "session");
  mkdirSync(session);
  const place = { sessionId: "tried", folder: session, runtime: "node", memory: 64, vcpus: 1, drives: [] };
  const unused = { leave() {}, demandRoom: async () => {}, certificate: () => "" };
  const shared = await makeShared({ folder, hidden: [] });
  const opened = openIsolated({ ...place, ...unused }, shared, () => Promise.reject(new Error("no files")));
  await expect(opened).rejects.toThrow("no files");
  const isThere = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, "utf8").includes("SLIPWAY_SANDBOX=tried");
    } catch {
      return false;
    }
  };
  await expect.poll(() => readdirSync("/proc").filter((name) => /^\d+$/.test(name) && isThere(name))).toEqual([]);
});
