import type { Operations } from "@slipway/security/contract";
import { type OfProject, type Table, table } from "../../store/table.ts";
import { projectTable } from "../projects/tables.ts";

export type ConfigVersion = Operations["getFirewallConfig"]["output"];
type OfVersion = "id" | "changes" | "ownerId" | "projectKey" | "updatedAt" | "version" | "conditions";

export type FirewallConfig = Omit<ConfigVersion, OfVersion>;
export type Rule = FirewallConfig["rules"][number];
export type IpRule = FirewallConfig["ips"][number];
export type Condition = Rule["conditionGroup"][number]["conditions"][number];
export type Mitigation = NonNullable<Rule["action"]["mitigate"]>;

export interface FirewallConfigRow extends OfProject {
  readonly version: number;
  readonly state: "draft" | "active" | "past";
  readonly changes: ConfigVersion["changes"];
  readonly config: FirewallConfig;
}

/** A source exempt from the platform's own mitigations. */
export interface BypassRow extends OfProject {
  /** `*`: all domains of the project. */
  readonly domain: string;
  readonly ip: string;
  readonly note: string;
  readonly actorId: string;
  /** In ms. Absent: never. */
  readonly expiresAt?: number;
}

export const firewallConfigTable: Table<FirewallConfigRow, "project" | "state" | "version"> = table({
  name: "firewallConfigs",
  called: "Firewall config",
  id: { prefix: "waf_", length: 24 },
  indexes: {
    state: (row) => `${row.projectId} ${row.state}`,
    version: (row) => (row.state === "draft" ? [] : `${row.projectId} ${row.version}`),
  },
  parents: { project: projectTable },
});

export const bypassTable: Table<BypassRow, "project" | "domain" | "source"> = table({
  name: "firewallBypasses",
  called: "Firewall bypass",
  indexes: {
    domain: (row) => `${row.projectId} ${row.domain}`,
    source: (row) => `${row.projectId} ${row.ip}`,
  },
  parents: { project: projectTable },
});

export const firewallTables: readonly Table[] = [firewallConfigTable, bypassTable];
