import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { ManifestContent, OciDescriptor, OciPlatform } from "@slipway/registry";

const mediaType = {
  manifest: "application/vnd.oci.image.manifest.v1+json",
  index: "application/vnd.oci.image.index.v1+json",
  config: "application/vnd.oci.image.config.v1+json",
  layer: "application/vnd.oci.image.layer.v1.tar+gzip",
} as const;

/** An OCI layout folder of the tests, which `skopeo` reads as `oci:<folder>:<tag>`. */
export interface Layout extends Disposable {
  readonly folder: string;
  /** Adds an image whose one layer holds random bytes; a tag names it, unless it is a part of an index. */
  addImage(options?: { tag?: string; size?: number; platform?: OciPlatform }): OciDescriptor;
  addIndex(tag: string, platforms: readonly OciPlatform[]): OciDescriptor;
  digests(): string[];
}

/** An empty layout folder; what another program wrote into a folder is read by `layoutDigests`. */
export function createLayout(): Layout {
  const folder = mkdtempSync(join(tmpdir(), "slipway-layout-"));
  const blobs = join(folder, "blobs/sha256");
  mkdirSync(blobs, { recursive: true });
  writeFileSync(join(folder, "oci-layout"), JSON.stringify({ imageLayoutVersion: "1.0.0" }));
  const tagged: OciDescriptor[] = [];

  function put(content: Uint8Array, type: string): OciDescriptor {
    const hex = createHash("sha256").update(content).digest("hex");
    writeFileSync(join(blobs, hex), content);
    return { mediaType: type, digest: `sha256:${hex}`, size: content.length };
  }

  function putJson(value: unknown, type: string): OciDescriptor {
    return put(Buffer.from(JSON.stringify(value)), type);
  }

  function name(tag: string | undefined, descriptor: OciDescriptor): OciDescriptor {
    if (tag === undefined) return descriptor;
    tagged.push({ ...descriptor, annotations: { "org.opencontainers.image.ref.name": tag } });
    writeFileSync(join(folder, "index.json"), JSON.stringify({ schemaVersion: 2, manifests: tagged }));
    return descriptor;
  }

  function addImage({
    tag,
    size = 1024,
    platform = { os: "linux", architecture: "amd64" },
  }: Parameters<Layout["addImage"]>[0] = {}): OciDescriptor {
    const tar = tarOf("content", randomBytes(size));
    const diffId = `sha256:${createHash("sha256").update(tar).digest("hex")}`;
    const layer = put(gzipSync(tar, { level: 1 }), mediaType.layer);
    const rootfs = { type: "layers", diff_ids: [diffId] };
    const config = putJson(
      { ...platform, config: {}, rootfs, history: [{ created_by: "COPY content /" }] },
      mediaType.config,
    );
    const manifest: ManifestContent = { schemaVersion: 2, mediaType: mediaType.manifest, config, layers: [layer] };
    return name(tag, putJson(manifest, mediaType.manifest));
  }

  return {
    folder,
    addImage,
    addIndex(tag, platforms) {
      const manifests = platforms.map((platform) => ({ ...addImage({ platform }), platform }));
      return name(tag, putJson({ schemaVersion: 2, mediaType: mediaType.index, manifests }, mediaType.index));
    },
    digests: () => layoutDigests(folder),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The digests of all contents of a layout folder, sorted; each has been computed from the content. */
export function layoutDigests(folder: string): string[] {
  const blobs = join(folder, "blobs/sha256");
  return readdirSync(blobs)
    .map(
      (hex) =>
        `sha256:${createHash("sha256")
          .update(readFileSync(join(blobs, hex)))
          .digest("hex")}`,
    )
    .sort();
}

function tarOf(name: string, content: Uint8Array): Buffer {
  const header = Buffer.alloc(512);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, "0")}\0`;
  header.write(name, 0);
  header.write(octal(0o644, 8) + octal(0, 8) + octal(0, 8) + octal(content.length, 12) + octal(0, 12), 100);
  header.write("        0", 148);
  header.write("ustar\0" + "00", 257);
  header.write(
    `${octal(
      header.reduce((sum, byte) => sum + byte, 0),
      7,
    )} `,
    148,
  );
  const padding = Buffer.alloc(((512 - (content.length % 512)) % 512) + 1024);
  return Buffer.concat([header, content, padding]);
}
