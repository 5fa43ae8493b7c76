import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "../../scripts/build.ts";
import { requireContract } from "../../scripts/contract-there.ts";
import type { Weight } from "../differ/weight.ts";
import { readDescription } from "./as-published.ts";
import { compare } from "./compare.ts";
import type { Deliberate } from "./deliberate.ts";
import { messageOf } from "./document.ts";
import { plain } from "./plain-words.ts";
import { report } from "./report.ts";

// npm run contract:diff -- <openapi.json>: what another description of the API says otherwise than ours, and what adopting it would
// be for each operation and each group's version. Ends with 0 where contract/differences.json gives a reason for all of it, else by
// the heaviest that is left: 10 is words only, 11 is adding, 12 is breaking. 2 is that there is nothing to compare.
const ends: Readonly<Record<Weight, number>> = { patch: 10, minor: 11, major: 12 };

const [file] = process.argv.slice(2);
if (!file) {
  console.error("Which document? npm run contract:diff -- <openapi.json>");
  process.exit(2);
}
try {
  requireContract(root);
  const read = (path: string) => readDescription(readFileSync(path, "utf8"), path);
  const deliberate: readonly Deliberate[] = JSON.parse(readFileSync(join(root, "contract/differences.json"), "utf8"));
  const ours = read(join(root, "api/openapi.json"));
  const { lines, heaviest } = report(compare(ours, read(resolve(process.env.INIT_CWD ?? ".", file))), deliberate);
  console.log(lines.join("\n"));
  process.exitCode = heaviest ? ends[heaviest] : 0;
} catch (error) {
  // Its message may quote the document.
  console.error(plain(messageOf(error)));
  process.exitCode = 2;
}
