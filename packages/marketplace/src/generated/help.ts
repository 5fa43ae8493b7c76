// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "marketplace",
  operations: {
    updateInstallation: {
      inputs: [
        { name: "integrationConfigurationId", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
        {
          name: "billingPlan", in: "body", type: "InstallationBillingPlan", kind: "object", doc: "The billing plan that the installation is on from now on.",
          members: "InstallationBillingPlan",
        },
        { name: "externalId", in: "body", type: "string", kind: "string", doc: "By the provider's own ID." },
        {
          name: "notification", in: "body", type: "InstallationNotification | string", kind: "mixed", kinds: ["object", "string"],
          doc: "Notification for the members of the account; an empty string for none.", members: "UpdateInstallationInput.notification",
        },
        {
          name: "status", in: "body", type: "ResourceStatus", kind: "string",
          values: ["ready", "pending", "onboarding", "suspended", "resumed", "uninstalled", "error"], doc: "The state that the installation is in from now on.",
        },
      ],
      withoutTeam: "it acts on an installation, which is one account's",
    },
    getInstallationAccount: {
      inputs: [
        { name: "integrationConfigurationId", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
      ],
      withoutTeam: "it acts on an installation, which is one account's",
      columns: ["name", "url"],
    },
    getInstallationMember: {
      inputs: [
        { name: "integrationConfigurationId", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
        { name: "memberId", in: "path", type: "string", kind: "string", required: true, doc: "The member, by ID." },
      ],
      withoutTeam: "it acts on an installation, which is one account's",
      columns: ["id"],
    },
    rotateInstallationCredential: {
      inputs: [
        { name: "integrationConfigurationId", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
        { name: "client_secret", in: "body", type: "string", kind: "string", required: true, secret: true, doc: "The client secret of the integration." },
        { name: "client_id", in: "body", type: "string", kind: "string", doc: "The client ID of the integration." },
      ],
      withoutTeam: "it acts on an installation, which is one account's",
    },
    revokeInstallationCredential: {
      inputs: [
        { name: "integrationConfigurationId", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
        { name: "client_secret", in: "body", type: "string", kind: "string", required: true, secret: true, doc: "The client secret of the integration." },
        { name: "token", in: "body", type: "string", kind: "string", required: true, secret: true, doc: "The credential to revoke." },
        { name: "client_id", in: "body", type: "string", kind: "string", doc: "The client ID of the integration." },
      ],
      withoutTeam: "it acts on an installation, which is one account's",
    },
    createInstallationEvent: {
      inputs: [
        { name: "integrationConfigurationId", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
        {
          name: "event", in: "body", type: "InstallationEvent", kind: "object", required: true, doc: "Event of the installation or of one of its resources.",
          members: "InstallationEvent",
        },
      ],
      withoutTeam: "it acts on an installation, which is one account's",
    },
    listIntegrationResources: {
      inputs: [
        { name: "integrationConfigurationId", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
      ],
      withoutTeam: "it acts on an installation, which is one account's",
      rows: "resources",
      columns: ["partnerId", "internalId", "name", "status"],
    },
    getIntegrationResource: {
      inputs: [
        { name: "integrationConfigurationId", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
        { name: "resourceId", in: "path", type: "string", kind: "string", required: true, doc: "The resource by the provider's own ID." },
      ],
      withoutTeam: "it acts on an installation, which is one account's",
      columns: ["id", "name", "status"],
    },
    importIntegrationResource: {
      inputs: [
        { name: "integrationConfigurationId", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
        { name: "resourceId", in: "path", type: "string", kind: "string", required: true, doc: "The resource by the provider's own ID." },
        { name: "name", in: "body", type: "string", kind: "string", required: true, doc: "The display name of the resource." },
        { name: "productId", in: "body", type: "string", kind: "string", required: true, doc: "The product that the resource is of, by its ID." },
        {
          name: "status", in: "body", type: "ResourceStatus", kind: "string",
          values: ["ready", "pending", "onboarding", "suspended", "resumed", "uninstalled", "error"], required: true, doc: "The state that the resource is in.",
        },
        {
          name: "billingPlan", in: "body", type: "InstallationBillingPlan", kind: "object", doc: "The billing plan that the resource is on.",
          members: "InstallationBillingPlan",
        },
        {
          name: "extras", in: "body", type: "Record<string, unknown>", kind: "object", doc: "Custom data of the provider.",
          members: "ImportIntegrationResourceInput.extras",
        },
        {
          name: "metadata", in: "body", type: "Record<string, unknown>", kind: "object", doc: "Values for the product's metadata schema.",
          members: "ImportIntegrationResourceInput.metadata",
        },
        {
          name: "notification", in: "body", type: "InstallationNotification", kind: "object", doc: "Notification for the members of the account.",
          members: "InstallationNotification",
        },
        {
          name: "ownership", in: "body", type: "ResourceOwnership", kind: "string", values: ["owned", "linked", "sandbox"],
          doc: "Whether the marketplace made the resource (`owned`), it was there before (`linked`) or it is for trying out\n(`sandbox`).",
        },
        {
          name: "secrets", in: "body", type: "ResourceSecret[]", kind: "object", array: true,
          doc: "The secrets that connected projects get as environment variables.", members: "ResourceSecret",
        },
      ],
      withoutTeam: "it acts on an installation, which is one account's",
      columns: ["name"],
    },
    updateIntegrationResource: {
      inputs: [
        { name: "integrationConfigurationId", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
        { name: "resourceId", in: "path", type: "string", kind: "string", required: true, doc: "The resource by the provider's own ID." },
        { name: "name", in: "body", type: "string", kind: "string", doc: "The new display name of the resource." },
        {
          name: "billingPlan", in: "body", type: "InstallationBillingPlan", kind: "object", doc: "The billing plan that the resource is on from now on.",
          members: "InstallationBillingPlan",
        },
        {
          name: "extras", in: "body", type: "Record<string, unknown>", kind: "object", doc: "Custom data of the provider.",
          members: "UpdateIntegrationResourceInput.extras",
        },
        {
          name: "metadata", in: "body", type: "Record<string, unknown>", kind: "object", doc: "Values for the product's metadata schema.",
          members: "UpdateIntegrationResourceInput.metadata",
        },
        {
          name: "notification", in: "body", type: "InstallationNotification | string", kind: "mixed", kinds: ["object", "string"],
          doc: "Notification for the members of the account; an empty string for none.", members: "UpdateIntegrationResourceInput.notification",
        },
        {
          name: "ownership", in: "body", type: "ResourceOwnership", kind: "string", values: ["owned", "linked", "sandbox"],
          doc: "Whether the marketplace made the resource (`owned`), it was there before (`linked`) or it is for trying out\n(`sandbox`).",
        },
        {
          name: "secrets", in: "body", type: "ResourceSecretsChange | ResourceSecret[]", kind: "object", array: true,
          doc: "The secrets for connected projects; a list replaces all existing ones.", members: "UpdateIntegrationResourceInput.secrets",
        },
        {
          name: "status", in: "body", type: "ResourceStatus", kind: "string",
          values: ["ready", "pending", "onboarding", "suspended", "resumed", "uninstalled", "error"], doc: "The state that the resource is in from now on.",
        },
      ],
      withoutTeam: "it acts on an installation, which is one account's",
      columns: ["name"],
    },
    deleteIntegrationResource: {
      inputs: [
        { name: "integrationConfigurationId", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
        { name: "resourceId", in: "path", type: "string", kind: "string", required: true, doc: "The resource by the provider's own ID." },
      ],
      withoutTeam: "it acts on an installation, which is one account's",
    },
    submitBillingData: {
      inputs: [
        { name: "integrationConfigurationId", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
        {
          name: "billing", in: "body", type: "object | BillingItem[]", kind: "object", array: true, required: true, doc: "The running charges.",
          members: "SubmitBillingDataInput.billing",
        },
        { name: "eod", in: "body", type: "string", kind: "string", required: true, doc: "The end of the day that the usage is of. Format: `date-time`." },
        {
          name: "period", in: "body", type: "BillingPeriod", kind: "object", required: true, doc: "The billing period, from its start to its end.",
          members: "BillingPeriod",
        },
        { name: "timestamp", in: "body", type: "string", kind: "string", required: true, doc: "Time at which the data was gathered. Format: `date-time`." },
        { name: "usage", in: "body", type: "BillingUsage[]", kind: "object", array: true, required: true, doc: "Usage by metric.", members: "BillingUsage" },
      ],
      withoutTeam: "it acts on an installation, which is one account's",
    },
    submitInvoice: {
      inputs: [
        { name: "integrationConfigurationId", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
        {
          name: "invoiceDate", in: "body", type: "string", kind: "string", required: true,
          doc: "The date of the invoice, within the billing period. Format: `date-time`.",
        },
        {
          name: "items", in: "body", type: "BillingItem[]", kind: "object", array: true, required: true, doc: "Charges of the invoice.", members: "BillingItem",
        },
        {
          name: "period", in: "body", type: "BillingPeriod", kind: "object", required: true, doc: "The billing period, from its start to its end.",
          members: "BillingPeriod",
        },
        { name: "discounts", in: "body", type: "BillingDiscount[]", kind: "object", array: true, doc: "Discounts on the charges.", members: "BillingDiscount" },
        { name: "externalId", in: "body", type: "string", kind: "string", doc: "By the provider's own ID." },
        { name: "final", in: "body", type: "boolean", kind: "boolean", doc: "Whether it is the last one of the installation." },
        { name: "memo", in: "body", type: "string", kind: "string", doc: "A note on the invoice." },
        { name: "test", in: "body", type: "object", kind: "object", doc: "Marks the invoice as a trial that is not paid.", members: "SubmitInvoiceInput.test" },
      ],
      withoutTeam: "it acts on an installation, which is one account's",
    },
    finalizeInstallation: {
      inputs: [
        { name: "integrationConfigurationId", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
      ],
      withoutTeam: "it acts on an installation, which is one account's",
    },
    getInvoice: {
      inputs: [
        { name: "integrationConfigurationId", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
        { name: "invoiceId", in: "path", type: "string", kind: "string", required: true, doc: "The invoice, by its ID." },
      ],
      withoutTeam: "it acts on an installation, which is one account's",
      columns: ["invoiceId", "state", "total", "created"],
    },
    updateInvoice: {
      inputs: [
        { name: "integrationConfigurationId", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
        { name: "invoiceId", in: "path", type: "string", kind: "string", required: true, doc: "The invoice to act on, by its ID." },
        { name: "action", in: "body", type: "\"refund\"", kind: "string", values: ["refund"], required: true, doc: "Asks for a refund." },
        { name: "reason", in: "body", type: "string", kind: "string", required: true, doc: "Reason for the refund." },
        { name: "total", in: "body", type: "string", kind: "string", required: true, doc: "Amount to refund, as a decimal number." },
      ],
      withoutTeam: "it acts on an installation, which is one account's",
    },
    submitPrepaymentBalances: {
      inputs: [
        { name: "integrationConfigurationId", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
        {
          name: "balances", in: "body", type: "PrepaymentBalance[]", kind: "object", array: true, required: true, doc: "The balances.",
          members: "PrepaymentBalance",
        },
        { name: "timestamp", in: "body", type: "string", kind: "string", required: true, doc: "Time at which the data was gathered. Format: `date-time`." },
      ],
      withoutTeam: "it acts on an installation, which is one account's",
    },
    updateIntegrationResourceSecrets: {
      inputs: [
        { name: "integrationConfigurationId", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
        { name: "resourceId", in: "path", type: "string", kind: "string", required: true, doc: "The resource by the provider's own ID." },
        {
          name: "secrets", in: "body", type: "ResourceSecret[]", kind: "object", array: true, required: true,
          doc: "The secrets that connected projects get as environment variables.", members: "ResourceSecret",
        },
        { name: "partial", in: "body", type: "boolean", kind: "boolean", doc: "Whether other secrets keep their values." },
      ],
      withoutTeam: "it acts on an installation, which is one account's",
    },
    updateProductResourceSecrets: {
      inputs: [
        { name: "integrationConfigurationId", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
        { name: "integrationProductIdOrSlug", in: "path", type: "string", kind: "string", required: true, doc: "The product, by its ID or its slug." },
        { name: "resourceId", in: "path", type: "string", kind: "string", required: true, doc: "The resource by the provider's own ID." },
        {
          name: "secrets", in: "body", type: "ResourceSecret[]", kind: "object", array: true, required: true,
          doc: "The secrets that connected projects get as environment variables.", members: "ResourceSecret",
        },
        { name: "partial", in: "body", type: "boolean", kind: "boolean", doc: "Whether other secrets keep their values." },
      ],
      withoutTeam: "it acts on an installation, which is one account's",
    },
    createExperimentationItems: {
      inputs: [
        { name: "integrationConfigurationId", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
        { name: "resourceId", in: "path", type: "string", kind: "string", required: true, doc: "The resource by the provider's own ID." },
        {
          name: "items", in: "body", type: "ExperimentationItem[]", kind: "object", array: true, required: true,
          doc: "The flags and experiments to create. At most 50 items.", members: "ExperimentationItem",
        },
      ],
      withoutTeam: "it acts on an installation, which is one account's",
    },
    updateExperimentationItem: {
      inputs: [
        { name: "integrationConfigurationId", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
        { name: "resourceId", in: "path", type: "string", kind: "string", required: true, doc: "The resource by the provider's own ID." },
        { name: "itemId", in: "path", type: "string", kind: "string", required: true, doc: "The flag or experiment to change, by the provider's own ID." },
        { name: "slug", in: "body", type: "string", kind: "string", required: true, doc: "The identifier in code. At most 1024 characters." },
        { name: "origin", in: "body", type: "string", kind: "string", required: true, doc: "URL at which the item is managed. At most 2048 characters." },
        { name: "name", in: "body", type: "string", kind: "string", doc: "The new display name. At most 1024 characters." },
        {
          name: "category", in: "body", type: "ExperimentationCategory", kind: "string", values: ["experiment", "flag"],
          doc: "Whether it is an experiment or a flag.",
        },
        { name: "createdAt", in: "body", type: "number", kind: "number", doc: "Time of the creation at the provider. Unix time in milliseconds." },
        { name: "description", in: "body", type: "string", kind: "string", doc: "Purpose of the item, for users. At most 1024 characters." },
        { name: "isArchived", in: "body", type: "boolean", kind: "boolean", doc: "Whether the item is archived: kept but no longer in use." },
        { name: "updatedAt", in: "body", type: "number", kind: "number", doc: "Time of the last change at the provider. Unix time in milliseconds." },
      ],
      withoutTeam: "it acts on an installation, which is one account's",
    },
    deleteExperimentationItem: {
      inputs: [
        { name: "integrationConfigurationId", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
        { name: "resourceId", in: "path", type: "string", kind: "string", required: true, doc: "The resource by the provider's own ID." },
        { name: "itemId", in: "path", type: "string", kind: "string", required: true, doc: "The flag or experiment to delete, by the provider's own ID." },
      ],
      withoutTeam: "it acts on an installation, which is one account's",
    },
    getExperimentationGlobalConfig: {
      inputs: [
        { name: "integrationConfigurationId", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
        { name: "resourceId", in: "path", type: "string", kind: "string", required: true, doc: "The resource by the provider's own ID." },
      ],
      withoutTeam: "it acts on an installation, which is one account's",
    },
    replaceExperimentationGlobalConfig: {
      inputs: [
        { name: "integrationConfigurationId", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
        { name: "resourceId", in: "path", type: "string", kind: "string", required: true, doc: "The resource by the provider's own ID." },
        {
          name: "data", in: "body", type: "Record<string, unknown>", kind: "object", required: true, doc: "The items, by key.",
          members: "ReplaceExperimentationGlobalConfigInput.data",
        },
      ],
      withoutTeam: "it acts on an installation, which is one account's",
    },
    hasExperimentationGlobalConfig: {
      inputs: [
        { name: "integrationConfigurationId", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
        { name: "resourceId", in: "path", type: "string", kind: "string", required: true, doc: "The resource by the provider's own ID." },
      ],
      withoutTeam: "it acts on an installation, which is one account's",
    },
  },
  shapes: {
    BillingDiscount: [
      { name: "name", type: "string", kind: "string", required: true, doc: "Display name of the discount." },
      {
        name: "amount", type: "string", kind: "string", required: true,
        doc: "Amount of the discount in dollars, as a decimal number. Pattern: `^[0-9]+(\\.[0-9]+)?$`.",
      },
      { name: "billingPlanId", type: "string", kind: "string", required: true, doc: "The billing plan that it follows from, by the provider's own ID." },
      { name: "details", type: "string", kind: "string", doc: "Details for users in addition to the name." },
      { name: "end", type: "string", kind: "string", doc: "Time until which it applies; the end of the billing period by default. Format: `date-time`." },
      {
        name: "resourceId", type: "string", kind: "string",
        doc: "The resource that gets the discount, by the provider's own ID; the whole installation when absent.",
      },
      { name: "start", type: "string", kind: "string", doc: "Time from which it applies; the start of the billing period by default. Format: `date-time`." },
    ],
    BillingItem: [
      { name: "name", type: "string", kind: "string", required: true, doc: "Display name of the charge." },
      { name: "billingPlanId", type: "string", kind: "string", required: true, doc: "The billing plan that it follows from, by the provider's own ID." },
      {
        name: "price", type: "string", kind: "string", required: true,
        doc: "The price of one unit in dollars, as a decimal number. Pattern: `^[0-9]+(\\.[0-9]+)?$`.",
      },
      { name: "quantity", type: "number", kind: "number", required: true, doc: "Number of charged units." },
      {
        name: "total", type: "string", kind: "string", required: true,
        doc: "The charge as a whole in dollars, as a decimal number. Pattern: `^[0-9]+(\\.[0-9]+)?$`.",
      },
      { name: "units", type: "string", kind: "string", required: true, doc: "Unit of the quantity." },
      { name: "details", type: "string", kind: "string", doc: "Details for users in addition to the name." },
      { name: "end", type: "string", kind: "string", doc: "Time until which it applies; the end of the billing period by default. Format: `date-time`." },
      {
        name: "resourceId", type: "string", kind: "string", doc: "The resource that is charged, by the provider's own ID; the whole installation when absent.",
      },
      { name: "start", type: "string", kind: "string", doc: "Time from which it applies; the start of the billing period by default. Format: `date-time`." },
    ],
    BillingPeriod: [
      { name: "end", type: "string", kind: "string", required: true, doc: "End of the period. Format: `date-time`." },
      { name: "start", type: "string", kind: "string", required: true, doc: "Start of the period. Format: `date-time`." },
    ],
    BillingPlanDetail: [
      { name: "label", type: "string", kind: "string", required: true, doc: "Label of the line, or its whole text if there is no value." },
      { name: "value", type: "string", kind: "string", doc: "Value of the line, such as `10 GB`." },
    ],
    BillingUsage: [
      {
        name: "type", type: "\"interval\" | \"rate\" | \"total\"", kind: "string", values: ["interval", "rate", "total"], required: true,
        doc: "Whether the value of a period is a sum, a rate, or of an interval.",
      },
      { name: "name", type: "string", kind: "string", required: true, doc: "Display name of the metric." },
      { name: "dayValue", type: "number", kind: "number", required: true, doc: "Usage on the day." },
      { name: "periodValue", type: "number", kind: "number", required: true, doc: "Usage in the period so far." },
      { name: "units", type: "string", kind: "string", required: true, doc: "Unit of the values, such as `GB`." },
      { name: "planValue", type: "number", kind: "number", doc: "Amount that the plan includes." },
      {
        name: "resourceId", type: "string", kind: "string", doc: "The resource that is measured, by the provider's own ID; the whole installation when absent.",
      },
    ],
    ExperimentationItem: [
      { name: "id", type: "string", kind: "string", required: true, doc: "The flag or experiment, by the provider's own ID. At most 1024 characters." },
      { name: "slug", type: "string", kind: "string", required: true, doc: "The identifier in code. At most 1024 characters." },
      { name: "origin", type: "string", kind: "string", required: true, doc: "URL at which the item is managed. At most 2048 characters." },
      { name: "name", type: "string", kind: "string", doc: "The display name. At most 1024 characters." },
      { name: "category", type: "ExperimentationCategory", kind: "string", values: ["experiment", "flag"], doc: "Whether it is an experiment or a flag." },
      { name: "createdAt", type: "number", kind: "number", doc: "Time of the creation at the provider. Unix time in milliseconds." },
      { name: "description", type: "string", kind: "string", doc: "Purpose of the item, for users. At most 1024 characters." },
      { name: "isArchived", type: "boolean", kind: "boolean", doc: "Whether the item is archived: kept but no longer in use." },
      { name: "updatedAt", type: "number", kind: "number", doc: "Time of the last change at the provider. Unix time in milliseconds." },
    ],
    "ImportIntegrationResourceInput.extras": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    "ImportIntegrationResourceInput.metadata": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    InstallationBillingPlan: [
      {
        name: "type", type: "\"prepayment\" | \"subscription\"", kind: "string", values: ["prepayment", "subscription"], required: true,
        doc: "Whether it is paid in advance, or period by period (`subscription`).",
      },
      { name: "id", type: "string", kind: "string", required: true, doc: "The plan, by the provider's own ID." },
      { name: "name", type: "string", kind: "string", required: true, doc: "The display name of the plan." },
      { name: "cost", type: "string", kind: "string", doc: "The price as text for users." },
      { name: "description", type: "string", kind: "string", doc: "Description of the plan for users." },
      {
        name: "details", type: "BillingPlanDetail[]", kind: "object", array: true, doc: "Contents of the plan for users, line by line.",
        members: "BillingPlanDetail",
      },
      { name: "effectiveDate", type: "string", kind: "string", doc: "Date and time from which the plan applies." },
      { name: "highlightedDetails", type: "BillingPlanDetail[]", kind: "object", array: true, doc: "Details to display first.", members: "BillingPlanDetail" },
      { name: "paymentMethodRequired", type: "boolean", kind: "boolean", doc: "Whether the account needs a payment method for the plan." },
    ],
    InstallationEvent: [
      {
        name: "type", type: "\"installation.updated\" | \"resource.updated\"", kind: "string", values: ["installation.updated", "resource.updated"],
        required: true, doc: "In \"The installation changed\": The installation changed. In \"A resource changed\": A resource of the installation changed.",
      },
      {
        name: "billingPlanId", type: "string", kind: "string",
        doc: "The billing plan that the installation is on, by the provider's own ID. Only in \"The installation changed\".",
      },
      { name: "resourceId", type: "string", kind: "string", doc: "The resource, by the provider's own ID. Only in \"A resource changed\"." },
      {
        name: "productId", type: "string", kind: "string",
        doc: "The product that the resource is of, by the provider's own ID. Only in \"A resource changed\".",
      },
    ],
    InstallationNotification: [
      {
        name: "level", type: "\"error\" | \"info\" | \"warn\"", kind: "string", values: ["error", "info", "warn"], required: true,
        doc: "Severity: `info`, `warn` or `error`.",
      },
      { name: "title", type: "string", kind: "string", required: true, doc: "The first line, in a few words." },
      { name: "href", type: "string", kind: "string", doc: "Target of the notification's link." },
      { name: "message", type: "string", kind: "string", doc: "Details in addition to the title." },
    ],
    PrepaymentBalance: [
      {
        name: "currencyValueInCents", type: "number", kind: "number", required: true,
        doc: "Remaining balance in US cents, on which automatic purchases depend.",
      },
      { name: "credit", type: "string", kind: "string", doc: "Remaining balance in the provider's own units, for display." },
      { name: "nameLabel", type: "string", kind: "string", doc: "Display name of the balance." },
      {
        name: "resourceId", type: "string", kind: "string",
        doc: "The resource that the balance is for, by the provider's own ID; the whole installation when absent.",
      },
    ],
    "ReplaceExperimentationGlobalConfigInput.data": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    ResourceSecret: [
      { name: "name", type: "string", kind: "string", required: true, doc: "The name of the environment variable, behind the prefix." },
      { name: "value", type: "string", kind: "string", required: true, secret: true, doc: "Value of the environment variable." },
      {
        name: "environmentOverrides", type: "object", kind: "object", secret: true, doc: "Other values in some environments.",
        members: "ResourceSecret.environmentOverrides",
      },
      { name: "prefix", type: "string", kind: "string", doc: "Prefix of the variable's name." },
    ],
    "ResourceSecret.environmentOverrides": [
      { name: "development", type: "string", kind: "string", doc: "The value in the development environment." },
      { name: "preview", type: "string", kind: "string", doc: "The value in the preview environment." },
      { name: "production", type: "string", kind: "string", doc: "The value in the production environment." },
    ],
    "SubmitBillingDataInput.billing": [
      { name: "items", type: "BillingItem[]", kind: "object", array: true, doc: "The charges.", members: "BillingItem" },
      { name: "discounts", type: "BillingDiscount[]", kind: "object", array: true, doc: "Discounts on the charges.", members: "BillingDiscount" },
      { name: "name", type: "string", kind: "string", doc: "Display name of the charge. Only in \"A charge\"." },
      { name: "billingPlanId", type: "string", kind: "string", doc: "The billing plan that it follows from, by the provider's own ID. Only in \"A charge\"." },
      {
        name: "price", type: "string", kind: "string",
        doc: "The price of one unit in dollars, as a decimal number. Pattern: `^[0-9]+(\\.[0-9]+)?$`. Only in \"A charge\".",
      },
      { name: "quantity", type: "number", kind: "number", doc: "Number of charged units. Only in \"A charge\"." },
      {
        name: "total", type: "string", kind: "string",
        doc: "The charge as a whole in dollars, as a decimal number. Pattern: `^[0-9]+(\\.[0-9]+)?$`. Only in \"A charge\".",
      },
      { name: "units", type: "string", kind: "string", doc: "Unit of the quantity. Only in \"A charge\"." },
      { name: "details", type: "string", kind: "string", doc: "Details for users in addition to the name. Only in \"A charge\"." },
      {
        name: "end", type: "string", kind: "string",
        doc: "Time until which it applies; the end of the billing period by default. Format: `date-time`. Only in \"A charge\".",
      },
      {
        name: "resourceId", type: "string", kind: "string",
        doc: "The resource that is charged, by the provider's own ID; the whole installation when absent. Only in \"A charge\".",
      },
      {
        name: "start", type: "string", kind: "string",
        doc: "Time from which it applies; the start of the billing period by default. Format: `date-time`. Only in \"A charge\".",
      },
    ],
    "SubmitInvoiceInput.test": [
      { name: "result", type: "\"notpaid\" | \"overdue\" | \"paid\"", kind: "string", values: ["notpaid", "overdue", "paid"], doc: "Result of the trial." },
      { name: "validate", type: "boolean", kind: "boolean", doc: "Whether the invoice is checked, with the errors in the response." },
    ],
    "UpdateInstallationInput.notification": [
      {
        name: "level", type: "\"error\" | \"info\" | \"warn\"", kind: "string", values: ["error", "info", "warn"], required: true,
        doc: "Severity: `info`, `warn` or `error`.",
      },
      { name: "title", type: "string", kind: "string", required: true, doc: "The first line, in a few words." },
      { name: "href", type: "string", kind: "string", doc: "Target of the notification's link." },
      { name: "message", type: "string", kind: "string", doc: "Details in addition to the title." },
    ],
    "UpdateIntegrationResourceInput.extras": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    "UpdateIntegrationResourceInput.metadata": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    "UpdateIntegrationResourceInput.notification": [
      {
        name: "level", type: "\"error\" | \"info\" | \"warn\"", kind: "string", values: ["error", "info", "warn"], required: true,
        doc: "Severity: `info`, `warn` or `error`.",
      },
      { name: "title", type: "string", kind: "string", required: true, doc: "The first line, in a few words." },
      { name: "href", type: "string", kind: "string", doc: "Target of the notification's link." },
      { name: "message", type: "string", kind: "string", doc: "Details in addition to the title." },
    ],
    "UpdateIntegrationResourceInput.secrets": [
      {
        name: "secrets", type: "ResourceSecret[]", kind: "object", array: true,
        doc: "The secrets that connected projects get as environment variables. Only in \"The secrets to replace\".", members: "ResourceSecret",
      },
      { name: "partial", type: "boolean", kind: "boolean", doc: "Whether other secrets keep their values. Only in \"The secrets to replace\"." },
      {
        name: "name", type: "string", kind: "string",
        doc: "The name of the environment variable, behind the prefix. Only in \"A secret that connected projects get as an environment variable\".",
      },
      {
        name: "value", type: "string", kind: "string", secret: true,
        doc: "Value of the environment variable. Only in \"A secret that connected projects get as an environment variable\".",
      },
      {
        name: "environmentOverrides", type: "object", kind: "object", secret: true,
        doc: "Other values in some environments. Only in \"A secret that connected projects get as an environment variable\".",
        members: "UpdateIntegrationResourceInput.secrets.environmentOverrides",
      },
      {
        name: "prefix", type: "string", kind: "string",
        doc: "Prefix of the variable's name. Only in \"A secret that connected projects get as an environment variable\".",
      },
    ],
    "UpdateIntegrationResourceInput.secrets.environmentOverrides": [
      { name: "development", type: "string", kind: "string", doc: "The value in the development environment." },
      { name: "preview", type: "string", kind: "string", doc: "The value in the preview environment." },
      { name: "production", type: "string", kind: "string", doc: "The value in the production environment." },
    ],
  },
  variants: {
    InstallationEvent: {
      discriminator: "type",
      of: [
        { values: ["installation.updated"], required: [], optional: ["billingPlanId"] },
        { values: ["resource.updated"], required: ["resourceId"], optional: ["productId"] },
      ],
    },
    "SubmitBillingDataInput.billing": {
      of: [
        { required: ["items"], optional: ["discounts"] },
        { required: ["name", "billingPlanId", "price", "quantity", "total", "units"], optional: ["details", "end", "resourceId", "start"] },
      ],
    },
    "UpdateIntegrationResourceInput.secrets": { of: [{ required: ["secrets"], optional: ["partial"] }, { required: ["name", "value"], optional: ["environmentOverrides", "prefix"] }] },
  },
};
