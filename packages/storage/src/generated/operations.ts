// Generated from contract/ by `pnpm generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client } from "@slipway/core";
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
 * Gets a store.
 *
 * `GET /storage/stores/{id}`
 */
export function getStore(
  client: Client,
  input: GetStoreInput,
  options?: CallOptions,
): ApiPromise<StoreAnswer> {
  return call(client, operations.getStore, input, options);
}

/**
 * Creates a blob store.
 *
 * `POST /storage/stores/blob`
 */
export function createBlobStore(
  client: Client,
  input: CreateBlobStoreInput,
  options?: CallOptions,
): ApiPromise<CreateBlobStoreOutput> {
  return call(client, operations.createBlobStore, input, options);
}

/**
 * Deletes a blob store.
 *
 * `DELETE /storage/stores/blob/{id}`
 */
export function deleteBlobStore(
  client: Client,
  input: DeleteBlobStoreInput,
  options?: CallOptions,
): ApiPromise<DeleteBlobStoreOutput> {
  return call(client, operations.deleteBlobStore, input, options);
}
