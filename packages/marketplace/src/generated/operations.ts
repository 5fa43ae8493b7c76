// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client, probe } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  CreateExperimentationItemsInput,
  CreateExperimentationItemsOutput,
  CreateInstallationEventInput,
  CreateInstallationEventOutput,
  DeleteExperimentationItemInput,
  DeleteExperimentationItemOutput,
  DeleteIntegrationResourceInput,
  DeleteIntegrationResourceOutput,
  ExperimentationGlobalConfig,
  FinalizeInstallationInput,
  FinalizeInstallationOutput,
  GetExperimentationGlobalConfigInput,
  GetInstallationAccountInput,
  GetInstallationMemberInput,
  GetIntegrationResourceInput,
  GetInvoiceInput,
  HasExperimentationGlobalConfigInput,
  HasExperimentationGlobalConfigOutput,
  ImportIntegrationResourceInput,
  ImportIntegrationResourceOutput,
  InstallationAccount,
  InstallationCredential,
  InstallationMember,
  IntegrationResource,
  Invoice,
  ListIntegrationResourcesInput,
  ListIntegrationResourcesOutput,
  ReplaceExperimentationGlobalConfigInput,
  RevokeInstallationCredentialInput,
  RevokeInstallationCredentialOutput,
  RotateInstallationCredentialInput,
  SubmitBillingDataInput,
  SubmitBillingDataOutput,
  SubmitInvoiceInput,
  SubmitPrepaymentBalancesInput,
  SubmitPrepaymentBalancesOutput,
  SubmittedInvoice,
  UpdateExperimentationItemInput,
  UpdateExperimentationItemOutput,
  UpdateInstallationInput,
  UpdateInstallationOutput,
  UpdateIntegrationResourceInput,
  UpdateIntegrationResourceOutput,
  UpdateIntegrationResourceSecretsInput,
  UpdateIntegrationResourceSecretsOutput,
  UpdateInvoiceInput,
  UpdateInvoiceOutput,
  UpdateProductResourceSecretsInput,
  UpdateProductResourceSecretsOutput,
} from "./types.ts";

/**
 * Changes the billing plan, the status or the notification of an installation; another plan changes the charges.
 *
 * **Spends:** money is owed because of the call itself.
 *
 * The client's `team` is not sent: it acts on an installation, which is one account's.
 *
 * `PATCH /v1/installations/{integrationConfigurationId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function updateInstallation(
  client: Client,
  input: UpdateInstallationInput,
  options?: CallOptions,
): ApiPromise<UpdateInstallationOutput> {
  return call(client, operations.updateInstallation, input, options);
}

/**
 * Gets the account that installed the integration.
 *
 * The client's `team` is not sent: it acts on an installation, which is one account's.
 *
 * `GET /v1/installations/{integrationConfigurationId}/account`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getInstallationAccount(
  client: Client,
  input: GetInstallationAccountInput,
  options?: CallOptions,
): ApiPromise<InstallationAccount> {
  return call(client, operations.getInstallationAccount, input, options);
}

/**
 * Gets a member of the account that installed the integration.
 *
 * The client's `team` is not sent: it acts on an installation, which is one account's.
 *
 * `GET /v1/installations/{integrationConfigurationId}/member/{memberId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getInstallationMember(
  client: Client,
  input: GetInstallationMemberInput,
  options?: CallOptions,
): ApiPromise<InstallationMember> {
  return call(client, operations.getInstallationMember, input, options);
}

/**
 * Replaces the credential of an installation.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * The client's `team` is not sent: it acts on an installation, which is one account's.
 *
 * `POST /v1/installations/{integrationConfigurationId}/credentials/rotate`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409, 410
 */
export function rotateInstallationCredential(
  client: Client,
  input: RotateInstallationCredentialInput,
  options?: CallOptions,
): ApiPromise<InstallationCredential> {
  return call(client, operations.rotateInstallationCredential, input, options);
}

/**
 * Revokes a credential of an installation; requests that are made with it are refused from then on.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * The client's `team` is not sent: it acts on an installation, which is one account's.
 *
 * `POST /v1/installations/{integrationConfigurationId}/credentials/revoke`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409, 410
 */
export function revokeInstallationCredential(
  client: Client,
  input: RevokeInstallationCredentialInput,
  options?: CallOptions,
): ApiPromise<RevokeInstallationCredentialOutput> {
  return call(client, operations.revokeInstallationCredential, input, options);
}

/**
 * Reports an event of an installation.
 *
 * The client's `team` is not sent: it acts on an installation, which is one account's.
 *
 * `POST /v1/installations/{integrationConfigurationId}/events`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function createInstallationEvent(
  client: Client,
  input: CreateInstallationEventInput,
  options?: CallOptions,
): ApiPromise<CreateInstallationEventOutput> {
  return call(client, operations.createInstallationEvent, input, options);
}

/**
 * Lists the resources of an installation.
 *
 * The client's `team` is not sent: it acts on an installation, which is one account's.
 *
 * `GET /v1/installations/{integrationConfigurationId}/resources`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function listIntegrationResources(
  client: Client,
  input: ListIntegrationResourcesInput,
  options?: CallOptions,
): ApiPromise<ListIntegrationResourcesOutput> {
  return call(client, operations.listIntegrationResources, input, options);
}

/**
 * Gets a resource of an installation.
 *
 * The client's `team` is not sent: it acts on an installation, which is one account's.
 *
 * `GET /v1/installations/{integrationConfigurationId}/resources/{resourceId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getIntegrationResource(
  client: Client,
  input: GetIntegrationResourceInput,
  options?: CallOptions,
): ApiPromise<IntegrationResource> {
  return call(client, operations.getIntegrationResource, input, options);
}

/**
 * Creates a resource that the provider already has, or replaces it; its billing plan may be charged.
 *
 * **Destructive:** what it takes away may not come back. **Spends:** money is owed because of the call itself.
 *
 * The client's `team` is not sent: it acts on an installation, which is one account's.
 *
 * `PUT /v1/installations/{integrationConfigurationId}/resources/{resourceId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409, 410, 422
 */
export function importIntegrationResource(
  client: Client,
  input: ImportIntegrationResourceInput,
  options?: CallOptions,
): ApiPromise<ImportIntegrationResourceOutput> {
  return call(client, operations.importIntegrationResource, input, options);
}

/**
 * Changes a resource of an installation; another billing plan changes the charges.
 *
 * **Spends:** money is owed because of the call itself.
 *
 * The client's `team` is not sent: it acts on an installation, which is one account's.
 *
 * `PATCH /v1/installations/{integrationConfigurationId}/resources/{resourceId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409, 410, 422
 */
export function updateIntegrationResource(
  client: Client,
  input: UpdateIntegrationResourceInput,
  options?: CallOptions,
): ApiPromise<UpdateIntegrationResourceOutput> {
  return call(client, operations.updateIntegrationResource, input, options);
}

/**
 * Deletes a resource of an installation.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * The client's `team` is not sent: it acts on an installation, which is one account's.
 *
 * `DELETE /v1/installations/{integrationConfigurationId}/resources/{resourceId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function deleteIntegrationResource(
  client: Client,
  input: DeleteIntegrationResourceInput,
  options?: CallOptions,
): ApiPromise<DeleteIntegrationResourceOutput> {
  return call(client, operations.deleteIntegrationResource, input, options);
}

/**
 * Reports the usage and the running charges of an installation, from which the account sees the amount to pay.
 *
 * **Spends:** money is owed because of the call itself.
 *
 * The client's `team` is not sent: it acts on an installation, which is one account's.
 *
 * `POST /v1/installations/{integrationConfigurationId}/billing`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function submitBillingData(
  client: Client,
  input: SubmitBillingDataInput,
  options?: CallOptions,
): ApiPromise<SubmitBillingDataOutput> {
  return call(client, operations.submitBillingData, input, options);
}

/**
 * Submits an invoice for an installation; unless it is a trial, the account is charged.
 *
 * **Spends:** money is owed because of the call itself.
 *
 * The client's `team` is not sent: it acts on an installation, which is one account's.
 *
 * `POST /v1/installations/{integrationConfigurationId}/billing/invoices`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409, 410
 */
export function submitInvoice(
  client: Client,
  input: SubmitInvoiceInput,
  options?: CallOptions,
): ApiPromise<SubmittedInvoice> {
  return call(client, operations.submitInvoice, input, options);
}

/**
 * Finalizes an installation that was removed: no more invoices follow for it.
 *
 * The client's `team` is not sent: it acts on an installation, which is one account's.
 *
 * `POST /v1/installations/{integrationConfigurationId}/billing/finalize`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function finalizeInstallation(
  client: Client,
  input: FinalizeInstallationInput,
  options?: CallOptions,
): ApiPromise<FinalizeInstallationOutput> {
  return call(client, operations.finalizeInstallation, input, options);
}

/**
 * Gets an invoice of an installation.
 *
 * The client's `team` is not sent: it acts on an installation, which is one account's.
 *
 * `GET /v1/installations/{integrationConfigurationId}/billing/invoices/{invoiceId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 429
 */
export function getInvoice(
  client: Client,
  input: GetInvoiceInput,
  options?: CallOptions,
): ApiPromise<Invoice> {
  return call(client, operations.getInvoice, input, options);
}

/**
 * Asks for an invoice of an installation to be paid back, wholly or in part.
 *
 * The client's `team` is not sent: it acts on an installation, which is one account's.
 *
 * `POST /v1/installations/{integrationConfigurationId}/billing/invoices/{invoiceId}/actions`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409, 410
 */
export function updateInvoice(
  client: Client,
  input: UpdateInvoiceInput,
  options?: CallOptions,
): ApiPromise<UpdateInvoiceOutput> {
  return call(client, operations.updateInvoice, input, options);
}

/**
 * Reports the remaining balance of prepayments.
 *
 * The client's `team` is not sent: it acts on an installation, which is one account's.
 *
 * `POST /v1/installations/{integrationConfigurationId}/billing/balance`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function submitPrepaymentBalances(
  client: Client,
  input: SubmitPrepaymentBalancesInput,
  options?: CallOptions,
): ApiPromise<SubmitPrepaymentBalancesOutput> {
  return call(client, operations.submitPrepaymentBalances, input, options);
}

/**
 * Replaces the secrets of a resource; their values of before are lost.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * The client's `team` is not sent: it acts on an installation, which is one account's.
 *
 * `PUT /v1/installations/{integrationConfigurationId}/resources/{resourceId}/secrets`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409, 410, 422
 */
export function updateIntegrationResourceSecrets(
  client: Client,
  input: UpdateIntegrationResourceSecretsInput,
  options?: CallOptions,
): ApiPromise<UpdateIntegrationResourceSecretsOutput> {
  return call(client, operations.updateIntegrationResourceSecrets, input, options);
}

/**
 * Replaces the secrets of a resource of a product; their values of before are lost.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * The client's `team` is not sent: it acts on an installation, which is one account's.
 *
 * `PUT /v1/installations/{integrationConfigurationId}/products/{integrationProductIdOrSlug}/resources/{resourceId}/secrets`
 *
 * @deprecated Use `updateIntegrationResourceSecrets`.
 * @since 2026-09-17
 * @throws `ApiError` 400, 401, 403, 404, 409, 410, 422
 */
export function updateProductResourceSecrets(
  client: Client,
  input: UpdateProductResourceSecretsInput,
  options?: CallOptions,
): ApiPromise<UpdateProductResourceSecretsOutput> {
  return call(client, operations.updateProductResourceSecrets, input, options);
}

/**
 * Creates flags or experiments of a resource.
 *
 * The client's `team` is not sent: it acts on an installation, which is one account's.
 *
 * `POST /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/items`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function createExperimentationItems(
  client: Client,
  input: CreateExperimentationItemsInput,
  options?: CallOptions,
): ApiPromise<CreateExperimentationItemsOutput> {
  return call(client, operations.createExperimentationItems, input, options);
}

/**
 * Changes a flag or an experiment of a resource.
 *
 * The client's `team` is not sent: it acts on an installation, which is one account's.
 *
 * `PATCH /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/items/{itemId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function updateExperimentationItem(
  client: Client,
  input: UpdateExperimentationItemInput,
  options?: CallOptions,
): ApiPromise<UpdateExperimentationItemOutput> {
  return call(client, operations.updateExperimentationItem, input, options);
}

/**
 * Deletes a flag or an experiment of a resource.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * The client's `team` is not sent: it acts on an installation, which is one account's.
 *
 * `DELETE /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/items/{itemId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function deleteExperimentationItem(
  client: Client,
  input: DeleteExperimentationItemInput,
  options?: CallOptions,
): ApiPromise<DeleteExperimentationItemOutput> {
  return call(client, operations.deleteExperimentationItem, input, options);
}

/**
 * Gets the global config that a resource keeps its data in.
 *
 * The client's `team` is not sent: it acts on an installation, which is one account's.
 *
 * `GET /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/global-config`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getExperimentationGlobalConfig(
  client: Client,
  input: GetExperimentationGlobalConfigInput,
  options?: CallOptions,
): ApiPromise<ExperimentationGlobalConfig> {
  return call(client, operations.getExperimentationGlobalConfig, input, options);
}

/**
 * Replaces all the data in the global config of a resource; items that are not given again are lost.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * The client's `team` is not sent: it acts on an installation, which is one account's.
 *
 * `PUT /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/global-config`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409, 410, 412
 */
export function replaceExperimentationGlobalConfig(
  client: Client,
  input: ReplaceExperimentationGlobalConfigInput,
  options?: CallOptions,
): ApiPromise<ExperimentationGlobalConfig> {
  return call(client, operations.replaceExperimentationGlobalConfig, input, options);
}

/**
 * Asks whether a resource has a global config.
 *
 * The client's `team` is not sent: it acts on an installation, which is one account's.
 *
 * `HEAD /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/global-config`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function hasExperimentationGlobalConfig(
  client: Client,
  input: HasExperimentationGlobalConfigInput,
  options?: CallOptions,
): ApiPromise<HasExperimentationGlobalConfigOutput> {
  return probe(client, operations.hasExperimentationGlobalConfig, input, options);
}
