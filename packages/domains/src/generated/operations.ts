// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client, list, type PagedPromise } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  AddDomainInput,
  AddDomainOutput,
  ClaimDomainInput,
  ClaimDomainOutput,
  DeleteDomainInput,
  DeleteDomainOutput,
  DomainConfig,
  DomainListItem,
  DomainPage,
  DomainProjectDomainPage,
  GetDomainConfigInput,
  GetDomainInput,
  GetDomainOutput,
  GetDomainVerificationRecordInput,
  GetDomainVerificationRecordOutput,
  ListDomainProjectDomainsInput,
  ListDomainsInput,
  ProjectDomain,
  UpdateDomainInput,
  UpdateDomainOutput,
} from "./types.ts";

/**
 * Says whether the DNS of a domain points to the platform.
 *
 * `GET /v6/domains/{domain}/config`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function getDomainConfig(
  client: Client,
  input: GetDomainConfigInput,
  options?: CallOptions,
): ApiPromise<DomainConfig> {
  return call(client, operations.getDomainConfig, input, options);
}

/**
 * Gets the DNS record that proves the ownership of a domain.
 *
 * `GET /v9/domains/{domain}/verification`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getDomainVerificationRecord(
  client: Client,
  input: GetDomainVerificationRecordInput,
  options?: CallOptions,
): ApiPromise<GetDomainVerificationRecordOutput> {
  return call(client, operations.getDomainVerificationRecord, input, options);
}

/**
 * Claims a domain whose DNS shows the verification record.
 *
 * `POST /v9/domains/{domain}/claim`
 *
 * @throws `ApiError` 400, 401, 403 (`missing_txt_record`), 404, 410
 */
export function claimDomain(
  client: Client,
  input: ClaimDomainInput,
  options?: CallOptions,
): ApiPromise<ClaimDomainOutput> {
  return call(client, operations.claimDomain, input, options);
}

/**
 * Lists the names under a domain that projects use.
 *
 * `GET /v1/domains/{domain}/project-domains`
 *
 * @throws `ApiError` 400, 401, 403 (`forbidden`), 404, 410
 */
export function listDomainProjectDomains(
  client: Client,
  input: ListDomainProjectDomainsInput,
  options?: CallOptions,
): PagedPromise<DomainProjectDomainPage, ProjectDomain> {
  return list(client, operations.listDomainProjectDomains, input, options);
}

/**
 * Finds a domain by its name.
 *
 * `GET /v5/domains/{domain}`
 *
 * @throws `ApiError` 400, 401, 403 (`forbidden`), 404, 410
 * @example
 * const answer = await getDomain(client, { domain: "example.com" });
 */
export function getDomain(
  client: Client,
  input: GetDomainInput,
  options?: CallOptions,
): ApiPromise<GetDomainOutput> {
  return call(client, operations.getDomain, input, options);
}

/**
 * Lists the domains of the account or team.
 *
 * `GET /v5/domains`
 *
 * @throws `ApiError` 400, 401, 403, 409, 410
 * @example
 * for await (const domain of listDomains(client, { limit: 20 })) console.log(domain);
 */
export function listDomains(
  client: Client,
  input?: ListDomainsInput,
  options?: CallOptions,
): PagedPromise<DomainPage, DomainListItem> {
  return list(client, operations.listDomains, input, options);
}

/**
 * Adds a domain to the account, or asks to move one in.
 *
 * `POST /v7/domains`
 *
 * @throws `ApiError` 400 (`invalid_name`), 401, 402, 403 (`forbidden` of the emulator), 404,
 *   409 (`domain_already_exists`, `not_domain_owner`), 410
 * @example
 * const answer = await addDomain(client, { name: "example.com", method: "add" });
 */
export function addDomain(
  client: Client,
  input: AddDomainInput,
  options?: CallOptions,
): ApiPromise<AddDomainOutput> {
  return call(client, operations.addDomain, input, options);
}

/**
 * Changes a domain, or moves it to another account.
 *
 * **Destructive where `op` is `move-out`, or `destination` is given:** what it takes away may not come back.
 *
 * `PATCH /v3/domains/{domain}`
 *
 * @throws `ApiError` 400 (`invalid_move_destination`), 401, 403 (`forbidden`), 404, 409 (`domain_move_conflict`),
 *   410, 500
 */
export function updateDomain(
  client: Client,
  input: UpdateDomainInput,
  options?: CallOptions,
): ApiPromise<UpdateDomainOutput> {
  return call(client, operations.updateDomain, input, options);
}

/**
 * Removes a domain from the account.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v6/domains/{domain}`
 *
 * @throws `ApiError` 400, 401, 403 (`forbidden`), 404, 409 (`domain_removal_conflict`), 410
 * @example
 * const answer = await deleteDomain(client, { domain: "example.com" });
 */
export function deleteDomain(
  client: Client,
  input: DeleteDomainInput,
  options?: CallOptions,
): ApiPromise<DeleteDomainOutput> {
  return call(client, operations.deleteDomain, input, options);
}
