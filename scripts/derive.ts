import { execFileSync } from "node:child_process";
import { build, root, run } from "./build.ts";

// npm run derive               writes anew what is committed and follows from the contract and the sources; its diff is the review
// npm run derive -- budgets    one of these steps, or several
const steps: Readonly<Record<string, () => number>> = {
  generate: () => node("generator/src/main.ts"),
  api: () => node("tools/api/main.ts"),
  snapshots: () => update(filesWithSnapshots().filter((file) => file !== parity)),
  // The page is made of the evidence that the other suites note.
  parity: () => update([parity]),
  budgets: () => node("scripts/budgets/main.ts") || node("generator/src/main.ts"),
  runtimes: () => node("scripts/runtimes.ts"),
  clients: () => built("test/clients/main.ts", "--update") || update([parity]),
  independent: () => node("test/independent/main.ts", "--update") || update([parity]),
  picture: () => built("scripts/picture.ts"),
};
const usual = ["generate", "api", "snapshots", "parity"];
const parity = "test/parity/parity.test.ts";

const chosen = process.argv.length > 2 ? process.argv.slice(2) : usual;
const unknown = chosen.filter((name) => !Object.hasOwn(steps, name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(", ")}. There are: ${Object.keys(steps).join(", ")}`);
  process.exit(2);
}
for (const name of chosen) {
  console.log(`\n── ${name}`);
  const status = steps[name]?.() ?? 1;
  if (status === 0) continue;
  console.error(`"${name}" failed: what it writes is as it was before, or in part. The steps before it are done.`);
  process.exit(status);
}
run("git", ["status", "--short"]);

function node(file: string, ...args: string[]): number {
  return run("node", [file, ...args]);
}

function built(file: string, ...args: string[]): number {
  build();
  return node(file, ...args);
}

/** Runs tests with all their cases, and writes the files that they hold something against. */
function update(files: readonly string[]): number {
  process.env.SLIPWAY_CASES = "all";
  return run("vitest", ["run", ...files, "--update"]);
}

function filesWithSnapshots(): string[] {
  const args = ["grep", "-l", "toMatchFileSnapshot(", "--", "packages", "test", ":!test/independent"];
  return execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim().split("\n");
}
