// Generated from contract/ by `npm run generate`. Changes here are lost.
export { createAiGatewayRule, deleteAiGatewayRule, listAiGatewayRules, updateAiGatewayRule } from "./operations.ts";
export type {
  AiGatewayRule,
  AiGatewayRuleAction,
  AiGatewayRuleChange,
  AiGatewayRuleList,
  AiGatewayRuleMatch,
  AiGatewayRuleRequest,
  AiGatewayRuleType,
  CreateAiGatewayRuleInput,
  CreateAiGatewayRuleOutput,
  DeleteAiGatewayRuleInput,
  DeleteAiGatewayRuleOutput,
  ListAiGatewayRulesInput,
  ListAiGatewayRulesOutput,
  UpdateAiGatewayRuleInput,
  UpdateAiGatewayRuleOutput,
} from "./types.ts";
