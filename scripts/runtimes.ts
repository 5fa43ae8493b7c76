import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { problemsOf } from "../test/runtimes/judge.ts";
import { copyScenario } from "../test/runtimes/prepare.ts";
import { parse, show } from "../test/runtimes/recorded.ts";
import { type Run, runIn } from "../test/runtimes/run-in.ts";
import { type Runtime, runtimes } from "../test/runtimes/runtimes.ts";
import { page, type Row } from "../test/runtimes/table.ts";
import { root } from "./build.ts";
import type { Absences } from "./outcome.ts";
import { type Packed, pack } from "./packed/pack.ts";
import { AbsentError } from "./peers/install-peer.ts";

const sentFile = join(root, "test/runtimes/sent.http");
const pageFile = join(root, "docs/runtimes.md");

/** Runs the scenario in every runtime to be had here, against what is committed; `write` writes the page, and what the first runtime sends, instead. */
export async function checkRuntimes({ consumer }: Packed, write = false): Promise<boolean | Absences> {
  const folder = copyScenario(consumer);
  const entry = createRequire(join(consumer, "package.json")).resolve("@slipway/emulator");
  const { createEmulator }: typeof import("@slipway/emulator") = await import(pathToFileURL(entry).href);
  const problems: string[] = [];
  const rows: Row[] = [];
  const absent: string[] = [];
  for (const { runtime, outcome } of await runAll(folder, createEmulator)) {
    if (outcome instanceof AbsentError) {
      absent.push(`${runtime.name} (${outcome.message})`);
      rows.push({ runtime, absent: outcome.message });
    } else if (outcome instanceof Error) problems.push(`${runtime.name}: ${outcome.message}`);
    else {
      const { told, requests } = outcome;
      if (write && rows.length === 0) writeFileSync(sentFile, show(requests));
      rows.push({ runtime, told });
      const runProblems = problemsOf(outcome, runtime, parse(readFileSync(sentFile, "utf8")));
      console.log(`${runtime.name}: ${told.length} steps, ${requests.length} requests, ${runProblems.length} problems`);
      problems.push(...runProblems);
    }
  }
  for (const problem of problems) console.error(problem);
  return problems.length === 0 && isFresh(rows, write) && (absent.length === 0 || { absent });
}

interface Outcome {
  readonly runtime: Runtime;
  readonly outcome: Run | Error;
}

/** Steps of the scenario wait, so several runtimes take no longer than one. Clocks would run out without a core each. */
const AT_ONCE = Math.min(3, availableParallelism());

/** Installs all runtimes, then runs the scenario in a few of them at a time. */
async function runAll(folder: string, emulate: Parameters<typeof runIn>[3]): Promise<Outcome[]> {
  // Installing blocks this process, and with it the servers of running scenarios.
  const queue = runtimes.map((runtime) => ({ runtime, start: startOf(runtime) }));
  const outcomes = new Map<Runtime, Run | Error>();
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { runtime, start } = next;
      const run = start instanceof Error ? Promise.reject(start) : runIn(runtime, start, folder, emulate);
      outcomes.set(runtime, await run.catch(toError));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return runtimes.map((runtime) => ({ runtime, outcome: outcomes.get(runtime) ?? new Error("It was not run.") }));
}

function startOf(runtime: Runtime): ReturnType<Runtime["install"]> | Error {
  try {
    return runtime.install();
  } catch (error) {
    return toError(error);
  }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** A runtime that is absent here keeps the row that it has. */
function isFresh(rows: readonly Row[], write: boolean): boolean {
  const current = page(rows);
  if (write) writeFileSync(pageFile, current);
  const committed = existsSync(pageFile) ? readFileSync(pageFile, "utf8") : "";
  const lack = rows.filter(({ absent }) => absent).map(({ runtime }) => `| ${runtime.name} |`);
  const comparableLines = (text: string) =>
    text.split("\n").filter((line) => !lack.some((start) => line.startsWith(start)));
  if (comparableLines(current).join("\n") === comparableLines(committed).join("\n")) return true;
  console.error("docs/runtimes.md is not what came of this run: `npm run derive -- runtimes` writes it anew.");
  return false;
}

if (import.meta.main) {
  const outcome = await checkRuntimes(pack(), true);
  if (typeof outcome === "object") console.log(`Absent: ${outcome.absent.join("; ")}`);
  process.exitCode = outcome ? 0 : 1;
}
