// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Lists the users and organisations of Git providers that repositories can be taken from.
 *
 * `GET /v1/integrations/git-namespaces`
 */
export const listGitNamespaces: Operation = { route: "GET /v1/integrations/git-namespaces", group: "integrations", team: true };

/**
 * Searches for repositories of a Git provider.
 *
 * `GET /v1/integrations/search-repo`
 */
export const searchRepositories: Operation = { route: "GET /v1/integrations/search-repo", group: "integrations", team: true };

/**
 * Lists the billing plans of an integration's product.
 *
 * `GET /v1/integrations/integration/{integrationIdOrSlug}/products/{productIdOrSlug}/plans`
 */
export const listIntegrationBillingPlans: Operation = {
  route: "GET /v1/integrations/integration/{integrationIdOrSlug}/products/{productIdOrSlug}/plans", group: "integrations", team: true,
};

/**
 * Connects a resource of an integration to a project.
 *
 * `POST /v1/integrations/installations/{integrationConfigurationId}/resources/{resourceId}/connections`
 */
export const connectIntegrationResource: Operation = {
  route: "POST /v1/integrations/installations/{integrationConfigurationId}/resources/{resourceId}/connections", group: "integrations", team: true, empty: true,
};

/**
 * Lists the installed integrations.
 *
 * `GET /v1/integrations/configurations`
 */
export const listIntegrationConfigurations: Operation = { route: "GET /v1/integrations/configurations", group: "integrations", team: true };

/**
 * Gets an installed integration.
 *
 * `GET /v1/integrations/configuration/{id}`
 */
export const getIntegrationConfiguration: Operation = { route: "GET /v1/integrations/configuration/{id}", group: "integrations", team: true };

/**
 * Uninstalls an integration; it loses its access to the account.
 *
 * `DELETE /v1/integrations/configuration/{id}`
 */
export const deleteIntegrationConfiguration: Operation = { route: "DELETE /v1/integrations/configuration/{id}", group: "integrations", team: true };

/**
 * Lists the products of an installed integration.
 *
 * `GET /v1/integrations/configuration/{id}/products`
 */
export const listIntegrationProducts: Operation = { route: "GET /v1/integrations/configuration/{id}/products", group: "integrations", team: true };

/**
 * Creates a store of an integration's product; it is charged if its billing plan has a price.
 *
 * `POST /v1/storage/stores/integration/direct`
 */
export const createIntegrationStore: Operation = { route: "POST /v1/storage/stores/integration/direct", group: "integrations", team: true };
