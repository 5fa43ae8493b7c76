// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";

/** What each operation takes and gives. */
export interface Operations {
}

/** Reports of a provider to the marketplace: installations, resources, billing and invoices. */
export const contract: GroupContract = {
  group: "marketplace",
  operations: {
    getInstallationBalance: { ...operations.getInstallationBalance,
      published: false, id: "getInstallationBalance", summary: "Gets the prepaid balance of an installation.", kind: "call",
      parameters: [{ name: "installationId", in: "path", required: true, type: "string" }], input: "GetInstallationBalanceInput", answers: {},
      errors: { "400": {}, "401": {}, "403": {} },
    },
    updateBillingThresholds: { ...operations.updateBillingThresholds,
      published: false, id: "updateBillingThresholds", summary: "Sets the thresholds at which credits are bought.", kind: "call",
      parameters: [{ name: "installationId", in: "path", required: true, type: "string" }], input: "UpdateBillingThresholdsInput",
      requestBody: { contentType: "application/json", required: false }, answers: {}, errors: { "400": {}, "401": {}, "403": {} },
    },
    updateBillingThreshold: { ...operations.updateBillingThreshold,
      published: false, id: "updateBillingThreshold", summary: "Sets the threshold at which credits of a resource are bought.", kind: "call",
      parameters: [{ name: "installationId", in: "path", required: true, type: "string" }, { name: "resourceId", in: "path", required: true, type: "string" }],
      input: "UpdateBillingThresholdInput", requestBody: { contentType: "application/json", required: false }, answers: {},
      errors: { "400": {}, "401": {}, "403": {} },
    },
    createClaimUrl: { ...operations.createClaimUrl,
      published: false, id: "createClaimUrl", summary: "Makes a URL at which a resource for trying out is claimed.", kind: "call",
      parameters: [{ name: "installationId", in: "path", required: true, type: "string" }, { name: "resourceId", in: "path", required: true, type: "string" }],
      input: "CreateClaimUrlInput", requestBody: { contentType: "application/json", required: false }, answers: {}, errors: { "400": {}, "401": {}, "403": {} },
    },
  },
};
