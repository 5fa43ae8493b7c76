// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Gets the value that an endpoint has to send in the header `x-vercel-verify` before data is sent there.
 *
 * `GET /v1/verify-endpoint`
 */
export const getEndpointVerification: Operation = { route: "GET /v1/verify-endpoint", group: "webhooks", team: true };

/**
 * Lists the webhooks of an integration, as its token asks.
 *
 * `GET /v1/integrations/webhooks`
 */
export const listIntegrationWebhooks: Operation = { route: "GET /v1/integrations/webhooks", group: "webhooks", team: true };

/**
 * Creates a webhook of an integration, as its token asks.
 *
 * `POST /v1/integrations/webhooks`
 */
export const createIntegrationWebhook: Operation = { route: "POST /v1/integrations/webhooks", group: "webhooks", body: "application/json", team: true };

/**
 * Deletes a webhook of an integration, as its token asks.
 *
 * `DELETE /v1/integrations/webhooks/{id}`
 */
export const deleteIntegrationWebhook: Operation = { route: "DELETE /v1/integrations/webhooks/{id}", group: "webhooks", team: true };
