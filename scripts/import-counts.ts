import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { output } from "./packed/follow.ts";
import type { Packed } from "./packed/pack.ts";

// Measured counts with some room: 39 packages that can be pinned one by one are 39 files at least.
const budgets = [
  {
    what: "a group and its client",
    program: 'import "@slipway/core"; import "@slipway/deployments";',
    files: 28,
    kB: 231,
  },
  { what: "the umbrella", program: 'import "slipway";', files: 79, kB: 622 },
];

/** The budgets of imports, in words. */
export const importBudgets = budgets.map(({ what, files, kB }) => [what, `${files} files, ${kB} kB`] as const);

/** Says how many files Node loads for a program, and their bytes, when it ends. */
const counter = `
import { registerHooks } from "node:module";
let files = 0;
let bytes = 0;
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    files += 1;
    bytes += loaded.source?.length ?? 0;
    return loaded;
  },
});
process.on("exit", () => console.log(JSON.stringify({ files, kB: Math.ceil(bytes / 1000) })));
`;

/** Counts the files that Node reads to import a group, or all of them: equal on every machine. The bench has the times. */
export async function checkImportCounts({ consumer }: Packed): Promise<boolean> {
  const hook = join(consumer, "count-imports.mjs");
  writeFileSync(hook, counter);
  let fit = true;
  for (const { what, program, files, kB } of budgets) {
    const file = join(consumer, "import.mjs");
    writeFileSync(file, program);
    const counted = JSON.parse(await output("node", ["--import", pathToFileURL(hook).href, file], { cwd: consumer }));
    console.log(`${what}: ${counted.files} files and ${counted.kB} kB, at most ${files} and ${kB}`);
    fit &&= counted.files <= files && counted.kB <= kB;
  }
  return fit;
}
