// generated: exports
export { createWebhook, deleteWebhook, getWebhook, listWebhooks } from "./generated/operations.ts";
export type {
  CreatedWebhook,
  CreateWebhookInput,
  CreateWebhookOutput,
  CreateWebhookRequest,
  DeleteWebhookInput,
  DeleteWebhookOutput,
  Framework,
  GetWebhookInput,
  GetWebhookOutput,
  ListWebhooksInput,
  ListWebhooksOutput,
  Webhook,
  WebhookEvent,
  WebhookProject,
  WebhookWithProjects,
} from "./generated/types.ts";
// /generated: exports

export { signWebhook, verifyWebhook, type WebhookDelivery } from "./webhook-delivery.ts";
