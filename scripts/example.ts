import { join } from "node:path";
import { build, root } from "./build.ts";
import { examples, runExample } from "./examples.ts";

// npm run example -- <folder of examples/>: builds, then runs it with an emulator around it.
const [name = ""] = process.argv.slice(2);
if (!examples.includes(name)) {
  console.error(`Which one? npm run example -- ${examples.join(" | ")}`);
  process.exit(2);
}
build();
process.exit(runExample(join(root, "examples", name), join(root, "packages/emulator")));
