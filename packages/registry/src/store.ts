import type { BodySource } from "@slipway/core";
import type { OciDescriptor, OciIndex, OciManifest } from "./generated/types.ts";
import type { UploadState } from "./upload-state.ts";

/** A store of images and artifacts: a registry's repository, an OCI layout (folder or tar), or memory; `copy` works between any two. */
export interface Store {
  readonly blobs: Blobs;
  readonly manifests: Manifests;
  readonly tags: Tags;
  readonly referrers: Referrers;
  /** URL of the repository's registry: blobs are mounted between repositories of one. */
  readonly registryUrl?: string | undefined;
  /** The repository's name there. */
  readonly name?: string | undefined;
}

/** Options of every call on a store. */
export interface StoreOptions {
  /** Ends the call with an `AbortedError`, and frees what it holds. */
  readonly signal?: AbortSignal | undefined;
}

/** Contents that manifests refer to. */
export interface Blobs {
  /** The size and digest of a blob; `undefined` when it is not there. */
  head(digest: string, options?: StoreOptions): Promise<OciDescriptor | undefined>;
  /** A blob as a whole, verified. */
  get(digest: string, options?: ReadOptions): Promise<Uint8Array>;
  /** A blob as it arrives, verified at its end; a wrong digest or size ends it with a `ContentError`. */
  open(digest: string, options?: OpenOptions): Promise<ReadableStream<Uint8Array>>;
  /** Stores a blob, unless it is there; where its digest is given, an existing blob is found without reading the content. */
  push(content: BodySource, options?: PushOptions): Promise<OciDescriptor>;
  /** Mounts a blob of another repository of the same registry; false where it has to be pushed. */
  mount?(digest: string, from: string, options?: StoreOptions): Promise<boolean>;
  /** @returns false when it was not there. */
  delete(digest: string, options?: StoreOptions): Promise<boolean>;
}

export interface ReadOptions extends StoreOptions {
  /** Expected size in bytes: other content is refused. */
  readonly size?: number | undefined;
  /** Limit of bytes read into memory. Default 4 MiB for manifests, 64 MiB for blobs. */
  readonly limit?: number | undefined;
}

export interface OpenOptions extends StoreOptions {
  /** Expected size in bytes: other content is refused. */
  readonly size?: number | undefined;
  /** The first byte and the last one, counted from 0. Part of a blob cannot be verified. */
  readonly range?: { readonly first: number; readonly last?: number | undefined } | undefined;
  /** The `urls` of its descriptor, for a blob that the registry lacks: the first ten are asked in turn, without credentials. */
  readonly urls?: readonly string[] | undefined;
}

export interface PushOptions extends StoreOptions {
  /** Expected digest, compared with the content. Default: computed, sha256. */
  readonly digest?: string | undefined;
  /** In bytes. */
  readonly size?: number | undefined;
  /** Content of another store's `open` for this digest and size: it is verified already, and need not be hashed again. */
  readonly verified?: boolean | undefined;
  readonly mediaType?: string | undefined;
  /** Called with the bytes that were sent so far. After a cut it goes back to what the store has. */
  readonly onProgress?: ((bytesSent: number) => void) | undefined;
  /** Called with a plain value whenever the upload can be resumed from there, by another process, too. A failed one is then left, not cancelled. */
  readonly onState?: ((state: UploadState) => void) | undefined;
  /** Transfer method. Default: `"put"` where digest and size are known, `"chunks"` for a stream that cannot be read twice, else `"stream"`. */
  readonly by?: UploadMethod | undefined;
  /** Bytes in a chunk, with `by: "chunks"`; at least what the registry asks for. Default 4 MiB: no registry takes less. */
  readonly chunkLength?: number | undefined;
}

/** `put`: one request after the start. `post`: one in all, where it is taken. `stream`: one PATCH, and a PUT with the digest. `chunks`: a PATCH each. */
export type UploadMethod = "put" | "post" | "stream" | "chunks";

/** Members of a manifest or an index, as far as present: only their types are checked. */
export type ManifestContent = Pick<OciManifest, "schemaVersion"> & Partial<OciManifest & OciIndex>;

/** A manifest, byte for byte and parsed. */
export interface Manifest {
  readonly descriptor: OciDescriptor;
  /** The bytes that the digest belongs to. */
  readonly bytes: Uint8Array;
  readonly content: ManifestContent;
  /** Subject that the registry confirmed (`OCI-Subject`). */
  readonly subject?: string | undefined;
}

/** Manifests and indexes. References are tags or digests. */
export interface Manifests {
  head(reference: string, options?: StoreOptions): Promise<OciDescriptor | undefined>;
  /** A manifest, verified. Throws a `NotFoundError` when it is not there. */
  get(reference: string, options?: ReadOptions): Promise<Manifest>;
  /** Stores a manifest of 4 MiB at most: its bytes, kept unchanged, an object that becomes JSON, or a result of `createManifest` or `get`. */
  push(content: Uint8Array | ManifestContent | Manifest, options?: PushManifestOptions): Promise<Manifest>;
  /** @returns false when it was not there. */
  delete(digest: string, options?: StoreOptions): Promise<boolean>;
}

export interface PushManifestOptions extends StoreOptions {
  /** A tag, or the expected digest. Default: its digest. */
  readonly reference?: string | undefined;
  /** Further tags: with a digest as reference, the manifest is stored under that digest and has these tags. Default: none. */
  readonly tags?: readonly string[] | undefined;
  /** Default: the manifest's own `mediaType`. */
  readonly mediaType?: string | undefined;
}

export interface Tags {
  /** All tags; a registry's come in its order, page by page. */
  list(options?: ListTagsOptions): AsyncIterable<string>;
  /** @returns false when it was not there. */
  delete(tag: string, options?: StoreOptions): Promise<boolean>;
}

export interface ListTagsOptions extends StoreOptions {
  /** Tags on a page. */
  readonly pageSize?: number | undefined;
  /** Only the tags after this one, in the registry's order; of a registry that ignores it, those that sort after it. */
  readonly last?: string | undefined;
}

export interface Referrers {
  /** The manifests whose `subject` is this one: signatures, attestations, bills of material. */
  list(digest: string, options?: ListReferrersOptions): AsyncIterable<OciDescriptor>;
}

export interface ListReferrersOptions extends StoreOptions {
  readonly artifactType?: string | undefined;
}
