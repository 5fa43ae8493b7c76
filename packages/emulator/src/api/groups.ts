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
import { storageTables } from "../domain/storage/tables.ts";
import { redirectTable, routeTable } from "../domain/traffic/tables.ts";
import { readBlobHost } from "../engine/addresses/blob-host.ts";
import type { Group, GroupEntry } from "../pipeline/group.ts";
import { tokenPath } from "./registry/token-path.ts";

/** Loads a group's file, whose one export is the group. */
function load(file: () => Promise<object>): () => Promise<Group> {
  return async () => Object.values(await file())[0];
}

export const groups: Readonly<Record<string, GroupEntry>> = {
  "access-groups": { tables: accessGroupTables, load: load(() => import("./access-groups/group.ts")) },
  "ai-gateway": { tables: aiGatewayTables, load: load(() => import("./ai-gateway/group.ts")) },
  aliases: { tables: aliasTables, load: load(() => import("./aliases/group.ts")) },
  artifacts: { tables: artifactTables, load: load(() => import("./artifacts/group.ts")) },
  authentication: { tables: authenticationTables, load: load(() => import("./authentication/group.ts")) },
  "bulk-redirects": { tables: [redirectTable], load: load(() => import("./bulk-redirects/group.ts")) },
  "checks-v2": { tables: checkTables, load: load(() => import("./checks-v2/group.ts")) },
  checks: { load: load(() => import("./checks/group.ts")) },
  certs: { tables: certTables, load: load(() => import("./certs/group.ts")) },
  deployments: {
    tables: deploymentTables,
    paths: ["/v1/integrations/deploy/*"],
    load: load(() => import("./deployments/group.ts")),
  },
  "global-config": {
    tables: globalConfigTables,
    paths: ["/ecfg_*"],
    formerly: { "edge-config": "global-config" },
    load: load(() => import("./global-config/group.ts")),
  },
  dns: { tables: dnsTables, load: load(() => import("./dns/group.ts")) },
  domains: { tables: accountDomainTables, load: load(() => import("./domains/group.ts")) },
  drains: { tables: drainTables, load: load(() => import("./drains/group.ts")) },
  "edge-cache": { load: load(() => import("./edge-cache/group.ts")) },
  environment: { tables: environmentTables, load: load(() => import("./environment/group.ts")) },
  logs: { tables: logTables, load: load(() => import("./logs/group.ts")) },
  "log-drains": { load: load(() => import("./log-drains/group.ts")) },
  microfrontends: { load: load(() => import("./microfrontends/group.ts")) },
  networking: { tables: networkingTables, load: load(() => import("./networking/group.ts")) },
  observability: { load: load(() => import("./observability/group.ts")) },
  "project-members": { load: load(() => import("./project-members/group.ts")) },
  "project-routes": { tables: [routeTable], load: load(() => import("./project-routes/group.ts")) },
  projects: { tables: projectTables, load: load(() => import("./projects/group.ts")) },
  registry: {
    tables: registryTables,
    ownForm: /^\/v2(\/?$|\/_|\/.*\/(blobs|manifests|referrers|tags)(\/|$))/,
    paths: [tokenPath],
    load: load(() => import("./registry/group.ts")),
  },
  "rolling-release": { tables: [rolloutTable], load: load(() => import("./rolling-release/group.ts")) },
  sandboxes: { tables: sandboxTables, load: load(() => import("./sandboxes/group.ts")) },
  security: { tables: firewallTables, load: load(() => import("./security/group.ts")) },
  storage: {
    tables: storageTables,
    // The platform's client asks vercel.com/api/blob, which is /blob below the API's other address.
    paths: ["/api/blob", "/api/blob/*", "/blob", "/blob/*"],
    ownsHost: (hostname, hosts) => readBlobHost(hostname, hosts.baseDomain) !== undefined,
    load: load(() => import("./storage/group.ts")),
  },
  teams: { tables: teamTables, load: load(() => import("./teams/group.ts")) },
  user: { load: load(() => import("./user/group.ts")) },
  vcr: { load: load(() => import("./vcr/group.ts")) },
  webhooks: { load: load(() => import("./webhooks/group.ts")) },
};
