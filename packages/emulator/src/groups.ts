import type { GroupEntry } from "./engine/group.ts";
import { accessGroupTables } from "./groups/access-groups/tables.ts";
import { aliasTables } from "./groups/aliases/tables.ts";
import { artifactTables } from "./groups/artifacts/tables.ts";
import { authenticationTables } from "./groups/authentication/tables.ts";
import { certTables } from "./groups/certs/tables.ts";
import { deploymentTables } from "./groups/deployments/tables.ts";
import { dnsTables } from "./groups/dns/tables.ts";
import { accountDomainTables } from "./groups/domains/tables.ts";
import { environmentTables } from "./groups/environment/tables.ts";
import { globalConfigTables } from "./groups/global-config/tables.ts";
import { logTables } from "./groups/logs/tables.ts";
import { projectTables } from "./groups/projects/tables.ts";
import { tokenPath } from "./groups/registry/ports/token-path.ts";
import { registryTables } from "./groups/registry/tables.ts";
import { sandboxTables } from "./groups/sandboxes/tables.ts";
import { teamTables } from "./groups/teams/tables.ts";

/** The groups that the emulator carries out. Adding one here is how it grows; the others say that they are not modelled. */
export const groups: Readonly<Record<string, GroupEntry>> = {
  "access-groups": {
    tables: accessGroupTables,
    load: async () => (await import("./groups/access-groups/group.ts")).accessGroupGroup,
  },
  aliases: { tables: aliasTables, load: async () => (await import("./groups/aliases/group.ts")).aliasGroup },
  artifacts: { tables: artifactTables, load: async () => (await import("./groups/artifacts/group.ts")).artifactGroup },
  authentication: {
    tables: authenticationTables,
    load: async () => (await import("./groups/authentication/group.ts")).authenticationGroup,
  },
  certs: { tables: certTables, load: async () => (await import("./groups/certs/group.ts")).certGroup },
  deployments: {
    tables: deploymentTables,
    load: async () => (await import("./groups/deployments/group.ts")).deploymentGroup,
  },
  "global-config": {
    tables: globalConfigTables,
    paths: ["/ecfg_*"],
    formerly: { "edge-config": "global-config" },
    load: async () => (await import("./groups/global-config/group.ts")).globalConfigGroup,
  },
  dns: { tables: dnsTables, load: async () => (await import("./groups/dns/group.ts")).dnsGroup },
  domains: { tables: accountDomainTables, load: async () => (await import("./groups/domains/group.ts")).domainGroup },
  environment: {
    tables: environmentTables,
    load: async () => (await import("./groups/environment/group.ts")).environmentGroup,
  },
  logs: { tables: logTables, load: async () => (await import("./groups/logs/group.ts")).logGroup },
  "project-members": {
    load: async () => (await import("./groups/project-members/group.ts")).projectMemberGroup,
  },
  projects: { tables: projectTables, load: async () => (await import("./groups/projects/group.ts")).projectGroup },
  registry: {
    tables: registryTables,
    prefix: "/v2",
    paths: [tokenPath],
    load: async () => (await import("./groups/registry/group.ts")).registryGroup,
  },
  sandboxes: { tables: sandboxTables, load: async () => (await import("./groups/sandboxes/group.ts")).sandboxGroup },
  teams: { tables: teamTables, load: async () => (await import("./groups/teams/group.ts")).teamGroup },
  user: { load: async () => (await import("./groups/user/group.ts")).userGroup },
  vcr: { load: async () => (await import("./groups/vcr/group.ts")).vcrGroup },
  webhooks: { load: async () => (await import("./groups/webhooks/group.ts")).webhookGroup },
};
