import { join } from "node:path";
import { root, run } from "./build.ts";
import { argumentsFor, examples } from "./packed/examples.ts";

// npm run example -- <folder of examples/>: runs it with an emulator around it.
const [name = ""] = process.argv.slice(2);
const home = join(root, "examples", name);
if (examples.includes(name))
  process.exit(run("node", argumentsFor(home, join(root, "packages/emulator")), { cwd: home }));
console.error(`Which one? npm run example -- ${examples.join(" | ")}`);
process.exitCode = 2;
