// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  createCheck: { input: types.CreateCheckInput; output: types.CreateCheckOutput };
  listChecks: { input: types.ListChecksInput; output: types.ListChecksOutput };
  getCheck: { input: types.GetCheckInput; output: types.GetCheckOutput };
  updateCheck: { input: types.UpdateCheckInput; output: types.UpdateCheckOutput };
  rerequestCheck: { input: types.RerequestCheckInput; output: types.RerequestCheckOutput };
}

/** Classic checks: what an integration finds in a deployment before it gets its domains. */
export const contract: GroupContract = {
  group: "checks",
  operations: {
    createCheck: { ...operations.createCheck,
      id: "createCheck", summary: "Registers a check of a deployment that is not finished yet.", kind: "call",
      parameters: [{ name: "deploymentId", in: "path", required: true, type: "string" }], input: "CreateCheckInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "DeploymentCheck" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
    listChecks: { ...operations.listChecks,
      id: "getAllChecks", summary: "Lists the checks of a deployment.", kind: "call",
      parameters: [{ name: "deploymentId", in: "path", required: true, type: "string" }], input: "ListChecksInput",
      answers: { "200": { contentType: "application/json", schema: "ListChecksOutput" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
    getCheck: { ...operations.getCheck,
      id: "getCheck", summary: "Gets a check of a deployment.", kind: "call",
      parameters: [{ name: "deploymentId", in: "path", required: true, type: "string" }, { name: "checkId", in: "path", required: true, type: "string" }],
      input: "GetCheckInput", answers: { "200": { contentType: "application/json", schema: "DeploymentCheck" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
    updateCheck: { ...operations.updateCheck,
      id: "updateCheck", summary: "Reports the progress or the result of a check.", kind: "call",
      parameters: [{ name: "deploymentId", in: "path", required: true, type: "string" }, { name: "checkId", in: "path", required: true, type: "string" }],
      input: "UpdateCheckInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "DeploymentCheck" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "413": {} },
    },
    rerequestCheck: { ...operations.rerequestCheck,
      id: "rerequestCheck", summary: "Asks an integration for a check that has failed once more.", kind: "call",
      parameters: [
        { name: "deploymentId", in: "path", required: true, type: "string" }, { name: "checkId", in: "path", required: true, type: "string" },
        { name: "autoUpdate", in: "query", type: "boolean" },
      ],
      input: "RerequestCheckInput", answers: { "200": { contentType: "application/json", schema: "RerequestCheckOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
  },
};
