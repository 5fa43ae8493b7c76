import { mkdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { copy } from "../../packages/registry/src/index.ts";
import { createLayoutTar } from "../../packages/registry/src/node/index.ts";
import { root } from "../build.ts";
import { makeEmulatorImage } from "./make.ts";

// npm run pack:image [-- --base <image>@sha256:… | --debian <folder>]: the emulator's image, as a tar that docker, podman and skopeo take.
const { values } = parseArgs({ options: { base: { type: "string" }, debian: { type: "string" } } });
const tag = "latest";
const image = await makeEmulatorImage({ ...values, tag });
const folder = join(root, ".work/image");
mkdirSync(folder, { recursive: true });
const file = join(folder, "slipway-emulator.tar");
await using tar = await createLayoutTar(file);
await copy(image.store, tar, tag);
await tar.close();
console.log(`${relative(process.cwd(), file)}, ${(statSync(file).size / 1024 / 1024).toFixed(1)} MiB`);
console.log(image.descriptor.digest);
