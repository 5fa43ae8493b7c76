import { ensureInstalled } from "../installed.ts";
import { readReport, runTests } from "./report.ts";

// npm test: runs every test but those of endurance, and closes with a line of how many passed and failed.
ensureInstalled("redis-server", "zsh", "fish");
const status = runTests("--tags-filter", "!endurance", ...process.argv.slice(2));
const { passed, failures } = readReport();
// A run may fail for what no reporter sees.
const failed = status === 0 ? failures.length : Math.max(1, failures.length);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(status);
