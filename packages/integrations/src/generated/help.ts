// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "integrations",
  operations: {
    listGitNamespaces: {
      inputs: [
        { name: "host", in: "query", type: "string", kind: "string", doc: "The host of a self-hosted GitHub server." },
        {
          name: "provider", in: "query", type: "GitNamespaceProvider", kind: "string",
          values: ["github", "github-limited", "github-custom-host", "gitlab", "bitbucket"], doc: "The Git provider whose users and organisations are listed.",
        },
        { name: "viewerMetadata", in: "query", type: "boolean", kind: "boolean", doc: "Whether the user's permissions in each namespace are included." },
      ],
      words: ["GitHub organizations"],
      columns: ["id", "name"],
    },
    searchRepositories: {
      inputs: [
        { name: "host", in: "query", type: "string", kind: "string", doc: "The host of a self-hosted GitHub server." },
        { name: "installationId", in: "query", type: "string", kind: "string", doc: "The installation of the platform's app at the provider." },
        {
          name: "namespaceId", in: "query", type: "number | string", kind: "mixed", kinds: ["number", "string"],
          doc: "Only repositories of this user or organization.",
        },
        {
          name: "provider", in: "query", type: "SearchedProvider", kind: "string",
          values: ["github", "github-limited", "github-custom-host", "gitlab", "bitbucket", "cursor-origin"],
          doc: "The Git provider whose repositories are searched.",
        },
        { name: "query", in: "query", type: "string", kind: "string", doc: "A part of the name." },
      ],
      words: ["GitHub repos", "GitLab", "Bitbucket"],
      rows: "repos",
      columns: ["id", "slug", "namespace", "private", "url"],
    },
    listIntegrationBillingPlans: {
      inputs: [
        { name: "integrationIdOrSlug", in: "path", type: "string", kind: "string", required: true, doc: "The integration." },
        { name: "productIdOrSlug", in: "path", type: "string", kind: "string", required: true, doc: "The product." },
        { name: "integrationConfigurationId", in: "query", type: "string", kind: "string", doc: "The installation that the plan would be for." },
        { name: "metadata", in: "query", type: "string", kind: "string", doc: "Values for the product's metadata schema, as JSON." },
        {
          name: "source", in: "query", type: "InstallationSource", kind: "string",
          values: [
            "marketplace", "cli", "deploy-button", "external", "import-recommended-integrations", "oauth", "organization", "resource-claims", "backoffice",
            "v0",
          ],
          doc: "Place from which the request comes.",
        },
      ],
      rows: "plans",
      columns: ["id", "name", "type"],
    },
    connectIntegrationResource: {
      inputs: [
        { name: "integrationConfigurationId", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
        { name: "resourceId", in: "path", type: "string", kind: "string", required: true, doc: "The resource." },
        { name: "projectId", in: "body", type: "string", kind: "string", required: true, doc: "The project that gets the resource, by its ID." },
        { name: "envVarEnvironments", in: "body", type: "string[]", kind: "string", array: true, doc: "The environments that get the resource's variables." },
        {
          name: "makeEnvVarsSensitive", in: "body", type: "boolean", kind: "boolean",
          doc: "Whether the variables are stored as sensitive, so that they cannot be read again.",
        },
      ],
    },
    listIntegrationConfigurations: {
      inputs: [
        {
          name: "view", in: "query", type: "\"account\" | \"project\"", kind: "string", values: ["account", "project"], required: true,
          doc: "Whether installations are listed for an account or with their projects.",
        },
        {
          name: "installationType", in: "query", type: "\"external\" | \"marketplace\" | \"provisioning\"", kind: "string",
          values: ["external", "marketplace", "provisioning"], doc: "Only installations of this type.",
        },
        { name: "integrationIdOrSlug", in: "query", type: "string", kind: "string", doc: "Only installations of this integration." },
      ],
      words: ["installed integrations", "add-ons"],
      columns: ["id", "slug", "status", "createdAt"],
    },
    getIntegrationConfiguration: {
      inputs: [
        { name: "id", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
      ],
      columns: ["id", "slug", "status", "createdAt"],
    },
    deleteIntegrationConfiguration: {
      inputs: [
        { name: "id", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
      ],
      words: ["uninstall an integration"],
    },
    listIntegrationProducts: {
      inputs: [
        { name: "id", in: "path", type: "string", kind: "string", required: true, doc: "The installation." },
      ],
      rows: "products",
      columns: ["id", "name"],
    },
    createIntegrationStore: {
      inputs: [
        { name: "name", in: "body", type: "string", kind: "string", required: true, doc: "The display name of the store. At most 128 characters." },
        {
          name: "integrationConfigurationId", in: "body", type: "string", kind: "string", required: true,
          doc: "The installation of the integration, by its ID: `icfg_…`. Pattern: `^icfg_[a-zA-Z0-9]+$`.",
        },
        { name: "integrationProductIdOrSlug", in: "body", type: "string", kind: "string", required: true, doc: "The product." },
        {
          name: "billingPlanId", in: "body", type: "string", kind: "string",
          doc: "The billing plan that is paid for, by its ID; without it, a free one is looked for.",
        },
        { name: "externalId", in: "body", type: "string", kind: "string", doc: "The store by the provider's own ID." },
        {
          name: "metadata", in: "body", type: "Record<string, string | number | boolean | string[] | number[]>", kind: "object",
          doc: "Values for the product's metadata schema.", members: "CreateIntegrationStoreInput.metadata",
        },
        {
          name: "paymentMethodId", in: "body", type: "string", kind: "string",
          doc: "The payment method that is charged, by its ID; the default one when absent.",
        },
        { name: "prepaymentAmountCents", in: "body", type: "number", kind: "number", doc: "Amount to pay in advance, in cents. At least 50." },
        {
          name: "protocolSettings", in: "body", type: "Record<string, unknown>", kind: "object",
          doc: "Settings for the use of the store, by protocol, such as `experimentation`.", members: "CreateIntegrationStoreInput.protocolSettings",
        },
        {
          name: "source", in: "body", type: "InstallationSource", kind: "string",
          values: [
            "marketplace", "cli", "deploy-button", "external", "import-recommended-integrations", "oauth", "organization", "resource-claims", "backoffice",
            "v0",
          ],
          default: "marketplace", doc: "Place from which the store is created.",
        },
      ],
    },
  },
  shapes: {
    "CreateIntegrationStoreInput.metadata": [
      { name: "*", type: "string | number | boolean | string[] | number[]", kind: "mixed", kinds: ["boolean", "number", "string"], array: true },
    ],
    "CreateIntegrationStoreInput.protocolSettings": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
  },
};
