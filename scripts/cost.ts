import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./build.ts";
import type { Packed } from "./packed.ts";

// The umbrella's is what was reached, with 41 packages that can be pinned one by one; the goal is 1.6.
const budgets = { import: 1.5, umbrella: 2.3, types: 1.5 };

/** Importing a group, or all of them, and making a client, against importing ky alone: whole processes, in turn, the best of many, less an empty process. */
export function checkImportCost({ consumer }: Packed): boolean {
  const ours =
    'import { createClient } from "@slipway/core"; import * as d from "@slipway/deployments"; createClient({ token: "t" });';
  writeFileSync(join(consumer, "import-empty.js"), "");
  writeFileSync(join(consumer, "import-ky.js"), 'import ky from "ky"; ky.create({});');
  writeFileSync(join(consumer, "import-ours.js"), ours);
  writeFileSync(
    join(consumer, "import-all.js"),
    'import * as slipway from "slipway"; slipway.createClient({ token: "t" });',
  );
  const files = ["import-empty.js", "import-ky.js", "import-ours.js", "import-all.js"];
  const [empty = 0, ky = 0, group = 0, umbrella = 0] = fastest(
    files.map((file) => () => once("node", [file], consumer)),
    21,
  );
  return [
    judge("import of a group", (group - empty) / (ky - empty), budgets.import),
    judge("import of the umbrella", (umbrella - empty) / (ky - empty), budgets.umbrella),
  ].every(Boolean);
}

/** Type-checking ten calls, against the same calls written with fetch. */
export function checkTypeCost({ consumer }: Packed): boolean {
  const options = { strict: true, noEmit: true, module: "nodenext", target: "es2023", skipLibCheck: true, types: [] };
  for (const name of ["ten-calls", "ten-fetches"]) {
    writeFileSync(
      join(consumer, `tsconfig.${name}.json`),
      JSON.stringify({ compilerOptions: options, files: [`${name}.ts`] }),
    );
  }
  const tsc = join(root, "node_modules/.bin/tsc");
  const [ours = 0, plain = 0] = fastest(
    ["ten-calls", "ten-fetches"].map((name) => () => once(tsc, ["-p", `tsconfig.${name}.json`], consumer)),
    11,
  );
  return judge("type-check", ours / plain, budgets.types);
}

function judge(what: string, ratio: number, budget: number): boolean {
  console.log(`${what}: ${ratio.toFixed(2)} times the peer's, at most ${budget}`);
  return ratio <= budget;
}

/** The fewest milliseconds of each command, one round of all after another: what else the machine does only adds. */
function fastest(commands: readonly (() => number)[], rounds: number): number[] {
  const times = commands.map((): number[] => []);
  for (const command of commands) command();
  for (let round = 0; round < rounds; round++) {
    for (const [index, command] of commands.entries()) times[index]?.push(command());
  }
  return times.map((each) => Math.min(...each));
}

function once(program: string, args: readonly string[], cwd: string): number {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed:\n${stdout}${stderr}`);
  return performance.now() - start;
}
