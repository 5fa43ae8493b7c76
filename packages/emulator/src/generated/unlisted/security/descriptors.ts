// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Makes a single change to the draft of a project's firewall config, which is created if there is none.
 *
 * `PATCH /v1/security/firewall/config/draft`
 */
export const updateFirewallDraft: Operation = { route: "PATCH /v1/security/firewall/config/draft", group: "security", query: ["projectId"], team: true };
