// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listDeploymentBuilds: { input: types.ListDeploymentBuildsInput; output: types.ListDeploymentBuildsOutput };
  getDeploymentByUrl: { input: types.GetDeploymentByUrlInput; output: types.GetDeploymentByUrlOutput };
}

/** Deployments: create them, upload their files, follow their builds, list and cancel them. */
export const contract: GroupContract = {
  group: "deployments",
  operations: {
    listDeploymentBuilds: { ...operations.listDeploymentBuilds,
      published: false, id: "listDeploymentBuilds", summary: "Lists the builds of a deployment.", kind: "call",
      parameters: [{ name: "id", in: "path", required: true, type: "string" }], input: "ListDeploymentBuildsInput",
      answers: { "200": { contentType: "application/json", schema: "DeploymentBuildList" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
    continueDeployment: { ...operations.continueDeployment,
      published: false, id: "continueDeployment", summary: "Goes on with a deployment whose files are there.", kind: "call",
      parameters: [{ name: "deploymentId", in: "path", required: true, type: "string" }], input: "ContinueDeploymentInput",
      requestBody: { contentType: "application/json", required: false }, answers: {}, errors: { "400": {}, "401": {}, "403": {} },
    },
    listFunctionDescriptors: { ...operations.listFunctionDescriptors,
      published: false, id: "listFunctionDescriptors", summary: "Lists the functions of a build.", kind: "call",
      parameters: [{ name: "deploymentId", in: "path", required: true, type: "string" }], input: "ListFunctionDescriptorsInput",
      requestBody: { contentType: "application/json", required: false }, answers: {}, errors: { "400": {}, "401": {}, "403": {} },
    },
    getDeploymentByUrl: { ...operations.getDeploymentByUrl,
      published: false, id: "getDeploymentByUrl", summary: "Gets a deployment by the host in its URL.", kind: "call",
      parameters: [{ name: "url", in: "query", required: true, type: "string" }], input: "GetDeploymentByUrlInput",
      answers: { "200": { contentType: "application/json", schema: "AnyDeployment" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
  },
};
