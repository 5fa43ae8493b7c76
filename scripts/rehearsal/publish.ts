import type { LocalRegistry } from "./registry.ts";
import { run, start } from "./spawn.ts";
import { at } from "./versions.ts";

const publish = ["publish", "--no-git-tag"];

/** Publishes what the registry has not got; returns what that was: `@slipway/core@1.0.0`. */
export async function publishAll(tree: string, registry: LocalRegistry, tag = "latest"): Promise<string[]> {
  const before = registry.published.length;
  await run("changeset", [...publish, "--tag", tag], { cwd: tree });
  const published = registry.published.slice(before);
  return published.map((name) => at(tree, name));
}

/** Publishes until that many are there, and is killed. */
export async function publishAndBeCut(tree: string, registry: LocalRegistry, count: number): Promise<string[]> {
  const before = registry.published.length;
  const publishing = start("changeset", publish, { cwd: tree });
  await Promise.race([registry.reaches(before + count), publishing.ended]);
  publishing.kill();
  await publishing.ended;
  return registry.published.slice(before).map((name) => at(tree, name));
}
