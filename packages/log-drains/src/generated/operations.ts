// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  ConfigurableLogDrain,
  CreateIntegrationLogDrainInput,
  CreateLogDrainInput,
  DeleteIntegrationLogDrainInput,
  DeleteIntegrationLogDrainOutput,
  DeleteLogDrainInput,
  DeleteLogDrainOutput,
  GetLogDrainInput,
  ListIntegrationLogDrainsInput,
  ListIntegrationLogDrainsOutput,
  ListLogDrainsInput,
  ListLogDrainsOutput,
  LogDrain,
} from "./types.ts";

/**
 * Lists the log drains of the team.
 *
 * `GET /v1/log-drains`
 *
 * @deprecated Use `listDrains` of `@slipway/drains`.
 * @since 2026-09-17
 * @throws `ApiError` 400, 401, 403
 */
export function listLogDrains(
  client: Client,
  input?: ListLogDrainsInput,
  options?: CallOptions,
): ApiPromise<ListLogDrainsOutput> {
  return call(client, operations.listLogDrains, input, options);
}

/**
 * Creates a log drain.
 *
 * `POST /v1/log-drains`
 *
 * @deprecated Use `createDrain` of `@slipway/drains`.
 * @since 2026-09-17
 * @throws `ApiError` 400 (`bad_request` of the emulator), 401, 402 (`payment_required` of the emulator), 403
 */
export function createLogDrain(
  client: Client,
  input: CreateLogDrainInput,
  options?: CallOptions,
): ApiPromise<ConfigurableLogDrain> {
  return call(client, operations.createLogDrain, input, options);
}

/**
 * Gets a log drain by its ID.
 *
 * `GET /v1/log-drains/{id}`
 *
 * @deprecated Use `getDrain` of `@slipway/drains`.
 * @since 2026-09-17
 * @throws `ApiError` 400, 401, 403, 404
 */
export function getLogDrain(
  client: Client,
  input: GetLogDrainInput,
  options?: CallOptions,
): ApiPromise<ConfigurableLogDrain> {
  return call(client, operations.getLogDrain, input, options);
}

/**
 * Deletes a log drain; nothing is delivered through it any more.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/log-drains/{id}`
 *
 * @deprecated Use `deleteDrain` of `@slipway/drains`.
 * @since 2026-09-17
 * @throws `ApiError` 400, 401, 403, 404
 */
export function deleteLogDrain(
  client: Client,
  input: DeleteLogDrainInput,
  options?: CallOptions,
): ApiPromise<DeleteLogDrainOutput> {
  return call(client, operations.deleteLogDrain, input, options);
}

/**
 * Lists the log drains that the calling integration created.
 *
 * `GET /v2/integrations/log-drains`
 *
 * @deprecated Use `listDrains` of `@slipway/drains`.
 * @since 2026-09-17
 * @throws `ApiError` 400, 401, 403
 */
export function listIntegrationLogDrains(
  client: Client,
  input?: ListIntegrationLogDrainsInput,
  options?: CallOptions,
): ApiPromise<ListIntegrationLogDrainsOutput> {
  return call(client, operations.listIntegrationLogDrains, input, options);
}

/**
 * Creates a log drain of the calling integration.
 *
 * `POST /v2/integrations/log-drains`
 *
 * @deprecated Use `createDrain` of `@slipway/drains`.
 * @since 2026-09-17
 * @throws `ApiError` 400 (`bad_request` of the emulator), 401, 402 (`payment_required` of the emulator), 403
 */
export function createIntegrationLogDrain(
  client: Client,
  input: CreateIntegrationLogDrainInput,
  options?: CallOptions,
): ApiPromise<LogDrain> {
  return call(client, operations.createIntegrationLogDrain, input, options);
}

/**
 * Deletes a log drain of the calling integration.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/integrations/log-drains/{id}`
 *
 * @deprecated Use `deleteDrain` of `@slipway/drains`.
 * @since 2026-09-17
 * @throws `ApiError` 400, 401, 403, 404
 */
export function deleteIntegrationLogDrain(
  client: Client,
  input: DeleteIntegrationLogDrainInput,
  options?: CallOptions,
): ApiPromise<DeleteIntegrationLogDrainOutput> {
  return call(client, operations.deleteIntegrationLogDrain, input, options);
}
