import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/build.ts";
import { manifestOf } from "../../scripts/manifest.ts";
import { bundleApi } from "./bundle.ts";

/** Folder of the committed APIs. */
export const snapshots: string = join(root, "api/snapshots");

export function builtApis(home: string = root): Map<string, string> {
  return eachPackage(home, (folder) => builtApi(folder));
}

/**
 * The reviewed part of each package's API: hand-written exports with their types, generated ones by name and kind, since the diff of
 * `src/generated` shows their types. `/internal` is not an API.
 */
export function builtSnapshots(home: string = root): Map<string, string> {
  return eachPackage(home, (folder) => builtApi(folder, (path) => path.startsWith("generated/")));
}

function eachPackage(home: string, apiOf: (folder: string) => string): Map<string, string> {
  const folders = readdirSync(join(home, "packages")).sort();
  return new Map(folders.map((folder) => [folder, apiOf(join(home, "packages", folder))]));
}

export function storeApis(folder: string, apis: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, api] of apis) writeFileSync(join(folder, `${name}.d.ts`), api);
}

export function storedApis(folder: string): Map<string, string> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".d.ts")) : [];
  return new Map(files.map((file) => [file.replace(".d.ts", ""), readFileSync(join(folder, file), "utf8")]));
}

function builtApi(folder: string, nameOnly?: (path: string) => boolean): string {
  const { name, exports } = manifestOf(folder);
  const entries = Object.entries(exports).flatMap(([entry, target]) =>
    target.endsWith(".js") && !(nameOnly && entry === "./internal")
      ? [[name + entry.slice(1), target.replace(/^\.\/dist\/|\.js$/g, "")]]
      : [],
  );
  const read = (path: string) => {
    const file = join(folder, "dist", `${path}.d.ts`);
    return { path: file, text: readFileSync(file, "utf8") };
  };
  const api = bundleApi(Object.fromEntries(entries), read, nameOnly);
  return `// What ${name} exports, written by \`npm run api\`. Changes here are lost.\n${api}`;
}
