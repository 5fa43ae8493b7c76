import { run } from "./build.ts";
import { strayContents } from "./contents.ts";
import type { Packed } from "./packed.ts";

/** Lints each tarball as its users get it: what it exports exists, its types are found by every module resolution, and nothing else is in it. */
export function checkPackages({ tarballs }: Packed): boolean {
  const results = [...tarballs.values()].map((tarball) => {
    const published = run("publint", ["run", tarball, "--strict"]) === 0;
    const typed = run("attw", [tarball, "--profile", "esm-only", "--format", "table-flipped"], { quiet: true }) === 0;
    if (!typed) run("attw", [tarball, "--profile", "esm-only"]);
    return published && typed;
  });
  const stray = [...tarballs].flatMap(([name, tarball]) => strayContents(name, tarball));
  for (const problem of stray) console.error(problem);
  return results.every(Boolean) && stray.length === 0;
}
