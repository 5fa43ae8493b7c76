// Generated from contract/ by `pnpm generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import type {
  BuyDomainInput,
  BuyDomainOutput,
  BuyDomainsInput,
  BuyDomainsOutput,
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
  GetDomainOrderOutput,
  GetDomainPriceInput,
  GetDomainPriceOutput,
  GetDomainPricesInput,
  GetDomainPricesOutput,
  GetDomainTransferInInput,
  GetDomainTransferInOutput,
  GetTldInput,
  GetTldOutput,
  GetTldPriceInput,
  GetTldPriceOutput,
  ListSupportedTldsInput,
  ListSupportedTldsOutput,
  RenewDomainInput,
  RenewDomainOutput,
  SearchDomainsInput,
  SearchDomainsOutput,
  TransferInDomainInput,
  TransferInDomainOutput,
  UpdateDomainAutoRenewInput,
  UpdateDomainAutoRenewOutput,
  UpdateDomainNameserversInput,
  UpdateDomainNameserversOutput,
} from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  searchDomains: { input: SearchDomainsInput; output: SearchDomainsOutput };
  listSupportedTlds: { input: ListSupportedTldsInput; output: ListSupportedTldsOutput };
  getTld: { input: GetTldInput; output: GetTldOutput };
  getTldPrice: { input: GetTldPriceInput; output: GetTldPriceOutput };
  getDomainAvailability: { input: GetDomainAvailabilityInput; output: GetDomainAvailabilityOutput };
  getDomainPrice: { input: GetDomainPriceInput; output: GetDomainPriceOutput };
  getDomainPrices: { input: GetDomainPricesInput; output: GetDomainPricesOutput };
  getDomainAvailabilities: { input: GetDomainAvailabilitiesInput; output: GetDomainAvailabilitiesOutput };
  getDomainContactSchema: { input: GetDomainContactSchemaInput; output: GetDomainContactSchemaOutput };
  getDomainAuthCode: { input: GetDomainAuthCodeInput; output: GetDomainAuthCodeOutput };
  buyDomain: { input: BuyDomainInput; output: BuyDomainOutput };
  buyDomains: { input: BuyDomainsInput; output: BuyDomainsOutput };
  getDomainTransferIn: { input: GetDomainTransferInInput; output: GetDomainTransferInOutput };
  transferInDomain: { input: TransferInDomainInput; output: TransferInDomainOutput };
  renewDomain: { input: RenewDomainInput; output: RenewDomainOutput };
  updateDomainAutoRenew: { input: UpdateDomainAutoRenewInput; output: UpdateDomainAutoRenewOutput };
  updateDomainNameservers: { input: UpdateDomainNameserversInput; output: UpdateDomainNameserversOutput };
  getDomainContactVerification: { input: GetDomainContactVerificationInput; output: GetDomainContactVerificationOutput };
  getDomainOrder: { input: GetDomainOrderInput; output: GetDomainOrderOutput };
}

/** Buying, transferring and renewing domains. */
export const contract: GroupContract = {
  group: "domains-registrar",
  operations: {
    searchDomains: { route: "POST /v1/registrar/domains/search", id: "searchDomains", summary: "Searches for domains that can be bought.", kind: "call", parameters: [], input: "SearchDomainsInput", body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "SearchDomainsOutput" } }, errors: { "400": { schema: "RegistrarDecodeError" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarScopeRefused" }, "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" } }, team: "id", safe: true, public: true },
    listSupportedTlds: { route: "GET /v1/registrar/tlds/supported", id: "getSupportedTlds", summary: "Lists the top-level domains that can be bought.", kind: "call", parameters: [], input: "ListSupportedTldsInput", answers: { "200": { contentType: "application/json", schema: "ListSupportedTldsOutput" } }, errors: { "400": { schema: "RegistrarDecodeError" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarScopeRefused" }, "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" } }, team: "id", public: true },
    getTld: { route: "GET /v1/registrar/tlds/{tld}", id: "getTld", summary: "Says what can be done with a top-level domain.", kind: "call", parameters: [{ name: "tld", in: "path", input: "tld", required: true, type: "string" }], not: { tld: ["supported"] }, input: "GetTldInput", answers: { "200": { contentType: "application/json", schema: "GetTldOutput" } }, errors: { "400": { schema: "TldError" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarScopeRefused" }, "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" } }, team: "id", public: true },
    getTldPrice: { route: "GET /v1/registrar/tlds/{tld}/price", id: "getTldPrice", summary: "Gets what domains under a top-level domain cost.", kind: "call", parameters: [{ name: "tld", in: "path", input: "tld", required: true, type: "string" }, { name: "years", in: "query", input: "years", required: false, type: "string" }], input: "GetTldPriceInput", answers: { "200": { contentType: "application/json", schema: "TldPrice" } }, errors: { "400": { schema: "TldError" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarScopeRefused" }, "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" } }, team: "id", public: true },
    getDomainAvailability: { route: "GET /v1/registrar/domains/{domain}/availability", id: "getDomainAvailability", summary: "Says whether a domain can be bought.", kind: "call", parameters: [{ name: "domain", in: "path", input: "domain", required: true, type: "string" }], input: "GetDomainAvailabilityInput", answers: { "200": { contentType: "application/json", schema: "GetDomainAvailabilityOutput" } }, errors: { "400": { schema: "RegistrarDecodeError" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarScopeRefused" }, "404": { schema: "RegistrarNotFound" }, "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" } }, team: "id", public: true },
    getDomainPrice: { route: "GET /v1/registrar/domains/{domain}/price", id: "getDomainPrice", summary: "Gets what a domain costs.", kind: "call", parameters: [{ name: "domain", in: "path", input: "domain", required: true, type: "string" }, { name: "years", in: "query", input: "years", required: false, type: "string" }], input: "GetDomainPriceInput", answers: { "200": { contentType: "application/json", schema: "TldPrice" } }, errors: { "400": { schema: "DomainPriceError" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarScopeRefused" }, "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" } }, team: "id", public: true },
    getDomainPrices: { route: "POST /v1/registrar/domains/price", id: "getBulkPrice", summary: "Gets what several domains cost.", kind: "call", parameters: [], input: "GetDomainPricesInput", body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "DomainPrices" } }, errors: { "400": { schema: "DomainPriceError" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarScopeRefused" }, "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" } }, team: "id", safe: true, public: true },
    getDomainAvailabilities: { route: "POST /v1/registrar/domains/availability", id: "getBulkAvailability", summary: "Says which of several domains can be bought.", kind: "call", parameters: [], input: "GetDomainAvailabilitiesInput", body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "GetDomainAvailabilitiesOutput" } }, errors: { "400": { schema: "RegistrarDecodeError" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarScopeRefused" }, "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" } }, team: "id", safe: true, public: true },
    getDomainContactSchema: { route: "GET /v1/registrar/domains/{domain}/contact-info/schema", id: "getContactInfoSchema", summary: "Gets the schema of the contact details that a domain needs beyond the usual ones.", kind: "call", parameters: [{ name: "domain", in: "path", input: "domain", required: true, type: "string" }], input: "GetDomainContactSchemaInput", answers: { "200": { contentType: "application/json", schema: "GetDomainContactSchemaOutput" } }, errors: { "400": { schema: "DomainContactSchemaError" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarScopeRefused" }, "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" } }, team: "id", public: true },
    getDomainAuthCode: { route: "GET /v1/registrar/domains/{domain}/auth-code", id: "getDomainAuthCode", summary: "Gets the code that lets another registrar take a domain over.", kind: "call", parameters: [{ name: "domain", in: "path", input: "domain", required: true, type: "string" }], input: "GetDomainAuthCodeInput", answers: { "200": { contentType: "application/json", schema: "GetDomainAuthCodeOutput" } }, errors: { "400": { schema: "RegisteredDomainError" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarAccessError" }, "404": { schema: "DomainNotFound" }, "409": { schema: "DomainTransferOutLocked" }, "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" } }, team: "id", secret: ["authCode"] },
    buyDomain: { route: "POST /v1/registrar/domains/{domain}/buy", id: "buySingleDomain", summary: "Buys a domain.", kind: "call", parameters: [{ name: "domain", in: "path", input: "domain", required: true, type: "string" }], input: "BuyDomainInput", body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "DomainOrderReference" } }, errors: { "400": { schema: "BuyDomainRefusal" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarAccessError" }, "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" } }, team: "id" },
    buyDomains: { route: "POST /v1/registrar/domains/buy", id: "buyDomains", summary: "Buys several domains in one order.", kind: "call", parameters: [], input: "BuyDomainsInput", body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "DomainOrderReference" } }, errors: { "400": { schema: "BuyDomainsRefusal" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarAccessError" }, "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" } }, team: "id" },
    getDomainTransferIn: { route: "GET /v1/registrar/domains/{domain}/transfer", id: "getDomainTransferIn", summary: "Gets how far the transfer of a domain from another registrar has come.", kind: "call", parameters: [{ name: "domain", in: "path", input: "domain", required: true, type: "string" }], input: "GetDomainTransferInInput", answers: { "200": { contentType: "application/json", schema: "DomainTransferIn" } }, errors: { "400": { schema: "RegistrarDecodeError" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarAccessError" }, "404": { schema: "RegistrarNotFound" }, "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" } }, team: "id" },
    transferInDomain: { route: "POST /v1/registrar/domains/{domain}/transfer", id: "transferInDomain", summary: "Transfers a domain from another registrar.", kind: "call", parameters: [{ name: "domain", in: "path", input: "domain", required: true, type: "string" }], input: "TransferInDomainInput", body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "DomainOrderReference" } }, errors: { "400": { schema: "TransferInRefusal" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarAccessError" }, "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" } }, team: "id" },
    renewDomain: { route: "POST /v1/registrar/domains/{domain}/renew", id: "renewDomain", summary: "Renews a domain for some years.", kind: "call", parameters: [{ name: "domain", in: "path", input: "domain", required: true, type: "string" }], input: "RenewDomainInput", body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "DomainOrderReference" } }, errors: { "400": { schema: "RenewalRefusal" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarAccessError" }, "404": { schema: "DomainNotFound" }, "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" } }, team: "id" },
    updateDomainAutoRenew: { route: "PATCH /v1/registrar/domains/{domain}/auto-renew", id: "updateDomainAutoRenew", summary: "Turns the automatic renewal of a domain on or off.", kind: "call", parameters: [{ name: "domain", in: "path", input: "domain", required: true, type: "string" }], input: "UpdateDomainAutoRenewInput", body: { contentType: "application/json", required: true }, answers: { "204": {} }, errors: { "400": { schema: "AutoRenewRefusal" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarAccessError" }, "404": { schema: "DomainNotFound" }, "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" } }, team: "id", safe: true },
    updateDomainNameservers: { route: "PATCH /v1/registrar/domains/{domain}/nameservers", id: "updateDomainNameservers", summary: "Replaces the name servers of a domain.", kind: "call", parameters: [{ name: "domain", in: "path", input: "domain", required: true, type: "string" }], input: "UpdateDomainNameserversInput", body: { contentType: "application/json", required: true }, answers: { "204": {} }, errors: { "400": { schema: "RegisteredDomainError" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarAccessError" }, "404": { schema: "DomainNotFound" }, "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" } }, team: "id", safe: true },
    getDomainContactVerification: { route: "GET /v1/registrar/domains/{domain}/contact-verification", id: "getDomainContactVerification", summary: "Says whether the owner of a domain has confirmed their e-mail address.", kind: "call", parameters: [{ name: "domain", in: "path", input: "domain", required: true, type: "string" }], input: "GetDomainContactVerificationInput", answers: { "200": { contentType: "application/json", schema: "GetDomainContactVerificationOutput" } }, errors: { "400": { schema: "ContactVerificationError" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarAccessError" }, "404": { schema: "DomainNotFound" }, "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" } }, team: "id" },
    getDomainOrder: { route: "GET /v1/registrar/orders/{orderId}", id: "getOrder", summary: "Gets an order of domains and how far it has come.", kind: "call", parameters: [{ name: "orderId", in: "path", input: "orderId", required: true, type: "string" }], input: "GetDomainOrderInput", answers: { "200": { contentType: "application/json", schema: "DomainOrder" } }, errors: { "400": { schema: "RegistrarDecodeError" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarAccessError" }, "404": { schema: "RegistrarNotFound" }, "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" } }, team: "id" },
  },
};
