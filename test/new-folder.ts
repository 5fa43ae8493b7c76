import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/**
 * An empty folder, by its path without links: of one test (a hook before each may make it, too), or with `afterAll` of a file's tests.
 */
export function newFolder(after: (clean: () => void) => void = onTestFinished): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "slipway-test-")));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files by their paths in a folder, with the folders that they need. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
