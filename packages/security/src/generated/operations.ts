// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client, list, type PagedPromise } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  ActivateFirewallConfigInput,
  AddFirewallBypassInput,
  AddFirewallBypassOutput,
  DeleteFirewallConfigInput,
  DeleteFirewallConfigOutput,
  FirewallBypass,
  FirewallBypassPage,
  FirewallConfigVersion,
  FirewallConfigs,
  GenerateFirewallRuleInput,
  GeneratedFirewallRuleAnswer,
  GetAttackStatusInput,
  GetAttackStatusOutput,
  GetFirewallConfigInput,
  ListFirewallBypassesInput,
  ListFirewallConfigsInput,
  ListFirewallEventsInput,
  ListFirewallEventsOutput,
  RemoveFirewallBypassInput,
  RemoveFirewallBypassOutput,
  ReplaceFirewallConfigInput,
  ReplaceFirewallConfigOutput,
  UpdateAttackChallengeModeInput,
  UpdateAttackChallengeModeOutput,
  UpdateFirewallConfigInput,
  UpdateFirewallConfigOutput,
} from "./types.ts";

/**
 * Turns the challenge of all visitors on or off.
 *
 * `POST /v1/security/attack-mode`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function updateAttackChallengeMode(
  client: Client,
  input: UpdateAttackChallengeModeInput,
  options?: CallOptions,
): ApiPromise<UpdateAttackChallengeModeOutput> {
  return call(client, operations.updateAttackChallengeMode, input, options);
}

/**
 * Gets the active firewall config of a project, its draft and its versions.
 *
 * `GET /v1/security/firewall/config`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function listFirewallConfigs(
  client: Client,
  input: ListFirewallConfigsInput,
  options?: CallOptions,
): ApiPromise<FirewallConfigs> {
  return call(client, operations.listFirewallConfigs, input, options);
}

/**
 * Replaces the whole firewall config of a project, its rules included.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `PUT /v1/security/firewall/config`
 *
 * @throws `ApiError` 400, 401, 402 (`payment_required` of the emulator), 403, 404, 410, 500
 */
export function replaceFirewallConfig(
  client: Client,
  input: ReplaceFirewallConfigInput,
  options?: CallOptions,
): ApiPromise<ReplaceFirewallConfigOutput> {
  return call(client, operations.replaceFirewallConfig, input, options);
}

/**
 * Makes a single change to the firewall config of a project.
 *
 * **Destructive where `action` is `rules.update` or `rules.remove` or `crs.disable` or `ip.update` or `ip.remove`:** what it takes away may not come back.
 *
 * `PATCH /v1/security/firewall/config`
 *
 * @throws `ApiError` 400 (`bad_request`), 401, 402 (`payment_required` of the emulator), 403, 404 (`not_found`),
 *   410, 500
 */
export function updateFirewallConfig(
  client: Client,
  input: UpdateFirewallConfigInput,
  options?: CallOptions,
): ApiPromise<UpdateFirewallConfigOutput> {
  return call(client, operations.updateFirewallConfig, input, options);
}

/**
 * Gets a version of the firewall config of a project.
 *
 * `GET /v1/security/firewall/config/{configVersion}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getFirewallConfig(
  client: Client,
  input: GetFirewallConfigInput,
  options?: CallOptions,
): ApiPromise<FirewallConfigVersion> {
  return call(client, operations.getFirewallConfig, input, options);
}

/**
 * Deletes a version of the firewall config.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/security/firewall/config/{configVersion}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409 (`conflict` of the emulator), 410, 500
 */
export function deleteFirewallConfig(
  client: Client,
  input: DeleteFirewallConfigInput,
  options?: CallOptions,
): ApiPromise<DeleteFirewallConfigOutput> {
  return call(client, operations.deleteFirewallConfig, input, options);
}

/**
 * Makes a version of the firewall config the active one.
 *
 * `POST /v1/security/firewall/config/{configVersion}/activate`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410, 500
 */
export function activateFirewallConfig(
  client: Client,
  input: ActivateFirewallConfigInput,
  options?: CallOptions,
): ApiPromise<FirewallConfigVersion> {
  return call(client, operations.activateFirewallConfig, input, options);
}

/**
 * Says whether a project is under attack.
 *
 * `GET /v1/security/firewall/attack-status`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getAttackStatus(
  client: Client,
  input: GetAttackStatusInput,
  options?: CallOptions,
): ApiPromise<GetAttackStatusOutput> {
  return call(client, operations.getAttackStatus, input, options);
}

/**
 * Lists the bypasses of the firewall's mitigations.
 *
 * `GET /v1/security/firewall/bypass`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410, 500
 */
export function listFirewallBypasses(
  client: Client,
  input: ListFirewallBypassesInput,
  options?: CallOptions,
): PagedPromise<FirewallBypassPage, FirewallBypass> {
  return list(client, operations.listFirewallBypasses, input, options);
}

/**
 * Lets a source bypass the firewall's mitigations.
 *
 * `POST /v1/security/firewall/bypass`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410, 500
 */
export function addFirewallBypass(
  client: Client,
  input: AddFirewallBypassInput,
  options?: CallOptions,
): ApiPromise<AddFirewallBypassOutput> {
  return call(client, operations.addFirewallBypass, input, options);
}

/**
 * Ends a bypass of the firewall's mitigations.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/security/firewall/bypass`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 410, 500
 */
export function removeFirewallBypass(
  client: Client,
  input: RemoveFirewallBypassInput,
  options?: CallOptions,
): ApiPromise<RemoveFirewallBypassOutput> {
  return call(client, operations.removeFirewallBypass, input, options);
}

/**
 * Lists the actions of the firewall.
 *
 * `GET /v1/security/firewall/events`
 *
 * @throws `ApiError` 400, 401, 403, 404, 408, 410, 500
 */
export function listFirewallEvents(
  client: Client,
  input: ListFirewallEventsInput,
  options?: CallOptions,
): ApiPromise<ListFirewallEventsOutput> {
  return call(client, operations.listFirewallEvents, input, options);
}

/**
 * Writes a firewall rule from a description, without saving it.
 *
 * `POST /v1/security/firewall/config/generate-rule`
 *
 * @throws `ApiError` 400, 401, 403, 404, 408, 410, 500
 */
export function generateFirewallRule(
  client: Client,
  input?: GenerateFirewallRuleInput,
  options?: CallOptions,
): ApiPromise<GeneratedFirewallRuleAnswer> {
  return call(client, operations.generateFirewallRule, input, options);
}
