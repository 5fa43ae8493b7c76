// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  getDeploymentEvents: { input: types.GetDeploymentEventsInput; output: types.GetDeploymentEventsOutput };
  followDeploymentEvents: { input: types.FollowDeploymentEventsInput; output: types.FollowDeploymentEventsOutput };
  updateDeploymentIntegrationAction: { input: types.UpdateDeploymentIntegrationActionInput; output: types.UpdateDeploymentIntegrationActionOutput };
  getDeployment: { input: types.GetDeploymentInput; output: types.GetDeploymentOutput };
  createDeployment: { input: types.CreateDeploymentInput; output: types.CreateDeploymentOutput };
  cancelDeployment: { input: types.CancelDeploymentInput; output: types.CancelDeploymentOutput };
  uploadDeploymentFile: { input: types.UploadDeploymentFileInput; output: types.UploadDeploymentFileOutput };
  listDeploymentFiles: { input: types.ListDeploymentFilesInput; output: types.ListDeploymentFilesOutput };
  getDeploymentFile: { input: types.GetDeploymentFileInput; output: types.GetDeploymentFileOutput };
  listDeployments: { input: types.ListDeploymentsInput; output: types.ListDeploymentsOutput };
  deleteDeployment: { input: types.DeleteDeploymentInput; output: types.DeleteDeploymentOutput };
}

/** Deployments: create them, upload their files, follow their builds, list and cancel them. */
export const contract: GroupContract = {
  group: "deployments",
  operations: {
    getDeploymentEvents: { ...operations.getDeploymentEvents,
      id: "getDeploymentEvents", summary: "Gets the build log and the state changes of a deployment.", kind: "call",
      parameters: [
        { name: "idOrUrl", in: "path", required: true, type: "string" }, { name: "builds", in: "query", type: "number" },
        { name: "delimiter", in: "query", type: "number" }, { name: "direction", in: "query", type: "string" }, { name: "limit", in: "query", type: "number" },
        { name: "name", in: "query", type: "string" }, { name: "since", in: "query", type: "number" }, { name: "statusCode", in: "query", type: "mixed" },
        { name: "until", in: "query", type: "number" },
      ],
      input: "GetDeploymentEventsInput", answers: { "200": { contentType: "application/json", schema: "GetDeploymentEventsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {}, "500": {} },
    },
    followDeploymentEvents: { ...operations.followDeploymentEvents,
      id: "getDeploymentEvents", summary: "Follows the build log and the state changes of a deployment until it ends.", kind: "stream",
      parameters: [
        { name: "idOrUrl", in: "path", required: true, type: "string" }, { name: "follow", in: "query", required: true, type: "number" },
        { name: "builds", in: "query", type: "number" }, { name: "delimiter", in: "query", type: "number" }, { name: "direction", in: "query", type: "string" },
        { name: "limit", in: "query", type: "number" }, { name: "name", in: "query", type: "string" }, { name: "since", in: "query", type: "number" },
        { name: "statusCode", in: "query", type: "mixed" }, { name: "until", in: "query", type: "number" },
      ],
      input: "FollowDeploymentEventsInput", answers: { "200": { contentType: "application/stream+json", schema: "DeploymentEvent" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {}, "500": {} },
    },
    updateDeploymentIntegrationAction: { ...operations.updateDeploymentIntegrationAction,
      id: "update-integration-deployment-action", summary: "Reports the outcome of an integration's action on a deployment.", kind: "call",
      parameters: [
        { name: "deploymentId", in: "path", required: true, type: "string" },
        { name: "integrationConfigurationId", in: "path", required: true, type: "string" }, { name: "resourceId", in: "path", required: true, type: "string" },
        { name: "action", in: "path", required: true, type: "string" },
      ],
      input: "UpdateDeploymentIntegrationActionInput", requestBody: { contentType: "application/json", required: false }, answers: { "202": {} },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    getDeployment: { ...operations.getDeployment,
      id: "getDeployment", summary: "Finds a deployment by its ID or its URL.", kind: "call",
      parameters: [{ name: "idOrUrl", in: "path", required: true, type: "string" }, { name: "withGitRepoInfo", in: "query", type: "boolean" }],
      input: "GetDeploymentInput", answers: { "200": { contentType: "application/json", schema: "AnyDeployment" } },
      errors: { "400": {}, "403": {}, "404": {}, "410": {}, "429": {} },
    },
    createDeployment: { ...operations.createDeployment,
      id: "createDeployment", summary: "Creates a deployment from files, from a Git commit or from an earlier deployment.", kind: "call",
      parameters: [
        { name: "forceNew", in: "query", type: "string" }, { name: "prebuilt", in: "query", type: "string" },
        { name: "skipAutoDetectionConfirmation", in: "query", type: "string" },
      ],
      input: "CreateDeploymentInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "CreatedDeployment" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "426": {}, "429": {}, "500": {}, "503": {} },
    },
    cancelDeployment: { ...operations.cancelDeployment,
      id: "cancelDeployment", summary: "Cancels a deployment that is still building.", kind: "call",
      parameters: [{ name: "id", in: "path", required: true, type: "string" }], input: "CancelDeploymentInput",
      answers: { "200": { contentType: "application/json", schema: "Deployment" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    uploadDeploymentFile: { ...operations.uploadDeploymentFile,
      id: "uploadFile", summary: "Uploads one file of a deployment, addressed by its SHA-1.", kind: "call",
      parameters: [
        { name: "x-now-digest", in: "header", input: "xNowDigest", type: "string" }, { name: "x-now-size", in: "header", input: "xNowSize", type: "number" },
        { name: "x-vercel-digest", in: "header", input: "xVercelDigest", type: "string" },
      ],
      input: "UploadDeploymentFileInput", requestBody: { contentType: "application/octet-stream", required: false },
      answers: { "200": { contentType: "application/json", schema: "UploadDeploymentFileOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {}, "426": {} },
    },
    listDeploymentFiles: { ...operations.listDeploymentFiles,
      id: "listDeploymentFiles", summary: "Lists the files of a deployment as a tree.", kind: "call",
      parameters: [{ name: "id", in: "path", required: true, type: "string" }], input: "ListDeploymentFilesInput",
      answers: { "200": { contentType: "application/json", schema: "ListDeploymentFilesOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    getDeploymentFile: { ...operations.getDeploymentFile,
      id: "getDeploymentFileContents", summary: "Gets the content of one file of a deployment.", kind: "call",
      parameters: [
        { name: "id", in: "path", required: true, type: "string" }, { name: "fileId", in: "path", required: true, type: "string" },
        { name: "path", in: "query", type: "string" },
      ],
      input: "GetDeploymentFileInput", answers: { "200": { contentType: "application/json", schema: "GetDeploymentFileOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    listDeployments: { ...operations.listDeployments,
      id: "getDeployments", summary: "Lists deployments, newest first.", kind: "list",
      parameters: [
        { name: "app", in: "query", type: "string" }, { name: "branch", in: "query", type: "string" }, { name: "from", in: "query", type: "number" },
        { name: "limit", in: "query", type: "number" }, { name: "meta-", in: "query", input: "meta", type: "object" },
        { name: "projectId", in: "query", type: "string" }, { name: "projectIds", in: "query", type: "string", array: true },
        { name: "rollbackCandidate", in: "query", type: "boolean" }, { name: "sha", in: "query", type: "string" },
        { name: "since", in: "query", type: "number" }, { name: "state", in: "query", type: "string" }, { name: "target", in: "query", type: "string" },
        { name: "to", in: "query", type: "number" }, { name: "until", in: "query", type: "number" }, { name: "users", in: "query", type: "string" },
      ],
      input: "ListDeploymentsInput", answers: { "200": { contentType: "application/json", schema: "DeploymentPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {} },
    },
    deleteDeployment: { ...operations.deleteDeployment,
      id: "deleteDeployment", summary: "Deletes a deployment by its ID or its URL.", kind: "call",
      parameters: [{ name: "id", in: "path", required: true, type: "string" }, { name: "url", in: "query", type: "string" }], input: "DeleteDeploymentInput",
      answers: { "200": { contentType: "application/json", schema: "DeleteDeploymentOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, destructive: true,
    },
  },
};
