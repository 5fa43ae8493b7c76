import { join } from "node:path";
import { packAll } from "../../tools/release/pack.ts";
import type { LocalRegistry } from "./registry.ts";
import { run, start } from "./spawn.ts";
import { at } from "./versions.ts";

/** Publishes what the registry has not got; returns what that was: `@slipway/core@1.0.0`. */
export async function publishAll(tree: string, registry: LocalRegistry, tag = "latest"): Promise<string[]> {
  const before = registry.published.length;
  await run("node", publishing(tree, tag), { cwd: tree });
  const published = registry.published.slice(before);
  return published.map((name) => at(tree, name));
}

/** Publishes until that many are there, and is killed. */
export async function publishAndBeCut(tree: string, registry: LocalRegistry, count: number): Promise<string[]> {
  const before = registry.published.length;
  const started = start("node", publishing(tree, "latest"), { cwd: tree });
  await Promise.race([registry.reaches(before + count), started.ended]);
  started.kill();
  await started.ended;
  return registry.published.slice(before).map((name) => at(tree, name));
}

/** What the release workflow publishes with: tarballs that are packed before, and no script of a package. */
function publishing(tree: string, tag: string): string[] {
  const folder = join(tree, ".work/release");
  packAll(folder, tree);
  return ["tools/release/publish.ts", folder, "--tag", tag];
}
