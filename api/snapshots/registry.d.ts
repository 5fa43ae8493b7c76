// What @slipway/registry exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/registry" {
import { BodySource } from "@slipway/core/call";
import { BodySource } from "@slipway/core";
import { Client } from "@slipway/core/call";
import { ClientOptions } from "@slipway/core/call";
import { ErrorFields } from "@slipway/core/call";
import { SlipwayError } from "@slipway/core/call";
export interface ArtifactOptions extends StoreOptions {
	readonly artifactType: string;
	readonly layers?: readonly OciDescriptor[] | undefined;
	readonly config?: OciDescriptor | undefined;
	readonly subject?: OciDescriptor | undefined;
	readonly annotations?: Readonly<Record<string, string>> | undefined;
	readonly reference?: string | undefined;
}
export class AuthError extends SlipwayError<AuthErrorFields> {
	readonly name = "AuthError";
	readonly host: string;
	readonly status: number | undefined;
}
export interface AuthErrorFields extends ErrorFields {
	readonly host: string;
	readonly status?: number | undefined;
}
export const BYTES = "application/octet-stream";
export interface Blobs {
	head(digest: string, options?: StoreOptions): Promise<OciDescriptor | undefined>;
	get(digest: string, options?: ReadOptions): Promise<Uint8Array>;
	open(digest: string, options?: OpenOptions): Promise<ReadableStream<Uint8Array>>;
	push(content: BodySource, options?: PushOptions): Promise<OciDescriptor>;
	mount?(digest: string, from: string, options?: StoreOptions): Promise<boolean>;
	delete(digest: string, options?: StoreOptions): Promise<boolean>;
}
export interface BuildIndexOptions extends StoreOptions {
	readonly images: readonly ImageSource[];
	readonly tag?: string | undefined;
	readonly annotations?: Readonly<Record<string, string>> | undefined;
}
export interface BuiltImage extends ImageSource {
	readonly descriptor: OciDescriptor;
}
export { CancelBlobUploadError } from "./generated/types"; // type
export { CancelBlobUploadInput } from "./generated/types"; // interface
export { CancelBlobUploadOutput } from "./generated/types"; // type
export { CheckRegistryError } from "./generated/types"; // type
export { CheckRegistryInput } from "./generated/types"; // type
export { CheckRegistryOutput } from "./generated/types"; // type
export { CompleteBlobUploadError } from "./generated/types"; // type
export { CompleteBlobUploadInput } from "./generated/types"; // interface
export { CompleteBlobUploadOutput } from "./generated/types"; // type
export interface ConnectionOptions extends Pick<ClientOptions, "headers" | "timeout" | "retry" | "maxResponseSize" | "middleware" | "limiter" | "fetch" | "clock" | "allowInsecure"> {
	readonly url: string;
	readonly auth?: CredentialSource | undefined;
	readonly onWarning?: ((warning: RegistryWarning) => void) | undefined;
}
export class ContentError extends SlipwayError<ContentErrorFields> {
	readonly name = "ContentError";
	readonly content: string | undefined;
	readonly expected: string | number | undefined;
	readonly received: string | number | undefined;
}
export interface ContentErrorFields extends ErrorFields {
	readonly content?: string | undefined;
	readonly expected?: string | number | undefined;
	readonly received?: string | number | undefined;
}
export interface CopyOptions extends ResolveOptions {
	readonly as?: string | undefined;
	readonly referrers?: boolean | undefined;
	readonly concurrency?: number | undefined;
	readonly onProgress?: ((progress: CopyProgress) => void) | undefined;
}
export interface CopyProgress {
	readonly state: "found" | "present" | "mounted" | "copying" | "copied";
	readonly descriptor: OciDescriptor;
	readonly sent: number;
	readonly tag?: string | undefined;
}
export type Credential = {
	readonly username: string;
	readonly password: string;
} | {
	readonly refreshToken: string;
} | {
	readonly accessToken: string;
};
export type CredentialSource = Credential | ((registryHost: string, name?: string) => Promise<Credential | undefined>);
export const DOCKER: {
	readonly manifest: "application/vnd.docker.distribution.manifest.v2+json";
	readonly index: "application/vnd.docker.distribution.manifest.list.v2+json";
	readonly config: "application/vnd.docker.container.image.v1+json";
	readonly layerGzip: "application/vnd.docker.image.rootfs.diff.tar.gzip";
	readonly foreignLayerGzip: "application/vnd.docker.image.rootfs.foreign.diff.tar.gzip";
};
export { DeleteBlobError } from "./generated/types"; // type
export { DeleteBlobInput } from "./generated/types"; // interface
export { DeleteBlobOutput } from "./generated/types"; // type
export { DeleteManifestError } from "./generated/types"; // type
export { DeleteManifestInput } from "./generated/types"; // interface
export { DeleteManifestOutput } from "./generated/types"; // type
export interface Digest {
	readonly algorithm: string;
	readonly encoded: string;
}
export type DigestAlgorithm = "sha256" | "sha512";
export interface Expected {
	readonly digest: string;
	readonly size?: number | undefined;
}
export { GetBlobError } from "./generated/types"; // type
export { GetBlobInput } from "./generated/types"; // interface
export { GetBlobOutput } from "./generated/types"; // type
export { GetBlobUploadError } from "./generated/types"; // type
export { GetBlobUploadInput } from "./generated/types"; // interface
export { GetBlobUploadOutput } from "./generated/types"; // type
export { GetManifestError } from "./generated/types"; // type
export { GetManifestInput } from "./generated/types"; // interface
export { GetManifestOutput } from "./generated/types"; // type
export { HasBlobError } from "./generated/types"; // type
export { HasBlobInput } from "./generated/types"; // interface
export { HasBlobOutput } from "./generated/types"; // type
export { HasManifestError } from "./generated/types"; // type
export { HasManifestInput } from "./generated/types"; // interface
export { HasManifestOutput } from "./generated/types"; // type
export interface Hasher {
	update(part: Uint8Array): void;
	digest(): string;
}
export interface Healthcheck {
	readonly test: readonly string[] | string;
	readonly interval?: number | undefined;
	readonly timeout?: number | undefined;
	readonly startPeriod?: number | undefined;
	readonly startInterval?: number | undefined;
	readonly retries?: number | undefined;
}
export interface ImageConfig {
	readonly entrypoint?: readonly string[] | undefined;
	readonly cmd?: readonly string[] | undefined;
	readonly env?: Readonly<Record<string, string | null>> | undefined;
	readonly user?: string | undefined;
	readonly ports?: readonly (number | string)[] | undefined;
	readonly labels?: Readonly<Record<string, string>> | undefined;
	readonly workingDir?: string | undefined;
	readonly volumes?: readonly string[] | undefined;
	readonly stopSignal?: string | undefined;
	readonly shell?: readonly string[] | undefined;
	readonly healthcheck?: Healthcheck | "none" | undefined;
}
export interface ImageSource {
	readonly store: Store;
	readonly reference: string;
}
export { ListReferrersError } from "./generated/types"; // type
export { ListReferrersInput } from "./generated/types"; // interface
export interface ListReferrersOptions extends StoreOptions {
	readonly artifactType?: string | undefined;
}
export { ListReferrersOutput } from "./generated/types"; // type
export { ListTagsError } from "./generated/types"; // type
export { ListTagsInput } from "./generated/types"; // interface
export interface ListTagsOptions extends StoreOptions {
	readonly pageSize?: number | undefined;
	readonly last?: string | undefined;
}
export { ListTagsOutput } from "./generated/types"; // interface
export const MANIFEST_LIMIT: number;
export const MANIFEST_TYPES: readonly string[];
export interface Manifest {
	readonly descriptor: OciDescriptor;
	readonly bytes: Uint8Array;
	readonly content: ManifestContent;
	readonly subject?: string | undefined;
}
export type ManifestContent = Pick<OciManifest, "schemaVersion"> & Partial<OciManifest & OciIndex>;
export interface ManifestOptions {
	readonly mediaType?: string | undefined;
	readonly digest?: string | undefined;
	readonly reference?: string | undefined;
}
export interface Manifests {
	head(reference: string, options?: StoreOptions): Promise<OciDescriptor | undefined>;
	get(reference: string, options?: ReadOptions): Promise<Manifest>;
	push(content: Uint8Array | ManifestContent | Manifest, options?: PushManifestOptions): Promise<Manifest>;
	delete(digest: string, options?: StoreOptions): Promise<boolean>;
}
export class NotFoundError extends SlipwayError<NotFoundErrorFields> {
	readonly name = "NotFoundError";
	readonly reference: string;
}
export interface NotFoundErrorFields extends ErrorFields {
	readonly reference: string;
}
export const OCI: {
	readonly manifest: "application/vnd.oci.image.manifest.v1+json";
	readonly index: "application/vnd.oci.image.index.v1+json";
	readonly config: "application/vnd.oci.image.config.v1+json";
	readonly layer: "application/vnd.oci.image.layer.v1.tar";
	readonly layerGzip: "application/vnd.oci.image.layer.v1.tar+gzip";
	readonly layerZstd: "application/vnd.oci.image.layer.v1.tar+zstd";
	readonly empty: "application/vnd.oci.empty.v1+json";
	readonly layoutHeader: "application/vnd.oci.layout.header.v1+json";
};
export { OciDescriptor } from "./generated/types"; // interface
export { OciError } from "./generated/types"; // interface
export { OciErrorCode } from "./generated/types"; // type
export { OciErrors } from "./generated/types"; // interface
export { OciIndex } from "./generated/types"; // interface
export { OciManifest } from "./generated/types"; // interface
export { OciManifestOrIndex } from "./generated/types"; // type
export { OciManifestType } from "./generated/types"; // type
export { OciPlatform } from "./generated/types"; // interface
export interface OpenOptions extends StoreOptions {
	readonly size?: number | undefined;
	readonly range?: {
		readonly first: number;
		readonly last?: number | undefined;
	} | undefined;
	readonly urls?: readonly string[] | undefined;
}
export { OperationErrors } from "./generated/errors"; // interface
export { PlatformRepository } from "./generated/types"; // interface
export interface PullOptions extends Omit<CopyOptions, "platform"> {
	readonly platform?: OciPlatform | string | undefined;
}
export interface PushManifestOptions extends StoreOptions {
	readonly reference?: string | undefined;
	readonly tags?: readonly string[] | undefined;
	readonly mediaType?: string | undefined;
}
export interface PushOptions extends StoreOptions {
	readonly digest?: string | undefined;
	readonly size?: number | undefined;
	readonly verified?: boolean | undefined;
	readonly mediaType?: string | undefined;
	readonly onProgress?: ((bytesSent: number) => void) | undefined;
	readonly onState?: ((state: UploadState) => void) | undefined;
	readonly by?: UploadMethod | undefined;
	readonly chunkLength?: number | undefined;
}
export { PutManifestError } from "./generated/types"; // type
export { PutManifestInput } from "./generated/types"; // interface
export { PutManifestOutput } from "./generated/types"; // type
export interface ReadOptions extends StoreOptions {
	readonly size?: number | undefined;
	readonly limit?: number | undefined;
}
export interface Reference {
	readonly host: string;
	readonly name: string;
	readonly tag?: string | undefined;
	readonly digest?: string | undefined;
}
export interface Referrers {
	list(digest: string, options?: ListReferrersOptions): AsyncIterable<OciDescriptor>;
}
export interface Registry {
	readonly url: string;
	check(options?: StoreOptions): Promise<void>;
	repository(name: string): Repository;
}
export interface RegistryBlobs extends Blobs {
	resume(state: UploadState, content: BodySource, options?: PushOptions): Promise<OciDescriptor>;
	mount(digest: string, from: string, options?: StoreOptions): Promise<boolean>;
}
export interface RegistryWarning {
	readonly text: string;
	readonly host: string;
	readonly route: string;
}
export interface Repository extends Store {
	readonly registryUrl: string;
	readonly name: string;
	readonly blobs: RegistryBlobs;
}
interface ResolveOptions extends StoreOptions {
	readonly platform?: OciPlatform | string | undefined;
}
export { StartBlobUploadError } from "./generated/types"; // type
export { StartBlobUploadInput } from "./generated/types"; // interface
export { StartBlobUploadOutput } from "./generated/types"; // type
export interface Store {
	readonly blobs: Blobs;
	readonly manifests: Manifests;
	readonly tags: Tags;
	readonly referrers: Referrers;
	readonly registryUrl?: string | undefined;
	readonly name?: string | undefined;
}
export interface StoreOptions {
	readonly signal?: AbortSignal | undefined;
}
export interface Tags {
	list(options?: ListTagsOptions): AsyncIterable<string>;
	delete(tag: string, options?: StoreOptions): Promise<boolean>;
}
export class UnsupportedError extends SlipwayError<ErrorFields> {
	readonly name = "UnsupportedError";
}
export { UploadBlobChunkError } from "./generated/types"; // type
export { UploadBlobChunkInput } from "./generated/types"; // interface
export { UploadBlobChunkOutput } from "./generated/types"; // type
export type UploadMethod = "put" | "post" | "stream" | "chunks";
export interface UploadState {
	readonly location: string;
	readonly offset: number;
	readonly chunkLength?: number | undefined;
}
export function algorithmOf(digest: string): DigestAlgorithm;
export function buildIndex(options: BuildIndexOptions): Promise<BuiltImage>;
export { cancelBlobUpload } from "./generated/operations"; // function
export function checkName(name: string): string;
export function checkReference(reference: string): string;
export { checkRegistry } from "./generated/operations"; // function
export function checkTag(tag: string): string;
export function childrenOf({ content }: Pick<Manifest, "content">): {
	blobs: OciDescriptor[];
	manifests: OciDescriptor[];
};
export { completeBlobUpload } from "./generated/operations"; // function
export function copy(source: Store, target: Store, reference: string, options?: CopyOptions): Promise<OciDescriptor>;
export function createHasher(algorithm?: DigestAlgorithm): Promise<Hasher>;
export function createManifest(content: ManifestContent | Manifest, options?: ManifestOptions): Promise<Manifest>;
export function createMemoryStore(): Store;
export function createRegistry(options: ConnectionOptions): Registry;
export function currentPlatform(): OciPlatform;
export { deleteBlob } from "./generated/operations"; // function
export { deleteManifest } from "./generated/operations"; // function
export function digestOf(bytes: Uint8Array, algorithm?: DigestAlgorithm): Promise<string>;
export function formatPlatform(platform: OciPlatform): string;
export function formatReference({ host, name, tag, digest }: Reference): string;
export { getBlob } from "./generated/operations"; // function
export { getBlobUpload } from "./generated/operations"; // function
export { getManifest } from "./generated/operations"; // function
export { hasBlob } from "./generated/operations"; // function
export { hasManifest } from "./generated/operations"; // function
export function isAuthError(error: unknown): error is AuthError;
export function isContentError(error: unknown): error is ContentError;
export function isDigest(text: string): boolean;
export function isDigestAlgorithm(name: string): name is DigestAlgorithm;
export { isErrorOf } from "./generated/errors"; // function
export function isForeignType(mediaType: string): boolean;
export function isIndexType(mediaType: string): boolean;
export function isManifestType(mediaType: string): boolean;
export function isNotFoundError(error: unknown): error is NotFoundError;
export function isTag(text: string): boolean;
export function isUnsupportedError(error: unknown): error is UnsupportedError;
export { listReferrers } from "./generated/operations"; // function
export { listTags } from "./generated/operations"; // function
export function parseDigest(text: string, parameter?: string): Digest;
export function parsePlatform(text: string): OciPlatform;
export function parseReference(text: string): Reference;
export function platformRegistry(client: Client): Registry;
export function platformRepository(repository: PlatformRepository): string;
export function pull(source: Store, reference: string, target: Store, options?: PullOptions): Promise<OciDescriptor>;
export function push(source: Store, reference: string, target: Store, options?: CopyOptions): Promise<OciDescriptor>;
export function pushArtifact(store: Store, options: ArtifactOptions): Promise<Manifest>;
export { putManifest } from "./generated/operations"; // function
export function readManifest(bytes: Uint8Array, options?: ManifestOptions): Promise<Manifest>;
export function selectPlatform(manifests: readonly OciDescriptor[], requested: OciPlatform): OciDescriptor | undefined;
export { startBlobUpload } from "./generated/operations"; // function
export { uploadBlobChunk } from "./generated/operations"; // function
export function verify(content: AsyncIterable<Uint8Array>, expected: Expected): AsyncIterableIterator<Uint8Array>;
}

declare module "@slipway/registry/content" {
import { ErrorFields } from "@slipway/core/call";
import { SlipwayError } from "@slipway/core/call";
export const BYTES = "application/octet-stream";
export class ContentError extends SlipwayError<ContentErrorFields> {
	readonly name = "ContentError";
	readonly content: string | undefined;
	readonly expected: string | number | undefined;
	readonly received: string | number | undefined;
}
export interface ContentErrorFields extends ErrorFields {
	readonly content?: string | undefined;
	readonly expected?: string | number | undefined;
	readonly received?: string | number | undefined;
}
export const DOCKER: {
	readonly manifest: "application/vnd.docker.distribution.manifest.v2+json";
	readonly index: "application/vnd.docker.distribution.manifest.list.v2+json";
	readonly config: "application/vnd.docker.container.image.v1+json";
	readonly layerGzip: "application/vnd.docker.image.rootfs.diff.tar.gzip";
	readonly foreignLayerGzip: "application/vnd.docker.image.rootfs.foreign.diff.tar.gzip";
};
export interface Digest {
	readonly algorithm: string;
	readonly encoded: string;
}
export type DigestAlgorithm = "sha256" | "sha512";
export interface Expected {
	readonly digest: string;
	readonly size?: number | undefined;
}
export interface Hasher {
	update(part: Uint8Array): void;
	digest(): string;
}
export const MANIFEST_LIMIT: number;
export const MANIFEST_TYPES: readonly string[];
export interface ManifestOptions {
	readonly mediaType?: string | undefined;
	readonly digest?: string | undefined;
	readonly reference?: string | undefined;
}
export const OCI: {
	readonly manifest: "application/vnd.oci.image.manifest.v1+json";
	readonly index: "application/vnd.oci.image.index.v1+json";
	readonly config: "application/vnd.oci.image.config.v1+json";
	readonly layer: "application/vnd.oci.image.layer.v1.tar";
	readonly layerGzip: "application/vnd.oci.image.layer.v1.tar+gzip";
	readonly layerZstd: "application/vnd.oci.image.layer.v1.tar+zstd";
	readonly empty: "application/vnd.oci.empty.v1+json";
	readonly layoutHeader: "application/vnd.oci.layout.header.v1+json";
};
export interface Reference {
	readonly host: string;
	readonly name: string;
	readonly tag?: string | undefined;
	readonly digest?: string | undefined;
}
export function algorithmOf(digest: string): DigestAlgorithm;
export function checkName(name: string): string;
export function checkReference(reference: string): string;
export function checkTag(tag: string): string;
export function childrenOf({ content }: Pick<Manifest, "content">): {
	blobs: OciDescriptor[];
	manifests: OciDescriptor[];
};
export function createHasher(algorithm?: DigestAlgorithm): Promise<Hasher>;
export function createManifest(content: ManifestContent | Manifest, options?: ManifestOptions): Promise<Manifest>;
export function digestOf(bytes: Uint8Array, algorithm?: DigestAlgorithm): Promise<string>;
export function formatReference({ host, name, tag, digest }: Reference): string;
export function isContentError(error: unknown): error is ContentError;
export function isDigest(text: string): boolean;
export function isDigestAlgorithm(name: string): name is DigestAlgorithm;
export function isForeignType(mediaType: string): boolean;
export function isIndexType(mediaType: string): boolean;
export function isManifestType(mediaType: string): boolean;
export function isTag(text: string): boolean;
export function parseDigest(text: string, parameter?: string): Digest;
export function parseReference(text: string): Reference;
export function readManifest(bytes: Uint8Array, options?: ManifestOptions): Promise<Manifest>;
export function verify(content: AsyncIterable<Uint8Array>, expected: Expected): AsyncIterableIterator<Uint8Array>;
}

declare module "@slipway/registry/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/registry/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/registry/operations" {
export { cancelBlobUpload } from "./generated/descriptors"; // const
export { checkRegistry } from "./generated/descriptors"; // const
export { completeBlobUpload } from "./generated/descriptors"; // const
export { deleteBlob } from "./generated/descriptors"; // const
export { deleteManifest } from "./generated/descriptors"; // const
export { getBlob } from "./generated/descriptors"; // const
export { getBlobUpload } from "./generated/descriptors"; // const
export { getManifest } from "./generated/descriptors"; // const
export { hasBlob } from "./generated/descriptors"; // const
export { hasManifest } from "./generated/descriptors"; // const
export { listReferrers } from "./generated/descriptors"; // const
export { listTags } from "./generated/descriptors"; // const
export { putManifest } from "./generated/descriptors"; // const
export { startBlobUpload } from "./generated/descriptors"; // const
export { uploadBlobChunk } from "./generated/descriptors"; // const
}

declare module "@slipway/registry/node" {
export interface ArchiveLayer {
	readonly archive: string;
}
export interface BuildImageOptions extends StoreOptions {
	readonly layers: readonly ImageLayer[];
	readonly base?: ImageSource | undefined;
	readonly config?: ImageConfig | undefined;
	readonly platform: OciPlatform | string;
	readonly createdAt?: Date | undefined;
	readonly annotations?: Readonly<Record<string, string>> | undefined;
	readonly tag?: string | undefined;
	readonly compression?: LayerCompression | undefined;
	readonly compressionLevel?: number | undefined;
	readonly author?: string | undefined;
	readonly onProgress?: ((progress: BuildProgress) => void) | undefined;
}
export interface BuildProgress {
	readonly layer: number;
	readonly files: number;
	readonly bytes: number;
}
export interface BuiltImage extends ImageSource {
	readonly descriptor: OciDescriptor;
}
export interface CredentialHelperOptions {
	readonly timeout?: number | undefined;
}
export interface DockerCredentialsOptions extends CredentialHelperOptions {
	readonly file?: string | undefined;
}
export interface FolderLayer extends LayerRights {
	readonly folder: string;
	readonly at: string;
	readonly makeAt?: boolean | undefined;
	readonly keepTimes?: boolean | undefined;
}
export interface Healthcheck {
	readonly test: readonly string[] | string;
	readonly interval?: number | undefined;
	readonly timeout?: number | undefined;
	readonly startPeriod?: number | undefined;
	readonly startInterval?: number | undefined;
	readonly retries?: number | undefined;
}
export interface ImageConfig {
	readonly entrypoint?: readonly string[] | undefined;
	readonly cmd?: readonly string[] | undefined;
	readonly env?: Readonly<Record<string, string | null>> | undefined;
	readonly user?: string | undefined;
	readonly ports?: readonly (number | string)[] | undefined;
	readonly labels?: Readonly<Record<string, string>> | undefined;
	readonly workingDir?: string | undefined;
	readonly volumes?: readonly string[] | undefined;
	readonly stopSignal?: string | undefined;
	readonly shell?: readonly string[] | undefined;
	readonly healthcheck?: Healthcheck | "none" | undefined;
}
export type ImageLayer = (FolderLayer | ArchiveLayer) & LayerNotes;
export interface ImageSource {
	readonly store: Store;
	readonly reference: string;
}
export type LayerCompression = "gzip" | "zstd" | "none";
export interface LayerEntry {
	readonly kind: TarKind;
	readonly path: string;
	readonly target: string;
	readonly mode: number;
	readonly mtime: Date;
	content(): AsyncIterable<Uint8Array>;
}
export interface LayerNotes {
	readonly annotations?: Readonly<Record<string, string>> | undefined;
	readonly createdBy?: string | undefined;
}
export interface LayerOptions extends StoreOptions {
	readonly onBytes?: ((count: number) => void) | undefined;
}
interface LayerRights {
	readonly owner?: string | undefined;
	readonly mode?: string | undefined;
}
export interface LayoutTar extends Store, AsyncDisposable {
	close(): Promise<void>;
}
export interface NewLayoutTar extends Store, AsyncDisposable {
	close(): Promise<void>;
}
export interface OpenLayoutTarOptions {
	readonly maxEntries?: number | undefined;
}
export interface OpenedImage {
	readonly descriptor: OciDescriptor;
	readonly env: Readonly<Record<string, string>>;
	readonly workingDir: string | undefined;
	readonly layers: readonly OciDescriptor[];
	entries(index: number, options?: LayerOptions): AsyncGenerator<LayerEntry, void>;
}
export interface PullFolderOptions extends ResolveOptions, UnpackLimits {
	readonly concurrency?: number | undefined;
	readonly onProgress?: ((progress: CopyProgress) => void) | undefined;
}
export interface PushFolderOptions extends Omit<ArtifactOptions, "layers"> {
	readonly archive?: boolean | undefined;
	readonly mediaType?: ((path: string) => string | undefined) | undefined;
	readonly concurrency?: number | undefined;
	readonly onProgress?: ((progress: CopyProgress) => void) | undefined;
}
export interface ReadImageOptions extends StoreOptions {
	readonly platform?: OciPlatform | string | undefined;
}
export interface ReadableImage {
	readonly store: {
		readonly manifests: Pick<Manifests, "get">;
		readonly blobs: Pick<Blobs, "get"> & {
			open(digest: string, options?: OpenOptions): Promise<AsyncIterable<Uint8Array>>;
		};
	};
	readonly reference: string;
}
interface ResolveOptions extends StoreOptions {
	readonly platform?: OciPlatform | string | undefined;
}
type TarKind = "file" | "folder" | "link" | "hard link" | "other";
export interface UnpackLimits {
	readonly maxSize?: number | undefined;
	readonly maxEntries?: number | undefined;
}
export function askCredentialHelper(name: string, server: string, options?: CredentialHelperOptions): Promise<Credential | undefined>;
export function buildImage(options: BuildImageOptions): Promise<BuiltImage>;
export function createLayoutTar(file: string): Promise<NewLayoutTar>;
export function dockerCredentials(options?: DockerCredentialsOptions): (registryHost: string, name?: string) => Promise<Credential | undefined>;
export function openLayoutFolder(folder: string): Store;
export function openLayoutTar(file: string, options?: OpenLayoutTarOptions): Promise<LayoutTar>;
export function pullFolder(store: Store, reference: string, folder: string, options?: PullFolderOptions): Promise<Manifest>;
export function pushFolder(store: Store, folder: string, options: PushFolderOptions): Promise<Manifest>;
export function readImage(source: ReadableImage, options?: ReadImageOptions): Promise<OpenedImage>;
}

declare module "@slipway/registry/schemas" {
export { CancelBlobUploadInput } from "./generated/schemas"; // const
export { CheckRegistryInput } from "./generated/schemas"; // const
export { CheckRegistryOutput } from "./generated/schemas"; // const
export { CompleteBlobUploadInput } from "./generated/schemas"; // const
export { DeleteBlobInput } from "./generated/schemas"; // const
export { DeleteManifestInput } from "./generated/schemas"; // const
export { GetBlobInput } from "./generated/schemas"; // const
export { GetBlobUploadInput } from "./generated/schemas"; // const
export { GetManifestInput } from "./generated/schemas"; // const
export { HasBlobInput } from "./generated/schemas"; // const
export { HasManifestInput } from "./generated/schemas"; // const
export { ListReferrersInput } from "./generated/schemas"; // const
export { ListTagsInput } from "./generated/schemas"; // const
export { ListTagsOutput } from "./generated/schemas"; // const
export { OciDescriptor } from "./generated/schemas"; // const
export { OciError } from "./generated/schemas"; // const
export { OciErrorCode } from "./generated/schemas"; // const
export { OciErrors } from "./generated/schemas"; // const
export { OciIndex } from "./generated/schemas"; // const
export { OciManifest } from "./generated/schemas"; // const
export { OciManifestOrIndex } from "./generated/schemas"; // const
export { OciManifestType } from "./generated/schemas"; // const
export { OciPlatform } from "./generated/schemas"; // const
export { PlatformRepository } from "./generated/schemas"; // const
export { PutManifestInput } from "./generated/schemas"; // const
export { StartBlobUploadInput } from "./generated/schemas"; // const
export { UploadBlobChunkInput } from "./generated/schemas"; // const
}
