import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../build.ts";
import { run } from "./spawn.ts";
import { edit } from "./tree.ts";

/** The group that gets a next version in the rehearsal, and one that stays. */
export const upgraded = {
  group: "webhooks",
  function: "listWebhooks",
  sent: "/v1/webhooks?rehearsed=yes",
  other: "domains",
  otherFunction: "listDomains",
  alsoSent: "/v5/domains",
} as const;

const told = `\`${upgraded.function}\` takes \`rehearsed\`.`;

/** The way of a release: one is on record, the contract changes, the plan says what that is, changesets make versions. Returns the group's changelog. */
export async function nextVersions(tree: string): Promise<string> {
  // What is built here is built there: the copy takes it from this repository's cache.
  const env = { TURBO_CACHE_DIR: join(root, ".turbo/cache") };
  const script = (...args: string[]) => run("node", args, { cwd: tree, env });
  await script("tools/release/main.ts", "record");
  const operation = new RegExp(`op ${upgraded.function}\\(`);
  edit(fileWith(operation, join(tree, "contract")), operation, `op ${upgraded.function}(@query rehearsed?: string, `);
  await script("generator/src/main.ts");
  // What the contract does not know is written by hand: core has a next version without any change of a group.
  writeFileSync(join(tree, ".changeset/core.md"), '---\n"@slipway/core": minor\n---\n\nA rehearsal.\n');
  await script("tools/release/main.ts", "plan");
  await run("changeset", ["version"], { cwd: tree });
  const changelog = readFileSync(join(tree, `packages/${upgraded.group}/CHANGELOG.md`), "utf8");
  if (!changelog.includes(told)) throw new Error(`The changelog does not say "${told}":\n${changelog}`);
  return told;
}

/** The file below a folder that has a text: a group is a file of the contract, or a folder of them. */
function fileWith(text: RegExp, folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file));
  const found = files.find((file) => file.endsWith(".tsp") && text.test(readFileSync(file, "utf8")));
  if (found === undefined) throw new Error(`No file below ${folder} has ${text}`);
  return found;
}

/** A core that speaks another protocol, as the next major version. */
export async function nextCore(tree: string): Promise<void> {
  const core = join(tree, "packages/core");
  edit(join(core, "src/types/client.ts"), /PROTOCOL = 1\b/, "PROTOCOL = 2");
  edit(join(core, "package.json"), /"version": "[^"]*"/, '"version": "99.0.0"');
  await run("pnpm", ["run", "build"], { cwd: core });
}
