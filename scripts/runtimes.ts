import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { problemsOf } from "../test/runtimes/judge.ts";
import { copyScenario } from "../test/runtimes/prepare.ts";
import { parse, show } from "../test/runtimes/recorded.ts";
import { type Run, runIn } from "../test/runtimes/run-in.ts";
import { runtimes } from "../test/runtimes/runtimes.ts";
import { page, type Row } from "../test/runtimes/table.ts";
import { root } from "./build.ts";
import type { Absences } from "./outcome.ts";
import { type Packed, pack } from "./packed.ts";
import { AbsentError } from "./peers/install-peer.ts";

const sentFile = join(root, "test/runtimes/sent.http");
const pageFile = join(root, "docs/runtimes.md");

/**
 * Runs the scenario in every runtime that this machine can have, and holds the outcome against what is committed.
 *
 * @param write writes the page, and what is sent by the first runtime, instead.
 */
export async function checkRuntimes({ consumer }: Packed, write = false): Promise<boolean | Absences> {
  const folder = copyScenario(consumer);
  const entry = createRequire(join(consumer, "package.json")).resolve("@slipway/emulator");
  const { createEmulator }: typeof import("@slipway/emulator") = await import(pathToFileURL(entry).href);
  const problems: string[] = [];
  const rows: Row[] = [];
  const absent: string[] = [];
  for (const runtime of runtimes) {
    let run: Run;
    try {
      run = await runIn(runtime, folder, createEmulator);
    } catch (error) {
      if (error instanceof AbsentError) {
        absent.push(`${runtime.name} (${error.message})`);
        rows.push({ runtime, absent: error.message });
      } else problems.push(`${runtime.name}: ${error instanceof Error ? error.message : error}`);
      continue;
    }
    if (write && rows.length === 0) writeFileSync(sentFile, show(run.requests));
    rows.push({ runtime, told: run.told });
    const found = problemsOf(run, runtime, parse(readFileSync(sentFile, "utf8")));
    console.log(`${runtime.name}: ${run.told.length} steps, ${run.requests.length} requests, ${found.length} problems`);
    problems.push(...found);
  }
  for (const problem of problems) console.error(problem);
  return problems.length === 0 && isFresh(rows, write) && (absent.length === 0 || { absent });
}

/** A runtime that is absent here keeps the row that it has. */
function isFresh(rows: readonly Row[], write: boolean): boolean {
  const made = page(rows);
  if (write) writeFileSync(pageFile, made);
  const committed = existsSync(pageFile) ? readFileSync(pageFile, "utf8") : "";
  const lack = rows.filter(({ absent }) => absent).map(({ runtime }) => `| ${runtime.name} |`);
  const known = (text: string) => text.split("\n").filter((line) => !lack.some((start) => line.startsWith(start)));
  if (known(made).join("\n") === known(committed).join("\n")) return true;
  console.error("docs/runtimes.md is not what came of this run: `pnpm test:runtimes` writes it anew.");
  return false;
}

if (import.meta.main) {
  const outcome = await checkRuntimes(pack(), true);
  if (typeof outcome === "object") console.log(`Absent: ${outcome.absent.join("; ")}`);
  process.exitCode = outcome ? 0 : 1;
}
