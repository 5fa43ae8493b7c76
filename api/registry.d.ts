declare module "@slipway/registry" {
import { ApiError } from "@slipway/core";
import { ApiPromise } from "@slipway/core";
import { BodySource } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
import { PagedPromise } from "@slipway/core";
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
export type ListReferrersError = {
    status: 400 | 401 | 403 | 404;
    body: OciErrors;
};
export interface ListReferrersInput {
    name: string;
    digest: string;
    artifactType?: string | undefined;
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
export interface ListTagsOutput {
    name: string;
    tags: string[];
}
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
export interface OciManifestOrIndex {
    schemaVersion: 2;
    config?: OciDescriptor | undefined;
    layers?: OciDescriptor[] | undefined;
    annotations?: {
        [key: string]: string;
    } | undefined;
    artifactType?: string | undefined;
    mediaType?: string | undefined;
    subject?: OciDescriptor | undefined;
    manifests?: OciDescriptor[] | undefined;
}
export interface OciPlatform {
    architecture: string;
    os: string;
    "os.features"?: string[] | undefined;
    "os.version"?: string | undefined;
    variant?: string | undefined;
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
export type PutManifestError = {
    status: 400 | 401 | 402 | 403 | 404 | 410 | 413;
    body: OciErrors;
};
export interface PutManifestInput {
    name: string;
    reference: string;
    contentType?: "application/vnd.oci.image.manifest.v1+json" | "application/vnd.oci.image.index.v1+json" | "application/vnd.docker.distribution.manifest.v2+json" | "application/vnd.docker.distribution.manifest.list.v2+json" | undefined;
    body: BodySource;
}
export type PutManifestOutput = void;
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
export function cancelBlobUpload(client: Client, input: CancelBlobUploadInput, options?: CallOptions): ApiPromise<CancelBlobUploadOutput>;
export function checkRegistry(client: Client, input?: CheckRegistryInput, options?: CallOptions): ApiPromise<CheckRegistryOutput>;
export function completeBlobUpload(client: Client, input: CompleteBlobUploadInput, options?: CallOptions): ApiPromise<CompleteBlobUploadOutput>;
export function deleteBlob(client: Client, input: DeleteBlobInput, options?: CallOptions): ApiPromise<DeleteBlobOutput>;
export function deleteManifest(client: Client, input: DeleteManifestInput, options?: CallOptions): ApiPromise<DeleteManifestOutput>;
export function getBlob(client: Client, input: GetBlobInput, options?: CallOptions): ApiPromise<GetBlobOutput>;
export function getBlobUpload(client: Client, input: GetBlobUploadInput, options?: CallOptions): ApiPromise<GetBlobUploadOutput>;
export function getManifest(client: Client, input: GetManifestInput, options?: CallOptions): ApiPromise<OciManifestOrIndex>;
export function hasBlob(client: Client, input: HasBlobInput, options?: CallOptions): ApiPromise<HasBlobOutput>;
export function hasManifest(client: Client, input: HasManifestInput, options?: CallOptions): ApiPromise<HasManifestOutput>;
export function isErrorOf<Name extends keyof OperationErrors>(operation: Name, error: unknown): error is ApiError & OperationErrors[Name];
export function listReferrers(client: Client, input: ListReferrersInput, options?: CallOptions): ApiPromise<OciIndex>;
export function listTags(client: Client, input: ListTagsInput, options?: CallOptions): PagedPromise<ListTagsOutput, NonNullable<ListTagsOutput["tags"]>[number]>;
export function platformRepository({ teamSlug, projectSlug, repositoryName }: PlatformRepository): string;
export function putManifest(client: Client, input: PutManifestInput, options?: CallOptions): ApiPromise<PutManifestOutput>;
export function startBlobUpload(client: Client, input: StartBlobUploadInput, options?: CallOptions): ApiPromise<StartBlobUploadOutput>;
export function uploadBlobChunk(client: Client, input: UploadBlobChunkInput, options?: CallOptions): ApiPromise<UploadBlobChunkOutput>;
}

declare module "@slipway/registry/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
    checkRegistry: {
        input: CheckRegistryInput;
        output: CheckRegistryOutput;
    };
    getBlob: {
        input: GetBlobInput;
        output: GetBlobOutput;
    };
    deleteBlob: {
        input: DeleteBlobInput;
        output: DeleteBlobOutput;
    };
    hasBlob: {
        input: HasBlobInput;
        output: HasBlobOutput;
    };
    getBlobUpload: {
        input: GetBlobUploadInput;
        output: GetBlobUploadOutput;
    };
    completeBlobUpload: {
        input: CompleteBlobUploadInput;
        output: CompleteBlobUploadOutput;
    };
    uploadBlobChunk: {
        input: UploadBlobChunkInput;
        output: UploadBlobChunkOutput;
    };
    cancelBlobUpload: {
        input: CancelBlobUploadInput;
        output: CancelBlobUploadOutput;
    };
    startBlobUpload: {
        input: StartBlobUploadInput;
        output: StartBlobUploadOutput;
    };
    getManifest: {
        input: GetManifestInput;
        output: GetManifestOutput;
    };
    putManifest: {
        input: PutManifestInput;
        output: PutManifestOutput;
    };
    deleteManifest: {
        input: DeleteManifestInput;
        output: DeleteManifestOutput;
    };
    hasManifest: {
        input: HasManifestInput;
        output: HasManifestOutput;
    };
    listTags: {
        input: ListTagsInput;
        output: ListTagsOutput;
    };
    listReferrers: {
        input: ListReferrersInput;
        output: ListReferrersOutput;
    };
}
export const contract: GroupContract;
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
export const OciManifestOrIndex: v.GenericSchema<types.OciManifestOrIndex>;
export const OciPlatform: v.GenericSchema<types.OciPlatform>;
export const PlatformRepository: v.GenericSchema<types.PlatformRepository>;
export const PutManifestInput: v.GenericSchema<types.PutManifestInput>;
export const StartBlobUploadInput: v.GenericSchema<types.StartBlobUploadInput>;
export const UploadBlobChunkInput: v.GenericSchema<types.UploadBlobChunkInput>;
}
