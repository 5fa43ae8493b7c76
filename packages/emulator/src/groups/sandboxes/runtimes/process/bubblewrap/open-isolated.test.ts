import { execFileSync } from "node:child_process";
import { lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeFolder } from "../../files/remove.ts";
import { isolationProblem } from "../isolation.ts";
import { makeShared, openIsolated } from "./open-isolated.ts";

const problem = await isolationProblem();

test.runIf(problem === undefined)("/dev/shm may hold what is the emulator's", async () => {
  // Not every kernel has an overlay that writes there, and each one finds the files.
  expect((await isolationProblem("/dev/shm")) ?? "").not.toMatch(/exist|no such/i);
});

test.runIf(problem === undefined)(
  "programs that isolate are enough for the PATH of the emulator, and one that is not there is named",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "slipway-path-"));
    onTestFinished(() => removeFolder(folder));
    const program = `
    const { isolationProblem } = await import(${JSON.stringify(new URL("../isolation.ts", import.meta.url).href)});
    console.log(await isolationProblem());
  `;
    const printed = () =>
      execFileSync(process.execPath, ["--input-type=module", "-e", program], {
        encoding: "utf8",
        env: { PATH: folder, NODE_NO_WARNINGS: "1" },
      });
    for (const name of ["bwrap", "mknod", "mkfifo", "mount", "sh"])
      symlinkSync(execFileSync("which", [name], { encoding: "utf8" }).trim(), join(folder, name));
    expect(printed()).toBe("undefined\n");
    for (const name of ["bwrap", "mknod"]) {
      rmSync(join(folder, name));
      expect(printed()).toBe(`${name} is not installed\n`);
      symlinkSync(execFileSync("which", [name], { encoding: "utf8" }).trim(), join(folder, name));
    }
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
  const host = await openIsolated({ ...place, ...unused, image: { folder: image, env: {} } }, shared);
  for (const name of ["proc", "dev"]) expect(lstatSync(host.files.real(`/${name}`)).isDirectory()).toBe(true);
  await host.close();
  // Its owner can remove all of it.
  expect(lstatSync(join(session, "disk/0/work/work")).mode & 0o700).toBe(0o700);
});
