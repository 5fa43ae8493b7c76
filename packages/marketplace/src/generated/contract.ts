// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  updateInstallation: { input: types.UpdateInstallationInput; output: types.UpdateInstallationOutput };
  getInstallationAccount: { input: types.GetInstallationAccountInput; output: types.GetInstallationAccountOutput };
  getInstallationMember: { input: types.GetInstallationMemberInput; output: types.GetInstallationMemberOutput };
  rotateInstallationCredential: { input: types.RotateInstallationCredentialInput; output: types.RotateInstallationCredentialOutput };
  revokeInstallationCredential: { input: types.RevokeInstallationCredentialInput; output: types.RevokeInstallationCredentialOutput };
  createInstallationEvent: { input: types.CreateInstallationEventInput; output: types.CreateInstallationEventOutput };
  listIntegrationResources: { input: types.ListIntegrationResourcesInput; output: types.ListIntegrationResourcesOutput };
  getIntegrationResource: { input: types.GetIntegrationResourceInput; output: types.GetIntegrationResourceOutput };
  importIntegrationResource: { input: types.ImportIntegrationResourceInput; output: types.ImportIntegrationResourceOutput };
  updateIntegrationResource: { input: types.UpdateIntegrationResourceInput; output: types.UpdateIntegrationResourceOutput };
  deleteIntegrationResource: { input: types.DeleteIntegrationResourceInput; output: types.DeleteIntegrationResourceOutput };
  submitBillingData: { input: types.SubmitBillingDataInput; output: types.SubmitBillingDataOutput };
  submitInvoice: { input: types.SubmitInvoiceInput; output: types.SubmitInvoiceOutput };
  finalizeInstallation: { input: types.FinalizeInstallationInput; output: types.FinalizeInstallationOutput };
  getInvoice: { input: types.GetInvoiceInput; output: types.GetInvoiceOutput };
  updateInvoice: { input: types.UpdateInvoiceInput; output: types.UpdateInvoiceOutput };
  submitPrepaymentBalances: { input: types.SubmitPrepaymentBalancesInput; output: types.SubmitPrepaymentBalancesOutput };
  updateIntegrationResourceSecrets: { input: types.UpdateIntegrationResourceSecretsInput; output: types.UpdateIntegrationResourceSecretsOutput };
  createExperimentationItems: { input: types.CreateExperimentationItemsInput; output: types.CreateExperimentationItemsOutput };
  updateExperimentationItem: { input: types.UpdateExperimentationItemInput; output: types.UpdateExperimentationItemOutput };
  deleteExperimentationItem: { input: types.DeleteExperimentationItemInput; output: types.DeleteExperimentationItemOutput };
  getExperimentationGlobalConfig: { input: types.GetExperimentationGlobalConfigInput; output: types.GetExperimentationGlobalConfigOutput };
  replaceExperimentationGlobalConfig: { input: types.ReplaceExperimentationGlobalConfigInput; output: types.ReplaceExperimentationGlobalConfigOutput };
  hasExperimentationGlobalConfig: { input: types.HasExperimentationGlobalConfigInput; output: types.HasExperimentationGlobalConfigOutput };
}

/** What a provider tells the marketplace: installations, resources, billing and invoices. */
export const contract: GroupContract = {
  group: "marketplace",
  operations: {
    updateInstallation: {
      route: "PATCH /v1/installations/{integrationConfigurationId}", id: "update-installation",
      summary: "Changes the billing plan, the status or the notification of an installation; another plan changes what is charged.", kind: "call",
      parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }],
      input: "UpdateInstallationInput", body: { contentType: "application/json", required: false }, answers: { "204": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, safe: true, spends: true,
    },
    getInstallationAccount: {
      route: "GET /v1/installations/{integrationConfigurationId}/account", id: "get-account-info", summary: "Gets the account that installed the integration.",
      kind: "call", parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }],
      input: "GetInstallationAccountInput", answers: { "200": { contentType: "application/json", schema: "InstallationAccount" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    getInstallationMember: {
      route: "GET /v1/installations/{integrationConfigurationId}/member/{memberId}", id: "get-member",
      summary: "Gets a member of the account that installed the integration.", kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" },
        { name: "memberId", in: "path", input: "memberId", required: true, type: "string" },
      ],
      input: "GetInstallationMemberInput", answers: { "200": { contentType: "application/json", schema: "InstallationMember" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    rotateInstallationCredential: {
      route: "POST /v1/installations/{integrationConfigurationId}/credentials/rotate", id: "rotate-installation-credential",
      summary: "Replaces the credential of an installation.", kind: "call",
      parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }],
      input: "RotateInstallationCredentialInput", body: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "InstallationCredential" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {} }, destructive: true, secret: ["access_token"], secretInput: ["client_secret"],
    },
    revokeInstallationCredential: {
      route: "POST /v1/installations/{integrationConfigurationId}/credentials/revoke", id: "revoke-installation-credential",
      summary: "Revokes a credential of an installation; requests that are made with it are refused from then on.", kind: "call",
      parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }],
      input: "RevokeInstallationCredentialInput", body: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "RevokeInstallationCredentialOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {} }, destructive: true, secretInput: ["client_secret", "token"],
    },
    createInstallationEvent: {
      route: "POST /v1/installations/{integrationConfigurationId}/events", id: "create-event",
      summary: "Tells the platform of something that happened to an installation.", kind: "call",
      parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }],
      input: "CreateInstallationEventInput", body: { contentType: "application/json", required: true }, answers: { "201": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    listIntegrationResources: {
      route: "GET /v1/installations/{integrationConfigurationId}/resources", id: "get-integration-resources",
      summary: "Lists the resources of an installation.", kind: "call",
      parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }],
      input: "ListIntegrationResourcesInput", answers: { "200": { contentType: "application/json", schema: "ListIntegrationResourcesOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    getIntegrationResource: {
      route: "GET /v1/installations/{integrationConfigurationId}/resources/{resourceId}", id: "get-integration-resource",
      summary: "Gets a resource of an installation.", kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" },
        { name: "resourceId", in: "path", input: "resourceId", required: true, type: "string" },
      ],
      input: "GetIntegrationResourceInput", answers: { "200": { contentType: "application/json", schema: "IntegrationResource" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    importIntegrationResource: {
      route: "PUT /v1/installations/{integrationConfigurationId}/resources/{resourceId}", id: "import-resource",
      summary: "Creates a resource that the provider already has, or replaces it; its billing plan may be charged.", kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" },
        { name: "resourceId", in: "path", input: "resourceId", required: true, type: "string" },
      ],
      input: "ImportIntegrationResourceInput", body: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "ImportIntegrationResourceOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {}, "422": {} }, destructive: true, spends: true,
      secretInput: ["environmentOverrides", "value"],
    },
    updateIntegrationResource: {
      route: "PATCH /v1/installations/{integrationConfigurationId}/resources/{resourceId}", id: "update-resource",
      summary: "Changes a resource of an installation; another billing plan changes what is charged.", kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" },
        { name: "resourceId", in: "path", input: "resourceId", required: true, type: "string" },
      ],
      input: "UpdateIntegrationResourceInput", body: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "UpdateIntegrationResourceOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {}, "422": {} }, safe: true, spends: true,
      secretInput: ["environmentOverrides", "value"],
    },
    deleteIntegrationResource: {
      route: "DELETE /v1/installations/{integrationConfigurationId}/resources/{resourceId}", id: "delete-integration-resource",
      summary: "Deletes a resource of an installation.", kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" },
        { name: "resourceId", in: "path", input: "resourceId", required: true, type: "string" },
      ],
      input: "DeleteIntegrationResourceInput", answers: { "204": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, destructive: true,
    },
    submitBillingData: {
      route: "POST /v1/installations/{integrationConfigurationId}/billing", id: "submit-billing-data",
      summary: "Reports the usage and the running charges of an installation, from which the account sees what it will owe.", kind: "call",
      parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }],
      input: "SubmitBillingDataInput", body: { contentType: "application/json", required: true }, answers: { "201": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, spends: true,
    },
    submitInvoice: {
      route: "POST /v1/installations/{integrationConfigurationId}/billing/invoices", id: "submit-invoice",
      summary: "Submits an invoice for an installation; unless it is a trial, the account is charged.", kind: "call",
      parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }],
      input: "SubmitInvoiceInput", body: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "SubmittedInvoice" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {} }, spends: true,
    },
    finalizeInstallation: {
      route: "POST /v1/installations/{integrationConfigurationId}/billing/finalize", id: "finalize-installation",
      summary: "Finalizes an installation that was removed: no more invoices follow for it.", kind: "call",
      parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }],
      input: "FinalizeInstallationInput", answers: { "204": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    getInvoice: {
      route: "GET /v1/installations/{integrationConfigurationId}/billing/invoices/{invoiceId}", id: "get-invoice",
      summary: "Gets an invoice of an installation.", kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" },
        { name: "invoiceId", in: "path", input: "invoiceId", required: true, type: "string" },
      ],
      input: "GetInvoiceInput", answers: { "200": { contentType: "application/json", schema: "Invoice" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": {} },
    },
    updateInvoice: {
      route: "POST /v1/installations/{integrationConfigurationId}/billing/invoices/{invoiceId}/actions", id: "update-invoice",
      summary: "Asks for an invoice of an installation to be paid back, wholly or in part.", kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" },
        { name: "invoiceId", in: "path", input: "invoiceId", required: true, type: "string" },
      ],
      input: "UpdateInvoiceInput", body: { contentType: "application/json", required: true }, answers: { "204": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {} },
    },
    submitPrepaymentBalances: {
      route: "POST /v1/installations/{integrationConfigurationId}/billing/balance", id: "submit-prepayment-balances",
      summary: "Reports how much of what was paid in advance is left.", kind: "call",
      parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }],
      input: "SubmitPrepaymentBalancesInput", body: { contentType: "application/json", required: true }, answers: { "201": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    updateIntegrationResourceSecrets: {
      route: "PUT /v1/installations/{integrationConfigurationId}/resources/{resourceId}/secrets", id: "update-resource-secrets-by-id",
      summary: "Replaces the secrets of a resource; their values of before are lost.", kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" },
        { name: "resourceId", in: "path", input: "resourceId", required: true, type: "string" },
      ],
      input: "UpdateIntegrationResourceSecretsInput", body: { contentType: "application/json", required: true }, answers: { "201": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {}, "422": {} }, destructive: true,
      secretInput: ["environmentOverrides", "value"],
    },
    createExperimentationItems: {
      route: "POST /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/items",
      id: "createInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationItems", summary: "Creates flags or experiments of a resource.",
      kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" },
        { name: "resourceId", in: "path", input: "resourceId", required: true, type: "string" },
      ],
      input: "CreateExperimentationItemsInput", body: { contentType: "application/json", required: true }, answers: { "204": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    updateExperimentationItem: {
      route: "PATCH /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/items/{itemId}",
      id: "updateInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationItemsByItemId",
      summary: "Changes a flag or an experiment of a resource.", kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" },
        { name: "resourceId", in: "path", input: "resourceId", required: true, type: "string" },
        { name: "itemId", in: "path", input: "itemId", required: true, type: "string" },
      ],
      input: "UpdateExperimentationItemInput", body: { contentType: "application/json", required: true }, answers: { "204": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, safe: true,
    },
    deleteExperimentationItem: {
      route: "DELETE /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/items/{itemId}",
      id: "deleteInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationItemsByItemId",
      summary: "Deletes a flag or an experiment of a resource.", kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" },
        { name: "resourceId", in: "path", input: "resourceId", required: true, type: "string" },
        { name: "itemId", in: "path", input: "itemId", required: true, type: "string" },
      ],
      input: "DeleteExperimentationItemInput", answers: { "204": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, destructive: true,
    },
    getExperimentationGlobalConfig: {
      route: "GET /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/global-config",
      id: "getInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationGlobalConfig",
      summary: "Gets the global config that a resource keeps its data in.", kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" },
        { name: "resourceId", in: "path", input: "resourceId", required: true, type: "string" },
      ],
      input: "GetExperimentationGlobalConfigInput", answers: { "200": { contentType: "application/json", schema: "ExperimentationGlobalConfig" }, "304": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    replaceExperimentationGlobalConfig: {
      route: "PUT /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/global-config",
      id: "replaceInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationGlobalConfig",
      summary: "Replaces all the data in the global config of a resource; items that are not given again are lost.", kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" },
        { name: "resourceId", in: "path", input: "resourceId", required: true, type: "string" },
      ],
      input: "ReplaceExperimentationGlobalConfigInput", body: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "ExperimentationGlobalConfig" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {}, "412": {} }, destructive: true,
    },
    hasExperimentationGlobalConfig: {
      route: "HEAD /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/global-config",
      id: "headInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationGlobalConfig",
      summary: "Asks whether a resource has a global config.", kind: "probe",
      parameters: [
        { name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" },
        { name: "resourceId", in: "path", input: "resourceId", required: true, type: "string" },
      ],
      input: "HasExperimentationGlobalConfigInput", answers: { "200": {}, "304": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
  },
};
