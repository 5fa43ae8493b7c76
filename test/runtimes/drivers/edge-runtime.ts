import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

// Runs a bundled script in the edge runtime: node edge-runtime.ts <folder that has @edge-runtime/vm> <file>
const [folder = "", file = ""] = process.argv.slice(2);
const entry = createRequire(join(folder, "package.json")).resolve("@edge-runtime/vm");
// Packages outside the workspace have no types here.
const { EdgeVM }: { EdgeVM: new () => { evaluate(code: string): unknown } } = await import(pathToFileURL(entry).href);
await new EdgeVM().evaluate(readFileSync(file, "utf8"));
