// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Gets what an endpoint has to answer in the header `x-vercel-verify` before anything is sent there.
 *
 * `GET /v1/verify-endpoint`
 */
export const getEndpointVerification: Operation = { route: "GET /v1/verify-endpoint", group: "webhooks", team: true };
