import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, root, run } from "./build.ts";
import { ensureRedis } from "./redis.ts";

// npm test: builds, runs every test, and closes with a line of how many passed and failed.
const report = join(root, ".work/test-report.json");

build();
ensureRedis();
mkdirSync(join(root, ".work"), { recursive: true });
rmSync(report, { force: true });
const status = run("vitest", [
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
]);
const { passed, failed } = count();
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(status);

function count(): { passed: number; failed: number } {
  interface Report {
    readonly numPassedTests: number;
    readonly numFailedTests: number;
    readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
  }
  try {
    const { numPassedTests, numFailedTests, testResults }: Report = JSON.parse(readFileSync(report, "utf8"));
    const broken = testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
    // A worker that dies takes its tests along: the report counts none of them as failed, the status does.
    const failed = numFailedTests + broken.length;
    return { passed: numPassedTests, failed: status === 0 ? failed : Math.max(1, failed) };
  } catch {
    // Without a report the run itself broke.
    return { passed: 0, failed: 1 };
  }
}
