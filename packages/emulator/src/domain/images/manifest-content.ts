import {
  childrenOf,
  isContentError,
  isDigest,
  isForeignType,
  isIndexType,
  isManifestType,
  MANIFEST_LIMIT,
  readManifest,
} from "@slipway/registry/content";
import * as v from "valibot";
import { checkJson } from "../../engine/http/parse-json.ts";
import { PlatformError } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import { contentsService } from "./content/contents.ts";
import { manifestInvalid } from "./errors.ts";
import { type ManifestRow, repositoryBlobTable, withinRepository } from "./tables.ts";

type Children = ReturnType<typeof childrenOf>;
type Descriptor = Children["blobs"][number];

export interface ManifestContent extends Pick<ManifestRow, "mediaType" | "kind"> {
  readonly digest: string;
  readonly blobs: readonly Descriptor[];
  readonly manifests: readonly Descriptor[];
  readonly config: Descriptor | undefined;
  readonly layers: readonly Descriptor[];
  readonly subject: Descriptor | undefined;
  readonly artifactType: string | undefined;
  readonly annotations: Readonly<Record<string, string>> | undefined;
}

/** Parses a manifest of the given media type, or of its own. Throws 400 MANIFEST_INVALID. */
export async function readContent(
  bytes: Uint8Array,
  stated: string | undefined,
  digest: string,
): Promise<ManifestContent> {
  checkManifestJson(bytes);
  const { descriptor, content } = await readManifest(bytes, { mediaType: stated, digest }).catch((error: unknown) => {
    throw isContentError(error) ? manifestInvalid(error.message) : error;
  });
  const { mediaType } = descriptor;
  if (!isManifestType(mediaType)) throw manifestInvalid(`"${mediaType}" is the type of no manifest`);
  const isIndex = isIndexType(mediaType);
  const { config, layers = [], subject, artifactType, annotations } = content;
  if (isIndex && !content.manifests) throw manifestInvalid("an index has `manifests`");
  if (!isIndex && !(config && content.layers)) throw manifestInvalid("an image has `config` and `layers`");
  const isAttestation = layers.some((layer) => layer.mediaType === "application/vnd.in-toto+json");
  const { blobs, manifests } = childrenOf({ content });
  for (const child of [...blobs, ...manifests, ...(subject ? [subject] : [])]) {
    if (!isDigest(child.digest)) throw manifestInvalid(`"${child.digest}" is not a digest`);
  }
  return {
    mediaType,
    digest: descriptor.digest,
    kind: isIndex ? "index" : isAttestation ? "attestation" : "manifest",
    blobs: blobs.filter((blob) => !liesElsewhere(blob)),
    manifests,
    config,
    layers,
    subject,
    // An empty type counts as none.
    artifactType: artifactType || config?.mediaType,
    annotations,
  };
}

/** Throws 400 for JSON with too deep nesting or too many values. */
function checkManifestJson(bytes: Uint8Array): void {
  try {
    checkJson(new TextDecoder().decode(bytes), "the manifest");
  } catch (error) {
    throw error instanceof PlatformError ? manifestInvalid(error.message) : error;
  }
}

function liesElsewhere({ mediaType, urls = [] }: Descriptor): boolean {
  return isForeignType(mediaType) || urls.length > 0;
}

interface ImageConfig {
  readonly os?: string | undefined;
  readonly architecture?: string | undefined;
  readonly variant?: string | undefined;
  readonly history?: readonly HistoryEntry[] | undefined;
}

export interface HistoryEntry {
  readonly created_by?: string | undefined;
  readonly empty_layer?: boolean | undefined;
}

const ImageConfig: v.GenericSchema<ImageConfig> = v.looseObject({
  os: v.optional(v.string()),
  architecture: v.optional(v.string()),
  variant: v.optional(v.string()),
  history: v.optional(
    v.array(v.looseObject({ created_by: v.optional(v.string()), empty_layer: v.optional(v.boolean()) })),
  ),
});

/** An image's config; `undefined` where it is missing or unreadable, as for artifacts. */
export async function readImageConfig(
  services: Services,
  repositoryId: string | undefined,
  config: ManifestContent["config"],
): Promise<ImageConfig | undefined> {
  if (!config || repositoryId === undefined) return undefined;
  const blob = services.rows(repositoryBlobTable).get(withinRepository(repositoryId, config.digest));
  if (!blob || blob.size > MANIFEST_LIMIT) return undefined;
  const text = new TextDecoder().decode(await services.service(contentsService).readAll(config.digest));
  try {
    checkJson(text, "the configuration");
  } catch {
    return undefined;
  }
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), ImageConfig), text);
  return result.success ? result.output : undefined;
}

export async function platformOf(
  services: Services,
  repositoryId: string | undefined,
  config: ManifestContent["config"],
): Promise<ManifestRow["platform"]> {
  const { os, architecture, variant } = (await readImageConfig(services, repositoryId, config)) ?? {};
  if (!os || !architecture) return undefined;
  return { os, architecture, ...(variant === undefined ? {} : { variant }) };
}
