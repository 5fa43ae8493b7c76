import type { Operations } from "@slipway/webhooks/contract";
import type { Exceptions } from "../../pipeline/right-of.ts";

/** Webhooks are the whole team's, and their URLs say where its events go. */
export const webhookExceptions: Exceptions<Operations> = {
  listWebhooks: "webhooks",
  createWebhook: "webhooks",
  getWebhook: "webhooks",
  deleteWebhook: "webhooks",
};
