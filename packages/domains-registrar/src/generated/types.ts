// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";

/** Error: the domain needs further contact details. */
export interface AdditionalContactInfoRequired {
  code: "additional_contact_info_required";
  message: string;
  status: number;
}

/** Reason why the renewal was not changed. */
export type AutoRenewRefusal = DomainAlreadyRenewing | DomainNotRenewable | DomainNotRegistered | RegistrarDecodeError;

/** A domain that can be bought. */
export interface AvailableDomain {
  available: true;
  domain: string;
  /** Whether the registry asks more for it than for others. */
  premium: boolean;
  price: number;
  /** Price of each further term. */
  renewalPrice: number;
  /** Number of years that the price covers. */
  years: number;
}

/** Error: the domain was bought a moment ago. */
export interface BoughtTooRecently {
  code: "bought_too_recently";
  message: string;
  status: number;
}

/** Reason why the domain was not bought. */
export type BuyDomainRefusal =
  | DomainTooShort
  | OrderTooExpensive
  | InvalidAdditionalContactInfo
  | AdditionalContactInfoRequired
  | ExpectedPriceMismatch
  | DomainNotAvailable
  | EmojiTldNotSupported
  | LanguageCodeRequired
  | TldNotSupported
  | RegistrarDecodeError;

/** The domain to buy. */
export interface BuyDomainRequest {
  /** Whether the domain is renewed automatically. */
  autoRenew: boolean;
  /** Contact details of the owner to be. */
  contactInformation: DomainContact;
  /** Price that the caller expects; the order is refused if the actual price differs. At least 0.01. */
  expectedPrice: number;
  /** Number of years. */
  years: number;
  /** The language of a name with letters beyond ASCII. */
  languageCode?: string | undefined;
}

/** Reason why the domains were not bought. */
export type BuyDomainsRefusal =
  | DomainTooShort
  | OrderTooExpensive
  | TooManyDomains
  | InvalidAdditionalContactInfo
  | AdditionalContactInfoRequired
  | DuplicateDomains
  | ExpectedPriceMismatch
  | DomainNotAvailable
  | EmojiTldNotSupported
  | LanguageCodeRequired
  | TldNotSupported
  | RegistrarDecodeError;

/** A contact detail. */
export type ContactField =
  | "address1"
  | "address2"
  | "city"
  | "companyName"
  | "country"
  | "email"
  | "fax"
  | "firstName"
  | "lastName"
  | "phone"
  | "state"
  | "zip"
  | Unlisted;

/** Reason why nothing is known about the contact. */
export type ContactVerificationError = BoughtTooRecently | DomainNotRegistered | RegistrarDecodeError;

/** Error in the request and its location. */
export interface DecodeIssue {
  message: string;
  path: (string | number | {
    _tag: "symbol";
    key: string;
  })[];
}

/** Error: DNSSEC has to be turned off first. */
export interface DnssecEnabled {
  code: "dnssec_enabled";
  message: string;
  status: number;
}

/** Error: the account has the domain already. */
export interface DomainAlreadyOwned {
  code: "domain_already_owned";
  message: string;
  status: number;
}

/** Error: the domain is being renewed. */
export interface DomainAlreadyRenewing {
  code: "domain_already_renewing";
  message: string;
  status: number;
}

/** Contact details of the owner of a domain. */
export interface DomainContact {
  /** The street and the number. At least 1 character. Pattern: `^\S[\s\S]*\S$|^\S$|^$`. */
  address1: string;
  /** The town or city. At least 1 character. Pattern: `^\S[\s\S]*\S$|^\S$|^$`. */
  city: string;
  /** The country by its two letters in ISO 3166-1, such as `DE`. At least 1 character. Pattern: `^[A-Z]{2}$`. */
  country: string;
  /** The e-mail address at which the owner is reached. At least 1 character. */
  email: string;
  /** The first name of the owner. At least 1 character. Pattern: `^\S[\s\S]*\S$|^\S$|^$`. */
  firstName: string;
  /** The last name of the owner. At least 1 character. Pattern: `^\S[\s\S]*\S$|^\S$|^$`. */
  lastName: string;
  /** The phone number with `+` and the country's code, 7 to 15 digits. At least 1 character. Pattern: `^(?=(?:\D*\d){7,15}$)\+[1-9]\d{0,2}\.?\d+$`. */
  phone: string;
  /** The state, province or region. At least 1 character. Pattern: `^\S[\s\S]*\S$|^\S$|^$`. */
  state: string;
  /** The postal code. At least 1 character. Pattern: `^\S[\s\S]*\S$|^\S$|^$`. */
  zip: string;
  /** Further details that the top-level domain requires; see its schema. */
  additional?: { [key: string]: unknown } | undefined;
  /** A second line of the address, such as a floor. At least 1 character. Pattern: `^\S[\s\S]*\S$|^\S$|^$`. */
  address2?: string | undefined;
  /** The company that is to own it, where it is not a person alone. At least 1 character. Pattern: `^\S[\s\S]*\S$|^\S$|^$`. */
  companyName?: string | undefined;
  /** The fax number with `+` and the country's code, 7 to 15 digits. At least 1 character. Pattern: `^(?=(?:\D*\d){7,15}$)\+[1-9]\d{0,2}\.?\d+$`. */
  fax?: string | undefined;
}

/** Reason why there is no schema. */
export type DomainContactSchemaError = RegistrarBadRequest | RegistrarDecodeError;

/** Error: the domain has another owner. */
export interface DomainNotAvailable {
  code: "domain_not_available";
  message: string;
  status: number;
}

/** Error: the account has no such domain. */
export interface DomainNotFound {
  code: "domain_not_found";
  message: string;
  status: number;
}

/** Error: the domain was not bought here. */
export interface DomainNotRegistered {
  code: "domain_not_registered";
  message: string;
  status: number;
}

/** Error: the domain cannot be renewed. */
export interface DomainNotRenewable {
  code: "domain_not_renewable";
  message: string;
  status: number;
}

/** An order and its state. */
export interface DomainOrder {
  domains: DomainOrderItem[];
  orderId: string;
  status: DomainOrderStatus;
  error?: DomainOrderError | undefined;
}

/** Reason why an order failed. */
export interface DomainOrderError {
  code:
    | "domain-mismatch"
    | "payment-failed"
    | "unexpected-error"
    | "tld-outage"
    | "price-mismatch"
    | "claims-required"
    | Unlisted;
  details?: {
    tlds: {
      endsAt: string;
      tldName: string;
    }[];
  } | {
    /** Price that the caller expects; the order is refused if the actual price differs. */
    expectedPrice: number;
    actualPrice?: number | undefined;
  } | {
    domainNames: string[];
    message: string;
  } | undefined;
}

/** A domain of an order. */
export type DomainOrderItem = PurchasedDomain | RenewedDomain | TransferredDomain;

/** Reason why a domain of an order failed. */
export interface DomainOrderItemError {
  code:
    | "incorrect-language-code"
    | "unsupported-language-code"
    | OrderRefusal
    | "cannot-transfer-in-until"
    | "invalid-contact"
    | Unlisted;
  details?: {
    detectedLanguageCode: string;
  } | {
    numDaysUntilTransferrable: number;
  } | {
    invalidField?: ContactField | undefined;
  } | undefined;
}

/** The order that was placed. */
export interface DomainOrderReference {
  /** Links at which the order can be tracked. */
  _links: { [key: string]: {
    href: string;
    method: LinkMethod;
  } };
  orderId: string;
}

/** State of an order. */
export type DomainOrderStatus = "completed" | "draft" | "failed" | "purchasing" | Unlisted;

/** Price of a domain. */
export interface DomainPrice {
  domain: string;
  /** Price of the first term. */
  purchasePrice: number | string;
  /** Price of each further term. */
  renewalPrice: number | string;
  /** Price of a transfer from another registrar. */
  transferPrice: number | string;
  /** Number of years. */
  years: number;
}

/** Reason why the price is unknown. */
export type DomainPriceError = RegistrarBadRequest | DomainTooShort | TldNotSupported | RegistrarDecodeError;

/** Prices of the domains. */
export interface DomainPrices {
  results: DomainPrice[];
}

/** A domain to buy. */
export interface DomainPurchase {
  /** Whether the domain is renewed automatically. */
  autoRenew: boolean;
  /** The name of the domain. */
  domainName: string;
  /** Price that the caller expects; the order is refused if the actual price differs. At least 0.01. */
  expectedPrice: number;
  /** Number of years. */
  years: number;
  /** The language of a name with letters beyond ASCII. */
  languageCode?: string | undefined;
}

/** Whether a domain can be bought. */
export type DomainSearchResult = AvailableDomain | UnavailableDomain;

/** Error: the name is too short. */
export interface DomainTooShort {
  code: "domain_too_short";
  message: string;
  status: number;
}

/** Progress of the transfer. */
export interface DomainTransferIn {
  status: TransferInStatus;
}

/** Error: the domain cannot leave yet. */
export interface DomainTransferOutLocked {
  code: "domain_cannot_be_transfered_out_until";
  message: string;
  status: number;
}

/** Error: the order has a domain twice. */
export interface DuplicateDomains {
  code: "duplicate_domains";
  message: string;
  status: number;
}

/** Error: the top-level domain does not support emoji. */
export interface EmojiTldNotSupported {
  code: "emoji_tld_not_supported";
  message: string;
  status: number;
}

/** Error: the price is not the expected one. */
export interface ExpectedPriceMismatch {
  code: "expected_price_mismatch";
  message: string;
  status: number;
}

/** Error: the further contact details are wrong. */
export interface InvalidAdditionalContactInfo {
  code: "invalid_additional_contact_info";
  message: string;
  status: number;
}

/** Error: the domain needs a language. */
export interface LanguageCodeRequired {
  code: "language_code_required";
  message: string;
  status: number;
}

/** HTTP method by which a link is followed. */
export type LinkMethod = "DELETE" | "GET" | "PATCH" | "POST" | "PUT" | Unlisted;

/** State of a domain in an order. */
export type OrderItemStatus = "pending" | "completed" | "failed" | "refunded" | "refund-failed" | Unlisted;

/** Reason why a registry refuses an order. */
export type OrderRefusal =
  | "account-transfer-required"
  | "claims-notice-required"
  | "client-transfer-prohibited"
  | "incorrect-auth-code"
  | "price-change"
  | "unavailable-legal"
  | Unlisted;

/** Error: the order exceeds the spending limit of the account. */
export interface OrderTooExpensive {
  code: "order_too_expensive";
  message: string;
  status: number;
}

/** The owner has not confirmed the e-mail address. */
export interface PendingContact {
  verified: false;
  email: string;
  /** Deadline of the verification, as an ISO date. */
  verifyBy: string;
}

/** A domain that is bought. */
export interface PurchasedDomain {
  purchaseType: "purchase";
  /** Whether the domain is renewed automatically. */
  autoRenew: boolean;
  domainName: string;
  price: number;
  status: OrderItemStatus;
  /** Number of years. */
  years: number;
  error?: DomainOrderItemError | undefined;
}

/** Reason why the domain cannot be managed. */
export type RegisteredDomainError = DomainNotRegistered | RegistrarDecodeError;

/** Reason why the caller lacks access. */
export type RegistrarAccessError = RegistrarForbidden | RegistrarScopeRefused;

/** Error: the request cannot be met. */
export interface RegistrarBadRequest {
  code: "bad_request";
  message: string;
  status: number;
}

/** Error: the request has the wrong shape. */
export interface RegistrarDecodeError {
  issues: DecodeIssue[];
  message: string;
}

/** Error: the caller lacks the permission. */
export interface RegistrarForbidden {
  code: "forbidden";
  message: string;
  status: number;
}

/** Error: the registrar failed. */
export interface RegistrarInternalError {
  code: "internal_server_error";
  message: string;
  status: number;
}

/** Error: the requested object does not exist. */
export interface RegistrarNotFound {
  code: "not_found";
  message: string;
  status: number;
}

/** Error: the token may not act for the team. */
export interface RegistrarScopeRefused {
  code: "not_authorized_for_scope";
  message: string;
  status: number;
}

/** Error: too many requests were sent. */
export interface RegistrarTooManyRequests {
  code: "too_many_requests";
  limit: {
    remaining: number;
    /** Time at which the limit is reset, as Unix time in seconds. */
    reset: number;
    total: number;
  };
  message: string;
  /** Time to wait. */
  retryAfter: {
    str: string;
    value: number;
  };
  status: number;
}

/** Error: the token is missing or not valid. */
export interface RegistrarUnauthorized {
  code: "unauthorized";
  message: string;
  status: number;
  reason?: string | undefined;
}

/** Period of the renewal. */
export interface RenewDomainRequest {
  /** Price that the caller expects; the order is refused if the actual price differs. At least 0.01. */
  expectedPrice: number;
  /** Number of years. */
  years: number;
  /** Contact details of the owner to be. */
  contactInformation?: DomainContact | undefined;
}

/** Reason why the domain was not renewed. */
export type RenewalRefusal =
  | RegistrarBadRequest
  | DomainTooShort
  | DomainNotRegistered
  | ExpectedPriceMismatch
  | DomainNotAvailable
  | TldNotSupported
  | RegistrarDecodeError;

/** A domain that is renewed. */
export interface RenewedDomain {
  purchaseType: "renewal";
  domainName: string;
  price: number;
  status: OrderItemStatus;
  /** Number of years. */
  years: number;
  error?: DomainOrderItemError | undefined;
}

/** Reason why nothing is known about the top-level domain. */
export type TldError = TldNotSupported | RegistrarDecodeError;

/** Error: domains under this top-level domain cannot be bought here. */
export interface TldNotSupported {
  code: "tld_not_supported";
  message: string;
  status: number;
}

/** Prices of domains under a top-level domain. */
export interface TldPrice {
  /** Price of the first term. */
  purchasePrice: number | string;
  /** Price of each further term. */
  renewalPrice: number | string;
  /** Price of a transfer from another registrar. */
  transferPrice: number | string;
  /** Number of years. */
  years: number;
}

/** Error: the order has too many domains. */
export interface TooManyDomains {
  code: "too_many_domains";
  message: string;
  status: number;
}

/** The domain to transfer. */
export interface TransferInDomainRequest {
  /** The code that lets another registrar take it over. A credential: keep it out of logs. */
  authCode: string;
  /** Whether the domain is renewed automatically. */
  autoRenew: boolean;
  /** Contact details of the owner to be. */
  contactInformation: DomainContact;
  /** Price that the caller expects; the order is refused if the actual price differs. At least 0.01. */
  expectedPrice: number;
  /** Number of years. */
  years: number;
}

/** Reason why the domain was not transferred. */
export type TransferInRefusal =
  | RegistrarBadRequest
  | DomainAlreadyOwned
  | DomainTooShort
  | DnssecEnabled
  | ExpectedPriceMismatch
  | DomainNotAvailable
  | TldNotSupported
  | RegistrarDecodeError;

/** State of a transfer. */
export type TransferInStatus =
  | "created"
  | "pending"
  | "pending_unlock"
  | "pending_registry_unlock"
  | "pending_new_auth_code"
  | "pending_transfer"
  | "pending_insert"
  | "submitting_transfer"
  | "completed"
  | "canceled"
  | "canceled_pending_refund"
  | "rejected"
  | "failed"
  | Unlisted;

/** A domain that is transferred. */
export interface TransferredDomain {
  purchaseType: "transfer";
  /** Whether the domain is renewed automatically. */
  autoRenew: boolean;
  domainName: string;
  price: number;
  status: OrderItemStatus;
  /** Number of years. */
  years: number;
  error?: DomainOrderItemError | undefined;
}

/** A domain that cannot be bought. */
export interface UnavailableDomain {
  available: false;
  domain: string;
}

/** The owner has confirmed the e-mail address. */
export interface VerifiedContact {
  verified: true;
}

/** Input of `searchDomains`. */
export interface SearchDomainsInput {
  /** The domains to look up. */
  domains: readonly string[];
}

/** Answer of `searchDomains`. */
export interface SearchDomainsOutput {
  results: DomainSearchResult[];
}

/** Errors of `searchDomains` whose body is known; see `isErrorOf`. */
export type SearchDomainsError = { status: 400; body: RegistrarDecodeError } | { status: 401; body: RegistrarUnauthorized } | { status: 403; body: RegistrarScopeRefused } | { status: 429; body: RegistrarTooManyRequests } | { status: 500; body: RegistrarInternalError };

/** Input of `listSupportedTlds`. */
export interface ListSupportedTldsInput {
  /** Order of the top-level domains. Not in the platform's published description. */
  order?: "relevance" | "alphabetical" | "length" | Unlisted | undefined;
}

/** Answer of `listSupportedTlds`. */
export type ListSupportedTldsOutput = string[];

/** Errors of `listSupportedTlds` whose body is known; see `isErrorOf`. */
export type ListSupportedTldsError = { status: 400; body: RegistrarDecodeError } | { status: 401; body: RegistrarUnauthorized } | { status: 403; body: RegistrarScopeRefused } | { status: 429; body: RegistrarTooManyRequests } | { status: 500; body: RegistrarInternalError };

/** Input of `getTld`. */
export interface GetTldInput {
  /** The top-level domain, without a dot. */
  tld: string;
}

/** Answer of `getTld`. */
export interface GetTldOutput {
  /** The languages that names may be in, by their code. */
  supportedLanguageCodes: { [key: string]: string };
}

/** Errors of `getTld` whose body is known; see `isErrorOf`. */
export type GetTldError = { status: 400; body: TldError } | { status: 401; body: RegistrarUnauthorized } | { status: 403; body: RegistrarScopeRefused } | { status: 429; body: RegistrarTooManyRequests } | { status: 500; body: RegistrarInternalError };

/** Input of `getTldPrice`. */
export interface GetTldPriceInput {
  /** The top-level domain, without a dot. */
  tld: string;
  /** Number of years. */
  years?: string | undefined;
}

/** Answer of `getTldPrice`. */
export type GetTldPriceOutput = TldPrice;

/** Errors of `getTldPrice` whose body is known; see `isErrorOf`. */
export type GetTldPriceError = { status: 400; body: TldError } | { status: 401; body: RegistrarUnauthorized } | { status: 403; body: RegistrarScopeRefused } | { status: 429; body: RegistrarTooManyRequests } | { status: 500; body: RegistrarInternalError };

/** Input of `getDomainAvailability`. */
export interface GetDomainAvailabilityInput {
  /** The name of the domain. */
  domain: string;
}

/** Answer of `getDomainAvailability`. */
export interface GetDomainAvailabilityOutput {
  available: boolean;
}

/** Errors of `getDomainAvailability` whose body is known; see `isErrorOf`. */
export type GetDomainAvailabilityError = { status: 400; body: RegistrarDecodeError } | { status: 401; body: RegistrarUnauthorized } | { status: 403; body: RegistrarScopeRefused } | { status: 404; body: RegistrarNotFound } | { status: 429; body: RegistrarTooManyRequests } | { status: 500; body: RegistrarInternalError };

/** Input of `getDomainPrice`. */
export interface GetDomainPriceInput {
  /** The name of the domain. */
  domain: string;
  /** Number of years. */
  years?: string | undefined;
}

/** Answer of `getDomainPrice`. */
export type GetDomainPriceOutput = TldPrice;

/** Errors of `getDomainPrice` whose body is known; see `isErrorOf`. */
export type GetDomainPriceError = { status: 400; body: DomainPriceError } | { status: 401; body: RegistrarUnauthorized } | { status: 403; body: RegistrarScopeRefused } | { status: 429; body: RegistrarTooManyRequests } | { status: 500; body: RegistrarInternalError };

/** Input of `getDomainPrices`. */
export interface GetDomainPricesInput {
  /** The names of the domains whose prices are requested. */
  domains: readonly string[];
  /** Number of years. */
  years?: number | undefined;
}

/** Answer of `getDomainPrices`. */
export type GetDomainPricesOutput = DomainPrices;

/** Errors of `getDomainPrices` whose body is known; see `isErrorOf`. */
export type GetDomainPricesError = { status: 400; body: DomainPriceError } | { status: 401; body: RegistrarUnauthorized } | { status: 403; body: RegistrarScopeRefused } | { status: 429; body: RegistrarTooManyRequests } | { status: 500; body: RegistrarInternalError };

/** Input of `getDomainAvailabilities`. */
export interface GetDomainAvailabilitiesInput {
  /** The names of the domains to ask about. At least 1 item, at most 50 items. */
  domains: readonly string[];
}

/** Answer of `getDomainAvailabilities`. */
export interface GetDomainAvailabilitiesOutput {
  results: {
    available: boolean;
    domain: string;
  }[];
}

/** Errors of `getDomainAvailabilities` whose body is known; see `isErrorOf`. */
export type GetDomainAvailabilitiesError = { status: 400; body: RegistrarDecodeError } | { status: 401; body: RegistrarUnauthorized } | { status: 403; body: RegistrarScopeRefused } | { status: 429; body: RegistrarTooManyRequests } | { status: 500; body: RegistrarInternalError };

/** Input of `getDomainContactSchema`. */
export interface GetDomainContactSchemaInput {
  /** The name of the domain. */
  domain: string;
}

/** Answer of `getDomainContactSchema`. */
export type GetDomainContactSchemaOutput = { [key: string]: unknown };

/** Errors of `getDomainContactSchema` whose body is known; see `isErrorOf`. */
export type GetDomainContactSchemaError = { status: 400; body: DomainContactSchemaError } | { status: 401; body: RegistrarUnauthorized } | { status: 403; body: RegistrarScopeRefused } | { status: 429; body: RegistrarTooManyRequests } | { status: 500; body: RegistrarInternalError };

/** Input of `getDomainAuthCode`. */
export interface GetDomainAuthCodeInput {
  /** The name of the domain. */
  domain: string;
}

/** Answer of `getDomainAuthCode`. */
export interface GetDomainAuthCodeOutput {
  /** The code that lets another registrar take it over. A credential: keep it out of logs. */
  authCode: string;
}

/** Errors of `getDomainAuthCode` whose body is known; see `isErrorOf`. */
export type GetDomainAuthCodeError = { status: 400; body: RegisteredDomainError } | { status: 401; body: RegistrarUnauthorized } | { status: 403; body: RegistrarAccessError } | { status: 404; body: DomainNotFound } | { status: 409; body: DomainTransferOutLocked } | { status: 429; body: RegistrarTooManyRequests } | { status: 500; body: RegistrarInternalError };

/** Input of `buyDomain`. */
export interface BuyDomainInput extends BuyDomainRequest {
  /** The name of the domain. */
  domain: string;
}

/** Answer of `buyDomain`. */
export type BuyDomainOutput = DomainOrderReference;

/** Errors of `buyDomain` whose body is known; see `isErrorOf`. */
export type BuyDomainError = { status: 400; body: BuyDomainRefusal } | { status: 401; body: RegistrarUnauthorized } | { status: 403; body: RegistrarAccessError } | { status: 429; body: RegistrarTooManyRequests } | { status: 500; body: RegistrarInternalError };

/** Input of `buyDomains`. */
export interface BuyDomainsInput {
  /** Contact details of the owner of the domains. */
  contactInformation: DomainContact;
  /** The domains to buy. At least 1 item. */
  domains: readonly DomainPurchase[];
}

/** Answer of `buyDomains`. */
export type BuyDomainsOutput = DomainOrderReference;

/** Errors of `buyDomains` whose body is known; see `isErrorOf`. */
export type BuyDomainsError = { status: 400; body: BuyDomainsRefusal } | { status: 401; body: RegistrarUnauthorized } | { status: 403; body: RegistrarAccessError } | { status: 429; body: RegistrarTooManyRequests } | { status: 500; body: RegistrarInternalError };

/** Input of `getDomainTransferIn`. */
export interface GetDomainTransferInInput {
  /** The name of the domain. */
  domain: string;
}

/** Answer of `getDomainTransferIn`. */
export type GetDomainTransferInOutput = DomainTransferIn;

/** Errors of `getDomainTransferIn` whose body is known; see `isErrorOf`. */
export type GetDomainTransferInError = { status: 400; body: RegistrarDecodeError } | { status: 401; body: RegistrarUnauthorized } | { status: 403; body: RegistrarAccessError } | { status: 404; body: RegistrarNotFound } | { status: 429; body: RegistrarTooManyRequests } | { status: 500; body: RegistrarInternalError };

/** Input of `transferInDomain`. */
export interface TransferInDomainInput extends TransferInDomainRequest {
  /** The name of the domain. */
  domain: string;
}

/** Answer of `transferInDomain`. */
export type TransferInDomainOutput = DomainOrderReference;

/** Errors of `transferInDomain` whose body is known; see `isErrorOf`. */
export type TransferInDomainError = { status: 400; body: TransferInRefusal } | { status: 401; body: RegistrarUnauthorized } | { status: 403; body: RegistrarAccessError } | { status: 429; body: RegistrarTooManyRequests } | { status: 500; body: RegistrarInternalError };

/** Input of `renewDomain`. */
export interface RenewDomainInput extends RenewDomainRequest {
  /** The name of the domain. */
  domain: string;
}

/** Answer of `renewDomain`. */
export type RenewDomainOutput = DomainOrderReference;

/** Errors of `renewDomain` whose body is known; see `isErrorOf`. */
export type RenewDomainError = { status: 400; body: RenewalRefusal } | { status: 401; body: RegistrarUnauthorized } | { status: 403; body: RegistrarAccessError } | { status: 404; body: DomainNotFound } | { status: 429; body: RegistrarTooManyRequests } | { status: 500; body: RegistrarInternalError };

/** Input of `updateDomainAutoRenew`. */
export interface UpdateDomainAutoRenewInput {
  /** The name of the domain. */
  domain: string;
  /** Whether the domain is renewed automatically. */
  autoRenew: boolean;
}

/** Answer of `updateDomainAutoRenew`. */
export type UpdateDomainAutoRenewOutput = void;

/** Errors of `updateDomainAutoRenew` whose body is known; see `isErrorOf`. */
export type UpdateDomainAutoRenewError = { status: 400; body: AutoRenewRefusal } | { status: 401; body: RegistrarUnauthorized } | { status: 403; body: RegistrarAccessError } | { status: 404; body: DomainNotFound } | { status: 429; body: RegistrarTooManyRequests } | { status: 500; body: RegistrarInternalError };

/** Input of `updateDomainNameservers`. */
export interface UpdateDomainNameserversInput {
  /** The name of the domain. */
  domain: string;
  /** The host names of the name servers, all of them. */
  nameservers: readonly string[];
}

/** Answer of `updateDomainNameservers`. */
export type UpdateDomainNameserversOutput = void;

/** Errors of `updateDomainNameservers` whose body is known; see `isErrorOf`. */
export type UpdateDomainNameserversError = { status: 400; body: RegisteredDomainError } | { status: 401; body: RegistrarUnauthorized } | { status: 403; body: RegistrarAccessError } | { status: 404; body: DomainNotFound } | { status: 429; body: RegistrarTooManyRequests } | { status: 500; body: RegistrarInternalError };

/** Input of `getDomainContactVerification`. */
export interface GetDomainContactVerificationInput {
  /** The name of the domain. */
  domain: string;
}

/** Answer of `getDomainContactVerification`. */
export type GetDomainContactVerificationOutput = PendingContact | VerifiedContact;

/** Errors of `getDomainContactVerification` whose body is known; see `isErrorOf`. */
export type GetDomainContactVerificationError = { status: 400; body: ContactVerificationError } | { status: 401; body: RegistrarUnauthorized } | { status: 403; body: RegistrarAccessError } | { status: 404; body: DomainNotFound } | { status: 429; body: RegistrarTooManyRequests } | { status: 500; body: RegistrarInternalError };

/** Input of `getDomainOrder`. */
export interface GetDomainOrderInput {
  /** The order, by the ID that the purchase gave. */
  orderId: string;
}

/** Answer of `getDomainOrder`. */
export type GetDomainOrderOutput = DomainOrder;

/** Errors of `getDomainOrder` whose body is known; see `isErrorOf`. */
export type GetDomainOrderError = { status: 400; body: RegistrarDecodeError } | { status: 401; body: RegistrarUnauthorized } | { status: 403; body: RegistrarAccessError } | { status: 404; body: RegistrarNotFound } | { status: 429; body: RegistrarTooManyRequests } | { status: 500; body: RegistrarInternalError };
