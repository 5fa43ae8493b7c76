import { InputError } from "@slipway/core/call";
import { checkOptions, DIGEST, type Rules, TEXT } from "./check-options.ts";
import { algorithmOf } from "./digest.ts";
import { ContentError, type ContentErrorFields } from "./errors/content-error.ts";
import type { OciDescriptor } from "./generated/types.ts";
import { digestOf } from "./hash.ts";
import { isIndexType, isManifestType, OCI } from "./media-types.ts";
import type { Manifest, ManifestContent } from "./store.ts";

/** Largest manifest that is read or sent, in bytes: every registry has to accept it. */
export const MANIFEST_LIMIT: number = 4 * 1024 * 1024;

/** Expectations about a manifest's bytes. */
export interface ManifestOptions {
  /** Default: the manifest's own. */
  readonly mediaType?: string | undefined;
  /** The digest that it must have. Default: computed with sha256. */
  readonly digest?: string | undefined;
  /** Name in errors. Default: its digest. */
  readonly reference?: string | undefined;
}

const MANIFEST: Rules<ManifestOptions> = { mediaType: TEXT, digest: DIGEST, reference: TEXT };

/** Reads a manifest or an index from its bytes, which are kept. @throws `ContentError` for invalid or too many bytes, or another digest or media type. */
export async function readManifest(bytes: Uint8Array, options: ManifestOptions = {}): Promise<Manifest> {
  checkOptions(options, MANIFEST);
  const digest = await digestOf(bytes, options.digest === undefined ? undefined : algorithmOf(options.digest));
  const name = options.reference ?? options.digest ?? digest;
  const refuse: Refuse = (problem, fields) => {
    throw new ContentError(`the manifest ${name} ${problem}`, { content: name, ...fields });
  };
  if (bytes.length > MANIFEST_LIMIT) {
    refuse(`has ${bytes.length} bytes: more than 4 MiB`, { expected: MANIFEST_LIMIT, received: bytes.length });
  }
  if (options.digest !== undefined && digest !== options.digest) {
    refuse(`has the digest ${digest}: it was changed or cut`, { expected: options.digest, received: digest });
  }
  const content = parseManifest(bytes);
  if (!content) return refuse("is not a JSON object with schemaVersion 2");
  const { artifactType } = content;
  const mediaType = readMediaType(content, options.mediaType, refuse);
  const descriptor = { mediaType, digest, size: bytes.length, ...(artifactType !== undefined && { artifactType }) };
  return { descriptor, bytes, content };
}

type Refuse = (problem: string, fields?: Pick<ContentErrorFields, "expected" | "received">) => never;

/** The media type of a manifest: by its member, by the options, or by its other members. */
function readMediaType(content: ManifestContent, givenType: string | undefined, refuse: Refuse): string {
  const expected = givenType && isManifestType(givenType) ? givenType : undefined;
  const mediaType = content.mediaType || expected || (content.manifests ? OCI.index : OCI.manifest);
  // Only known media types are quoted.
  const received = isManifestType(mediaType) ? mediaType : "manifest of another media type";
  if (expected && expected !== mediaType)
    refuse(`is a ${received}, but was given as ${expected}`, { expected, received });
  // A document that is both a manifest and an index is neither.
  if (isIndexType(mediaType) ? content.layers || content.config : content.manifests)
    refuse(`has members that do not belong into a ${received}`);
  return mediaType;
}

function parseManifest(bytes: Uint8Array): ManifestContent | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return isManifest(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes a manifest or an index of its content: JSON with the members in the given order. A manifest that was made or read before
 * keeps its bytes, media type and digest, be that a sha256 or a sha512.
 *
 * @throws `InputError` when it is none; `ContentError` when it does not fit the options.
 */
export async function createManifest(
  content: ManifestContent | Manifest,
  options: ManifestOptions = {},
): Promise<Manifest> {
  checkOptions(options, MANIFEST);
  if (isReadManifest(content)) {
    const { mediaType, digest } = content.descriptor;
    return readManifest(content.bytes, {
      ...options,
      mediaType: options.mediaType ?? mediaType,
      digest: options.digest ?? digest,
    });
  }
  if (!isManifest(content)) throw new InputError("a manifest needs schemaVersion 2", { parameter: "content" });
  return readManifest(new TextEncoder().encode(JSON.stringify(content)), options);
}

/** The blobs of a manifest, or the manifests of an index. Its `subject` is not part of it. */
export function childrenOf({ content }: Pick<Manifest, "content">): {
  blobs: OciDescriptor[];
  manifests: OciDescriptor[];
} {
  const { config, layers = [], manifests = [] } = content;
  return { blobs: config ? [config, ...layers] : [...layers], manifests: [...manifests] };
}

function isReadManifest(content: ManifestContent | Manifest): content is Manifest {
  // Code without types may give anything.
  const { bytes, descriptor } = Object(content) as Partial<Manifest>;
  return bytes instanceof Uint8Array && isDescriptor(descriptor);
}

function isManifest(value: unknown): value is ManifestContent {
  if (typeof value !== "object" || value === null) return false;
  // A member of an unknown object is unknown.
  const { schemaVersion, mediaType, config, layers, manifests, subject, artifactType } = value as Readonly<
    Record<string, unknown>
  >;
  return (
    schemaVersion === 2 &&
    isText(mediaType) &&
    isText(artifactType) &&
    [config, subject].every((each) => each === undefined || isDescriptor(each)) &&
    [layers, manifests].every((each) => each === undefined || (Array.isArray(each) && each.every(isDescriptor)))
  );
}

/** Tells whether a value has a descriptor's members, the optional ones of the right type. */
export function isDescriptor(value: unknown): value is OciDescriptor {
  const { digest, size, mediaType, annotations, platform, artifactType } = Object(value) as Readonly<
    Record<string, unknown>
  >; // a member of an unknown object is unknown
  return (
    typeof digest === "string" &&
    typeof mediaType === "string" &&
    Number.isSafeInteger(size) &&
    Number(size) >= 0 &&
    isText(artifactType) &&
    isNothing(annotations, (members) => Object.values(members).every((each) => typeof each === "string")) &&
    isNothing(platform, isPlatform)
  );
}

/** Programs in Go write `null` for what they do not say. */
function isNothing(value: unknown, orRight: (members: Readonly<Record<string, unknown>>) => boolean): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === "object" && !Array.isArray(value) && orRight(value as Readonly<Record<string, unknown>>); // members are checked by the caller
}

function isPlatform(members: Readonly<Record<string, unknown>>): boolean {
  const { os, architecture, variant } = members;
  const [version, features] = [members["os.version"], members["os.features"]];
  return (
    typeof os === "string" &&
    typeof architecture === "string" &&
    isText(variant) &&
    isText(version) &&
    (features === undefined || features === null || (Array.isArray(features) && features.every(isText)))
  );
}

function isText(value: unknown): boolean {
  return value === undefined || typeof value === "string";
}
