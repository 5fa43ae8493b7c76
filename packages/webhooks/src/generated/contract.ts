// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listWebhooks: { input: types.ListWebhooksInput; output: types.ListWebhooksOutput };
  createWebhook: { input: types.CreateWebhookInput; output: types.CreateWebhookOutput };
  getWebhook: { input: types.GetWebhookInput; output: types.GetWebhookOutput };
  deleteWebhook: { input: types.DeleteWebhookInput; output: types.DeleteWebhookOutput };
}

/** Webhooks: URLs that events are delivered to. */
export const contract: GroupContract = {
  group: "webhooks",
  operations: {
    listWebhooks: { ...operations.listWebhooks,
      id: "getWebhooks", summary: "Lists the webhooks of the account or team.", kind: "call", parameters: [{ name: "projectId", in: "query", type: "string" }],
      input: "ListWebhooksInput", answers: { "200": { contentType: "application/json", schema: "ListWebhooksOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    createWebhook: { ...operations.createWebhook,
      id: "createWebhook", summary: "Creates a webhook and returns the secret that signs its deliveries, once.", kind: "call", parameters: [],
      input: "CreateWebhookInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "CreatedWebhook" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {} },
      revealsOnce: true, secrets: ["secret"],
    },
    getWebhook: { ...operations.getWebhook,
      id: "getWebhook", summary: "Gets a webhook, without its secret.", kind: "call", parameters: [{ name: "id", in: "path", required: true, type: "string" }],
      input: "GetWebhookInput", answers: { "200": { contentType: "application/json", schema: "Webhook" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    deleteWebhook: { ...operations.deleteWebhook,
      id: "deleteWebhook", summary: "Deletes a webhook; nothing more is delivered to its URL.", kind: "call",
      parameters: [{ name: "id", in: "path", required: true, type: "string" }], input: "DeleteWebhookInput", answers: { "204": {} },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} }, destructive: true,
    },
  },
};
