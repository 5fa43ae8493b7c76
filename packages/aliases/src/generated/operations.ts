// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client, list, type PagedPromise } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  Alias,
  AliasPage,
  AssignAliasInput,
  AssignedAlias,
  DeleteAliasInput,
  DeleteAliasOutput,
  GetAliasInput,
  ListAliasesInput,
  ListDeploymentAliasesInput,
  ListDeploymentAliasesOutput,
  UpdateUrlProtectionBypassInput,
  UrlProtectionBypasses,
} from "./types.ts";

/**
 * Lists the aliases of a deployment.
 *
 * `GET /v2/deployments/{id}/aliases`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function listDeploymentAliases(
  client: Client,
  input: ListDeploymentAliasesInput,
  options?: CallOptions,
): ApiPromise<ListDeploymentAliasesOutput> {
  return call(client, operations.listDeploymentAliases, input, options);
}

/**
 * Points an alias to a deployment.
 *
 * `POST /v2/deployments/{id}/aliases`
 *
 * @throws `ApiError` 400 (`invalid_alias`, `deployment_not_ready`, `cert_missing`, `cert_expired`), 401, 402,
 *   403 (`alias_in_use`), 404 (`not_found`), 409 (`alias_already_assigned`, `conflict` of the emulator),
 *   410 (`gone`)
 * @example
 * const assignedAlias = await assignAlias(client, {
 *   id: "dpl_89qyp1cskzkLrVicDaZoDbjyHuDJ",
 *   alias: "docs.example.com",
 * });
 */
export function assignAlias(
  client: Client,
  input: AssignAliasInput,
  options?: CallOptions,
): ApiPromise<AssignedAlias> {
  return call(client, operations.assignAlias, input, options);
}

/**
 * Lists the aliases of the account or team.
 *
 * `GET /v4/aliases`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 * @example
 * for await (const alias of listAliases(client, { limit: 20 })) console.log(alias);
 */
export function listAliases(
  client: Client,
  input?: ListAliasesInput,
  options?: CallOptions,
): PagedPromise<AliasPage, Alias> {
  return list(client, operations.listAliases, input, options);
}

/**
 * Finds an alias by its ID or its host name.
 *
 * `GET /v4/aliases/{idOrAlias}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getAlias(
  client: Client,
  input: GetAliasInput,
  options?: CallOptions,
): ApiPromise<Alias> {
  return call(client, operations.getAlias, input, options);
}

/**
 * Deletes an alias by its ID or its host name; the deployment that it points to stays.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v2/aliases/{aliasId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 * @example
 * const answer = await deleteAlias(client, { aliasId: "www.example.com" });
 */
export function deleteAlias(
  client: Client,
  input: DeleteAliasInput,
  options?: CallOptions,
): ApiPromise<DeleteAliasOutput> {
  return call(client, operations.deleteAlias, input, options);
}

/**
 * Changes the bypasses of protection for a deployment or an alias; shareable links that are replaced stop working.
 *
 * **Destructive where `revoke` is given:** what it takes away may not come back.
 *
 * `PATCH /aliases/{id}/protection-bypass`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409, 410, 428
 */
export function updateUrlProtectionBypass(
  client: Client,
  input: UpdateUrlProtectionBypassInput,
  options?: CallOptions,
): ApiPromise<UrlProtectionBypasses> {
  return call(client, operations.updateUrlProtectionBypass, input, options);
}
