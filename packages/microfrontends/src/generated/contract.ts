// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listMicrofrontendsGroups: { input: types.ListMicrofrontendsGroupsInput; output: types.ListMicrofrontendsGroupsOutput };
  listMicrofrontendsGroupProjects: { input: types.ListMicrofrontendsGroupProjectsInput; output: types.ListMicrofrontendsGroupProjectsOutput };
  getMicrofrontendsConfig: { input: types.GetMicrofrontendsConfigInput; output: types.GetMicrofrontendsConfigOutput };
  getProjectMicrofrontendsConfig: { input: types.GetProjectMicrofrontendsConfigInput; output: types.GetProjectMicrofrontendsConfigOutput };
  createMicrofrontendsGroup: { input: types.CreateMicrofrontendsGroupInput; output: types.CreateMicrofrontendsGroupOutput };
}

/** Microfrontends groups: several projects under one domain. */
export const contract: GroupContract = {
  group: "microfrontends",
  operations: {
    listMicrofrontendsGroups: { ...operations.listMicrofrontendsGroups,
      id: "getMicrofrontendsGroups", summary: "Lists the microfrontends groups of the team.", kind: "call", parameters: [],
      input: "ListMicrofrontendsGroupsInput", answers: { "200": { contentType: "application/json", schema: "ListMicrofrontendsGroupsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {}, "500": {} },
    },
    listMicrofrontendsGroupProjects: { ...operations.listMicrofrontendsGroupProjects,
      id: "getMicrofrontendsInGroup", summary: "Lists the projects of a microfrontends group.", kind: "call",
      parameters: [{ name: "groupId", in: "path", required: true, type: "string" }], input: "ListMicrofrontendsGroupProjectsInput",
      answers: { "200": { contentType: "application/json", schema: "ListMicrofrontendsGroupProjectsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} },
      secrets: [
        "projects.*.env.*.internalContentHint.encryptedValue", "projects.*.env.*.legacyValue", "projects.*.env.*.value", "projects.*.env.*.vsmValue",
        "projects.*.link.deployHooks.*.url", "projects.*.protectionBypass",
      ],
    },
    getMicrofrontendsConfig: { ...operations.getMicrofrontendsConfig,
      id: "getMicrofrontendsConfig", summary: "Gets the microfrontends config of a deployment.", kind: "call",
      parameters: [{ name: "deploymentId", in: "path", required: true, type: "string" }], input: "GetMicrofrontendsConfigInput",
      answers: { "200": { contentType: "application/json", schema: "MicrofrontendsConfigAnswer" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} },
    },
    getProjectMicrofrontendsConfig: { ...operations.getProjectMicrofrontendsConfig,
      id: "getMicrofrontendsConfigForProject", summary: "Gets the microfrontends config of a project's production deployment.", kind: "call",
      parameters: [{ name: "projectIdOrName", in: "path", required: true, type: "string" }], input: "GetProjectMicrofrontendsConfigInput",
      answers: { "200": { contentType: "application/json", schema: "MicrofrontendsConfigAnswer" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} },
    },
    createMicrofrontendsGroup: { ...operations.createMicrofrontendsGroup,
      id: "createMicrofrontendsGroupWithApplications", summary: "Creates a microfrontends group with its projects.", kind: "call", parameters: [],
      input: "CreateMicrofrontendsGroupInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "CreateMicrofrontendsGroupOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {}, "500": {} },
    },
  },
};
