// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, bytes, call, type CallOptions, type Client, probe } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  DeleteAllArtifactsInput,
  DeleteAllArtifactsOutput,
  DownloadArtifactInput,
  DownloadArtifactOutput,
  GetArtifactsStatusInput,
  GetArtifactsStatusOutput,
  HasArtifactInput,
  HasArtifactOutput,
  QueryArtifactsInput,
  QueryArtifactsOutput,
  RecordArtifactEventsInput,
  RecordArtifactEventsOutput,
  UploadArtifactInput,
  UploadArtifactOutput,
} from "./types.ts";

/**
 * Records which cached artifacts a build used and which it missed.
 *
 * `POST /v8/artifacts/events`
 *
 * @throws `ApiError` 400, 401, 402,
 *   403 (`remote_caching_disabled` of the emulator, `remote_caching_over_limit` of the emulator, `remote_caching_paused` of the emulator),
 *   410
 */
export function recordArtifactEvents(
  client: Client,
  input: RecordArtifactEventsInput,
  options?: CallOptions,
): ApiPromise<RecordArtifactEventsOutput> {
  return call(client, operations.recordArtifactEvents, input, options);
}

/**
 * Says whether the build cache may be used.
 *
 * `GET /v8/artifacts/status`
 *
 * @throws `ApiError` 400, 401, 402, 403, 410
 */
export function getArtifactsStatus(
  client: Client,
  input?: GetArtifactsStatusInput,
  options?: CallOptions,
): ApiPromise<GetArtifactsStatusOutput> {
  return call(client, operations.getArtifactsStatus, input, options);
}

/**
 * Downloads a cached artifact.
 *
 * `GET /v8/artifacts/{hash}`
 *
 * @throws `ApiError` 400, 401, 402,
 *   403 (`remote_caching_disabled` of the emulator, `remote_caching_over_limit` of the emulator, `remote_caching_paused` of the emulator),
 *   404, 410
 */
export function downloadArtifact(
  client: Client,
  input: DownloadArtifactInput,
  options?: CallOptions,
): ApiPromise<DownloadArtifactOutput> {
  return bytes(client, operations.downloadArtifact, input, options);
}

/**
 * Uploads an artifact to the build cache.
 *
 * `PUT /v8/artifacts/{hash}`
 *
 * @throws `ApiError` 400, 401, 402,
 *   403 (`remote_caching_disabled` of the emulator, `remote_caching_over_limit` of the emulator, `remote_caching_paused` of the emulator),
 *   410
 */
export function uploadArtifact(
  client: Client,
  input: UploadArtifactInput,
  options?: CallOptions,
): ApiPromise<UploadArtifactOutput> {
  return call(client, operations.uploadArtifact, input, options);
}

/**
 * Asks whether the build cache holds an artifact.
 *
 * `HEAD /v8/artifacts/{hash}`
 *
 * @throws `ApiError` 400, 401, 402,
 *   403 (`remote_caching_disabled` of the emulator, `remote_caching_over_limit` of the emulator, `remote_caching_paused` of the emulator),
 *   404, 410
 */
export function hasArtifact(
  client: Client,
  input: HasArtifactInput,
  options?: CallOptions,
): ApiPromise<HasArtifactOutput> {
  return probe(client, operations.hasArtifact, input, options);
}

/**
 * Asks about several artifacts at once.
 *
 * `POST /v8/artifacts`
 *
 * @throws `ApiError` 400, 401, 402,
 *   403 (`remote_caching_disabled` of the emulator, `remote_caching_over_limit` of the emulator, `remote_caching_paused` of the emulator),
 *   410
 */
export function queryArtifacts(
  client: Client,
  input: QueryArtifactsInput,
  options?: CallOptions,
): ApiPromise<QueryArtifactsOutput> {
  return call(client, operations.queryArtifacts, input, options);
}

/**
 * Deletes every artifact of the build cache; later builds have to make them anew.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v8/artifacts`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function deleteAllArtifacts(
  client: Client,
  input?: DeleteAllArtifactsInput,
  options?: CallOptions,
): ApiPromise<DeleteAllArtifactsOutput> {
  return call(client, operations.deleteAllArtifacts, input, options);
}
