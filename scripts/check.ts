import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./build.ts";
import { type Check, checks } from "./checks.ts";

// npm run check, and .ci/run: every check that a change has to pass, and one table at the end.
// Names as arguments run only the checks whose name holds one of them; --job fast, packed, nightly or weekly those of a job of
// CI. The weekly ones run by name or by job alone. What a machine cannot have is absent, and the table says why.
interface Row {
  readonly name: string;
  readonly seconds: string;
  readonly outcome: "passed" | "failed" | `absent: ${string}`;
  readonly failures: readonly string[];
}

const { positionals: wanted, values } = readWords();
const chosen = Object.entries(checks).filter(
  ([name, { job }]) =>
    (wanted.length === 0 || wanted.some((word) => name.includes(word))) &&
    (values.job?.includes(job) ?? (wanted.length > 0 || job !== "weekly")),
);
const hasPacked = chosen.some(([, { job }]) => job === "packed");
const aside = chosen.flatMap(([name, { isBeside }]) => (isBeside && hasPacked ? [name] : []));

const rows: Row[] = [];
let others: Promise<Row[]> | undefined;
for (const [name, check] of chosen) {
  if (aside.includes(name)) continue;
  if (check.job === "packed" && aside.length > 0) others ??= runBeside(aside);
  console.log(`\n${checkTitle(name)}`);
  const start = performance.now();
  const { outcome, failures = [] } = await outcomeOf(check);
  rows.push({ name, outcome, failures, seconds: ((performance.now() - start) / 1000).toFixed(1) });
}
rows.push(...((await others) ?? []));
if (values.rows !== undefined) writeFileSync(values.rows, JSON.stringify(rows));
else print();
process.exit(rows.length > 0 && rows.every((row) => row.outcome !== "failed") ? 0 : 1);

function readWords() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        job: { type: "string", multiple: true },
        // File with the rows of a parallel process.
        rows: { type: "string" },
      },
    });
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : error}\nnpm run check [-- <name of a check> …] [--job <job>]`,
    );
    process.exit(2);
  }
}

function checkTitle(name: string): string {
  return `── ${name} ${"─".repeat(Math.max(0, 76 - name.length))}`;
}

async function outcomeOf(check: Check): Promise<{ outcome: Row["outcome"]; failures?: readonly string[] }> {
  try {
    const result = await check.run();
    if (typeof result === "boolean") return { outcome: result ? "passed" : "failed" };
    if ("absent" in result) return { outcome: `absent: ${result.absent.join("; ")}` };
    return { outcome: "failed", failures: result.failures };
  } catch (error) {
    console.error(error);
    return { outcome: "failed" };
  }
}

/** Runs checks in a process of their own; what they say is printed at their end, in one piece. */
async function runBeside(names: readonly string[]): Promise<Row[]> {
  const folder = join(root, ".work/beside");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [log, file] = [join(folder, "log"), join(folder, "rows.json")];
  const into = openSync(log, "w");
  const child = spawn(process.execPath, [import.meta.filename, "--rows", file, ...names], {
    stdio: ["ignore", into, into],
  });
  closeSync(into);
  await once(child, "exit");
  console.log(`\nMeanwhile:\n${readFileSync(log, "utf8")}`);
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return [
      { name: names.join(", "), seconds: "", outcome: "failed", failures: ["They ended before they could report."] },
    ];
  }
}

function print(): void {
  if (rows.length === 0) {
    const jobs = new Set(Object.values(checks).map(({ job }) => job));
    console.error(`There is no such check. Checks: ${Object.keys(checks).join(", ")}. Jobs: ${[...jobs].join(", ")}`);
    return;
  }
  const width = Math.max(...rows.map(({ name }) => name.length));
  console.log(`\n${"check".padEnd(width)}  seconds  result`);
  for (const { name, seconds, outcome } of rows)
    console.log(`${name.padEnd(width)}  ${seconds.padStart(7)}  ${outcome}`);
  const failures = rows.flatMap((row) => row.failures);
  if (failures.length > 0) console.log(`\nfailed:\n${failures.slice(0, 40).join("\n")}`);
}
