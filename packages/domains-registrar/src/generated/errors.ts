// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiError, isApiError } from "@slipway/core/call";
import type {
  BuyDomainError,
  BuyDomainsError,
  GetDomainAuthCodeError,
  GetDomainAvailabilitiesError,
  GetDomainAvailabilityError,
  GetDomainContactSchemaError,
  GetDomainContactVerificationError,
  GetDomainOrderError,
  GetDomainPriceError,
  GetDomainPricesError,
  GetDomainTransferInError,
  GetTldError,
  GetTldPriceError,
  ListSupportedTldsError,
  RenewDomainError,
  SearchDomainsError,
  TransferInDomainError,
  UpdateDomainAutoRenewError,
  UpdateDomainNameserversError,
} from "./types.ts";

/** What is known of the errors of each operation: the status, and the body that comes with it. */
export interface OperationErrors {
  searchDomains: SearchDomainsError;
  listSupportedTlds: ListSupportedTldsError;
  getTld: GetTldError;
  getTldPrice: GetTldPriceError;
  getDomainAvailability: GetDomainAvailabilityError;
  getDomainPrice: GetDomainPriceError;
  getDomainPrices: GetDomainPricesError;
  getDomainAvailabilities: GetDomainAvailabilitiesError;
  getDomainContactSchema: GetDomainContactSchemaError;
  getDomainAuthCode: GetDomainAuthCodeError;
  buyDomain: BuyDomainError;
  buyDomains: BuyDomainsError;
  getDomainTransferIn: GetDomainTransferInError;
  transferInDomain: TransferInDomainError;
  renewDomain: RenewDomainError;
  updateDomainAutoRenew: UpdateDomainAutoRenewError;
  updateDomainNameservers: UpdateDomainNameserversError;
  getDomainContactVerification: GetDomainContactVerificationError;
  getDomainOrder: GetDomainOrderError;
}

// The route, and the statuses whose body is known.
const known: Readonly<Record<keyof OperationErrors, readonly [route: string, ...statuses: number[]]>> = {
  searchDomains: ["POST /v1/registrar/domains/search", 400, 401, 403, 429, 500],
  listSupportedTlds: ["GET /v1/registrar/tlds/supported", 400, 401, 403, 429, 500],
  getTld: ["GET /v1/registrar/tlds/{tld}", 400, 401, 403, 429, 500],
  getTldPrice: ["GET /v1/registrar/tlds/{tld}/price", 400, 401, 403, 429, 500],
  getDomainAvailability: ["GET /v1/registrar/domains/{domain}/availability", 400, 401, 403, 404, 429, 500],
  getDomainPrice: ["GET /v1/registrar/domains/{domain}/price", 400, 401, 403, 429, 500],
  getDomainPrices: ["POST /v1/registrar/domains/price", 400, 401, 403, 429, 500],
  getDomainAvailabilities: ["POST /v1/registrar/domains/availability", 400, 401, 403, 429, 500],
  getDomainContactSchema: ["GET /v1/registrar/domains/{domain}/contact-info/schema", 400, 401, 403, 429, 500],
  getDomainAuthCode: ["GET /v1/registrar/domains/{domain}/auth-code", 400, 401, 403, 404, 409, 429, 500],
  buyDomain: ["POST /v1/registrar/domains/{domain}/buy", 400, 401, 403, 429, 500],
  buyDomains: ["POST /v1/registrar/domains/buy", 400, 401, 403, 429, 500],
  getDomainTransferIn: ["GET /v1/registrar/domains/{domain}/transfer", 400, 401, 403, 404, 429, 500],
  transferInDomain: ["POST /v1/registrar/domains/{domain}/transfer", 400, 401, 403, 429, 500],
  renewDomain: ["POST /v1/registrar/domains/{domain}/renew", 400, 401, 403, 404, 429, 500],
  updateDomainAutoRenew: ["PATCH /v1/registrar/domains/{domain}/auto-renew", 400, 401, 403, 404, 429, 500],
  updateDomainNameservers: ["PATCH /v1/registrar/domains/{domain}/nameservers", 400, 401, 403, 404, 429, 500],
  getDomainContactVerification: ["GET /v1/registrar/domains/{domain}/contact-verification", 400, 401, 403, 404, 429, 500],
  getDomainOrder: ["GET /v1/registrar/orders/{orderId}", 400, 401, 403, 404, 429, 500],
};

/**
 * Tells whether a caught value is an error of an operation whose body is known, and narrows to it.
 *
 * @example
 * if (isErrorOf("searchDomains", error)) console.log(error.status, error.body);
 */
export function isErrorOf<Name extends keyof OperationErrors>(
  operation: Name,
  error: unknown,
): error is ApiError & OperationErrors[Name] {
  const [route, ...statuses] = known[operation];
  if (!isApiError(error) || error.route !== route || !statuses.includes(error.status)) return false;
  // A proxy may answer with a page of its own, and to HEAD nothing is answered.
  return Object(error.body) === error.body || route.startsWith("HEAD ");
}
