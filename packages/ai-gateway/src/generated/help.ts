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
    listAiGatewayBudgets: {
      inputs: [
        {
          name: "scopeType", in: "query", type: "AiBudgetScope", kind: "string", values: ["team", "project", "api-key", "user"],
          doc: "Only budgets of this kind of spender.",
        },
      ],
    },
    upsertAiGatewayBudget: {
      inputs: [
        {
          name: "scopeType", in: "body", type: "AiBudgetOwner", kind: "string", values: ["team", "project", "user"], required: true,
          doc: "The kind of spender.",
        },
        {
          name: "limitAmount", in: "body", type: "number", kind: "number", required: true,
          doc: "The most that is spent in a period, in US dollars. At least 1.",
        },
        { name: "projectId", in: "body", type: "string", kind: "string", doc: "The project that spends, where `scopeType` is `project`." },
        { name: "userId", in: "body", type: "string", kind: "string", doc: "The user who spends, where `scopeType` is `user`." },
        {
          name: "refreshPeriod", in: "body", type: "AiBudgetPeriod", kind: "string", values: ["daily", "weekly", "monthly", "none"], default: "monthly",
          doc: "The period after which spending counts anew.",
        },
        { name: "includeByokInQuota", in: "body", type: "boolean", kind: "boolean", doc: "Whether requests with the team's own keys of providers count." },
        {
          name: "alertThresholds", in: "body", type: "number[]", kind: "number", array: true,
          doc: "The shares of the budget at which the team is alerted, in percent.",
        },
      ],
    },
    deleteAiGatewayBudget: {
      inputs: [
        { name: "scopeType", in: "query", type: "AiBudgetOwner", kind: "string", values: ["team", "project", "user"], doc: "The kind of spender." },
        { name: "projectId", in: "query", type: "string", kind: "string", doc: "The project that spends, where `scopeType` is `project`." },
        { name: "userId", in: "query", type: "string", kind: "string", doc: "The user who spends, where `scopeType` is `user`." },
      ],
    },
    listAiGatewayBudgetDefaults: {
      inputs: [],
    },
    upsertAiGatewayBudgetDefault: {
      inputs: [
        {
          name: "scopeType", in: "body", type: "AiBudgetScope", kind: "string", values: ["team", "project", "api-key", "user"], required: true,
          doc: "The kind of spender.",
        },
        {
          name: "limitAmount", in: "body", type: "number", kind: "number", required: true,
          doc: "The most that is spent in a period, in US dollars. At least 1.",
        },
        {
          name: "refreshPeriod", in: "body", type: "AiBudgetPeriod", kind: "string", values: ["daily", "weekly", "monthly", "none"],
          doc: "The period after which spending counts anew.",
        },
        {
          name: "alertThresholds", in: "body", type: "number[]", kind: "number", array: true,
          doc: "The shares of the budget at which the team is alerted, in percent.",
        },
      ],
    },
    deleteAiGatewayBudgetDefault: {
      inputs: [
        {
          name: "scopeType", in: "query", type: "AiBudgetScope", kind: "string", values: ["team", "project", "api-key", "user"], required: true,
          doc: "The kind of spender.",
        },
      ],
    },
    searchVirtualModelConfigs: {
      inputs: [
        { name: "cursor", in: "query", type: "string", kind: "string", doc: "Cursor of the page to return, from the answer of the previous page." },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page." },
        { name: "ownerId", in: "query", type: "string", kind: "string", doc: "Only configs of this owner." },
        {
          name: "virtualModelSlug", in: "query", type: "string", kind: "string",
          doc: "Answers this one config in the place of a page; `getVirtualModelConfigBySlug` gives it with its type.",
        },
      ],
      columns: ["virtualModelSlug", "displayName", "modelSlug", "status", "createdAt"],
    },
    createVirtualModelConfig: {
      inputs: [
        {
          name: "body", in: "body", type: "Record<string, unknown>", kind: "object", doc: "The members are not published.",
          members: "CreateVirtualModelConfigInput.body",
        },
      ],
      columns: ["virtualModelSlug", "displayName", "modelSlug", "status", "createdAt"],
    },
    updateVirtualModelConfig: {
      inputs: [
        {
          name: "body", in: "body", type: "Record<string, unknown>", kind: "object", doc: "The members are not published.",
          members: "UpdateVirtualModelConfigInput.body",
        },
      ],
      columns: ["virtualModelSlug", "displayName", "modelSlug", "status", "createdAt"],
    },
    deleteVirtualModelConfig: {
      inputs: [
        { name: "virtualModelSlug", in: "query", type: "string", kind: "string", required: true, doc: "The config to delete." },
        { name: "actingIp", in: "query", type: "string", kind: "string", doc: "The IP address of the acting user." },
        { name: "actingUserAgent", in: "query", type: "string", kind: "string", doc: "The user agent of the acting user." },
        { name: "ownerId", in: "query", type: "string", kind: "string", doc: "The team that owns it." },
        { name: "updatedBy", in: "query", type: "string", kind: "string", doc: "User who deletes the config." },
      ],
    },
    listVirtualModelConfigs: {
      inputs: [
        { name: "cursor", in: "query", type: "string", kind: "string", doc: "Cursor of the page to return, from the answer of the previous page." },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page." },
        { name: "ownerId", in: "query", type: "string", kind: "string", doc: "Only configs of this owner." },
      ],
      columns: ["virtualModelSlug", "displayName", "modelSlug", "status", "createdAt"],
    },
    getVirtualModelConfigBySlug: {
      inputs: [
        { name: "vmcSlug", in: "path", type: "string", kind: "string", required: true, doc: "The slug of the virtual model." },
        { name: "ownerId", in: "query", type: "string", kind: "string", doc: "The team that owns it." },
      ],
      columns: ["virtualModelSlug", "displayName", "modelSlug", "status", "createdAt"],
    },
    updateVirtualModelConfigBySlug: {
      inputs: [
        { name: "vmcSlug", in: "path", type: "string", kind: "string", required: true, doc: "The slug of the virtual model." },
        {
          name: "body", in: "body", type: "Record<string, unknown>", kind: "object", doc: "The members are not published.",
          members: "UpdateVirtualModelConfigBySlugInput.body",
        },
      ],
      columns: ["virtualModelSlug", "displayName", "modelSlug", "status", "createdAt"],
    },
    deleteVirtualModelConfigBySlug: {
      inputs: [
        { name: "vmcSlug", in: "path", type: "string", kind: "string", required: true, doc: "The slug of the virtual model." },
        { name: "actingIp", in: "query", type: "string", kind: "string", doc: "The IP address of the acting user." },
        { name: "actingUserAgent", in: "query", type: "string", kind: "string", doc: "The user agent of the acting user." },
        { name: "ownerId", in: "query", type: "string", kind: "string", doc: "The team that owns it." },
        { name: "updatedBy", in: "query", type: "string", kind: "string", doc: "User who deletes the config." },
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
    "CreateVirtualModelConfigInput.body": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    "UpdateVirtualModelConfigBySlugInput.body": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    "UpdateVirtualModelConfigInput.body": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
  },
};
