import { parseArgs } from "node:util";
import { type Check, checks } from "./checks.ts";

// npm run check, and .ci/run: every check that a change has to pass, and one table at the end.
// Names as arguments run only the checks whose name holds one of them; --job fast, packed or nightly those of a job of CI.
// What a machine cannot have is absent, and the table says why.
type Outcome = "passed" | "failed" | `absent: ${string}`;

const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { job: { type: "string", multiple: true } },
});
const failures: string[] = [];
const rows: { name: string; seconds: string; outcome: Outcome }[] = [];
for (const [name, check] of Object.entries(checks)) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  if (values.job && !values.job.includes(check.job)) continue;
  console.log(`\n── ${name} ${"─".repeat(Math.max(0, 76 - name.length))}`);
  const start = performance.now();
  rows.push({ name, outcome: await outcome(check), seconds: ((performance.now() - start) / 1000).toFixed(1) });
}

if (rows.length === 0) console.error(`No check is meant. There are: ${Object.keys(checks).join(", ")}`);
const width = Math.max(...rows.map(({ name }) => name.length));
console.log(`\n${"check".padEnd(width)}  seconds  result`);
for (const { name, seconds, outcome } of rows) console.log(`${name.padEnd(width)}  ${seconds.padStart(7)}  ${outcome}`);
if (failures.length > 0) console.log(`\nfailed:\n${failures.slice(0, 40).join("\n")}`);
process.exit(rows.length > 0 && rows.every((row) => row.outcome !== "failed") ? 0 : 1);

async function outcome(check: Check): Promise<Outcome> {
  try {
    const result = await check.run();
    if (typeof result === "boolean") return result ? "passed" : "failed";
    if ("absent" in result) return `absent: ${result.absent.join("; ")}`;
    failures.push(...result.failures);
    return "failed";
  } catch (error) {
    console.error(error);
    return "failed";
  }
}
