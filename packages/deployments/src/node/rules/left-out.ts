import type { Pace } from "../pace.ts";
import type { IgnoreRules } from "./ignore-rules.ts";

/** Tells of a path whether it is left out. */
export type LeavesOut = (path: string, pace: Pace) => Promise<boolean>;

/** Asks rules in steps: for a path that leads through many folders they are asked for each of them. */
export function leftOutBy(rules: IgnoreRules): LeavesOut {
  return async (path, pace) => {
    for (let cut = path.indexOf("/"); cut !== -1; cut = path.indexOf("/", cut + 1)) {
      await pace();
      if (rules.ignores(path.slice(0, cut + 1))) return true;
    }
    return rules.ignores(path);
  };
}
