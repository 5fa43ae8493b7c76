// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Lists the shared environment variables, as the Terraform provider asks for them.
 *
 * `GET /v1/env/all`
 */
export const listAllSharedEnvs: Operation = { route: "GET /v1/env/all", group: "environment", team: true, secret: true };
