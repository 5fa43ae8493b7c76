// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, bytes, call, type CallOptions, type Client, list, type PagedPromise, probe } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  CancelBlobUploadInput,
  CancelBlobUploadOutput,
  CheckRegistryInput,
  CheckRegistryOutput,
  CompleteBlobUploadInput,
  CompleteBlobUploadOutput,
  DeleteBlobInput,
  DeleteBlobOutput,
  DeleteManifestInput,
  DeleteManifestOutput,
  GetBlobInput,
  GetBlobOutput,
  GetBlobUploadInput,
  GetBlobUploadOutput,
  GetManifestInput,
  HasBlobInput,
  HasBlobOutput,
  HasManifestInput,
  HasManifestOutput,
  ListReferrersInput,
  ListTagsInput,
  ListTagsOutput,
  OciIndex,
  OciManifestOrIndex,
  PutManifestInput,
  PutManifestOutput,
  StartBlobUploadInput,
  StartBlobUploadOutput,
  UploadBlobChunkInput,
  UploadBlobChunkOutput,
} from "./types.ts";

/**
 * Asks whether the registry speaks the protocol and takes the token.
 *
 * The client's `team` is not sent: the protocol of registries has no teams: the name of a repository begins with its team.
 *
 * `GET /v2/`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410
 */
export function checkRegistry(
  client: Client,
  input?: CheckRegistryInput,
  options?: CallOptions,
): ApiPromise<CheckRegistryOutput> {
  return call(client, operations.checkRegistry, input, options);
}

/**
 * Downloads a blob.
 *
 * The client's `team` is not sent: the protocol of registries has no teams: the name of a repository begins with its team.
 *
 * `GET /v2/{+name}/blobs/{digest}`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410, 416
 */
export function getBlob(
  client: Client,
  input: GetBlobInput,
  options?: CallOptions,
): ApiPromise<GetBlobOutput> {
  return bytes(client, operations.getBlob, input, options);
}

/**
 * Deletes a blob; images that consist of it can no longer be pulled.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * The client's `team` is not sent: the protocol of registries has no teams: the name of a repository begins with its team.
 *
 * `DELETE /v2/{+name}/blobs/{digest}`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 405, 410
 */
export function deleteBlob(
  client: Client,
  input: DeleteBlobInput,
  options?: CallOptions,
): ApiPromise<DeleteBlobOutput> {
  return call(client, operations.deleteBlob, input, options);
}

/**
 * Asks whether the registry holds a blob.
 *
 * The client's `team` is not sent: the protocol of registries has no teams: the name of a repository begins with its team.
 *
 * `HEAD /v2/{+name}/blobs/{digest}`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410
 */
export function hasBlob(
  client: Client,
  input: HasBlobInput,
  options?: CallOptions,
): ApiPromise<HasBlobOutput> {
  return probe(client, operations.hasBlob, input, options);
}

/**
 * Gets the progress of a blob's upload.
 *
 * The client's `team` is not sent: the protocol of registries has no teams: the name of a repository begins with its team.
 *
 * `GET /v2/{+name}/blobs/uploads/{uuid}`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410
 */
export function getBlobUpload(
  client: Client,
  input: GetBlobUploadInput,
  options?: CallOptions,
): ApiPromise<GetBlobUploadOutput> {
  return call(client, operations.getBlobUpload, input, options);
}

/**
 * Uploads the last chunk of a blob and completes it.
 *
 * The client's `team` is not sent: the protocol of registries has no teams: the name of a repository begins with its team.
 *
 * `PUT /v2/{+name}/blobs/uploads/{uuid}`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410, 413, 416
 */
export function completeBlobUpload(
  client: Client,
  input: CompleteBlobUploadInput,
  options?: CallOptions,
): ApiPromise<CompleteBlobUploadOutput> {
  return call(client, operations.completeBlobUpload, input, options);
}

/**
 * Uploads a chunk of a blob.
 *
 * The client's `team` is not sent: the protocol of registries has no teams: the name of a repository begins with its team.
 *
 * `PATCH /v2/{+name}/blobs/uploads/{uuid}`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410, 413, 416
 */
export function uploadBlobChunk(
  client: Client,
  input: UploadBlobChunkInput,
  options?: CallOptions,
): ApiPromise<UploadBlobChunkOutput> {
  return call(client, operations.uploadBlobChunk, input, options);
}

/**
 * Cancels the upload of a blob; uploaded bytes are lost.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * The client's `team` is not sent: the protocol of registries has no teams: the name of a repository begins with its team.
 *
 * `DELETE /v2/{+name}/blobs/uploads/{uuid}`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410
 */
export function cancelBlobUpload(
  client: Client,
  input: CancelBlobUploadInput,
  options?: CallOptions,
): ApiPromise<CancelBlobUploadOutput> {
  return call(client, operations.cancelBlobUpload, input, options);
}

/**
 * Starts the upload of a blob, uploads it whole, or mounts it from another repository.
 *
 * The client's `team` is not sent: the protocol of registries has no teams: the name of a repository begins with its team.
 *
 * `POST /v2/{+name}/blobs/uploads/`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410
 */
export function startBlobUpload(
  client: Client,
  input: StartBlobUploadInput,
  options?: CallOptions,
): ApiPromise<StartBlobUploadOutput> {
  return call(client, operations.startBlobUpload, input, options);
}

/**
 * Gets a manifest by its tag or its digest.
 *
 * The client's `team` is not sent: the protocol of registries has no teams: the name of a repository begins with its team.
 *
 * `GET /v2/{+name}/manifests/{reference}`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410
 */
export function getManifest(
  client: Client,
  input: GetManifestInput,
  options?: CallOptions,
): ApiPromise<OciManifestOrIndex> {
  return call(client, operations.getManifest, input, options);
}

/**
 * Stores a manifest under a tag or its digest.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * The client's `team` is not sent: the protocol of registries has no teams: the name of a repository begins with its team.
 *
 * `PUT /v2/{+name}/manifests/{reference}`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410, 412, 413, 414
 */
export function putManifest(
  client: Client,
  input: PutManifestInput,
  options?: CallOptions,
): ApiPromise<PutManifestOutput> {
  return call(client, operations.putManifest, input, options);
}

/**
 * Deletes a manifest or a tag.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * The client's `team` is not sent: the protocol of registries has no teams: the name of a repository begins with its team.
 *
 * `DELETE /v2/{+name}/manifests/{reference}`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 405, 410, 412
 */
export function deleteManifest(
  client: Client,
  input: DeleteManifestInput,
  options?: CallOptions,
): ApiPromise<DeleteManifestOutput> {
  return call(client, operations.deleteManifest, input, options);
}

/**
 * Asks whether the registry holds a manifest.
 *
 * The client's `team` is not sent: the protocol of registries has no teams: the name of a repository begins with its team.
 *
 * `HEAD /v2/{+name}/manifests/{reference}`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410
 */
export function hasManifest(
  client: Client,
  input: HasManifestInput,
  options?: CallOptions,
): ApiPromise<HasManifestOutput> {
  return probe(client, operations.hasManifest, input, options);
}

/**
 * Lists the tags of a repository.
 *
 * The client's `team` is not sent: the protocol of registries has no teams: the name of a repository begins with its team.
 *
 * `GET /v2/{+name}/tags/list`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410
 */
export function listTags(
  client: Client,
  input: ListTagsInput,
  options?: CallOptions,
): PagedPromise<ListTagsOutput, NonNullable<ListTagsOutput["tags"]>[number]> {
  return list(client, operations.listTags, input, options);
}

/**
 * Lists the manifests that refer to one: signatures, attestations, bills of materials.
 *
 * Not in the platform's published description.
 *
 * The client's `team` is not sent: the protocol of registries has no teams: the name of a repository begins with its team.
 *
 * `GET /v2/{+name}/referrers/{digest}`
 *
 * @throws `ApiError` 400, 401, 403, 404
 */
export function listReferrers(
  client: Client,
  input: ListReferrersInput,
  options?: CallOptions,
): ApiPromise<OciIndex> {
  return call(client, operations.listReferrers, input, options);
}
