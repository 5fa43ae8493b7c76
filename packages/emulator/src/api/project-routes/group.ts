import type { Operations } from "@slipway/project-routes/contract";
import type { Context } from "../../domain/accounts/context.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import type { ProjectRow } from "../../domain/projects/tables.ts";
import { generateRule } from "../../domain/traffic/generate-rule.ts";
import { compile, problemOfRule, routeEvents, routeVersions as versions } from "../../domain/traffic/project-routes.ts";
import type { Rule, VersionRow } from "../../domain/traffic/tables.ts";
import { differences } from "../../domain/traffic/versions.ts";
import { invalid, notFound } from "../../engine/platform-error.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { newId } from "../../store/ids.ts";

type Input<Name extends keyof Operations> = Operations[Name]["input"];
type Version = Operations["listProjectRouteVersions"]["output"]["versions"][number];
type Shown = NonNullable<Operations["updateProjectRoute"]["output"]["route"]>;

/** As many a project may have; chosen: as many as `vercel.json` (https://vercel.com/docs/limits, 2026-11-23). */
const mostRoutes = 2048;

export const projectRouteGroup: Group = group<Operations>({
  handlers: {
    listProjectRoutes({ projectId, diff, filter, q, versionId }, context) {
      const { id } = findProject(context, projectId);
      const version = versions.find(context, id, versionId);
      if (!version) return { routes: [], limit: { currentRoutes: 0, maxRoutes: mostRoutes } };
      const isDiff = diff !== undefined && diff !== false;
      const before = isDiff ? (versions.live(context, id)?.items ?? []) : version.items;
      const compared = differences(version.items, before, (rule) => rule.id);
      const routes = compared
        .filter(({ action }) => diff !== "only" || action !== undefined)
        .map(({ item, action }) => ({ ...shownRule(item), ...(action && { action, staged: true }) }))
        .filter(({ routeType }) => filter === undefined || routeType === filter)
        .filter((rule) => q === undefined || [rule.name, rule.rawSrc, rule.rawDest].some((text) => text?.includes(q)));
      const shown = { routes, version: shownVersion(context, version) };
      if (isDiff) return { ...shown, diffCount: compared.filter(({ action }) => action).length };
      return { ...shown, limit: { currentRoutes: version.items.length, maxRoutes: mostRoutes } };
    },
    addProjectRoute({ projectId, route, position }, context) {
      const project = findProject(context, projectId);
      const rule = { ...route, id: newId("route_", 24) };
      const version = staged(context, project, placed(versions.items(context, project.id), rule, position));
      return { route: shownRule(rule), version };
    },
    stageProjectRoutes({ projectId, overwrite = false, routes = [] }, context) {
      const project = findProject(context, projectId);
      const before = overwrite ? [] : versions.items(context, project.id);
      const all = new Map([...before, ...routes].map((rule) => [rule.id, rule]));
      return { version: staged(context, project, [...all.values()]) };
    },
    deleteProjectRoutes({ projectId, routeIds }, context) {
      const project = findProject(context, projectId);
      const items = versions.items(context, project.id);
      const left = items.filter(({ id }) => !routeIds.includes(id));
      if (left.length === items.length) throw notFound("Route");
      return { deletedCount: items.length - left.length, version: staged(context, project, left) };
    },
    updateProjectRoute({ projectId, routeId, restore = false, route }, context) {
      const project = findProject(context, projectId);
      const items = versions.items(context, project.id);
      const live = versions.live(context, project.id)?.items.find(({ id }) => id === routeId);
      if (!live && !items.some(({ id }) => id === routeId)) throw notFound("Route");
      if (!restore && !route) throw invalid("the change needs `route` or `restore`");
      const changed = restore ? live : route && { ...route, id: routeId };
      const isThere = items.some(({ id }) => id === routeId);
      const kept = items.flatMap((rule) => (rule.id === routeId ? (changed ?? []) : rule));
      const version = staged(context, project, isThere || !changed ? kept : [...kept, changed]);
      return { version, ...(changed && { route: shownRule(changed) }) };
    },
    generateProjectRoute({ projectId, prompt }, context) {
      findProject(context, projectId);
      return generateRule(prompt);
    },
    listProjectRouteVersions({ projectId }, context) {
      const { id } = findProject(context, projectId);
      return { versions: versions.list(context, id).map((version) => shownVersion(context, version)) };
    },
    updateProjectRouteVersion({ projectId, id, action }, context) {
      return { version: shownVersion(context, versions.act(context, findProject(context, projectId), id, action)) };
    },
  },
  eventTypes: routeEvents,
});

function staged(context: Context, project: ProjectRow, rules: readonly Rule[]): Version {
  for (const rule of rules) {
    const problem = problemOfRule(rule);
    if (problem !== undefined) throw invalid(`the route ${JSON.stringify(rule.name)}: ${problem}`);
  }
  if (rules.length > mostRoutes) throw invalid(`${rules.length} routes are more than ${mostRoutes}`);
  return shownVersion(context, versions.stage(context, project, rules));
}

/** The rules with a new one among them. Throws 404 where the one that it is to stand beside is not there. */
function placed(rules: readonly Rule[], rule: Rule, position: Input<"addProjectRoute">["position"] = {}): Rule[] {
  const { placement = "end", referenceId } = position;
  if (placement === "start") return [rule, ...rules];
  if (placement === "end") return [...rules, rule];
  const at = rules.findIndex(({ id }) => id === referenceId);
  if (at < 0) throw notFound("Route");
  return rules.toSpliced(placement === "before" ? at : at + 1, 0, rule);
}

function shownRule(given: Rule): Shown {
  const { rule, route, kind } = compile(given);
  const { src, dest } = rule.route;
  const raw = { rawSrc: src, ...(dest !== undefined && { rawDest: dest }) };
  // It is stated as what is sent: read-only, which is all that differs.
  return { ...rule, enabled: rule.enabled ?? true, route: route as Shown["route"], ...raw, routeType: kind };
}

function shownVersion(context: Context, version: VersionRow<Rule>): Version {
  return { ...versions.show(context, version), s3Key: version.id, ruleCount: version.items.length };
}
