// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
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
    listGitNamespaces: {
      route: "GET /v1/integrations/git-namespaces", id: "gitNamespaces",
      summary: "Lists the users and organisations of Git providers that repositories can be taken from.", kind: "call",
      parameters: [
        { name: "host", in: "query", input: "host", required: false, type: "string" },
        { name: "provider", in: "query", input: "provider", required: false, type: "string" },
        { name: "viewerMetadata", in: "query", input: "viewerMetadata", required: false, type: "boolean" },
      ],
      input: "ListGitNamespacesInput", answers: { "200": { contentType: "application/json", schema: "ListGitNamespacesOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": {}, "500": {} }, team: true,
    },
    searchRepositories: {
      route: "GET /v1/integrations/search-repo", id: "searchRepo", summary: "Searches for repositories of a Git provider.", kind: "call",
      parameters: [
        { name: "host", in: "query", input: "host", required: false, type: "string" },
        { name: "installationId", in: "query", input: "installationId", required: false, type: "string" },
        { name: "namespaceId", in: "query", input: "namespaceId", required: false, type: "mixed" },
        { name: "provider", in: "query", input: "provider", required: false, type: "string" },
        { name: "query", in: "query", input: "query", required: false, type: "string" },
      ],
      input: "SearchRepositoriesInput", answers: { "200": { contentType: "application/json", schema: "SearchRepositoriesOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": {}, "500": {}, "502": {} }, team: true,
    },
    listIntegrationBillingPlans: {
      route: "GET /v1/integrations/integration/{integrationIdOrSlug}/products/{productIdOrSlug}/plans", id: "getBillingPlans",
      summary: "Lists the billing plans of an integration's product.", kind: "call",
      parameters: [
        { name: "integrationIdOrSlug", in: "path", input: "integrationIdOrSlug", required: true, type: "string" },
        { name: "productIdOrSlug", in: "path", input: "productIdOrSlug", required: true, type: "string" },
        { name: "integrationConfigurationId", in: "query", input: "integrationConfigurationId", required: false, type: "string" },
        { name: "metadata", in: "query", input: "metadata", required: false, type: "string" },
        { name: "source", in: "query", input: "source", required: false, type: "string" },
      ],
      input: "ListIntegrationBillingPlansInput", answers: { "200": { contentType: "application/json", schema: "ListIntegrationBillingPlansOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true,
    },
    connectIntegrationResource: {
      route: "POST /v1/integrations/installations/{integrationConfigurationId}/resources/{resourceId}/connections", id: "connectIntegrationResourceToProject",
      summary: "Connects a resource of an integration to a project.", kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" },
        { name: "resourceId", in: "path", input: "resourceId", required: true, type: "string" },
      ],
      input: "ConnectIntegrationResourceInput", body: { contentType: "application/json", required: true }, answers: { "201": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true,
    },
    listIntegrationConfigurations: {
      route: "GET /v1/integrations/configurations", id: "getConfigurations", summary: "Lists the installed integrations.", kind: "call",
      parameters: [
        { name: "installationType", in: "query", input: "installationType", required: false, type: "string" },
        { name: "integrationIdOrSlug", in: "query", input: "integrationIdOrSlug", required: false, type: "string" },
        { name: "view", in: "query", input: "view", required: true, type: "string" },
      ],
      input: "ListIntegrationConfigurationsInput", answers: { "200": { contentType: "application/json", schema: "ListIntegrationConfigurationsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true,
    },
    getIntegrationConfiguration: {
      route: "GET /v1/integrations/configuration/{id}", id: "getConfiguration", summary: "Gets an installed integration.", kind: "call",
      parameters: [{ name: "id", in: "path", input: "id", required: true, type: "string" }], input: "GetIntegrationConfigurationInput",
      answers: { "200": { contentType: "application/json", schema: "AnyIntegrationConfiguration" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true,
    },
    deleteIntegrationConfiguration: {
      route: "DELETE /v1/integrations/configuration/{id}", id: "deleteConfiguration", summary: "Uninstalls an integration; it loses its access to the account.",
      kind: "call", parameters: [{ name: "id", in: "path", input: "id", required: true, type: "string" }], input: "DeleteIntegrationConfigurationInput",
      answers: { "204": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true, destructive: true,
    },
    listIntegrationProducts: {
      route: "GET /v1/integrations/configuration/{id}/products", id: "getConfigurationProducts", summary: "Lists the products of an installed integration.",
      kind: "call", parameters: [{ name: "id", in: "path", input: "id", required: true, type: "string" }], input: "ListIntegrationProductsInput",
      answers: { "200": { contentType: "application/json", schema: "ListIntegrationProductsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} }, team: true,
    },
    createIntegrationStore: {
      route: "POST /v1/storage/stores/integration/direct", id: "createIntegrationStoreDirect",
      summary: "Creates a store of an integration's product; where its billing plan costs something, it is charged.", kind: "call", parameters: [],
      input: "CreateIntegrationStoreInput", body: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "CreateIntegrationStoreOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "500": {} }, team: true, spends: true,
    },
  },
};
