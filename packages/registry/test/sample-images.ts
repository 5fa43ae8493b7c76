import { type ManifestContent, OCI, type OciDescriptor, type Store } from "../src/index.ts";

export function sampleBytes(size: number, seed: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let state = (seed + 1) * 2_654_435_761;
  for (let index = 0; index < size; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[index] = state >>> 24;
  }
  return bytes;
}

export interface SampleImage {
  readonly layers: readonly Uint8Array[];
  readonly tag?: string | undefined;
  readonly platform?: { readonly os: string; readonly architecture: string } | undefined;
  readonly subject?: OciDescriptor | undefined;
  readonly artifactType?: string | undefined;
}

export async function pushImage(store: Store, image: SampleImage): Promise<OciDescriptor> {
  const { tag, platform = { os: "linux", architecture: "amd64" }, subject, artifactType } = image;
  const config = await store.blobs.push(JSON.stringify(platform), { mediaType: OCI.config });
  const layers: OciDescriptor[] = [];
  for (const layer of image.layers) layers.push(await store.blobs.push(layer, { mediaType: OCI.layer }));
  const content: ManifestContent = {
    schemaVersion: 2,
    mediaType: OCI.manifest,
    ...(artifactType && { artifactType }),
    config,
    layers,
    ...(subject && { subject }),
  };
  return { ...(await store.manifests.push(content, { reference: tag })).descriptor, platform };
}

export async function pushIndex(store: Store, manifests: OciDescriptor[], tag?: string): Promise<OciDescriptor> {
  const content: ManifestContent = { schemaVersion: 2, mediaType: OCI.index, manifests };
  return (await store.manifests.push(content, { reference: tag })).descriptor;
}
