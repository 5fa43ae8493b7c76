import { rmSync } from "node:fs";
import { build, run } from "../build.ts";
import { ensureRedis } from "../redis.ts";
import { readReport, reportFile } from "./report.ts";

// npm test: builds, runs every test, and closes with a line of how many passed and failed.
// The last run's report would tell of that one where this one breaks off.
rmSync(reportFile, { force: true });
build();
ensureRedis();
const status = run("vitest", ["run", ...process.argv.slice(2)]);
const { passed, failures } = readReport();
// A run may fail for what no reporter is told.
const failed = status === 0 ? failures.length : Math.max(1, failures.length);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(status);
