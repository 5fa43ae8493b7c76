import { quoteText } from "@slipway/core/internal";
import { folderError } from "../file-problem.ts";
import { type LineCost, lineCosts, pathShape } from "./line-cost.ts";

export interface Line {
  readonly text: string;
  readonly number: number;
}

/** Bound of steps for one path, a tenth of a second; usual lines take a few thousand. */
const maxPerPath = 5e7;

/** Bound of steps for all paths of a deployment, less than a minute. */
const maxInAll = 3e10;

export interface WorkBudget {
  remaining: number;
}

export function workBudget(): WorkBudget {
  return { remaining: maxInAll };
}

/** Charges the cost of all lines for a path before any is tried. The `InputError` names the most expensive line of the file `what`. */
export function spending(what: string, lines: readonly Line[], budget: WorkBudget): (path: string) => void {
  const costOf = lineCosts();
  const groups = new Map<LineCost, { line: Line; count: number }>();
  for (const line of lines) {
    const cost = costOf(line.text);
    const group = groups.get(cost) ?? { line, count: 0 };
    group.count += 1;
    groups.set(cost, group);
  }
  return (path) => {
    const shape = pathShape(path);
    let [steps, max] = [0, 0];
    let dearest: Line | undefined;
    for (const [cost, { line, count }] of groups) {
      const each = cost(shape);
      steps += each * count;
      if (each > max) [max, dearest] = [each, line];
    }
    budget.remaining -= steps;
    if (!dearest || (steps <= maxPerPath && budget.remaining >= 0)) return;
    const location = `Line ${dearest.number} of ${what}, ${quoteText(dearest.text)},`;
    const help = dearest.text.includes("*") ? "Write it with fewer *" : "Write fewer lines";
    throw folderError(
      steps > maxPerPath
        ? `${location} takes too long for ${quoteText(path)}. ${help}.`
        : `${location} and the other lines take too long for all the files of the folder. ${help}, and leave out folders, not each of their files.`,
    );
  };
}
