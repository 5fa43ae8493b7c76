import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { join as joinPath } from "node:path/posix";
import { parseSync } from "oxc-parser";

export const root: string = join(import.meta.dirname, "..");

export const packages: readonly string[] = readdirSync(join(root, "packages")).sort();

export interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly [field: string]: unknown;
}

export function manifestOf(name: string): Manifest {
  return JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8"));
}

/** Packages of an API group: those with a contract. */
export const groups: readonly string[] = packages.filter((name) =>
  listFiles(`packages/${name}/src`).includes(`packages/${name}/src/generated/contract.ts`),
);

/** Packages of moved operations: their re-exports are deprecated. */
export const moved: readonly string[] = packages.filter((name) =>
  readFileSync(join(root, "packages/slipway/src/generated/moved.ts"), "utf8").includes(`"@slipway/${name}"`),
);

/** Source files under a folder, tests left out, by their path from the root. */
export function listFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test|[/\\]test[/\\]/.test(path))
    .map((path) => joinPath(folder, path.replaceAll("\\", "/")))
    .sort();
}

/** Modules that a source file imports and re-exports; `isLate`: also those that it imports when a function runs; `isByType`: also those of types alone. */
export function importsOf(path: string, { isLate = true, isByType = true } = {}): string[] {
  const text = readFileSync(join(root, path), "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const isMeant = (entries: readonly { readonly isType: boolean }[]) =>
    isByType || entries.length === 0 || entries.some(({ isType }) => !isType);
  const imported = staticImports.filter(({ entries }) => isMeant(entries)).map((each) => each.moduleRequest.value);
  const exported = staticExports.flatMap(({ entries }) =>
    entries.filter((entry) => isMeant([entry])).map(({ moduleRequest }) => moduleRequest?.value ?? ""),
  );
  const late = dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1));
  return [...new Set([...imported, ...exported, ...(isLate ? late : [])])].filter(Boolean);
}
