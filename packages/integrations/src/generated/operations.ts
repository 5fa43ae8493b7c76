// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  ConnectIntegrationResourceInput,
  ConnectIntegrationResourceOutput,
  CreateIntegrationStoreInput,
  CreateIntegrationStoreOutput,
  DeleteIntegrationConfigurationInput,
  DeleteIntegrationConfigurationOutput,
  GetIntegrationConfigurationInput,
  IntegrationConfigurationRecord,
  ListGitNamespacesInput,
  ListGitNamespacesOutput,
  ListIntegrationBillingPlansInput,
  ListIntegrationBillingPlansOutput,
  ListIntegrationConfigurationsInput,
  ListIntegrationConfigurationsOutput,
  ListIntegrationProductsInput,
  ListIntegrationProductsOutput,
  SearchRepositoriesInput,
  SearchRepositoriesOutput,
} from "./types.ts";

/**
 * Lists the users and organisations of Git providers that repositories can be taken from.
 *
 * `GET /v1/integrations/git-namespaces`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 429, 500
 */
export function listGitNamespaces(
  client: Client,
  input?: ListGitNamespacesInput,
  options?: CallOptions,
): ApiPromise<ListGitNamespacesOutput> {
  return call(client, operations.listGitNamespaces, input, options);
}

/**
 * Searches for repositories of a Git provider.
 *
 * `GET /v1/integrations/search-repo`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 429, 500, 502
 */
export function searchRepositories(
  client: Client,
  input?: SearchRepositoriesInput,
  options?: CallOptions,
): ApiPromise<SearchRepositoriesOutput> {
  return call(client, operations.searchRepositories, input, options);
}

/**
 * Lists the billing plans of an integration's product.
 *
 * `GET /v1/integrations/integration/{integrationIdOrSlug}/products/{productIdOrSlug}/plans`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function listIntegrationBillingPlans(
  client: Client,
  input: ListIntegrationBillingPlansInput,
  options?: CallOptions,
): ApiPromise<ListIntegrationBillingPlansOutput> {
  return call(client, operations.listIntegrationBillingPlans, input, options);
}

/**
 * Connects a resource of an integration to a project.
 *
 * `POST /v1/integrations/installations/{integrationConfigurationId}/resources/{resourceId}/connections`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function connectIntegrationResource(
  client: Client,
  input: ConnectIntegrationResourceInput,
  options?: CallOptions,
): ApiPromise<ConnectIntegrationResourceOutput> {
  return call(client, operations.connectIntegrationResource, input, options);
}

/**
 * Lists the installed integrations.
 *
 * `GET /v1/integrations/configurations`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function listIntegrationConfigurations(
  client: Client,
  input: ListIntegrationConfigurationsInput,
  options?: CallOptions,
): ApiPromise<ListIntegrationConfigurationsOutput> {
  return call(client, operations.listIntegrationConfigurations, input, options);
}

/**
 * Gets an installed integration.
 *
 * `GET /v1/integrations/configuration/{id}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getIntegrationConfiguration(
  client: Client,
  input: GetIntegrationConfigurationInput,
  options?: CallOptions,
): ApiPromise<IntegrationConfigurationRecord> {
  return call(client, operations.getIntegrationConfiguration, input, options);
}

/**
 * Uninstalls an integration; it loses its access to the account.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/integrations/configuration/{id}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function deleteIntegrationConfiguration(
  client: Client,
  input: DeleteIntegrationConfigurationInput,
  options?: CallOptions,
): ApiPromise<DeleteIntegrationConfigurationOutput> {
  return call(client, operations.deleteIntegrationConfiguration, input, options);
}

/**
 * Lists the products of an installed integration.
 *
 * `GET /v1/integrations/configuration/{id}/products`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 500
 */
export function listIntegrationProducts(
  client: Client,
  input: ListIntegrationProductsInput,
  options?: CallOptions,
): ApiPromise<ListIntegrationProductsOutput> {
  return call(client, operations.listIntegrationProducts, input, options);
}

/**
 * Creates a store of an integration's product; it is charged if its billing plan has a price.
 *
 * **Spends:** money is owed because of the call itself.
 *
 * `POST /v1/storage/stores/integration/direct`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 409, 410, 500
 */
export function createIntegrationStore(
  client: Client,
  input: CreateIntegrationStoreInput,
  options?: CallOptions,
): ApiPromise<CreateIntegrationStoreOutput> {
  return call(client, operations.createIntegrationStore, input, options);
}
