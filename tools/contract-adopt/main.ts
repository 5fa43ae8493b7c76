import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { normalizePath } from "@typespec/compiler";
import { root } from "../../scripts/build.ts";
import type { Deliberate } from "../contract-diff/deliberate.ts";
import { messageOf, parseDocument } from "../contract-diff/document.ts";
import { plain } from "../contract-diff/plain.ts";
import { adopt } from "./adopt.ts";
import { listOf } from "./list.ts";

// npm run contract:adopt -- <openapi.json> [--list <file>]: what another description of the API says otherwise, taken over into the
// contract as far as rules go; then what that leads to is generated. Prints, and writes to the file, what was applied, what a person
// has to decide and where, and each group's next version by it. A run that was cut is undone by `git restore contract`.
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { list: { type: "string" } } });
  const [file, ...others] = positionals;
  if (!file || others.length > 0)
    throw new Error("Which document? npm run contract:adopt -- <openapi.json> [--list <file>]");
  const from = process.env.INIT_CWD ?? ".";
  const theirs = parseDocument(readFileSync(resolve(from, file), "utf8"), file);
  const meant: readonly Deliberate[] = JSON.parse(readFileSync(join(root, "contract/differences.json"), "utf8"));
  const source = { entry: normalizePath(join(root, "contract/main.tsp")), texts: new Map() };
  const adoption = await adopt(source, theirs, meant);
  const list = `${(await listOf(root, adoption)).join("\n")}\n`;
  // First what a person has to decide: where that cannot be said, nothing changes.
  if (values.list !== undefined) writeFileSync(resolve(from, values.list), list);
  console.log(list);
  for (const [path, text] of adoption.texts) writeFileSync(path, text);
  const generated = spawnSync(process.execPath, [join(root, "generator/src/main.ts")], { cwd: root, stdio: "inherit" });
  if (generated.status !== 0)
    throw new Error("The contract is changed, and what it leads to is not generated: run `npm run generate`.");
} catch (error) {
  // Its message may quote the document.
  console.error(plain(messageOf(error)));
  process.exitCode = 2;
}
