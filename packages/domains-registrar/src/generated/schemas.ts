// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const DecodeIssue: v.GenericSchema<types.DecodeIssue> = /* @__PURE__ */ v.looseObject({
  message: /* @__PURE__ */ v.string(),
  path: /* @__PURE__ */ v.array(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.number(), /* @__PURE__ */ v.looseObject({
    _tag: /* @__PURE__ */ v.literal("symbol"),
    key: /* @__PURE__ */ v.string(),
  })])),
});

export const AutoRenewRefusal: v.GenericSchema<types.AutoRenewRefusal> = /* @__PURE__ */ v.looseObject({
  code: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["domain_already_renewing", "domain_not_renewable", "domain_not_registered"])),
  message: /* @__PURE__ */ v.string(),
  status: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  issues: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DecodeIssue)),
});

export const AvailableDomain: v.GenericSchema<types.AvailableDomain> = /* @__PURE__ */ v.looseObject({
  available: /* @__PURE__ */ v.literal(true),
  domain: /* @__PURE__ */ v.string(),
  premium: /* @__PURE__ */ v.boolean(),
  price: /* @__PURE__ */ v.number(),
  renewalPrice: /* @__PURE__ */ v.number(),
  years: /* @__PURE__ */ v.number(),
});

export const BuyDomainRefusal: v.GenericSchema<types.BuyDomainRefusal> = /* @__PURE__ */ v.looseObject({
  code: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["domain_too_short", "order_too_expensive", "invalid_additional_contact_info", "additional_contact_info_required", "expected_price_mismatch", "domain_not_available", "emoji_tld_not_supported", "language_code_required", "tld_not_supported"])),
  message: /* @__PURE__ */ v.string(),
  status: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  issues: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DecodeIssue)),
});

export const DomainContact: v.GenericSchema<types.DomainContact> = /* @__PURE__ */ v.looseObject({
  address1: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.regex(new RegExp("^\\S[\\s\\S]*\\S$|^\\S$|^$"))),
  city: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.regex(new RegExp("^\\S[\\s\\S]*\\S$|^\\S$|^$"))),
  country: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.regex(new RegExp("^[A-Z]{2}$"))),
  email: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1)),
  firstName: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.regex(new RegExp("^\\S[\\s\\S]*\\S$|^\\S$|^$"))),
  lastName: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.regex(new RegExp("^\\S[\\s\\S]*\\S$|^\\S$|^$"))),
  phone: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.regex(new RegExp("^(?=(?:\\D*\\d){7,15}$)\\+[1-9]\\d{0,2}\\.?\\d+$"))),
  state: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.regex(new RegExp("^\\S[\\s\\S]*\\S$|^\\S$|^$"))),
  zip: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.regex(new RegExp("^\\S[\\s\\S]*\\S$|^\\S$|^$"))),
  additional: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  address2: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.regex(new RegExp("^\\S[\\s\\S]*\\S$|^\\S$|^$")))),
  companyName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.regex(new RegExp("^\\S[\\s\\S]*\\S$|^\\S$|^$")))),
  fax: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.regex(new RegExp("^(?=(?:\\D*\\d){7,15}$)\\+[1-9]\\d{0,2}\\.?\\d+$")))),
});

export const BuyDomainRequest: v.GenericSchema<types.BuyDomainRequest> = /* @__PURE__ */ v.looseObject({
  autoRenew: /* @__PURE__ */ v.boolean(),
  contactInformation: DomainContact,
  expectedPrice: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(0.01)),
  years: /* @__PURE__ */ v.number(),
  languageCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const BuyDomainsRefusal: v.GenericSchema<types.BuyDomainsRefusal> = /* @__PURE__ */ v.looseObject({
  code: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["domain_too_short", "order_too_expensive", "too_many_domains", "invalid_additional_contact_info", "additional_contact_info_required", "duplicate_domains", "expected_price_mismatch", "domain_not_available", "emoji_tld_not_supported", "language_code_required", "tld_not_supported"])),
  message: /* @__PURE__ */ v.string(),
  status: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  issues: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DecodeIssue)),
});

export const ContactField: v.GenericSchema<types.ContactField> = /* @__PURE__ */ v.picklist(["address1", "address2", "city", "companyName", "country", "email", "fax", "firstName", "lastName", "phone", "state", "zip"]);

export const ContactVerificationError: v.GenericSchema<types.ContactVerificationError> = /* @__PURE__ */ v.looseObject({
  code: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["bought_too_recently", "domain_not_registered"])),
  message: /* @__PURE__ */ v.string(),
  status: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  issues: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DecodeIssue)),
});

export const DomainContactSchemaError: v.GenericSchema<types.DomainContactSchemaError> = /* @__PURE__ */ v.looseObject({
  code: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal("bad_request")),
  message: /* @__PURE__ */ v.string(),
  status: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  issues: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DecodeIssue)),
});

export const DomainNotFound: v.GenericSchema<types.DomainNotFound> = /* @__PURE__ */ v.looseObject({
  code: /* @__PURE__ */ v.literal("domain_not_found"),
  message: /* @__PURE__ */ v.string(),
  status: /* @__PURE__ */ v.number(),
});

export const DomainOrderError: v.GenericSchema<types.DomainOrderError> = /* @__PURE__ */ v.looseObject({
  code: /* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["domain-mismatch", "payment-failed", "unexpected-error", "tld-outage", "price-mismatch", "claims-required"]), /* @__PURE__ */ v.string()]),
  details: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    tlds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
      endsAt: /* @__PURE__ */ v.string(),
      tldName: /* @__PURE__ */ v.string(),
    }))),
    expectedPrice: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    actualPrice: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    domainNames: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
    message: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  })),
});

export const OrderRefusal: v.GenericSchema<types.OrderRefusal> = /* @__PURE__ */ v.picklist(["account-transfer-required", "claims-notice-required", "client-transfer-prohibited", "incorrect-auth-code", "price-change", "unavailable-legal"]);

export const DomainOrderItemError: v.GenericSchema<types.DomainOrderItemError> = /* @__PURE__ */ v.looseObject({
  code: /* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["incorrect-language-code", "unsupported-language-code", "cannot-transfer-in-until", "invalid-contact"]), /* @__PURE__ */ v.string(), OrderRefusal]),
  details: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    detectedLanguageCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    numDaysUntilTransferrable: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    invalidField: /* @__PURE__ */ v.optional(ContactField),
  })),
});

export const OrderItemStatus: v.GenericSchema<types.OrderItemStatus> = /* @__PURE__ */ v.picklist(["pending", "completed", "failed", "refunded", "refund-failed"]);

export const PurchasedDomain: v.GenericSchema<types.PurchasedDomain> = /* @__PURE__ */ v.looseObject({
  purchaseType: /* @__PURE__ */ v.literal("purchase"),
  autoRenew: /* @__PURE__ */ v.boolean(),
  domainName: /* @__PURE__ */ v.string(),
  price: /* @__PURE__ */ v.number(),
  status: OrderItemStatus,
  years: /* @__PURE__ */ v.number(),
  error: /* @__PURE__ */ v.optional(DomainOrderItemError),
});

export const RenewedDomain: v.GenericSchema<types.RenewedDomain> = /* @__PURE__ */ v.looseObject({
  purchaseType: /* @__PURE__ */ v.literal("renewal"),
  domainName: /* @__PURE__ */ v.string(),
  price: /* @__PURE__ */ v.number(),
  status: OrderItemStatus,
  years: /* @__PURE__ */ v.number(),
  error: /* @__PURE__ */ v.optional(DomainOrderItemError),
});

export const TransferredDomain: v.GenericSchema<types.TransferredDomain> = /* @__PURE__ */ v.looseObject({
  purchaseType: /* @__PURE__ */ v.literal("transfer"),
  autoRenew: /* @__PURE__ */ v.boolean(),
  domainName: /* @__PURE__ */ v.string(),
  price: /* @__PURE__ */ v.number(),
  status: OrderItemStatus,
  years: /* @__PURE__ */ v.number(),
  error: /* @__PURE__ */ v.optional(DomainOrderItemError),
});

export const DomainOrderItem: v.GenericSchema<types.DomainOrderItem> = /* @__PURE__ */ v.union([PurchasedDomain, RenewedDomain, TransferredDomain]);

export const DomainOrderStatus: v.GenericSchema<types.DomainOrderStatus> = /* @__PURE__ */ v.picklist(["completed", "draft", "failed", "purchasing"]);

export const DomainOrder: v.GenericSchema<types.DomainOrder> = /* @__PURE__ */ v.looseObject({
  domains: /* @__PURE__ */ v.array(DomainOrderItem),
  orderId: /* @__PURE__ */ v.string(),
  status: DomainOrderStatus,
  error: /* @__PURE__ */ v.optional(DomainOrderError),
});

export const DomainOrderReference: v.GenericSchema<types.DomainOrderReference> = /* @__PURE__ */ v.looseObject({
  _links: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.looseObject({
    href: /* @__PURE__ */ v.string(),
    method: /* @__PURE__ */ v.picklist(["DELETE", "GET", "PATCH", "POST", "PUT"]),
  })),
  orderId: /* @__PURE__ */ v.string(),
});

export const DomainPrice: v.GenericSchema<types.DomainPrice> = /* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.string(),
  purchasePrice: /* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()]),
  renewalPrice: /* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()]),
  transferPrice: /* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()]),
  years: /* @__PURE__ */ v.number(),
});

export const DomainPriceError: v.GenericSchema<types.DomainPriceError> = /* @__PURE__ */ v.looseObject({
  code: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["bad_request", "domain_too_short", "tld_not_supported"])),
  message: /* @__PURE__ */ v.string(),
  status: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  issues: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DecodeIssue)),
});

export const DomainPrices: v.GenericSchema<types.DomainPrices> = /* @__PURE__ */ v.looseObject({
  results: /* @__PURE__ */ v.array(DomainPrice),
});

export const DomainPurchase: v.GenericSchema<types.DomainPurchase> = /* @__PURE__ */ v.looseObject({
  autoRenew: /* @__PURE__ */ v.boolean(),
  domainName: /* @__PURE__ */ v.string(),
  expectedPrice: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(0.01)),
  years: /* @__PURE__ */ v.number(),
  languageCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const UnavailableDomain: v.GenericSchema<types.UnavailableDomain> = /* @__PURE__ */ v.looseObject({
  available: /* @__PURE__ */ v.literal(false),
  domain: /* @__PURE__ */ v.string(),
});

export const DomainSearchResult: v.GenericSchema<types.DomainSearchResult> = /* @__PURE__ */ v.union([AvailableDomain, UnavailableDomain]);

export const TransferInStatus: v.GenericSchema<types.TransferInStatus> = /* @__PURE__ */ v.picklist(["created", "pending", "pending_unlock", "pending_registry_unlock", "pending_new_auth_code", "pending_transfer", "pending_insert", "submitting_transfer", "completed", "canceled", "canceled_pending_refund", "rejected", "failed"]);

export const DomainTransferIn: v.GenericSchema<types.DomainTransferIn> = /* @__PURE__ */ v.looseObject({
  status: TransferInStatus,
});

export const DomainTransferOutLocked: v.GenericSchema<types.DomainTransferOutLocked> = /* @__PURE__ */ v.looseObject({
  code: /* @__PURE__ */ v.literal("domain_cannot_be_transfered_out_until"),
  message: /* @__PURE__ */ v.string(),
  status: /* @__PURE__ */ v.number(),
});

export const PendingContact: v.GenericSchema<types.PendingContact> = /* @__PURE__ */ v.looseObject({
  verified: /* @__PURE__ */ v.literal(false),
  email: /* @__PURE__ */ v.string(),
  verifyBy: /* @__PURE__ */ v.string(),
});

export const RegisteredDomainError: v.GenericSchema<types.RegisteredDomainError> = /* @__PURE__ */ v.looseObject({
  code: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal("domain_not_registered")),
  message: /* @__PURE__ */ v.string(),
  status: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  issues: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DecodeIssue)),
});

export const RegistrarForbidden: v.GenericSchema<types.RegistrarForbidden> = /* @__PURE__ */ v.looseObject({
  code: /* @__PURE__ */ v.literal("forbidden"),
  message: /* @__PURE__ */ v.string(),
  status: /* @__PURE__ */ v.number(),
});

export const RegistrarScopeRefused: v.GenericSchema<types.RegistrarScopeRefused> = /* @__PURE__ */ v.looseObject({
  code: /* @__PURE__ */ v.literal("not_authorized_for_scope"),
  message: /* @__PURE__ */ v.string(),
  status: /* @__PURE__ */ v.number(),
});

export const RegistrarAccessError: v.GenericSchema<types.RegistrarAccessError> = /* @__PURE__ */ v.union([RegistrarForbidden, RegistrarScopeRefused]);

export const RegistrarDecodeError: v.GenericSchema<types.RegistrarDecodeError> = /* @__PURE__ */ v.looseObject({
  issues: /* @__PURE__ */ v.array(DecodeIssue),
  message: /* @__PURE__ */ v.string(),
});

export const RegistrarInternalError: v.GenericSchema<types.RegistrarInternalError> = /* @__PURE__ */ v.looseObject({
  code: /* @__PURE__ */ v.literal("internal_server_error"),
  message: /* @__PURE__ */ v.string(),
  status: /* @__PURE__ */ v.number(),
});

export const RegistrarNotFound: v.GenericSchema<types.RegistrarNotFound> = /* @__PURE__ */ v.looseObject({
  code: /* @__PURE__ */ v.literal("not_found"),
  message: /* @__PURE__ */ v.string(),
  status: /* @__PURE__ */ v.number(),
});

export const RegistrarTooManyRequests: v.GenericSchema<types.RegistrarTooManyRequests> = /* @__PURE__ */ v.looseObject({
  code: /* @__PURE__ */ v.literal("too_many_requests"),
  limit: /* @__PURE__ */ v.looseObject({
    remaining: /* @__PURE__ */ v.number(),
    reset: /* @__PURE__ */ v.number(),
    total: /* @__PURE__ */ v.number(),
  }),
  message: /* @__PURE__ */ v.string(),
  retryAfter: /* @__PURE__ */ v.looseObject({
    str: /* @__PURE__ */ v.string(),
    value: /* @__PURE__ */ v.number(),
  }),
  status: /* @__PURE__ */ v.number(),
});

export const RegistrarUnauthorized: v.GenericSchema<types.RegistrarUnauthorized> = /* @__PURE__ */ v.looseObject({
  code: /* @__PURE__ */ v.literal("unauthorized"),
  message: /* @__PURE__ */ v.string(),
  status: /* @__PURE__ */ v.number(),
  reason: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const RenewDomainRequest: v.GenericSchema<types.RenewDomainRequest> = /* @__PURE__ */ v.looseObject({
  expectedPrice: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(0.01)),
  years: /* @__PURE__ */ v.number(),
  contactInformation: /* @__PURE__ */ v.optional(DomainContact),
});

export const RenewalRefusal: v.GenericSchema<types.RenewalRefusal> = /* @__PURE__ */ v.looseObject({
  code: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["bad_request", "domain_too_short", "domain_not_registered", "expected_price_mismatch", "domain_not_available", "tld_not_supported"])),
  message: /* @__PURE__ */ v.string(),
  status: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  issues: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DecodeIssue)),
});

export const TldError: v.GenericSchema<types.TldError> = /* @__PURE__ */ v.looseObject({
  code: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.literal("tld_not_supported")),
  message: /* @__PURE__ */ v.string(),
  status: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  issues: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DecodeIssue)),
});

export const TldPrice: v.GenericSchema<types.TldPrice> = /* @__PURE__ */ v.looseObject({
  purchasePrice: /* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()]),
  renewalPrice: /* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()]),
  transferPrice: /* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()]),
  years: /* @__PURE__ */ v.number(),
});

export const TransferInDomainRequest: v.GenericSchema<types.TransferInDomainRequest> = /* @__PURE__ */ v.looseObject({
  authCode: /* @__PURE__ */ v.string(),
  autoRenew: /* @__PURE__ */ v.boolean(),
  contactInformation: DomainContact,
  expectedPrice: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(0.01)),
  years: /* @__PURE__ */ v.number(),
});

export const TransferInRefusal: v.GenericSchema<types.TransferInRefusal> = /* @__PURE__ */ v.looseObject({
  code: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["bad_request", "domain_already_owned", "domain_too_short", "dnssec_enabled", "expected_price_mismatch", "domain_not_available", "tld_not_supported"])),
  message: /* @__PURE__ */ v.string(),
  status: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  issues: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DecodeIssue)),
});

export const VerifiedContact: v.GenericSchema<types.VerifiedContact> = /* @__PURE__ */ v.looseObject({
  verified: /* @__PURE__ */ v.literal(true),
});

export const SearchDomainsInput: v.GenericSchema<types.SearchDomainsInput> = /* @__PURE__ */ v.looseObject({
  domains: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
});

export const SearchDomainsOutput: v.GenericSchema<types.SearchDomainsOutput> = /* @__PURE__ */ v.looseObject({
  results: /* @__PURE__ */ v.array(DomainSearchResult),
});

export const ListSupportedTldsInput: v.GenericSchema<types.ListSupportedTldsInput> = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.never());

export const ListSupportedTldsOutput: v.GenericSchema<types.ListSupportedTldsOutput> = /* @__PURE__ */ v.array(/* @__PURE__ */ v.string());

export const GetTldInput: v.GenericSchema<types.GetTldInput> = /* @__PURE__ */ v.looseObject({
  tld: /* @__PURE__ */ v.string(),
});

export const GetTldOutput: v.GenericSchema<types.GetTldOutput> = /* @__PURE__ */ v.looseObject({
  supportedLanguageCodes: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string()),
});

export const GetTldPriceInput: v.GenericSchema<types.GetTldPriceInput> = /* @__PURE__ */ v.looseObject({
  tld: /* @__PURE__ */ v.string(),
  years: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const GetDomainAvailabilityInput: v.GenericSchema<types.GetDomainAvailabilityInput> = /* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.string(),
});

export const GetDomainAvailabilityOutput: v.GenericSchema<types.GetDomainAvailabilityOutput> = /* @__PURE__ */ v.looseObject({
  available: /* @__PURE__ */ v.boolean(),
});

export const GetDomainPriceInput: v.GenericSchema<types.GetDomainPriceInput> = /* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.string(),
  years: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const GetDomainPricesInput: v.GenericSchema<types.GetDomainPricesInput> = /* @__PURE__ */ v.looseObject({
  domains: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  years: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const GetDomainAvailabilitiesInput: v.GenericSchema<types.GetDomainAvailabilitiesInput> = /* @__PURE__ */ v.looseObject({
  domains: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string()), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(50)),
});

export const GetDomainAvailabilitiesOutput: v.GenericSchema<types.GetDomainAvailabilitiesOutput> = /* @__PURE__ */ v.looseObject({
  results: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    available: /* @__PURE__ */ v.boolean(),
    domain: /* @__PURE__ */ v.string(),
  })),
});

export const GetDomainContactSchemaInput: v.GenericSchema<types.GetDomainContactSchemaInput> = /* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.string(),
});

export const GetDomainContactSchemaOutput: v.GenericSchema<types.GetDomainContactSchemaOutput> = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown());

export const GetDomainAuthCodeInput: v.GenericSchema<types.GetDomainAuthCodeInput> = /* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.string(),
});

export const GetDomainAuthCodeOutput: v.GenericSchema<types.GetDomainAuthCodeOutput> = /* @__PURE__ */ v.looseObject({
  authCode: /* @__PURE__ */ v.string(),
});

export const BuyDomainInput: v.GenericSchema<types.BuyDomainInput> = /* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.string(),
  autoRenew: /* @__PURE__ */ v.boolean(),
  contactInformation: DomainContact,
  expectedPrice: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(0.01)),
  years: /* @__PURE__ */ v.number(),
  languageCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const BuyDomainsInput: v.GenericSchema<types.BuyDomainsInput> = /* @__PURE__ */ v.looseObject({
  contactInformation: DomainContact,
  domains: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(DomainPurchase), /* @__PURE__ */ v.minLength(1)),
});

export const GetDomainTransferInInput: v.GenericSchema<types.GetDomainTransferInInput> = /* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.string(),
});

export const TransferInDomainInput: v.GenericSchema<types.TransferInDomainInput> = /* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.string(),
  authCode: /* @__PURE__ */ v.string(),
  autoRenew: /* @__PURE__ */ v.boolean(),
  contactInformation: DomainContact,
  expectedPrice: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(0.01)),
  years: /* @__PURE__ */ v.number(),
});

export const RenewDomainInput: v.GenericSchema<types.RenewDomainInput> = /* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.string(),
  expectedPrice: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(0.01)),
  years: /* @__PURE__ */ v.number(),
  contactInformation: /* @__PURE__ */ v.optional(DomainContact),
});

export const UpdateDomainAutoRenewInput: v.GenericSchema<types.UpdateDomainAutoRenewInput> = /* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.string(),
  autoRenew: /* @__PURE__ */ v.boolean(),
});

export const UpdateDomainNameserversInput: v.GenericSchema<types.UpdateDomainNameserversInput> = /* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.string(),
  nameservers: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
});

export const GetDomainContactVerificationInput: v.GenericSchema<types.GetDomainContactVerificationInput> = /* @__PURE__ */ v.looseObject({
  domain: /* @__PURE__ */ v.string(),
});

export const GetDomainContactVerificationOutput: v.GenericSchema<types.GetDomainContactVerificationOutput> = /* @__PURE__ */ v.union([PendingContact, VerifiedContact]);

export const GetDomainOrderInput: v.GenericSchema<types.GetDomainOrderInput> = /* @__PURE__ */ v.looseObject({
  orderId: /* @__PURE__ */ v.string(),
});
