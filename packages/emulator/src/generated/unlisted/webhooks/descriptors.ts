// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Gets the value that an endpoint has to send in the header `x-vercel-verify` before data is sent there.
 *
 * `GET /v1/verify-endpoint`
 */
export const getEndpointVerification: Operation = { route: "GET /v1/verify-endpoint", group: "webhooks", team: true };
