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
          name: "body", in: "body", type: "Record<string, unknown>", kind: "object", doc: "The members are not published.",
          members: "CreateAiGatewayRuleInput.body",
        },
      ],
      columns: ["ruleId", "type", "enabled", "description", "createdAt"],
    },
    updateAiGatewayRule: {
      inputs: [
        {
          name: "body", in: "body", type: "Record<string, unknown>", kind: "object", doc: "The members are not published.",
          members: "UpdateAiGatewayRuleInput.body",
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
    "CreateAiGatewayRuleInput.body": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    "UpdateAiGatewayRuleInput.body": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
  },
};
