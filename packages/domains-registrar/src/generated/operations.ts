// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  BuyDomainInput,
  BuyDomainsInput,
  DomainOrder,
  DomainOrderReference,
  DomainPrices,
  DomainTransferIn,
  GetDomainAuthCodeInput,
  GetDomainAuthCodeOutput,
  GetDomainAvailabilitiesInput,
  GetDomainAvailabilitiesOutput,
  GetDomainAvailabilityInput,
  GetDomainAvailabilityOutput,
  GetDomainContactSchemaInput,
  GetDomainContactSchemaOutput,
  GetDomainContactVerificationInput,
  GetDomainContactVerificationOutput,
  GetDomainOrderInput,
  GetDomainPriceInput,
  GetDomainPricesInput,
  GetDomainTransferInInput,
  GetTldInput,
  GetTldOutput,
  GetTldPriceInput,
  ListSupportedTldsInput,
  ListSupportedTldsOutput,
  RenewDomainInput,
  SearchDomainsInput,
  SearchDomainsOutput,
  TldPrice,
  TransferInDomainInput,
  UpdateDomainAutoRenewInput,
  UpdateDomainAutoRenewOutput,
  UpdateDomainNameserversInput,
  UpdateDomainNameserversOutput,
} from "./types.ts";

/**
 * Searches for domains that can be bought.
 *
 * The client's `team` is not sent: a public look-up, which is about no account.
 *
 * `POST /v1/registrar/domains/search`
 *
 * @throws `ApiError` 400, 401 (`unauthorized`), 403 (`not_authorized_for_scope`), 429 (`too_many_requests`),
 *   500 (`internal_server_error`)
 */
export function searchDomains(
  client: Client,
  input: SearchDomainsInput,
  options?: CallOptions,
): ApiPromise<SearchDomainsOutput> {
  return call(client, operations.searchDomains, input, options);
}

/**
 * Lists the top-level domains that can be bought.
 *
 * The client's `team` is not sent: a public look-up, which is about no account.
 *
 * `GET /v1/registrar/tlds/supported`
 *
 * @throws `ApiError` 400, 401 (`unauthorized`), 403 (`not_authorized_for_scope`), 429 (`too_many_requests`),
 *   500 (`internal_server_error`)
 */
export function listSupportedTlds(
  client: Client,
  input?: ListSupportedTldsInput,
  options?: CallOptions,
): ApiPromise<ListSupportedTldsOutput> {
  return call(client, operations.listSupportedTlds, input, options);
}

/**
 * Gets the capabilities of a top-level domain.
 *
 * The client's `team` is not sent: a public look-up, which is about no account.
 *
 * `GET /v1/registrar/tlds/{tld}`
 *
 * @throws `ApiError` 400 (`tld_not_supported`), 401 (`unauthorized`), 403 (`not_authorized_for_scope`),
 *   429 (`too_many_requests`), 500 (`internal_server_error`)
 */
export function getTld(
  client: Client,
  input: GetTldInput,
  options?: CallOptions,
): ApiPromise<GetTldOutput> {
  return call(client, operations.getTld, input, options);
}

/**
 * Gets the prices of domains under a top-level domain.
 *
 * The client's `team` is not sent: a public look-up, which is about no account.
 *
 * `GET /v1/registrar/tlds/{tld}/price`
 *
 * @throws `ApiError` 400 (`tld_not_supported`), 401 (`unauthorized`), 403 (`not_authorized_for_scope`),
 *   429 (`too_many_requests`), 500 (`internal_server_error`)
 */
export function getTldPrice(
  client: Client,
  input: GetTldPriceInput,
  options?: CallOptions,
): ApiPromise<TldPrice> {
  return call(client, operations.getTldPrice, input, options);
}

/**
 * Says whether a domain can be bought.
 *
 * The client's `team` is not sent: a public look-up, which is about no account.
 *
 * `GET /v1/registrar/domains/{domain}/availability`
 *
 * @throws `ApiError` 400, 401 (`unauthorized`), 403 (`not_authorized_for_scope`), 404 (`not_found`),
 *   429 (`too_many_requests`), 500 (`internal_server_error`)
 * @example
 * const answer = await getDomainAvailability(client, { domain: "example.com" });
 */
export function getDomainAvailability(
  client: Client,
  input: GetDomainAvailabilityInput,
  options?: CallOptions,
): ApiPromise<GetDomainAvailabilityOutput> {
  return call(client, operations.getDomainAvailability, input, options);
}

/**
 * Gets the price of a domain.
 *
 * The client's `team` is not sent: a public look-up, which is about no account.
 *
 * `GET /v1/registrar/domains/{domain}/price`
 *
 * @throws `ApiError` 400 (`bad_request`, `domain_too_short`, `tld_not_supported`), 401 (`unauthorized`),
 *   403 (`not_authorized_for_scope`), 429 (`too_many_requests`), 500 (`internal_server_error`)
 * @example
 * const tldPrice = await getDomainPrice(client, { domain: "example.com" });
 */
export function getDomainPrice(
  client: Client,
  input: GetDomainPriceInput,
  options?: CallOptions,
): ApiPromise<TldPrice> {
  return call(client, operations.getDomainPrice, input, options);
}

/**
 * Gets the prices of several domains.
 *
 * The client's `team` is not sent: a public look-up, which is about no account.
 *
 * `POST /v1/registrar/domains/price`
 *
 * @throws `ApiError` 400 (`bad_request`, `domain_too_short`, `tld_not_supported`), 401 (`unauthorized`),
 *   403 (`not_authorized_for_scope`), 429 (`too_many_requests`), 500 (`internal_server_error`)
 */
export function getDomainPrices(
  client: Client,
  input: GetDomainPricesInput,
  options?: CallOptions,
): ApiPromise<DomainPrices> {
  return call(client, operations.getDomainPrices, input, options);
}

/**
 * Says which of several domains can be bought.
 *
 * The client's `team` is not sent: a public look-up, which is about no account.
 *
 * `POST /v1/registrar/domains/availability`
 *
 * @throws `ApiError` 400, 401 (`unauthorized`), 403 (`not_authorized_for_scope`), 429 (`too_many_requests`),
 *   500 (`internal_server_error`)
 */
export function getDomainAvailabilities(
  client: Client,
  input: GetDomainAvailabilitiesInput,
  options?: CallOptions,
): ApiPromise<GetDomainAvailabilitiesOutput> {
  return call(client, operations.getDomainAvailabilities, input, options);
}

/**
 * Gets the schema of the contact details that a domain needs beyond the usual ones.
 *
 * The client's `team` is not sent: a public look-up, which is about no account.
 *
 * `GET /v1/registrar/domains/{domain}/contact-info/schema`
 *
 * @throws `ApiError` 400 (`bad_request`), 401 (`unauthorized`), 403 (`not_authorized_for_scope`),
 *   429 (`too_many_requests`), 500 (`internal_server_error`)
 */
export function getDomainContactSchema(
  client: Client,
  input: GetDomainContactSchemaInput,
  options?: CallOptions,
): ApiPromise<GetDomainContactSchemaOutput> {
  return call(client, operations.getDomainContactSchema, input, options);
}

/**
 * Gets the code that lets another registrar take a domain over.
 *
 * `GET /v1/registrar/domains/{domain}/auth-code`
 *
 * @throws `ApiError` 400 (`domain_not_registered`), 401 (`unauthorized`),
 *   403 (`forbidden`, `not_authorized_for_scope`), 404 (`domain_not_found`),
 *   409 (`domain_cannot_be_transfered_out_until`), 429 (`too_many_requests`), 500 (`internal_server_error`)
 */
export function getDomainAuthCode(
  client: Client,
  input: GetDomainAuthCodeInput,
  options?: CallOptions,
): ApiPromise<GetDomainAuthCodeOutput> {
  return call(client, operations.getDomainAuthCode, input, options);
}

/**
 * Buys a domain; the team is charged for the years that it is registered for.
 *
 * **Spends:** money is owed because of the call itself.
 *
 * `POST /v1/registrar/domains/{domain}/buy`
 *
 * @throws `ApiError` 400 (`domain_too_short`, `order_too_expensive`, `invalid_additional_contact_info`, `additional_contact_info_required`, `expected_price_mismatch`, `domain_not_available`, `emoji_tld_not_supported`, `language_code_required`, `tld_not_supported`),
 *   401 (`unauthorized`), 403 (`forbidden`, `not_authorized_for_scope`), 429 (`too_many_requests`),
 *   500 (`internal_server_error`)
 */
export function buyDomain(
  client: Client,
  input: BuyDomainInput,
  options?: CallOptions,
): ApiPromise<DomainOrderReference> {
  return call(client, operations.buyDomain, input, options);
}

/**
 * Buys several domains in one order; the team is charged for all of them.
 *
 * **Spends:** money is owed because of the call itself.
 *
 * `POST /v1/registrar/domains/buy`
 *
 * @throws `ApiError` 400 (`domain_too_short`, `order_too_expensive`, `too_many_domains`, `invalid_additional_contact_info`, `additional_contact_info_required`, `duplicate_domains`, `expected_price_mismatch`, `domain_not_available`, `emoji_tld_not_supported`, `language_code_required`, `tld_not_supported`),
 *   401 (`unauthorized`), 403 (`forbidden`, `not_authorized_for_scope`), 429 (`too_many_requests`),
 *   500 (`internal_server_error`)
 */
export function buyDomains(
  client: Client,
  input: BuyDomainsInput,
  options?: CallOptions,
): ApiPromise<DomainOrderReference> {
  return call(client, operations.buyDomains, input, options);
}

/**
 * Gets how far the transfer of a domain from another registrar has come.
 *
 * `GET /v1/registrar/domains/{domain}/transfer`
 *
 * @throws `ApiError` 400, 401 (`unauthorized`), 403 (`forbidden`, `not_authorized_for_scope`), 404 (`not_found`),
 *   429 (`too_many_requests`), 500 (`internal_server_error`)
 */
export function getDomainTransferIn(
  client: Client,
  input: GetDomainTransferInInput,
  options?: CallOptions,
): ApiPromise<DomainTransferIn> {
  return call(client, operations.getDomainTransferIn, input, options);
}

/**
 * Transfers a domain from another registrar; the team is charged for the transfer.
 *
 * **Spends:** money is owed because of the call itself.
 *
 * `POST /v1/registrar/domains/{domain}/transfer`
 *
 * @throws `ApiError` 400 (`bad_request`, `domain_already_owned`, `domain_too_short`, `dnssec_enabled`, `expected_price_mismatch`, `domain_not_available`, `tld_not_supported`),
 *   401 (`unauthorized`), 403 (`forbidden`, `not_authorized_for_scope`), 429 (`too_many_requests`),
 *   500 (`internal_server_error`)
 */
export function transferInDomain(
  client: Client,
  input: TransferInDomainInput,
  options?: CallOptions,
): ApiPromise<DomainOrderReference> {
  return call(client, operations.transferInDomain, input, options);
}

/**
 * Renews a domain for some years, which the team is charged for.
 *
 * **Spends:** money is owed because of the call itself.
 *
 * `POST /v1/registrar/domains/{domain}/renew`
 *
 * @throws `ApiError` 400 (`bad_request`, `domain_too_short`, `domain_not_registered`, `expected_price_mismatch`, `domain_not_available`, `tld_not_supported`),
 *   401 (`unauthorized`), 403 (`forbidden`, `not_authorized_for_scope`), 404 (`domain_not_found`),
 *   429 (`too_many_requests`), 500 (`internal_server_error`)
 */
export function renewDomain(
  client: Client,
  input: RenewDomainInput,
  options?: CallOptions,
): ApiPromise<DomainOrderReference> {
  return call(client, operations.renewDomain, input, options);
}

/**
 * Turns the automatic renewal of a domain on or off; while it is on, each renewal is charged.
 *
 * **Spends:** money is owed because of the call itself.
 *
 * `PATCH /v1/registrar/domains/{domain}/auto-renew`
 *
 * @throws `ApiError` 400 (`domain_already_renewing`, `domain_not_renewable`, `domain_not_registered`),
 *   401 (`unauthorized`), 403 (`forbidden`, `not_authorized_for_scope`), 404 (`domain_not_found`),
 *   429 (`too_many_requests`), 500 (`internal_server_error`)
 */
export function updateDomainAutoRenew(
  client: Client,
  input: UpdateDomainAutoRenewInput,
  options?: CallOptions,
): ApiPromise<UpdateDomainAutoRenewOutput> {
  return call(client, operations.updateDomainAutoRenew, input, options);
}

/**
 * Replaces the name servers of a domain; those that are not given again no longer answer for it.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `PATCH /v1/registrar/domains/{domain}/nameservers`
 *
 * @throws `ApiError` 400 (`domain_not_registered`), 401 (`unauthorized`),
 *   403 (`forbidden`, `not_authorized_for_scope`), 404 (`domain_not_found`), 429 (`too_many_requests`),
 *   500 (`internal_server_error`)
 */
export function updateDomainNameservers(
  client: Client,
  input: UpdateDomainNameserversInput,
  options?: CallOptions,
): ApiPromise<UpdateDomainNameserversOutput> {
  return call(client, operations.updateDomainNameservers, input, options);
}

/**
 * Says whether the owner of a domain has confirmed their e-mail address.
 *
 * `GET /v1/registrar/domains/{domain}/contact-verification`
 *
 * @throws `ApiError` 400 (`bought_too_recently`, `domain_not_registered`), 401 (`unauthorized`),
 *   403 (`forbidden`, `not_authorized_for_scope`), 404 (`domain_not_found`), 429 (`too_many_requests`),
 *   500 (`internal_server_error`)
 */
export function getDomainContactVerification(
  client: Client,
  input: GetDomainContactVerificationInput,
  options?: CallOptions,
): ApiPromise<GetDomainContactVerificationOutput> {
  return call(client, operations.getDomainContactVerification, input, options);
}

/**
 * Gets an order of domains and how far it has come.
 *
 * `GET /v1/registrar/orders/{orderId}`
 *
 * @throws `ApiError` 400, 401 (`unauthorized`), 403 (`forbidden`, `not_authorized_for_scope`), 404 (`not_found`),
 *   429 (`too_many_requests`), 500 (`internal_server_error`)
 */
export function getDomainOrder(
  client: Client,
  input: GetDomainOrderInput,
  options?: CallOptions,
): ApiPromise<DomainOrder> {
  return call(client, operations.getDomainOrder, input, options);
}
