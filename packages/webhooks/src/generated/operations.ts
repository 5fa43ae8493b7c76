// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  CreateWebhookInput,
  CreatedWebhook,
  DeleteWebhookInput,
  DeleteWebhookOutput,
  GetWebhookInput,
  ListWebhooksInput,
  ListWebhooksOutput,
  Webhook,
} from "./types.ts";

/**
 * Lists the webhooks of the account or team.
 *
 * `GET /v1/webhooks`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function listWebhooks(
  client: Client,
  input?: ListWebhooksInput,
  options?: CallOptions,
): ApiPromise<ListWebhooksOutput> {
  return call(client, operations.listWebhooks, input, options);
}

/**
 * Creates a webhook and returns the secret that signs its deliveries, once.
 *
 * `POST /v1/webhooks`
 *
 * @throws `ApiError` 400 (`invalid_url`, `invalid_event`), 401, 403, 410
 * @example
 * const createdWebhook = await createWebhook(client, {
 *   url: "https://hooks.example.com/slipway",
 *   events: ["deployment.succeeded", "deployment.error"],
 * });
 */
export function createWebhook(
  client: Client,
  input: CreateWebhookInput,
  options?: CallOptions,
): ApiPromise<CreatedWebhook> {
  return call(client, operations.createWebhook, input, options);
}

/**
 * Gets a webhook, without its secret.
 *
 * `GET /v1/webhooks/{id}`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function getWebhook(
  client: Client,
  input: GetWebhookInput,
  options?: CallOptions,
): ApiPromise<Webhook> {
  return call(client, operations.getWebhook, input, options);
}

/**
 * Deletes a webhook; nothing more is delivered to its URL.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/webhooks/{id}`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function deleteWebhook(
  client: Client,
  input: DeleteWebhookInput,
  options?: CallOptions,
): ApiPromise<DeleteWebhookOutput> {
  return call(client, operations.deleteWebhook, input, options);
}
