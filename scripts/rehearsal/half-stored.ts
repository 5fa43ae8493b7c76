import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Removes what a registry that was killed had half stored: a package that it knows of, but no version of which is whole. Nobody
 * was told that such a package is published.
 */
export function removeHalfStored(storage: string): void {
  const scope = join(storage, "@slipway");
  const folders = [
    join(storage, "slipway"),
    ...(existsSync(scope) ? readdirSync(scope) : []).map((name) => join(scope, name)),
  ];
  for (const folder of folders) if (existsSync(folder) && !isWhole(folder)) rmSync(folder, { recursive: true });
}

function isWhole(folder: string): boolean {
  try {
    const { versions }: { versions: Readonly<Record<string, { readonly dist: { readonly tarball: string } }>> } =
      JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const tarballs = Object.values(versions).map(({ dist }) => dist.tarball.slice(dist.tarball.lastIndexOf("/") + 1));
    return tarballs.length > 0 && tarballs.every((file) => existsSync(join(folder, file)));
  } catch {
    // Cut in the middle of its writing.
    return false;
  }
}
