import { replaceRegion } from "./region.ts";

/** What CI holds each bundle to, by the name of the budget, as `bench/budgets/.size-limit.json` states it. */
export type Budgets = ReadonlyMap<string, number>;

/** Reads the budgets: kB, minified and gzipped. */
export function readBudgets(json: string): Budgets {
  const all: { readonly name: string; readonly limit: string }[] = JSON.parse(json);
  return new Map(
    all.map(({ name, limit }) => {
      const size = /^([\d.]+) kB$/.exec(limit)?.[1];
      if (!size) throw new Error(`The size budget "${name}" is no number of kB: ${limit}`);
      return [name, Number(size)];
    }),
  );
}

/** A README with what its functions weigh in a bundle. */
export function emitSize(text: string, budgets: Budgets): string {
  const size = (name: string) => kilobytes(budgets, name);
  const more = (
    budgetOf(budgets, "ten more operations") - budgetOf(budgets, "one operation with createClient")
  ).toFixed(1);
  const sentence = `Minified and gzipped, one operation with its client takes at most ${size("one operation with createClient")} of a bundle, and ten more
${more} kB; with the client of \`@slipway/core/fetch\` one takes ${size("one operation with the fetch client")}. CI holds it to that.
`;
  return replaceRegion(text, "size", sentence, "html");
}

/** The umbrella's README with what it weighs. */
export function emitUmbrellaSize(text: string, budgets: Budgets): string {
  const sentence = `Minified and gzipped, \`connect\` takes at most ${kilobytes(budgets, "the umbrella with connect")} of a bundle, because it holds every group; one operation of a
namespace takes ${kilobytes(budgets, "one operation with createClient")}. esbuild is the exception: it keeps the whole group of a namespace that it is handed by
another package, and drops the rest only of \`import { getProject } from "@slipway/projects"\`.
`;
  return replaceRegion(text, "size", sentence, "html");
}

function kilobytes(budgets: Budgets, name: string): string {
  return `${budgetOf(budgets, name)} kB`;
}

function budgetOf(budgets: Budgets, name: string): number {
  const size = budgets.get(name);
  if (size === undefined) throw new Error(`There is no size budget "${name}".`);
  return size;
}
