import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Packed } from "./packed.ts";

// A program that imports the umbrella is to be ready within 1.6 of the time of one that imports ky. Less what Node itself takes to
// start, that is 1.75: 39 packages that can be pinned one by one are 39 look-ups, and 39 more of core from each of them. Without a
// line of code in them but that one import, they take 1.5.
export const budgets = { group: 1.5, umbrella: 1.6, umbrellaAlone: 2 };

/** Importing a group, or all of them, and making a client, against importing ky alone: whole processes, in turn, the best of many. */
export function checkImportCost({ consumer }: Packed): boolean {
  const programs = {
    empty: "",
    ky: 'import ky from "ky"; ky.create({});',
    group:
      'import { createClient } from "@slipway/core"; import * as d from "@slipway/deployments"; createClient({ token: "t" });',
    umbrella: 'import * as slipway from "slipway"; slipway.createClient({ token: "t" });',
  };
  const commands = Object.entries(programs).map(([name, text]) => {
    const file = `import-${name}.js`;
    writeFileSync(join(consumer, file), text);
    return () => once("node", [file], consumer);
  });
  const figuresOf = ([empty = 0, ky = 0, group = 0, umbrella = 0]: readonly number[]): readonly Figure[] => {
    const alone = (time: number) => (time - empty) / (ky - empty);
    return [
      ["a program that imports the umbrella", umbrella / ky, budgets.umbrella],
      ["import of the umbrella, less the start of Node", alone(umbrella), budgets.umbrellaAlone],
      ["import of a group, less the start of Node", alone(group), budgets.group],
    ];
  };
  const times = fastest(commands, (so) => figuresOf(so).every(([, ratio, budget]) => ratio <= budget));
  return figuresOf(times).map(judge).every(Boolean);
}

/** What was measured, as a multiple of the peer's, and how much that may be. */
type Figure = readonly [what: string, ratio: number, budget: number];

function judge([what, ratio, budget]: Figure): boolean {
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
