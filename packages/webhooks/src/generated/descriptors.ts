// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Lists the webhooks of the account or team.
 *
 * `GET /v1/webhooks`
 */
export const listWebhooks: Operation = { route: "GET /v1/webhooks", group: "webhooks", team: true };

/**
 * Creates a webhook and returns the secret that signs its deliveries, once.
 *
 * `POST /v1/webhooks`
 */
export const createWebhook: Operation = { route: "POST /v1/webhooks", group: "webhooks", team: true, secret: true };

/**
 * Gets a webhook, without its secret.
 *
 * `GET /v1/webhooks/{id}`
 */
export const getWebhook: Operation = { route: "GET /v1/webhooks/{id}", group: "webhooks", team: true };

/**
 * Deletes a webhook; nothing more is delivered to its URL.
 *
 * `DELETE /v1/webhooks/{id}`
 */
export const deleteWebhook: Operation = { route: "DELETE /v1/webhooks/{id}", group: "webhooks", team: true };
