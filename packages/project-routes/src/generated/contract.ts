// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listProjectRoutes: { input: types.ListProjectRoutesInput; output: types.ListProjectRoutesOutput };
  addProjectRoute: { input: types.AddProjectRouteInput; output: types.AddProjectRouteOutput };
  stageProjectRoutes: { input: types.StageProjectRoutesInput; output: types.StageProjectRoutesOutput };
  deleteProjectRoutes: { input: types.DeleteProjectRoutesInput; output: types.DeleteProjectRoutesOutput };
  updateProjectRoute: { input: types.UpdateProjectRouteInput; output: types.UpdateProjectRouteOutput };
  generateProjectRoute: { input: types.GenerateProjectRouteInput; output: types.GenerateProjectRouteOutput };
  listProjectRouteVersions: { input: types.ListProjectRouteVersionsInput; output: types.ListProjectRouteVersionsOutput };
  updateProjectRouteVersion: { input: types.UpdateProjectRouteVersionInput; output: types.UpdateProjectRouteVersionOutput };
}

/** Routing rules of a project, in versions. */
export const contract: GroupContract = {
  group: "project-routes",
  operations: {
    listProjectRoutes: { ...operations.listProjectRoutes,
      id: "getRoutes", summary: "Lists the routing rules of a project.", kind: "call",
      parameters: [
        { name: "projectId", in: "path", required: true, type: "string" }, { name: "diff", in: "query", type: "mixed" },
        { name: "filter", in: "query", type: "string" }, { name: "q", in: "query", type: "string" }, { name: "versionId", in: "query", type: "string" },
      ],
      input: "ListProjectRoutesInput", answers: { "200": { contentType: "application/json", schema: "ListProjectRoutesOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    addProjectRoute: { ...operations.addProjectRoute,
      id: "addRoute", summary: "Adds a routing rule in a new version.", kind: "call",
      parameters: [{ name: "projectId", in: "path", required: true, type: "string" }], input: "AddProjectRouteInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "AddProjectRouteOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "409": {}, "410": {}, "500": {} },
    },
    stageProjectRoutes: { ...operations.stageProjectRoutes,
      id: "stageRoutes", summary: "Stages a new version of a project's routing rules.", kind: "call",
      parameters: [{ name: "projectId", in: "path", required: true, type: "string" }], input: "StageProjectRoutesInput",
      requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "StageProjectRoutesOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "409": {}, "410": {}, "500": {} },
    },
    deleteProjectRoutes: { ...operations.deleteProjectRoutes,
      id: "deleteRoutes", summary: "Deletes routing rules in a new version.", kind: "call",
      parameters: [{ name: "projectId", in: "path", required: true, type: "string" }], input: "DeleteProjectRoutesInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "DeleteProjectRoutesOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {}, "500": {} }, destructive: true,
    },
    updateProjectRoute: { ...operations.updateProjectRoute,
      id: "editRoute", summary: "Changes a routing rule in a new version.", kind: "call",
      parameters: [{ name: "projectId", in: "path", required: true, type: "string" }, { name: "routeId", in: "path", required: true, type: "string" }],
      input: "UpdateProjectRouteInput", requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "UpdateProjectRouteOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {}, "500": {} },
    },
    generateProjectRoute: { ...operations.generateProjectRoute,
      id: "generateRoute", summary: "Writes a routing rule from a description, without saving it.", kind: "call",
      parameters: [{ name: "projectId", in: "path", required: true, type: "string" }], input: "GenerateProjectRouteInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "GeneratedProjectRouteAnswer" } },
      errors: { "400": {}, "401": {}, "403": {}, "408": {}, "410": {}, "500": {} },
    },
    listProjectRouteVersions: { ...operations.listProjectRouteVersions,
      id: "getRouteVersions", summary: "Lists the versions of a project's routing rules.", kind: "call",
      parameters: [{ name: "projectId", in: "path", required: true, type: "string" }], input: "ListProjectRouteVersionsInput",
      answers: { "200": { contentType: "application/json", schema: "ListProjectRouteVersionsOutput" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    updateProjectRouteVersion: { ...operations.updateProjectRouteVersion,
      id: "updateRouteVersions", summary: "Promotes a version of the routing rules, returns to it, or discards it.", kind: "call",
      parameters: [{ name: "projectId", in: "path", required: true, type: "string" }], input: "UpdateProjectRouteVersionInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "UpdateProjectRouteVersionOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {}, "500": {} }, destructive: true,
    },
  },
};
