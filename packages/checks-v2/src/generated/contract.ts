// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listProjectChecks: { input: types.ListProjectChecksInput; output: types.ListProjectChecksOutput };
  createProjectCheck: { input: types.CreateProjectCheckInput; output: types.CreateProjectCheckOutput };
  getProjectCheck: { input: types.GetProjectCheckInput; output: types.GetProjectCheckOutput };
  updateProjectCheck: { input: types.UpdateProjectCheckInput; output: types.UpdateProjectCheckOutput };
  deleteProjectCheck: { input: types.DeleteProjectCheckInput; output: types.DeleteProjectCheckOutput };
  listCheckRuns: { input: types.ListCheckRunsInput; output: types.ListCheckRunsOutput };
  listDeploymentCheckRuns: { input: types.ListDeploymentCheckRunsInput; output: types.ListDeploymentCheckRunsOutput };
  createDeploymentCheckRun: { input: types.CreateDeploymentCheckRunInput; output: types.CreateDeploymentCheckRunOutput };
  getDeploymentCheckRun: { input: types.GetDeploymentCheckRunInput; output: types.GetDeploymentCheckRunOutput };
  updateDeploymentCheckRun: { input: types.UpdateDeploymentCheckRunInput; output: types.UpdateDeploymentCheckRunOutput };
}

/** Checks that deployments have to pass, and their runs. */
export const contract: GroupContract = {
  group: "checks-v2",
  operations: {
    listProjectChecks: { ...operations.listProjectChecks,
      id: "listProjectChecks", summary: "Lists the checks of a project.", kind: "call",
      parameters: [{ name: "projectIdOrName", in: "path", required: true, type: "string" }, { name: "blocks", in: "query", type: "string" }],
      input: "ListProjectChecksInput", answers: { "200": { contentType: "application/json", schema: "ListProjectChecksOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {}, "500": {} },
    },
    createProjectCheck: { ...operations.createProjectCheck,
      id: "createProjectCheck", summary: "Creates a check that the deployments of a project have to pass.", kind: "call",
      parameters: [{ name: "projectIdOrName", in: "path", required: true, type: "string" }], input: "CreateProjectCheckInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "Check" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {}, "500": {} },
    },
    getProjectCheck: { ...operations.getProjectCheck,
      id: "getProjectCheck", summary: "Gets a check of a project.", kind: "call",
      parameters: [{ name: "projectIdOrName", in: "path", required: true, type: "string" }, { name: "checkId", in: "path", required: true, type: "string" }],
      input: "GetProjectCheckInput", answers: { "200": { contentType: "application/json", schema: "Check" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {}, "500": {} },
    },
    updateProjectCheck: { ...operations.updateProjectCheck,
      id: "updateProjectCheck", summary: "Changes a check of a project.", kind: "call",
      parameters: [{ name: "projectIdOrName", in: "path", required: true, type: "string" }, { name: "checkId", in: "path", required: true, type: "string" }],
      input: "UpdateProjectCheckInput", requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "Check" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} },
    },
    deleteProjectCheck: { ...operations.deleteProjectCheck,
      id: "deleteProjectCheck", summary: "Deletes a check of a project; deployments no longer have to pass it.", kind: "call",
      parameters: [{ name: "projectIdOrName", in: "path", required: true, type: "string" }, { name: "checkId", in: "path", required: true, type: "string" }],
      input: "DeleteProjectCheckInput", answers: { "200": { contentType: "application/json", schema: "DeleteProjectCheckOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} }, destructive: true,
    },
    listCheckRuns: { ...operations.listCheckRuns,
      id: "listCheckRuns", summary: "Lists the runs of a check.", kind: "call",
      parameters: [{ name: "projectIdOrName", in: "path", required: true, type: "string" }, { name: "checkId", in: "path", required: true, type: "string" }],
      input: "ListCheckRunsInput", answers: { "200": { contentType: "application/json", schema: "ListCheckRunsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {}, "500": {} },
    },
    listDeploymentCheckRuns: { ...operations.listDeploymentCheckRuns,
      id: "listDeploymentCheckRuns", summary: "Lists the check runs of a deployment.", kind: "call",
      parameters: [{ name: "deploymentId", in: "path", required: true, type: "string" }], input: "ListDeploymentCheckRunsInput",
      answers: { "200": { contentType: "application/json", schema: "ListDeploymentCheckRunsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {}, "500": {} },
    },
    createDeploymentCheckRun: { ...operations.createDeploymentCheckRun,
      id: "createDeploymentCheckRun", summary: "Starts a check run of a deployment.", kind: "call",
      parameters: [{ name: "deploymentId", in: "path", required: true, type: "string" }], input: "CreateDeploymentCheckRunInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "AnyCheckRun" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} },
    },
    getDeploymentCheckRun: { ...operations.getDeploymentCheckRun,
      id: "getDeploymentCheckRun", summary: "Gets a check run of a deployment.", kind: "call",
      parameters: [{ name: "deploymentId", in: "path", required: true, type: "string" }, { name: "checkRunId", in: "path", required: true, type: "string" }],
      input: "GetDeploymentCheckRunInput", answers: { "200": { contentType: "application/json", schema: "AnyCheckRun" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} },
    },
    updateDeploymentCheckRun: { ...operations.updateDeploymentCheckRun,
      id: "updateDeploymentCheckRun", summary: "Reports the progress or the result of a check run.", kind: "call",
      parameters: [{ name: "deploymentId", in: "path", required: true, type: "string" }, { name: "checkRunId", in: "path", required: true, type: "string" }],
      input: "UpdateDeploymentCheckRunInput", requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "AnyCheckRun" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {}, "413": {}, "500": {} },
    },
  },
};
