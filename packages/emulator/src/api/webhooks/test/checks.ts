import * as webhooks from "@slipway/webhooks";
import type { Operations } from "@slipway/webhooks/contract";
import type { Cases } from "../../../../test/checks.ts";

const url = "https://hooks.example.com/more";

export const webhookCases: Cases<Operations> = {
  listWebhooks: (client) => webhooks.listWebhooks(client),
  createWebhook: (client) => webhooks.createWebhook(client, { url, events: ["deployment.created"] }),
  getWebhook: (client, { things }) => webhooks.getWebhook(client, { id: things.webhookId }),
  deleteWebhook: (client, { things }) => webhooks.deleteWebhook(client, { id: things.webhookId }),
};
