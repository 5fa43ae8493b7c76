#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { enableCompileCache, findPackageJSON } from "node:module";

enableCompileCache();
const args = process.argv.slice(2);
if (args.length === 1 && args[0] === "--version") {
  // Loads nothing else: a script that checks its tools waits for Node alone.
  const manifest: { version: string } = JSON.parse(readFileSync(findPackageJSON(import.meta.url) ?? "", "utf8"));
  process.stdout.write(`${manifest.version}\n`);
} else {
  const { run } = await import("./run.ts");
  process.exitCode = await run(args);
}
