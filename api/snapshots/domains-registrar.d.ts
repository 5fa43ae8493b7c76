// What @slipway/domains-registrar exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/domains-registrar" {
import { ApiError } from "@slipway/core";
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
export interface AdditionalContactInfoRequired {
	code: "additional_contact_info_required";
	message: string;
	status: number;
}
export type AutoRenewRefusal = DomainAlreadyRenewing | DomainNotRenewable | DomainNotRegistered | RegistrarDecodeError;
export interface AvailableDomain {
	available: true;
	domain: string;
	premium: boolean;
	price: number;
	renewalPrice: number;
	years: number;
}
export interface BoughtTooRecently {
	code: "bought_too_recently";
	message: string;
	status: number;
}
export type BuyDomainError = {
	status: 400;
	body: BuyDomainRefusal;
} | {
	status: 401;
	body: RegistrarUnauthorized;
} | {
	status: 403;
	body: RegistrarAccessError;
} | {
	status: 429;
	body: RegistrarTooManyRequests;
} | {
	status: 500;
	body: RegistrarInternalError;
};
export interface BuyDomainInput extends BuyDomainRequest {
	domain: string;
}
export type BuyDomainOutput = DomainOrderReference;
export type BuyDomainRefusal = DomainTooShort | OrderTooExpensive | InvalidAdditionalContactInfo | AdditionalContactInfoRequired | ExpectedPriceMismatch | DomainNotAvailable | EmojiTldNotSupported | LanguageCodeRequired | TldNotSupported | RegistrarDecodeError;
export interface BuyDomainRequest {
	autoRenew: boolean;
	contactInformation: DomainContact;
	expectedPrice: number;
	years: number;
	languageCode?: string | undefined;
}
export type BuyDomainsError = {
	status: 400;
	body: BuyDomainsRefusal;
} | {
	status: 401;
	body: RegistrarUnauthorized;
} | {
	status: 403;
	body: RegistrarAccessError;
} | {
	status: 429;
	body: RegistrarTooManyRequests;
} | {
	status: 500;
	body: RegistrarInternalError;
};
export interface BuyDomainsInput {
	contactInformation: DomainContact;
	domains: readonly DomainPurchase[];
}
export type BuyDomainsOutput = DomainOrderReference;
export type BuyDomainsRefusal = DomainTooShort | OrderTooExpensive | TooManyDomains | InvalidAdditionalContactInfo | AdditionalContactInfoRequired | DuplicateDomains | ExpectedPriceMismatch | DomainNotAvailable | EmojiTldNotSupported | LanguageCodeRequired | TldNotSupported | RegistrarDecodeError;
export type ContactField = "address1" | "address2" | "city" | "companyName" | "country" | "email" | "fax" | "firstName" | "lastName" | "phone" | "state" | "zip" | (string & {});
export type ContactVerificationError = BoughtTooRecently | DomainNotRegistered | RegistrarDecodeError;
export interface DecodeIssue {
	message: string;
	path: (string | number | {
		_tag: "symbol";
		key: string;
	})[];
}
export interface DnssecEnabled {
	code: "dnssec_enabled";
	message: string;
	status: number;
}
export interface DomainAlreadyOwned {
	code: "domain_already_owned";
	message: string;
	status: number;
}
export interface DomainAlreadyRenewing {
	code: "domain_already_renewing";
	message: string;
	status: number;
}
export interface DomainContact {
	address1: string;
	city: string;
	country: string;
	email: string;
	firstName: string;
	lastName: string;
	phone: string;
	state: string;
	zip: string;
	additional?: {
		[key: string]: unknown;
	} | undefined;
	address2?: string | undefined;
	companyName?: string | undefined;
	fax?: string | undefined;
}
export type DomainContactSchemaError = RegistrarBadRequest | RegistrarDecodeError;
export interface DomainNotAvailable {
	code: "domain_not_available";
	message: string;
	status: number;
}
export interface DomainNotFound {
	code: "domain_not_found";
	message: string;
	status: number;
}
export interface DomainNotRegistered {
	code: "domain_not_registered";
	message: string;
	status: number;
}
export interface DomainNotRenewable {
	code: "domain_not_renewable";
	message: string;
	status: number;
}
export interface DomainOrder {
	domains: DomainOrderItem[];
	orderId: string;
	status: DomainOrderStatus;
	error?: DomainOrderError | undefined;
}
export interface DomainOrderError {
	code: "domain-mismatch" | "payment-failed" | "unexpected-error" | "tld-outage" | "price-mismatch" | "claims-required" | (string & {});
	details?: {
		tlds: {
			endsAt: string;
			tldName: string;
		}[];
	} | {
		expectedPrice: number;
		actualPrice?: number | undefined;
	} | {
		domainNames: string[];
		message: string;
	} | undefined;
}
export type DomainOrderItem = PurchasedDomain | RenewedDomain | TransferredDomain;
export interface DomainOrderItemError {
	code: "incorrect-language-code" | "unsupported-language-code" | OrderRefusal | "cannot-transfer-in-until" | "invalid-contact" | (string & {});
	details?: {
		detectedLanguageCode: string;
	} | {
		numDaysUntilTransferrable: number;
	} | {
		invalidField?: ContactField | undefined;
	} | undefined;
}
export interface DomainOrderReference {
	_links: {
		[key: string]: {
			href: string;
			method: LinkMethod;
		};
	};
	orderId: string;
}
export type DomainOrderStatus = "completed" | "draft" | "failed" | "purchasing" | (string & {});
export interface DomainPrice {
	domain: string;
	purchasePrice: number | string;
	renewalPrice: number | string;
	transferPrice: number | string;
	years: number;
}
export type DomainPriceError = RegistrarBadRequest | DomainTooShort | TldNotSupported | RegistrarDecodeError;
export interface DomainPrices {
	results: DomainPrice[];
}
export interface DomainPurchase {
	autoRenew: boolean;
	domainName: string;
	expectedPrice: number;
	years: number;
	languageCode?: string | undefined;
}
export type DomainSearchResult = AvailableDomain | UnavailableDomain;
export interface DomainTooShort {
	code: "domain_too_short";
	message: string;
	status: number;
}
export interface DomainTransferIn {
	status: TransferInStatus;
}
export interface DomainTransferOutLocked {
	code: "domain_cannot_be_transfered_out_until";
	message: string;
	status: number;
}
export interface DuplicateDomains {
	code: "duplicate_domains";
	message: string;
	status: number;
}
export interface EmojiTldNotSupported {
	code: "emoji_tld_not_supported";
	message: string;
	status: number;
}
export interface ExpectedPriceMismatch {
	code: "expected_price_mismatch";
	message: string;
	status: number;
}
export type GetDomainAuthCodeError = {
	status: 400;
	body: RegisteredDomainError;
} | {
	status: 401;
	body: RegistrarUnauthorized;
} | {
	status: 403;
	body: RegistrarAccessError;
} | {
	status: 404;
	body: DomainNotFound;
} | {
	status: 409;
	body: DomainTransferOutLocked;
} | {
	status: 429;
	body: RegistrarTooManyRequests;
} | {
	status: 500;
	body: RegistrarInternalError;
};
export interface GetDomainAuthCodeInput {
	domain: string;
}
export interface GetDomainAuthCodeOutput {
	authCode: string;
}
export type GetDomainAvailabilitiesError = {
	status: 400;
	body: RegistrarDecodeError;
} | {
	status: 401;
	body: RegistrarUnauthorized;
} | {
	status: 403;
	body: RegistrarScopeRefused;
} | {
	status: 429;
	body: RegistrarTooManyRequests;
} | {
	status: 500;
	body: RegistrarInternalError;
};
export interface GetDomainAvailabilitiesInput {
	domains: readonly string[];
}
export interface GetDomainAvailabilitiesOutput {
	results: {
		available: boolean;
		domain: string;
	}[];
}
export type GetDomainAvailabilityError = {
	status: 400;
	body: RegistrarDecodeError;
} | {
	status: 401;
	body: RegistrarUnauthorized;
} | {
	status: 403;
	body: RegistrarScopeRefused;
} | {
	status: 404;
	body: RegistrarNotFound;
} | {
	status: 429;
	body: RegistrarTooManyRequests;
} | {
	status: 500;
	body: RegistrarInternalError;
};
export interface GetDomainAvailabilityInput {
	domain: string;
}
export interface GetDomainAvailabilityOutput {
	available: boolean;
}
export type GetDomainContactSchemaError = {
	status: 400;
	body: DomainContactSchemaError;
} | {
	status: 401;
	body: RegistrarUnauthorized;
} | {
	status: 403;
	body: RegistrarScopeRefused;
} | {
	status: 429;
	body: RegistrarTooManyRequests;
} | {
	status: 500;
	body: RegistrarInternalError;
};
export interface GetDomainContactSchemaInput {
	domain: string;
}
export type GetDomainContactSchemaOutput = {
	[key: string]: unknown;
};
export type GetDomainContactVerificationError = {
	status: 400;
	body: ContactVerificationError;
} | {
	status: 401;
	body: RegistrarUnauthorized;
} | {
	status: 403;
	body: RegistrarAccessError;
} | {
	status: 404;
	body: DomainNotFound;
} | {
	status: 429;
	body: RegistrarTooManyRequests;
} | {
	status: 500;
	body: RegistrarInternalError;
};
export interface GetDomainContactVerificationInput {
	domain: string;
}
export type GetDomainContactVerificationOutput = PendingContact | VerifiedContact;
export type GetDomainOrderError = {
	status: 400;
	body: RegistrarDecodeError;
} | {
	status: 401;
	body: RegistrarUnauthorized;
} | {
	status: 403;
	body: RegistrarAccessError;
} | {
	status: 404;
	body: RegistrarNotFound;
} | {
	status: 429;
	body: RegistrarTooManyRequests;
} | {
	status: 500;
	body: RegistrarInternalError;
};
export interface GetDomainOrderInput {
	orderId: string;
}
export type GetDomainOrderOutput = DomainOrder;
export type GetDomainPriceError = {
	status: 400;
	body: DomainPriceError;
} | {
	status: 401;
	body: RegistrarUnauthorized;
} | {
	status: 403;
	body: RegistrarScopeRefused;
} | {
	status: 429;
	body: RegistrarTooManyRequests;
} | {
	status: 500;
	body: RegistrarInternalError;
};
export interface GetDomainPriceInput {
	domain: string;
	years?: string | undefined;
}
export type GetDomainPriceOutput = TldPrice;
export type GetDomainPricesError = {
	status: 400;
	body: DomainPriceError;
} | {
	status: 401;
	body: RegistrarUnauthorized;
} | {
	status: 403;
	body: RegistrarScopeRefused;
} | {
	status: 429;
	body: RegistrarTooManyRequests;
} | {
	status: 500;
	body: RegistrarInternalError;
};
export interface GetDomainPricesInput {
	domains: readonly string[];
	years?: number | undefined;
}
export type GetDomainPricesOutput = DomainPrices;
export type GetDomainTransferInError = {
	status: 400;
	body: RegistrarDecodeError;
} | {
	status: 401;
	body: RegistrarUnauthorized;
} | {
	status: 403;
	body: RegistrarAccessError;
} | {
	status: 404;
	body: RegistrarNotFound;
} | {
	status: 429;
	body: RegistrarTooManyRequests;
} | {
	status: 500;
	body: RegistrarInternalError;
};
export interface GetDomainTransferInInput {
	domain: string;
}
export type GetDomainTransferInOutput = DomainTransferIn;
export type GetTldError = {
	status: 400;
	body: TldError;
} | {
	status: 401;
	body: RegistrarUnauthorized;
} | {
	status: 403;
	body: RegistrarScopeRefused;
} | {
	status: 429;
	body: RegistrarTooManyRequests;
} | {
	status: 500;
	body: RegistrarInternalError;
};
export interface GetTldInput {
	tld: string;
}
export interface GetTldOutput {
	supportedLanguageCodes: {
		[key: string]: string;
	};
}
export type GetTldPriceError = {
	status: 400;
	body: TldError;
} | {
	status: 401;
	body: RegistrarUnauthorized;
} | {
	status: 403;
	body: RegistrarScopeRefused;
} | {
	status: 429;
	body: RegistrarTooManyRequests;
} | {
	status: 500;
	body: RegistrarInternalError;
};
export interface GetTldPriceInput {
	tld: string;
	years?: string | undefined;
}
export type GetTldPriceOutput = TldPrice;
export interface InvalidAdditionalContactInfo {
	code: "invalid_additional_contact_info";
	message: string;
	status: number;
}
export interface LanguageCodeRequired {
	code: "language_code_required";
	message: string;
	status: number;
}
export type LinkMethod = "DELETE" | "GET" | "PATCH" | "POST" | "PUT" | (string & {});
export type ListSupportedTldsError = {
	status: 400;
	body: RegistrarDecodeError;
} | {
	status: 401;
	body: RegistrarUnauthorized;
} | {
	status: 403;
	body: RegistrarScopeRefused;
} | {
	status: 429;
	body: RegistrarTooManyRequests;
} | {
	status: 500;
	body: RegistrarInternalError;
};
export type ListSupportedTldsInput = Record<string, never>;
export type ListSupportedTldsOutput = string[];
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
export type OrderItemStatus = "pending" | "completed" | "failed" | "refunded" | "refund-failed" | (string & {});
export type OrderRefusal = "account-transfer-required" | "claims-notice-required" | "client-transfer-prohibited" | "incorrect-auth-code" | "price-change" | "unavailable-legal" | (string & {});
export interface OrderTooExpensive {
	code: "order_too_expensive";
	message: string;
	status: number;
}
export interface PendingContact {
	verified: false;
	email: string;
	verifyBy: string;
}
export interface PurchasedDomain {
	purchaseType: "purchase";
	autoRenew: boolean;
	domainName: string;
	price: number;
	status: OrderItemStatus;
	years: number;
	error?: DomainOrderItemError | undefined;
}
export type RegisteredDomainError = DomainNotRegistered | RegistrarDecodeError;
export type RegistrarAccessError = RegistrarForbidden | RegistrarScopeRefused;
export interface RegistrarBadRequest {
	code: "bad_request";
	message: string;
	status: number;
}
export interface RegistrarDecodeError {
	issues: DecodeIssue[];
	message: string;
}
export interface RegistrarForbidden {
	code: "forbidden";
	message: string;
	status: number;
}
export interface RegistrarInternalError {
	code: "internal_server_error";
	message: string;
	status: number;
}
export interface RegistrarNotFound {
	code: "not_found";
	message: string;
	status: number;
}
export interface RegistrarScopeRefused {
	code: "not_authorized_for_scope";
	message: string;
	status: number;
}
export interface RegistrarTooManyRequests {
	code: "too_many_requests";
	limit: {
		remaining: number;
		reset: number;
		total: number;
	};
	message: string;
	retryAfter: {
		str: string;
		value: number;
	};
	status: number;
}
export interface RegistrarUnauthorized {
	code: "unauthorized";
	message: string;
	status: number;
	reason?: string | undefined;
}
export type RenewDomainError = {
	status: 400;
	body: RenewalRefusal;
} | {
	status: 401;
	body: RegistrarUnauthorized;
} | {
	status: 403;
	body: RegistrarAccessError;
} | {
	status: 404;
	body: DomainNotFound;
} | {
	status: 429;
	body: RegistrarTooManyRequests;
} | {
	status: 500;
	body: RegistrarInternalError;
};
export interface RenewDomainInput extends RenewDomainRequest {
	domain: string;
}
export type RenewDomainOutput = DomainOrderReference;
export interface RenewDomainRequest {
	expectedPrice: number;
	years: number;
	contactInformation?: DomainContact | undefined;
}
export type RenewalRefusal = RegistrarBadRequest | DomainTooShort | DomainNotRegistered | ExpectedPriceMismatch | DomainNotAvailable | TldNotSupported | RegistrarDecodeError;
export interface RenewedDomain {
	purchaseType: "renewal";
	domainName: string;
	price: number;
	status: OrderItemStatus;
	years: number;
	error?: DomainOrderItemError | undefined;
}
export type SearchDomainsError = {
	status: 400;
	body: RegistrarDecodeError;
} | {
	status: 401;
	body: RegistrarUnauthorized;
} | {
	status: 403;
	body: RegistrarScopeRefused;
} | {
	status: 429;
	body: RegistrarTooManyRequests;
} | {
	status: 500;
	body: RegistrarInternalError;
};
export interface SearchDomainsInput {
	domains: readonly string[];
}
export interface SearchDomainsOutput {
	results: DomainSearchResult[];
}
export type TldError = TldNotSupported | RegistrarDecodeError;
export interface TldNotSupported {
	code: "tld_not_supported";
	message: string;
	status: number;
}
export interface TldPrice {
	purchasePrice: number | string;
	renewalPrice: number | string;
	transferPrice: number | string;
	years: number;
}
export interface TooManyDomains {
	code: "too_many_domains";
	message: string;
	status: number;
}
export type TransferInDomainError = {
	status: 400;
	body: TransferInRefusal;
} | {
	status: 401;
	body: RegistrarUnauthorized;
} | {
	status: 403;
	body: RegistrarAccessError;
} | {
	status: 429;
	body: RegistrarTooManyRequests;
} | {
	status: 500;
	body: RegistrarInternalError;
};
export interface TransferInDomainInput extends TransferInDomainRequest {
	domain: string;
}
export type TransferInDomainOutput = DomainOrderReference;
export interface TransferInDomainRequest {
	authCode: string;
	autoRenew: boolean;
	contactInformation: DomainContact;
	expectedPrice: number;
	years: number;
}
export type TransferInRefusal = RegistrarBadRequest | DomainAlreadyOwned | DomainTooShort | DnssecEnabled | ExpectedPriceMismatch | DomainNotAvailable | TldNotSupported | RegistrarDecodeError;
export type TransferInStatus = "created" | "pending" | "pending_unlock" | "pending_registry_unlock" | "pending_new_auth_code" | "pending_transfer" | "pending_insert" | "submitting_transfer" | "completed" | "canceled" | "canceled_pending_refund" | "rejected" | "failed" | (string & {});
export interface TransferredDomain {
	purchaseType: "transfer";
	autoRenew: boolean;
	domainName: string;
	price: number;
	status: OrderItemStatus;
	years: number;
	error?: DomainOrderItemError | undefined;
}
export interface UnavailableDomain {
	available: false;
	domain: string;
}
export type UpdateDomainAutoRenewError = {
	status: 400;
	body: AutoRenewRefusal;
} | {
	status: 401;
	body: RegistrarUnauthorized;
} | {
	status: 403;
	body: RegistrarAccessError;
} | {
	status: 404;
	body: DomainNotFound;
} | {
	status: 429;
	body: RegistrarTooManyRequests;
} | {
	status: 500;
	body: RegistrarInternalError;
};
export interface UpdateDomainAutoRenewInput {
	domain: string;
	autoRenew: boolean;
}
export type UpdateDomainAutoRenewOutput = void;
export type UpdateDomainNameserversError = {
	status: 400;
	body: RegisteredDomainError;
} | {
	status: 401;
	body: RegistrarUnauthorized;
} | {
	status: 403;
	body: RegistrarAccessError;
} | {
	status: 404;
	body: DomainNotFound;
} | {
	status: 429;
	body: RegistrarTooManyRequests;
} | {
	status: 500;
	body: RegistrarInternalError;
};
export interface UpdateDomainNameserversInput {
	domain: string;
	nameservers: readonly string[];
}
export type UpdateDomainNameserversOutput = void;
export interface VerifiedContact {
	verified: true;
}
export function buyDomain(client: Client, input: BuyDomainInput, options?: CallOptions): ApiPromise<DomainOrderReference>;
export function buyDomains(client: Client, input: BuyDomainsInput, options?: CallOptions): ApiPromise<DomainOrderReference>;
export function getDomainAuthCode(client: Client, input: GetDomainAuthCodeInput, options?: CallOptions): ApiPromise<GetDomainAuthCodeOutput>;
export function getDomainAvailabilities(client: Client, input: GetDomainAvailabilitiesInput, options?: CallOptions): ApiPromise<GetDomainAvailabilitiesOutput>;
export function getDomainAvailability(client: Client, input: GetDomainAvailabilityInput, options?: CallOptions): ApiPromise<GetDomainAvailabilityOutput>;
export function getDomainContactSchema(client: Client, input: GetDomainContactSchemaInput, options?: CallOptions): ApiPromise<GetDomainContactSchemaOutput>;
export function getDomainContactVerification(client: Client, input: GetDomainContactVerificationInput, options?: CallOptions): ApiPromise<GetDomainContactVerificationOutput>;
export function getDomainOrder(client: Client, input: GetDomainOrderInput, options?: CallOptions): ApiPromise<DomainOrder>;
export function getDomainPrice(client: Client, input: GetDomainPriceInput, options?: CallOptions): ApiPromise<TldPrice>;
export function getDomainPrices(client: Client, input: GetDomainPricesInput, options?: CallOptions): ApiPromise<DomainPrices>;
export function getDomainTransferIn(client: Client, input: GetDomainTransferInInput, options?: CallOptions): ApiPromise<DomainTransferIn>;
export function getTld(client: Client, input: GetTldInput, options?: CallOptions): ApiPromise<GetTldOutput>;
export function getTldPrice(client: Client, input: GetTldPriceInput, options?: CallOptions): ApiPromise<TldPrice>;
export function isErrorOf<Name extends keyof OperationErrors>(operation: Name, error: unknown): error is ApiError & OperationErrors[Name];
export function listSupportedTlds(client: Client, input?: ListSupportedTldsInput, options?: CallOptions): ApiPromise<ListSupportedTldsOutput>;
export function renewDomain(client: Client, input: RenewDomainInput, options?: CallOptions): ApiPromise<DomainOrderReference>;
export function searchDomains(client: Client, input: SearchDomainsInput, options?: CallOptions): ApiPromise<SearchDomainsOutput>;
export function transferInDomain(client: Client, input: TransferInDomainInput, options?: CallOptions): ApiPromise<DomainOrderReference>;
export function updateDomainAutoRenew(client: Client, input: UpdateDomainAutoRenewInput, options?: CallOptions): ApiPromise<UpdateDomainAutoRenewOutput>;
export function updateDomainNameservers(client: Client, input: UpdateDomainNameserversInput, options?: CallOptions): ApiPromise<UpdateDomainNameserversOutput>;
}

declare module "@slipway/domains-registrar/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	searchDomains: {
		input: types.SearchDomainsInput;
		output: types.SearchDomainsOutput;
	};
	listSupportedTlds: {
		input: types.ListSupportedTldsInput;
		output: types.ListSupportedTldsOutput;
	};
	getTld: {
		input: types.GetTldInput;
		output: types.GetTldOutput;
	};
	getTldPrice: {
		input: types.GetTldPriceInput;
		output: types.GetTldPriceOutput;
	};
	getDomainAvailability: {
		input: types.GetDomainAvailabilityInput;
		output: types.GetDomainAvailabilityOutput;
	};
	getDomainPrice: {
		input: types.GetDomainPriceInput;
		output: types.GetDomainPriceOutput;
	};
	getDomainPrices: {
		input: types.GetDomainPricesInput;
		output: types.GetDomainPricesOutput;
	};
	getDomainAvailabilities: {
		input: types.GetDomainAvailabilitiesInput;
		output: types.GetDomainAvailabilitiesOutput;
	};
	getDomainContactSchema: {
		input: types.GetDomainContactSchemaInput;
		output: types.GetDomainContactSchemaOutput;
	};
	getDomainAuthCode: {
		input: types.GetDomainAuthCodeInput;
		output: types.GetDomainAuthCodeOutput;
	};
	buyDomain: {
		input: types.BuyDomainInput;
		output: types.BuyDomainOutput;
	};
	buyDomains: {
		input: types.BuyDomainsInput;
		output: types.BuyDomainsOutput;
	};
	getDomainTransferIn: {
		input: types.GetDomainTransferInInput;
		output: types.GetDomainTransferInOutput;
	};
	transferInDomain: {
		input: types.TransferInDomainInput;
		output: types.TransferInDomainOutput;
	};
	renewDomain: {
		input: types.RenewDomainInput;
		output: types.RenewDomainOutput;
	};
	updateDomainAutoRenew: {
		input: types.UpdateDomainAutoRenewInput;
		output: types.UpdateDomainAutoRenewOutput;
	};
	updateDomainNameservers: {
		input: types.UpdateDomainNameserversInput;
		output: types.UpdateDomainNameserversOutput;
	};
	getDomainContactVerification: {
		input: types.GetDomainContactVerificationInput;
		output: types.GetDomainContactVerificationOutput;
	};
	getDomainOrder: {
		input: types.GetDomainOrderInput;
		output: types.GetDomainOrderOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/domains-registrar/operations" {
import { Operation } from "@slipway/core";
export const buyDomain: Operation;
export const buyDomains: Operation;
export const getDomainAuthCode: Operation;
export const getDomainAvailabilities: Operation;
export const getDomainAvailability: Operation;
export const getDomainContactSchema: Operation;
export const getDomainContactVerification: Operation;
export const getDomainOrder: Operation;
export const getDomainPrice: Operation;
export const getDomainPrices: Operation;
export const getDomainTransferIn: Operation;
export const getTld: Operation;
export const getTldPrice: Operation;
export const listSupportedTlds: Operation;
export const renewDomain: Operation;
export const searchDomains: Operation;
export const transferInDomain: Operation;
export const updateDomainAutoRenew: Operation;
export const updateDomainNameservers: Operation;
}

declare module "@slipway/domains-registrar/schemas" {
export const AdditionalContactInfoRequired: v.GenericSchema<types.AdditionalContactInfoRequired>;
export const AutoRenewRefusal: v.GenericSchema<types.AutoRenewRefusal>;
export const AvailableDomain: v.GenericSchema<types.AvailableDomain>;
export const BoughtTooRecently: v.GenericSchema<types.BoughtTooRecently>;
export const BuyDomainInput: v.GenericSchema<types.BuyDomainInput>;
export const BuyDomainRefusal: v.GenericSchema<types.BuyDomainRefusal>;
export const BuyDomainRequest: v.GenericSchema<types.BuyDomainRequest>;
export const BuyDomainsInput: v.GenericSchema<types.BuyDomainsInput>;
export const BuyDomainsRefusal: v.GenericSchema<types.BuyDomainsRefusal>;
export const ContactField: v.GenericSchema<types.ContactField>;
export const ContactVerificationError: v.GenericSchema<types.ContactVerificationError>;
export const DecodeIssue: v.GenericSchema<types.DecodeIssue>;
export const DnssecEnabled: v.GenericSchema<types.DnssecEnabled>;
export const DomainAlreadyOwned: v.GenericSchema<types.DomainAlreadyOwned>;
export const DomainAlreadyRenewing: v.GenericSchema<types.DomainAlreadyRenewing>;
export const DomainContact: v.GenericSchema<types.DomainContact>;
export const DomainContactSchemaError: v.GenericSchema<types.DomainContactSchemaError>;
export const DomainNotAvailable: v.GenericSchema<types.DomainNotAvailable>;
export const DomainNotFound: v.GenericSchema<types.DomainNotFound>;
export const DomainNotRegistered: v.GenericSchema<types.DomainNotRegistered>;
export const DomainNotRenewable: v.GenericSchema<types.DomainNotRenewable>;
export const DomainOrder: v.GenericSchema<types.DomainOrder>;
export const DomainOrderError: v.GenericSchema<types.DomainOrderError>;
export const DomainOrderItem: v.GenericSchema<types.DomainOrderItem>;
export const DomainOrderItemError: v.GenericSchema<types.DomainOrderItemError>;
export const DomainOrderReference: v.GenericSchema<types.DomainOrderReference>;
export const DomainOrderStatus: v.GenericSchema<types.DomainOrderStatus>;
export const DomainPrice: v.GenericSchema<types.DomainPrice>;
export const DomainPriceError: v.GenericSchema<types.DomainPriceError>;
export const DomainPrices: v.GenericSchema<types.DomainPrices>;
export const DomainPurchase: v.GenericSchema<types.DomainPurchase>;
export const DomainSearchResult: v.GenericSchema<types.DomainSearchResult>;
export const DomainTooShort: v.GenericSchema<types.DomainTooShort>;
export const DomainTransferIn: v.GenericSchema<types.DomainTransferIn>;
export const DomainTransferOutLocked: v.GenericSchema<types.DomainTransferOutLocked>;
export const DuplicateDomains: v.GenericSchema<types.DuplicateDomains>;
export const EmojiTldNotSupported: v.GenericSchema<types.EmojiTldNotSupported>;
export const ExpectedPriceMismatch: v.GenericSchema<types.ExpectedPriceMismatch>;
export const GetDomainAuthCodeInput: v.GenericSchema<types.GetDomainAuthCodeInput>;
export const GetDomainAuthCodeOutput: v.GenericSchema<types.GetDomainAuthCodeOutput>;
export const GetDomainAvailabilitiesInput: v.GenericSchema<types.GetDomainAvailabilitiesInput>;
export const GetDomainAvailabilitiesOutput: v.GenericSchema<types.GetDomainAvailabilitiesOutput>;
export const GetDomainAvailabilityInput: v.GenericSchema<types.GetDomainAvailabilityInput>;
export const GetDomainAvailabilityOutput: v.GenericSchema<types.GetDomainAvailabilityOutput>;
export const GetDomainContactSchemaInput: v.GenericSchema<types.GetDomainContactSchemaInput>;
export const GetDomainContactSchemaOutput: v.GenericSchema<types.GetDomainContactSchemaOutput>;
export const GetDomainContactVerificationInput: v.GenericSchema<types.GetDomainContactVerificationInput>;
export const GetDomainContactVerificationOutput: v.GenericSchema<types.GetDomainContactVerificationOutput>;
export const GetDomainOrderInput: v.GenericSchema<types.GetDomainOrderInput>;
export const GetDomainPriceInput: v.GenericSchema<types.GetDomainPriceInput>;
export const GetDomainPricesInput: v.GenericSchema<types.GetDomainPricesInput>;
export const GetDomainTransferInInput: v.GenericSchema<types.GetDomainTransferInInput>;
export const GetTldInput: v.GenericSchema<types.GetTldInput>;
export const GetTldOutput: v.GenericSchema<types.GetTldOutput>;
export const GetTldPriceInput: v.GenericSchema<types.GetTldPriceInput>;
export const InvalidAdditionalContactInfo: v.GenericSchema<types.InvalidAdditionalContactInfo>;
export const LanguageCodeRequired: v.GenericSchema<types.LanguageCodeRequired>;
export const LinkMethod: v.GenericSchema<types.LinkMethod>;
export const ListSupportedTldsInput: v.GenericSchema<types.ListSupportedTldsInput>;
export const ListSupportedTldsOutput: v.GenericSchema<types.ListSupportedTldsOutput>;
export const OrderItemStatus: v.GenericSchema<types.OrderItemStatus>;
export const OrderRefusal: v.GenericSchema<types.OrderRefusal>;
export const OrderTooExpensive: v.GenericSchema<types.OrderTooExpensive>;
export const PendingContact: v.GenericSchema<types.PendingContact>;
export const PurchasedDomain: v.GenericSchema<types.PurchasedDomain>;
export const RegisteredDomainError: v.GenericSchema<types.RegisteredDomainError>;
export const RegistrarAccessError: v.GenericSchema<types.RegistrarAccessError>;
export const RegistrarBadRequest: v.GenericSchema<types.RegistrarBadRequest>;
export const RegistrarDecodeError: v.GenericSchema<types.RegistrarDecodeError>;
export const RegistrarForbidden: v.GenericSchema<types.RegistrarForbidden>;
export const RegistrarInternalError: v.GenericSchema<types.RegistrarInternalError>;
export const RegistrarNotFound: v.GenericSchema<types.RegistrarNotFound>;
export const RegistrarScopeRefused: v.GenericSchema<types.RegistrarScopeRefused>;
export const RegistrarTooManyRequests: v.GenericSchema<types.RegistrarTooManyRequests>;
export const RegistrarUnauthorized: v.GenericSchema<types.RegistrarUnauthorized>;
export const RenewDomainInput: v.GenericSchema<types.RenewDomainInput>;
export const RenewDomainRequest: v.GenericSchema<types.RenewDomainRequest>;
export const RenewalRefusal: v.GenericSchema<types.RenewalRefusal>;
export const RenewedDomain: v.GenericSchema<types.RenewedDomain>;
export const SearchDomainsInput: v.GenericSchema<types.SearchDomainsInput>;
export const SearchDomainsOutput: v.GenericSchema<types.SearchDomainsOutput>;
export const TldError: v.GenericSchema<types.TldError>;
export const TldNotSupported: v.GenericSchema<types.TldNotSupported>;
export const TldPrice: v.GenericSchema<types.TldPrice>;
export const TooManyDomains: v.GenericSchema<types.TooManyDomains>;
export const TransferInDomainInput: v.GenericSchema<types.TransferInDomainInput>;
export const TransferInDomainRequest: v.GenericSchema<types.TransferInDomainRequest>;
export const TransferInRefusal: v.GenericSchema<types.TransferInRefusal>;
export const TransferInStatus: v.GenericSchema<types.TransferInStatus>;
export const TransferredDomain: v.GenericSchema<types.TransferredDomain>;
export const UnavailableDomain: v.GenericSchema<types.UnavailableDomain>;
export const UpdateDomainAutoRenewInput: v.GenericSchema<types.UpdateDomainAutoRenewInput>;
export const UpdateDomainNameserversInput: v.GenericSchema<types.UpdateDomainNameserversInput>;
export const VerifiedContact: v.GenericSchema<types.VerifiedContact>;
}
