// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The name of a group of the API: the `projects` of `@slipway/projects`. */
export type GroupName =
  | "access-groups"
  | "ai-gateway"
  | "aliases"
  | "api-ai-gateway"
  | "artifacts"
  | "authentication"
  | "billing"
  | "bulk-redirects"
  | "certs"
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
  | "web-analytics"
  | "webhooks";

export const loaders: Readonly<Record<GroupName, () => Promise<{ readonly help: GroupHelp }>>> = {
  "access-groups": () => import("@slipway/access-groups/help"),
  "ai-gateway": () => import("@slipway/ai-gateway/help"),
  aliases: () => import("@slipway/aliases/help"),
  "api-ai-gateway": () => import("@slipway/api-ai-gateway/help"),
  artifacts: () => import("@slipway/artifacts/help"),
  authentication: () => import("@slipway/authentication/help"),
  billing: () => import("@slipway/billing/help"),
  "bulk-redirects": () => import("@slipway/bulk-redirects/help"),
  certs: () => import("@slipway/certs/help"),
  "checks-v2": () => import("@slipway/checks-v2/help"),
  connect: () => import("@slipway/connect/help"),
  deployments: () => import("@slipway/deployments/help"),
  dns: () => import("@slipway/dns/help"),
  domains: () => import("@slipway/domains/help"),
  "domains-registrar": () => import("@slipway/domains-registrar/help"),
  drains: () => import("@slipway/drains/help"),
  "edge-cache": () => import("@slipway/edge-cache/help"),
  environment: () => import("@slipway/environment/help"),
  "feature-flags": () => import("@slipway/feature-flags/help"),
  "global-config": () => import("@slipway/global-config/help"),
  integrations: () => import("@slipway/integrations/help"),
  kms: () => import("@slipway/kms/help"),
  logs: () => import("@slipway/logs/help"),
  marketplace: () => import("@slipway/marketplace/help"),
  microfrontends: () => import("@slipway/microfrontends/help"),
  networking: () => import("@slipway/networking/help"),
  observability: () => import("@slipway/observability/help"),
  "project-members": () => import("@slipway/project-members/help"),
  "project-routes": () => import("@slipway/project-routes/help"),
  projects: () => import("@slipway/projects/help"),
  registry: () => import("@slipway/registry/help"),
  "rolling-release": () => import("@slipway/rolling-release/help"),
  sandboxes: () => import("@slipway/sandboxes/help"),
  security: () => import("@slipway/security/help"),
  storage: () => import("@slipway/storage/help"),
  teams: () => import("@slipway/teams/help"),
  user: () => import("@slipway/user/help"),
  vcr: () => import("@slipway/vcr/help"),
  "web-analytics": () => import("@slipway/web-analytics/help"),
  webhooks: () => import("@slipway/webhooks/help"),
};
