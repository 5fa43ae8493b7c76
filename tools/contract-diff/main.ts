import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "../../scripts/build.ts";
import { asPublished } from "./as-published.ts";
import { compare } from "./compare.ts";
import type { Deliberate } from "./deliberate.ts";
import { parseDocument } from "./document.ts";
import { report } from "./report.ts";

// npm run contract:diff -- <openapi.json>: what another description of the API says otherwise than ours, and what adopting it would
// be for each group's version. Ends with 1 when a difference is left that contract/differences.json gives no reason for.
const [file] = process.argv.slice(2);
if (!file) {
  console.error("Which document? npm run contract:diff -- <openapi.json>");
  process.exit(2);
}
const read = (path: string) => parseDocument(readFileSync(path, "utf8"), path);
const meant: readonly Deliberate[] = JSON.parse(readFileSync(join(root, "contract/differences.json"), "utf8"));
const comparison = compare(
  asPublished(read(join(root, "api/openapi.json"))),
  read(resolve(process.env.INIT_CWD ?? ".", file)),
);
const { lines, settled } = report(comparison, meant);
console.log(lines.join("\n"));
process.exitCode = settled ? 0 : 1;
