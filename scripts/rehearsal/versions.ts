import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Each package's manifest, by its name. */
export function manifestsOf(tree: string): ReadonlyMap<string, Manifest> {
  const manifests = readdirSync(join(tree, "packages")).map((folder): Manifest => {
    return JSON.parse(readFileSync(join(tree, "packages", folder, "package.json"), "utf8"));
  });
  return new Map(manifests.map((manifest) => [manifest.name, manifest]));
}

/** A package with its version: `@slipway/core@1.0.0`. */
export function at(tree: string, name: string): string {
  return `${name}@${manifestsOf(tree).get(name)?.version}`;
}

/** Everything that a package brings with it, itself too, by name; npm's own packages as they are asked for. */
export function bringsAlong(tree: string, name: string): string[] {
  const manifests = manifestsOf(tree);
  const found = new Set<string>();
  const visit = (each: string) => {
    if (found.has(each)) return;
    found.add(each);
    for (const dependency of Object.keys(manifests.get(each)?.dependencies ?? {})) visit(dependency);
  };
  visit(name);
  return [...found].sort();
}
