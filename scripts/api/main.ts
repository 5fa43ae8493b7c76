import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, root } from "../build.ts";
import { builtApis } from "./packages.ts";

// pnpm api: writes each package's API, names and signatures, to api/<package>.d.ts.
build();
mkdirSync(join(root, "api"), { recursive: true });
for (const [name, api] of builtApis()) writeFileSync(join(root, "api", `${name}.d.ts`), api);
