import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, root } from "../build.ts";
import { startRegistry } from "./registry.ts";
import { steps } from "./steps.ts";
import { copyTree } from "./tree.ts";

// pnpm release:rehearse: publishes everything to a registry on this machine and uses it as a user does, up to the next
// versions. What it published stays in .work/rehearsal to be looked at; each run begins anew.
build();
const home = join(root, ".work/rehearsal");
rmSync(home, { recursive: true, force: true });
mkdirSync(home, { recursive: true });
const registry = await startRegistry(home);
const tree = join(home, "tree");
await copyTree(tree, registry);

const width = Math.max(...Object.keys(steps).map((name) => name.length));
let failed = false;
for (const [name, step] of Object.entries(steps)) {
  const start = performance.now();
  try {
    const seen = await step({ tree, registry });
    console.log(`${name.padEnd(width)}  ${((performance.now() - start) / 1000).toFixed(1).padStart(5)} s  ${seen}`);
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : error}`);
    failed = true;
    break;
  }
}
// A step that failed may leave programs behind: they end with this process.
process.exit(failed ? 1 : 0);
