import type { Operations } from "@slipway/projects/contract";
import type { Context } from "../../engine/context.ts";
import { notFound } from "../../engine/platform-error.ts";
import { findConfig } from "../global-config/ports/find-config.ts";
import { readTokenTable } from "../global-config/tables.ts";
import type { ProjectRow } from "./tables.ts";

type Filter = Operations["listProjects"]["input"];

/** Whether a project is one of those that a list is asked for. Throws 404 for a config or a token of one that is not there. */
export function projectFitting(context: Context, filter: Filter): (project: ProjectRow) => boolean {
  checkConfig(context, filter);
  const { search, repo, repoId, deprecated, buildQueueConfiguration } = filter;
  const excluded = filter.excludeRepos?.split(",") ?? [];
  const machines = filter.buildMachineTypes?.split(",");
  const url = filter.repoUrl === undefined ? undefined : plainUrl(filter.repoUrl);
  // Nothing connects a project to a config here, and nothing makes one deprecated.
  if (filter.edgeConfigId !== undefined || filter.edgeConfigTokenId !== undefined || deprecated) return () => false;
  return ({ name, settings: { link, resourceConfig, gitForkProtection = true, staticIps } }) => {
    const linked = link && "org" in link && "repo" in link ? link : undefined;
    const named = linked && `${linked.org}/${linked.repo}`;
    return (
      (search === undefined || name.includes(search.toLowerCase())) &&
      (repo === undefined || named === repo) &&
      (repoId === undefined || (linked !== undefined && "repoId" in linked && String(linked.repoId) === repoId)) &&
      (url === undefined || (named !== undefined && `https://github.com/${named}`.toLowerCase() === url)) &&
      (named === undefined || !excluded.includes(named)) &&
      (machines === undefined || machines.includes(resourceConfig?.buildMachineType ?? "standard")) &&
      (buildQueueConfiguration === undefined ||
        resourceConfig?.buildQueue?.configuration === buildQueueConfiguration) &&
      is(filter.elasticConcurrencyEnabled, resourceConfig?.elasticConcurrencyEnabled ?? false) &&
      is(filter.gitForkProtection, gitForkProtection) &&
      is(filter.staticIpsEnabled, staticIps?.enabled ?? false)
    );
  };
}

function is(wanted: "0" | "1" | undefined, value: boolean): boolean {
  return wanted === undefined || (wanted === "1") === value;
}

/** The address of a repository as clients read it off a remote. */
function plainUrl(url: string): string {
  return url
    .toLowerCase()
    .replace(/\/$/, "")
    .replace(/\.git$/, "");
}

function checkConfig(context: Context, { edgeConfigId, edgeConfigTokenId }: Filter): void {
  if (edgeConfigId !== undefined) findConfig(context, edgeConfigId);
  if (edgeConfigTokenId === undefined) return;
  const token = context.rows(readTokenTable).get(edgeConfigTokenId);
  if (!token) throw notFound(readTokenTable.called);
  findConfig(context, token.configId);
}
