import { OCI } from "../src/index.ts";
import { openLayoutFolder } from "../src/node/index.ts";
import { pushImage, pushIndex, sampleBytes } from "./sample-images.ts";

// Stores one image after another in a layout folder, and says each tag that it has; it is killed in the middle.
const [, , folder = "", round = ""] = process.argv;
const store = openLayoutFolder(folder);
for (let at = 0; ; at++) {
  const seed = Number(round) * 1000 + at;
  const layers = Array.from({ length: 4 }, (_, index) => sampleBytes(50_000, seed * 4 + index));
  const images = [await pushImage(store, { layers: layers.slice(0, 2) }), await pushImage(store, { layers })];
  await pushIndex(store, images, `r${round}-${at}`);
  await store.manifests.push(
    { schemaVersion: 2, mediaType: OCI.index, manifests: images, annotations: { at: String(at) } },
    { reference: "latest" },
  );
  process.stdout.write(`r${round}-${at}\n`);
}
