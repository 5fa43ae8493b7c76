// What @slipway/billing exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/billing" {
export { AdjustPlanItemQuantity } from "./generated/types"; // interface
export { AppliedOrbUpdate } from "./generated/types"; // interface
export { BuyCreditsInput } from "./generated/types"; // interface
export { BuyCreditsOutput } from "./generated/types"; // type
export { ChangedResource } from "./generated/types"; // interface
export { ChargeCategory } from "./generated/types"; // type
export { CreditCurrency } from "./generated/types"; // type
export { CreditTopup } from "./generated/types"; // interface
export { CreditsItem } from "./generated/types"; // interface
export { DecreasePlanItemQuantity } from "./generated/types"; // interface
export { DomainNamePurchase } from "./generated/types"; // interface
export { DomainNamePurchaseOptions } from "./generated/types"; // interface
export { FocusCharge } from "./generated/types"; // interface
export { FocusContractCommitment } from "./generated/types"; // interface
export { FocusServiceCategory } from "./generated/types"; // type
export { FormerPlan } from "./generated/types"; // interface
export { ImmediateOrbUpdate } from "./generated/types"; // interface
export { IncreasePlanItemQuantity } from "./generated/types"; // interface
export { IntentStatus } from "./generated/types"; // type
export { ListBillingChargesInput } from "./generated/types"; // interface
export { ListBillingChargesOutput } from "./generated/types"; // type
export { ListContractCommitmentsInput } from "./generated/types"; // type
export { ListContractCommitmentsOutput } from "./generated/types"; // type
export { OrbPlanChange } from "./generated/types"; // interface
export { OrbPlanChangeOptions } from "./generated/types"; // interface
export { OrbPriceInterval } from "./generated/types"; // interface
export { OrbPriceIntervalOptions } from "./generated/types"; // interface
export { OrbSubscription } from "./generated/types"; // interface
export { OrbSubscriptionChange } from "./generated/types"; // interface
export { OrbSubscriptionChangeOptions } from "./generated/types"; // interface
export { OrbSubscriptionIntent } from "./generated/types"; // interface
export { OrbSubscriptionIntentConfiguration } from "./generated/types"; // type
export { OrbSubscriptionOptions } from "./generated/types"; // interface
export { OrbUpdate } from "./generated/types"; // type
export { PaymentDispute } from "./generated/types"; // interface
export { PaymentProvider } from "./generated/types"; // interface
export { PaymentProviderType } from "./generated/types"; // type
export { PlanItemQuantity } from "./generated/types"; // interface
export { PlanItemQuantityOutput } from "./generated/types"; // interface
export { PricingCategory } from "./generated/types"; // type
export { PurchaseIntent } from "./generated/types"; // interface
export { PurchaseIntentConfiguration } from "./generated/types"; // type
export { PurchaseLineItem } from "./generated/types"; // interface
export { SetPlanItemQuantity } from "./generated/types"; // interface
export { SubscriptionPurchase } from "./generated/types"; // interface
export { SubscriptionPurchaseOptions } from "./generated/types"; // interface
export { UnappliedOrbUpdate } from "./generated/types"; // interface
export { buyCredits } from "./generated/operations"; // function
export { listBillingCharges } from "./generated/operations"; // function
export { listContractCommitments } from "./generated/operations"; // function
}

declare module "@slipway/billing/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/billing/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/billing/operations" {
export { buyCredits } from "./generated/descriptors"; // const
export { listBillingCharges } from "./generated/descriptors"; // const
export { listContractCommitments } from "./generated/descriptors"; // const
}

declare module "@slipway/billing/schemas" {
export { AdjustPlanItemQuantity } from "./generated/schemas"; // const
export { AppliedOrbUpdate } from "./generated/schemas"; // const
export { BuyCreditsInput } from "./generated/schemas"; // const
export { BuyCreditsOutput } from "./generated/schemas"; // const
export { ChangedResource } from "./generated/schemas"; // const
export { ChargeCategory } from "./generated/schemas"; // const
export { CreditCurrency } from "./generated/schemas"; // const
export { CreditTopup } from "./generated/schemas"; // const
export { CreditsItem } from "./generated/schemas"; // const
export { DecreasePlanItemQuantity } from "./generated/schemas"; // const
export { DomainNamePurchase } from "./generated/schemas"; // const
export { DomainNamePurchaseOptions } from "./generated/schemas"; // const
export { FocusCharge } from "./generated/schemas"; // const
export { FocusContractCommitment } from "./generated/schemas"; // const
export { FocusServiceCategory } from "./generated/schemas"; // const
export { FormerPlan } from "./generated/schemas"; // const
export { ImmediateOrbUpdate } from "./generated/schemas"; // const
export { IncreasePlanItemQuantity } from "./generated/schemas"; // const
export { IntentStatus } from "./generated/schemas"; // const
export { ListBillingChargesInput } from "./generated/schemas"; // const
export { ListContractCommitmentsInput } from "./generated/schemas"; // const
export { OrbPlanChange } from "./generated/schemas"; // const
export { OrbPlanChangeOptions } from "./generated/schemas"; // const
export { OrbPriceInterval } from "./generated/schemas"; // const
export { OrbPriceIntervalOptions } from "./generated/schemas"; // const
export { OrbSubscription } from "./generated/schemas"; // const
export { OrbSubscriptionChange } from "./generated/schemas"; // const
export { OrbSubscriptionChangeOptions } from "./generated/schemas"; // const
export { OrbSubscriptionIntent } from "./generated/schemas"; // const
export { OrbSubscriptionIntentConfiguration } from "./generated/schemas"; // const
export { OrbSubscriptionOptions } from "./generated/schemas"; // const
export { OrbUpdate } from "./generated/schemas"; // const
export { PaymentDispute } from "./generated/schemas"; // const
export { PaymentProvider } from "./generated/schemas"; // const
export { PaymentProviderType } from "./generated/schemas"; // const
export { PlanItemQuantity } from "./generated/schemas"; // const
export { PlanItemQuantityOutput } from "./generated/schemas"; // const
export { PricingCategory } from "./generated/schemas"; // const
export { PurchaseIntent } from "./generated/schemas"; // const
export { PurchaseIntentConfiguration } from "./generated/schemas"; // const
export { PurchaseLineItem } from "./generated/schemas"; // const
export { SetPlanItemQuantity } from "./generated/schemas"; // const
export { SubscriptionPurchase } from "./generated/schemas"; // const
export { SubscriptionPurchaseOptions } from "./generated/schemas"; // const
export { UnappliedOrbUpdate } from "./generated/schemas"; // const
}
