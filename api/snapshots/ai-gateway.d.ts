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
export { DeleteAiGatewayBudgetDefaultInput } from "./generated/types"; // interface
export { DeleteAiGatewayBudgetDefaultOutput } from "./generated/types"; // type
export { DeleteAiGatewayBudgetInput } from "./generated/types"; // interface
export { DeleteAiGatewayBudgetOutput } from "./generated/types"; // type
export { DeleteAiGatewayRuleInput } from "./generated/types"; // interface
export { DeleteAiGatewayRuleOutput } from "./generated/types"; // type
export { ListAiGatewayBudgetDefaultsInput } from "./generated/types"; // type
export { ListAiGatewayBudgetDefaultsOutput } from "./generated/types"; // interface
export { ListAiGatewayBudgetsInput } from "./generated/types"; // interface
export { ListAiGatewayBudgetsOutput } from "./generated/types"; // interface
export { ListAiGatewayRulesInput } from "./generated/types"; // interface
export { ListAiGatewayRulesOutput } from "./generated/types"; // type
export { UpdateAiGatewayRuleInput } from "./generated/types"; // type
export { UpdateAiGatewayRuleOutput } from "./generated/types"; // type
export { UpsertAiGatewayBudgetDefaultInput } from "./generated/types"; // interface
export { UpsertAiGatewayBudgetDefaultOutput } from "./generated/types"; // type
export { UpsertAiGatewayBudgetInput } from "./generated/types"; // interface
export { UpsertAiGatewayBudgetOutput } from "./generated/types"; // type
export { createAiGatewayRule } from "./generated/operations"; // function
export { deleteAiGatewayBudget } from "./generated/operations"; // function
export { deleteAiGatewayBudgetDefault } from "./generated/operations"; // function
export { deleteAiGatewayRule } from "./generated/operations"; // function
export { listAiGatewayBudgetDefaults } from "./generated/operations"; // function
export { listAiGatewayBudgets } from "./generated/operations"; // function
export { listAiGatewayRules } from "./generated/operations"; // function
export { updateAiGatewayRule } from "./generated/operations"; // function
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
export { deleteAiGatewayBudget } from "./generated/descriptors"; // const
export { deleteAiGatewayBudgetDefault } from "./generated/descriptors"; // const
export { deleteAiGatewayRule } from "./generated/descriptors"; // const
export { listAiGatewayBudgetDefaults } from "./generated/descriptors"; // const
export { listAiGatewayBudgets } from "./generated/descriptors"; // const
export { listAiGatewayRules } from "./generated/descriptors"; // const
export { updateAiGatewayRule } from "./generated/descriptors"; // const
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
export { DeleteAiGatewayBudgetDefaultInput } from "./generated/schemas"; // const
export { DeleteAiGatewayBudgetInput } from "./generated/schemas"; // const
export { DeleteAiGatewayRuleInput } from "./generated/schemas"; // const
export { ListAiGatewayBudgetDefaultsInput } from "./generated/schemas"; // const
export { ListAiGatewayBudgetDefaultsOutput } from "./generated/schemas"; // const
export { ListAiGatewayBudgetsInput } from "./generated/schemas"; // const
export { ListAiGatewayBudgetsOutput } from "./generated/schemas"; // const
export { ListAiGatewayRulesInput } from "./generated/schemas"; // const
export { UpdateAiGatewayRuleInput } from "./generated/schemas"; // const
export { UpsertAiGatewayBudgetDefaultInput } from "./generated/schemas"; // const
export { UpsertAiGatewayBudgetInput } from "./generated/schemas"; // const
}
