// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  queryEvents: { input: types.QueryEventsInput; output: types.QueryEventsOutput };
  listMetrics: { input: types.ListMetricsInput; output: types.ListMetricsOutput };
  queryMetrics: { input: types.QueryMetricsInput; output: types.QueryMetricsOutput };
  listAlertRules: { input: types.ListAlertRulesInput; output: types.ListAlertRulesOutput };
  createAlertRule: { input: types.CreateAlertRuleInput; output: types.CreateAlertRuleOutput };
  getAlertRuleSchema: { input: types.GetAlertRuleSchemaInput; output: types.GetAlertRuleSchemaOutput };
  listAlertNotifications: { input: types.ListAlertNotificationsInput; output: types.ListAlertNotificationsOutput };
  getAlertRule: { input: types.GetAlertRuleInput; output: types.GetAlertRuleOutput };
  updateAlertRule: { input: types.UpdateAlertRuleInput; output: types.UpdateAlertRuleOutput };
  deleteAlertRule: { input: types.DeleteAlertRuleInput; output: types.DeleteAlertRuleOutput };
  listAlertGroups: { input: types.ListAlertGroupsInput; output: types.ListAlertGroupsOutput };
  getAlertGroup: { input: types.GetAlertGroupInput; output: types.GetAlertGroupOutput };
  listAgentRuns: { input: types.ListAgentRunsInput; output: types.ListAgentRunsOutput };
  getObservabilityMetrics: { input: types.GetObservabilityMetricsInput; output: types.GetObservabilityMetricsOutput };
  getObservabilityConfiguration: { input: types.GetObservabilityConfigurationInput; output: types.GetObservabilityConfigurationOutput };
}

/** Metrics and which projects they are gathered for. */
export const contract: GroupContract = {
  group: "observability",
  operations: {
    queryEvents: { ...operations.queryEvents,
      published: false, id: "queryEvents", summary: "Lists events of one kind, which the platform's command line shows as logs, requests and spans.",
      kind: "call", parameters: [], input: "QueryEventsInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "QueryEventsOutput" } }, errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {} },
    },
    listMetrics: { ...operations.listMetrics,
      published: false, id: "listMetrics", summary: "Lists the metrics that can be queried.", kind: "call",
      parameters: [
        { name: "kind", in: "query", type: "string" }, { name: "search", in: "query", type: "string" }, { name: "limit", in: "query", type: "number" },
        { name: "activeSince", in: "query", type: "string" },
      ],
      input: "ListMetricsInput", answers: { "200": { contentType: "application/json", schema: "ListMetricsOutput" } },
      errors: { "400": {}, "401": {}, "403": {} },
    },
    queryMetrics: { ...operations.queryMetrics,
      published: false, id: "queryMetrics", summary: "Aggregates metrics over a period, in groups if requested.", kind: "call", parameters: [],
      input: "QueryMetricsInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "QueryMetricsOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "413": {} },
    },
    listAlertRules: { ...operations.listAlertRules,
      published: false, id: "listAlertRules", summary: "Lists the rules of alerts.", kind: "call",
      parameters: [{ name: "version", in: "path", required: true, type: "string" }], input: "ListAlertRulesInput",
      answers: { "200": { contentType: "application/json", schema: "ListAlertRulesOutput" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
    createAlertRule: { ...operations.createAlertRule,
      published: false, id: "createAlertRule", summary: "Creates a rule of alerts.", kind: "call",
      parameters: [{ name: "version", in: "path", required: true, type: "string" }], input: "CreateAlertRuleInput",
      requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "CreateAlertRuleOutput" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
    getAlertRuleSchema: { ...operations.getAlertRuleSchema,
      published: false, id: "getAlertRuleSchema", summary: "Gets the form of a rule of alerts.", kind: "call",
      parameters: [{ name: "version", in: "path", required: true, type: "string" }], input: "GetAlertRuleSchemaInput",
      answers: { "200": { contentType: "application/json", schema: "GetAlertRuleSchemaOutput" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
    listAlertNotifications: { ...operations.listAlertNotifications,
      published: false, id: "listAlertNotifications", summary: "Lists what alerts have sent.", kind: "call",
      parameters: [{ name: "version", in: "path", required: true, type: "string" }], input: "ListAlertNotificationsInput",
      answers: { "200": { contentType: "application/json", schema: "ListAlertNotificationsOutput" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
    getAlertRule: { ...operations.getAlertRule,
      published: false, id: "getAlertRule", summary: "Gets a rule of alerts.", kind: "call",
      parameters: [{ name: "version", in: "path", required: true, type: "string" }, { name: "ruleId", in: "path", required: true, type: "string" }],
      input: "GetAlertRuleInput", answers: { "200": { contentType: "application/json", schema: "GetAlertRuleOutput" } },
      errors: { "400": {}, "401": {}, "403": {} },
    },
    updateAlertRule: { ...operations.updateAlertRule,
      published: false, id: "updateAlertRule", summary: "Changes a rule of alerts.", kind: "call",
      parameters: [{ name: "version", in: "path", required: true, type: "string" }, { name: "ruleId", in: "path", required: true, type: "string" }],
      input: "UpdateAlertRuleInput", requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "UpdateAlertRuleOutput" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
    deleteAlertRule: { ...operations.deleteAlertRule,
      published: false, id: "deleteAlertRule", summary: "Deletes a rule of alerts.", kind: "call",
      parameters: [{ name: "version", in: "path", required: true, type: "string" }, { name: "ruleId", in: "path", required: true, type: "string" }],
      input: "DeleteAlertRuleInput", answers: { "200": { contentType: "application/json", schema: "DeleteAlertRuleOutput" } },
      errors: { "400": {}, "401": {}, "403": {} }, destructive: true,
    },
    listAlertGroups: { ...operations.listAlertGroups,
      published: false, id: "listAlertGroups", summary: "Lists groups of alerts.", kind: "call",
      parameters: [{ name: "version", in: "path", required: true, type: "string" }], input: "ListAlertGroupsInput",
      answers: { "200": { contentType: "application/json", schema: "ListAlertGroupsOutput" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
    getAlertGroup: { ...operations.getAlertGroup,
      published: false, id: "getAlertGroup", summary: "Gets a group of alerts.", kind: "call",
      parameters: [{ name: "version", in: "path", required: true, type: "string" }, { name: "groupId", in: "path", required: true, type: "string" }],
      input: "GetAlertGroupInput", answers: { "200": { contentType: "application/json", schema: "GetAlertGroupOutput" } },
      errors: { "400": {}, "401": {}, "403": {} },
    },
    listAgentRuns: { ...operations.listAgentRuns,
      published: false, id: "listAgentRuns", summary: "Lists the runs of agents.", kind: "call", parameters: [], input: "ListAgentRunsInput",
      answers: { "200": { contentType: "application/json", schema: "ListAgentRunsOutput" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
    getObservabilityMetrics: { ...operations.getObservabilityMetrics,
      published: false, id: "getObservabilityMetrics", summary: "Gets metrics of the dashboard.", kind: "call", parameters: [],
      input: "GetObservabilityMetricsInput", answers: { "200": { contentType: "application/json", schema: "GetObservabilityMetricsOutput" } },
      errors: { "400": {}, "401": {}, "403": {} },
    },
    getObservabilityConfiguration: { ...operations.getObservabilityConfiguration,
      published: false, id: "getObservabilityConfiguration", summary: "Gets the settings of observability.", kind: "call", parameters: [],
      input: "GetObservabilityConfigurationInput", answers: { "200": { contentType: "application/json", schema: "GetObservabilityConfigurationOutput" } },
      errors: { "400": {}, "401": {}, "403": {} },
    },
  },
};
