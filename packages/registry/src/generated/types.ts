// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { BodySource, Unlisted } from "@slipway/core";

/** Names a blob or a manifest by its digest. */
export interface OciDescriptor {
  /** `sha256:` and 64 hexadecimal digits, or `sha512:` and 128. */
  digest: string;
  /** The type of the content. */
  mediaType: string;
  /** Size in bytes. */
  size: number;
  /** Annotations of the content, by key. */
  annotations?: { [key: string]: string } | undefined;
  /** The type of an artifact that is not an image. */
  artifactType?: string | undefined;
  /** The content itself, in base64. */
  data?: string | undefined;
  /** Platform on which the image runs, in an index. */
  platform?: OciPlatform | undefined;
  /** Further URLs at which the content is available. */
  urls?: string[] | undefined;
}

/** Error of a registry. */
export interface OciError {
  code: OciErrorCode;
  detail?: unknown | undefined;
  message?: string | undefined;
}

/** Error code, as defined by the specification. */
export type OciErrorCode =
  | "BLOB_UNKNOWN"
  | "BLOB_UPLOAD_INVALID"
  | "BLOB_UPLOAD_UNKNOWN"
  | "DENIED"
  | "DIGEST_INVALID"
  | "MANIFEST_BLOB_UNKNOWN"
  | "MANIFEST_INVALID"
  | "MANIFEST_UNKNOWN"
  | "NAME_INVALID"
  | "NAME_UNKNOWN"
  | "SIZE_INVALID"
  | "TOOMANYREQUESTS"
  | "UNAUTHORIZED"
  | "UNSUPPORTED"
  | Unlisted;

/** Body of an error response. */
export interface OciErrors {
  errors: OciError[];
}

/** The manifests of an image, one a platform. */
export interface OciIndex {
  /** The version of the format; always 2. */
  schemaVersion: 2;
  /** The manifests, one a platform. */
  manifests: OciDescriptor[];
  /** Annotations of the index, by key. */
  annotations?: { [key: string]: string } | undefined;
  /** The type of an artifact that is not an image. */
  artifactType?: string | undefined;
  /** The type of the index itself. */
  mediaType?: string | undefined;
  /** The manifest to which this one refers. */
  subject?: OciDescriptor | undefined;
}

/** Manifest of an image: its config and layers. */
export interface OciManifest {
  /** The version of the format; always 2. */
  schemaVersion: 2;
  /** The blob with the image's configuration. */
  config: OciDescriptor;
  /** The blobs with the image's files, the lowest layer first. */
  layers: OciDescriptor[];
  /** Annotations of the image, by key. */
  annotations?: { [key: string]: string } | undefined;
  /** The type of an artifact that is not an image. */
  artifactType?: string | undefined;
  /** The type of the manifest itself. */
  mediaType?: string | undefined;
  /** The manifest to which this one refers. */
  subject?: OciDescriptor | undefined;
}

/** A manifest of an image, or an index of manifests. */
export type OciManifestOrIndex = OciManifest | OciIndex;

/** Media type of a manifest; the first is sent by default. */
export type OciManifestType =
  | "application/vnd.oci.image.manifest.v1+json"
  | "application/vnd.oci.image.index.v1+json"
  | "application/vnd.docker.distribution.manifest.v2+json"
  | "application/vnd.docker.distribution.manifest.list.v2+json"
  | Unlisted;

/** Platform on which an image runs. */
export interface OciPlatform {
  /** The processors, such as `amd64`. */
  architecture: string;
  /** The operating system, such as `linux`. */
  os: string;
  /** Features that the operating system has to have. */
  "os.features"?: string[] | undefined;
  /** The version of the operating system. */
  "os.version"?: string | undefined;
  /** The variant of the processors, such as `v8`. */
  variant?: string | undefined;
}

/** A repository by its name: segments with `/` between them, on the platform a team, a project and the own name. */
export interface PlatformRepository {
  /** The team by its slug. */
  teamSlug: string;
  /** The project by its slug. */
  projectSlug: string;
  /** The repository's own name. */
  repositoryName: string;
}

/** Input of `checkRegistry`. */
export type CheckRegistryInput = Record<string, never>;

/** Answer of `checkRegistry`. */
export type CheckRegistryOutput = { [key: string]: unknown };

/** Errors of `checkRegistry` whose body is known; see `isErrorOf`. */
export type CheckRegistryError = { status: 400 | 401 | 402 | 403 | 404 | 410; body: OciErrors };

/** Input of `getBlob`. */
export interface GetBlobInput {
  /** A repository by its name: segments with `/` between them, on the platform a team, a project and the own name. */
  name: string;
  /** `sha256:` and 64 hexadecimal digits, or `sha512:` and 128. */
  digest: string;
  /** The requested bytes, such as `bytes=0-1023`. */
  range?: string | undefined;
  /** The entity tag of the content to which `range` applies; with another one the whole blob is sent. Not in the platform's published description. */
  ifRange?: string | undefined;
}

/** Answer of `getBlob`. */
export type GetBlobOutput = ReadableStream<Uint8Array>;

/** Errors of `getBlob` whose body is known; see `isErrorOf`. */
export type GetBlobError = { status: 400 | 401 | 402 | 403 | 404 | 410 | 416; body: OciErrors };

/** Input of `deleteBlob`. */
export interface DeleteBlobInput {
  /** A repository by its name: segments with `/` between them, on the platform a team, a project and the own name. */
  name: string;
  /** `sha256:` and 64 hexadecimal digits, or `sha512:` and 128. */
  digest: string;
}

/** Answer of `deleteBlob`. */
export type DeleteBlobOutput = void;

/** Errors of `deleteBlob` whose body is known; see `isErrorOf`. */
export type DeleteBlobError = { status: 400 | 401 | 402 | 403 | 404 | 405 | 410; body: OciErrors };

/** Input of `hasBlob`. */
export interface HasBlobInput {
  /** A repository by its name: segments with `/` between them, on the platform a team, a project and the own name. */
  name: string;
  /** `sha256:` and 64 hexadecimal digits, or `sha512:` and 128. */
  digest: string;
}

/** Answer of `hasBlob`. */
export type HasBlobOutput = boolean;

/** Errors of `hasBlob` whose body is known; see `isErrorOf`. */
export type HasBlobError = { status: 400 | 401 | 402 | 403 | 404 | 410; body: undefined };

/** Input of `getBlobUpload`. */
export interface GetBlobUploadInput {
  /** A repository by its name: segments with `/` between them, on the platform a team, a project and the own name. */
  name: string;
  /** The upload. */
  uuid: string;
}

/** Answer of `getBlobUpload`. */
export type GetBlobUploadOutput = void;

/** Errors of `getBlobUpload` whose body is known; see `isErrorOf`. */
export type GetBlobUploadError = { status: 400 | 401 | 402 | 403 | 404 | 410; body: OciErrors };

/** Input of `completeBlobUpload`. */
export interface CompleteBlobUploadInput {
  /** A repository by its name: segments with `/` between them, on the platform a team, a project and the own name. */
  name: string;
  /** The upload. */
  uuid: string;
  /** `sha256:` and 64 hexadecimal digits, or `sha512:` and 128. */
  digest: string;
  /** The bytes that are sent, such as `0-1023`. */
  contentRange?: string | undefined;
  /** The last chunk; left out when everything was uploaded before. */
  body?: BodySource | undefined;
}

/** Answer of `completeBlobUpload`. */
export type CompleteBlobUploadOutput = void;

/** Errors of `completeBlobUpload` whose body is known; see `isErrorOf`. */
export type CompleteBlobUploadError = { status: 400 | 401 | 402 | 403 | 404 | 410 | 413 | 416; body: OciErrors };

/** Input of `uploadBlobChunk`. */
export interface UploadBlobChunkInput {
  /** A repository by its name: segments with `/` between them, on the platform a team, a project and the own name. */
  name: string;
  /** The upload. */
  uuid: string;
  /** The bytes that are sent, such as `0-1023`. */
  contentRange?: string | undefined;
  /** The bytes of the chunk. */
  body: BodySource;
}

/** Answer of `uploadBlobChunk`. */
export type UploadBlobChunkOutput = void;

/** Errors of `uploadBlobChunk` whose body is known; see `isErrorOf`. */
export type UploadBlobChunkError = { status: 400 | 401 | 402 | 403 | 404 | 410 | 413 | 416; body: OciErrors };

/** Input of `cancelBlobUpload`. */
export interface CancelBlobUploadInput {
  /** A repository by its name: segments with `/` between them, on the platform a team, a project and the own name. */
  name: string;
  /** The upload. */
  uuid: string;
}

/** Answer of `cancelBlobUpload`. */
export type CancelBlobUploadOutput = void;

/** Errors of `cancelBlobUpload` whose body is known; see `isErrorOf`. */
export type CancelBlobUploadError = { status: 400 | 401 | 402 | 403 | 404 | 410; body: OciErrors };

/** Input of `startBlobUpload`. */
export interface StartBlobUploadInput {
  /** A repository by its name: segments with `/` between them, on the platform a team, a project and the own name. */
  name: string;
  /** The repository that the blob is taken over from. */
  from?: string | undefined;
  /** The digest of a blob to take over from another repository. */
  mount?: string | undefined;
  /** The digest of the whole blob, when it is sent at once. */
  digest?: string | undefined;
  /** Algorithm by which the blob's digest will be computed, `sha256` or `sha512`; sha256 by default. Not in the platform's published description. */
  "digest-algorithm"?: string | undefined;
  /** The whole blob, to upload it at once; left out to send chunks. */
  body?: BodySource | undefined;
}

/** Answer of `startBlobUpload`. */
export type StartBlobUploadOutput = void;

/** Errors of `startBlobUpload` whose body is known; see `isErrorOf`. */
export type StartBlobUploadError = { status: 400 | 401 | 402 | 403 | 404 | 410; body: OciErrors };

/** Input of `getManifest`. */
export interface GetManifestInput {
  /** A repository by its name: segments with `/` between them, on the platform a team, a project and the own name. */
  name: string;
  /** A tag or a digest. */
  reference: string;
  /** The media types that are understood. */
  accept?: string | undefined;
}

/** Answer of `getManifest`. */
export type GetManifestOutput = OciManifestOrIndex;

/** Errors of `getManifest` whose body is known; see `isErrorOf`. */
export type GetManifestError = { status: 400 | 401 | 402 | 403 | 404 | 410; body: OciErrors };

/** Input of `putManifest`. */
export interface PutManifestInput {
  /** A repository by its name: segments with `/` between them, on the platform a team, a project and the own name. */
  name: string;
  /** A tag or a digest. */
  reference: string;
  /** Tags that are to name the manifest, where `reference` is its digest; `OCI-Tag` tells which were taken. Not in the platform's published description. */
  tag?: readonly string[] | undefined;
  /** Only if the manifest under the reference has one of these entity tags, such as `"sha256:9f86…"`; `*`: any. Not in the platform's published description. */
  ifMatch?: string | undefined;
  /** Only if the manifest under the reference has none of these entity tags; `*`: if there is none yet. Not in the platform's published description. */
  ifNoneMatch?: string | undefined;
  /** The media type of `body`. Default: `"application/vnd.oci.image.manifest.v1+json"`. */
  contentType?: OciManifestType | undefined;
  /** The manifest's bytes: its digest is theirs. */
  body: BodySource;
}

/** Answer of `putManifest`. */
export type PutManifestOutput = void;

/** Errors of `putManifest` whose body is known; see `isErrorOf`. */
export type PutManifestError = { status: 400 | 401 | 402 | 403 | 404 | 410 | 412 | 413 | 414; body: OciErrors };

/** Input of `deleteManifest`. */
export interface DeleteManifestInput {
  /** A repository by its name: segments with `/` between them, on the platform a team, a project and the own name. */
  name: string;
  /** A tag or a digest. */
  reference: string;
  /** Only if the manifest under the reference has one of these entity tags, such as `"sha256:9f86…"`; `*`: any. Not in the platform's published description. */
  ifMatch?: string | undefined;
}

/** Answer of `deleteManifest`. */
export type DeleteManifestOutput = void;

/** Errors of `deleteManifest` whose body is known; see `isErrorOf`. */
export type DeleteManifestError = { status: 400 | 401 | 402 | 403 | 404 | 405 | 410 | 412; body: OciErrors };

/** Input of `hasManifest`. */
export interface HasManifestInput {
  /** A repository by its name: segments with `/` between them, on the platform a team, a project and the own name. */
  name: string;
  /** A tag or a digest. */
  reference: string;
  /** The media types that are understood. */
  accept?: string | undefined;
}

/** Answer of `hasManifest`. */
export type HasManifestOutput = boolean;

/** Errors of `hasManifest` whose body is known; see `isErrorOf`. */
export type HasManifestError = { status: 400 | 401 | 402 | 403 | 404 | 410; body: undefined };

/** Input of `listTags`. */
export interface ListTagsInput {
  /** A repository by its name: segments with `/` between them, on the platform a team, a project and the own name. */
  name: string;
  /** The tag after which the page begins. */
  last?: string | undefined;
  /** Maximum number of tags per page. */
  n?: number | undefined;
}

/** Answer of `listTags`. */
export interface ListTagsOutput {
  /** The name of the repository. */
  name: string;
  tags: string[];
}

/** Errors of `listTags` whose body is known; see `isErrorOf`. */
export type ListTagsError = { status: 400 | 401 | 402 | 403 | 404 | 410; body: OciErrors };

/** Input of `listReferrers`. */
export interface ListReferrersInput {
  /** A repository by its name: segments with `/` between them, on the platform a team, a project and the own name. */
  name: string;
  /** The digest of the manifest that they are about. */
  digest: string;
  /** Only artifacts of this type; a registry may ignore it, and says in `OCI-Filters-Applied` when it does not. */
  artifactType?: string | undefined;
}

/** Answer of `listReferrers`. */
export type ListReferrersOutput = OciIndex;

/** Errors of `listReferrers` whose body is known; see `isErrorOf`. */
export type ListReferrersError = { status: 400 | 401 | 403 | 404; body: OciErrors };
