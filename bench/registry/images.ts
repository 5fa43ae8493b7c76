import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

export interface Image {
  /** `skopeo` reads it as `oci:<folder>:v1`. */
  readonly folder: string;
  readonly layers: readonly (readonly [file: string, digest: string])[];
  readonly bytes: number;
}

/** Makes an image of random bytes, packed but not compressed, so that nobody spends time on either, in a folder of `parent`. */
export function makeImage(parent: string, count: number, size: number): Image {
  const folder = mkdtempSync(join(parent, "image-"));
  const blobs = join(folder, "blobs/sha256");
  mkdirSync(blobs, { recursive: true });
  const put = (content: Uint8Array, mediaType: string) => {
    const hex = createHash("sha256").update(content).digest("hex");
    writeFileSync(join(blobs, hex), content);
    return { mediaType, digest: `sha256:${hex}`, size: content.length };
  };
  const oci = "application/vnd.oci.image";
  const contents = Array.from({ length: count }, () => randomBytes(size));
  const layers = contents.map((content) => put(gzipSync(content, { level: 0 }), `${oci}.layer.v1.tar+gzip`));
  const diffIds = contents.map((content) => `sha256:${createHash("sha256").update(content).digest("hex")}`);
  const rootfs = { type: "layers", diff_ids: diffIds };
  const config = put(
    Buffer.from(JSON.stringify({ os: "linux", architecture: "amd64", config: {}, rootfs })),
    `${oci}.config.v1+json`,
  );
  const manifest = { schemaVersion: 2, mediaType: `${oci}.manifest.v1+json`, config, layers };
  const root = put(Buffer.from(JSON.stringify(manifest)), manifest.mediaType);
  const manifests = [{ ...root, annotations: { "org.opencontainers.image.ref.name": "v1" } }];
  writeFileSync(join(folder, "index.json"), JSON.stringify({ schemaVersion: 2, manifests }));
  writeFileSync(join(folder, "oci-layout"), JSON.stringify({ imageLayoutVersion: "1.0.0" }));
  return {
    folder,
    layers: layers.map(({ digest }) => [join(blobs, digest.slice("sha256:".length)), digest] as const),
    bytes: layers.reduce((sum, layer) => sum + layer.size, 0),
  };
}
