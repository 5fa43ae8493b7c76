// Generated from contract/ by `pnpm generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import type {
  CreateExperimentationItemsInput,
  CreateExperimentationItemsOutput,
  CreateInstallationEventInput,
  CreateInstallationEventOutput,
  DeleteExperimentationItemInput,
  DeleteExperimentationItemOutput,
  DeleteIntegrationResourceInput,
  DeleteIntegrationResourceOutput,
  FinalizeInstallationInput,
  FinalizeInstallationOutput,
  GetExperimentationGlobalConfigInput,
  GetExperimentationGlobalConfigOutput,
  GetInstallationAccountInput,
  GetInstallationAccountOutput,
  GetInstallationMemberInput,
  GetInstallationMemberOutput,
  GetIntegrationResourceInput,
  GetIntegrationResourceOutput,
  GetInvoiceInput,
  GetInvoiceOutput,
  HasExperimentationGlobalConfigInput,
  HasExperimentationGlobalConfigOutput,
  ImportIntegrationResourceInput,
  ImportIntegrationResourceOutput,
  ListIntegrationResourcesInput,
  ListIntegrationResourcesOutput,
  ReplaceExperimentationGlobalConfigInput,
  ReplaceExperimentationGlobalConfigOutput,
  RevokeInstallationCredentialInput,
  RevokeInstallationCredentialOutput,
  RotateInstallationCredentialInput,
  RotateInstallationCredentialOutput,
  SubmitBillingDataInput,
  SubmitBillingDataOutput,
  SubmitInvoiceInput,
  SubmitInvoiceOutput,
  SubmitPrepaymentBalancesInput,
  SubmitPrepaymentBalancesOutput,
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

/** What each operation takes and gives. */
export interface Operations {
  updateInstallation: { input: UpdateInstallationInput; output: UpdateInstallationOutput };
  getInstallationAccount: { input: GetInstallationAccountInput; output: GetInstallationAccountOutput };
  getInstallationMember: { input: GetInstallationMemberInput; output: GetInstallationMemberOutput };
  rotateInstallationCredential: { input: RotateInstallationCredentialInput; output: RotateInstallationCredentialOutput };
  revokeInstallationCredential: { input: RevokeInstallationCredentialInput; output: RevokeInstallationCredentialOutput };
  createInstallationEvent: { input: CreateInstallationEventInput; output: CreateInstallationEventOutput };
  listIntegrationResources: { input: ListIntegrationResourcesInput; output: ListIntegrationResourcesOutput };
  getIntegrationResource: { input: GetIntegrationResourceInput; output: GetIntegrationResourceOutput };
  importIntegrationResource: { input: ImportIntegrationResourceInput; output: ImportIntegrationResourceOutput };
  updateIntegrationResource: { input: UpdateIntegrationResourceInput; output: UpdateIntegrationResourceOutput };
  deleteIntegrationResource: { input: DeleteIntegrationResourceInput; output: DeleteIntegrationResourceOutput };
  submitBillingData: { input: SubmitBillingDataInput; output: SubmitBillingDataOutput };
  submitInvoice: { input: SubmitInvoiceInput; output: SubmitInvoiceOutput };
  finalizeInstallation: { input: FinalizeInstallationInput; output: FinalizeInstallationOutput };
  getInvoice: { input: GetInvoiceInput; output: GetInvoiceOutput };
  updateInvoice: { input: UpdateInvoiceInput; output: UpdateInvoiceOutput };
  submitPrepaymentBalances: { input: SubmitPrepaymentBalancesInput; output: SubmitPrepaymentBalancesOutput };
  updateIntegrationResourceSecrets: { input: UpdateIntegrationResourceSecretsInput; output: UpdateIntegrationResourceSecretsOutput };
  createExperimentationItems: { input: CreateExperimentationItemsInput; output: CreateExperimentationItemsOutput };
  updateExperimentationItem: { input: UpdateExperimentationItemInput; output: UpdateExperimentationItemOutput };
  deleteExperimentationItem: { input: DeleteExperimentationItemInput; output: DeleteExperimentationItemOutput };
  getExperimentationGlobalConfig: { input: GetExperimentationGlobalConfigInput; output: GetExperimentationGlobalConfigOutput };
  replaceExperimentationGlobalConfig: { input: ReplaceExperimentationGlobalConfigInput; output: ReplaceExperimentationGlobalConfigOutput };
  hasExperimentationGlobalConfig: { input: HasExperimentationGlobalConfigInput; output: HasExperimentationGlobalConfigOutput };
}

/** What a provider tells the marketplace: installations, resources, billing and invoices. */
export const contract: GroupContract = {
  group: "marketplace",
  operations: {
    updateInstallation: { route: "PATCH /v1/installations/{integrationConfigurationId}", id: "update-installation", summary: "Changes the billing plan, the status or the notification of an installation.", kind: "call", parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }], input: "UpdateInstallationInput", body: { contentType: "application/json", required: false }, answers: { "204": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, safe: true },
    getInstallationAccount: { route: "GET /v1/installations/{integrationConfigurationId}/account", id: "get-account-info", summary: "Gets the account that installed the integration.", kind: "call", parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }], input: "GetInstallationAccountInput", answers: { "200": { contentType: "application/json", schema: "InstallationAccount" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} } },
    getInstallationMember: { route: "GET /v1/installations/{integrationConfigurationId}/member/{memberId}", id: "get-member", summary: "Gets a member of the account that installed the integration.", kind: "call", parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }, { name: "memberId", in: "path", input: "memberId", required: true, type: "string" }], input: "GetInstallationMemberInput", answers: { "200": { contentType: "application/json", schema: "InstallationMember" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} } },
    rotateInstallationCredential: { route: "POST /v1/installations/{integrationConfigurationId}/credentials/rotate", id: "rotate-installation-credential", summary: "Replaces the credential of an installation.", kind: "call", parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }], input: "RotateInstallationCredentialInput", body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "InstallationCredential" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {} }, secret: ["access_token"] },
    revokeInstallationCredential: { route: "POST /v1/installations/{integrationConfigurationId}/credentials/revoke", id: "revoke-installation-credential", summary: "Revokes credentials of an installation.", kind: "call", parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }], input: "RevokeInstallationCredentialInput", body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "RevokeInstallationCredentialOutput" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {} } },
    createInstallationEvent: { route: "POST /v1/installations/{integrationConfigurationId}/events", id: "create-event", summary: "Tells the platform of something that happened to an installation.", kind: "call", parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }], input: "CreateInstallationEventInput", body: { contentType: "application/json", required: true }, answers: { "201": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} } },
    listIntegrationResources: { route: "GET /v1/installations/{integrationConfigurationId}/resources", id: "get-integration-resources", summary: "Lists the resources of an installation.", kind: "call", parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }], input: "ListIntegrationResourcesInput", answers: { "200": { contentType: "application/json", schema: "ListIntegrationResourcesOutput" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} } },
    getIntegrationResource: { route: "GET /v1/installations/{integrationConfigurationId}/resources/{resourceId}", id: "get-integration-resource", summary: "Gets a resource of an installation.", kind: "call", parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }, { name: "resourceId", in: "path", input: "resourceId", required: true, type: "string" }], input: "GetIntegrationResourceInput", answers: { "200": { contentType: "application/json", schema: "IntegrationResource" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} } },
    importIntegrationResource: { route: "PUT /v1/installations/{integrationConfigurationId}/resources/{resourceId}", id: "import-resource", summary: "Creates or replaces a resource that the provider already has.", kind: "call", parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }, { name: "resourceId", in: "path", input: "resourceId", required: true, type: "string" }], input: "ImportIntegrationResourceInput", body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "ImportIntegrationResourceOutput" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {}, "422": {} } },
    updateIntegrationResource: { route: "PATCH /v1/installations/{integrationConfigurationId}/resources/{resourceId}", id: "update-resource", summary: "Changes a resource of an installation.", kind: "call", parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }, { name: "resourceId", in: "path", input: "resourceId", required: true, type: "string" }], input: "UpdateIntegrationResourceInput", body: { contentType: "application/json", required: false }, answers: { "200": { contentType: "application/json", schema: "UpdateIntegrationResourceOutput" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {}, "422": {} }, safe: true },
    deleteIntegrationResource: { route: "DELETE /v1/installations/{integrationConfigurationId}/resources/{resourceId}", id: "delete-integration-resource", summary: "Deletes a resource of an installation.", kind: "call", parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }, { name: "resourceId", in: "path", input: "resourceId", required: true, type: "string" }], input: "DeleteIntegrationResourceInput", answers: { "204": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} } },
    submitBillingData: { route: "POST /v1/installations/{integrationConfigurationId}/billing", id: "submit-billing-data", summary: "Reports the usage and the running charges of an installation.", kind: "call", parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }], input: "SubmitBillingDataInput", body: { contentType: "application/json", required: true }, answers: { "201": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} } },
    submitInvoice: { route: "POST /v1/installations/{integrationConfigurationId}/billing/invoices", id: "submit-invoice", summary: "Submits an invoice for an installation.", kind: "call", parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }], input: "SubmitInvoiceInput", body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "SubmittedInvoice" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {} } },
    finalizeInstallation: { route: "POST /v1/installations/{integrationConfigurationId}/billing/finalize", id: "finalize-installation", summary: "Settles the bills of an installation that was removed.", kind: "call", parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }], input: "FinalizeInstallationInput", answers: { "204": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} } },
    getInvoice: { route: "GET /v1/installations/{integrationConfigurationId}/billing/invoices/{invoiceId}", id: "get-invoice", summary: "Gets an invoice of an installation.", kind: "call", parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }, { name: "invoiceId", in: "path", input: "invoiceId", required: true, type: "string" }], input: "GetInvoiceInput", answers: { "200": { contentType: "application/json", schema: "Invoice" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": {} } },
    updateInvoice: { route: "POST /v1/installations/{integrationConfigurationId}/billing/invoices/{invoiceId}/actions", id: "update-invoice", summary: "Acts on an invoice of an installation, such as asking for a refund.", kind: "call", parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }, { name: "invoiceId", in: "path", input: "invoiceId", required: true, type: "string" }], input: "UpdateInvoiceInput", body: { contentType: "application/json", required: true }, answers: { "204": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {} } },
    submitPrepaymentBalances: { route: "POST /v1/installations/{integrationConfigurationId}/billing/balance", id: "submit-prepayment-balances", summary: "Reports how much of what was paid in advance is left.", kind: "call", parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }], input: "SubmitPrepaymentBalancesInput", body: { contentType: "application/json", required: true }, answers: { "201": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} } },
    updateIntegrationResourceSecrets: { route: "PUT /v1/installations/{integrationConfigurationId}/resources/{resourceId}/secrets", id: "update-resource-secrets-by-id", summary: "Replaces the secrets of a resource.", kind: "call", parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }, { name: "resourceId", in: "path", input: "resourceId", required: true, type: "string" }], input: "UpdateIntegrationResourceSecretsInput", body: { contentType: "application/json", required: true }, answers: { "201": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {}, "422": {} } },
    createExperimentationItems: { route: "POST /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/items", id: "createInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationItems", summary: "Creates flags or experiments of a resource.", kind: "call", parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }, { name: "resourceId", in: "path", input: "resourceId", required: true, type: "string" }], input: "CreateExperimentationItemsInput", body: { contentType: "application/json", required: true }, answers: { "204": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} } },
    updateExperimentationItem: { route: "PATCH /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/items/{itemId}", id: "updateInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationItemsByItemId", summary: "Changes a flag or an experiment of a resource.", kind: "call", parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }, { name: "resourceId", in: "path", input: "resourceId", required: true, type: "string" }, { name: "itemId", in: "path", input: "itemId", required: true, type: "string" }], input: "UpdateExperimentationItemInput", body: { contentType: "application/json", required: true }, answers: { "204": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, safe: true },
    deleteExperimentationItem: { route: "DELETE /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/items/{itemId}", id: "deleteInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationItemsByItemId", summary: "Deletes a flag or an experiment of a resource.", kind: "call", parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }, { name: "resourceId", in: "path", input: "resourceId", required: true, type: "string" }, { name: "itemId", in: "path", input: "itemId", required: true, type: "string" }], input: "DeleteExperimentationItemInput", answers: { "204": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} } },
    getExperimentationGlobalConfig: { route: "GET /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/global-config", id: "getInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationGlobalConfig", summary: "Gets the global config that a resource keeps its data in.", kind: "call", parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }, { name: "resourceId", in: "path", input: "resourceId", required: true, type: "string" }], input: "GetExperimentationGlobalConfigInput", answers: { "200": { contentType: "application/json", schema: "ExperimentationGlobalConfig" }, "304": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} } },
    replaceExperimentationGlobalConfig: { route: "PUT /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/global-config", id: "replaceInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationGlobalConfig", summary: "Replaces the data in the global config of a resource.", kind: "call", parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }, { name: "resourceId", in: "path", input: "resourceId", required: true, type: "string" }], input: "ReplaceExperimentationGlobalConfigInput", body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "ExperimentationGlobalConfig" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {}, "412": {} } },
    hasExperimentationGlobalConfig: { route: "HEAD /v1/installations/{integrationConfigurationId}/resources/{resourceId}/experimentation/global-config", id: "headInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationGlobalConfig", summary: "Asks whether a resource has a global config.", kind: "probe", parameters: [{ name: "integrationConfigurationId", in: "path", input: "integrationConfigurationId", required: true, type: "string" }, { name: "resourceId", in: "path", input: "resourceId", required: true, type: "string" }], input: "HasExperimentationGlobalConfigInput", answers: { "200": {}, "304": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} } },
  },
};
