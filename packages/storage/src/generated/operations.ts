// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  CreateBlobStoreInput,
  CreateBlobStoreOutput,
  DeleteBlobStoreInput,
  DeleteBlobStoreOutput,
  GetStoreInput,
  StoreAnswer,
} from "./types.ts";

/**
 * Gets a store and the projects that it is connected to.
 *
 * `GET /storage/stores/{id}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getStore(
  client: Client,
  input: GetStoreInput,
  options?: CallOptions,
): ApiPromise<StoreAnswer> {
  return call(client, operations.getStore, input, options);
}

/**
 * Creates a blob store and connects it to a project if one is named.
 *
 * `POST /storage/stores/blob`
 *
 * @throws `ApiError` 400 (`ENV_CONFLICT`), 401, 402, 403, 404, 409 (`conflict` of the emulator), 410, 429
 */
export function createBlobStore(
  client: Client,
  input: CreateBlobStoreInput,
  options?: CallOptions,
): ApiPromise<CreateBlobStoreOutput> {
  return call(client, operations.createBlobStore, input, options);
}

/**
 * Deletes a blob store with all its blobs.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /storage/stores/blob/{id}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409 (`conflict` of the emulator), 410
 */
export function deleteBlobStore(
  client: Client,
  input: DeleteBlobStoreInput,
  options?: CallOptions,
): ApiPromise<DeleteBlobStoreOutput> {
  return call(client, operations.deleteBlobStore, input, options);
}
