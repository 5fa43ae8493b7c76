// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client, list, type PagedPromise } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  AnyFlag,
  CreateFlagInput,
  CreateFlagSdkKeyInput,
  CreateFlagSegmentInput,
  CreatedFlagSdkKey,
  DeleteFlagInput,
  DeleteFlagOutput,
  DeleteFlagSdkKeyInput,
  DeleteFlagSdkKeyOutput,
  DeleteFlagSegmentInput,
  DeleteFlagSegmentOutput,
  DeploymentFlagList,
  Flag,
  FlagPage,
  FlagPageV1,
  FlagSegment,
  FlagSettings,
  FlagSettingsPage,
  FlagVersion,
  FlagVersionPage,
  GetDeploymentFlagsInput,
  GetFlagInput,
  GetFlagSegmentInput,
  GetFlagSettingsInput,
  ListFlagSdkKeysInput,
  ListFlagSdkKeysOutput,
  ListFlagSegmentsInput,
  ListFlagSegmentsOutput,
  ListFlagVersionsInput,
  ListFlagsInput,
  ListFlagsV1Input,
  ListTeamFlagSettingsInput,
  ListTeamFlagsInput,
  ListTeamFlagsV1Input,
  UpdateFlagInput,
  UpdateFlagSegmentInput,
  UpdateFlagSettingsInput,
} from "./types.ts";

/**
 * Lists the flags of a project.
 *
 * `GET /v2/projects/{projectIdOrName}/feature-flags/flags`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410
 */
export function listFlags(
  client: Client,
  input: ListFlagsInput,
  options?: CallOptions,
): PagedPromise<FlagPage, AnyFlag> {
  return list(client, operations.listFlags, input, options);
}

/**
 * Lists the flags of a project, without those of the marketplace.
 *
 * `GET /v1/projects/{projectIdOrName}/feature-flags/flags`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410
 */
export function listFlagsV1(
  client: Client,
  input: ListFlagsV1Input,
  options?: CallOptions,
): PagedPromise<FlagPageV1, Flag> {
  return list(client, operations.listFlagsV1, input, options);
}

/**
 * Creates a flag.
 *
 * `PUT /v1/projects/{projectIdOrName}/feature-flags/flags`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 409, 410
 */
export function createFlag(
  client: Client,
  input: CreateFlagInput,
  options?: CallOptions,
): ApiPromise<Flag> {
  return call(client, operations.createFlag, input, options);
}

/**
 * Gets a flag by its ID or its slug.
 *
 * `GET /v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410
 */
export function getFlag(
  client: Client,
  input: GetFlagInput,
  options?: CallOptions,
): ApiPromise<Flag> {
  return call(client, operations.getFlag, input, options);
}

/**
 * Changes a flag in a new revision.
 *
 * `PATCH /v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 409, 410
 */
export function updateFlag(
  client: Client,
  input: UpdateFlagInput,
  options?: CallOptions,
): ApiPromise<Flag> {
  return call(client, operations.updateFlag, input, options);
}

/**
 * Deletes a flag with its variants and rules.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 409, 410
 */
export function deleteFlag(
  client: Client,
  input: DeleteFlagInput,
  options?: CallOptions,
): ApiPromise<DeleteFlagOutput> {
  return call(client, operations.deleteFlag, input, options);
}

/**
 * Lists the earlier versions of a flag, newest first.
 *
 * `GET /v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}/versions`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410
 */
export function listFlagVersions(
  client: Client,
  input: ListFlagVersionsInput,
  options?: CallOptions,
): PagedPromise<FlagVersionPage, FlagVersion> {
  return list(client, operations.listFlagVersions, input, options);
}

/**
 * Gets the flag settings of a project.
 *
 * `GET /v1/projects/{projectIdOrName}/feature-flags/settings`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410
 */
export function getFlagSettings(
  client: Client,
  input: GetFlagSettingsInput,
  options?: CallOptions,
): ApiPromise<FlagSettings> {
  return call(client, operations.getFlagSettings, input, options);
}

/**
 * Changes the flag settings of a project.
 *
 * `PATCH /v1/projects/{projectIdOrName}/feature-flags/settings`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 409, 410
 */
export function updateFlagSettings(
  client: Client,
  input: UpdateFlagSettingsInput,
  options?: CallOptions,
): ApiPromise<FlagSettings> {
  return call(client, operations.updateFlagSettings, input, options);
}

/**
 * Lists the flag settings of all projects of a team.
 *
 * The client's `team` is not sent: its path names the team.
 *
 * `GET /v1/teams/{teamId}/feature-flags/settings`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function listTeamFlagSettings(
  client: Client,
  input: ListTeamFlagSettingsInput,
  options?: CallOptions,
): PagedPromise<FlagSettingsPage, FlagSettings> {
  return list(client, operations.listTeamFlagSettings, input, options);
}

/**
 * Lists the flags of all projects of a team.
 *
 * The client's `team` is not sent: its path names the team.
 *
 * `GET /v2/teams/{teamId}/feature-flags/flags`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function listTeamFlags(
  client: Client,
  input: ListTeamFlagsInput,
  options?: CallOptions,
): PagedPromise<FlagPage, AnyFlag> {
  return list(client, operations.listTeamFlags, input, options);
}

/**
 * Lists the flags of all projects of a team, without those of the marketplace.
 *
 * The client's `team` is not sent: its path names the team.
 *
 * `GET /v1/teams/{teamId}/feature-flags/flags`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function listTeamFlagsV1(
  client: Client,
  input: ListTeamFlagsV1Input,
  options?: CallOptions,
): PagedPromise<FlagPageV1, Flag> {
  return list(client, operations.listTeamFlagsV1, input, options);
}

/**
 * Lists the segments of a project.
 *
 * `GET /v1/projects/{projectIdOrName}/feature-flags/segments`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410
 */
export function listFlagSegments(
  client: Client,
  input: ListFlagSegmentsInput,
  options?: CallOptions,
): ApiPromise<ListFlagSegmentsOutput> {
  return call(client, operations.listFlagSegments, input, options);
}

/**
 * Creates a segment: the entities that rules are to treat alike.
 *
 * `PUT /v1/projects/{projectIdOrName}/feature-flags/segments`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 409, 410
 */
export function createFlagSegment(
  client: Client,
  input: CreateFlagSegmentInput,
  options?: CallOptions,
): ApiPromise<FlagSegment> {
  return call(client, operations.createFlagSegment, input, options);
}

/**
 * Gets a segment by its ID or its slug.
 *
 * `GET /v1/projects/{projectIdOrName}/feature-flags/segments/{segmentIdOrSlug}`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410
 */
export function getFlagSegment(
  client: Client,
  input: GetFlagSegmentInput,
  options?: CallOptions,
): ApiPromise<FlagSegment> {
  return call(client, operations.getFlagSegment, input, options);
}

/**
 * Changes a segment, and with it the outcomes of the flags that use it.
 *
 * **Destructive where `data` is given, or `operations` is given:** what it takes away may not come back.
 *
 * `PATCH /v1/projects/{projectIdOrName}/feature-flags/segments/{segmentIdOrSlug}`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 409, 410
 */
export function updateFlagSegment(
  client: Client,
  input: UpdateFlagSegmentInput,
  options?: CallOptions,
): ApiPromise<FlagSegment> {
  return call(client, operations.updateFlagSegment, input, options);
}

/**
 * Deletes a segment; rules can no longer use it.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/projects/{projectIdOrName}/feature-flags/segments/{segmentIdOrSlug}`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 409, 410
 */
export function deleteFlagSegment(
  client: Client,
  input: DeleteFlagSegmentInput,
  options?: CallOptions,
): ApiPromise<DeleteFlagSegmentOutput> {
  return call(client, operations.deleteFlagSegment, input, options);
}

/**
 * Gets the flags that a deployment was built with.
 *
 * `GET /v1/deployments/{deploymentId}/feature-flags`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getDeploymentFlags(
  client: Client,
  input: GetDeploymentFlagsInput,
  options?: CallOptions,
): ApiPromise<DeploymentFlagList> {
  return call(client, operations.getDeploymentFlags, input, options);
}

/**
 * Lists the SDK keys of a project, without their secrets.
 *
 * `GET /v1/projects/{projectIdOrName}/feature-flags/sdk-keys`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410
 */
export function listFlagSdkKeys(
  client: Client,
  input: ListFlagSdkKeysInput,
  options?: CallOptions,
): ApiPromise<ListFlagSdkKeysOutput> {
  return call(client, operations.listFlagSdkKeys, input, options);
}

/**
 * Creates an SDK key and returns its secrets, once.
 *
 * `PUT /v1/projects/{projectIdOrName}/feature-flags/sdk-keys`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 409, 410
 */
export function createFlagSdkKey(
  client: Client,
  input: CreateFlagSdkKeyInput,
  options?: CallOptions,
): ApiPromise<CreatedFlagSdkKey> {
  return call(client, operations.createFlagSdkKey, input, options);
}

/**
 * Deletes an SDK key; its users can read no flags any more.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/projects/{projectIdOrName}/feature-flags/sdk-keys/{hashKey}`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 409, 410
 */
export function deleteFlagSdkKey(
  client: Client,
  input: DeleteFlagSdkKeyInput,
  options?: CallOptions,
): ApiPromise<DeleteFlagSdkKeyOutput> {
  return call(client, operations.deleteFlagSdkKey, input, options);
}
