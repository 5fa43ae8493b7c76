// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listGitNamespaces: { input: types.ListGitNamespacesInput; output: types.ListGitNamespacesOutput };
  searchRepositories: { input: types.SearchRepositoriesInput; output: types.SearchRepositoriesOutput };
  listIntegrationBillingPlans: { input: types.ListIntegrationBillingPlansInput; output: types.ListIntegrationBillingPlansOutput };
  connectIntegrationResource: { input: types.ConnectIntegrationResourceInput; output: types.ConnectIntegrationResourceOutput };
  listIntegrationConfigurations: { input: types.ListIntegrationConfigurationsInput; output: types.ListIntegrationConfigurationsOutput };
  getIntegrationConfiguration: { input: types.GetIntegrationConfigurationInput; output: types.GetIntegrationConfigurationOutput };
  deleteIntegrationConfiguration: { input: types.DeleteIntegrationConfigurationInput; output: types.DeleteIntegrationConfigurationOutput };
  listIntegrationProducts: { input: types.ListIntegrationProductsInput; output: types.ListIntegrationProductsOutput };
  createIntegrationStore: { input: types.CreateIntegrationStoreInput; output: types.CreateIntegrationStoreOutput };
}

/** Installed integrations, their products, plans and stores, and Git namespaces. */
export const contract: GroupContract = {
  group: "integrations",
  operations: {
    listGitNamespaces: { ...operations.listGitNamespaces,
      id: "gitNamespaces", summary: "Lists the users and organisations of Git providers that repositories can be taken from.", kind: "call",
      parameters: [
        { name: "host", in: "query", type: "string" }, { name: "provider", in: "query", type: "string" },
        { name: "viewerMetadata", in: "query", type: "boolean" },
      ],
      input: "ListGitNamespacesInput", answers: { "200": { contentType: "application/json", schema: "ListGitNamespacesOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": {}, "500": {} },
    },
    searchRepositories: { ...operations.searchRepositories,
      id: "searchRepo", summary: "Searches for repositories of a Git provider.", kind: "call",
      parameters: [
        { name: "host", in: "query", type: "string" }, { name: "installationId", in: "query", type: "string" },
        { name: "namespaceId", in: "query", type: "mixed" }, { name: "provider", in: "query", type: "string" }, { name: "query", in: "query", type: "string" },
      ],
      input: "SearchRepositoriesInput", answers: { "200": { contentType: "application/json", schema: "SearchRepositoriesOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": {}, "500": {}, "502": {} },
    },
    listIntegrationBillingPlans: { ...operations.listIntegrationBillingPlans,
      id: "getBillingPlans", summary: "Lists the billing plans of an integration's product.", kind: "call",
      parameters: [
        { name: "integrationIdOrSlug", in: "path", required: true, type: "string" }, { name: "productIdOrSlug", in: "path", required: true, type: "string" },
        { name: "integrationConfigurationId", in: "query", type: "string" }, { name: "metadata", in: "query", type: "string" },
        { name: "source", in: "query", type: "string" },
      ],
      input: "ListIntegrationBillingPlansInput", answers: { "200": { contentType: "application/json", schema: "ListIntegrationBillingPlansOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    connectIntegrationResource: { ...operations.connectIntegrationResource,
      id: "connectIntegrationResourceToProject", summary: "Connects a resource of an integration to a project.", kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", required: true, type: "string" }, { name: "resourceId", in: "path", required: true, type: "string" },
      ],
      input: "ConnectIntegrationResourceInput", requestBody: { contentType: "application/json", required: true }, answers: { "201": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    listIntegrationConfigurations: { ...operations.listIntegrationConfigurations,
      id: "getConfigurations", summary: "Lists the installed integrations.", kind: "call",
      parameters: [
        { name: "installationType", in: "query", type: "string" }, { name: "integrationIdOrSlug", in: "query", type: "string" },
        { name: "view", in: "query", required: true, type: "string" },
      ],
      input: "ListIntegrationConfigurationsInput", answers: { "200": { contentType: "application/json", schema: "ListIntegrationConfigurationsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    getIntegrationConfiguration: { ...operations.getIntegrationConfiguration,
      id: "getConfiguration", summary: "Gets an installed integration.", kind: "call", parameters: [{ name: "id", in: "path", required: true, type: "string" }],
      input: "GetIntegrationConfigurationInput", answers: { "200": { contentType: "application/json", schema: "AnyIntegrationConfiguration" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    deleteIntegrationConfiguration: { ...operations.deleteIntegrationConfiguration,
      id: "deleteConfiguration", summary: "Uninstalls an integration; it loses its access to the account.", kind: "call",
      parameters: [{ name: "id", in: "path", required: true, type: "string" }], input: "DeleteIntegrationConfigurationInput", answers: { "204": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, destructive: true,
    },
    listIntegrationProducts: { ...operations.listIntegrationProducts,
      id: "getConfigurationProducts", summary: "Lists the products of an installed integration.", kind: "call",
      parameters: [{ name: "id", in: "path", required: true, type: "string" }], input: "ListIntegrationProductsInput",
      answers: { "200": { contentType: "application/json", schema: "ListIntegrationProductsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} },
    },
    createIntegrationStore: { ...operations.createIntegrationStore,
      id: "createIntegrationStoreDirect", summary: "Creates a store of an integration's product; it is charged if its billing plan has a price.", kind: "call",
      parameters: [], input: "CreateIntegrationStoreInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "CreateIntegrationStoreOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "500": {} }, spends: true,
    },
  },
};
