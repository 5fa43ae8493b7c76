// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";

/** Adds and takes resources at once. */
export interface AdjustPlanItemQuantity {
  type: "adjust_plan_item_quantity";
  options: {
    addedResourceIds: string[];
    productAlias: string;
    removedResourceIds: string[];
  };
  output: PlanItemQuantityOutput;
}

/** The change has been applied. */
export interface AppliedOrbUpdate {
  mode: "async";
  appliedAt: string;
  status: "succeeded";
}

/** Change to an item. */
export interface ChangedResource {
  productAlias: string;
  productId: string;
  quantity: number;
  addedResourceIds?: string[] | undefined;
  effectiveAt?: string | undefined;
  removedResourceIds?: string[] | undefined;
  resourceIds?: string[] | undefined;
}

/** Category of a charge. */
export type ChargeCategory = "Adjustment" | "Credit" | "Purchase" | "Tax" | "Usage" | Unlisted;

/** Product that credits can be spent on. */
export type CreditCurrency =
  | "ai_credits"
  | "ai_gateway_credits"
  | "v0_user_credits"
  | "vercel_agent_credits"
  | "copper_test_units"
  | Unlisted;

/** Credits. */
export interface CreditTopup {
  type: "credit_topup";
  options: {
    amount: string;
    currency: CreditCurrency;
    expirationDate?: string | undefined;
  };
  output?: unknown | undefined;
}

/** The credits to buy. */
export interface CreditsItem {
  /** Buys credits; nothing else can be bought here. */
  type: "credits";
  /** Number of credits to buy. */
  amount: number;
  /** Product that the credits can be spent on. */
  creditType: "agent" | "gateway" | "v0" | Unlisted;
}

/** Takes resources from an item. */
export interface DecreasePlanItemQuantity {
  type: "decrease_plan_item_quantity";
  options: {
    productAlias: string;
    resourceIds: string[];
  };
  output: PlanItemQuantityOutput;
}

/** Domains. */
export interface DomainNamePurchase {
  type: "domain_name";
  options: DomainNamePurchaseOptions;
  output?: unknown | undefined;
}

/** The domains of an order. */
export interface DomainNamePurchaseOptions {
  items: {
    type: "purchase" | "renewal" | "transfer" | Unlisted;
    name: string;
    subtotal: string;
    years: number;
  }[];
  orderId: string;
}

/** A charge, as the FOCUS specification names its members. */
export interface FocusCharge {
  BillingCurrency: "USD";
  PricingCurrency: "USD";
  /** Amount billed, in the billing currency. */
  BilledCost: number;
  ChargeCategory: ChargeCategory;
  /** ISO date, exclusive. */
  ChargePeriodEnd: string;
  /** ISO date, inclusive. */
  ChargePeriodStart: string;
  ConsumedQuantity: number | null;
  ConsumedUnit: string | null;
  /** Cost after discounts and commitments. */
  EffectiveCost: number;
  PricingCategory: PricingCategory;
  PricingQuantity: number;
  PricingUnit: string;
  ServiceName: string;
  ServiceProviderName: string;
  Tags: { [key: string]: string };
  RegionId?: string | undefined;
  RegionName?: string | undefined;
  ServiceCategory?: FocusServiceCategory | undefined;
}

/** A commitment of a contract, as the FOCUS specification names its members. */
export interface FocusContractCommitment {
  BillingCurrency: string;
  ContractCommitmentCategory: "Spend" | "Usage" | Unlisted;
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

/** Category of the charged service. */
export type FocusServiceCategory =
  | "AI and Machine Learning"
  | "Analytics"
  | "Business Applications"
  | "Compute"
  | "Databases"
  | "Developer Tools"
  | "Identity"
  | "Integration"
  | "Internet of Things"
  | "Management and Governance"
  | "Media"
  | "Migration"
  | "Mobile"
  | "Multicloud"
  | "Networking"
  | "Other"
  | "Security"
  | "Storage"
  | "Web"
  | Unlisted;

/** The plan that is left. */
export interface FormerPlan {
  currentCycleEndDate: string;
  orbSubscriptionId: string;
  planId: string;
  planItemQuantities?: PlanItemQuantity[] | undefined;
  rateVariantKey?: string | undefined;
}

/** The change is applied with the request. */
export interface ImmediateOrbUpdate {
  mode: "sync";
}

/** Adds resources to an item. */
export interface IncreasePlanItemQuantity {
  type: "increase_plan_item_quantity";
  options: {
    productAlias: string;
    resourceIds: string[];
  };
  output: PlanItemQuantityOutput;
}

/** State of a purchase. */
export type IntentStatus = "pending" | "succeeded" | "failed" | Unlisted;

/** Change to another plan. */
export interface OrbPlanChange {
  type: "orb_plan_change";
  options: OrbPlanChangeOptions;
  output: {
    pendingSubscriptionChangeId: string;
  };
}

/** The plan to change to, and when. */
export interface OrbPlanChangeOptions {
  effectiveDate: "end_of_subscription_term" | "immediate" | Unlisted;
  orbSubscriptionId: string;
  alignBillingWithPlanChangeDate?: boolean | undefined;
  couponRedemptionCode?: string | undefined;
  externalPlanId?: string | undefined;
  replacePrices?: {
    fixedPriceQuantity: number;
    replacesPriceId: string;
  }[] | undefined;
}

/** Other prices for a time. */
export interface OrbPriceInterval {
  type: "orb_price_interval";
  options: OrbPriceIntervalOptions;
  output: {
    pendingSubscriptionChangeId: string;
  };
}

/** The price intervals to add and to edit. */
export interface OrbPriceIntervalOptions {
  orbSubscriptionId: string;
  add?: unknown[] | undefined;
  addAdjustments?: unknown[] | undefined;
  allowInvoiceCreditOrVoid?: boolean | undefined;
  edit?: unknown[] | undefined;
  editAdjustments?: unknown[] | undefined;
}

/** A new subscription. */
export interface OrbSubscription {
  type: "orb_subscription";
  options: OrbSubscriptionOptions;
  output: {
    pendingSubscriptionChangeId: string;
  };
}

/** A change of a subscription, in the form of its own intent. */
export interface OrbSubscriptionChange {
  type: "orb_subscription_intent";
  options: OrbSubscriptionChangeOptions;
  output: {
    pendingSubscriptionChangeId?: string | undefined;
  };
}

/** The subscription and the charges for the change. */
export interface OrbSubscriptionChangeOptions {
  orbCustomerId: string;
  orbExternalCustomerId: string;
  orbExternalPlanId: string;
  orbPlanId: string;
  orbSubscriptionId: string;
  lineItems?: PurchaseLineItem[] | undefined;
  orbPendingSubscriptionChangeId?: string | undefined;
}

/** A change of a subscription and its state. */
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

/** Change to a subscription. */
export type OrbSubscriptionIntentConfiguration = SetPlanItemQuantity | IncreasePlanItemQuantity | DecreasePlanItemQuantity | AdjustPlanItemQuantity;

/** The plan of the subscription and its adjustments. */
export interface OrbSubscriptionOptions {
  externalPlanId: string;
  addPrices?: {
    priceId: string;
  }[] | undefined;
  alignBillingWithSubscriptionStartDate?: boolean | undefined;
  couponRedemptionCode?: string | undefined;
  initialPhaseOrder?: number | undefined;
  metadata?: { [key: string]: string | null } | undefined;
  removePrices?: {
    priceId: string;
  }[] | undefined;
  replacePrices?: {
    fixedPriceQuantity: number;
    replacesPriceId: string;
  }[] | undefined;
  startDate?: string | undefined;
}

/** Way in which the change reaches the billing system. */
export type OrbUpdate = AppliedOrbUpdate | UnappliedOrbUpdate | ImmediateOrbUpdate;

/** A payment that the buyer disputes. */
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

/** Provider that takes the payment. */
export interface PaymentProvider {
  type: PaymentProviderType;
  resourceId: string;
  currencyConversionRate?: string | undefined;
  stripeSharedPaymentTokenUsed?: boolean | undefined;
}

/** Kind of payment provider. */
export type PaymentProviderType =
  | "stripe_elements"
  | "stripe_hosted"
  | "stripe_invoice_elements"
  | "stripe_invoice_immediate"
  | "stripe_invoice_deferred"
  | "orb_ledger"
  | "apple_in_app_purchase"
  | "tackle_aws_marketplace"
  | Unlisted;

/** Quantity of an item of the plan. */
export interface PlanItemQuantity {
  planItemId: string;
  quantity: number;
  resourceIds?: string[] | undefined;
}

/** Result of the change. */
export interface PlanItemQuantityOutput {
  /** Time at which the change takes effect. */
  effectiveBehavior: "end_of_term" | "immediate" | Unlisted;
  orbPriceId: string;
  pricingSource: "copper" | "orb" | Unlisted;
  productId: string;
  changedResources?: ChangedResource[] | undefined;
  metadata?: { [key: string]: string } | undefined;
  pendingSubscriptionChangeId?: string | undefined;
}

/** Basis of a price. */
export type PricingCategory = "Committed" | "Dynamic" | "Other" | "Standard" | Unlisted;

/** A purchase and its state. */
export interface PurchaseIntent {
  id: string;
  configuration: PurchaseIntentConfiguration;
  createdAt: string;
  currency: "miu" | "usd" | Unlisted;
  ownerId: string;
  provider: PaymentProvider;
  status: IntentStatus;
  /** Amount before tax. */
  subtotal: string;
  tax: string;
  total: string;
  updatedAt: string;
  dispute?: PaymentDispute | undefined;
  lineItems?: PurchaseLineItem[] | undefined;
  metadata?: { [key: string]: string } | undefined;
  /** Refunded amount. */
  refund?: string | undefined;
  /** URL to which the buyer returns after paying. */
  returnUrl?: string | undefined;
}

/** Item to be bought, with its configuration. */
export type PurchaseIntentConfiguration =
  | CreditTopup
  | DomainNamePurchase
  | OrbPlanChange
  | OrbPriceInterval
  | OrbSubscription
  | OrbSubscriptionChange
  | SubscriptionPurchase;

/** A line of the bill. */
export interface PurchaseLineItem {
  id: string;
  name: string;
  description: string;
  productId: string;
  quantity: string;
  /** The unit price. */
  unitAmount: string;
  metadata?: { [key: string]: string } | undefined;
  productAlias?: string | undefined;
  refund?: string | undefined;
}

/** Sets the quantity of an item. */
export interface SetPlanItemQuantity {
  type: "set_plan_item_quantity";
  options: {
    productAlias: string;
    quantity: number;
    resourceIds?: string[] | undefined;
  };
  output: PlanItemQuantityOutput;
}

/** A subscription of the platform's own billing. */
export interface SubscriptionPurchase {
  type: "subscription";
  options: SubscriptionPurchaseOptions;
  output: {
    planChangeId?: string | undefined;
  };
}

/** The plan of the subscription. */
export interface SubscriptionPurchaseOptions {
  planId: string;
  fromPlan?: FormerPlan | undefined;
  planItemQuantities?: PlanItemQuantity[] | undefined;
  rateVariantKey?: string | undefined;
}

/** The change waits, runs, was canceled or failed. */
export interface UnappliedOrbUpdate {
  mode: "async";
  status: "canceled" | "failed" | "pending" | "running";
}

/** Input of `listBillingCharges`. */
export interface ListBillingChargesInput {
  /** The start of the period, as an ISO date, inclusive. */
  from: string;
  /** The end of the period, as an ISO date, exclusive. */
  to: string;
}

/** One record of `listBillingCharges`. */
export type ListBillingChargesOutput = FocusCharge;

/** Input of `listContractCommitments`. */
export type ListContractCommitmentsInput = Record<string, never>;

/** One record of `listContractCommitments`. */
export type ListContractCommitmentsOutput = FocusContractCommitment;

/** Input of `buyCredits`. */
export interface BuyCreditsInput {
  /** Place where the purchase was started. */
  source?: string | undefined;
  /** Item to buy. */
  item: CreditsItem;
}

/** Answer of `buyCredits`. */
export type BuyCreditsOutput = {
  checkoutSessionId: string;
  checkoutSessionUrl: string;
} | {
  purchaseIntent: PurchaseIntent;
} | {
  orbSubscriptionIntent: OrbSubscriptionIntent;
};
