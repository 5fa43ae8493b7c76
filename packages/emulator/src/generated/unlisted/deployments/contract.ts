// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listDeploymentBuilds: { input: types.ListDeploymentBuildsInput; output: types.ListDeploymentBuildsOutput };
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
  },
};
