import { existsSync, readdirSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { root } from "../build.ts";
import { type Manifest, manifestOf } from "../manifest.ts";

export function manifestsOf(tree: string): ReadonlyMap<string, Manifest> {
  const manifests = readdirSync(join(tree, "packages")).map((folder) => manifestOf(join(tree, "packages", folder)));
  return new Map(manifests.map((manifest) => [manifest.name, manifest]));
}

/** A package with its version: `@slipway/core@1.0.0`. */
export function at(tree: string, name: string): string {
  return `${name}@${manifestsOf(tree).get(name)?.version}`;
}

/** Everything that a package brings with it, itself too, by name: as the workspace has it installed. */
export function bringsAlong(tree: string, name: string): string[] {
  const ours = new Map([...manifestsOf(tree).keys()].map((each, index) => [each, foldersOf(tree)[index] ?? ""]));
  const found = new Set<string>();
  const visit = (each: string, folder: string) => {
    if (found.has(each)) return;
    found.add(each);
    const { dependencies, optionalDependencies } = manifestOf(folder);
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies })) {
      visit(dependency, ours.get(dependency) ?? installedIn(folder, dependency));
    }
  };
  visit(name, ours.get(name) ?? "");
  return [...found].sort();
}

function foldersOf(tree: string): string[] {
  return readdirSync(join(tree, "packages")).map((folder) => join(root, "packages", folder));
}

/** A package's dependency: in its own folder, or beside it. */
function installedIn(folder: string, dependency: string): string {
  const own = join(folder, "node_modules", dependency);
  return realpathSync(
    existsSync(own) ? own : join(folder, basename(dirname(folder)).startsWith("@") ? "../.." : "..", dependency),
  );
}
