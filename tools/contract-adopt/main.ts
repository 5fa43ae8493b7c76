import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { normalizePath } from "@typespec/compiler";
import { root } from "../../scripts/build.ts";
import { readDescription } from "../contract-diff/as-published.ts";
import type { Deliberate } from "../contract-diff/deliberate.ts";
import { messageOf } from "../contract-diff/document.ts";
import { plain } from "../contract-diff/plain-words.ts";
import { adopt } from "./adopt.ts";
import { recoverContract, tellAndReplace } from "./folder.ts";
import { listOf } from "./list.ts";

// npm run contract:adopt -- <openapi.json> [--list <file>]: what another description of the API says otherwise, taken over into the
// contract as far as rules go; then what that leads to is generated. Prints, and writes to the file, what was applied, what a person
// has to decide and where, and each group's next version by it. The contract changes as a whole or not at all.
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { list: { type: "string" } } });
  const [file, ...others] = positionals;
  if (!file || others.length > 0)
    throw new Error("Which document? npm run contract:adopt -- <openapi.json> [--list <file>]");
  const from = process.env.INIT_CWD ?? ".";
  if (await recoverContract(root))
    console.log("A run was cut while it put the contract into place: the contract is as it was before it.");
  const theirs = readDescription(readFileSync(resolve(from, file), "utf8"), file);
  const deliberate: readonly Deliberate[] = JSON.parse(readFileSync(join(root, "contract/differences.json"), "utf8"));
  const source = { entry: normalizePath(join(root, "contract/main.tsp")), texts: new Map(), root };
  const adoption = await adopt(source, theirs, deliberate);
  const list = `${(await listOf(root, adoption)).join("\n")}\n`;
  await tellAndReplace(root, adoption.texts, list, values.list && resolve(from, values.list));
  const generated = spawnSync(process.execPath, [join(root, "generator/src/main.ts")], { cwd: root, stdio: "inherit" });
  if (generated.status !== 0)
    throw new Error("The contract is changed, and what it leads to is not generated: run `npm run generate`.");
} catch (error) {
  // Its message may quote the document.
  console.error(plain(messageOf(error)));
  process.exitCode = 2;
}
