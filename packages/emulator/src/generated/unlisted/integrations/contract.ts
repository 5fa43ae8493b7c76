// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listIntegrationCategories: { input: types.ListIntegrationCategoriesInput; output: types.ListIntegrationCategoriesOutput };
  listIntegrations: { input: types.ListIntegrationsInput; output: types.ListIntegrationsOutput };
  getIntegration: { input: types.GetIntegrationInput; output: types.GetIntegrationOutput };
  installMarketplaceIntegration: { input: types.InstallMarketplaceIntegrationInput; output: types.InstallMarketplaceIntegrationOutput };
  uninstallIntegration: { input: types.UninstallIntegrationInput; output: types.UninstallIntegrationOutput };
  getConfigurationProject: { input: types.GetConfigurationProjectInput; output: types.GetConfigurationProjectOutput };
  listThreads: { input: types.ListThreadsInput; output: types.ListThreadsOutput };
  getThread: { input: types.GetThreadInput; output: types.GetThreadOutput };
  updateThread: { input: types.UpdateThreadInput; output: types.UpdateThreadOutput };
  listThreadMessages: { input: types.ListThreadMessagesInput; output: types.ListThreadMessagesOutput };
  createThreadMessage: { input: types.CreateThreadMessageInput; output: types.CreateThreadMessageOutput };
  updateThreadMessage: { input: types.UpdateThreadMessageInput; output: types.UpdateThreadMessageOutput };
  deleteThreadMessage: { input: types.DeleteThreadMessageInput; output: types.DeleteThreadMessageOutput };
  listSchedules: { input: types.ListSchedulesInput; output: types.ListSchedulesOutput };
  getPlatformInfo: { input: types.GetPlatformInfoInput; output: types.GetPlatformInfoOutput };
}

/** Installed integrations, their products, plans and stores, and Git namespaces. */
export const contract: GroupContract = {
  group: "integrations",
  operations: {
    listIntegrationCategories: { ...operations.listIntegrationCategories,
      published: false, id: "listIntegrationCategories", summary: "Lists the categories of the marketplace.", kind: "call", parameters: [],
      input: "ListIntegrationCategoriesInput", answers: { "200": { contentType: "application/json", schema: "ListIntegrationCategoriesOutput" } },
      errors: { "400": {}, "401": {}, "403": {} },
    },
    listIntegrations: { ...operations.listIntegrations,
      published: false, id: "listIntegrations", summary: "Lists the integrations of the marketplace.", kind: "call", parameters: [],
      input: "ListIntegrationsInput", answers: { "200": { contentType: "application/json", schema: "ListIntegrationsOutput" } },
      errors: { "400": {}, "401": {}, "403": {} },
    },
    getIntegration: { ...operations.getIntegration,
      published: false, id: "getIntegration", summary: "Gets an integration of the marketplace.", kind: "call",
      parameters: [{ name: "integrationSlug", in: "path", required: true, type: "string" }], input: "GetIntegrationInput",
      answers: { "200": { contentType: "application/json", schema: "GetIntegrationOutput" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
    installMarketplaceIntegration: { ...operations.installMarketplaceIntegration,
      published: false, id: "installMarketplaceIntegration", summary: "Installs an integration of the marketplace.", kind: "call",
      parameters: [{ name: "integrationSlug", in: "path", required: true, type: "string" }], input: "InstallMarketplaceIntegrationInput",
      requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "InstallMarketplaceIntegrationOutput" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
    uninstallIntegration: { ...operations.uninstallIntegration,
      published: false, id: "uninstallIntegration", summary: "Uninstalls an integration.", kind: "call",
      parameters: [{ name: "installationId", in: "path", required: true, type: "string" }], input: "UninstallIntegrationInput",
      requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "UninstallIntegrationOutput" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
    getConfigurationProject: { ...operations.getConfigurationProject,
      published: false, id: "getConfigurationProject", summary: "Gets what an installation has in a project.", kind: "call",
      parameters: [{ name: "configurationId", in: "path", required: true, type: "string" }, { name: "projectId", in: "path", required: true, type: "string" }],
      input: "GetConfigurationProjectInput", answers: { "200": { contentType: "application/json", schema: "GetConfigurationProjectOutput" } },
      errors: { "400": {}, "401": {}, "403": {} },
    },
    listThreads: { ...operations.listThreads,
      published: false, id: "listThreads", summary: "Lists the threads of comments of the toolbar.", kind: "call", parameters: [], input: "ListThreadsInput",
      answers: { "200": { contentType: "application/json", schema: "ListThreadsOutput" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
    getThread: { ...operations.getThread,
      published: false, id: "getThread", summary: "Gets a thread of comments.", kind: "call",
      parameters: [{ name: "threadId", in: "path", required: true, type: "string" }], input: "GetThreadInput",
      answers: { "200": { contentType: "application/json", schema: "GetThreadOutput" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
    updateThread: { ...operations.updateThread,
      published: false, id: "updateThread", summary: "Changes a thread of comments.", kind: "call",
      parameters: [{ name: "threadId", in: "path", required: true, type: "string" }], input: "UpdateThreadInput",
      requestBody: { contentType: "application/json", required: false }, answers: { "200": { contentType: "application/json", schema: "UpdateThreadOutput" } },
      errors: { "400": {}, "401": {}, "403": {} },
    },
    listThreadMessages: { ...operations.listThreadMessages,
      published: false, id: "listThreadMessages", summary: "Lists the comments of a thread.", kind: "call",
      parameters: [{ name: "threadId", in: "path", required: true, type: "string" }], input: "ListThreadMessagesInput",
      answers: { "200": { contentType: "application/json", schema: "ListThreadMessagesOutput" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
    createThreadMessage: { ...operations.createThreadMessage,
      published: false, id: "createThreadMessage", summary: "Adds a comment to a thread.", kind: "call",
      parameters: [{ name: "threadId", in: "path", required: true, type: "string" }], input: "CreateThreadMessageInput",
      requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "CreateThreadMessageOutput" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
    updateThreadMessage: { ...operations.updateThreadMessage,
      published: false, id: "updateThreadMessage", summary: "Changes a comment of a thread.", kind: "call",
      parameters: [{ name: "threadId", in: "path", required: true, type: "string" }, { name: "messageId", in: "path", required: true, type: "string" }],
      input: "UpdateThreadMessageInput", requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "UpdateThreadMessageOutput" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
    deleteThreadMessage: { ...operations.deleteThreadMessage,
      published: false, id: "deleteThreadMessage", summary: "Deletes a comment of a thread.", kind: "call",
      parameters: [{ name: "threadId", in: "path", required: true, type: "string" }, { name: "messageId", in: "path", required: true, type: "string" }],
      input: "DeleteThreadMessageInput", answers: { "200": { contentType: "application/json", schema: "DeleteThreadMessageOutput" } },
      errors: { "400": {}, "401": {}, "403": {} }, destructive: true,
    },
    listSchedules: { ...operations.listSchedules,
      published: false, id: "listSchedules", summary: "Lists the schedules of the team.", kind: "call", parameters: [], input: "ListSchedulesInput",
      answers: { "200": { contentType: "application/json", schema: "ListSchedulesOutput" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
    getPlatformInfo: { ...operations.getPlatformInfo,
      published: false, id: "getPlatformInfo", summary: "Gets what is known about the platform.", kind: "call", parameters: [], input: "GetPlatformInfoInput",
      answers: { "200": { contentType: "application/json", schema: "GetPlatformInfoOutput" } }, errors: { "400": {}, "401": {}, "403": {} },
    },
  },
};
