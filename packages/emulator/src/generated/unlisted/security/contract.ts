// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  updateFirewallDraft: { input: types.UpdateFirewallDraftInput; output: types.UpdateFirewallDraftOutput };
}

/** The firewall, which blocks requests by IP address or rule: its config, bypasses, events and attack mode. */
export const contract: GroupContract = {
  group: "security",
  operations: {
    updateFirewallDraft: { ...operations.updateFirewallDraft,
      published: false, id: "updateFirewallDraft",
      summary: "Makes a single change to the draft of a project's firewall config, which is created if there is none.", kind: "call",
      parameters: [{ name: "projectId", in: "query", required: true, type: "string" }], input: "UpdateFirewallDraftInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "UpdateFirewallDraftOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {} }, destructive: true,
      destructiveWhen: { action: ["rules.update", "rules.remove", "crs.disable", "ip.update", "ip.remove"] },
    },
    setSecurityPriority: { ...operations.setSecurityPriority,
      published: false, id: "setSecurityPriority", summary: "Sets whether the security of a team has priority.", kind: "call", parameters: [],
      input: "SetSecurityPriorityInput", requestBody: { contentType: "application/json", required: false }, answers: {},
      errors: { "400": {}, "401": {}, "403": {} },
    },
    getTeamFirewallConfig: { ...operations.getTeamFirewallConfig,
      published: false, id: "getTeamFirewallConfig", summary: "Gets the firewall of the team.", kind: "call", parameters: [],
      input: "GetTeamFirewallConfigInput", answers: {}, errors: { "400": {}, "401": {}, "403": {} },
    },
    getSecurityDashboard: { ...operations.getSecurityDashboard,
      published: false, id: "getSecurityDashboard", summary: "Gets the security dashboard.", kind: "call", parameters: [], input: "GetSecurityDashboardInput",
      answers: {}, errors: { "400": {}, "401": {}, "403": {} },
    },
    listSecurityFindings: { ...operations.listSecurityFindings,
      published: false, id: "listSecurityFindings", summary: "Lists the findings of the security dashboard.", kind: "call", parameters: [],
      input: "ListSecurityFindingsInput", answers: {}, errors: { "400": {}, "401": {}, "403": {} },
    },
  },
};
