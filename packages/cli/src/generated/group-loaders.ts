// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract, GroupHelp } from "@slipway/core";

/** The name of a group of the API: the `projects` of `@slipway/projects`. */
export type GroupName =
  | "access-groups"
  | "ai-gateway"
  | "aliases"
  | "artifacts"
  | "authentication"
  | "billing"
  | "bulk-redirects"
  | "certs"
  | "checks"
  | "checks-v2"
  | "connect"
  | "deployments"
  | "dns"
  | "domains"
  | "domains-registrar"
  | "drains"
  | "edge-cache"
  | "environment"
  | "feature-flags"
  | "global-config"
  | "integrations"
  | "kms"
  | "log-drains"
  | "logs"
  | "marketplace"
  | "microfrontends"
  | "networking"
  | "observability"
  | "project-members"
  | "project-routes"
  | "projects"
  | "registry"
  | "rolling-release"
  | "sandboxes"
  | "security"
  | "storage"
  | "teams"
  | "user"
  | "vcr"
  | "vercel-ci"
  | "web-analytics"
  | "webhooks";

export interface GroupLoader {
  readonly summary: string;
  load(): [Promise<{ readonly contract: GroupContract }>, Promise<{ readonly help: GroupHelp }>, Promise<object>];
}

export const groups: Readonly<Record<GroupName, GroupLoader>> = {
  "access-groups": {
    summary: "Access groups: sets of people who get roles in projects together.",
    load: () => [
      import("@slipway/access-groups/contract"),
      import("@slipway/access-groups/help"),
      import("@slipway/access-groups"),
    ],
  },
  "ai-gateway": {
    summary: "Rules, budgets and virtual models of the AI gateway: limits and routing of requests to models.",
    load: () => [
      import("@slipway/ai-gateway/contract"),
      import("@slipway/ai-gateway/help"),
      import("@slipway/ai-gateway"),
    ],
  },
  aliases: {
    summary: "Aliases: the host names that point to deployments, and the bypasses of their protection.",
    load: () => [
      import("@slipway/aliases/contract"),
      import("@slipway/aliases/help"),
      import("@slipway/aliases"),
    ],
  },
  artifacts: {
    summary: "The remote build cache: artifacts by the hash of their inputs.",
    load: () => [
      import("@slipway/artifacts/contract"),
      import("@slipway/artifacts/help"),
      import("@slipway/artifacts"),
    ],
  },
  authentication: {
    summary: "Tokens and API keys, and the single sign-on of integrations.",
    load: () => [
      import("@slipway/authentication/contract"),
      import("@slipway/authentication/help"),
      import("@slipway/authentication"),
    ],
  },
  billing: {
    summary: "Charges and contract commitments of a team, and purchases of credits.",
    load: () => [
      import("@slipway/billing/contract"),
      import("@slipway/billing/help"),
      import("@slipway/billing"),
    ],
  },
  "bulk-redirects": {
    summary: "Large lists of redirects of a project, in versions.",
    load: () => [
      import("@slipway/bulk-redirects/contract"),
      import("@slipway/bulk-redirects/help"),
      import("@slipway/bulk-redirects"),
    ],
  },
  certs: {
    summary: "TLS (SSL) certificates of the account's domains.",
    load: () => [
      import("@slipway/certs/contract"),
      import("@slipway/certs/help"),
      import("@slipway/certs"),
    ],
  },
  checks: {
    summary: "Classic checks: what an integration finds in a deployment before it gets its domains.",
    load: () => [
      import("@slipway/checks/contract"),
      import("@slipway/checks/help"),
      import("@slipway/checks"),
    ],
  },
  "checks-v2": {
    summary: "Checks that deployments have to pass, and their runs.",
    load: () => [
      import("@slipway/checks-v2/contract"),
      import("@slipway/checks-v2/help"),
      import("@slipway/checks-v2"),
    ],
  },
  connect: {
    summary: "Connectors: authorized access of projects to outside services.",
    load: () => [
      import("@slipway/connect/contract"),
      import("@slipway/connect/help"),
      import("@slipway/connect"),
    ],
  },
  deployments: {
    summary: "Deployments: create them, upload their files, follow their builds, list and cancel them.",
    load: () => [
      import("@slipway/deployments/contract"),
      import("@slipway/deployments/help"),
      import("@slipway/deployments"),
    ],
  },
  dns: {
    summary: "DNS records of the account's domains.",
    load: () => [
      import("@slipway/dns/contract"),
      import("@slipway/dns/help"),
      import("@slipway/dns"),
    ],
  },
  domains: {
    summary: "The domains of the account: their config, ownership and use.",
    load: () => [
      import("@slipway/domains/contract"),
      import("@slipway/domains/help"),
      import("@slipway/domains"),
    ],
  },
  "domains-registrar": {
    summary: "Buying, transferring and renewing domains.",
    load: () => [
      import("@slipway/domains-registrar/contract"),
      import("@slipway/domains-registrar/help"),
      import("@slipway/domains-registrar"),
    ],
  },
  drains: {
    summary: "Drains: where logs, traces and other data are delivered.",
    load: () => [
      import("@slipway/drains/contract"),
      import("@slipway/drains/help"),
      import("@slipway/drains"),
    ],
  },
  "edge-cache": {
    summary: "Invalidation and deletion of content cached at the edge.",
    load: () => [
      import("@slipway/edge-cache/contract"),
      import("@slipway/edge-cache/help"),
      import("@slipway/edge-cache"),
    ],
  },
  environment: {
    summary: "Shared environment variables and custom environments.",
    load: () => [
      import("@slipway/environment/contract"),
      import("@slipway/environment/help"),
      import("@slipway/environment"),
    ],
  },
  "feature-flags": {
    summary: "Feature flags: their variants, rules, segments, settings and SDK keys.",
    load: () => [
      import("@slipway/feature-flags/contract"),
      import("@slipway/feature-flags/help"),
      import("@slipway/feature-flags"),
    ],
  },
  "global-config": {
    summary: "Global configs: small data that is read everywhere without a delay.",
    load: () => [
      import("@slipway/global-config/contract"),
      import("@slipway/global-config/help"),
      import("@slipway/global-config"),
    ],
  },
  integrations: {
    summary: "Installed integrations, their products, plans and stores, and Git namespaces.",
    load: () => [
      import("@slipway/integrations/contract"),
      import("@slipway/integrations/help"),
      import("@slipway/integrations"),
    ],
  },
  kms: {
    summary: "Issuers and keys that sign tokens and messages, and the permissions to use them.",
    load: () => [
      import("@slipway/kms/contract"),
      import("@slipway/kms/help"),
      import("@slipway/kms"),
    ],
  },
  "log-drains": {
    summary: "Log drains: where logs are delivered, in the form that drains had before they took other data.",
    load: () => [
      import("@slipway/log-drains/contract"),
      import("@slipway/log-drains/help"),
      import("@slipway/log-drains"),
    ],
  },
  logs: {
    summary: "Runtime logs of deployments.",
    load: () => [
      import("@slipway/logs/contract"),
      import("@slipway/logs/help"),
      import("@slipway/logs"),
    ],
  },
  marketplace: {
    summary: "Reports of a provider to the marketplace: installations, resources, billing and invoices.",
    load: () => [
      import("@slipway/marketplace/contract"),
      import("@slipway/marketplace/help"),
      import("@slipway/marketplace"),
    ],
  },
  microfrontends: {
    summary: "Microfrontends groups: several projects under one domain.",
    load: () => [
      import("@slipway/microfrontends/contract"),
      import("@slipway/microfrontends/help"),
      import("@slipway/microfrontends"),
    ],
  },
  networking: {
    summary: "Private networks, PrivateLink endpoints and static IP addresses.",
    load: () => [
      import("@slipway/networking/contract"),
      import("@slipway/networking/help"),
      import("@slipway/networking"),
    ],
  },
  observability: {
    summary: "Metrics and which projects they are gathered for.",
    load: () => [
      import("@slipway/observability/contract"),
      import("@slipway/observability/help"),
      import("@slipway/observability"),
    ],
  },
  "project-members": {
    summary: "The members of a project and their roles.",
    load: () => [
      import("@slipway/project-members/contract"),
      import("@slipway/project-members/help"),
      import("@slipway/project-members"),
    ],
  },
  "project-routes": {
    summary: "Routing rules of a project, in versions.",
    load: () => [
      import("@slipway/project-routes/contract"),
      import("@slipway/project-routes/help"),
      import("@slipway/project-routes"),
    ],
  },
  projects: {
    summary: "Projects: their settings, domains, environment variables and production traffic.",
    load: () => [
      import("@slipway/projects/contract"),
      import("@slipway/projects/help"),
      import("@slipway/projects"),
    ],
  },
  registry: {
    summary: "OCI and Docker registries: push, pull and copy container images and artifacts, without Docker.",
    load: () => [
      import("@slipway/registry/contract"),
      import("@slipway/registry/help"),
      import("@slipway/registry"),
    ],
  },
  "rolling-release": {
    summary: "Rolling releases: giving a deployment traffic in stages.",
    load: () => [
      import("@slipway/rolling-release/contract"),
      import("@slipway/rolling-release/help"),
      import("@slipway/rolling-release"),
    ],
  },
  sandboxes: {
    summary: "Sandboxes: isolated machines that run commands, with their sessions, snapshots and drives.",
    load: () => [
      import("@slipway/sandboxes/contract"),
      import("@slipway/sandboxes/help"),
      import("@slipway/sandboxes"),
    ],
  },
  security: {
    summary: "The firewall, which blocks requests by IP address or rule: its config, bypasses, events and attack mode.",
    load: () => [
      import("@slipway/security/contract"),
      import("@slipway/security/help"),
      import("@slipway/security"),
    ],
  },
  storage: {
    summary: "Stores and blob stores.",
    load: () => [
      import("@slipway/storage/contract"),
      import("@slipway/storage/help"),
      import("@slipway/storage"),
    ],
  },
  teams: {
    summary: "Teams: their settings, members, invitations and roles.",
    load: () => [
      import("@slipway/teams/contract"),
      import("@slipway/teams/help"),
      import("@slipway/teams"),
    ],
  },
  user: {
    summary: "The user behind the token, and the log of the account's events.",
    load: () => [
      import("@slipway/user/contract"),
      import("@slipway/user/help"),
      import("@slipway/user"),
    ],
  },
  vcr: {
    summary: "The container registry: repositories, images, tags and permissions.",
    load: () => [
      import("@slipway/vcr/contract"),
      import("@slipway/vcr/help"),
      import("@slipway/vcr"),
    ],
  },
  "vercel-ci": {
    summary: "The platform's CI: invocations for commits, with their jobs, tasks and logs.",
    load: () => [
      import("@slipway/vercel-ci/contract"),
      import("@slipway/vercel-ci/help"),
      import("@slipway/vercel-ci"),
    ],
  },
  "web-analytics": {
    summary: "Page views and custom events, counted and summed up.",
    load: () => [
      import("@slipway/web-analytics/contract"),
      import("@slipway/web-analytics/help"),
      import("@slipway/web-analytics"),
    ],
  },
  webhooks: {
    summary: "Webhooks: URLs that events are delivered to.",
    load: () => [
      import("@slipway/webhooks/contract"),
      import("@slipway/webhooks/help"),
      import("@slipway/webhooks"),
    ],
  },
};

/** Former names of groups, by the group that has their operations. */
export const formerNames: { readonly [Name in GroupName]?: string } = {
  "ai-gateway": "api-ai-gateway",
};
