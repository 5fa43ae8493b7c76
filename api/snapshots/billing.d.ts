// What @slipway/billing exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/billing" {
import { ApiPromise } from "@slipway/core";
import { ApiStream } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
export interface AdjustPlanItemQuantity {
	type: "adjust_plan_item_quantity";
	options: {
		addedResourceIds: string[];
		productAlias: string;
		removedResourceIds: string[];
	};
	output: PlanItemQuantityOutput;
}
export interface AppliedOrbUpdate {
	mode: "async";
	appliedAt: string;
	status: "succeeded";
}
export interface BuyCreditsInput {
	source?: string | undefined;
	item: CreditsItem;
}
export type BuyCreditsOutput = {
	checkoutSessionId: string;
	checkoutSessionUrl: string;
} | {
	purchaseIntent: PurchaseIntent;
} | {
	orbSubscriptionIntent: OrbSubscriptionIntent;
};
export interface ChangedResource {
	productAlias: string;
	productId: string;
	quantity: number;
	addedResourceIds?: string[] | undefined;
	effectiveAt?: string | undefined;
	removedResourceIds?: string[] | undefined;
	resourceIds?: string[] | undefined;
}
export type ChargeCategory = "Adjustment" | "Credit" | "Purchase" | "Tax" | "Usage" | (string & {});
export type CreditCurrency = "ai_credits" | "ai_gateway_credits" | "v0_user_credits" | "vercel_agent_credits" | "copper_test_units" | (string & {});
export interface CreditTopup {
	type: "credit_topup";
	options: {
		amount: string;
		currency: CreditCurrency;
		expirationDate?: string | undefined;
	};
	output?: unknown | undefined;
}
export interface CreditsItem {
	type: "credits";
	amount: number;
	creditType: "agent" | "gateway" | "v0";
}
export interface DecreasePlanItemQuantity {
	type: "decrease_plan_item_quantity";
	options: {
		productAlias: string;
		resourceIds: string[];
	};
	output: PlanItemQuantityOutput;
}
export interface DomainNamePurchase {
	type: "domain_name";
	options: DomainNamePurchaseOptions;
	output?: unknown | undefined;
}
export interface DomainNamePurchaseOptions {
	items: {
		type: "purchase" | "renewal" | "transfer" | (string & {});
		name: string;
		subtotal: string;
		years: number;
	}[];
	orderId: string;
}
export interface FocusCharge {
	BillingCurrency: "USD";
	PricingCurrency: "USD";
	BilledCost: number;
	ChargeCategory: ChargeCategory;
	ChargePeriodEnd: string;
	ChargePeriodStart: string;
	ConsumedQuantity: number | null;
	ConsumedUnit: string | null;
	EffectiveCost: number;
	PricingCategory: PricingCategory;
	PricingQuantity: number;
	PricingUnit: string;
	ServiceName: string;
	ServiceProviderName: string;
	Tags: {
		[key: string]: string;
	};
	RegionId?: string | undefined;
	RegionName?: string | undefined;
	ServiceCategory?: FocusServiceCategory | undefined;
}
export interface FocusContractCommitment {
	BillingCurrency: string;
	ContractCommitmentCategory: "Spend" | "Usage" | (string & {});
	ContractCommitmentId: string;
	ContractCommitmentPeriodEnd: string;
	ContractCommitmentPeriodStart: string;
	ContractCommitmentType: string;
	ContractCommitmentUnit: string;
	ContractId: string;
	ContractPeriodEnd: string;
	ContractPeriodStart: string;
	ContractCommitmentCost?: number | undefined;
	ContractCommitmentDescription?: string | undefined;
	ContractCommitmentQuantity?: number | undefined;
}
export type FocusServiceCategory = "AI and Machine Learning" | "Analytics" | "Business Applications" | "Compute" | "Databases" | "Developer Tools" | "Identity" | "Integration" | "Internet of Things" | "Management and Governance" | "Media" | "Migration" | "Mobile" | "Multicloud" | "Networking" | "Other" | "Security" | "Storage" | "Web" | (string & {});
export interface FormerPlan {
	currentCycleEndDate: string;
	orbSubscriptionId: string;
	planId: string;
	planItemQuantities?: PlanItemQuantity[] | undefined;
	rateVariantKey?: string | undefined;
}
export interface ImmediateOrbUpdate {
	mode: "sync";
}
export interface IncreasePlanItemQuantity {
	type: "increase_plan_item_quantity";
	options: {
		productAlias: string;
		resourceIds: string[];
	};
	output: PlanItemQuantityOutput;
}
export type IntentStatus = "pending" | "succeeded" | "failed" | (string & {});
export interface ListBillingChargesInput {
	from: string;
	to: string;
}
export type ListBillingChargesOutput = FocusCharge;
export type ListContractCommitmentsInput = Record<string, never>;
export type ListContractCommitmentsOutput = FocusContractCommitment;
export interface OrbPlanChange {
	type: "orb_plan_change";
	options: OrbPlanChangeOptions;
	output: {
		pendingSubscriptionChangeId: string;
	};
}
export interface OrbPlanChangeOptions {
	effectiveDate: "end_of_subscription_term" | "immediate" | (string & {});
	orbSubscriptionId: string;
	alignBillingWithPlanChangeDate?: boolean | undefined;
	couponRedemptionCode?: string | undefined;
	externalPlanId?: string | undefined;
	replacePrices?: {
		fixedPriceQuantity: number;
		replacesPriceId: string;
	}[] | undefined;
}
export interface OrbPriceInterval {
	type: "orb_price_interval";
	options: OrbPriceIntervalOptions;
	output: {
		pendingSubscriptionChangeId: string;
	};
}
export interface OrbPriceIntervalOptions {
	orbSubscriptionId: string;
	add?: unknown[] | undefined;
	addAdjustments?: unknown[] | undefined;
	allowInvoiceCreditOrVoid?: boolean | undefined;
	edit?: unknown[] | undefined;
	editAdjustments?: unknown[] | undefined;
}
export interface OrbSubscription {
	type: "orb_subscription";
	options: OrbSubscriptionOptions;
	output: {
		pendingSubscriptionChangeId: string;
	};
}
export interface OrbSubscriptionChange {
	type: "orb_subscription_intent";
	options: OrbSubscriptionChangeOptions;
	output: {
		pendingSubscriptionChangeId?: string | undefined;
	};
}
export interface OrbSubscriptionChangeOptions {
	orbCustomerId: string;
	orbExternalCustomerId: string;
	orbExternalPlanId: string;
	orbPlanId: string;
	orbSubscriptionId: string;
	lineItems?: PurchaseLineItem[] | undefined;
	orbPendingSubscriptionChangeId?: string | undefined;
}
export interface OrbSubscriptionIntent {
	id: string;
	configuration: OrbSubscriptionIntentConfiguration;
	createdAt: string;
	orbSubscriptionId: string;
	orbUpdate: OrbUpdate;
	ownerId: string;
	status: IntentStatus;
	updatedAt: string;
	purchaseIntentId?: string | undefined;
}
export type OrbSubscriptionIntentConfiguration = SetPlanItemQuantity | IncreasePlanItemQuantity | DecreasePlanItemQuantity | AdjustPlanItemQuantity;
export interface OrbSubscriptionOptions {
	externalPlanId: string;
	addPrices?: {
		priceId: string;
	}[] | undefined;
	alignBillingWithSubscriptionStartDate?: boolean | undefined;
	couponRedemptionCode?: string | undefined;
	initialPhaseOrder?: number | undefined;
	metadata?: {
		[key: string]: string | null;
	} | undefined;
	removePrices?: {
		priceId: string;
	}[] | undefined;
	replacePrices?: {
		fixedPriceQuantity: number;
		replacesPriceId: string;
	}[] | undefined;
	startDate?: string | undefined;
}
export type OrbUpdate = AppliedOrbUpdate | UnappliedOrbUpdate | ImmediateOrbUpdate;
export interface PaymentDispute {
	id: string;
	amount: string;
	createdAt: string;
	currency: string;
	providerId: string;
	reason: string | null;
	status: string;
	updatedAt: string;
}
export interface PaymentProvider {
	type: PaymentProviderType;
	resourceId: string;
	currencyConversionRate?: string | undefined;
	stripeSharedPaymentTokenUsed?: boolean | undefined;
}
export type PaymentProviderType = "stripe_elements" | "stripe_hosted" | "stripe_invoice_elements" | "stripe_invoice_immediate" | "stripe_invoice_deferred" | "orb_ledger" | "apple_in_app_purchase" | "tackle_aws_marketplace" | (string & {});
export interface PlanItemQuantity {
	planItemId: string;
	quantity: number;
	resourceIds?: string[] | undefined;
}
export interface PlanItemQuantityOutput {
	effectiveBehavior: "end_of_term" | "immediate" | (string & {});
	orbPriceId: string;
	pricingSource: "copper" | "orb" | (string & {});
	productId: string;
	changedResources?: ChangedResource[] | undefined;
	metadata?: {
		[key: string]: string;
	} | undefined;
	pendingSubscriptionChangeId?: string | undefined;
}
export type PricingCategory = "Committed" | "Dynamic" | "Other" | "Standard" | (string & {});
export interface PurchaseIntent {
	id: string;
	configuration: PurchaseIntentConfiguration;
	createdAt: string;
	currency: "miu" | "usd" | (string & {});
	ownerId: string;
	provider: PaymentProvider;
	status: IntentStatus;
	subtotal: string;
	tax: string;
	total: string;
	updatedAt: string;
	dispute?: PaymentDispute | undefined;
	lineItems?: PurchaseLineItem[] | undefined;
	metadata?: {
		[key: string]: string;
	} | undefined;
	refund?: string | undefined;
	returnUrl?: string | undefined;
}
export type PurchaseIntentConfiguration = CreditTopup | DomainNamePurchase | OrbPlanChange | OrbPriceInterval | OrbSubscription | OrbSubscriptionChange | SubscriptionPurchase;
export interface PurchaseLineItem {
	id: string;
	name: string;
	description: string;
	productId: string;
	quantity: string;
	unitAmount: string;
	metadata?: {
		[key: string]: string;
	} | undefined;
	productAlias?: string | undefined;
	refund?: string | undefined;
}
export interface SetPlanItemQuantity {
	type: "set_plan_item_quantity";
	options: {
		productAlias: string;
		quantity: number;
		resourceIds?: string[] | undefined;
	};
	output: PlanItemQuantityOutput;
}
export interface SubscriptionPurchase {
	type: "subscription";
	options: SubscriptionPurchaseOptions;
	output: {
		planChangeId?: string | undefined;
	};
}
export interface SubscriptionPurchaseOptions {
	planId: string;
	fromPlan?: FormerPlan | undefined;
	planItemQuantities?: PlanItemQuantity[] | undefined;
	rateVariantKey?: string | undefined;
}
export interface UnappliedOrbUpdate {
	mode: "async";
	status: "canceled" | "failed" | "pending" | "running";
}
export function buyCredits(client: Client, input: BuyCreditsInput, options?: CallOptions): ApiPromise<BuyCreditsOutput>;
export function listBillingCharges(client: Client, input: ListBillingChargesInput, options?: CallOptions): ApiStream<FocusCharge>;
export function listContractCommitments(client: Client, input?: ListContractCommitmentsInput, options?: CallOptions): ApiStream<FocusContractCommitment>;
}

declare module "@slipway/billing/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	listBillingCharges: {
		input: types.ListBillingChargesInput;
		output: types.ListBillingChargesOutput;
	};
	listContractCommitments: {
		input: types.ListContractCommitmentsInput;
		output: types.ListContractCommitmentsOutput;
	};
	buyCredits: {
		input: types.BuyCreditsInput;
		output: types.BuyCreditsOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/billing/operations" {
import { Operation } from "@slipway/core";
import { StreamOperation } from "@slipway/core";
export const buyCredits: Operation;
export const listBillingCharges: StreamOperation;
export const listContractCommitments: StreamOperation;
}

declare module "@slipway/billing/schemas" {
export const AdjustPlanItemQuantity: v.GenericSchema<types.AdjustPlanItemQuantity>;
export const AppliedOrbUpdate: v.GenericSchema<types.AppliedOrbUpdate>;
export const BuyCreditsInput: v.GenericSchema<types.BuyCreditsInput>;
export const BuyCreditsOutput: v.GenericSchema<types.BuyCreditsOutput>;
export const ChangedResource: v.GenericSchema<types.ChangedResource>;
export const ChargeCategory: v.GenericSchema<types.ChargeCategory>;
export const CreditCurrency: v.GenericSchema<types.CreditCurrency>;
export const CreditTopup: v.GenericSchema<types.CreditTopup>;
export const CreditsItem: v.GenericSchema<types.CreditsItem>;
export const DecreasePlanItemQuantity: v.GenericSchema<types.DecreasePlanItemQuantity>;
export const DomainNamePurchase: v.GenericSchema<types.DomainNamePurchase>;
export const DomainNamePurchaseOptions: v.GenericSchema<types.DomainNamePurchaseOptions>;
export const FocusCharge: v.GenericSchema<types.FocusCharge>;
export const FocusContractCommitment: v.GenericSchema<types.FocusContractCommitment>;
export const FocusServiceCategory: v.GenericSchema<types.FocusServiceCategory>;
export const FormerPlan: v.GenericSchema<types.FormerPlan>;
export const ImmediateOrbUpdate: v.GenericSchema<types.ImmediateOrbUpdate>;
export const IncreasePlanItemQuantity: v.GenericSchema<types.IncreasePlanItemQuantity>;
export const IntentStatus: v.GenericSchema<types.IntentStatus>;
export const ListBillingChargesInput: v.GenericSchema<types.ListBillingChargesInput>;
export const ListContractCommitmentsInput: v.GenericSchema<types.ListContractCommitmentsInput>;
export const OrbPlanChange: v.GenericSchema<types.OrbPlanChange>;
export const OrbPlanChangeOptions: v.GenericSchema<types.OrbPlanChangeOptions>;
export const OrbPriceInterval: v.GenericSchema<types.OrbPriceInterval>;
export const OrbPriceIntervalOptions: v.GenericSchema<types.OrbPriceIntervalOptions>;
export const OrbSubscription: v.GenericSchema<types.OrbSubscription>;
export const OrbSubscriptionChange: v.GenericSchema<types.OrbSubscriptionChange>;
export const OrbSubscriptionChangeOptions: v.GenericSchema<types.OrbSubscriptionChangeOptions>;
export const OrbSubscriptionIntent: v.GenericSchema<types.OrbSubscriptionIntent>;
export const OrbSubscriptionIntentConfiguration: v.GenericSchema<types.OrbSubscriptionIntentConfiguration>;
export const OrbSubscriptionOptions: v.GenericSchema<types.OrbSubscriptionOptions>;
export const OrbUpdate: v.GenericSchema<types.OrbUpdate>;
export const PaymentDispute: v.GenericSchema<types.PaymentDispute>;
export const PaymentProvider: v.GenericSchema<types.PaymentProvider>;
export const PaymentProviderType: v.GenericSchema<types.PaymentProviderType>;
export const PlanItemQuantity: v.GenericSchema<types.PlanItemQuantity>;
export const PlanItemQuantityOutput: v.GenericSchema<types.PlanItemQuantityOutput>;
export const PricingCategory: v.GenericSchema<types.PricingCategory>;
export const PurchaseIntent: v.GenericSchema<types.PurchaseIntent>;
export const PurchaseIntentConfiguration: v.GenericSchema<types.PurchaseIntentConfiguration>;
export const PurchaseLineItem: v.GenericSchema<types.PurchaseLineItem>;
export const SetPlanItemQuantity: v.GenericSchema<types.SetPlanItemQuantity>;
export const SubscriptionPurchase: v.GenericSchema<types.SubscriptionPurchase>;
export const SubscriptionPurchaseOptions: v.GenericSchema<types.SubscriptionPurchaseOptions>;
export const UnappliedOrbUpdate: v.GenericSchema<types.UnappliedOrbUpdate>;
}
