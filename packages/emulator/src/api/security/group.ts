import type { Operations } from "@slipway/security/contract";
import type { Context } from "../../domain/accounts/scope.ts";
import { recordChange, recordEvent, subjectOf } from "../../domain/events/record-event.ts";
import { applyChange, type Change, emptyConfig, fullConfig } from "../../domain/firewall/changes.ts";
import { rangeProblem } from "../../domain/firewall/conditions.ts";
import * as store from "../../domain/firewall/config-store.ts";
import { generateRule } from "../../domain/firewall/generate.ts";
import * as tables from "../../domain/firewall/tables.ts";
import { type FirewallEvent, firewallTraffic } from "../../domain/firewall/traffic.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import { domainTable, type ProjectRow, projectTable } from "../../domain/projects/tables.ts";
import { eventTypesOf } from "../../engine/event-type.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import type { Pager } from "../../engine/page.ts";
import { invalid, refuse, requireFound } from "../../engine/platform-error.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/security/contract.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { noContent, ofOwner, onProjectById, planLimit, projectNamedBy, resource } from "../../pipeline/resource.ts";
import { newestOf } from "../../store/matches.ts";
import { having } from "../../store/rows.ts";

type Source = Pick<Operations["removeFirewallBypass"]["input"], "allSources" | "domain" | "projectScope" | "sourceIp">;

const events = eventTypesOf({
  firewall: {
    "attack-mode-disabled": "A project's attack mode was turned off",
    "attack-mode-enabled": "A project's attack mode was turned on",
    "firewall-bypass-created": "A firewall bypass was created",
    "firewall-bypass-deleted": "A firewall bypass was deleted",
    "firewall-config-modified": "A firewall config was changed",
    "firewall-config-promoted": "A version of a firewall config was put in force",
    "firewall-config-removed": "A version of a firewall config was deleted",
  },
});

/** Bounds by plan: https://vercel.com/docs/vercel-firewall/vercel-waf/usage-and-pricing. */
const maxRules = { hobby: 3, pro: 40, enterprise: 1000 };
const maxIps = { hobby: 10, pro: 100, enterprise: 1000 };

/** The platform's own mitigations pause for a day, unless a request says how long. */
const pause = 24 * 60 * 60 * 1000;

const findOwner = projectNamedBy("projectId");
const bypasses = resource(
  ofOwner(tables.bypassTable, "project", findOwner, (input: { readonly projectId: string } & Source, context) => {
    const row = bypassOf(context, findOwner(input, context), sourceOf(input));
    return requireFound(row, tables.bypassTable.called);
  }),
  {
    present: presentBypass,
    events: { created: events["firewall-bypass-created"], deleted: events["firewall-bypass-deleted"] },
    details: ({ ip, domain }) => ({ text: `the firewall's bypass for ${ip} at ${domain}` }),
    // https://vercel.com/docs/vercel-firewall/vercel-waf/system-bypass-rules, 2026-03-26
    maxRows: { hobby: 0, pro: 25, enterprise: 100 },
  },
);

const byOffset: Pager<{ readonly limit?: number | undefined; readonly offset?: number | undefined }, undefined> = (
  matches,
  { limit = 256, offset = 0 },
) => ({ items: [...newestOf(matches, offset + limit)].slice(offset), page: undefined });

export const securityGroup: Group = group<Operations & Unlisted>({
  handlers: {
    updateAttackChallengeMode: onProjectById((project, { attackModeEnabled, ...input }, context) => {
      const at = (attackModeEnabled && "attackModeActiveUntil" in input && input.attackModeActiveUntil) || null;
      const mode = { attackModeEnabled, attackModeUpdatedAt: context.clock.now() };
      store.changeSecurity(context, project.id, { ...mode, attackModeActiveUntil: at });
      if (at !== null) context.jobs.schedule({ at, kind: "security/attackModeEnd", subject: project.id });
      const event = events[attackModeEnabled ? "attack-mode-enabled" : "attack-mode-disabled"];
      const change = `turned the attack mode of ${project.name} ${attackModeEnabled ? "on" : "off"}`;
      recordChange(context, event, projectTable, project, change);
      return mode;
    }),
    getAttackStatus: onProjectById((project, { since = 1 }, context) => {
      return { anomalies: context.service(firewallTraffic).attackOn(project, context.clock.now(), Math.min(since, 7)) };
    }),

    listFirewallConfigs: onProjectById((project, _, context) => {
      const all = store.publishedConfigs(context, project.id).map((row) => presentConfig(row, project));
      const inState = (state: "active" | "draft") => {
        const row = store.configIn(context, project.id, state);
        return row ? presentConfig(row, project) : null;
      };
      return { active: inState("active"), draft: inState("draft"), versions: all };
    }),
    getFirewallConfig: onProjectById((project, { configVersion }, context) => {
      return presentConfig(findVersion(context, project, configVersion), project);
    }),
    replaceFirewallConfig: onProjectById((project, { projectId: _, ...input }, context) => {
      const next = { config: checked(fullConfig(input), project, context), changes: [{ action: "config.put" }] };
      return {
        active: recordVersion(context, "firewall-config-modified", project, store.putInForce(context, project, next)),
      };
    }),
    // The platform's guides change a config by this call alone: it is in force at once, and the draft stays.
    updateFirewallConfig: onProjectById((project, { projectId: _, ...change }, context) => {
      const next = edited(context, project, store.configIn(context, project.id, "active"), change);
      return {
        ...recordVersion(context, "firewall-config-modified", project, store.putInForce(context, project, next)),
      };
    }),
    updateFirewallDraft: onProjectById((project, { projectId: _, ...change }, context) => {
      const inState = (state: "active" | "draft") => store.configIn(context, project.id, state);
      const next = edited(context, project, inState("draft") ?? inState("active"), change);
      return {
        ...recordVersion(context, "firewall-config-modified", project, store.putDraft(context, project.id, next)),
      };
    }),
    activateFirewallConfig: onProjectById((project, { configVersion }, context) => {
      const next = findVersion(context, project, configVersion);
      return recordVersion(context, "firewall-config-promoted", project, store.putInForce(context, project, next));
    }),
    deleteFirewallConfig: onProjectById((project, { configVersion }, context) => {
      const row = findVersion(context, project, configVersion);
      if (row.state === "active") throw refuse("firewall_version_active", { version: row.version });
      context.rows(tables.firewallConfigTable).remove(row.id);
      recordVersion(context, "firewall-config-removed", project, row);
      return noContent();
    }),

    listFirewallBypasses: bypasses.list(byOffset, (result) => ({ result }), {
      where({ projectId, domain, sourceIp, projectScope }, context) {
        const { id } = findProject(context, projectId);
        const domainOrAll = projectScope ? "*" : domain;
        const from = sourceIp && `${id} ${sourceIp.toLowerCase()}`;
        return [...having("domain", domainOrAll && `${id} ${domainOrAll}`), ...having("source", from)];
      },
    }),
    addFirewallBypass: bypasses.create(
      (input: Operations["addFirewallBypass"]["input"], context, project) => {
        const source = sourceOf(input);
        checkSource(context, project, source);
        const same = bypassOf(context, project, source);
        if (same) context.rows(tables.bypassTable).remove(same.id);
        const ttl = input.ttl ?? (input.allSources ? pause : undefined);
        const expiresAt = ttl === undefined ? undefined : context.clock.now() + ttl;
        const rest = { note: input.note ?? "", actorId: context.scope.user.id, ...omitUndefined({ expiresAt }) };
        return { projectId: project.id, ...source, ...rest };
      },
      (view) => ({ ok: true, result: [view] }),
      {
        after({ id: subject, expiresAt: at }, _, { jobs }) {
          if (at !== undefined) jobs.schedule({ at, kind: "security/bypassEnd", subject });
        },
      },
    ),
    removeFirewallBypass: bypasses.remove(() => ({ ok: true })),

    listFirewallEvents: onProjectById(
      ({ id }, { startTimestamp = 0, endTimestamp = Number.POSITIVE_INFINITY, hosts }, context) => {
        const requested = hosts?.toLowerCase().split(/\s*,\s*/);
        const isAt = (host: string) => requested === undefined || requested.includes(host);
        const isIn = ({ host, start, end }: FirewallEvent) =>
          end >= startTimestamp && start <= endTimestamp && isAt(host);
        return { actions: context.service(firewallTraffic).eventsOf(id, context.clock.now(), isIn) };
      },
    ),
    generateFirewallRule({ projectId, body = {} }, context) {
      if (projectId !== undefined) findProject(context, projectId);
      if (typeof body.prompt !== "string") throw invalid("`prompt` should be a text that says what the rule does");
      return generateRule(body.prompt);
    },
  },
  writeRight: "protection",
  eventTypes: events,
  categories: { firewall: "Firewall" },
  jobs: {
    // A later call may have set another end since.
    attackModeEnd({ subject, at }, services) {
      const isMeant = services.rows(projectTable).get(subject)?.settings.security?.attackModeActiveUntil === at;
      const off = { attackModeEnabled: false, attackModeActiveUntil: null };
      if (isMeant) store.changeSecurity(services, subject, off);
      return undefined;
    },
    bypassEnd({ subject }, { rows }) {
      rows(tables.bypassTable).remove(subject);
      return undefined;
    },
  },
});

function edited(context: Context, project: ProjectRow, row: tables.FirewallConfigRow | undefined, change: Change) {
  const { id: userId, username } = context.scope.user;
  const by = { userId, username, updatedAt: new Date(context.clock.now()).toISOString() };
  const { action, id = null, value } = change;
  const config = checked(applyChange(row?.config ?? emptyConfig, change, by), project, context);
  return { config, changes: [{ action, id, ...omitUndefined({ value }) }] };
}

function checked(config: tables.FirewallConfig, project: ProjectRow, context: Context): tables.FirewallConfig {
  const [rules, ips] = [planLimit(context, project, maxRules), planLimit(context, project, maxIps)];
  if (config.rules.length > rules) throw refuse("firewall_limit", { most: rules, what: "rules" });
  if (config.ips.length > ips) throw refuse("firewall_limit", { most: ips, what: "IP blocks" });
  return config;
}

function recordVersion(
  context: Context,
  event: keyof typeof events,
  project: ProjectRow,
  row: tables.FirewallConfigRow,
) {
  const what = row.state === "draft" ? "the draft" : `version ${row.version}`;
  const text = `${context.scope.user.username}: ${what} of the firewall of ${project.name}`;
  recordEvent(context, events[event], { text, ...subjectOf(projectTable, project) });
  return presentConfig(row, project);
}

function findVersion(context: Context, { id }: ProjectRow, versionOrState: string): tables.FirewallConfigRow {
  const rows = context.rows(tables.firewallConfigTable);
  const isState = versionOrState === "active" || versionOrState === "draft";
  const row = isState ? store.configIn(context, id, versionOrState) : rows.first("version", `${id} ${versionOrState}`);
  return requireFound(row, tables.firewallConfigTable.called);
}

function presentConfig(row: tables.FirewallConfigRow, project: ProjectRow): tables.ConfigVersion {
  const { id, version, changes, config } = row;
  const of = { ownerId: project.accountId, projectKey: project.id };
  return { ...config, id, version, updatedAt: new Date(row.updatedAt).toISOString(), ...of, changes };
}

function sourceOf({ allSources, sourceIp = "", domain = "*", projectScope }: Source): Record<"ip" | "domain", string> {
  return {
    ip: allSources ? store.everybody : sourceIp.toLowerCase(),
    domain: projectScope ? "*" : domain.toLowerCase(),
  };
}

function bypassOf({ rows }: Context, { id }: ProjectRow, { ip, domain }: ReturnType<typeof sourceOf>) {
  const clauses = [...having("domain", `${id} ${domain}`), ...having("source", `${id} ${ip}`)];
  return newestOf(rows(tables.bypassTable).where(clauses)).next().value;
}

function checkSource({ rows }: Context, project: ProjectRow, { ip, domain }: ReturnType<typeof sourceOf>): void {
  const wrong = rangeProblem(ip, "bypass");
  if (wrong !== undefined) throw invalid(`\`sourceIp\`: ${wrong}`);
  const ownDomains = rows(domainTable).by("within", domain.replace(/^\*\./, ""));
  if (domain !== "*" && !ownDomains.some(({ projectId }) => projectId === project.id))
    throw invalid(`\`domain\`: it is not a domain of the project ${project.name}`);
}

function presentBypass(row: tables.BypassRow, { rows }: Context) {
  const { projectId: ProjectId, domain: Domain, ip: Ip, note: Note, actorId: ActorId, expiresAt } = row;
  const [CreatedAt, UpdatedAt] = [new Date(row.createdAt).toISOString(), new Date(row.updatedAt).toISOString()];
  const times = { CreatedAt, UpdatedAt, UpdatedAtHour: UpdatedAt.replace(/\d\d:\d\d\.\d+/, "00:00.000") };
  const OwnerId = rows(projectTable).get(ProjectId)?.accountId ?? "";
  const ExpiresAt = expiresAt === undefined ? null : Math.floor(expiresAt / 1000);
  const rest = { Action: "bypass" as const, ActorId, ProjectId, Note, IsProjectRule: Domain === "*", ExpiresAt };
  // Terraform's provider takes it apart (vercel/resource_firewall_bypass.go, c8a6711).
  const Id = [ProjectId, ...(Domain === "*" ? [] : [Domain]), Ip].join("#");
  return { OwnerId, Id, Domain, Ip, ...times, ...rest };
}
