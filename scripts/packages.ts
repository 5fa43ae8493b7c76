import { run } from "./build.ts";
import { strayContents } from "./contents.ts";
import type { Packed } from "./packed.ts";

/** Lints each tarball as its users get it: what it exports exists, its types are found by every module resolution, and nothing else is in it. */
export function checkPackages({ tarballs }: Packed): boolean {
  // The one entry that is to be read, not imported.
  const esmOnly = ["--profile", "esm-only", "--exclude-entrypoints", "operations.md"];
  const results = [...tarballs.values()].map((tarball) => {
    const published = run("publint", ["run", tarball, "--strict"]) === 0;
    const typed = run("attw", [tarball, ...esmOnly, "--format", "table-flipped"], { quiet: true }) === 0;
    if (!typed) run("attw", [tarball, ...esmOnly]);
    return published && typed;
  });
  const stray = [...tarballs].flatMap(([name, tarball]) => strayContents(name, tarball));
  for (const problem of stray) console.error(problem);
  return results.every(Boolean) && stray.length === 0;
}
