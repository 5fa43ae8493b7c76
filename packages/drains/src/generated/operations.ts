// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  AnyDrain,
  CreateDrainInput,
  DeleteDrainInput,
  DeleteDrainOutput,
  GetDrainInput,
  ListDrainsInput,
  ListDrainsOutput,
  TestDrainInput,
  TestDrainOutput,
  UpdateDrainInput,
} from "./types.ts";

/**
 * Lists the drains of the team.
 *
 * `GET /v1/drains`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function listDrains(
  client: Client,
  input?: ListDrainsInput,
  options?: CallOptions,
): ApiPromise<ListDrainsOutput> {
  return call(client, operations.listDrains, input, options);
}

/**
 * Creates a drain.
 *
 * `POST /v1/drains`
 *
 * @throws `ApiError` 400 (`bad_request` of the emulator), 401, 402 (`payment_required` of the emulator), 403, 410
 */
export function createDrain(
  client: Client,
  input: CreateDrainInput,
  options?: CallOptions,
): ApiPromise<AnyDrain> {
  return call(client, operations.createDrain, input, options);
}

/**
 * Gets a drain by its ID.
 *
 * `GET /v1/drains/{id}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getDrain(
  client: Client,
  input: GetDrainInput,
  options?: CallOptions,
): ApiPromise<AnyDrain> {
  return call(client, operations.getDrain, input, options);
}

/**
 * Changes a drain.
 *
 * `PATCH /v1/drains/{id}`
 *
 * @throws `ApiError` 400 (`bad_request` of the emulator), 401, 402, 403, 404, 410
 */
export function updateDrain(
  client: Client,
  input: UpdateDrainInput,
  options?: CallOptions,
): ApiPromise<AnyDrain> {
  return call(client, operations.updateDrain, input, options);
}

/**
 * Deletes a drain; nothing is delivered through it any more.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/drains/{id}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function deleteDrain(
  client: Client,
  input: DeleteDrainInput,
  options?: CallOptions,
): ApiPromise<DeleteDrainOutput> {
  return call(client, operations.deleteDrain, input, options);
}

/**
 * Sends test data to where a drain would deliver.
 *
 * `POST /v1/drains/test`
 *
 * @throws `ApiError` 400 (`bad_request` of the emulator), 401, 402, 403, 410
 */
export function testDrain(
  client: Client,
  input: TestDrainInput,
  options?: CallOptions,
): ApiPromise<TestDrainOutput> {
  return call(client, operations.testDrain, input, options);
}
