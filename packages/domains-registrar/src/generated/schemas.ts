// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import * as v from "valibot";
import type * as types from "./types.ts";

/** A value beside known ones: only types have the mark that tells it from them. */
function unlisted<Value extends string | number>(schema: v.GenericSchema<Value>): v.GenericSchema<Unlisted<Value>> {
  return schema as v.GenericSchema<unknown> as v.GenericSchema<Unlisted<Value>>;
}

export const AdditionalContactInfoRequired: v.GenericSchema<types.AdditionalContactInfoRequired> = /* @__PURE__ */ (() => v.looseObject({
  code: v.literal("additional_contact_info_required"),
  message: v.string(),
  status: v.number(),
}))();

export const DomainAlreadyRenewing: v.GenericSchema<types.DomainAlreadyRenewing> = /* @__PURE__ */ (() => v.looseObject({
  code: v.literal("domain_already_renewing"),
  message: v.string(),
  status: v.number(),
}))();

export const DomainNotRegistered: v.GenericSchema<types.DomainNotRegistered> = /* @__PURE__ */ (() => v.looseObject({
  code: v.literal("domain_not_registered"),
  message: v.string(),
  status: v.number(),
}))();

export const DomainNotRenewable: v.GenericSchema<types.DomainNotRenewable> = /* @__PURE__ */ (() => v.looseObject({
  code: v.literal("domain_not_renewable"),
  message: v.string(),
  status: v.number(),
}))();

export const DecodeIssue: v.GenericSchema<types.DecodeIssue> = /* @__PURE__ */ (() => v.looseObject({
  message: v.string(),
  path: v.array(v.union([v.string(), v.number(), v.looseObject({
    _tag: v.literal("symbol"),
    key: v.string(),
  })])),
}))();

export const RegistrarDecodeError: v.GenericSchema<types.RegistrarDecodeError> = /* @__PURE__ */ (() => v.looseObject({
  issues: v.array(DecodeIssue),
  message: v.string(),
}))();

export const AutoRenewRefusal: v.GenericSchema<types.AutoRenewRefusal> = /* @__PURE__ */ v.union([DomainAlreadyRenewing, DomainNotRenewable, DomainNotRegistered, RegistrarDecodeError]);

export const AvailableDomain: v.GenericSchema<types.AvailableDomain> = /* @__PURE__ */ (() => v.looseObject({
  available: v.literal(true),
  domain: v.string(),
  premium: v.boolean(),
  price: v.number(),
  renewalPrice: v.number(),
  years: v.number(),
}))();

export const BoughtTooRecently: v.GenericSchema<types.BoughtTooRecently> = /* @__PURE__ */ (() => v.looseObject({
  code: v.literal("bought_too_recently"),
  message: v.string(),
  status: v.number(),
}))();

export const DomainNotAvailable: v.GenericSchema<types.DomainNotAvailable> = /* @__PURE__ */ (() => v.looseObject({
  code: v.literal("domain_not_available"),
  message: v.string(),
  status: v.number(),
}))();

export const DomainTooShort: v.GenericSchema<types.DomainTooShort> = /* @__PURE__ */ (() => v.looseObject({
  code: v.literal("domain_too_short"),
  message: v.string(),
  status: v.number(),
}))();

export const EmojiTldNotSupported: v.GenericSchema<types.EmojiTldNotSupported> = /* @__PURE__ */ (() => v.looseObject({
  code: v.literal("emoji_tld_not_supported"),
  message: v.string(),
  status: v.number(),
}))();

export const ExpectedPriceMismatch: v.GenericSchema<types.ExpectedPriceMismatch> = /* @__PURE__ */ (() => v.looseObject({
  code: v.literal("expected_price_mismatch"),
  message: v.string(),
  status: v.number(),
}))();

export const InvalidAdditionalContactInfo: v.GenericSchema<types.InvalidAdditionalContactInfo> = /* @__PURE__ */ (() => v.looseObject({
  code: v.literal("invalid_additional_contact_info"),
  message: v.string(),
  status: v.number(),
}))();

export const LanguageCodeRequired: v.GenericSchema<types.LanguageCodeRequired> = /* @__PURE__ */ (() => v.looseObject({
  code: v.literal("language_code_required"),
  message: v.string(),
  status: v.number(),
}))();

export const OrderTooExpensive: v.GenericSchema<types.OrderTooExpensive> = /* @__PURE__ */ (() => v.looseObject({
  code: v.literal("order_too_expensive"),
  message: v.string(),
  status: v.number(),
}))();

export const TldNotSupported: v.GenericSchema<types.TldNotSupported> = /* @__PURE__ */ (() => v.looseObject({
  code: v.literal("tld_not_supported"),
  message: v.string(),
  status: v.number(),
}))();

export const BuyDomainRefusal: v.GenericSchema<types.BuyDomainRefusal> = /* @__PURE__ */ v.union([DomainTooShort, OrderTooExpensive, InvalidAdditionalContactInfo, AdditionalContactInfoRequired, ExpectedPriceMismatch, DomainNotAvailable, EmojiTldNotSupported, LanguageCodeRequired, TldNotSupported, RegistrarDecodeError]);

export const DomainContact: v.GenericSchema<types.DomainContact> = /* @__PURE__ */ (() => v.strictObject({
  address1: v.pipe(v.string(), v.minLength(1), v.regex(new RegExp("^\\S[\\s\\S]*\\S$|^\\S$|^$"))),
  city: v.pipe(v.string(), v.minLength(1), v.regex(new RegExp("^\\S[\\s\\S]*\\S$|^\\S$|^$"))),
  country: v.pipe(v.string(), v.minLength(1), v.regex(new RegExp("^[A-Z]{2}$"))),
  email: v.pipe(v.string(), v.minLength(1)),
  firstName: v.pipe(v.string(), v.minLength(1), v.regex(new RegExp("^\\S[\\s\\S]*\\S$|^\\S$|^$"))),
  lastName: v.pipe(v.string(), v.minLength(1), v.regex(new RegExp("^\\S[\\s\\S]*\\S$|^\\S$|^$"))),
  phone: v.pipe(v.string(), v.minLength(1), v.regex(new RegExp("^(?=(?:\\D*\\d){7,15}$)\\+[1-9]\\d{0,2}\\.?\\d+$"))),
  state: v.pipe(v.string(), v.minLength(1), v.regex(new RegExp("^\\S[\\s\\S]*\\S$|^\\S$|^$"))),
  zip: v.pipe(v.string(), v.minLength(1), v.regex(new RegExp("^\\S[\\s\\S]*\\S$|^\\S$|^$"))),
  additional: v.optional(v.record(v.string(), v.unknown())),
  address2: v.optional(v.pipe(v.string(), v.minLength(1), v.regex(new RegExp("^\\S[\\s\\S]*\\S$|^\\S$|^$")))),
  companyName: v.optional(v.pipe(v.string(), v.minLength(1), v.regex(new RegExp("^\\S[\\s\\S]*\\S$|^\\S$|^$")))),
  fax: v.optional(v.pipe(v.string(), v.minLength(1), v.regex(new RegExp("^(?=(?:\\D*\\d){7,15}$)\\+[1-9]\\d{0,2}\\.?\\d+$")))),
}))();

export const BuyDomainRequest: v.GenericSchema<types.BuyDomainRequest> = /* @__PURE__ */ (() => v.strictObject({
  autoRenew: v.boolean(),
  contactInformation: DomainContact,
  expectedPrice: v.pipe(v.number(), v.minValue(0.01)),
  years: v.number(),
  languageCode: v.optional(v.string()),
}))();

export const DuplicateDomains: v.GenericSchema<types.DuplicateDomains> = /* @__PURE__ */ (() => v.looseObject({
  code: v.literal("duplicate_domains"),
  message: v.string(),
  status: v.number(),
}))();

export const TooManyDomains: v.GenericSchema<types.TooManyDomains> = /* @__PURE__ */ (() => v.looseObject({
  code: v.literal("too_many_domains"),
  message: v.string(),
  status: v.number(),
}))();

export const BuyDomainsRefusal: v.GenericSchema<types.BuyDomainsRefusal> = /* @__PURE__ */ v.union([DomainTooShort, OrderTooExpensive, TooManyDomains, InvalidAdditionalContactInfo, AdditionalContactInfoRequired, DuplicateDomains, ExpectedPriceMismatch, DomainNotAvailable, EmojiTldNotSupported, LanguageCodeRequired, TldNotSupported, RegistrarDecodeError]);

export const ContactField: v.GenericSchema<types.ContactField> = /* @__PURE__ */ v.picklist(["address1", "address2", "city", "companyName", "country", "email", "fax", "firstName", "lastName", "phone", "state", "zip"]);

export const ContactVerificationError: v.GenericSchema<types.ContactVerificationError> = /* @__PURE__ */ v.union([BoughtTooRecently, DomainNotRegistered, RegistrarDecodeError]);

export const DnssecEnabled: v.GenericSchema<types.DnssecEnabled> = /* @__PURE__ */ (() => v.looseObject({
  code: v.literal("dnssec_enabled"),
  message: v.string(),
  status: v.number(),
}))();

export const DomainAlreadyOwned: v.GenericSchema<types.DomainAlreadyOwned> = /* @__PURE__ */ (() => v.looseObject({
  code: v.literal("domain_already_owned"),
  message: v.string(),
  status: v.number(),
}))();

export const RegistrarBadRequest: v.GenericSchema<types.RegistrarBadRequest> = /* @__PURE__ */ (() => v.looseObject({
  code: v.literal("bad_request"),
  message: v.string(),
  status: v.number(),
}))();

export const DomainContactSchemaError: v.GenericSchema<types.DomainContactSchemaError> = /* @__PURE__ */ v.union([RegistrarBadRequest, RegistrarDecodeError]);

export const DomainNotFound: v.GenericSchema<types.DomainNotFound> = /* @__PURE__ */ (() => v.looseObject({
  code: v.literal("domain_not_found"),
  message: v.string(),
  status: v.number(),
}))();

export const DomainOrderError: v.GenericSchema<types.DomainOrderError> = /* @__PURE__ */ (() => v.looseObject({
  code: v.union([v.picklist(["domain-mismatch", "payment-failed", "unexpected-error", "tld-outage", "price-mismatch", "claims-required"]), unlisted(v.string())]),
  details: v.optional(v.union([v.looseObject({
    tlds: v.array(v.looseObject({
      endsAt: v.string(),
      tldName: v.string(),
    })),
  }), v.looseObject({
    expectedPrice: v.number(),
    actualPrice: v.optional(v.number()),
  }), v.looseObject({
    domainNames: v.array(v.string()),
    message: v.string(),
  })])),
}))();

export const OrderRefusal: v.GenericSchema<types.OrderRefusal> = /* @__PURE__ */ v.picklist(["account-transfer-required", "claims-notice-required", "client-transfer-prohibited", "incorrect-auth-code", "price-change", "unavailable-legal"]);

export const DomainOrderItemError: v.GenericSchema<types.DomainOrderItemError> = /* @__PURE__ */ (() => v.looseObject({
  code: v.union([v.picklist(["incorrect-language-code", "unsupported-language-code", "cannot-transfer-in-until", "invalid-contact"]), unlisted(v.string()), OrderRefusal]),
  details: v.optional(v.union([v.looseObject({
    detectedLanguageCode: v.string(),
  }), v.looseObject({
    numDaysUntilTransferrable: v.number(),
  }), v.looseObject({
    invalidField: v.optional(ContactField),
  })])),
}))();

export const OrderItemStatus: v.GenericSchema<types.OrderItemStatus> = /* @__PURE__ */ v.picklist(["pending", "completed", "failed", "refunded", "refund-failed"]);

export const PurchasedDomain: v.GenericSchema<types.PurchasedDomain> = /* @__PURE__ */ (() => v.looseObject({
  purchaseType: v.literal("purchase"),
  autoRenew: v.boolean(),
  domainName: v.string(),
  price: v.number(),
  status: OrderItemStatus,
  years: v.number(),
  error: v.optional(DomainOrderItemError),
}))();

export const RenewedDomain: v.GenericSchema<types.RenewedDomain> = /* @__PURE__ */ (() => v.looseObject({
  purchaseType: v.literal("renewal"),
  domainName: v.string(),
  price: v.number(),
  status: OrderItemStatus,
  years: v.number(),
  error: v.optional(DomainOrderItemError),
}))();

export const TransferredDomain: v.GenericSchema<types.TransferredDomain> = /* @__PURE__ */ (() => v.looseObject({
  purchaseType: v.literal("transfer"),
  autoRenew: v.boolean(),
  domainName: v.string(),
  price: v.number(),
  status: OrderItemStatus,
  years: v.number(),
  error: v.optional(DomainOrderItemError),
}))();

export const DomainOrderItem: v.GenericSchema<types.DomainOrderItem> = /* @__PURE__ */ v.union([PurchasedDomain, RenewedDomain, TransferredDomain]);

export const DomainOrderStatus: v.GenericSchema<types.DomainOrderStatus> = /* @__PURE__ */ v.picklist(["completed", "draft", "failed", "purchasing"]);

export const DomainOrder: v.GenericSchema<types.DomainOrder> = /* @__PURE__ */ (() => v.looseObject({
  domains: v.array(DomainOrderItem),
  orderId: v.string(),
  status: DomainOrderStatus,
  error: v.optional(DomainOrderError),
}))();

export const LinkMethod: v.GenericSchema<types.LinkMethod> = /* @__PURE__ */ v.picklist(["DELETE", "GET", "PATCH", "POST", "PUT"]);

export const DomainOrderReference: v.GenericSchema<types.DomainOrderReference> = /* @__PURE__ */ (() => v.looseObject({
  _links: v.record(v.string(), v.looseObject({
    href: v.string(),
    method: LinkMethod,
  })),
  orderId: v.string(),
}))();

export const DomainPrice: v.GenericSchema<types.DomainPrice> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.string(),
  purchasePrice: v.union([v.number(), v.string()]),
  renewalPrice: v.union([v.number(), v.string()]),
  transferPrice: v.union([v.number(), v.string()]),
  years: v.number(),
}))();

export const DomainPriceError: v.GenericSchema<types.DomainPriceError> = /* @__PURE__ */ v.union([RegistrarBadRequest, DomainTooShort, TldNotSupported, RegistrarDecodeError]);

export const DomainPrices: v.GenericSchema<types.DomainPrices> = /* @__PURE__ */ (() => v.looseObject({
  results: v.array(DomainPrice),
}))();

export const DomainPurchase: v.GenericSchema<types.DomainPurchase> = /* @__PURE__ */ (() => v.strictObject({
  autoRenew: v.boolean(),
  domainName: v.string(),
  expectedPrice: v.pipe(v.number(), v.minValue(0.01)),
  years: v.number(),
  languageCode: v.optional(v.string()),
}))();

export const UnavailableDomain: v.GenericSchema<types.UnavailableDomain> = /* @__PURE__ */ (() => v.looseObject({
  available: v.literal(false),
  domain: v.string(),
}))();

export const DomainSearchResult: v.GenericSchema<types.DomainSearchResult> = /* @__PURE__ */ v.union([AvailableDomain, UnavailableDomain]);

export const TransferInStatus: v.GenericSchema<types.TransferInStatus> = /* @__PURE__ */ v.picklist([
  "created", "pending", "pending_unlock", "pending_registry_unlock", "pending_new_auth_code", "pending_transfer", "pending_insert", "submitting_transfer",
  "completed", "canceled", "canceled_pending_refund", "rejected", "failed",
]);

export const DomainTransferIn: v.GenericSchema<types.DomainTransferIn> = /* @__PURE__ */ v.looseObject({
  status: TransferInStatus,
});

export const DomainTransferOutLocked: v.GenericSchema<types.DomainTransferOutLocked> = /* @__PURE__ */ (() => v.looseObject({
  code: v.literal("domain_cannot_be_transfered_out_until"),
  message: v.string(),
  status: v.number(),
}))();

export const PendingContact: v.GenericSchema<types.PendingContact> = /* @__PURE__ */ (() => v.looseObject({
  verified: v.literal(false),
  email: v.string(),
  verifyBy: v.string(),
}))();

export const RegisteredDomainError: v.GenericSchema<types.RegisteredDomainError> = /* @__PURE__ */ v.union([DomainNotRegistered, RegistrarDecodeError]);

export const RegistrarForbidden: v.GenericSchema<types.RegistrarForbidden> = /* @__PURE__ */ (() => v.looseObject({
  code: v.literal("forbidden"),
  message: v.string(),
  status: v.number(),
}))();

export const RegistrarScopeRefused: v.GenericSchema<types.RegistrarScopeRefused> = /* @__PURE__ */ (() => v.looseObject({
  code: v.literal("not_authorized_for_scope"),
  message: v.string(),
  status: v.number(),
}))();

export const RegistrarAccessError: v.GenericSchema<types.RegistrarAccessError> = /* @__PURE__ */ v.union([RegistrarForbidden, RegistrarScopeRefused]);

export const RegistrarInternalError: v.GenericSchema<types.RegistrarInternalError> = /* @__PURE__ */ (() => v.looseObject({
  code: v.literal("internal_server_error"),
  message: v.string(),
  status: v.number(),
}))();

export const RegistrarNotFound: v.GenericSchema<types.RegistrarNotFound> = /* @__PURE__ */ (() => v.looseObject({
  code: v.literal("not_found"),
  message: v.string(),
  status: v.number(),
}))();

export const RegistrarTooManyRequests: v.GenericSchema<types.RegistrarTooManyRequests> = /* @__PURE__ */ (() => v.looseObject({
  code: v.literal("too_many_requests"),
  limit: v.looseObject({
    remaining: v.number(),
    reset: v.number(),
    total: v.number(),
  }),
  message: v.string(),
  retryAfter: v.looseObject({
    str: v.string(),
    value: v.number(),
  }),
  status: v.number(),
}))();

export const RegistrarUnauthorized: v.GenericSchema<types.RegistrarUnauthorized> = /* @__PURE__ */ (() => v.looseObject({
  code: v.literal("unauthorized"),
  message: v.string(),
  status: v.number(),
  reason: v.optional(v.string()),
}))();

export const RenewDomainRequest: v.GenericSchema<types.RenewDomainRequest> = /* @__PURE__ */ (() => v.strictObject({
  expectedPrice: v.pipe(v.number(), v.minValue(0.01)),
  years: v.number(),
  contactInformation: v.optional(DomainContact),
}))();

export const RenewalRefusal: v.GenericSchema<types.RenewalRefusal> = /* @__PURE__ */ v.union([RegistrarBadRequest, DomainTooShort, DomainNotRegistered, ExpectedPriceMismatch, DomainNotAvailable, TldNotSupported, RegistrarDecodeError]);

export const TldError: v.GenericSchema<types.TldError> = /* @__PURE__ */ v.union([TldNotSupported, RegistrarDecodeError]);

export const TldPrice: v.GenericSchema<types.TldPrice> = /* @__PURE__ */ (() => v.looseObject({
  purchasePrice: v.union([v.number(), v.string()]),
  renewalPrice: v.union([v.number(), v.string()]),
  transferPrice: v.union([v.number(), v.string()]),
  years: v.number(),
}))();

export const TransferInDomainRequest: v.GenericSchema<types.TransferInDomainRequest> = /* @__PURE__ */ (() => v.strictObject({
  authCode: v.string(),
  autoRenew: v.boolean(),
  contactInformation: DomainContact,
  expectedPrice: v.pipe(v.number(), v.minValue(0.01)),
  years: v.number(),
}))();

export const TransferInRefusal: v.GenericSchema<types.TransferInRefusal> = /* @__PURE__ */ v.union([RegistrarBadRequest, DomainAlreadyOwned, DomainTooShort, DnssecEnabled, ExpectedPriceMismatch, DomainNotAvailable, TldNotSupported, RegistrarDecodeError]);

export const VerifiedContact: v.GenericSchema<types.VerifiedContact> = /* @__PURE__ */ (() => v.looseObject({
  verified: v.literal(true),
}))();

export const SearchDomainsInput: v.GenericSchema<types.SearchDomainsInput> = /* @__PURE__ */ (() => v.looseObject({
  domains: v.array(v.string()),
}))();

export const SearchDomainsOutput: v.GenericSchema<types.SearchDomainsOutput> = /* @__PURE__ */ (() => v.looseObject({
  results: v.array(DomainSearchResult),
}))();

export const ListSupportedTldsInput: v.GenericSchema<types.ListSupportedTldsInput> = /* @__PURE__ */ (() => v.looseObject({
  order: v.optional(v.picklist(["relevance", "alphabetical", "length"])),
}))();

export const ListSupportedTldsOutput: v.GenericSchema<types.ListSupportedTldsOutput> = /* @__PURE__ */ (() => v.array(v.string()))();

export const GetTldInput: v.GenericSchema<types.GetTldInput> = /* @__PURE__ */ (() => v.looseObject({
  tld: v.string(),
}))();

export const GetTldOutput: v.GenericSchema<types.GetTldOutput> = /* @__PURE__ */ (() => v.looseObject({
  supportedLanguageCodes: v.record(v.string(), v.string()),
}))();

export const GetTldPriceInput: v.GenericSchema<types.GetTldPriceInput> = /* @__PURE__ */ (() => v.looseObject({
  tld: v.string(),
  years: v.optional(v.string()),
}))();

export const GetDomainAvailabilityInput: v.GenericSchema<types.GetDomainAvailabilityInput> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.string(),
}))();

export const GetDomainAvailabilityOutput: v.GenericSchema<types.GetDomainAvailabilityOutput> = /* @__PURE__ */ (() => v.looseObject({
  available: v.boolean(),
}))();

export const GetDomainPriceInput: v.GenericSchema<types.GetDomainPriceInput> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.string(),
  years: v.optional(v.string()),
}))();

export const GetDomainPricesInput: v.GenericSchema<types.GetDomainPricesInput> = /* @__PURE__ */ (() => v.looseObject({
  domains: v.array(v.string()),
  years: v.optional(v.number()),
}))();

export const GetDomainAvailabilitiesInput: v.GenericSchema<types.GetDomainAvailabilitiesInput> = /* @__PURE__ */ (() => v.strictObject({
  domains: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(50)),
}))();

export const GetDomainAvailabilitiesOutput: v.GenericSchema<types.GetDomainAvailabilitiesOutput> = /* @__PURE__ */ (() => v.looseObject({
  results: v.array(v.looseObject({
    available: v.boolean(),
    domain: v.string(),
  })),
}))();

export const GetDomainContactSchemaInput: v.GenericSchema<types.GetDomainContactSchemaInput> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.string(),
}))();

export const GetDomainContactSchemaOutput: v.GenericSchema<types.GetDomainContactSchemaOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const GetDomainAuthCodeInput: v.GenericSchema<types.GetDomainAuthCodeInput> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.string(),
}))();

export const GetDomainAuthCodeOutput: v.GenericSchema<types.GetDomainAuthCodeOutput> = /* @__PURE__ */ (() => v.looseObject({
  authCode: v.string(),
}))();

export const BuyDomainInput: v.GenericSchema<types.BuyDomainInput> = /* @__PURE__ */ (() => v.strictObject({
  domain: v.string(),
  autoRenew: v.boolean(),
  contactInformation: DomainContact,
  expectedPrice: v.pipe(v.number(), v.minValue(0.01)),
  years: v.number(),
  languageCode: v.optional(v.string()),
}))();

export const BuyDomainsInput: v.GenericSchema<types.BuyDomainsInput> = /* @__PURE__ */ (() => v.strictObject({
  contactInformation: DomainContact,
  domains: v.pipe(v.array(DomainPurchase), v.minLength(1)),
}))();

export const GetDomainTransferInInput: v.GenericSchema<types.GetDomainTransferInInput> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.string(),
}))();

export const TransferInDomainInput: v.GenericSchema<types.TransferInDomainInput> = /* @__PURE__ */ (() => v.strictObject({
  domain: v.string(),
  authCode: v.string(),
  autoRenew: v.boolean(),
  contactInformation: DomainContact,
  expectedPrice: v.pipe(v.number(), v.minValue(0.01)),
  years: v.number(),
}))();

export const RenewDomainInput: v.GenericSchema<types.RenewDomainInput> = /* @__PURE__ */ (() => v.strictObject({
  domain: v.string(),
  expectedPrice: v.pipe(v.number(), v.minValue(0.01)),
  years: v.number(),
  contactInformation: v.optional(DomainContact),
}))();

export const UpdateDomainAutoRenewInput: v.GenericSchema<types.UpdateDomainAutoRenewInput> = /* @__PURE__ */ (() => v.strictObject({
  domain: v.string(),
  autoRenew: v.boolean(),
}))();

export const UpdateDomainNameserversInput: v.GenericSchema<types.UpdateDomainNameserversInput> = /* @__PURE__ */ (() => v.strictObject({
  domain: v.string(),
  nameservers: v.array(v.string()),
}))();

export const GetDomainContactVerificationInput: v.GenericSchema<types.GetDomainContactVerificationInput> = /* @__PURE__ */ (() => v.looseObject({
  domain: v.string(),
}))();

export const GetDomainContactVerificationOutput: v.GenericSchema<types.GetDomainContactVerificationOutput> = /* @__PURE__ */ v.union([PendingContact, VerifiedContact]);

export const GetDomainOrderInput: v.GenericSchema<types.GetDomainOrderInput> = /* @__PURE__ */ (() => v.looseObject({
  orderId: v.string(),
}))();
