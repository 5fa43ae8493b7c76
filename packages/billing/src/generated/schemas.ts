// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const ChangedResource: v.GenericSchema<types.ChangedResource> = /* @__PURE__ */ v.looseObject({
  productAlias: /* @__PURE__ */ v.string(),
  productId: /* @__PURE__ */ v.string(),
  quantity: /* @__PURE__ */ v.number(),
  addedResourceIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  effectiveAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  removedResourceIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  resourceIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const PlanItemQuantityOutput: v.GenericSchema<types.PlanItemQuantityOutput> = /* @__PURE__ */ v.looseObject({
  effectiveBehavior: /* @__PURE__ */ v.picklist(["end_of_term", "immediate"]),
  orbPriceId: /* @__PURE__ */ v.string(),
  pricingSource: /* @__PURE__ */ v.picklist(["copper", "orb"]),
  productId: /* @__PURE__ */ v.string(),
  changedResources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ChangedResource)),
  metadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  pendingSubscriptionChangeId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const AdjustPlanItemQuantity: v.GenericSchema<types.AdjustPlanItemQuantity> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("adjust_plan_item_quantity"),
  options: /* @__PURE__ */ v.looseObject({
    addedResourceIds: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
    productAlias: /* @__PURE__ */ v.string(),
    removedResourceIds: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  }),
  output: PlanItemQuantityOutput,
});

export const AppliedOrbUpdate: v.GenericSchema<types.AppliedOrbUpdate> = /* @__PURE__ */ v.looseObject({
  mode: /* @__PURE__ */ v.literal("async"),
  appliedAt: /* @__PURE__ */ v.string(),
  status: /* @__PURE__ */ v.literal("succeeded"),
});

export const ChargeCategory: v.GenericSchema<types.ChargeCategory> = /* @__PURE__ */ v.picklist(["Adjustment", "Credit", "Purchase", "Tax", "Usage"]);

export const CreditCurrency: v.GenericSchema<types.CreditCurrency> = /* @__PURE__ */ v.picklist(["ai_credits", "ai_gateway_credits", "v0_user_credits", "vercel_agent_credits", "copper_test_units"]);

export const CreditTopup: v.GenericSchema<types.CreditTopup> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("credit_topup"),
  options: /* @__PURE__ */ v.looseObject({
    amount: /* @__PURE__ */ v.string(),
    currency: CreditCurrency,
    expirationDate: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  }),
  output: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.unknown()),
});

export const CreditsItem: v.GenericSchema<types.CreditsItem> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("credits"),
  amount: /* @__PURE__ */ v.number(),
  creditType: /* @__PURE__ */ v.picklist(["agent", "gateway", "v0"]),
});

export const DecreasePlanItemQuantity: v.GenericSchema<types.DecreasePlanItemQuantity> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("decrease_plan_item_quantity"),
  options: /* @__PURE__ */ v.looseObject({
    productAlias: /* @__PURE__ */ v.string(),
    resourceIds: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  }),
  output: PlanItemQuantityOutput,
});

export const DomainNamePurchaseOptions: v.GenericSchema<types.DomainNamePurchaseOptions> = /* @__PURE__ */ v.looseObject({
  items: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    type: /* @__PURE__ */ v.picklist(["purchase", "renewal", "transfer"]),
    name: /* @__PURE__ */ v.string(),
    subtotal: /* @__PURE__ */ v.string(),
    years: /* @__PURE__ */ v.number(),
  })),
  orderId: /* @__PURE__ */ v.string(),
});

export const DomainNamePurchase: v.GenericSchema<types.DomainNamePurchase> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("domain_name"),
  options: DomainNamePurchaseOptions,
  output: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.unknown()),
});

export const FocusServiceCategory: v.GenericSchema<types.FocusServiceCategory> = /* @__PURE__ */ v.picklist(["AI and Machine Learning", "Analytics", "Business Applications", "Compute", "Databases", "Developer Tools", "Identity", "Integration", "Internet of Things", "Management and Governance", "Media", "Migration", "Mobile", "Multicloud", "Networking", "Other", "Security", "Storage", "Web"]);

export const PricingCategory: v.GenericSchema<types.PricingCategory> = /* @__PURE__ */ v.picklist(["Committed", "Dynamic", "Other", "Standard"]);

export const FocusCharge: v.GenericSchema<types.FocusCharge> = /* @__PURE__ */ v.looseObject({
  BillingCurrency: /* @__PURE__ */ v.literal("USD"),
  PricingCurrency: /* @__PURE__ */ v.literal("USD"),
  BilledCost: /* @__PURE__ */ v.number(),
  ChargeCategory: ChargeCategory,
  ChargePeriodEnd: /* @__PURE__ */ v.string(),
  ChargePeriodStart: /* @__PURE__ */ v.string(),
  ConsumedQuantity: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  ConsumedUnit: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  EffectiveCost: /* @__PURE__ */ v.number(),
  PricingCategory: PricingCategory,
  PricingQuantity: /* @__PURE__ */ v.number(),
  PricingUnit: /* @__PURE__ */ v.string(),
  ServiceName: /* @__PURE__ */ v.string(),
  ServiceProviderName: /* @__PURE__ */ v.string(),
  Tags: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string()),
  RegionId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  RegionName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ServiceCategory: /* @__PURE__ */ v.optional(FocusServiceCategory),
});

export const FocusContractCommitment: v.GenericSchema<types.FocusContractCommitment> = /* @__PURE__ */ v.looseObject({
  BillingCurrency: /* @__PURE__ */ v.string(),
  ContractCommitmentCategory: /* @__PURE__ */ v.picklist(["Spend", "Usage"]),
  ContractCommitmentId: /* @__PURE__ */ v.string(),
  ContractCommitmentPeriodEnd: /* @__PURE__ */ v.string(),
  ContractCommitmentPeriodStart: /* @__PURE__ */ v.string(),
  ContractCommitmentType: /* @__PURE__ */ v.string(),
  ContractCommitmentUnit: /* @__PURE__ */ v.string(),
  ContractId: /* @__PURE__ */ v.string(),
  ContractPeriodEnd: /* @__PURE__ */ v.string(),
  ContractPeriodStart: /* @__PURE__ */ v.string(),
  ContractCommitmentCost: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  ContractCommitmentDescription: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ContractCommitmentQuantity: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const PlanItemQuantity: v.GenericSchema<types.PlanItemQuantity> = /* @__PURE__ */ v.looseObject({
  planItemId: /* @__PURE__ */ v.string(),
  quantity: /* @__PURE__ */ v.number(),
  resourceIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const FormerPlan: v.GenericSchema<types.FormerPlan> = /* @__PURE__ */ v.looseObject({
  currentCycleEndDate: /* @__PURE__ */ v.string(),
  orbSubscriptionId: /* @__PURE__ */ v.string(),
  planId: /* @__PURE__ */ v.string(),
  planItemQuantities: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PlanItemQuantity)),
  rateVariantKey: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ImmediateOrbUpdate: v.GenericSchema<types.ImmediateOrbUpdate> = /* @__PURE__ */ v.looseObject({
  mode: /* @__PURE__ */ v.literal("sync"),
});

export const IncreasePlanItemQuantity: v.GenericSchema<types.IncreasePlanItemQuantity> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("increase_plan_item_quantity"),
  options: /* @__PURE__ */ v.looseObject({
    productAlias: /* @__PURE__ */ v.string(),
    resourceIds: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  }),
  output: PlanItemQuantityOutput,
});

export const IntentStatus: v.GenericSchema<types.IntentStatus> = /* @__PURE__ */ v.picklist(["pending", "succeeded", "failed"]);

export const OrbPlanChangeOptions: v.GenericSchema<types.OrbPlanChangeOptions> = /* @__PURE__ */ v.looseObject({
  effectiveDate: /* @__PURE__ */ v.picklist(["end_of_subscription_term", "immediate"]),
  orbSubscriptionId: /* @__PURE__ */ v.string(),
  alignBillingWithPlanChangeDate: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  couponRedemptionCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  externalPlanId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  replacePrices: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    fixedPriceQuantity: /* @__PURE__ */ v.number(),
    replacesPriceId: /* @__PURE__ */ v.string(),
  }))),
});

export const OrbPlanChange: v.GenericSchema<types.OrbPlanChange> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("orb_plan_change"),
  options: OrbPlanChangeOptions,
  output: /* @__PURE__ */ v.looseObject({
    pendingSubscriptionChangeId: /* @__PURE__ */ v.string(),
  }),
});

export const OrbPriceIntervalOptions: v.GenericSchema<types.OrbPriceIntervalOptions> = /* @__PURE__ */ v.looseObject({
  orbSubscriptionId: /* @__PURE__ */ v.string(),
  add: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.unknown())),
  addAdjustments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.unknown())),
  allowInvoiceCreditOrVoid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  edit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.unknown())),
  editAdjustments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.unknown())),
});

export const OrbPriceInterval: v.GenericSchema<types.OrbPriceInterval> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("orb_price_interval"),
  options: OrbPriceIntervalOptions,
  output: /* @__PURE__ */ v.looseObject({
    pendingSubscriptionChangeId: /* @__PURE__ */ v.string(),
  }),
});

export const OrbSubscriptionOptions: v.GenericSchema<types.OrbSubscriptionOptions> = /* @__PURE__ */ v.looseObject({
  externalPlanId: /* @__PURE__ */ v.string(),
  addPrices: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    priceId: /* @__PURE__ */ v.string(),
  }))),
  alignBillingWithSubscriptionStartDate: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  couponRedemptionCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  initialPhaseOrder: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  metadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()))),
  removePrices: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    priceId: /* @__PURE__ */ v.string(),
  }))),
  replacePrices: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    fixedPriceQuantity: /* @__PURE__ */ v.number(),
    replacesPriceId: /* @__PURE__ */ v.string(),
  }))),
  startDate: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const OrbSubscription: v.GenericSchema<types.OrbSubscription> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("orb_subscription"),
  options: OrbSubscriptionOptions,
  output: /* @__PURE__ */ v.looseObject({
    pendingSubscriptionChangeId: /* @__PURE__ */ v.string(),
  }),
});

export const PurchaseLineItem: v.GenericSchema<types.PurchaseLineItem> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  description: /* @__PURE__ */ v.string(),
  productId: /* @__PURE__ */ v.string(),
  quantity: /* @__PURE__ */ v.string(),
  unitAmount: /* @__PURE__ */ v.string(),
  metadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  productAlias: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  refund: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const OrbSubscriptionChangeOptions: v.GenericSchema<types.OrbSubscriptionChangeOptions> = /* @__PURE__ */ v.looseObject({
  orbCustomerId: /* @__PURE__ */ v.string(),
  orbExternalCustomerId: /* @__PURE__ */ v.string(),
  orbExternalPlanId: /* @__PURE__ */ v.string(),
  orbPlanId: /* @__PURE__ */ v.string(),
  orbSubscriptionId: /* @__PURE__ */ v.string(),
  lineItems: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PurchaseLineItem)),
  orbPendingSubscriptionChangeId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const OrbSubscriptionChange: v.GenericSchema<types.OrbSubscriptionChange> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("orb_subscription_intent"),
  options: OrbSubscriptionChangeOptions,
  output: /* @__PURE__ */ v.looseObject({
    pendingSubscriptionChangeId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  }),
});

export const SetPlanItemQuantity: v.GenericSchema<types.SetPlanItemQuantity> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("set_plan_item_quantity"),
  options: /* @__PURE__ */ v.looseObject({
    productAlias: /* @__PURE__ */ v.string(),
    quantity: /* @__PURE__ */ v.number(),
    resourceIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  }),
  output: PlanItemQuantityOutput,
});

export const OrbSubscriptionIntentConfiguration: v.GenericSchema<types.OrbSubscriptionIntentConfiguration> = /* @__PURE__ */ v.union([SetPlanItemQuantity, IncreasePlanItemQuantity, DecreasePlanItemQuantity, AdjustPlanItemQuantity]);

export const UnappliedOrbUpdate: v.GenericSchema<types.UnappliedOrbUpdate> = /* @__PURE__ */ v.looseObject({
  mode: /* @__PURE__ */ v.literal("async"),
  status: /* @__PURE__ */ v.picklist(["canceled", "failed", "pending", "running"]),
});

export const OrbUpdate: v.GenericSchema<types.OrbUpdate> = /* @__PURE__ */ v.union([AppliedOrbUpdate, UnappliedOrbUpdate, ImmediateOrbUpdate]);

export const OrbSubscriptionIntent: v.GenericSchema<types.OrbSubscriptionIntent> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  configuration: OrbSubscriptionIntentConfiguration,
  createdAt: /* @__PURE__ */ v.string(),
  orbSubscriptionId: /* @__PURE__ */ v.string(),
  orbUpdate: OrbUpdate,
  ownerId: /* @__PURE__ */ v.string(),
  status: IntentStatus,
  updatedAt: /* @__PURE__ */ v.string(),
  purchaseIntentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const PaymentDispute: v.GenericSchema<types.PaymentDispute> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  amount: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.string(),
  currency: /* @__PURE__ */ v.string(),
  providerId: /* @__PURE__ */ v.string(),
  reason: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  status: /* @__PURE__ */ v.string(),
  updatedAt: /* @__PURE__ */ v.string(),
});

export const PaymentProviderType: v.GenericSchema<types.PaymentProviderType> = /* @__PURE__ */ v.picklist(["stripe_elements", "stripe_hosted", "stripe_invoice_elements", "stripe_invoice_immediate", "stripe_invoice_deferred", "orb_ledger", "apple_in_app_purchase", "tackle_aws_marketplace"]);

export const PaymentProvider: v.GenericSchema<types.PaymentProvider> = /* @__PURE__ */ v.looseObject({
  type: PaymentProviderType,
  resourceId: /* @__PURE__ */ v.string(),
  currencyConversionRate: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  stripeSharedPaymentTokenUsed: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const SubscriptionPurchaseOptions: v.GenericSchema<types.SubscriptionPurchaseOptions> = /* @__PURE__ */ v.looseObject({
  planId: /* @__PURE__ */ v.string(),
  fromPlan: /* @__PURE__ */ v.optional(FormerPlan),
  planItemQuantities: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PlanItemQuantity)),
  rateVariantKey: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const SubscriptionPurchase: v.GenericSchema<types.SubscriptionPurchase> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("subscription"),
  options: SubscriptionPurchaseOptions,
  output: /* @__PURE__ */ v.looseObject({
    planChangeId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  }),
});

export const PurchaseIntentConfiguration: v.GenericSchema<types.PurchaseIntentConfiguration> = /* @__PURE__ */ v.union([CreditTopup, DomainNamePurchase, OrbPlanChange, OrbPriceInterval, OrbSubscription, OrbSubscriptionChange, SubscriptionPurchase]);

export const PurchaseIntent: v.GenericSchema<types.PurchaseIntent> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  configuration: PurchaseIntentConfiguration,
  createdAt: /* @__PURE__ */ v.string(),
  currency: /* @__PURE__ */ v.picklist(["miu", "usd"]),
  ownerId: /* @__PURE__ */ v.string(),
  provider: PaymentProvider,
  status: IntentStatus,
  subtotal: /* @__PURE__ */ v.string(),
  tax: /* @__PURE__ */ v.string(),
  total: /* @__PURE__ */ v.string(),
  updatedAt: /* @__PURE__ */ v.string(),
  dispute: /* @__PURE__ */ v.optional(PaymentDispute),
  lineItems: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(PurchaseLineItem)),
  metadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  refund: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  returnUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ListBillingChargesInput: v.GenericSchema<types.ListBillingChargesInput> = /* @__PURE__ */ v.looseObject({
  from: /* @__PURE__ */ v.string(),
  to: /* @__PURE__ */ v.string(),
});

export const ListContractCommitmentsInput: v.GenericSchema<types.ListContractCommitmentsInput> = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.never());

export const BuyCreditsInput: v.GenericSchema<types.BuyCreditsInput> = /* @__PURE__ */ v.looseObject({
  source: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  item: CreditsItem,
});

export const BuyCreditsOutput: v.GenericSchema<types.BuyCreditsOutput> = /* @__PURE__ */ v.looseObject({
  checkoutSessionId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  checkoutSessionUrl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  purchaseIntent: /* @__PURE__ */ v.optional(PurchaseIntent),
  orbSubscriptionIntent: /* @__PURE__ */ v.optional(OrbSubscriptionIntent),
});
