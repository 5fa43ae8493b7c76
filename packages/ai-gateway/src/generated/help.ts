// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "ai-gateway",
  operations: {
    listAiGatewayRules: {
      inputs: [
        { name: "includeDisabled", in: "query", type: "boolean", kind: "boolean", doc: "`true` lists rules that are turned off too." },
      ],
      rows: "rules",
      columns: ["ruleId", "type", "enabled", "description", "createdAt"],
    },
    createAiGatewayRule: {
      inputs: [
        {
          name: "type", in: "body", type: "AiGatewayRuleType", kind: "string", values: ["deny", "rewrite"], required: true, unpublished: true,
          doc: "Whether requests are refused or sent to another model. Not in the platform's published description.",
        },
        {
          name: "match", in: "body", type: "AiGatewayRuleMatch", kind: "object", unpublished: true,
          doc: "The requests that it applies to. Not in the platform's published description.", members: "AiGatewayRuleMatch",
        },
        {
          name: "action", in: "body", type: "AiGatewayRuleAction", kind: "object", unpublished: true,
          doc: "The reason for the refusal, or the model that is used instead. Not in the platform's published description.", members: "AiGatewayRuleAction",
        },
        {
          name: "description", in: "body", type: "string", kind: "string", unpublished: true,
          doc: "A note on the purpose of the rule. Not in the platform's published description.",
        },
      ],
      columns: ["ruleId", "type", "enabled", "description", "createdAt"],
    },
    updateAiGatewayRule: {
      inputs: [
        {
          name: "ruleId", in: "body", type: "string", kind: "string", required: true, unpublished: true,
          doc: "The rule to change, by its ID. Not in the platform's published description.",
        },
        {
          name: "enabled", in: "body", type: "boolean", kind: "boolean", unpublished: true,
          doc: "Whether it is in use. Not in the platform's published description.",
        },
        {
          name: "action", in: "body", type: "AiGatewayRuleAction", kind: "object", unpublished: true,
          doc: "The reason for the refusal, or the model that is used instead. Not in the platform's published description.", members: "AiGatewayRuleAction",
        },
        {
          name: "description", in: "body", type: "string", kind: "string", unpublished: true,
          doc: "A note on the purpose of the rule. Not in the platform's published description.",
        },
      ],
      columns: ["ruleId", "type", "enabled", "description", "createdAt"],
    },
    deleteAiGatewayRule: {
      inputs: [
        { name: "ruleId", in: "query", type: "string", kind: "string", required: true, doc: "The rule to delete, by its ID." },
      ],
    },
  },
  shapes: {
    AiGatewayRuleAction: [
      { name: "reason", type: "string", kind: "string", doc: "Reason for the refusal of the request." },
      { name: "rewriteModel", type: "string", kind: "string", doc: "The model that is used instead." },
    ],
    AiGatewayRuleMatch: [
      { name: "model", type: "string", kind: "string", doc: "The requested model." },
    ],
  },
};
