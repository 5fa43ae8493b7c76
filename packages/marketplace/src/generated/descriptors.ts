// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Changes the billing plan, the status or the notification of an installation; another plan changes the charges.
 *
 * `PATCH /v1/installations/{integrationConfigurationId}`
 */
export const updateInstallation: Operation = { route: "PATCH /v1/installations/{integrationConfigurationId}", group: "marketplace", safe: true };

/**
 * Gets the account that installed the integration.
 *
 * `GET /v1/installations/{integrationConfigurationId}/account`
 */
export const getInstallationAccount: Operation = { route: "GET /v1/installations/{integrationConfigurationId}/account", group: "marketplace" };

/**
 * Gets a member of the account that installed the integration.
 *
 * `GET /v1/installations/{integrationConfigurationId}/member/{memberId}`
 */
export const getInstallationMember: Operation = { route: "GET /v1/installations/{integrationConfigurationId}/member/{memberId}", group: "marketplace" };

/**
 * Replaces the credential of an installation.
 *
 * `POST /v1/installations/{integrationConfigurationId}/credentials/rotate`
 */
export const rotateInstallationCredential: Operation = {
  route: "POST /v1/installations/{integrationConfigurationId}/credentials/rotate", group: "marketplace", secret: true, secretInput: ["client_secret"],
};

/**
 * Revokes a credential of an installation; requests that are made with it are refused from then on.
 *
 * `POST /v1/installations/{integrationConfigurationId}/credentials/revoke`
 */
export const revokeInstallationCredential: Operation = {
  route: "POST /v1/installations/{integrationConfigurationId}/credentials/revoke", group: "marketplace", secretInput: ["client_secret", "token"],
};

/**
 * Reports an event of an installation.
 *
 * `POST /v1/installations/{integrationConfigurationId}/events`
 */
export const createInstallationEvent: Operation = { route: "POST /v1/installations/{integrationConfigurationId}/events", group: "marketplace", empty: true };

/**
 * Lists the resources of an installation.
 *
 * `GET /v1/installations/{integrationConfigurationId}/resources`
 */
export const listIntegrationResources: Operation = { route: "GET /v1/installations/{integrationConfigurationId}/resources", group: "marketplace" };

/**
 * Gets a resource of an installation.
 *
 * `GET /v1/installations/{integrationConfigurationId}/resources/{resourceId}`
 */
export const getIntegrationResource: Operation = { route: "GET /v1/installations/{integrationConfigurationId}/resources/{resourceId}", group: "marketplace" };

/**
 * Creates a resource that the provider already has, or replaces it; its billing plan may be charged.
 *
 * `PUT /v1/installations/{integrationConfigurationId}/resources/{resourceId}`
 */
export const importIntegrationResource: Operation = {
  route: "PUT /v1/installations/{integrationConfigurationId}/resources/{resourceId}", group: "marketplace", secretInput: ["environmentOverrides", "value"],
};

/**
 * Changes a resource of an installation; another billing plan changes the charges.
 *
 * `PATCH /v1/installations/{integrationConfigurationId}/resources/{resourceId}`
 */
export const updateIntegrationResource: Operation = {
  route: "PATCH /v1/installations/{integrationConfigurationId}/resources/{resourceId}", group: "marketplace", safe: true,
  secretInput: ["environmentOverrides", "value"],
};

/**
 * Deletes a resource of an installation.
 *
 * `DELETE /v1/installations/{integrationConfigurationId}/resources/{resourceId}`
 */
export const deleteIntegrationResource: Operation = { route: "DELETE /v1/installations/{integrationConfigurationId}/resources/{resourceId}", group: "marketplace" };

/**
 * Reports the usage and the running charges of an installation, from which the account sees the amount to pay.
 *
 * `POST /v1/installations/{integrationConfigurationId}/billing`
 */
export const submitBillingData: Operation = { route: "POST /v1/installations/{integrationConfigurationId}/billing", group: "marketplace", empty: true };

/**
 * Submits an invoice for an installation; unless it is a trial, the account is charged.
 *
 * `POST /v1/installations/{integrationConfigurationId}/billing/invoices`
 */
export const submitInvoice: Operation = { route: "POST /v1/installations/{integrationConfigurationId}/billing/invoices", group: "marketplace" };

/**
 * Finalizes an installation that was removed: no more invoices follow for it.
 *
 * `POST /v1/installations/{integrationConfigurationId}/billing/finalize`
 */
export const finalizeInstallation: Operation = { route: "POST /v1/installations/{integrationConfigurationId}/billing/finalize", group: "marketplace" };

/**
 * Gets an invoice of an installation.
 *
 * `GET /v1/installations/{integrationConfigurationId}/billing/invoices/{invoiceId}`
 */
export const getInvoice: Operation = { route: "GET /v1/installations/{integrationConfigurationId}/billing/invoices/{invoiceId}", group: "marketplace" };

/**
 * Asks for an invoice of an installation to be paid back, wholly or in part.
 *
 * `POST /v1/installations/{integrationConfigurationId}/billing/invoices/{invoiceId}/actions`
 */
export const updateInvoice: Operation = { route: "POST /v1/installations/{integrationConfigurationId}/billing/invoices/{invoiceId}/actions", group: "marketplace" };

/**
 * Reports the remaining balance of prepayments.
 *
 * `POST /v1/installations/{integrationConfigurationId}/billing/balance`
 */
export const submitPrepaymentBalances: Operation = { route: "POST /v1/installations/{integrationConfigurationId}/billing/balance", group: "marketplace", empty: true };

/**
 * Replaces the secrets of a resource; their values of before are lost.
 *
 * `PUT /v1/installations/{integrationConfigurationId}/resources/{resourceId}/secrets`
 */
export const updateIntegrationResourceSecrets: Operation = {
  route: "PUT /v1/installations/{integrationConfigurationId}/resources/{resourceId}/secrets", group: "marketplace",
  secretInput: ["environmentOverrides", "value"], empty: true,
};

/**
 * Replaces the secrets of a resource of a product; their values of before are lost.
 *
 * `PUT /v1/installations/{integrationConfigurationId}/products/{integrationProductIdOrSlug}/resources/{resourceId}/secrets`
 */
export const updateProductResourceSecrets: Operation = {
  route: "PUT /v1/installations/{integrationConfigurationId}/products/{integrationProductIdOrSlug}/resources/{resourceId}/secrets", group: "marketplace",
  secretInput: ["environmentOverrides", "value"], empty: true,
};

/**
 * Creates flags or experiments of a resource.
 *
 * `POST /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/items`
 */
export const createExperimentationItems: Operation = { route: "POST /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/items", group: "marketplace" };

/**
 * Changes a flag or an experiment of a resource.
 *
 * `PATCH /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/items/{itemId}`
 */
export const updateExperimentationItem: Operation = {
  route: "PATCH /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/items/{itemId}", group: "marketplace", safe: true,
};

/**
 * Deletes a flag or an experiment of a resource.
 *
 * `DELETE /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/items/{itemId}`
 */
export const deleteExperimentationItem: Operation = {
  route: "DELETE /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/items/{itemId}", group: "marketplace",
};

/**
 * Gets the global config that a resource keeps its data in.
 *
 * `GET /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/global-config`
 */
export const getExperimentationGlobalConfig: Operation = {
  route: "GET /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/global-config", group: "marketplace",
};

/**
 * Replaces all the data in the global config of a resource; items that are not given again are lost.
 *
 * `PUT /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/global-config`
 */
export const replaceExperimentationGlobalConfig: Operation = {
  route: "PUT /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/global-config", group: "marketplace",
};

/**
 * Asks whether a resource has a global config.
 *
 * `HEAD /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/global-config`
 */
export const hasExperimentationGlobalConfig: Operation = {
  route: "HEAD /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/global-config", group: "marketplace",
};
