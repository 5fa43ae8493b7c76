import { lstatSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listed } from "../../isolation/machine-files.ts";

// The folders of emulators without a data folder. One that was killed leaves its own.

type Kind = "sandboxes" | "functions";

export function makeStray(kind: Kind): string {
  const folder = mkdtempSync(join(tmpdir(), prefixOf(kind)));
  writeFileSync(join(folder, "owner"), String(process.pid));
  return folder;
}

function prefixOf(kind: Kind): string {
  return `slipway-${kind}-`;
}

export function strays(kind: Kind): string[] {
  return listed(tmpdir())
    .filter((name) => name.startsWith(prefixOf(kind)))
    .map((name) => join(tmpdir(), name))
    .filter((folder) => {
      try {
        // A folder of another user's may hold anything.
        const isOwn = lstatSync(folder).uid === (process.getuid?.() ?? 0);
        return isOwn && !isAlive(Number(readFileSync(join(folder, "owner"), "utf8")));
      } catch {
        return false;
      }
    });
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
