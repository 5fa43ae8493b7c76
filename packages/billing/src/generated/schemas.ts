// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const ChangedResource: v.GenericSchema<types.ChangedResource> = /* @__PURE__ */ (() => v.looseObject({
  productAlias: v.string(),
  productId: v.string(),
  quantity: v.number(),
  addedResourceIds: v.optional(v.array(v.string())),
  effectiveAt: v.optional(v.string()),
  removedResourceIds: v.optional(v.array(v.string())),
  resourceIds: v.optional(v.array(v.string())),
}))();

export const PlanItemQuantityOutput: v.GenericSchema<types.PlanItemQuantityOutput> = /* @__PURE__ */ (() => v.looseObject({
  effectiveBehavior: v.picklist(["end_of_term", "immediate"]),
  orbPriceId: v.string(),
  pricingSource: v.picklist(["copper", "orb"]),
  productId: v.string(),
  changedResources: v.optional(v.array(ChangedResource)),
  metadata: v.optional(v.record(v.string(), v.string())),
  pendingSubscriptionChangeId: v.optional(v.string()),
}))();

export const AdjustPlanItemQuantity: v.GenericSchema<types.AdjustPlanItemQuantity> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("adjust_plan_item_quantity"),
  options: v.looseObject({
    addedResourceIds: v.array(v.string()),
    productAlias: v.string(),
    removedResourceIds: v.array(v.string()),
  }),
  output: PlanItemQuantityOutput,
}))();

export const AppliedOrbUpdate: v.GenericSchema<types.AppliedOrbUpdate> = /* @__PURE__ */ (() => v.looseObject({
  mode: v.literal("async"),
  appliedAt: v.string(),
  status: v.literal("succeeded"),
}))();

export const ChargeCategory: v.GenericSchema<types.ChargeCategory> = /* @__PURE__ */ v.picklist(["Adjustment", "Credit", "Purchase", "Tax", "Usage"]);

export const CreditCurrency: v.GenericSchema<types.CreditCurrency> = /* @__PURE__ */ v.picklist(["ai_credits", "ai_gateway_credits", "v0_user_credits", "vercel_agent_credits", "copper_test_units"]);

export const CreditTopup: v.GenericSchema<types.CreditTopup> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("credit_topup"),
  options: v.looseObject({
    amount: v.string(),
    currency: CreditCurrency,
    expirationDate: v.optional(v.string()),
  }),
  output: v.optional(v.unknown()),
}))();

export const CreditsItem: v.GenericSchema<types.CreditsItem> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("credits"),
  amount: v.pipe(v.number(), v.integer()),
  creditType: v.picklist(["agent", "gateway", "v0"]),
}))();

export const DecreasePlanItemQuantity: v.GenericSchema<types.DecreasePlanItemQuantity> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("decrease_plan_item_quantity"),
  options: v.looseObject({
    productAlias: v.string(),
    resourceIds: v.array(v.string()),
  }),
  output: PlanItemQuantityOutput,
}))();

export const DomainNamePurchaseOptions: v.GenericSchema<types.DomainNamePurchaseOptions> = /* @__PURE__ */ (() => v.looseObject({
  items: v.array(v.looseObject({
    type: v.picklist(["purchase", "renewal", "transfer"]),
    name: v.string(),
    subtotal: v.string(),
    years: v.number(),
  })),
  orderId: v.string(),
}))();

export const DomainNamePurchase: v.GenericSchema<types.DomainNamePurchase> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("domain_name"),
  options: DomainNamePurchaseOptions,
  output: v.optional(v.unknown()),
}))();

export const FocusServiceCategory: v.GenericSchema<types.FocusServiceCategory> = /* @__PURE__ */ v.picklist([
  "AI and Machine Learning", "Analytics", "Business Applications", "Compute", "Databases", "Developer Tools", "Identity", "Integration", "Internet of Things",
  "Management and Governance", "Media", "Migration", "Mobile", "Multicloud", "Networking", "Other", "Security", "Storage", "Web",
]);

export const PricingCategory: v.GenericSchema<types.PricingCategory> = /* @__PURE__ */ v.picklist(["Committed", "Dynamic", "Other", "Standard"]);

export const FocusCharge: v.GenericSchema<types.FocusCharge> = /* @__PURE__ */ (() => v.looseObject({
  BillingCurrency: v.literal("USD"),
  PricingCurrency: v.literal("USD"),
  BilledCost: v.number(),
  ChargeCategory: ChargeCategory,
  ChargePeriodEnd: v.string(),
  ChargePeriodStart: v.string(),
  ConsumedQuantity: v.nullable(v.number()),
  ConsumedUnit: v.nullable(v.string()),
  EffectiveCost: v.number(),
  PricingCategory: PricingCategory,
  PricingQuantity: v.number(),
  PricingUnit: v.string(),
  ServiceName: v.string(),
  ServiceProviderName: v.string(),
  Tags: v.record(v.string(), v.string()),
  RegionId: v.optional(v.string()),
  RegionName: v.optional(v.string()),
  ServiceCategory: v.optional(FocusServiceCategory),
}))();

export const FocusContractCommitment: v.GenericSchema<types.FocusContractCommitment> = /* @__PURE__ */ (() => v.looseObject({
  BillingCurrency: v.string(),
  ContractCommitmentCategory: v.picklist(["Spend", "Usage"]),
  ContractCommitmentId: v.string(),
  ContractCommitmentPeriodEnd: v.string(),
  ContractCommitmentPeriodStart: v.string(),
  ContractCommitmentType: v.string(),
  ContractCommitmentUnit: v.string(),
  ContractId: v.string(),
  ContractPeriodEnd: v.string(),
  ContractPeriodStart: v.string(),
  ContractCommitmentCost: v.optional(v.number()),
  ContractCommitmentDescription: v.optional(v.string()),
  ContractCommitmentQuantity: v.optional(v.number()),
}))();

export const PlanItemQuantity: v.GenericSchema<types.PlanItemQuantity> = /* @__PURE__ */ (() => v.looseObject({
  planItemId: v.string(),
  quantity: v.number(),
  resourceIds: v.optional(v.array(v.string())),
}))();

export const FormerPlan: v.GenericSchema<types.FormerPlan> = /* @__PURE__ */ (() => v.looseObject({
  currentCycleEndDate: v.string(),
  orbSubscriptionId: v.string(),
  planId: v.string(),
  planItemQuantities: v.optional(v.array(PlanItemQuantity)),
  rateVariantKey: v.optional(v.string()),
}))();

export const ImmediateOrbUpdate: v.GenericSchema<types.ImmediateOrbUpdate> = /* @__PURE__ */ (() => v.looseObject({
  mode: v.literal("sync"),
}))();

export const IncreasePlanItemQuantity: v.GenericSchema<types.IncreasePlanItemQuantity> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("increase_plan_item_quantity"),
  options: v.looseObject({
    productAlias: v.string(),
    resourceIds: v.array(v.string()),
  }),
  output: PlanItemQuantityOutput,
}))();

export const IntentStatus: v.GenericSchema<types.IntentStatus> = /* @__PURE__ */ v.picklist(["pending", "succeeded", "failed"]);

export const OrbPlanChangeOptions: v.GenericSchema<types.OrbPlanChangeOptions> = /* @__PURE__ */ (() => v.looseObject({
  effectiveDate: v.picklist(["end_of_subscription_term", "immediate"]),
  orbSubscriptionId: v.string(),
  alignBillingWithPlanChangeDate: v.optional(v.boolean()),
  couponRedemptionCode: v.optional(v.string()),
  externalPlanId: v.optional(v.string()),
  replacePrices: v.optional(v.array(v.looseObject({
    fixedPriceQuantity: v.number(),
    replacesPriceId: v.string(),
  }))),
}))();

export const OrbPlanChange: v.GenericSchema<types.OrbPlanChange> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("orb_plan_change"),
  options: OrbPlanChangeOptions,
  output: v.looseObject({
    pendingSubscriptionChangeId: v.string(),
  }),
}))();

export const OrbPriceIntervalOptions: v.GenericSchema<types.OrbPriceIntervalOptions> = /* @__PURE__ */ (() => v.looseObject({
  orbSubscriptionId: v.string(),
  add: v.optional(v.array(v.unknown())),
  addAdjustments: v.optional(v.array(v.unknown())),
  allowInvoiceCreditOrVoid: v.optional(v.boolean()),
  edit: v.optional(v.array(v.unknown())),
  editAdjustments: v.optional(v.array(v.unknown())),
}))();

export const OrbPriceInterval: v.GenericSchema<types.OrbPriceInterval> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("orb_price_interval"),
  options: OrbPriceIntervalOptions,
  output: v.looseObject({
    pendingSubscriptionChangeId: v.string(),
  }),
}))();

export const OrbSubscriptionOptions: v.GenericSchema<types.OrbSubscriptionOptions> = /* @__PURE__ */ (() => v.looseObject({
  externalPlanId: v.string(),
  addPrices: v.optional(v.array(v.looseObject({
    priceId: v.string(),
  }))),
  alignBillingWithSubscriptionStartDate: v.optional(v.boolean()),
  couponRedemptionCode: v.optional(v.string()),
  initialPhaseOrder: v.optional(v.number()),
  metadata: v.optional(v.record(v.string(), v.nullable(v.string()))),
  removePrices: v.optional(v.array(v.looseObject({
    priceId: v.string(),
  }))),
  replacePrices: v.optional(v.array(v.looseObject({
    fixedPriceQuantity: v.number(),
    replacesPriceId: v.string(),
  }))),
  startDate: v.optional(v.string()),
}))();

export const OrbSubscription: v.GenericSchema<types.OrbSubscription> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("orb_subscription"),
  options: OrbSubscriptionOptions,
  output: v.looseObject({
    pendingSubscriptionChangeId: v.string(),
  }),
}))();

export const PurchaseLineItem: v.GenericSchema<types.PurchaseLineItem> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  productId: v.string(),
  quantity: v.string(),
  unitAmount: v.string(),
  metadata: v.optional(v.record(v.string(), v.string())),
  productAlias: v.optional(v.string()),
  refund: v.optional(v.string()),
}))();

export const OrbSubscriptionChangeOptions: v.GenericSchema<types.OrbSubscriptionChangeOptions> = /* @__PURE__ */ (() => v.looseObject({
  orbCustomerId: v.string(),
  orbExternalCustomerId: v.string(),
  orbExternalPlanId: v.string(),
  orbPlanId: v.string(),
  orbSubscriptionId: v.string(),
  lineItems: v.optional(v.array(PurchaseLineItem)),
  orbPendingSubscriptionChangeId: v.optional(v.string()),
}))();

export const OrbSubscriptionChange: v.GenericSchema<types.OrbSubscriptionChange> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("orb_subscription_intent"),
  options: OrbSubscriptionChangeOptions,
  output: v.looseObject({
    pendingSubscriptionChangeId: v.optional(v.string()),
  }),
}))();

export const SetPlanItemQuantity: v.GenericSchema<types.SetPlanItemQuantity> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("set_plan_item_quantity"),
  options: v.looseObject({
    productAlias: v.string(),
    quantity: v.number(),
    resourceIds: v.optional(v.array(v.string())),
  }),
  output: PlanItemQuantityOutput,
}))();

export const OrbSubscriptionIntentConfiguration: v.GenericSchema<types.OrbSubscriptionIntentConfiguration> = /* @__PURE__ */ v.union([SetPlanItemQuantity, IncreasePlanItemQuantity, DecreasePlanItemQuantity, AdjustPlanItemQuantity]);

export const UnappliedOrbUpdate: v.GenericSchema<types.UnappliedOrbUpdate> = /* @__PURE__ */ (() => v.looseObject({
  mode: v.literal("async"),
  status: v.picklist(["canceled", "failed", "pending", "running"]),
}))();

export const OrbUpdate: v.GenericSchema<types.OrbUpdate> = /* @__PURE__ */ v.union([AppliedOrbUpdate, UnappliedOrbUpdate, ImmediateOrbUpdate]);

export const OrbSubscriptionIntent: v.GenericSchema<types.OrbSubscriptionIntent> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  configuration: OrbSubscriptionIntentConfiguration,
  createdAt: v.string(),
  orbSubscriptionId: v.string(),
  orbUpdate: OrbUpdate,
  ownerId: v.string(),
  status: IntentStatus,
  updatedAt: v.string(),
  purchaseIntentId: v.optional(v.string()),
}))();

export const PaymentDispute: v.GenericSchema<types.PaymentDispute> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  amount: v.string(),
  createdAt: v.string(),
  currency: v.string(),
  providerId: v.string(),
  reason: v.nullable(v.string()),
  status: v.string(),
  updatedAt: v.string(),
}))();

export const PaymentProviderType: v.GenericSchema<types.PaymentProviderType> = /* @__PURE__ */ v.picklist([
  "stripe_elements", "stripe_hosted", "stripe_invoice_elements", "stripe_invoice_immediate", "stripe_invoice_deferred", "orb_ledger", "apple_in_app_purchase",
  "tackle_aws_marketplace",
]);

export const PaymentProvider: v.GenericSchema<types.PaymentProvider> = /* @__PURE__ */ (() => v.looseObject({
  type: PaymentProviderType,
  resourceId: v.string(),
  currencyConversionRate: v.optional(v.string()),
  stripeSharedPaymentTokenUsed: v.optional(v.boolean()),
}))();

export const SubscriptionPurchaseOptions: v.GenericSchema<types.SubscriptionPurchaseOptions> = /* @__PURE__ */ (() => v.looseObject({
  planId: v.string(),
  fromPlan: v.optional(FormerPlan),
  planItemQuantities: v.optional(v.array(PlanItemQuantity)),
  rateVariantKey: v.optional(v.string()),
}))();

export const SubscriptionPurchase: v.GenericSchema<types.SubscriptionPurchase> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("subscription"),
  options: SubscriptionPurchaseOptions,
  output: v.looseObject({
    planChangeId: v.optional(v.string()),
  }),
}))();

export const PurchaseIntentConfiguration: v.GenericSchema<types.PurchaseIntentConfiguration> = /* @__PURE__ */ v.union([CreditTopup, DomainNamePurchase, OrbPlanChange, OrbPriceInterval, OrbSubscription, OrbSubscriptionChange, SubscriptionPurchase]);

export const PurchaseIntent: v.GenericSchema<types.PurchaseIntent> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  configuration: PurchaseIntentConfiguration,
  createdAt: v.string(),
  currency: v.picklist(["miu", "usd"]),
  ownerId: v.string(),
  provider: PaymentProvider,
  status: IntentStatus,
  subtotal: v.string(),
  tax: v.string(),
  total: v.string(),
  updatedAt: v.string(),
  dispute: v.optional(PaymentDispute),
  lineItems: v.optional(v.array(PurchaseLineItem)),
  metadata: v.optional(v.record(v.string(), v.string())),
  refund: v.optional(v.string()),
  returnUrl: v.optional(v.string()),
}))();

export const ListBillingChargesInput: v.GenericSchema<types.ListBillingChargesInput> = /* @__PURE__ */ (() => v.looseObject({
  from: v.string(),
  to: v.string(),
}))();

export const ListContractCommitmentsInput: v.GenericSchema<types.ListContractCommitmentsInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const BuyCreditsInput: v.GenericSchema<types.BuyCreditsInput> = /* @__PURE__ */ (() => v.looseObject({
  source: v.optional(v.string()),
  item: CreditsItem,
}))();

export const BuyCreditsOutput: v.GenericSchema<types.BuyCreditsOutput> = /* @__PURE__ */ (() => v.union([v.looseObject({
  checkoutSessionId: v.string(),
  checkoutSessionUrl: v.string(),
}), v.looseObject({
  purchaseIntent: PurchaseIntent,
}), v.looseObject({
  orbSubscriptionIntent: OrbSubscriptionIntent,
})]))();
