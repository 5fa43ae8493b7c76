// What @slipway/ai-gateway exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/ai-gateway" {
export { AiGatewayRule } from "./generated/types"; // interface
export { AiGatewayRuleAction } from "./generated/types"; // interface
export { AiGatewayRuleChange } from "./generated/types"; // interface
export { AiGatewayRuleList } from "./generated/types"; // interface
export { AiGatewayRuleMatch } from "./generated/types"; // interface
export { AiGatewayRuleRequest } from "./generated/types"; // interface
export { AiGatewayRuleType } from "./generated/types"; // type
export { CreateAiGatewayRuleInput } from "./generated/types"; // type
export { CreateAiGatewayRuleOutput } from "./generated/types"; // type
export { DeleteAiGatewayRuleInput } from "./generated/types"; // interface
export { DeleteAiGatewayRuleOutput } from "./generated/types"; // type
export { ListAiGatewayRulesInput } from "./generated/types"; // interface
export { ListAiGatewayRulesOutput } from "./generated/types"; // type
export { UpdateAiGatewayRuleInput } from "./generated/types"; // type
export { UpdateAiGatewayRuleOutput } from "./generated/types"; // type
export { createAiGatewayRule } from "./generated/operations"; // function
export { deleteAiGatewayRule } from "./generated/operations"; // function
export { listAiGatewayRules } from "./generated/operations"; // function
export { updateAiGatewayRule } from "./generated/operations"; // function
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
export { deleteAiGatewayRule } from "./generated/descriptors"; // const
export { listAiGatewayRules } from "./generated/descriptors"; // const
export { updateAiGatewayRule } from "./generated/descriptors"; // const
}

declare module "@slipway/ai-gateway/schemas" {
export { AiGatewayRule } from "./generated/schemas"; // const
export { AiGatewayRuleAction } from "./generated/schemas"; // const
export { AiGatewayRuleChange } from "./generated/schemas"; // const
export { AiGatewayRuleList } from "./generated/schemas"; // const
export { AiGatewayRuleMatch } from "./generated/schemas"; // const
export { AiGatewayRuleRequest } from "./generated/schemas"; // const
export { AiGatewayRuleType } from "./generated/schemas"; // const
export { CreateAiGatewayRuleInput } from "./generated/schemas"; // const
export { DeleteAiGatewayRuleInput } from "./generated/schemas"; // const
export { ListAiGatewayRulesInput } from "./generated/schemas"; // const
export { UpdateAiGatewayRuleInput } from "./generated/schemas"; // const
}
