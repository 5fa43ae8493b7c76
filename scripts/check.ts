import { ensurePrograms } from "../test/interop/programs.ts";
import { checkApi } from "../tools/release/check.ts";
import { checkAlone } from "./alone.ts";
import { checkSizes } from "./budgets/check.ts";
import { build, root, run } from "./build.ts";
import { checkBundlers } from "./bundlers/check.ts";
import { checkConsumers } from "./consumers/check.ts";
import { checkImportCost, checkTypeCost } from "./cost.ts";
import { checkDisk } from "./disk.ts";
import type { Absences } from "./outcome.ts";
import { checkPackages } from "./packages.ts";
import { pack } from "./packed.ts";
import { checkRuntimes } from "./runtimes.ts";
import { checkTypeCounts } from "./type-counts.ts";
import { checkUse } from "./use/check.ts";

// npm run check, and .ci/run: every check that a change has to pass, and one table at the end.
// Names as arguments run only the checks whose name holds one of them.
// What a machine cannot have is absent, and the table says why.
type Outcome = "passed" | "failed" | `absent: ${string}`;
type Check = () => boolean | Absences | Promise<boolean | Absences>;

let packages: ReturnType<typeof pack> | undefined;
const packed = () => {
  packages ??= pack();
  return packages;
};
const succeeds = (program: string, ...args: string[]) => run(program, args, { cwd: root }) === 0;

const checks: Readonly<Record<string, Check>> = {
  build: () => {
    build();
    return true;
  },
  tests: () => succeeds("npm", "test"),
  "format and lint": () =>
    succeeds("biome", "ci", "--colors=off", "--error-on-warnings", ".") &&
    succeeds("tsp", "format", "--check", "{contract,generator}/**/*.tsp"),
  types: () => succeeds("tsc", "-p", "."),
  "generated files": () => succeeds("node", "generator/src/main.ts", "--check"),
  "public API": () => checkApi(),
  "unused code": () => succeeds("knip"),
  packages: () => checkPackages(packed()),
  "packages alone": () => checkAlone(packed()),
  "size budgets": () => checkSizes(packed()),
  "import budget": () => checkImportCost(packed()),
  "type-check budget": () => checkTypeCost(packed()),
  "type count budget": () => checkTypeCounts(packed()),
  "disk budget": () => checkDisk(packed()),
  interop: () => {
    const { absent } = ensurePrograms();
    return absent === undefined ? succeeds("node", "test/interop/main.ts") : { absent: [absent] };
  },
  bundlers: () => checkBundlers(packed()),
  "TypeScript consumers": () => checkConsumers(packed()),
  runtimes: () => checkRuntimes(packed()),
  "release rehearsal": () => succeeds("node", "scripts/rehearsal/main.ts"),
  "use from a clone": () => checkUse(),
  demo: () => succeeds("npm", "run", "demo"),
};

const wanted = process.argv.slice(2);
const rows: { name: string; seconds: string; outcome: Outcome }[] = [];
for (const [name, check] of Object.entries(checks)) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  console.log(`\n── ${name} ${"─".repeat(Math.max(0, 76 - name.length))}`);
  const start = performance.now();
  rows.push({ name, outcome: await outcome(check), seconds: ((performance.now() - start) / 1000).toFixed(1) });
}

const width = Math.max(...rows.map(({ name }) => name.length));
console.log(`\n${"check".padEnd(width)}  seconds  result`);
for (const { name, seconds, outcome } of rows) console.log(`${name.padEnd(width)}  ${seconds.padStart(7)}  ${outcome}`);
process.exit(rows.length > 0 && rows.every((row) => row.outcome !== "failed") ? 0 : 1);

async function outcome(check: Check): Promise<Outcome> {
  try {
    const result = await check();
    if (typeof result === "object") return `absent: ${result.absent.join("; ")}`;
    return result ? "passed" : "failed";
  } catch (error) {
    console.error(error);
    return "failed";
  }
}
