// What @slipway/registry exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/registry" {
import { ApiError } from "@slipway/core";
import { ApiPromise } from "@slipway/core";
import { BodySource } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
import { ClientOptions } from "@slipway/core";
import { ErrorFields } from "@slipway/core";
import { PagedPromise } from "@slipway/core";
import { SlipwayError } from "@slipway/core";
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
export type CancelBlobUploadError = {
	status: 400 | 401 | 402 | 403 | 404 | 410;
	body: OciErrors;
};
export interface CancelBlobUploadInput {
	name: string;
	uuid: string;
}
export type CancelBlobUploadOutput = void;
export type CheckRegistryError = {
	status: 400 | 401 | 402 | 403 | 404 | 410;
	body: OciErrors;
};
export type CheckRegistryInput = Record<string, never>;
export type CheckRegistryOutput = {
	[key: string]: unknown;
};
export type CompleteBlobUploadError = {
	status: 400 | 401 | 402 | 403 | 404 | 410 | 413 | 416;
	body: OciErrors;
};
export interface CompleteBlobUploadInput {
	name: string;
	uuid: string;
	digest: string;
	contentRange?: string | undefined;
	body?: BodySource | undefined;
}
export type CompleteBlobUploadOutput = void;
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
export type DeleteBlobError = {
	status: 400 | 401 | 402 | 403 | 404 | 405 | 410;
	body: OciErrors;
};
export interface DeleteBlobInput {
	name: string;
	digest: string;
}
export type DeleteBlobOutput = void;
export type DeleteManifestError = {
	status: 400 | 401 | 402 | 403 | 404 | 405 | 410;
	body: OciErrors;
};
export interface DeleteManifestInput {
	name: string;
	reference: string;
}
export type DeleteManifestOutput = void;
export interface Digest {
	readonly algorithm: string;
	readonly encoded: string;
}
export type DigestAlgorithm = "sha256" | "sha512";
export interface Expected {
	readonly digest: string;
	readonly size?: number | undefined;
}
export type GetBlobError = {
	status: 400 | 401 | 402 | 403 | 404 | 410 | 416;
	body: OciErrors;
};
export interface GetBlobInput {
	name: string;
	digest: string;
	range?: string | undefined;
}
export type GetBlobOutput = ReadableStream<Uint8Array>;
export type GetBlobUploadError = {
	status: 400 | 401 | 402 | 403 | 404 | 410;
	body: OciErrors;
};
export interface GetBlobUploadInput {
	name: string;
	uuid: string;
}
export type GetBlobUploadOutput = void;
export type GetManifestError = {
	status: 400 | 401 | 402 | 403 | 404 | 410;
	body: OciErrors;
};
export interface GetManifestInput {
	name: string;
	reference: string;
	accept?: string | undefined;
}
export type GetManifestOutput = OciManifestOrIndex;
export type HasBlobError = {
	status: 400 | 401 | 402 | 403 | 404 | 410;
	body: undefined;
};
export interface HasBlobInput {
	name: string;
	digest: string;
}
export type HasBlobOutput = boolean;
export type HasManifestError = {
	status: 400 | 401 | 402 | 403 | 404 | 410;
	body: undefined;
};
export interface HasManifestInput {
	name: string;
	reference: string;
	accept?: string | undefined;
}
export type HasManifestOutput = boolean;
export interface Hasher {
	update(part: Uint8Array): void;
	digest(): string;
}
export type ListReferrersError = {
	status: 400 | 401 | 403 | 404;
	body: OciErrors;
};
export interface ListReferrersInput {
	name: string;
	digest: string;
	artifactType?: string | undefined;
}
export interface ListReferrersOptions extends StoreOptions {
	readonly artifactType?: string | undefined;
}
export type ListReferrersOutput = OciIndex;
export type ListTagsError = {
	status: 400 | 401 | 402 | 403 | 404 | 410;
	body: OciErrors;
};
export interface ListTagsInput {
	name: string;
	last?: string | undefined;
	n?: number | undefined;
}
export interface ListTagsOptions extends StoreOptions {
	readonly pageSize?: number | undefined;
	readonly last?: string | undefined;
}
export interface ListTagsOutput {
	name: string;
	tags: string[];
}
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
	push(content: Uint8Array | ManifestContent, options?: PushManifestOptions): Promise<Manifest>;
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
export interface OciDescriptor {
	digest: string;
	mediaType: string;
	size: number;
	annotations?: {
		[key: string]: string;
	} | undefined;
	artifactType?: string | undefined;
	data?: string | undefined;
	platform?: OciPlatform | undefined;
	urls?: string[] | undefined;
}
export interface OciError {
	code: OciErrorCode;
	detail?: unknown | undefined;
	message?: string | undefined;
}
export type OciErrorCode = "BLOB_UNKNOWN" | "BLOB_UPLOAD_INVALID" | "BLOB_UPLOAD_UNKNOWN" | "DENIED" | "DIGEST_INVALID" | "MANIFEST_BLOB_UNKNOWN" | "MANIFEST_INVALID" | "MANIFEST_UNKNOWN" | "NAME_INVALID" | "NAME_UNKNOWN" | "SIZE_INVALID" | "TOOMANYREQUESTS" | "UNAUTHORIZED" | "UNSUPPORTED" | (string & {});
export interface OciErrors {
	errors: OciError[];
}
export interface OciIndex {
	schemaVersion: 2;
	manifests: OciDescriptor[];
	annotations?: {
		[key: string]: string;
	} | undefined;
	artifactType?: string | undefined;
	mediaType?: string | undefined;
	subject?: OciDescriptor | undefined;
}
export interface OciManifest {
	schemaVersion: 2;
	config: OciDescriptor;
	layers: OciDescriptor[];
	annotations?: {
		[key: string]: string;
	} | undefined;
	artifactType?: string | undefined;
	mediaType?: string | undefined;
	subject?: OciDescriptor | undefined;
}
export type OciManifestOrIndex = OciManifest | OciIndex;
export type OciManifestType = "application/vnd.oci.image.manifest.v1+json" | "application/vnd.oci.image.index.v1+json" | "application/vnd.docker.distribution.manifest.v2+json" | "application/vnd.docker.distribution.manifest.list.v2+json";
export interface OciPlatform {
	architecture: string;
	os: string;
	"os.features"?: string[] | undefined;
	"os.version"?: string | undefined;
	variant?: string | undefined;
}
export interface OpenOptions extends StoreOptions {
	readonly size?: number | undefined;
	readonly range?: {
		readonly first: number;
		readonly last?: number | undefined;
	} | undefined;
}
export interface OperationErrors {
	checkRegistry: CheckRegistryError;
	getBlob: GetBlobError;
	deleteBlob: DeleteBlobError;
	hasBlob: HasBlobError;
	getBlobUpload: GetBlobUploadError;
	completeBlobUpload: CompleteBlobUploadError;
	uploadBlobChunk: UploadBlobChunkError;
	cancelBlobUpload: CancelBlobUploadError;
	startBlobUpload: StartBlobUploadError;
	getManifest: GetManifestError;
	putManifest: PutManifestError;
	deleteManifest: DeleteManifestError;
	hasManifest: HasManifestError;
	listTags: ListTagsError;
	listReferrers: ListReferrersError;
}
export interface PlatformRepository {
	teamSlug: string;
	projectSlug: string;
	repositoryName: string;
}
export interface PullOptions extends Omit<CopyOptions, "platform"> {
	readonly platform?: OciPlatform | string | undefined;
}
export interface PushManifestOptions extends StoreOptions {
	readonly reference?: string | undefined;
	readonly mediaType?: string | undefined;
}
export interface PushOptions extends StoreOptions {
	readonly digest?: string | undefined;
	readonly size?: number | undefined;
	readonly verified?: boolean | undefined;
	readonly mediaType?: string | undefined;
	readonly onProgress?: ((sent: number) => void) | undefined;
	readonly onState?: ((state: UploadState) => void) | undefined;
	readonly by?: UploadMethod | undefined;
	readonly chunkLength?: number | undefined;
}
export type PutManifestError = {
	status: 400 | 401 | 402 | 403 | 404 | 410 | 413;
	body: OciErrors;
};
export interface PutManifestInput {
	name: string;
	reference: string;
	contentType?: OciManifestType | undefined;
	body: BodySource;
}
export type PutManifestOutput = void;
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
export type RegistryOptions = ConnectionOptions | {
	readonly client: Client;
};
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
export type StartBlobUploadError = {
	status: 400 | 401 | 402 | 403 | 404 | 410;
	body: OciErrors;
};
export interface StartBlobUploadInput {
	name: string;
	from?: string | undefined;
	mount?: string | undefined;
	digest?: string | undefined;
	body?: BodySource | undefined;
}
export type StartBlobUploadOutput = void;
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
export type UploadBlobChunkError = {
	status: 400 | 401 | 402 | 403 | 404 | 410 | 413 | 416;
	body: OciErrors;
};
export interface UploadBlobChunkInput {
	name: string;
	uuid: string;
	contentRange?: string | undefined;
	body: BodySource;
}
export type UploadBlobChunkOutput = void;
export type UploadMethod = "put" | "post" | "stream" | "chunks";
export interface UploadState {
	readonly location: string;
	readonly offset: number;
	readonly chunkLength?: number | undefined;
}
export function algorithmOf(digest: string): DigestAlgorithm;
export function cancelBlobUpload(client: Client, input: CancelBlobUploadInput, options?: CallOptions): ApiPromise<CancelBlobUploadOutput>;
export function checkName(name: string): string;
export function checkReference(reference: string): string;
export function checkRegistry(client: Client, input?: CheckRegistryInput, options?: CallOptions): ApiPromise<CheckRegistryOutput>;
export function checkTag(tag: string): string;
export function childrenOf({ content }: Pick<Manifest, "content">): {
	blobs: OciDescriptor[];
	manifests: OciDescriptor[];
};
export function completeBlobUpload(client: Client, input: CompleteBlobUploadInput, options?: CallOptions): ApiPromise<CompleteBlobUploadOutput>;
export function copy(source: Store, target: Store, reference: string, options?: CopyOptions): Promise<OciDescriptor>;
export function createHasher(algorithm?: DigestAlgorithm): Promise<Hasher>;
export function createManifest(content: ManifestContent, options?: ManifestOptions): Promise<Manifest>;
export function createMemoryStore(): Store;
export function createRegistry(options: RegistryOptions): Registry;
export function currentPlatform(): OciPlatform;
export function deleteBlob(client: Client, input: DeleteBlobInput, options?: CallOptions): ApiPromise<DeleteBlobOutput>;
export function deleteManifest(client: Client, input: DeleteManifestInput, options?: CallOptions): ApiPromise<DeleteManifestOutput>;
export function digestOf(bytes: Uint8Array, algorithm?: DigestAlgorithm): Promise<string>;
export function formatPlatform(platform: OciPlatform): string;
export function formatReference({ host, name, tag, digest }: Reference): string;
export function getBlob(client: Client, input: GetBlobInput, options?: CallOptions): ApiPromise<GetBlobOutput>;
export function getBlobUpload(client: Client, input: GetBlobUploadInput, options?: CallOptions): ApiPromise<GetBlobUploadOutput>;
export function getManifest(client: Client, input: GetManifestInput, options?: CallOptions): ApiPromise<OciManifestOrIndex>;
export function hasBlob(client: Client, input: HasBlobInput, options?: CallOptions): ApiPromise<HasBlobOutput>;
export function hasManifest(client: Client, input: HasManifestInput, options?: CallOptions): ApiPromise<HasManifestOutput>;
export function isAuthError(error: unknown): error is AuthError;
export function isContentError(error: unknown): error is ContentError;
export function isDigest(text: string): boolean;
export function isDigestAlgorithm(name: string): name is DigestAlgorithm;
export function isErrorOf<Name extends keyof OperationErrors>(operation: Name, error: unknown): error is ApiError & OperationErrors[Name];
export function isForeignType(mediaType: string): boolean;
export function isIndexType(mediaType: string): boolean;
export function isManifestType(mediaType: string): boolean;
export function isNotFoundError(error: unknown): error is NotFoundError;
export function isTag(text: string): boolean;
export function isUnsupportedError(error: unknown): error is UnsupportedError;
export function listReferrers(client: Client, input: ListReferrersInput, options?: CallOptions): ApiPromise<OciIndex>;
export function listTags(client: Client, input: ListTagsInput, options?: CallOptions): PagedPromise<ListTagsOutput, NonNullable<ListTagsOutput["tags"]>[number]>;
export function parseDigest(text: string, parameter?: string): Digest;
export function parsePlatform(text: string): OciPlatform;
export function parseReference(text: string): Reference;
export function platformRepository({ teamSlug, projectSlug, repositoryName }: PlatformRepository): string;
export function pull(source: Store, reference: string, target: Store, options?: PullOptions): Promise<OciDescriptor>;
export function push(source: Store, reference: string, target: Store, options?: CopyOptions): Promise<OciDescriptor>;
export function pushArtifact(store: Store, options: ArtifactOptions): Promise<Manifest>;
export function putManifest(client: Client, input: PutManifestInput, options?: CallOptions): ApiPromise<PutManifestOutput>;
export function readManifest(bytes: Uint8Array, options?: ManifestOptions): Promise<Manifest>;
export function selectPlatform(manifests: readonly OciDescriptor[], wanted: OciPlatform): OciDescriptor | undefined;
export function startBlobUpload(client: Client, input: StartBlobUploadInput, options?: CallOptions): ApiPromise<StartBlobUploadOutput>;
export function uploadBlobChunk(client: Client, input: UploadBlobChunkInput, options?: CallOptions): ApiPromise<UploadBlobChunkOutput>;
export function verify(content: AsyncIterable<Uint8Array>, expected: Expected): AsyncIterableIterator<Uint8Array, void>;
}

declare module "@slipway/registry/content" {
import { ErrorFields } from "@slipway/core";
import { SlipwayError } from "@slipway/core";
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
export function createManifest(content: ManifestContent, options?: ManifestOptions): Promise<Manifest>;
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
export function verify(content: AsyncIterable<Uint8Array>, expected: Expected): AsyncIterableIterator<Uint8Array, void>;
}

declare module "@slipway/registry/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	checkRegistry: {
		input: types.CheckRegistryInput;
		output: types.CheckRegistryOutput;
	};
	getBlob: {
		input: types.GetBlobInput;
		output: types.GetBlobOutput;
	};
	deleteBlob: {
		input: types.DeleteBlobInput;
		output: types.DeleteBlobOutput;
	};
	hasBlob: {
		input: types.HasBlobInput;
		output: types.HasBlobOutput;
	};
	getBlobUpload: {
		input: types.GetBlobUploadInput;
		output: types.GetBlobUploadOutput;
	};
	completeBlobUpload: {
		input: types.CompleteBlobUploadInput;
		output: types.CompleteBlobUploadOutput;
	};
	uploadBlobChunk: {
		input: types.UploadBlobChunkInput;
		output: types.UploadBlobChunkOutput;
	};
	cancelBlobUpload: {
		input: types.CancelBlobUploadInput;
		output: types.CancelBlobUploadOutput;
	};
	startBlobUpload: {
		input: types.StartBlobUploadInput;
		output: types.StartBlobUploadOutput;
	};
	getManifest: {
		input: types.GetManifestInput;
		output: types.GetManifestOutput;
	};
	putManifest: {
		input: types.PutManifestInput;
		output: types.PutManifestOutput;
	};
	deleteManifest: {
		input: types.DeleteManifestInput;
		output: types.DeleteManifestOutput;
	};
	hasManifest: {
		input: types.HasManifestInput;
		output: types.HasManifestOutput;
	};
	listTags: {
		input: types.ListTagsInput;
		output: types.ListTagsOutput;
	};
	listReferrers: {
		input: types.ListReferrersInput;
		output: types.ListReferrersOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/registry/operations" {
import { ListOperation } from "@slipway/core";
import { Operation } from "@slipway/core";
export const cancelBlobUpload: Operation;
export const checkRegistry: Operation;
export const completeBlobUpload: Operation;
export const deleteBlob: Operation;
export const deleteManifest: Operation;
export const getBlob: Operation;
export const getBlobUpload: Operation;
export const getManifest: Operation;
export const hasBlob: Operation;
export const hasManifest: Operation;
export const listReferrers: Operation;
export const listTags: ListOperation;
export const putManifest: Operation;
export const startBlobUpload: Operation;
export const uploadBlobChunk: Operation;
}

declare module "@slipway/registry/node" {
export interface CredentialHelperOptions {
	readonly timeout?: number | undefined;
}
export interface DockerCredentialsOptions extends CredentialHelperOptions {
	readonly file?: string | undefined;
}
export interface LayoutTar extends Store, AsyncDisposable {
	close(): Promise<void>;
}
export interface NewLayoutTar extends Store, AsyncDisposable {
	close(): Promise<void>;
}
export interface PullFolderOptions extends ResolveOptions {
	readonly concurrency?: number | undefined;
	readonly onProgress?: ((progress: CopyProgress) => void) | undefined;
}
export interface PushFolderOptions extends Omit<ArtifactOptions, "layers"> {
	readonly archive?: boolean | undefined;
	readonly mediaType?: ((path: string) => string | undefined) | undefined;
	readonly concurrency?: number | undefined;
	readonly onProgress?: ((progress: CopyProgress) => void) | undefined;
}
interface ResolveOptions extends StoreOptions {
	readonly platform?: OciPlatform | string | undefined;
}
export function askCredentialHelper(name: string, server: string, options?: CredentialHelperOptions): Promise<Credential | undefined>;
export function createLayoutTar(file: string): Promise<NewLayoutTar>;
export function dockerCredentials(options?: DockerCredentialsOptions): (registryHost: string, name?: string) => Promise<Credential | undefined>;
export function openLayoutFolder(folder: string): Store;
export function openLayoutTar(file: string): Promise<LayoutTar>;
export function pullFolder(store: Store, reference: string, folder: string, options?: PullFolderOptions): Promise<Manifest>;
export function pushFolder(store: Store, folder: string, options: PushFolderOptions): Promise<Manifest>;
}

declare module "@slipway/registry/schemas" {
export const CancelBlobUploadInput: v.GenericSchema<types.CancelBlobUploadInput>;
export const CheckRegistryInput: v.GenericSchema<types.CheckRegistryInput>;
export const CheckRegistryOutput: v.GenericSchema<types.CheckRegistryOutput>;
export const CompleteBlobUploadInput: v.GenericSchema<types.CompleteBlobUploadInput>;
export const DeleteBlobInput: v.GenericSchema<types.DeleteBlobInput>;
export const DeleteManifestInput: v.GenericSchema<types.DeleteManifestInput>;
export const GetBlobInput: v.GenericSchema<types.GetBlobInput>;
export const GetBlobUploadInput: v.GenericSchema<types.GetBlobUploadInput>;
export const GetManifestInput: v.GenericSchema<types.GetManifestInput>;
export const HasBlobInput: v.GenericSchema<types.HasBlobInput>;
export const HasManifestInput: v.GenericSchema<types.HasManifestInput>;
export const ListReferrersInput: v.GenericSchema<types.ListReferrersInput>;
export const ListTagsInput: v.GenericSchema<types.ListTagsInput>;
export const ListTagsOutput: v.GenericSchema<types.ListTagsOutput>;
export const OciDescriptor: v.GenericSchema<types.OciDescriptor>;
export const OciError: v.GenericSchema<types.OciError>;
export const OciErrorCode: v.GenericSchema<types.OciErrorCode>;
export const OciErrors: v.GenericSchema<types.OciErrors>;
export const OciIndex: v.GenericSchema<types.OciIndex>;
export const OciManifest: v.GenericSchema<types.OciManifest>;
export const OciManifestOrIndex: v.GenericSchema<types.OciManifestOrIndex>;
export const OciManifestType: v.GenericSchema<types.OciManifestType>;
export const OciPlatform: v.GenericSchema<types.OciPlatform>;
export const PlatformRepository: v.GenericSchema<types.PlatformRepository>;
export const PutManifestInput: v.GenericSchema<types.PutManifestInput>;
export const StartBlobUploadInput: v.GenericSchema<types.StartBlobUploadInput>;
export const UploadBlobChunkInput: v.GenericSchema<types.UploadBlobChunkInput>;
}
