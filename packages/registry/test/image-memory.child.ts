import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { copy } from "../src/copy.ts";
import { buildImage, openLayoutFolder } from "../src/node/index.ts";

// Makes an image of a folder, copies it, and says by how many MiB its live memory grew meanwhile, at most.
const [, , folder = "", target = ""] = process.argv;
setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");
// Garbage is not live memory: its size depends on the load of the machine.
const live = (): number => {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};
const before = live();
let most = 0;
const watch = setInterval(() => {
  most = Math.max(most, live() - before);
}, 20);
const layers = [{ folder, at: "/data" }, { archive: join(target, "layer.tar") }];
const image = await buildImage({ layers, platform: "linux/amd64" });
await copy(image.store, openLayoutFolder(join(target, "images")), image.reference, { as: "1.2" });
clearInterval(watch);
console.log(Math.ceil(most / 2 ** 20));
