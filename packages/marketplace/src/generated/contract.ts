// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
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
  updateProductResourceSecrets: { input: types.UpdateProductResourceSecretsInput; output: types.UpdateProductResourceSecretsOutput };
  createExperimentationItems: { input: types.CreateExperimentationItemsInput; output: types.CreateExperimentationItemsOutput };
  updateExperimentationItem: { input: types.UpdateExperimentationItemInput; output: types.UpdateExperimentationItemOutput };
  deleteExperimentationItem: { input: types.DeleteExperimentationItemInput; output: types.DeleteExperimentationItemOutput };
  getExperimentationGlobalConfig: { input: types.GetExperimentationGlobalConfigInput; output: types.GetExperimentationGlobalConfigOutput };
  replaceExperimentationGlobalConfig: { input: types.ReplaceExperimentationGlobalConfigInput; output: types.ReplaceExperimentationGlobalConfigOutput };
  hasExperimentationGlobalConfig: { input: types.HasExperimentationGlobalConfigInput; output: types.HasExperimentationGlobalConfigOutput };
}

/** Reports of a provider to the marketplace: installations, resources, billing and invoices. */
export const contract: GroupContract = {
  group: "marketplace",
  operations: {
    updateInstallation: { ...operations.updateInstallation,
      id: "update-installation", summary: "Changes the billing plan, the status or the notification of an installation; another plan changes the charges.",
      kind: "call", parameters: [{ name: "integrationConfigurationId", in: "path", required: true, type: "string" }], input: "UpdateInstallationInput",
      requestBody: { contentType: "application/json", required: false }, answers: { "204": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, spends: true,
    },
    getInstallationAccount: { ...operations.getInstallationAccount,
      id: "get-account-info", summary: "Gets the account that installed the integration.", kind: "call",
      parameters: [{ name: "integrationConfigurationId", in: "path", required: true, type: "string" }], input: "GetInstallationAccountInput",
      answers: { "200": { contentType: "application/json", schema: "InstallationAccount" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    getInstallationMember: { ...operations.getInstallationMember,
      id: "get-member", summary: "Gets a member of the account that installed the integration.", kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", required: true, type: "string" }, { name: "memberId", in: "path", required: true, type: "string" },
      ],
      input: "GetInstallationMemberInput", answers: { "200": { contentType: "application/json", schema: "InstallationMember" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    rotateInstallationCredential: { ...operations.rotateInstallationCredential,
      id: "rotate-installation-credential", summary: "Replaces the credential of an installation.", kind: "call",
      parameters: [{ name: "integrationConfigurationId", in: "path", required: true, type: "string" }], input: "RotateInstallationCredentialInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "InstallationCredential" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {} }, destructive: true, revealsOnce: true, secrets: ["access_token"],
    },
    revokeInstallationCredential: { ...operations.revokeInstallationCredential,
      id: "revoke-installation-credential", summary: "Revokes a credential of an installation; requests that are made with it are refused from then on.",
      kind: "call", parameters: [{ name: "integrationConfigurationId", in: "path", required: true, type: "string" }],
      input: "RevokeInstallationCredentialInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "RevokeInstallationCredentialOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {} }, destructive: true,
    },
    createInstallationEvent: { ...operations.createInstallationEvent,
      id: "create-event", summary: "Reports an event of an installation.", kind: "call",
      parameters: [{ name: "integrationConfigurationId", in: "path", required: true, type: "string" }], input: "CreateInstallationEventInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "201": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    listIntegrationResources: { ...operations.listIntegrationResources,
      id: "get-integration-resources", summary: "Lists the resources of an installation.", kind: "call",
      parameters: [{ name: "integrationConfigurationId", in: "path", required: true, type: "string" }], input: "ListIntegrationResourcesInput",
      answers: { "200": { contentType: "application/json", schema: "ListIntegrationResourcesOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    getIntegrationResource: { ...operations.getIntegrationResource,
      id: "get-integration-resource", summary: "Gets a resource of an installation.", kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", required: true, type: "string" }, { name: "resourceId", in: "path", required: true, type: "string" },
      ],
      input: "GetIntegrationResourceInput", answers: { "200": { contentType: "application/json", schema: "IntegrationResource" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    importIntegrationResource: { ...operations.importIntegrationResource,
      id: "import-resource", summary: "Creates a resource that the provider already has, or replaces it; its billing plan may be charged.", kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", required: true, type: "string" }, { name: "resourceId", in: "path", required: true, type: "string" },
      ],
      input: "ImportIntegrationResourceInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "ImportIntegrationResourceOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {}, "422": {} }, destructive: true, spends: true,
    },
    updateIntegrationResource: { ...operations.updateIntegrationResource,
      id: "update-resource", summary: "Changes a resource of an installation; another billing plan changes the charges.", kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", required: true, type: "string" }, { name: "resourceId", in: "path", required: true, type: "string" },
      ],
      input: "UpdateIntegrationResourceInput", requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "UpdateIntegrationResourceOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {}, "422": {} }, spends: true,
    },
    deleteIntegrationResource: { ...operations.deleteIntegrationResource,
      id: "delete-integration-resource", summary: "Deletes a resource of an installation.", kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", required: true, type: "string" }, { name: "resourceId", in: "path", required: true, type: "string" },
      ],
      input: "DeleteIntegrationResourceInput", answers: { "204": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, destructive: true,
    },
    submitBillingData: { ...operations.submitBillingData,
      id: "submit-billing-data", summary: "Reports the usage and the running charges of an installation, from which the account sees the amount to pay.",
      kind: "call", parameters: [{ name: "integrationConfigurationId", in: "path", required: true, type: "string" }], input: "SubmitBillingDataInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "201": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, spends: true,
    },
    submitInvoice: { ...operations.submitInvoice,
      id: "submit-invoice", summary: "Submits an invoice for an installation; unless it is a trial, the account is charged.", kind: "call",
      parameters: [{ name: "integrationConfigurationId", in: "path", required: true, type: "string" }], input: "SubmitInvoiceInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "SubmittedInvoice" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {} }, spends: true,
    },
    finalizeInstallation: { ...operations.finalizeInstallation,
      id: "finalize-installation", summary: "Finalizes an installation that was removed: no more invoices follow for it.", kind: "call",
      parameters: [{ name: "integrationConfigurationId", in: "path", required: true, type: "string" }], input: "FinalizeInstallationInput",
      answers: { "204": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    getInvoice: { ...operations.getInvoice,
      id: "get-invoice", summary: "Gets an invoice of an installation.", kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", required: true, type: "string" }, { name: "invoiceId", in: "path", required: true, type: "string" },
      ],
      input: "GetInvoiceInput", answers: { "200": { contentType: "application/json", schema: "Invoice" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": {} },
    },
    updateInvoice: { ...operations.updateInvoice,
      id: "update-invoice", summary: "Asks for an invoice of an installation to be paid back, wholly or in part.", kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", required: true, type: "string" }, { name: "invoiceId", in: "path", required: true, type: "string" },
      ],
      input: "UpdateInvoiceInput", requestBody: { contentType: "application/json", required: true }, answers: { "204": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {} },
    },
    submitPrepaymentBalances: { ...operations.submitPrepaymentBalances,
      id: "submit-prepayment-balances", summary: "Reports the remaining balance of prepayments.", kind: "call",
      parameters: [{ name: "integrationConfigurationId", in: "path", required: true, type: "string" }], input: "SubmitPrepaymentBalancesInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "201": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    updateIntegrationResourceSecrets: { ...operations.updateIntegrationResourceSecrets,
      id: "update-resource-secrets-by-id", summary: "Replaces the secrets of a resource; their values of before are lost.", kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", required: true, type: "string" }, { name: "resourceId", in: "path", required: true, type: "string" },
      ],
      input: "UpdateIntegrationResourceSecretsInput", requestBody: { contentType: "application/json", required: true }, answers: { "201": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {}, "422": {} }, destructive: true,
    },
    updateProductResourceSecrets: { ...operations.updateProductResourceSecrets,
      id: "update-resource-secrets", summary: "Replaces the secrets of a resource of a product; their values of before are lost.", kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", required: true, type: "string" },
        { name: "integrationProductIdOrSlug", in: "path", required: true, type: "string" }, { name: "resourceId", in: "path", required: true, type: "string" },
      ],
      input: "UpdateProductResourceSecretsInput", requestBody: { contentType: "application/json", required: true }, answers: { "201": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {}, "422": {} }, destructive: true,
    },
    createExperimentationItems: { ...operations.createExperimentationItems,
      id: "createInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationItems", summary: "Creates flags or experiments of a resource.",
      kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", required: true, type: "string" }, { name: "resourceId", in: "path", required: true, type: "string" },
      ],
      input: "CreateExperimentationItemsInput", requestBody: { contentType: "application/json", required: true }, answers: { "204": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    updateExperimentationItem: { ...operations.updateExperimentationItem,
      id: "updateInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationItemsByItemId",
      summary: "Changes a flag or an experiment of a resource.", kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", required: true, type: "string" }, { name: "resourceId", in: "path", required: true, type: "string" },
        { name: "itemId", in: "path", required: true, type: "string" },
      ],
      input: "UpdateExperimentationItemInput", requestBody: { contentType: "application/json", required: true }, answers: { "204": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    deleteExperimentationItem: { ...operations.deleteExperimentationItem,
      id: "deleteInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationItemsByItemId",
      summary: "Deletes a flag or an experiment of a resource.", kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", required: true, type: "string" }, { name: "resourceId", in: "path", required: true, type: "string" },
        { name: "itemId", in: "path", required: true, type: "string" },
      ],
      input: "DeleteExperimentationItemInput", answers: { "204": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, destructive: true,
    },
    getExperimentationGlobalConfig: { ...operations.getExperimentationGlobalConfig,
      id: "getInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationGlobalConfig",
      summary: "Gets the global config that a resource keeps its data in.", kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", required: true, type: "string" }, { name: "resourceId", in: "path", required: true, type: "string" },
      ],
      input: "GetExperimentationGlobalConfigInput", answers: { "200": { contentType: "application/json", schema: "ExperimentationGlobalConfig" }, "304": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    replaceExperimentationGlobalConfig: { ...operations.replaceExperimentationGlobalConfig,
      id: "replaceInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationGlobalConfig",
      summary: "Replaces all the data in the global config of a resource; items that are not given again are lost.", kind: "call",
      parameters: [
        { name: "integrationConfigurationId", in: "path", required: true, type: "string" }, { name: "resourceId", in: "path", required: true, type: "string" },
      ],
      input: "ReplaceExperimentationGlobalConfigInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "ExperimentationGlobalConfig" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {}, "412": {} }, destructive: true,
    },
    hasExperimentationGlobalConfig: { ...operations.hasExperimentationGlobalConfig,
      id: "headInstallationsByIntegrationConfigurationIdResourcesByResourceIdExperimentationGlobalConfig",
      summary: "Asks whether a resource has a global config.", kind: "probe",
      parameters: [
        { name: "integrationConfigurationId", in: "path", required: true, type: "string" }, { name: "resourceId", in: "path", required: true, type: "string" },
      ],
      input: "HasExperimentationGlobalConfigInput", answers: { "200": {}, "304": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
  },
};
