import { writeFileSync } from "node:fs";
import { pack } from "../packed/pack.ts";
import { budgetsFile, limitFor, measureBundles, readBudgets } from "./sizes.ts";

// npm run derive -- budgets: writes what each bundle weighs now, plus 3 %, as its budget. The generator puts some of them into READMEs.
const sizes = new Map(measureBundles(pack()).map(({ name, bytes }) => [name, bytes]));
const budgets = readBudgets().map((budget) => {
  const bytes = sizes.get(budget.name);
  if (bytes === undefined) throw new Error(`${budget.name} was not measured`);
  const limit = limitFor(budget.name, bytes);
  if (limit !== budget.limit) console.log(`${budget.name}: ${budget.limit} → ${limit}`);
  return { ...budget, limit };
});
writeFileSync(budgetsFile, `${JSON.stringify(budgets, null, 2)}\n`);
