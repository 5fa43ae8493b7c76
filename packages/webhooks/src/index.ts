export * from "./generated/exports.ts";
export { signWebhook, type WebhookPayload } from "./sign-webhook.ts";
export { verifyWebhook } from "./verify-webhook.ts";
