// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  getEndpointVerification: { input: types.GetEndpointVerificationInput; output: types.GetEndpointVerificationOutput };
}

/** Webhooks: URLs that events are delivered to. */
export const contract: GroupContract = {
  group: "webhooks",
  operations: {
    getEndpointVerification: { ...operations.getEndpointVerification,
      published: false, id: "getEndpointVerification",
      summary: "Gets the value that an endpoint has to send in the header `x-vercel-verify` before data is sent there.", kind: "call", parameters: [],
      input: "GetEndpointVerificationInput", answers: { "200": { contentType: "application/json", schema: "GetEndpointVerificationOutput" } },
      errors: { "400": {}, "401": {}, "403": {} },
    },
    listIntegrationWebhooks: { ...operations.listIntegrationWebhooks,
      published: false, id: "listIntegrationWebhooks", summary: "Lists the webhooks of an integration, as its token asks.", kind: "call", parameters: [],
      input: "ListIntegrationWebhooksInput", answers: {}, errors: { "400": {}, "401": {}, "403": {} },
    },
    createIntegrationWebhook: { ...operations.createIntegrationWebhook,
      published: false, id: "createIntegrationWebhook", summary: "Creates a webhook of an integration, as its token asks.", kind: "call", parameters: [],
      input: "CreateIntegrationWebhookInput", requestBody: { contentType: "application/json", required: false }, answers: {},
      errors: { "400": {}, "401": {}, "403": {} },
    },
    deleteIntegrationWebhook: { ...operations.deleteIntegrationWebhook,
      published: false, id: "deleteIntegrationWebhook", summary: "Deletes a webhook of an integration, as its token asks.", kind: "call",
      parameters: [{ name: "id", in: "path", required: true, type: "string" }], input: "DeleteIntegrationWebhookInput", answers: {},
      errors: { "400": {}, "401": {}, "403": {} }, destructive: true,
    },
  },
};
