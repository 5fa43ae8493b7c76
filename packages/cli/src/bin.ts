#!/usr/bin/env node
import { readFileSync } from "node:fs";
import * as module from "node:module";

module.enableCompileCache?.();
const args = process.argv.slice(2);
if (args.length === 1 && args[0] === "--version") {
  // Scripts that check their tools wait for this, so nothing else is loaded.
  const manifest: { version: string } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  process.stdout.write(`${manifest.version}\n`);
} else {
  const { run } = await import("./run.ts");
  process.exitCode = await run(args);
}
