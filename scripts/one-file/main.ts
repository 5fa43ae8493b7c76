import { statSync } from "node:fs";
import { relative } from "node:path";
import { makeOneFile } from "./make.ts";

// npm run pack:emulator: the emulator as one tarball, for `npx ./<file>` and `npm install ./<file>` anywhere.
const { tarball } = await makeOneFile();
console.log(`${relative(process.cwd(), tarball)}, ${(statSync(tarball).size / 1024 / 1024).toFixed(1)} MiB`);
