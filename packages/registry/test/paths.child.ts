import { setFlagsFromString } from "node:v8";
import { createMemoryStore, pushArtifact } from "../src/index.ts";
import { pullFolder } from "../src/node/pull-folder.ts";
import { encodeHeader, TAR_END } from "../src/node/tar-codec.ts";

// Pulls what somebody else made with a path of so many bytes, and says what came of it.
setFlagsFromString("--max-old-space-size=256");
const [, , where = "", length = "", folder = ""] = process.argv;
const path = "a/".repeat(Number(length) / 2);
const store = createMemoryStore();
const isTitle = where === "title";
const tar = Buffer.concat([
  encodeHeader({ path: `dist/${path}x`, kind: "file", size: 0, mode: 0o644, target: "" }),
  TAR_END,
]);
const layer = await store.blobs.push(isTitle ? "x" : tar);
const annotations = {
  "org.opencontainers.image.title": isTitle ? `${path}x` : "dist",
  ...(!isTitle && { "io.deis.oras.content.unpack": "true" }),
};
await pushArtifact(store, { artifactType: "application/x", layers: [{ ...layer, annotations }], reference: "v1" });
console.log(await pullFolder(store, "v1", folder).then(() => "pulled", String));
