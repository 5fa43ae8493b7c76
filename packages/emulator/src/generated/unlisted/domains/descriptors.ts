// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Sets the suffix of the hosts of deployments.
 *
 * `PATCH /v1/custom-suffix`
 */
export const setCustomSuffix: Operation = { route: "PATCH /v1/custom-suffix", group: "domains", body: "application/json", team: true };
