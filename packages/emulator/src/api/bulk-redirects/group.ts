import type { Operations } from "@slipway/bulk-redirects/contract";
import type { Context } from "../../domain/accounts/scope.ts";
import type { ProjectRow } from "../../domain/projects/tables.ts";
import { RedirectFileError, readRedirects } from "../../domain/traffic/read-redirects.ts";
import {
  problemOfRedirect,
  redirectEvents,
  redirectKey,
  redirectVersions as versions,
} from "../../domain/traffic/redirects.ts";
import type { Redirect, VersionRow } from "../../domain/traffic/tables.ts";
import { differences } from "../../domain/traffic/versions.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { invalid, refuse, requireFound } from "../../engine/platform-error.ts";
import type { Validated } from "../../engine/validate.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { onProjectById, planLimit } from "../../pipeline/resource.ts";

type Input<Name extends keyof Operations> = Validated<Operations[Name]["input"]>;
type Version = Operations["listRedirectVersions"]["output"]["versions"][number];

export const bulkRedirectGroup: Group = group<Operations>({
  handlers: {
    listRedirects: onProjectById(listRedirects),
    stageRedirects: onProjectById((project, { teamId, overwrite = false, redirects = [], ...input }, context) => {
      requireFound(project.accountId === teamId, "Project");
      const { bulkRedirectsFile, name } = input;
      const before = overwrite ? [] : versions.items(context, project.id);
      const more = bulkRedirectsFile === undefined ? [] : inFile(bulkRedirectsFile);
      return edited(context, project, [...before, ...redirects.map(asRedirect), ...more], name);
    }),
    updateRedirect: onProjectById((project, { redirect: { source, ...changes }, restore = false, name }, context) => {
      if (restore) return restored(context, project, [source], name).answer;
      const items = versions.items(context, project.id);
      const before = requireFound(
        items.find((item) => item.source === source),
        "Redirect",
      );
      const next = items.map((item) => (item === before ? { ...item, ...omitUndefined(changes) } : item));
      return edited(context, project, next, name);
    }),
    deleteRedirects: onProjectById((project, { redirects: sources, name }, context) => {
      const items = versions.items(context, project.id);
      const remaining = items.filter(({ source }) => !sources.includes(source));
      requireFound(remaining.length < items.length, "Redirect");
      return edited(context, project, remaining, name);
    }),
    restoreRedirects: onProjectById((project, { redirects: sources, name }, context) => {
      const { answer, failedToRestore } = restored(context, project, sources, name);
      const isRestored = (source: string) => !failedToRestore.includes(source);
      return { version: answer.version, failedToRestore, restored: sources.filter(isRestored) };
    }),
    listRedirectVersions: onProjectById(({ id }, _, context) => ({
      versions: versions.list(context, id).map((version) => presentVersion(context, version)),
    })),
    updateRedirectVersion: onProjectById((project, { id, action, name }, context) => ({
      version: presentVersion(context, versions.act(context, project, id, action, name)),
    })),
  },
  eventTypes: redirectEvents,
  categories: { edge: "Edge" },
});

function listRedirects(
  { id }: ProjectRow,
  { diff, page = 1, per_page = 50, q, sort_by, sort_order = "asc", versionId }: Input<"listRedirects">,
  context: Context,
): Operations["listRedirects"]["output"] {
  const version = versions.find(context, id, versionId);
  const before = diff === undefined || diff === false ? undefined : (versions.live(context, id)?.items ?? []);
  const compared = differences(version?.items ?? [], before ?? version?.items ?? [], redirectKey);
  const matching = compared
    .filter(({ item: { source, destination } }) => q === undefined || source.includes(q) || destination.includes(q))
    .filter(({ action }) => diff !== "only" || action !== undefined)
    .map(({ item, action }) => ({ ...item, ...omitUndefined({ action }) }));
  if (sort_by) {
    const sign = sort_order === "asc" ? 1 : -1;
    matching.sort((a, b) => sign * String(a[sort_by] ?? "").localeCompare(String(b[sort_by] ?? ""), "en"));
  }
  const size = Math.min(Math.max(per_page, 1), 250);
  const first = (Math.max(page, 1) - 1) * size;
  return {
    redirects: matching.slice(first, first + size),
    pagination: { page: Math.max(page, 1), per_page: size, numPages: Math.ceil(matching.length / size) },
    ...(version && { version: presentVersion(context, version) }),
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
  const last = [...new Map(items.map((item) => [redirectKey(item), item])).values()];
  const limit = planLimit(context, project, maxRedirects);
  if (last.length > limit)
    throw refuse("plan_limit", { why: `${last.length} redirects are more than the ${limit} that the plan allows` });
  const version = presentVersion(context, versions.stage(context, project, last, name));
  return { version, alias: version.alias ?? null };
}

function restored(context: Context, project: ProjectRow, sources: readonly string[], name: string | undefined) {
  const live = versions.live(context, project.id)?.items ?? [];
  const isNamed = ({ source }: Redirect) => sources.includes(source);
  const items = versions.items(context, project.id);
  const existing = new Set([...items, ...live].map(({ source }) => source));
  const answer = edited(context, project, [...items.filter((item) => !isNamed(item)), ...live.filter(isNamed)], name);
  return { answer, failedToRestore: sources.filter((source) => !existing.has(source)) };
}

function presentVersion(context: Context, version: VersionRow<Redirect>): Version {
  const { name, id, items } = version;
  return { ...versions.show(context, version), key: id, ...omitUndefined({ name }), redirectCount: items.length };
}
