// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  getRollingReleaseBillingStatus: { input: types.GetRollingReleaseBillingStatusInput; output: types.GetRollingReleaseBillingStatusOutput };
  getRollingReleaseConfig: { input: types.GetRollingReleaseConfigInput; output: types.GetRollingReleaseConfigOutput };
  updateRollingReleaseConfig: { input: types.UpdateRollingReleaseConfigInput; output: types.UpdateRollingReleaseConfigOutput };
  deleteRollingReleaseConfig: { input: types.DeleteRollingReleaseConfigInput; output: types.DeleteRollingReleaseConfigOutput };
  getRollingRelease: { input: types.GetRollingReleaseInput; output: types.GetRollingReleaseOutput };
  approveRollingReleaseStage: { input: types.ApproveRollingReleaseStageInput; output: types.ApproveRollingReleaseStageOutput };
  startRollingRelease: { input: types.StartRollingReleaseInput; output: types.StartRollingReleaseOutput };
  completeRollingRelease: { input: types.CompleteRollingReleaseInput; output: types.CompleteRollingReleaseOutput };
}

/** Rolling releases: giving a deployment traffic in stages. */
export const contract: GroupContract = {
  group: "rolling-release",
  operations: {
    getRollingReleaseBillingStatus: { ...operations.getRollingReleaseBillingStatus,
      id: "getRollingReleaseBillingStatus", summary: "Says whether the plan allows rolling releases.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }], input: "GetRollingReleaseBillingStatusInput",
      answers: { "200": { contentType: "application/json", schema: "GetRollingReleaseBillingStatusOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    getRollingReleaseConfig: { ...operations.getRollingReleaseConfig,
      id: "getRollingReleaseConfig", summary: "Gets how a project rolls out its releases.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }], input: "GetRollingReleaseConfigInput",
      answers: { "200": { contentType: "application/json", schema: "GetRollingReleaseConfigOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    updateRollingReleaseConfig: { ...operations.updateRollingReleaseConfig,
      id: "updateRollingReleaseConfig", summary: "Changes how a project rolls out its releases.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }], input: "UpdateRollingReleaseConfigInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "UpdateRollingReleaseConfigOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    deleteRollingReleaseConfig: { ...operations.deleteRollingReleaseConfig,
      id: "deleteRollingReleaseConfig", summary: "Turns rolling releases of a project off.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }], input: "DeleteRollingReleaseConfigInput",
      answers: { "200": { contentType: "application/json", schema: "DeleteRollingReleaseConfigOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, destructive: true,
    },
    getRollingRelease: { ...operations.getRollingRelease,
      id: "getRollingRelease", summary: "Gets the current rolling release of a project.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }, { name: "state", in: "query", type: "string" }],
      input: "GetRollingReleaseInput", answers: { "200": { contentType: "application/json", schema: "GetRollingReleaseOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    approveRollingReleaseStage: { ...operations.approveRollingReleaseStage,
      id: "approveRollingReleaseStage", summary: "Approves the next stage of a rolling release.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }], input: "ApproveRollingReleaseStageInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "ApproveRollingReleaseStageOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} },
    },
    startRollingRelease: { ...operations.startRollingRelease,
      id: "startRollingRelease", summary: "Starts the rolling release of a deployment.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }], input: "StartRollingReleaseInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "StartRollingReleaseOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {}, "422": {} },
    },
    completeRollingRelease: { ...operations.completeRollingRelease,
      id: "completeRollingRelease", summary: "Gives a rolling release all traffic.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }], input: "CompleteRollingReleaseInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "CompleteRollingReleaseOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
  },
};
