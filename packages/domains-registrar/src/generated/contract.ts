// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  searchDomains: { input: types.SearchDomainsInput; output: types.SearchDomainsOutput };
  listSupportedTlds: { input: types.ListSupportedTldsInput; output: types.ListSupportedTldsOutput };
  getTld: { input: types.GetTldInput; output: types.GetTldOutput };
  getTldPrice: { input: types.GetTldPriceInput; output: types.GetTldPriceOutput };
  getDomainAvailability: { input: types.GetDomainAvailabilityInput; output: types.GetDomainAvailabilityOutput };
  getDomainPrice: { input: types.GetDomainPriceInput; output: types.GetDomainPriceOutput };
  getDomainPrices: { input: types.GetDomainPricesInput; output: types.GetDomainPricesOutput };
  getDomainAvailabilities: { input: types.GetDomainAvailabilitiesInput; output: types.GetDomainAvailabilitiesOutput };
  getDomainContactSchema: { input: types.GetDomainContactSchemaInput; output: types.GetDomainContactSchemaOutput };
  getDomainAuthCode: { input: types.GetDomainAuthCodeInput; output: types.GetDomainAuthCodeOutput };
  buyDomain: { input: types.BuyDomainInput; output: types.BuyDomainOutput };
  buyDomains: { input: types.BuyDomainsInput; output: types.BuyDomainsOutput };
  getDomainTransferIn: { input: types.GetDomainTransferInInput; output: types.GetDomainTransferInOutput };
  transferInDomain: { input: types.TransferInDomainInput; output: types.TransferInDomainOutput };
  renewDomain: { input: types.RenewDomainInput; output: types.RenewDomainOutput };
  updateDomainAutoRenew: { input: types.UpdateDomainAutoRenewInput; output: types.UpdateDomainAutoRenewOutput };
  updateDomainNameservers: { input: types.UpdateDomainNameserversInput; output: types.UpdateDomainNameserversOutput };
  getDomainContactVerification: { input: types.GetDomainContactVerificationInput; output: types.GetDomainContactVerificationOutput };
  getDomainOrder: { input: types.GetDomainOrderInput; output: types.GetDomainOrderOutput };
}

/** Buying, transferring and renewing domains. */
export const contract: GroupContract = {
  group: "domains-registrar",
  operations: {
    searchDomains: { ...operations.searchDomains,
      id: "searchDomains", summary: "Searches for domains that can be bought.", kind: "call", parameters: [], input: "SearchDomainsInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "SearchDomainsOutput" } },
      errors: {
        "400": { schema: "RegistrarDecodeError" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarScopeRefused" },
        "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" },
      },
    },
    listSupportedTlds: { ...operations.listSupportedTlds,
      id: "getSupportedTlds", summary: "Lists the top-level domains that can be bought.", kind: "call",
      parameters: [{ name: "order", in: "query", type: "string" }], input: "ListSupportedTldsInput",
      answers: { "200": { contentType: "application/json", schema: "ListSupportedTldsOutput" } },
      errors: {
        "400": { schema: "RegistrarDecodeError" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarScopeRefused" },
        "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" },
      },
    },
    getTld: { ...operations.getTld,
      id: "getTld", summary: "Gets the capabilities of a top-level domain.", kind: "call",
      parameters: [{ name: "tld", in: "path", required: true, type: "string" }], input: "GetTldInput",
      answers: { "200": { contentType: "application/json", schema: "GetTldOutput" } },
      errors: {
        "400": { schema: "TldError" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarScopeRefused" },
        "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" },
      },
    },
    getTldPrice: { ...operations.getTldPrice,
      id: "getTldPrice", summary: "Gets the prices of domains under a top-level domain.", kind: "call",
      parameters: [{ name: "tld", in: "path", required: true, type: "string" }, { name: "years", in: "query", type: "string" }], input: "GetTldPriceInput",
      answers: { "200": { contentType: "application/json", schema: "TldPrice" } },
      errors: {
        "400": { schema: "TldError" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarScopeRefused" },
        "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" },
      },
    },
    getDomainAvailability: { ...operations.getDomainAvailability,
      id: "getDomainAvailability", summary: "Says whether a domain can be bought.", kind: "call",
      parameters: [{ name: "domain", in: "path", required: true, type: "string" }], input: "GetDomainAvailabilityInput",
      answers: { "200": { contentType: "application/json", schema: "GetDomainAvailabilityOutput" } },
      errors: {
        "400": { schema: "RegistrarDecodeError" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarScopeRefused" },
        "404": { schema: "RegistrarNotFound" }, "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" },
      },
    },
    getDomainPrice: { ...operations.getDomainPrice,
      id: "getDomainPrice", summary: "Gets the price of a domain.", kind: "call",
      parameters: [{ name: "domain", in: "path", required: true, type: "string" }, { name: "years", in: "query", type: "string" }],
      input: "GetDomainPriceInput", answers: { "200": { contentType: "application/json", schema: "TldPrice" } },
      errors: {
        "400": { schema: "DomainPriceError" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarScopeRefused" },
        "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" },
      },
    },
    getDomainPrices: { ...operations.getDomainPrices,
      id: "getBulkPrice", summary: "Gets the prices of several domains.", kind: "call", parameters: [], input: "GetDomainPricesInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "DomainPrices" } },
      errors: {
        "400": { schema: "DomainPriceError" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarScopeRefused" },
        "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" },
      },
    },
    getDomainAvailabilities: { ...operations.getDomainAvailabilities,
      id: "getBulkAvailability", summary: "Says which of several domains can be bought.", kind: "call", parameters: [], input: "GetDomainAvailabilitiesInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "GetDomainAvailabilitiesOutput" } },
      errors: {
        "400": { schema: "RegistrarDecodeError" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarScopeRefused" },
        "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" },
      },
    },
    getDomainContactSchema: { ...operations.getDomainContactSchema,
      id: "getContactInfoSchema", summary: "Gets the schema of the contact details that a domain needs beyond the usual ones.", kind: "call",
      parameters: [{ name: "domain", in: "path", required: true, type: "string" }], input: "GetDomainContactSchemaInput",
      answers: { "200": { contentType: "application/json", schema: "GetDomainContactSchemaOutput" } },
      errors: {
        "400": { schema: "DomainContactSchemaError" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarScopeRefused" },
        "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" },
      },
    },
    getDomainAuthCode: { ...operations.getDomainAuthCode,
      id: "getDomainAuthCode", summary: "Gets the code that lets another registrar take a domain over.", kind: "call",
      parameters: [{ name: "domain", in: "path", required: true, type: "string" }], input: "GetDomainAuthCodeInput",
      answers: { "200": { contentType: "application/json", schema: "GetDomainAuthCodeOutput" } },
      errors: {
        "400": { schema: "RegisteredDomainError" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarAccessError" },
        "404": { schema: "DomainNotFound" }, "409": { schema: "DomainTransferOutLocked" }, "429": { schema: "RegistrarTooManyRequests" },
        "500": { schema: "RegistrarInternalError" },
      },
      secrets: ["authCode"],
    },
    buyDomain: { ...operations.buyDomain,
      id: "buySingleDomain", summary: "Buys a domain; the team is charged for the years that it is registered for.", kind: "call",
      parameters: [{ name: "domain", in: "path", required: true, type: "string" }], input: "BuyDomainInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "DomainOrderReference" } },
      errors: {
        "400": { schema: "BuyDomainRefusal" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarAccessError" },
        "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" },
      },
      spends: true,
    },
    buyDomains: { ...operations.buyDomains,
      id: "buyDomains", summary: "Buys several domains in one order; the team is charged for all of them.", kind: "call", parameters: [],
      input: "BuyDomainsInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "DomainOrderReference" } },
      errors: {
        "400": { schema: "BuyDomainsRefusal" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarAccessError" },
        "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" },
      },
      spends: true,
    },
    getDomainTransferIn: { ...operations.getDomainTransferIn,
      id: "getDomainTransferIn", summary: "Gets how far the transfer of a domain from another registrar has come.", kind: "call",
      parameters: [{ name: "domain", in: "path", required: true, type: "string" }], input: "GetDomainTransferInInput",
      answers: { "200": { contentType: "application/json", schema: "DomainTransferIn" } },
      errors: {
        "400": { schema: "RegistrarDecodeError" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarAccessError" },
        "404": { schema: "RegistrarNotFound" }, "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" },
      },
    },
    transferInDomain: { ...operations.transferInDomain,
      id: "transferInDomain", summary: "Transfers a domain from another registrar; the team is charged for the transfer.", kind: "call",
      parameters: [{ name: "domain", in: "path", required: true, type: "string" }], input: "TransferInDomainInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "DomainOrderReference" } },
      errors: {
        "400": { schema: "TransferInRefusal" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarAccessError" },
        "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" },
      },
      spends: true,
    },
    renewDomain: { ...operations.renewDomain,
      id: "renewDomain", summary: "Renews a domain for some years, which the team is charged for.", kind: "call",
      parameters: [{ name: "domain", in: "path", required: true, type: "string" }], input: "RenewDomainInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "DomainOrderReference" } },
      errors: {
        "400": { schema: "RenewalRefusal" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarAccessError" },
        "404": { schema: "DomainNotFound" }, "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" },
      },
      spends: true,
    },
    updateDomainAutoRenew: { ...operations.updateDomainAutoRenew,
      id: "updateDomainAutoRenew", summary: "Turns the automatic renewal of a domain on or off; while it is on, each renewal is charged.", kind: "call",
      parameters: [{ name: "domain", in: "path", required: true, type: "string" }], input: "UpdateDomainAutoRenewInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "204": {} },
      errors: {
        "400": { schema: "AutoRenewRefusal" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarAccessError" },
        "404": { schema: "DomainNotFound" }, "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" },
      },
      spends: true,
    },
    updateDomainNameservers: { ...operations.updateDomainNameservers,
      id: "updateDomainNameservers", summary: "Replaces the name servers of a domain; those that are not given again no longer answer for it.", kind: "call",
      parameters: [{ name: "domain", in: "path", required: true, type: "string" }], input: "UpdateDomainNameserversInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "204": {} },
      errors: {
        "400": { schema: "RegisteredDomainError" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarAccessError" },
        "404": { schema: "DomainNotFound" }, "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" },
      },
      destructive: true,
    },
    getDomainContactVerification: { ...operations.getDomainContactVerification,
      id: "getDomainContactVerification", summary: "Says whether the owner of a domain has confirmed their e-mail address.", kind: "call",
      parameters: [{ name: "domain", in: "path", required: true, type: "string" }], input: "GetDomainContactVerificationInput",
      answers: { "200": { contentType: "application/json", schema: "GetDomainContactVerificationOutput" } },
      errors: {
        "400": { schema: "ContactVerificationError" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarAccessError" },
        "404": { schema: "DomainNotFound" }, "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" },
      },
    },
    getDomainOrder: { ...operations.getDomainOrder,
      id: "getOrder", summary: "Gets an order of domains and how far it has come.", kind: "call",
      parameters: [{ name: "orderId", in: "path", required: true, type: "string" }], input: "GetDomainOrderInput",
      answers: { "200": { contentType: "application/json", schema: "DomainOrder" } },
      errors: {
        "400": { schema: "RegistrarDecodeError" }, "401": { schema: "RegistrarUnauthorized" }, "403": { schema: "RegistrarAccessError" },
        "404": { schema: "RegistrarNotFound" }, "429": { schema: "RegistrarTooManyRequests" }, "500": { schema: "RegistrarInternalError" },
      },
    },
  },
};
