// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  updateAttackChallengeMode: { input: types.UpdateAttackChallengeModeInput; output: types.UpdateAttackChallengeModeOutput };
  listFirewallConfigs: { input: types.ListFirewallConfigsInput; output: types.ListFirewallConfigsOutput };
  replaceFirewallConfig: { input: types.ReplaceFirewallConfigInput; output: types.ReplaceFirewallConfigOutput };
  updateFirewallConfig: { input: types.UpdateFirewallConfigInput; output: types.UpdateFirewallConfigOutput };
  getFirewallConfig: { input: types.GetFirewallConfigInput; output: types.GetFirewallConfigOutput };
  deleteFirewallConfig: { input: types.DeleteFirewallConfigInput; output: types.DeleteFirewallConfigOutput };
  activateFirewallConfig: { input: types.ActivateFirewallConfigInput; output: types.ActivateFirewallConfigOutput };
  getAttackStatus: { input: types.GetAttackStatusInput; output: types.GetAttackStatusOutput };
  listFirewallBypasses: { input: types.ListFirewallBypassesInput; output: types.ListFirewallBypassesOutput };
  addFirewallBypass: { input: types.AddFirewallBypassInput; output: types.AddFirewallBypassOutput };
  removeFirewallBypass: { input: types.RemoveFirewallBypassInput; output: types.RemoveFirewallBypassOutput };
  listFirewallEvents: { input: types.ListFirewallEventsInput; output: types.ListFirewallEventsOutput };
  generateFirewallRule: { input: types.GenerateFirewallRuleInput; output: types.GenerateFirewallRuleOutput };
}

/** The firewall, which blocks requests by IP address or rule: its config, bypasses, events and attack mode. */
export const contract: GroupContract = {
  group: "security",
  operations: {
    updateAttackChallengeMode: { ...operations.updateAttackChallengeMode,
      id: "updateAttackChallengeMode", summary: "Turns the challenge of all visitors on or off.", kind: "call", parameters: [],
      input: "UpdateAttackChallengeModeInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "UpdateAttackChallengeModeOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    listFirewallConfigs: { ...operations.listFirewallConfigs,
      id: "getSecurityFirewallConfig", summary: "Gets the active firewall config of a project, its draft and its versions.", kind: "call",
      parameters: [{ name: "projectId", in: "query", required: true, type: "string" }], input: "ListFirewallConfigsInput",
      answers: { "200": { contentType: "application/json", schema: "FirewallConfigs" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    replaceFirewallConfig: { ...operations.replaceFirewallConfig,
      id: "putFirewallConfig", summary: "Replaces the whole firewall config of a project, its rules included.", kind: "call",
      parameters: [{ name: "projectId", in: "query", required: true, type: "string" }], input: "ReplaceFirewallConfigInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "ReplaceFirewallConfigOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {}, "500": {} }, destructive: true,
    },
    updateFirewallConfig: { ...operations.updateFirewallConfig,
      id: "updateFirewallConfig", summary: "Makes a single change to the firewall config of a project.", kind: "call",
      parameters: [{ name: "projectId", in: "query", required: true, type: "string" }], input: "UpdateFirewallConfigInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "UpdateFirewallConfigOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {}, "500": {} }, destructive: true,
      destructiveWhen: { action: ["rules.update", "rules.remove", "crs.disable", "ip.update", "ip.remove"] },
    },
    getFirewallConfig: { ...operations.getFirewallConfig,
      id: "getFirewallConfig", summary: "Gets a version of the firewall config of a project.", kind: "call",
      parameters: [{ name: "configVersion", in: "path", required: true, type: "string" }, { name: "projectId", in: "query", required: true, type: "string" }],
      input: "GetFirewallConfigInput", answers: { "200": { contentType: "application/json", schema: "FirewallConfigVersion" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    deleteFirewallConfig: { ...operations.deleteFirewallConfig,
      id: "deleteSecurityFirewallConfigByConfigVersion", summary: "Deletes a version of the firewall config.", kind: "call",
      parameters: [{ name: "configVersion", in: "path", required: true, type: "string" }, { name: "projectId", in: "query", required: true, type: "string" }],
      input: "DeleteFirewallConfigInput", answers: { "204": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} },
      destructive: true,
    },
    activateFirewallConfig: { ...operations.activateFirewallConfig,
      id: "createSecurityFirewallConfigByConfigVersionActivate", summary: "Makes a version of the firewall config the active one.", kind: "call",
      parameters: [{ name: "configVersion", in: "path", required: true, type: "string" }, { name: "projectId", in: "query", required: true, type: "string" }],
      input: "ActivateFirewallConfigInput", answers: { "200": { contentType: "application/json", schema: "FirewallConfigVersion" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {}, "500": {} },
    },
    getAttackStatus: { ...operations.getAttackStatus,
      id: "getActiveAttackStatus", summary: "Says whether a project is under attack.", kind: "call",
      parameters: [{ name: "projectId", in: "query", required: true, type: "string" }, { name: "since", in: "query", type: "number" }],
      input: "GetAttackStatusInput", answers: { "200": { contentType: "application/json", schema: "GetAttackStatusOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    listFirewallBypasses: { ...operations.listFirewallBypasses,
      id: "getBypassIp", summary: "Lists the bypasses of the firewall's mitigations.", kind: "list",
      parameters: [
        { name: "domain", in: "query", type: "string" }, { name: "limit", in: "query", type: "number" }, { name: "offset", in: "query", type: "number" },
        { name: "projectId", in: "query", required: true, type: "string" }, { name: "projectScope", in: "query", type: "boolean" },
        { name: "sourceIp", in: "query", type: "string" },
      ],
      input: "ListFirewallBypassesInput", answers: { "200": { contentType: "application/json", schema: "FirewallBypassPage" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {}, "500": {} },
    },
    addFirewallBypass: { ...operations.addFirewallBypass,
      id: "addBypassIp", summary: "Lets a source bypass the firewall's mitigations.", kind: "call",
      parameters: [{ name: "projectId", in: "query", required: true, type: "string" }], input: "AddFirewallBypassInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "AddFirewallBypassOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {}, "500": {} },
    },
    removeFirewallBypass: { ...operations.removeFirewallBypass,
      id: "removeBypassIp", summary: "Ends a bypass of the firewall's mitigations.", kind: "call",
      parameters: [{ name: "projectId", in: "query", required: true, type: "string" }], input: "RemoveFirewallBypassInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "RemoveFirewallBypassOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {}, "500": {} }, destructive: true,
    },
    listFirewallEvents: { ...operations.listFirewallEvents,
      id: "getSecurityFirewallEvents", summary: "Lists the actions of the firewall.", kind: "call",
      parameters: [
        { name: "endTimestamp", in: "query", type: "number" }, { name: "hosts", in: "query", type: "string" },
        { name: "projectId", in: "query", required: true, type: "string" }, { name: "startTimestamp", in: "query", type: "number" },
      ],
      input: "ListFirewallEventsInput", answers: { "200": { contentType: "application/json", schema: "ListFirewallEventsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "408": {}, "410": {}, "500": {} },
    },
    generateFirewallRule: { ...operations.generateFirewallRule,
      id: "generateFirewallRule", summary: "Writes a firewall rule from a description, without saving it.", kind: "call",
      parameters: [{ name: "projectId", in: "query", type: "string" }], input: "GenerateFirewallRuleInput",
      requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "GeneratedFirewallRuleAnswer" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "408": {}, "410": {}, "500": {} },
    },
  },
};
