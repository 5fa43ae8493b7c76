import type { Packed } from "../packed.ts";
import { measure, problemOf, readBudgets } from "./sizes.ts";

/** Holds the bundles against their budgets, which are ratchets: what became smaller stays smaller. */
export function checkSizes(packed: Packed): boolean {
  const limits = new Map(readBudgets().map(({ name, limit }) => [name, limit]));
  const problems = measure(packed).filter(({ name, bytes }) => {
    const limit = limits.get(name) ?? "none";
    const problem = problemOf(name, bytes, limit);
    console.log(`${name}: ${(bytes / 1000).toFixed(2)} kB, at most ${limit}${problem ? `: it ${problem}` : ""}`);
    return problem !== undefined;
  });
  if (problems.length > 0) {
    console.error("npm run budgets writes them anew. One that rises needs a line in bench/README.md that says why.");
  }
  return problems.length === 0;
}
