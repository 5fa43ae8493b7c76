import { replaceRegion } from "./region.ts";

export type Budgets = ReadonlyMap<string, string>;

export function readBudgets(...files: readonly string[]): Budgets {
  const all = files.flatMap((json): readonly { readonly name: string; readonly limit: string }[] => JSON.parse(json));
  return new Map(all.map(({ name, limit }) => [name, limit]));
}

export function emitSize(text: string, budgets: Budgets, name: string): string {
  const one = "one operation with createClient";
  const more = kilobytes(budgets, "ten more operations") - kilobytes(budgets, one);
  const fetch = "one operation with the fetch client";
  const sentence = `Minified and gzipped, one operation with its client takes at most ${budgetOf(budgets, fetch)} of a bundle for browsers and
edge runtimes, ${budgetOf(budgets, one)} of one for Node, and ten more ${more.toFixed(1)} kB. CI holds it to that.
`;
  const prefix = `@slipway/${name}: `;
  const helpers = [...budgets]
    .filter(([budget]) => budget.startsWith(prefix))
    .map(([budget, limit]) => `${budget.slice(prefix.length)} takes at most ${limit}.\n`);
  return replaceRegion(text, "size", [sentence, ...helpers].join(""));
}

export function emitUmbrellaSize(text: string, budgets: Budgets): string {
  const sentence = `Minified and gzipped, \`connect\` takes at most ${budgetOf(budgets, "the umbrella with connect")} of a bundle for browsers and edge
runtimes, and ${budgetOf(budgets, "the umbrella with connect, over ky")} of one for Node, because it holds every group; one operation with \`createClient\`
takes ${budgetOf(budgets, "one operation with the fetch client")} and ${budgetOf(budgets, "one operation with createClient")}. Installed, its files and those of all that
it brings take at most ${budgetOf(budgets, "the umbrella with all it brings")}.
`;
  return replaceRegion(text, "size", sentence);
}

export function emitEmulatorSize(text: string, budgets: Budgets): string {
  const size = budgetOf(budgets, "the emulator with all it brings");
  return replaceRegion(text, "size", `Installed, its files and those of all that it brings take at most ${size}.\n`);
}

function kilobytes(budgets: Budgets, name: string): number {
  const size = /^([\d.]+) kB$/.exec(budgetOf(budgets, name))?.[1];
  if (!size) throw new Error(`The size budget "${name}" is not a number of kB.`);
  return Number(size);
}

function budgetOf(budgets: Budgets, name: string): string {
  const limit = budgets.get(name);
  if (limit === undefined) throw new Error(`There is no size budget "${name}".`);
  return limit;
}
