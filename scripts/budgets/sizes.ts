import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../build.ts";
import { command } from "../command.mjs";
import type { Packed } from "../packed/pack.ts";

export const budgetsFile: string = join(root, "bench/budgets/.size-limit.json");

export interface Budget {
  readonly name: string;
  readonly path: string;
  readonly limit: string;
  readonly gzip: true;
}

export interface Size {
  readonly name: string;
  readonly bytes: number;
}

/** Room of a budget above the measured size. */
const AIR = 1.03;

export function readBudgets(): Budget[] {
  return JSON.parse(readFileSync(budgetsFile, "utf8"));
}

/** Measures each bundle, minified and gzipped. */
export function measureBundles({ consumer }: Packed): Size[] {
  const { file, args, shell } = command("pnpm", ["exec", "size-limit", "--json"]);
  const { stdout, stderr } = spawnSync(file, args, { cwd: consumer, encoding: "utf8", shell });
  try {
    const measured: { name: string; size: number }[] = JSON.parse(stdout);
    return measured.map(({ name, size }) => ({ name, bytes: size }));
  } catch {
    throw new Error(`size-limit measured nothing: ${stdout}${stderr}`);
  }
}

/** Goals of some bundles, in bytes; bench/README.md says why some of them exceed theirs. */
const CEILINGS: Readonly<Record<string, number>> = {
  "one operation with createClient": 17_500,
  "one operation, no client constructor": 2200,
  "one operation with the fetch client": 9000,
  "the umbrella with connect": 28_000,
  "the umbrella with connect, over ky": 36_000,
};

/** The budget of a bundle of so many bytes: what is measured plus 3 %, and not more than its ceiling while it is below it. */
export function limitFor(name: string, bytes: number): string {
  const ceiling = CEILINGS[name] ?? Infinity;
  const most = bytes <= ceiling ? Math.min(bytes * AIR, ceiling) : bytes * AIR;
  return `${(Math.ceil(most / 10) / 100).toFixed(2)} kB`;
}

/** The problem of a budget: exceeded, or too far above a bundle that has become smaller. */
export function budgetProblem(name: string, bytes: number, limit: string): string | undefined {
  const most = Number.parseFloat(limit) * 1000;
  if (bytes > most) return `is over its budget of ${limit}`;
  if (most > Number.parseFloat(limitFor(name, bytes)) * 1000)
    return `has become smaller than its budget of ${limit} allows for`;
  return undefined;
}

/** Holds the bundles against their budgets, which are ratchets: what became smaller stays smaller. */
export function checkSizes(packed: Packed): boolean {
  const limits = new Map(readBudgets().map(({ name, limit }) => [name, limit]));
  const problems = measureBundles(packed).filter(({ name, bytes }) => {
    const limit = limits.get(name) ?? "none";
    const problem = budgetProblem(name, bytes, limit);
    console.log(`${name}: ${(bytes / 1000).toFixed(2)} kB, at most ${limit}${problem ? `: it ${problem}` : ""}`);
    return problem !== undefined;
  });
  if (problems.length > 0) {
    console.error(
      "npm run derive -- budgets writes them anew. One that rises needs a line in bench/README.md that says why.",
    );
  }
  return problems.length === 0;
}
