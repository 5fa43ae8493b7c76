// generated: exports
export {
  createAiGatewayRule,
  deleteAiGatewayRule,
  listAiGatewayRules,
  updateAiGatewayRule,
} from "./generated/operations.ts";
export type {
  AiGatewayRule,
  AiGatewayRuleAction,
  AiGatewayRuleList,
  CreateAiGatewayRuleInput,
  CreateAiGatewayRuleOutput,
  DeleteAiGatewayRuleInput,
  DeleteAiGatewayRuleOutput,
  ListAiGatewayRulesInput,
  ListAiGatewayRulesOutput,
  UpdateAiGatewayRuleInput,
  UpdateAiGatewayRuleOutput,
} from "./generated/types.ts";
// /generated: exports
