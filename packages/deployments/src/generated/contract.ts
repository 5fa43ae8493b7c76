// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
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
    getDeploymentEvents: {
      route: "GET /v3/deployments/{idOrUrl}/events", id: "getDeploymentEvents", summary: "Gets the build log and the state changes of a deployment.",
      kind: "call",
      parameters: [
        { name: "idOrUrl", in: "path", input: "idOrUrl", required: true, type: "string" },
        { name: "builds", in: "query", input: "builds", required: false, type: "number" },
        { name: "delimiter", in: "query", input: "delimiter", required: false, type: "number" },
        { name: "direction", in: "query", input: "direction", required: false, type: "string" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "name", in: "query", input: "name", required: false, type: "string" },
        { name: "since", in: "query", input: "since", required: false, type: "number" },
        { name: "statusCode", in: "query", input: "statusCode", required: false, type: "mixed" },
        { name: "until", in: "query", input: "until", required: false, type: "number" },
      ],
      input: "GetDeploymentEventsInput", answers: { "200": { contentType: "application/json", schema: "GetDeploymentEventsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {}, "500": {} }, team: true,
    },
    followDeploymentEvents: {
      route: "GET /v3/deployments/{idOrUrl}/events", id: "getDeploymentEvents",
      summary: "Follows the build log and the state changes of a deployment until it ends.", kind: "stream",
      parameters: [
        { name: "idOrUrl", in: "path", input: "idOrUrl", required: true, type: "string" },
        { name: "follow", in: "query", input: "follow", required: true, type: "number" },
        { name: "builds", in: "query", input: "builds", required: false, type: "number" },
        { name: "delimiter", in: "query", input: "delimiter", required: false, type: "number" },
        { name: "direction", in: "query", input: "direction", required: false, type: "string" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "name", in: "query", input: "name", required: false, type: "string" },
        { name: "since", in: "query", input: "since", required: false, type: "number" },
        { name: "statusCode", in: "query", input: "statusCode", required: false, type: "mixed" },
        { name: "until", in: "query", input: "until", required: false, type: "number" },
      ],
      fixed: { follow: 1 }, input: "FollowDeploymentEventsInput", answers: { "200": { contentType: "application/stream+json", schema: "DeploymentEvent" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {}, "500": {} }, team: true, accept: "application/stream+json",
      resume: { send: "since", from: "created", id: "id" },
    },
    updateDeploymentIntegrationAction: {
      route: "PATCH /v1/deployments/{deploymentId}/integrations/{integrationConfigurationId}/resources/{resourceId}/actions/{action}",
      id: "update-integration-deployment-action", summary: "Reports the outcome of an integration's action on a deployment.", kind: "call",
      parameters: [
        { name: "deploymentId", in: "path", input: "deploymentId", required: true, type: "string" },
        { name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" },
        { name: "resourceId", in: "path", input: "resourceId", required: true, type: "string" },
        { name: "action", in: "path", input: "action", required: true, type: "string" },
      ],
      input: "UpdateDeploymentIntegrationActionInput", body: { contentType: "application/json", required: false }, answers: { "202": {} },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true, secretInput: ["value"],
    },
    getDeployment: {
      route: "GET /v13/deployments/{idOrUrl}", id: "getDeployment", summary: "Finds a deployment by its ID or its URL.", kind: "call",
      parameters: [
        { name: "idOrUrl", in: "path", input: "idOrUrl", required: true, type: "string" },
        { name: "withGitRepoInfo", in: "query", input: "withGitRepoInfo", required: false, type: "boolean" },
      ],
      input: "GetDeploymentInput", answers: { "200": { contentType: "application/json", schema: "AnyDeployment" } },
      errors: { "400": {}, "403": {}, "404": {}, "410": {}, "429": {} }, team: true,
    },
    createDeployment: {
      route: "POST /v13/deployments", id: "createDeployment", summary: "Creates a deployment from files, from a Git commit or from an earlier deployment.",
      kind: "call",
      parameters: [
        { name: "forceNew", in: "query", input: "forceNew", required: false, type: "string" },
        { name: "prebuilt", in: "query", input: "prebuilt", required: false, type: "string" },
        { name: "skipAutoDetectionConfirmation", in: "query", input: "skipAutoDetectionConfirmation", required: false, type: "string" },
      ],
      input: "CreateDeploymentInput", body: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "CreatedDeployment" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "426": {}, "429": {}, "500": {}, "503": {} }, team: true,
      secretInput: ["env", "gitAccessToken"],
    },
    cancelDeployment: {
      route: "PATCH /v12/deployments/{id}/cancel", id: "cancelDeployment", summary: "Cancels a deployment that is still building.", kind: "call",
      parameters: [{ name: "id", in: "path", input: "id", required: true, type: "string" }], input: "CancelDeploymentInput",
      answers: { "200": { contentType: "application/json", schema: "Deployment" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
      team: true, safe: true,
    },
    uploadDeploymentFile: {
      route: "POST /v2/files", id: "uploadFile", summary: "Uploads one file of a deployment, addressed by its SHA-1.", kind: "call",
      parameters: [
        { name: "x-now-digest", in: "header", input: "xNowDigest", required: false, type: "string" },
        { name: "x-now-size", in: "header", input: "xNowSize", required: false, type: "number" },
        { name: "x-vercel-digest", in: "header", input: "xVercelDigest", required: false, type: "string" },
      ],
      input: "UploadDeploymentFileInput", body: { contentType: "application/octet-stream", required: false, whole: true },
      answers: { "200": { contentType: "application/json", schema: "UploadDeploymentFileOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {}, "426": {} }, team: true, safe: true,
    },
    listDeploymentFiles: {
      route: "GET /v6/deployments/{id}/files", id: "listDeploymentFiles", summary: "Lists the files of a deployment as a tree.", kind: "call",
      parameters: [{ name: "id", in: "path", input: "id", required: true, type: "string" }], input: "ListDeploymentFilesInput",
      answers: { "200": { contentType: "application/json", schema: "ListDeploymentFilesOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true,
    },
    getDeploymentFile: {
      route: "GET /v8/deployments/{id}/files/{fileId}", id: "getDeploymentFileContents", summary: "Gets the content of one file of a deployment.", kind: "call",
      parameters: [
        { name: "id", in: "path", input: "id", required: true, type: "string" },
        { name: "fileId", in: "path", input: "fileId", required: true, type: "string" },
        { name: "path", in: "query", input: "path", required: false, type: "string" },
      ],
      input: "GetDeploymentFileInput", answers: { "200": { contentType: "application/json", schema: "GetDeploymentFileOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true,
    },
    listDeployments: {
      route: "GET /v7/deployments", id: "getDeployments", summary: "Lists deployments, newest first.", kind: "list",
      parameters: [
        { name: "app", in: "query", input: "app", required: false, type: "string" },
        { name: "branch", in: "query", input: "branch", required: false, type: "string" },
        { name: "from", in: "query", input: "from", required: false, type: "number" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "meta-", in: "query", input: "meta", required: false, type: "object" },
        { name: "projectId", in: "query", input: "projectId", required: false, type: "string" },
        { name: "projectIds", in: "query", input: "projectIds", required: false, type: "string", array: true },
        { name: "rollbackCandidate", in: "query", input: "rollbackCandidate", required: false, type: "boolean" },
        { name: "sha", in: "query", input: "sha", required: false, type: "string" },
        { name: "since", in: "query", input: "since", required: false, type: "number" },
        { name: "state", in: "query", input: "state", required: false, type: "string" },
        { name: "target", in: "query", input: "target", required: false, type: "string" },
        { name: "to", in: "query", input: "to", required: false, type: "number" },
        { name: "until", in: "query", input: "until", required: false, type: "number" },
        { name: "users", in: "query", input: "users", required: false, type: "string" },
      ],
      input: "ListDeploymentsInput", answers: { "200": { contentType: "application/json", schema: "DeploymentPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {} }, team: true,
      paging: { items: "deployments", next: "pagination.next", send: "until" },
    },
    deleteDeployment: {
      route: "DELETE /v13/deployments/{id}", id: "deleteDeployment", summary: "Deletes a deployment by its ID or its URL.", kind: "call",
      parameters: [
        { name: "id", in: "path", input: "id", required: true, type: "string" }, { name: "url", in: "query", input: "url", required: false, type: "string" },
      ],
      input: "DeleteDeploymentInput", answers: { "200": { contentType: "application/json", schema: "DeleteDeploymentOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true, destructive: true,
    },
  },
};
