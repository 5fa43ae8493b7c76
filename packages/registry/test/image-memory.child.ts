import { join } from "node:path";
import { copy } from "../src/copy.ts";
import { buildImage, openLayoutFolder } from "../src/node/index.ts";
import { watchMemory } from "./live-memory.ts";

// Makes an image of a folder, copies it, and says by how many MiB its live memory grew meanwhile, at most.
const [, , folder = "", target = ""] = process.argv;
const finish = watchMemory();
const layers = [{ folder, at: "/data" }, { archive: join(target, "layer.tar") }];
const image = await buildImage({ layers, platform: "linux/amd64" });
await copy(image.store, openLayoutFolder(join(target, "images")), image.reference, { as: "1.2" });
finish();
