import { spawnSync } from "node:child_process";
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./build.ts";
import type { Packed } from "./packed/pack.ts";

// Measured counts with some room: a computed type in place of a declared one costs thousands.
export const budgets = { instantiations: 150, declarations: 700_000 };

export interface TypeCounts {
  readonly instantiations: number;
  /** Bytes of the declarations that it reads of the packages. */
  readonly declarations: number;
  /** Seconds that the whole takes. */
  readonly seconds: number;
}

/** The program that uses ten groups, by what it makes the compiler do: counts, which are the same on every machine. */
export function checkTypeCounts({ consumer }: Packed): boolean {
  const counts = countTypes(consumer, "ten-calls.ts", /node_modules\/(@slipway|slipway)\//);
  return (["instantiations", "declarations"] as const)
    .map((what) => {
      console.log(`${what} of ten calls: ${counts[what]}, at most ${budgets[what]}`);
      return counts[what] <= budgets[what];
    })
    .every(Boolean);
}

/** Type-checks one file and counts; `packages` tells the declarations that are of interest. */
export function countTypes(folder: string, file: string, packages: RegExp): TypeCounts {
  const options = { strict: true, noEmit: true, module: "nodenext", target: "es2023", skipLibCheck: true, types: [] };
  const project = `tsconfig.${file}.json`;
  writeFileSync(join(folder, project), JSON.stringify({ compilerOptions: options, files: [file] }));
  const tsc = join(root, "node_modules/.bin/tsc");
  const args = ["-p", project, "--extendedDiagnostics", "--listFiles", "--singleThreaded"];
  const { status, stdout, stderr } = spawnSync(tsc, args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`${file} does not compile:\n${stdout}${stderr}`);
  const declarations = stdout.split("\n").filter((line) => packages.test(line) && line.endsWith(".d.ts"));
  const number = (name: string) => Number(new RegExp(`^${name}:\\s+([\\d.]+)`, "m").exec(stdout)?.[1]);
  return {
    instantiations: number("Instantiations"),
    declarations: declarations.reduce((sum, path) => sum + statSync(path).size, 0),
    seconds: number("Total time"),
  };
}
