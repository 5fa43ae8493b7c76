import type { Operations } from "@slipway/bulk-redirects/contract";
import type { Context } from "../../domain/accounts/context.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import type { ProjectRow } from "../../domain/projects/tables.ts";
import { RedirectFileError, readRedirects } from "../../domain/traffic/read-redirects.ts";
import {
  keyOf,
  problemOfRedirect,
  redirectEvents,
  redirectVersions as versions,
} from "../../domain/traffic/redirects.ts";
import type { Redirect, VersionRow } from "../../domain/traffic/tables.ts";
import { differences } from "../../domain/traffic/versions.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { invalid, notFound, refuse } from "../../engine/platform-error.ts";
import type { Validated } from "../../engine/validated.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { planLimit } from "../../pipeline/resource.ts";

type Input<Name extends keyof Operations> = Validated<Operations[Name]["input"]>;
type Version = Operations["listRedirectVersions"]["output"]["versions"][number];

export const bulkRedirectGroup: Group = group<Operations>({
  handlers: {
    listRedirects,
    stageRedirects({ projectId, teamId, overwrite = false, redirects = [], bulkRedirectsFile, name }, context) {
      const project = findProject(context, projectId);
      if (project.accountId !== teamId) throw notFound("Project");
      const before = overwrite ? [] : versions.items(context, project.id);
      const more = bulkRedirectsFile === undefined ? [] : inFile(bulkRedirectsFile);
      return edited(context, project, [...before, ...redirects.map(asRedirect), ...more], name);
    },
    updateRedirect({ projectId, redirect: { source, ...changes }, restore = false, name }, context) {
      const project = findProject(context, projectId);
      const items = versions.items(context, project.id);
      const found = items.find((item) => item.source === source);
      if (restore) return restored(context, project, [source], name).answer;
      if (!found) throw notFound("Redirect");
      const changed = { ...found, ...omitUndefined(changes) };
      return edited(
        context,
        project,
        items.map((item) => (item === found ? changed : item)),
        name,
      );
    },
    deleteRedirects({ projectId, redirects: sources, name }, context) {
      const project = findProject(context, projectId);
      const items = versions.items(context, project.id);
      const left = items.filter(({ source }) => !sources.includes(source));
      if (left.length === items.length) throw notFound("Redirect");
      return edited(context, project, left, name);
    },
    restoreRedirects({ projectId, redirects: sources, name }, context) {
      const { answer, failedToRestore } = restored(context, findProject(context, projectId), sources, name);
      const isRestored = (source: string) => !failedToRestore.includes(source);
      return { version: answer.version, failedToRestore, restored: sources.filter(isRestored) };
    },
    listRedirectVersions({ projectId }, context) {
      const { id } = findProject(context, projectId);
      return { versions: versions.list(context, id).map((version) => shown(context, version)) };
    },
    updateRedirectVersion({ projectId, id, action, name }, context) {
      return { version: shown(context, versions.act(context, findProject(context, projectId), id, action, name)) };
    },
  },
  eventTypes: redirectEvents,
  categories: { edge: "Edge" },
});

function listRedirects(input: Input<"listRedirects">, context: Context): Operations["listRedirects"]["output"] {
  const { projectId, diff, page = 1, per_page = 50, q, sort_by, sort_order = "asc", versionId } = input;
  const { id } = findProject(context, projectId);
  const version = versions.find(context, id, versionId);
  const before = diff === undefined || diff === false ? undefined : (versions.live(context, id)?.items ?? []);
  const compared = differences(version?.items ?? [], before ?? version?.items ?? [], keyOf);
  const wanted = compared
    .filter(({ item: { source, destination } }) => q === undefined || source.includes(q) || destination.includes(q))
    .filter(({ action }) => diff !== "only" || action !== undefined)
    .map(({ item, action }) => ({ ...item, ...omitUndefined({ action }) }));
  if (sort_by) {
    const sign = sort_order === "asc" ? 1 : -1;
    wanted.sort((a, b) => sign * String(a[sort_by] ?? "").localeCompare(String(b[sort_by] ?? ""), "en"));
  }
  const size = Math.min(Math.max(per_page, 1), 250);
  const first = (Math.max(page, 1) - 1) * size;
  return {
    redirects: wanted.slice(first, first + size),
    pagination: { page: Math.max(page, 1), per_page: size, numPages: Math.ceil(wanted.length / size) },
    ...(version && { version: shown(context, version) }),
  };
}

function inFile(text: string): Redirect[] {
  try {
    return readRedirects("bulkRedirectsFile.csv", text);
  } catch (error) {
    throw error instanceof RedirectFileError ? invalid(error.message) : error;
  }
}

function asRedirect({ statusCode, ...redirect }: NonNullable<Input<"stageRedirects">["redirects"]>[number]): Redirect {
  // An empty text stands for the default, as in files.
  return { ...redirect, ...(statusCode !== undefined && statusCode !== "" && { statusCode: Number(statusCode) }) };
}

/** https://vercel.com/docs/routing/redirects/bulk-redirects, 2026-03-13: the most that a project can have with what it buys; none on hobby. */
const maxRedirects = { hobby: 0, pro: 1_000_000, enterprise: 1_000_000 };

function edited(context: Context, project: ProjectRow, items: readonly Redirect[], name: string | undefined) {
  items.forEach((item, index) => {
    const problem = problemOfRedirect(item);
    if (problem !== undefined) throw invalid(`redirect ${index + 1}: ${problem}`);
  });
  const last = [...new Map(items.map((item) => [keyOf(item), item])).values()];
  const limit = planLimit(context, project, maxRedirects);
  if (last.length > limit)
    throw refuse("plan_limit", { why: `${last.length} redirects are more than the ${limit} that the plan allows` });
  const version = shown(context, versions.stage(context, project, last, name));
  return { version, alias: version.alias ?? null };
}

function restored(context: Context, project: ProjectRow, sources: readonly string[], name: string | undefined) {
  const live = versions.live(context, project.id)?.items ?? [];
  const isNamed = ({ source }: Redirect) => sources.includes(source);
  const items = versions.items(context, project.id);
  const known = new Set([...items, ...live].map(({ source }) => source));
  const answer = edited(context, project, [...items.filter((item) => !isNamed(item)), ...live.filter(isNamed)], name);
  return { answer, failedToRestore: sources.filter((source) => !known.has(source)) };
}

function shown(context: Context, version: VersionRow<Redirect>): Version {
  const { name, id, items } = version;
  return { ...versions.show(context, version), key: id, ...omitUndefined({ name }), redirectCount: items.length };
}
