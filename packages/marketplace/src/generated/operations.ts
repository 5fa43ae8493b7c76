// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client, probe } from "@slipway/core";
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
} from "./types.ts";

/**
 * Changes the billing plan, the status or the notification of an installation; another plan changes what is charged.
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
  return call(client, { route: "PATCH /v1/installations/{integrationConfigurationId}", group: "marketplace", safe: true }, input, options);
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
  return call(client, { route: "GET /v1/installations/{integrationConfigurationId}/account", group: "marketplace" }, input, options);
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
  return call(client, { route: "GET /v1/installations/{integrationConfigurationId}/member/{memberId}", group: "marketplace" }, input, options);
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
  return call(client, { route: "POST /v1/installations/{integrationConfigurationId}/credentials/rotate", group: "marketplace", secret: true, secretInput: ["client_secret"] }, input, options);
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
  return call(client, { route: "POST /v1/installations/{integrationConfigurationId}/credentials/revoke", group: "marketplace", secretInput: ["client_secret", "token"] }, input, options);
}

/**
 * Tells the platform of something that happened to an installation.
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
  return call(client, { route: "POST /v1/installations/{integrationConfigurationId}/events", group: "marketplace", empty: true }, input, options);
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
  return call(client, { route: "GET /v1/installations/{integrationConfigurationId}/resources", group: "marketplace" }, input, options);
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
  return call(client, { route: "GET /v1/installations/{integrationConfigurationId}/resources/{resourceId}", group: "marketplace" }, input, options);
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
  return call(client, {
    route: "PUT /v1/installations/{integrationConfigurationId}/resources/{resourceId}", group: "marketplace", secretInput: ["environmentOverrides", "value"],
  }, input, options);
}

/**
 * Changes a resource of an installation; another billing plan changes what is charged.
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
  return call(client, {
    route: "PATCH /v1/installations/{integrationConfigurationId}/resources/{resourceId}", group: "marketplace", safe: true,
    secretInput: ["environmentOverrides", "value"],
  }, input, options);
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
  return call(client, { route: "DELETE /v1/installations/{integrationConfigurationId}/resources/{resourceId}", group: "marketplace" }, input, options);
}

/**
 * Reports the usage and the running charges of an installation, from which the account sees what it will owe.
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
  return call(client, { route: "POST /v1/installations/{integrationConfigurationId}/billing", group: "marketplace", empty: true }, input, options);
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
  return call(client, { route: "POST /v1/installations/{integrationConfigurationId}/billing/invoices", group: "marketplace" }, input, options);
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
  return call(client, { route: "POST /v1/installations/{integrationConfigurationId}/billing/finalize", group: "marketplace" }, input, options);
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
  return call(client, { route: "GET /v1/installations/{integrationConfigurationId}/billing/invoices/{invoiceId}", group: "marketplace" }, input, options);
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
  return call(client, { route: "POST /v1/installations/{integrationConfigurationId}/billing/invoices/{invoiceId}/actions", group: "marketplace" }, input, options);
}

/**
 * Reports how much of what was paid in advance is left.
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
  return call(client, { route: "POST /v1/installations/{integrationConfigurationId}/billing/balance", group: "marketplace", empty: true }, input, options);
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
  return call(client, {
    route: "PUT /v1/installations/{integrationConfigurationId}/resources/{resourceId}/secrets", group: "marketplace",
    secretInput: ["environmentOverrides", "value"], empty: true,
  }, input, options);
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
  return call(client, { route: "POST /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/items", group: "marketplace" }, input, options);
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
  return call(client, { route: "PATCH /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/items/{itemId}", group: "marketplace", safe: true }, input, options);
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
  return call(client, { route: "DELETE /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/items/{itemId}", group: "marketplace" }, input, options);
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
  return call(client, { route: "GET /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/global-config", group: "marketplace" }, input, options);
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
  return call(client, { route: "PUT /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/global-config", group: "marketplace" }, input, options);
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
  return probe(client, { route: "HEAD /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/global-config", group: "marketplace" }, input, options);
}
