import { root } from "../build.ts";
import { strayContents } from "../contents.ts";
import { makeOneFile } from "../one-file/make.ts";
import { type Cell, cellsOf, type Use } from "./cell.ts";
import { exampleUses, installExamples } from "./examples.ts";
import { flatUses, useFlat } from "./flat.ts";
import { spawnProgram } from "./follow.ts";
import { isolate, isolatedUses } from "./isolated.ts";
import type { Packed } from "./pack.ts";
import { rehearse, release } from "./release.ts";
import { beside, oneFile } from "./stories.ts";

/** Checks on each tarball: exports exist, types resolve in every way, and no other file is in it. */
const lints: readonly Use<Packed["tarballs"]>[] = [
  ["packed", "publint", (tarballs) => lint(tarballs, ["publint", "run", "--strict"])],
  // The one entry that is to be read, not imported.
  [
    "weekly",
    "attw",
    (tarballs) => lint(tarballs, ["attw", "--profile", "esm-only", "--exclude-entrypoints", "operations.md", "--"]),
  ],
  [
    "packed",
    "nothing else is in them",
    (tarballs) => [...tarballs].flatMap(([name, file]) => strayContents(name, file)),
  ],
];

async function lint(tarballs: Packed["tarballs"], [program = "", ...args]: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const tarball of tarballs.values()) {
    const { status, stdout, stderr } = await spawnProgram(program, [...args, tarball], { cwd: root }).ended;
    if (status !== 0) problems.push(`${tarball}:\n${stdout}${stderr}`);
  }
  return problems;
}

/** How packages get into a project, with what is done there. */
export const cells: readonly Cell[] = [
  ...cellsOf("all side by side", useFlat, flatUses),
  ...cellsOf("tarballs", ({ tarballs }) => tarballs, lints),
  ...cellsOf("only what is named", isolate, isolatedUses),
  ...cellsOf("examples", installExamples, exampleUses),
  ...cellsOf("an empty folder", (packed) => packed, beside),
  ...cellsOf("one file", async () => (await makeOneFile()).tarball, oneFile),
  ...cellsOf("a registry", rehearse, release),
];
