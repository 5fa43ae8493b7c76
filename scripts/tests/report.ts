import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../build.ts";

/** What a run of the tests came to. */
export interface TestReport {
  readonly passed: number;
  /** What failed: tests, files that could not be read, errors that no test caught, workers that died. */
  readonly failures: readonly { readonly what: string; readonly why: string }[];
}

/** Where a run leaves its report, and the next one its own. */
export const reportFile: string = join(root, ".work/test-report.json");

/** The report of the last run; a run that broke before it could leave one has failed. */
export function readReport(): TestReport {
  try {
    return JSON.parse(readFileSync(reportFile, "utf8"));
  } catch {
    return { passed: 0, failures: [{ what: "the run itself", why: "It ended before it could report." }] };
  }
}
