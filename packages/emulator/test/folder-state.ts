import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export { newFolder } from "../../../test/new-folder.ts";

export function filesIn(dataFolder: string): Record<string, string> {
  const files = ["files"].flatMap((name) =>
    readdirSync(join(dataFolder, name), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  );
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(dataFolder.length), readFileSync(path, "latin1")]));
}
