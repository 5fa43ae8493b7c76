import { accessGroupTables, teamTables } from "../domain/accounts/tables.ts";
import { aiGatewayTables } from "../domain/ai-gateway/tables.ts";
import { authenticationTables } from "../domain/api-keys/tables.ts";
import { artifactTables } from "../domain/artifacts/tables.ts";
import { globalConfigTables } from "../domain/config/tables.ts";
import { checkTables } from "../domain/deployments/check-tables.ts";
import { deploymentTables } from "../domain/deployments/tables.ts";
import { environmentTables } from "../domain/environment/tables.ts";
import { drainTables } from "../domain/events/drain-tables.ts";
import { firewallTables } from "../domain/firewall/tables.ts";
import { aliasTables } from "../domain/hosts/alias-tables.ts";
import { registryTables } from "../domain/images/tables.ts";
import { logTables } from "../domain/logs/tables.ts";
import { accountDomainTables, certTables, dnsTables } from "../domain/names/domain-tables.ts";
import { networkingTables } from "../domain/networking/tables.ts";
import { projectTables } from "../domain/projects/tables.ts";
import { sandboxTables } from "../domain/sandboxes/tables.ts";
import { rolloutTable } from "../domain/sites/rollout-tables.ts";
import { redirectTable, routeTable } from "../domain/traffic/tables.ts";
import type { GroupEntry } from "../pipeline/group.ts";
import { tokenPath } from "./registry/token-path.ts";

export const groups: Readonly<Record<string, GroupEntry>> = {
  "access-groups": {
    tables: accessGroupTables,
    load: async () => (await import("./access-groups/group.ts")).accessGroupGroup,
  },
  "ai-gateway": {
    tables: aiGatewayTables,
    load: async () => (await import("./ai-gateway/group.ts")).aiGatewayGroup,
  },
  aliases: { tables: aliasTables, load: async () => (await import("./aliases/group.ts")).aliasGroup },
  artifacts: { tables: artifactTables, load: async () => (await import("./artifacts/group.ts")).artifactGroup },
  authentication: {
    tables: authenticationTables,
    load: async () => (await import("./authentication/group.ts")).authenticationGroup,
  },
  "bulk-redirects": {
    tables: [redirectTable],
    load: async () => (await import("./bulk-redirects/group.ts")).bulkRedirectGroup,
  },
  "checks-v2": { tables: checkTables, load: async () => (await import("./checks-v2/group.ts")).checksGroup },
  checks: { load: async () => (await import("./checks/group.ts")).classicCheckGroup },
  certs: { tables: certTables, load: async () => (await import("./certs/group.ts")).certGroup },
  deployments: {
    tables: deploymentTables,
    paths: ["/v1/integrations/deploy/*"],
    load: async () => (await import("./deployments/group.ts")).deploymentGroup,
  },
  "global-config": {
    tables: globalConfigTables,
    paths: ["/ecfg_*"],
    formerly: { "edge-config": "global-config" },
    load: async () => (await import("./global-config/group.ts")).globalConfigGroup,
  },
  dns: { tables: dnsTables, load: async () => (await import("./dns/group.ts")).dnsGroup },
  domains: { tables: accountDomainTables, load: async () => (await import("./domains/group.ts")).domainGroup },
  drains: { tables: drainTables, load: async () => (await import("./drains/group.ts")).drainGroup },
  "edge-cache": { load: async () => (await import("./edge-cache/group.ts")).edgeCacheGroup },
  environment: {
    tables: environmentTables,
    load: async () => (await import("./environment/group.ts")).environmentGroup,
  },
  logs: { tables: logTables, load: async () => (await import("./logs/group.ts")).logGroup },
  "log-drains": { load: async () => (await import("./log-drains/group.ts")).logDrainGroup },
  microfrontends: { load: async () => (await import("./microfrontends/group.ts")).microfrontendsGroup },
  networking: {
    tables: networkingTables,
    load: async () => (await import("./networking/group.ts")).networkingGroup,
  },
  observability: { load: async () => (await import("./observability/group.ts")).observabilityGroup },
  "project-members": {
    load: async () => (await import("./project-members/group.ts")).projectMemberGroup,
  },
  "project-routes": {
    tables: [routeTable],
    load: async () => (await import("./project-routes/group.ts")).projectRouteGroup,
  },
  projects: { tables: projectTables, load: async () => (await import("./projects/group.ts")).projectGroup },
  registry: {
    tables: registryTables,
    ownForm: /^\/v2(\/?$|\/_|\/.*\/(blobs|manifests|referrers|tags)(\/|$))/,
    paths: [tokenPath],
    load: async () => (await import("./registry/group.ts")).registryGroup,
  },
  "rolling-release": {
    tables: [rolloutTable],
    load: async () => (await import("./rolling-release/group.ts")).rollingReleaseGroup,
  },
  sandboxes: { tables: sandboxTables, load: async () => (await import("./sandboxes/group.ts")).sandboxGroup },
  security: { tables: firewallTables, load: async () => (await import("./security/group.ts")).securityGroup },
  teams: { tables: teamTables, load: async () => (await import("./teams/group.ts")).teamGroup },
  user: { load: async () => (await import("./user/group.ts")).userGroup },
  vcr: { load: async () => (await import("./vcr/group.ts")).vcrGroup },
  webhooks: { load: async () => (await import("./webhooks/group.ts")).webhookGroup },
};
