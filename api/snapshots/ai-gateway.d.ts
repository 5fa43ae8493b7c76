// What @slipway/ai-gateway exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/ai-gateway" {
export { AiBudgetOwner } from "./generated/types"; // type
export { AiBudgetPeriod } from "./generated/types"; // type
export { AiBudgetScope } from "./generated/types"; // type
export { AiGatewayBudget } from "./generated/types"; // interface
export { AiGatewayRule } from "./generated/types"; // interface
export { AiGatewayRuleAction } from "./generated/types"; // interface
export { AiGatewayRuleChange } from "./generated/types"; // interface
export { AiGatewayRuleList } from "./generated/types"; // interface
export { AiGatewayRuleMatch } from "./generated/types"; // interface
export { AiGatewayRuleRequest } from "./generated/types"; // interface
export { AiGatewayRuleType } from "./generated/types"; // type
export { CreateAiGatewayRuleInput } from "./generated/types"; // type
export { CreateAiGatewayRuleOutput } from "./generated/types"; // type
export { CreateVirtualModelConfigInput } from "./generated/types"; // interface
export { CreateVirtualModelConfigOutput } from "./generated/types"; // type
export { DeleteAiGatewayBudgetDefaultInput } from "./generated/types"; // interface
export { DeleteAiGatewayBudgetDefaultOutput } from "./generated/types"; // type
export { DeleteAiGatewayBudgetInput } from "./generated/types"; // interface
export { DeleteAiGatewayBudgetOutput } from "./generated/types"; // type
export { DeleteAiGatewayRuleInput } from "./generated/types"; // interface
export { DeleteAiGatewayRuleOutput } from "./generated/types"; // type
export { DeleteVirtualModelConfigBySlugInput } from "./generated/types"; // interface
export { DeleteVirtualModelConfigBySlugOutput } from "./generated/types"; // type
export { DeleteVirtualModelConfigInput } from "./generated/types"; // interface
export { DeleteVirtualModelConfigOutput } from "./generated/types"; // type
export { GetVirtualModelConfigBySlugInput } from "./generated/types"; // interface
export { GetVirtualModelConfigBySlugOutput } from "./generated/types"; // type
export { InferenceRegion } from "./generated/types"; // interface
export { InferenceScope } from "./generated/types"; // type
export { ListAiGatewayBudgetDefaultsInput } from "./generated/types"; // type
export { ListAiGatewayBudgetDefaultsOutput } from "./generated/types"; // interface
export { ListAiGatewayBudgetsInput } from "./generated/types"; // interface
export { ListAiGatewayBudgetsOutput } from "./generated/types"; // interface
export { ListAiGatewayRulesInput } from "./generated/types"; // interface
export { ListAiGatewayRulesOutput } from "./generated/types"; // type
export { ListVirtualModelConfigsInput } from "./generated/types"; // interface
export { ListVirtualModelConfigsOutput } from "./generated/types"; // type
export { ModelSort } from "./generated/types"; // type
export { SearchVirtualModelConfigsInput } from "./generated/types"; // interface
export { SearchVirtualModelConfigsOutput } from "./generated/types"; // type
export { UpdateAiGatewayRuleInput } from "./generated/types"; // type
export { UpdateAiGatewayRuleOutput } from "./generated/types"; // type
export { UpdateVirtualModelConfigBySlugInput } from "./generated/types"; // interface
export { UpdateVirtualModelConfigBySlugOutput } from "./generated/types"; // type
export { UpdateVirtualModelConfigInput } from "./generated/types"; // interface
export { UpdateVirtualModelConfigOutput } from "./generated/types"; // type
export { UpsertAiGatewayBudgetDefaultInput } from "./generated/types"; // interface
export { UpsertAiGatewayBudgetDefaultOutput } from "./generated/types"; // type
export { UpsertAiGatewayBudgetInput } from "./generated/types"; // interface
export { UpsertAiGatewayBudgetOutput } from "./generated/types"; // type
export { VirtualModelConfig } from "./generated/types"; // interface
export { VirtualModelConfigPage } from "./generated/types"; // interface
export { VirtualModelSelector } from "./generated/types"; // type
export { VirtualModelServiceTier } from "./generated/types"; // type
export { createAiGatewayRule } from "./generated/operations"; // function
export { createVirtualModelConfig } from "./generated/operations"; // function
export { deleteAiGatewayBudget } from "./generated/operations"; // function
export { deleteAiGatewayBudgetDefault } from "./generated/operations"; // function
export { deleteAiGatewayRule } from "./generated/operations"; // function
export { deleteVirtualModelConfig } from "./generated/operations"; // function
export { deleteVirtualModelConfigBySlug } from "./generated/operations"; // function
export { getVirtualModelConfigBySlug } from "./generated/operations"; // function
export { listAiGatewayBudgetDefaults } from "./generated/operations"; // function
export { listAiGatewayBudgets } from "./generated/operations"; // function
export { listAiGatewayRules } from "./generated/operations"; // function
export { listVirtualModelConfigs } from "./generated/operations"; // function
export { searchVirtualModelConfigs } from "./generated/operations"; // function
export { updateAiGatewayRule } from "./generated/operations"; // function
export { updateVirtualModelConfig } from "./generated/operations"; // function
export { updateVirtualModelConfigBySlug } from "./generated/operations"; // function
export { upsertAiGatewayBudget } from "./generated/operations"; // function
export { upsertAiGatewayBudgetDefault } from "./generated/operations"; // function
}

declare module "@slipway/ai-gateway/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/ai-gateway/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/ai-gateway/operations" {
export { createAiGatewayRule } from "./generated/descriptors"; // const
export { createVirtualModelConfig } from "./generated/descriptors"; // const
export { deleteAiGatewayBudget } from "./generated/descriptors"; // const
export { deleteAiGatewayBudgetDefault } from "./generated/descriptors"; // const
export { deleteAiGatewayRule } from "./generated/descriptors"; // const
export { deleteVirtualModelConfig } from "./generated/descriptors"; // const
export { deleteVirtualModelConfigBySlug } from "./generated/descriptors"; // const
export { getVirtualModelConfigBySlug } from "./generated/descriptors"; // const
export { listAiGatewayBudgetDefaults } from "./generated/descriptors"; // const
export { listAiGatewayBudgets } from "./generated/descriptors"; // const
export { listAiGatewayRules } from "./generated/descriptors"; // const
export { listVirtualModelConfigs } from "./generated/descriptors"; // const
export { searchVirtualModelConfigs } from "./generated/descriptors"; // const
export { updateAiGatewayRule } from "./generated/descriptors"; // const
export { updateVirtualModelConfig } from "./generated/descriptors"; // const
export { updateVirtualModelConfigBySlug } from "./generated/descriptors"; // const
export { upsertAiGatewayBudget } from "./generated/descriptors"; // const
export { upsertAiGatewayBudgetDefault } from "./generated/descriptors"; // const
}

declare module "@slipway/ai-gateway/schemas" {
export { AiBudgetOwner } from "./generated/schemas"; // const
export { AiBudgetPeriod } from "./generated/schemas"; // const
export { AiBudgetScope } from "./generated/schemas"; // const
export { AiGatewayBudget } from "./generated/schemas"; // const
export { AiGatewayRule } from "./generated/schemas"; // const
export { AiGatewayRuleAction } from "./generated/schemas"; // const
export { AiGatewayRuleChange } from "./generated/schemas"; // const
export { AiGatewayRuleList } from "./generated/schemas"; // const
export { AiGatewayRuleMatch } from "./generated/schemas"; // const
export { AiGatewayRuleRequest } from "./generated/schemas"; // const
export { AiGatewayRuleType } from "./generated/schemas"; // const
export { CreateAiGatewayRuleInput } from "./generated/schemas"; // const
export { CreateVirtualModelConfigInput } from "./generated/schemas"; // const
export { DeleteAiGatewayBudgetDefaultInput } from "./generated/schemas"; // const
export { DeleteAiGatewayBudgetInput } from "./generated/schemas"; // const
export { DeleteAiGatewayRuleInput } from "./generated/schemas"; // const
export { DeleteVirtualModelConfigBySlugInput } from "./generated/schemas"; // const
export { DeleteVirtualModelConfigInput } from "./generated/schemas"; // const
export { GetVirtualModelConfigBySlugInput } from "./generated/schemas"; // const
export { InferenceRegion } from "./generated/schemas"; // const
export { InferenceScope } from "./generated/schemas"; // const
export { ListAiGatewayBudgetDefaultsInput } from "./generated/schemas"; // const
export { ListAiGatewayBudgetDefaultsOutput } from "./generated/schemas"; // const
export { ListAiGatewayBudgetsInput } from "./generated/schemas"; // const
export { ListAiGatewayBudgetsOutput } from "./generated/schemas"; // const
export { ListAiGatewayRulesInput } from "./generated/schemas"; // const
export { ListVirtualModelConfigsInput } from "./generated/schemas"; // const
export { ModelSort } from "./generated/schemas"; // const
export { SearchVirtualModelConfigsInput } from "./generated/schemas"; // const
export { SearchVirtualModelConfigsOutput } from "./generated/schemas"; // const
export { UpdateAiGatewayRuleInput } from "./generated/schemas"; // const
export { UpdateVirtualModelConfigBySlugInput } from "./generated/schemas"; // const
export { UpdateVirtualModelConfigInput } from "./generated/schemas"; // const
export { UpsertAiGatewayBudgetDefaultInput } from "./generated/schemas"; // const
export { UpsertAiGatewayBudgetInput } from "./generated/schemas"; // const
export { VirtualModelConfig } from "./generated/schemas"; // const
export { VirtualModelConfigPage } from "./generated/schemas"; // const
export { VirtualModelSelector } from "./generated/schemas"; // const
export { VirtualModelServiceTier } from "./generated/schemas"; // const
}
