import { readFileSync, writeFileSync } from "node:fs";
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

/**
 * The way of a release: the last one is on record, the contract changes, the plan says what that is, changesets make the
 * versions. Returns what the group's changelog says.
 */
export async function nextVersions(tree: string): Promise<string> {
  // What is built here is built there: the copy takes it from this repository's cache.
  const env = { TURBO_CACHE_DIR: join(root, ".turbo/cache") };
  const script = (...args: string[]) => run("node", args, { cwd: tree, env });
  await script("tools/release/main.ts", "record");
  const contract = join(tree, `contract/${upgraded.group}.tsp`);
  edit(contract, new RegExp(`op ${upgraded.function}\\(`), `op ${upgraded.function}(@query rehearsed?: string, `);
  await script("generator/src/main.ts");
  // What the contract does not know is told by hand: core has a next version without any change of a group.
  writeFileSync(join(tree, ".changeset/core.md"), '---\n"@slipway/core": minor\n---\n\nA rehearsal.\n');
  await script("tools/release/main.ts", "plan");
  await run("changeset", ["version"], { cwd: tree });
  const changelog = readFileSync(join(tree, `packages/${upgraded.group}/CHANGELOG.md`), "utf8");
  if (!changelog.includes(told)) throw new Error(`The changelog does not say "${told}":\n${changelog}`);
  return told;
}

/** A core that speaks another protocol, as the next major version. */
export async function nextCore(tree: string): Promise<void> {
  const core = join(tree, "packages/core");
  edit(join(core, "src/types/client.ts"), /PROTOCOL = 1\b/, "PROTOCOL = 2");
  edit(join(core, "package.json"), /"version": "[^"]*"/, '"version": "99.0.0"');
  await run("pnpm", ["run", "build"], { cwd: core });
}
