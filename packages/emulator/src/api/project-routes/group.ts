import type { Operations } from "@slipway/project-routes/contract";
import type { Context } from "../../domain/accounts/scope.ts";
import type { ProjectRow } from "../../domain/projects/tables.ts";
import { generateRule } from "../../domain/traffic/generate-rule.ts";
import { compile, problemOfRule, routeEvents, routeVersions as versions } from "../../domain/traffic/project-routes.ts";
import type { Rule, VersionRow } from "../../domain/traffic/tables.ts";
import { differences } from "../../domain/traffic/versions.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { invalid, requireFound } from "../../engine/platform-error.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { onProjectById } from "../../pipeline/resource.ts";
import { newId } from "../../store/ids.ts";

type Input<Name extends keyof Operations> = Operations[Name]["input"];
type Version = Operations["listProjectRouteVersions"]["output"]["versions"][number];
type StagedRule = NonNullable<Input<"stageProjectRoutes">["routes"]>[number];
type RouteView = NonNullable<Operations["updateProjectRoute"]["output"]["route"]>;

/** Bound of a project; chosen: as in `vercel.json` (https://vercel.com/docs/limits, 2026-11-23). */
const maxRoutes = 2048;

export const projectRouteGroup: Group = group<Operations>({
  handlers: {
    listProjectRoutes: onProjectById(({ id }, { diff, filter, q, versionId }, context) => {
      const version = versions.find(context, id, versionId);
      if (!version) return { routes: [], limit: { currentRoutes: 0, maxRoutes } };
      const isDiff = diff !== undefined && diff !== false;
      const before = isDiff ? (versions.live(context, id)?.items ?? []) : version.items;
      const compared = differences(version.items, before, (rule) => rule.id);
      const routes = compared
        .filter(({ action }) => diff !== "only" || action !== undefined)
        .map(({ item, action }) => ({ ...presentRule(item), ...(action && { action, staged: true }) }))
        .filter(({ routeType }) => filter === undefined || routeType === filter)
        .filter((rule) => q === undefined || [rule.name, rule.rawSrc, rule.rawDest].some((text) => text?.includes(q)));
      const view = { routes, version: presentVersion(context, version) };
      if (isDiff) return { ...view, diffCount: compared.filter(({ action }) => action).length };
      return { ...view, limit: { currentRoutes: version.items.length, maxRoutes } };
    }),
    addProjectRoute: onProjectById((project, { route, position }, context) => {
      const rule = { ...route, id: newId("route_", 24) };
      const version = staged(context, project, placed(versions.items(context, project.id), rule, position));
      return { route: presentRule(rule), version };
    }),
    stageProjectRoutes: onProjectById((project, { overwrite = false, routes = [] }, context) => {
      const before = overwrite ? [] : versions.items(context, project.id);
      const all = new Map([...before, ...routes.map(restored)].map((rule) => [rule.id, rule]));
      return { version: staged(context, project, [...all.values()]) };
    }),
    deleteProjectRoutes: onProjectById((project, { routeIds }, context) => {
      const items = versions.items(context, project.id);
      const remaining = items.filter(({ id }) => !routeIds.includes(id));
      requireFound(remaining.length < items.length, "Route");
      return { deletedCount: items.length - remaining.length, version: staged(context, project, remaining) };
    }),
    updateProjectRoute: onProjectById((project, { routeId, restore = false, route }, context) => {
      const items = versions.items(context, project.id);
      const live = versions.live(context, project.id)?.items.find(({ id }) => id === routeId);
      const isStaged = items.some(({ id }) => id === routeId);
      requireFound(live || isStaged, "Route");
      if (!restore && !route) throw invalid("the change needs `route` or `restore`");
      const changed = restore ? live : route && { ...route, id: routeId };
      const next = items.flatMap((rule) => (rule.id === routeId ? (changed ?? []) : rule));
      const version = staged(context, project, isStaged || !changed ? next : [...next, changed]);
      return { version, ...(changed && { route: presentRule(changed) }) };
    }),
    generateProjectRoute: onProjectById((_, { prompt }) => generateRule(prompt)),
    listProjectRouteVersions: onProjectById(({ id }, _, context) => ({
      versions: versions.list(context, id).map((version) => presentVersion(context, version)),
    })),
    updateProjectRouteVersion: onProjectById((project, { id, action }, context) => ({
      version: presentVersion(context, versions.act(context, project, id, action)),
    })),
  },
  eventTypes: routeEvents,
});

function staged(context: Context, project: ProjectRow, rules: readonly Rule[]): Version {
  for (const rule of rules) {
    const problem = problemOfRule(rule);
    if (problem !== undefined) throw invalid(`the route ${JSON.stringify(rule.name)}: ${problem}`);
  }
  if (rules.length > maxRoutes) throw invalid(`${rules.length} routes are more than ${maxRoutes}`);
  return presentVersion(context, versions.stage(context, project, rules));
}

/** The rules with a new one among them. Throws 404 where the one that it is to stand beside is not there. */
function placed(rules: readonly Rule[], rule: Rule, position: Input<"addProjectRoute">["position"] = {}): Rule[] {
  const { placement = "end", referenceId } = position;
  if (placement === "start") return [rule, ...rules];
  if (placement === "end") return [...rules, rule];
  const at = rules.findIndex(({ id }) => id === referenceId);
  requireFound(at >= 0, "Route");
  return rules.toSpliced(placement === "before" ? at : at + 1, 0, rule);
}

/** A rule as it was given: the command line sends back what it has read, which has its compiled source beside the original. */
function restored({ rawSrc, rawDest, routeType: _, staged: __, ...rule }: StagedRule): Rule {
  const { src, dest } = rule.route;
  const source = omitUndefined({ src: rawSrc ?? src, dest: rawDest ?? dest });
  return { ...rule, route: { ...rule.route, ...source } };
}

function presentRule(source: Rule): RouteView {
  const { rule, route, kind } = compile(source);
  const { src, dest } = rule.route;
  const raw = { rawSrc: src, ...(dest !== undefined && { rawDest: dest }) };
  // The type of the stored route differs by `readonly` alone.
  return { ...rule, enabled: rule.enabled ?? true, route: route as RouteView["route"], ...raw, routeType: kind };
}

function presentVersion(context: Context, version: VersionRow<Rule>): Version {
  return { ...versions.show(context, version), s3Key: version.id, ruleCount: version.items.length };
}
