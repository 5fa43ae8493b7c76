import { omitUndefined } from "../../engine/omit-undefined.ts";
import type { WithRows } from "../../engine/services.ts";
import { type ProjectRow, projectTable } from "../projects/tables.ts";
import { isInRange } from "./conditions.ts";
import { bypassTable, type FirewallConfigRow, firewallConfigTable } from "./tables.ts";

type Content = Pick<FirewallConfigRow, "config" | "changes">;

/** Latest versions to keep per project (chosen). */
const maxVersions = 50;

export function configIn(
  { rows }: WithRows,
  projectId: string,
  state: "active" | "draft",
): FirewallConfigRow | undefined {
  return rows(firewallConfigTable).first("state", `${projectId} ${state}`);
}

export function publishedConfigs({ rows }: WithRows, projectId: string): FirewallConfigRow[] {
  const all = rows(firewallConfigTable).by("project", projectId);
  return all.filter(({ state }) => state !== "draft").sort((one, other) => other.version - one.version);
}

export function putDraft(store: WithRows, projectId: string, { config, changes }: Content): FirewallConfigRow {
  const draft = configIn(store, projectId, "draft");
  const rows = store.rows(firewallConfigTable);
  if (draft) return rows.change(draft.id, { config, changes: [...draft.changes, ...changes] });
  return rows.add({ projectId, version: nextVersion(store, projectId), state: "draft", config, changes });
}

export function putInForce(store: WithRows, { id }: ProjectRow, next: Content | FirewallConfigRow): FirewallConfigRow {
  const rows = store.rows(firewallConfigTable);
  const before = configIn(store, id, "active");
  const { config, changes } = next;
  const added = { projectId: id, version: nextVersion(store, id), state: "past" as const, config, changes };
  const row = "state" in next ? next : rows.add(added);
  const version = row.state === "draft" ? nextVersion(store, id) : row.version;
  if (before) rows.change(before.id, { state: "past" });
  const active = rows.change(row.id, { state: "active", version });
  for (const old of publishedConfigs(store, id).slice(maxVersions)) if (old.id !== row.id) rows.remove(old.id);
  const { firewallEnabled, botIdEnabled } = config;
  const summary = { firewallEnabled, firewallConfigVersion: version, firewallUpdatedAt: active.updatedAt };
  const sets = Object.entries(config.managedRules ?? {}).filter(([, set]) => set !== undefined);
  const managedRules = Object.fromEntries(sets.map(([name, { active, action }]) => [name, { active, action }]));
  changeSecurity(store, id, { ...summary, managedRules, ...omitUndefined({ botIdEnabled }) });
  return active;
}

function nextVersion(store: WithRows, projectId: string): number {
  return 1 + Math.max(0, ...publishedConfigs(store, projectId).map(({ version }) => version));
}

export function changeSecurity({ rows }: WithRows, id: string, changes: ProjectRow["settings"]["security"]): void {
  const settings = rows(projectTable).get(id)?.settings;
  rows(projectTable).change(id, { settings: { ...settings, security: { ...settings?.security, ...changes } } });
}

/** Whether an address bypasses the platform's own mitigations at a host. */
export function isBypassed(
  { rows }: WithRows,
  projectId: string,
  { ip, host }: Readonly<Record<"ip" | "host", string>>,
): boolean {
  const isAt = (domain: string) =>
    domain === "*" || domain === host || (domain.startsWith("*.") && host.endsWith(domain.slice(1)));
  const all = rows(bypassTable).by("project", projectId);
  return all.some((row) => isAt(row.domain) && (row.ip === everybody || isInRange(ip, row.ip)));
}

/** Any source. */
export const everybody = "0.0.0.0/0";
