// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Lists the shared environment variables, as the Terraform provider asks for them.
 *
 * `GET /v1/env/all`
 */
export const listAllSharedEnvs: Operation = { route: "GET /v1/env/all", group: "environment", team: true, secret: true };

/**
 * Lists the secrets that variables once named.
 *
 * `GET /v3/secrets`
 */
export const listSecrets: Operation = { route: "GET /v3/secrets", group: "environment", team: true };

/**
 * Creates a secret that variables once named.
 *
 * `POST /v3/secrets`
 */
export const createSecret: Operation = { route: "POST /v3/secrets", group: "environment", body: "application/json", team: true };
