import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** Lets nobody write to a disk that was mounted here; nothing on it may be open for writing. */
export function makeReadOnly(folder: string): void {
  execFileSync("mount", ["-o", "remount,ro", folder], { stdio: "ignore" });
}

/** A disk of some megabytes of its own, for the tests of a file; `undefined` where none may be mounted. */
export function mountSmallDisk(megabytes: number): string | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "slipway-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  afterAll(() => {
    execFileSync("umount", ["--lazy", folder]);
    rmSync(folder, { recursive: true });
  });
  return folder;
}
