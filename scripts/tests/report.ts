import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { root, run } from "../build.ts";

export interface TestReport {
  readonly passed: number;
  /** Failed tests, unreadable files, uncaught errors, and dead workers. */
  readonly failures: readonly { readonly what: string; readonly why: string }[];
}

/** File of the last run's report. */
export const reportFile: string = join(root, ".work/test-report.json");

/** Runs tests; the report of the run before goes, for this one may break off before it leaves its own. */
export function runTests(...args: readonly string[]): number {
  rmSync(reportFile, { force: true });
  rmSync(join(root, ".work/compiled"), { recursive: true, force: true });
  return run("vitest", ["run", ...args]);
}

/** Runs the tests of endurance, and all cases of those that have many, from the files that have some. */
export function runEndurance(): number {
  const tag = '@module-tag (endurance|many)|tags: "(endurance|many)"';
  const files = execFileSync("git", ["grep", "-lE", tag, "--", "*.test.ts"], { cwd: root, encoding: "utf8" });
  process.env.SLIPWAY_CASES = "all";
  return runTests("--tags-filter", "endurance || many", ...files.trim().split("\n"));
}

/** The report of the last run; a run that broke before it could leave one has failed. */
export function readReport(): TestReport {
  try {
    return JSON.parse(readFileSync(reportFile, "utf8"));
  } catch {
    return { passed: 0, failures: [{ what: "the run itself", why: "It ended before it could report." }] };
  }
}

const rounds = 10;

/** Files whose tests wait for a clock, a process or a socket. */
function waitingFiles(): string[] {
  const waits = "setTimeout\\(|timers/promises|systemClock\\.sleep|spawn\\(|vi\\.waitFor|expect\\.poll";
  const args = ["grep", "-lE", waits, "--", "*.test.ts", ":!test/clients", ":!test/independent", ":!test/interop"];
  return execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim().split("\n");
}

/** Runs the tests that wait again and again beside a busy loop on each processor; gives the exit code of the first run that fails. */
export function runBusy(): number {
  const busy: ChildProcess[] = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ["--eval", `while (process.ppid === ${process.pid});`], { stdio: "ignore" }),
  );
  try {
    const files = waitingFiles();
    for (let round = 1; round <= rounds; round++) {
      console.log(`Round ${round} of ${rounds}, ${files.length} files, beside ${busy.length} busy processors`);
      const status = runTests("--tags-filter", "!endurance", ...files);
      if (status !== 0) return status;
    }
    return 0;
  } finally {
    for (const child of busy) child.kill();
  }
}
