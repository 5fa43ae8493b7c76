import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/build.ts";
import { bundleApi } from "./bundle.ts";

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
}

/** What each package exports, as it was when somebody last looked at it. */
export const snapshots: string = join(root, "api/snapshots");

/** The API of each package of a repository, by the package's folder, from what was built. */
export function builtApis(home: string = root): Map<string, string> {
  const folders = readdirSync(join(home, "packages")).sort();
  return new Map(folders.map((folder) => [folder, builtApi(join(home, "packages", folder))]));
}

/** Writes APIs as snapshots into a folder. */
export function storeApis(folder: string, apis: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, api] of apis) writeFileSync(join(folder, `${name}.d.ts`), api);
}

/** The APIs that a folder of snapshots holds, by the package's folder. */
export function storedApis(folder: string): Map<string, string> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".d.ts")) : [];
  return new Map(files.map((file) => [file.replace(".d.ts", ""), readFileSync(join(folder, file), "utf8")]));
}

function builtApi(folder: string): string {
  const { name, exports }: Manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const entries = Object.entries(exports).flatMap(([entry, target]) =>
    target.endsWith(".js") ? [[name + entry.slice(1), target.replace(/^\.\/dist\/|\.js$/g, "")]] : [],
  );
  const api = bundleApi(Object.fromEntries(entries), (path) => {
    const file = join(folder, "dist", `${path}.d.ts`);
    return { path: file, text: readFileSync(file, "utf8") };
  });
  return `// What ${name} exports, written by \`pnpm api\`. Changes here are lost.\n${api}`;
}
