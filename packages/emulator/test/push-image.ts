import { createHash, randomBytes } from "node:crypto";
import type { Client } from "@slipway/core";
import { completeBlobUpload, type OciDescriptor, putManifest, startBlobUpload } from "@slipway/registry";

export const manifestType = "application/vnd.oci.image.manifest.v1+json";
export const indexType = "application/vnd.oci.image.index.v1+json";
const configType = "application/vnd.oci.image.config.v1+json";
const layerType = "application/vnd.oci.image.layer.v1.tar+gzip";

export interface ImageOptions {
  readonly tag?: string;
  readonly config?: object;
  readonly layer?: Uint8Array;
  readonly manifest?: object;
}

export interface PushedImage {
  readonly descriptor: OciDescriptor;
  readonly config: OciDescriptor;
  readonly layer: OciDescriptor;
}

export function digest(content: Uint8Array | string, algorithm = "sha256"): string {
  return `${algorithm}:${createHash(algorithm).update(content).digest("hex")}`;
}

export async function startUpload(client: Client, name: string): Promise<string> {
  return (await startBlobUpload(client, { name }).withResponse()).response.headers.get("docker-upload-uuid") ?? "";
}

export async function pushBlob(
  client: Client,
  name: string,
  content: Uint8Array,
  mediaType = layerType,
): Promise<OciDescriptor> {
  const uuid = await startUpload(client, name);
  await completeBlobUpload(client, { name, uuid, digest: digest(content), body: content });
  return { mediaType, digest: digest(content), size: content.length };
}

export async function pushImage(client: Client, name: string, options: ImageOptions = {}): Promise<PushedImage> {
  const { config: settings = { os: "linux", architecture: "amd64" }, layer: bytes = randomBytes(512) } = options;
  const layer = await pushBlob(client, name, bytes);
  const config = await pushBlob(client, name, Buffer.from(JSON.stringify(settings)), configType);
  const manifest = { schemaVersion: 2, mediaType: manifestType, config, layers: [layer], ...options.manifest };
  return { descriptor: await pushManifest(client, name, manifest, options.tag), config, layer };
}

export async function pushManifest(
  client: Client,
  name: string,
  manifest: { readonly mediaType?: string; readonly [member: string]: unknown },
  tag?: string,
): Promise<OciDescriptor> {
  const body = Buffer.from(JSON.stringify(manifest));
  const contentType = manifest.mediaType === indexType ? indexType : manifestType;
  await putManifest(client, { name, reference: tag ?? digest(body), contentType, body });
  return { mediaType: contentType, digest: digest(body), size: body.length };
}
