// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Makes a single change to the draft of a project's firewall config, which is created if there is none.
 *
 * `PATCH /v1/security/firewall/config/draft`
 */
export const updateFirewallDraft: Operation = { route: "PATCH /v1/security/firewall/config/draft", group: "security", query: ["projectId"], team: true };

/**
 * Sets whether the security of a team has priority.
 *
 * `POST /v1/security/priority`
 */
export const setSecurityPriority: Operation = { route: "POST /v1/security/priority", group: "security", body: "application/json", team: true };

/**
 * Gets the firewall of the team.
 *
 * `GET /v1/security/firewall/team-config`
 */
export const getTeamFirewallConfig: Operation = { route: "GET /v1/security/firewall/team-config", group: "security", team: true };

/**
 * Gets the security dashboard.
 *
 * `GET /dashboard/security-dashboard`
 */
export const getSecurityDashboard: Operation = { route: "GET /dashboard/security-dashboard", group: "security", team: true };

/**
 * Lists the findings of the security dashboard.
 *
 * `GET /dashboard/security-dashboard/findings`
 */
export const listSecurityFindings: Operation = { route: "GET /dashboard/security-dashboard/findings", group: "security", team: true };
