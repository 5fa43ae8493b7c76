// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Begins or ends an order of a certificate by a challenge in DNS.
 *
 * `PATCH /v3/certs`
 */
export const orderCert: Operation = { route: "PATCH /v3/certs", group: "certs", team: true };
