import { OciManifestOrIndex } from "@slipway/registry/schemas";
import { type InferOutput, safeParse } from "valibot";
import { manifestInvalid } from "./errors.ts";
import { isDigest } from "./names.ts";

type Manifest = InferOutput<typeof OciManifestOrIndex>;
type Descriptor = NonNullable<Manifest["subject"]>;

/** What a manifest is, as far as the registry looks. */
export interface ManifestContent {
  readonly mediaType: string;
  readonly kind: "manifest" | "index" | "attestation";
  readonly layers: readonly Descriptor[];
  /** The blobs that it names and that have to be there. */
  readonly blobs: readonly Descriptor[];
  /** The manifests that it names and that have to be there. */
  readonly manifests: readonly Descriptor[];
  readonly subject: Descriptor | undefined;
  readonly artifactType: string | undefined;
  readonly annotations: Readonly<Record<string, string>> | undefined;
  readonly config: Descriptor | undefined;
}

const indexes = new Set([
  "application/vnd.oci.image.index.v1+json",
  "application/vnd.docker.distribution.manifest.list.v2+json",
]);

/** Whether the media type is one of an index. */
export function isIndex(mediaType: string): boolean {
  return indexes.has(mediaType);
}

/** Reads a manifest. Throws 400 MANIFEST_INVALID for what none of its kind looks like. */
export function readManifest(bytes: Uint8Array, mediaType: string): ManifestContent {
  const manifest = parse(bytes);
  if (manifest.mediaType !== undefined && manifest.mediaType !== mediaType) {
    throw manifestInvalid(`its mediaType is ${manifest.mediaType}, and it was sent as ${mediaType}`);
  }
  const { config, layers, manifests, subject, artifactType, annotations } = manifest;
  if (isIndex(mediaType) ? !manifests || layers || config : !config || !layers || manifests) {
    throw manifestInvalid(
      isIndex(mediaType)
        ? "an index has `manifests`, and neither `config` nor `layers`"
        : "an image has `config` and `layers`, and no `manifests`",
    );
  }
  const descriptors = [config, ...(layers ?? []), ...(manifests ?? []), subject];
  for (const descriptor of descriptors) {
    if (descriptor && !isDigest(descriptor.digest)) throw manifestInvalid(`"${descriptor.digest}" is no digest`);
    if (descriptor && !(Number.isSafeInteger(descriptor.size) && descriptor.size >= 0)) {
      throw manifestInvalid(`the size of ${descriptor.digest} is no number of bytes`);
    }
  }
  // Content that lies elsewhere is never pushed.
  const here = (layers ?? []).filter(({ urls }) => urls === undefined || urls.length === 0);
  const isAttestation = (layers ?? []).some(({ mediaType: type }) => type === "application/vnd.in-toto+json");
  return {
    mediaType,
    kind: isIndex(mediaType) ? "index" : isAttestation ? "attestation" : "manifest",
    layers: layers ?? [],
    blobs: config ? [config, ...here] : here,
    manifests: manifests ?? [],
    subject,
    artifactType: artifactType ?? (isIndex(mediaType) ? undefined : config?.mediaType),
    annotations,
    config,
  };
}

function parse(bytes: Uint8Array): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw manifestInvalid("it is no JSON");
  }
  const result = safeParse(OciManifestOrIndex, value, { abortEarly: true });
  if (result.success) return result.output;
  const path = result.issues[0].path?.map(({ key }) => String(key)).join(".");
  throw manifestInvalid(path ? `\`${path}\`: ${result.issues[0].message}` : result.issues[0].message);
}
