// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { ListOperation, Operation } from "@slipway/core";

/**
 * Turns the challenge of all visitors on or off.
 *
 * `POST /v1/security/attack-mode`
 */
export const updateAttackChallengeMode: Operation = { route: "POST /v1/security/attack-mode", group: "security", team: true, safe: true };

/**
 * Gets the active firewall config of a project, its draft and its versions.
 *
 * `GET /v1/security/firewall/config`
 */
export const listFirewallConfigs: Operation = { route: "GET /v1/security/firewall/config", group: "security", team: true };

/**
 * Replaces the whole firewall config of a project, its rules included.
 *
 * `PUT /v1/security/firewall/config`
 */
export const replaceFirewallConfig: Operation = { route: "PUT /v1/security/firewall/config", group: "security", query: ["projectId"], team: true };

/**
 * Makes a single change to the firewall config of a project.
 *
 * `PATCH /v1/security/firewall/config`
 */
export const updateFirewallConfig: Operation = { route: "PATCH /v1/security/firewall/config", group: "security", query: ["projectId"], team: true };

/**
 * Gets a version of the firewall config of a project.
 *
 * `GET /v1/security/firewall/config/{configVersion}`
 */
export const getFirewallConfig: Operation = { route: "GET /v1/security/firewall/config/{configVersion}", group: "security", team: true };

/**
 * Deletes a version of the firewall config.
 *
 * `DELETE /v1/security/firewall/config/{configVersion}`
 */
export const deleteFirewallConfig: Operation = { route: "DELETE /v1/security/firewall/config/{configVersion}", group: "security", team: true };

/**
 * Makes a version of the firewall config the active one.
 *
 * `POST /v1/security/firewall/config/{configVersion}/activate`
 */
export const activateFirewallConfig: Operation = { route: "POST /v1/security/firewall/config/{configVersion}/activate", group: "security", query: ["projectId"], team: true, safe: true };

/**
 * Says whether a project is under attack.
 *
 * `GET /v1/security/firewall/attack-status`
 */
export const getAttackStatus: Operation = { route: "GET /v1/security/firewall/attack-status", group: "security", team: true };

/**
 * Lists the bypasses of the firewall's mitigations.
 *
 * `GET /v1/security/firewall/bypass`
 */
export const listFirewallBypasses: ListOperation = { route: "GET /v1/security/firewall/bypass", group: "security", team: true, items: "result", send: "offset", by: "offset" };

/**
 * Lets a source bypass the firewall's mitigations.
 *
 * `POST /v1/security/firewall/bypass`
 */
export const addFirewallBypass: Operation = { route: "POST /v1/security/firewall/bypass", group: "security", query: ["projectId"], team: true };

/**
 * Ends a bypass of the firewall's mitigations.
 *
 * `DELETE /v1/security/firewall/bypass`
 */
export const removeFirewallBypass: Operation = { route: "DELETE /v1/security/firewall/bypass", group: "security", query: ["projectId"], team: true };

/**
 * Lists the actions of the firewall.
 *
 * `GET /v1/security/firewall/events`
 */
export const listFirewallEvents: Operation = { route: "GET /v1/security/firewall/events", group: "security", team: true };

/**
 * Writes a firewall rule from a description, without saving it.
 *
 * `POST /v1/security/firewall/config/generate-rule`
 */
export const generateFirewallRule: Operation = { route: "POST /v1/security/firewall/config/generate-rule", group: "security", query: ["projectId"], body: "application/json", team: true };
