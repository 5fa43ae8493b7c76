import { quoteText } from "@slipway/core/internal";
import { refusal } from "../file-problem.ts";
import { type LineCost, lineCosts, shapeOf } from "./line-cost.ts";

export interface Line {
  readonly text: string;
  readonly number: number;
}

/** Steps that lines may take for one path: a tenth of a second. Those that people write take a few thousand. */
const mostForPath = 5e7;

/** Steps that they may take for all paths of a deployment: less than a minute. */
const mostForAll = 3e10;

export interface WorkBudget {
  left: number;
}

export function workBudget(): WorkBudget {
  return { left: mostForAll };
}

/**
 * Takes what lines cost for a path from what may be spent, before any is tried; an `InputError` names the file and the line that costs the
 * most, when they cost too much for the path, or for all so far. `what`: the file, by name and folder.
 */
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
    const shape = shapeOf(path);
    let [steps, most] = [0, 0];
    let dearest: Line | undefined;
    for (const [cost, { line, count }] of groups) {
      const each = cost(shape);
      steps += each * count;
      if (each > most) [most, dearest] = [each, line];
    }
    budget.left -= steps;
    if (!dearest || (steps <= mostForPath && budget.left >= 0)) return;
    const named = `Line ${dearest.number} of ${what}, ${quoteText(dearest.text)},`;
    const help = dearest.text.includes("*") ? "Write it with fewer *" : "Write fewer lines";
    throw refusal(
      steps > mostForPath
        ? `${named} takes too long for ${quoteText(path)}. ${help}.`
        : `${named} and the other lines take too long for all the files of the folder. ${help}, and leave out folders, not each of their files.`,
    );
  };
}
