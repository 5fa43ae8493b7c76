import { execFileSync } from "node:child_process";
import { gzipSync } from "node:zlib";
import { createMemoryStore, digestOf, OCI, type OciPlatform, type Store } from "@slipway/registry";
import { packTar, type TarHeader } from "modern-tar";

export type LayerEntries = readonly (readonly [name: string, entry: string | Partial<TarHeader>])[];

/** A layer as a tar, with names and links that no program would write, if those are said. */
function layerTar(entries: LayerEntries): Promise<Uint8Array> {
  return packTar(
    entries.map(([name, entry]) => {
      const body = typeof entry === "string" ? entry : undefined;
      const said = typeof entry === "string" ? {} : entry;
      const type = name.endsWith("/") ? "directory" : "file";
      return {
        header: { name, size: Buffer.byteLength(body ?? ""), type, mode: 0o755, ...said },
        ...(body && { body }),
      };
    }),
  );
}

const here: OciPlatform = { os: "linux", architecture: process.arch === "arm64" ? "arm64" : "amd64" };

export interface ImageParts {
  readonly layers: readonly LayerEntries[];
  readonly config?: object;
  readonly platform?: OciPlatform;
  readonly compress?: (tar: Uint8Array) => Uint8Array;
  readonly diffId?: string;
}

export async function putImage(
  store: Store,
  { layers, config = {}, platform = here, compress = gzipSync, diffId }: ImageParts,
  tag?: string,
): Promise<string> {
  const tars = await Promise.all(layers.map(layerTar));
  const ids = await Promise.all(tars.map((tar) => digestOf(tar)));
  const rootfs = { type: "layers", diff_ids: ids.map((id, index) => (index === 0 ? (diffId ?? id) : id)) };
  const file = Buffer.from(JSON.stringify({ ...platform, config, rootfs }));
  const push = (bytes: Uint8Array, mediaType: string) => store.blobs.push(new Uint8Array(bytes), { mediaType });
  const manifest = {
    schemaVersion: 2,
    mediaType: OCI.manifest,
    config: await push(file, OCI.config),
    layers: await Promise.all(tars.map((tar) => push(compress(tar), OCI.layerGzip))),
  } as const;
  return (await store.manifests.push(manifest, tag === undefined ? {} : { reference: tag })).descriptor.digest;
}

export async function makeImage(parts: ImageParts): Promise<{ readonly store: Store; readonly reference: string }> {
  const store = createMemoryStore();
  return { store, reference: await putImage(store, parts) };
}

/** The path of a shell that needs no library. Absent: this machine has none. */
export function staticShell(): string | undefined {
  try {
    const path = execFileSync("sh", ["-c", "command -v busybox"], { encoding: "utf8" }).trim();
    execFileSync("sh", ["-c", `! ldd ${path}`], { stdio: "ignore" });
    return path;
  } catch {
    return undefined;
  }
}
