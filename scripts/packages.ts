import { run } from "./build.ts";
import type { Packed } from "./packed.ts";

/** Lints each tarball as its users get it: what it exports exists, and its types are found by every module resolution. */
export function checkPackages({ tarballs }: Packed): boolean {
  const results = [...tarballs.values()].map((tarball) => {
    const published = run("publint", ["run", tarball, "--strict"]) === 0;
    const typed = run("attw", [tarball, "--profile", "esm-only", "--format", "table-flipped"], { quiet: true }) === 0;
    if (!typed) run("attw", [tarball, "--profile", "esm-only"]);
    return published && typed;
  });
  return results.every(Boolean);
}
