import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** An empty folder of one test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "slipway-emulator-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The files of a data folder but those of the database, with their content. */
export function filesIn(dataFolder: string): Record<string, string> {
  const files = ["files"].flatMap((name) =>
    readdirSync(join(dataFolder, name), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  );
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(dataFolder.length), readFileSync(path, "latin1")]));
}
