import { replaceRegion } from "./region.ts";

/** What CI holds each bundle and each installation to, by the name of the budget: kB minified and gzipped, and MiB on disk. */
export type Budgets = ReadonlyMap<string, number>;

/** Reads the budgets of `bench/budgets`: those of bundles from `.size-limit.json`, those of installations from `disk.json`. */
export function readBudgets(bundles: string, disk: string): Budgets {
  const all: { readonly name: string; readonly limit: string }[] = JSON.parse(bundles);
  const kilobytes = all.map(({ name, limit }): [string, number] => {
    const size = /^([\d.]+) kB$/.exec(limit)?.[1];
    if (!size) throw new Error(`The size budget "${name}" is no number of kB: ${limit}`);
    return [name, Number(size)];
  });
  const mebibytes: Readonly<Record<string, number>> = JSON.parse(disk);
  return new Map([...kilobytes, ...Object.entries(mebibytes)]);
}

/** A README with what its functions weigh in a bundle. Budgets that begin with the package's name say what its helpers do. */
export function emitSize(text: string, budgets: Budgets, name: string): string {
  const size = (budget: string) => kilobytes(budgets, budget);
  const more = (
    budgetOf(budgets, "ten more operations") - budgetOf(budgets, "one operation with createClient")
  ).toFixed(1);
  const sentence = `Minified and gzipped, one operation with its client takes at most ${size("one operation with createClient")} of a bundle, and ten more
${more} kB; with the client of \`@slipway/core/fetch\` one takes ${size("one operation with the fetch client")}. CI holds it to that.
`;
  const prefix = `@slipway/${name}: `;
  const helpers = [...budgets.keys()]
    .filter((budget) => budget.startsWith(prefix))
    .map((budget) => `${budget.slice(prefix.length)} takes at most ${size(budget)}.\n`);
  return replaceRegion(text, "size", [sentence, ...helpers].join(""), "html");
}

/** The umbrella's README with what it weighs. */
export function emitUmbrellaSize(text: string, budgets: Budgets): string {
  const sentence = `Minified and gzipped, \`connect\` takes at most ${kilobytes(budgets, "the umbrella with connect")} of a bundle, because it holds every group; one operation of a
namespace takes ${kilobytes(budgets, "one operation with createClient")}. esbuild is the exception: it keeps the whole group of a namespace that it is handed by
another package, and drops the rest only of \`import { getProject } from "@slipway/projects"\`. Installed, it takes at most
${budgetOf(budgets, "the umbrella with all it brings")} MiB with all that it brings.
`;
  return replaceRegion(text, "size", sentence, "html");
}

/** The emulator's README with what it takes. It is not bundled. */
export function emitEmulatorSize(text: string, budgets: Budgets): string {
  const size = budgetOf(budgets, "the emulator with all it brings");
  return replaceRegion(text, "size", `Installed, it takes at most ${size} MiB with all that it brings.\n`, "html");
}

function kilobytes(budgets: Budgets, name: string): string {
  return `${budgetOf(budgets, name)} kB`;
}

function budgetOf(budgets: Budgets, name: string): number {
  const size = budgets.get(name);
  if (size === undefined) throw new Error(`There is no size budget "${name}".`);
  return size;
}
