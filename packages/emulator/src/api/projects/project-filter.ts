import type { Operations } from "@slipway/projects/contract";
import type { Context } from "../../domain/accounts/context.ts";
import { inReach } from "../../domain/accounts/reach.ts";
import { findConfig } from "../../domain/config/find-config.ts";
import { configTable, readTokenTable } from "../../domain/config/tables.ts";
import { repositoryAt } from "../../domain/projects/repository-at.ts";
import type { ProjectRow } from "../../domain/projects/tables.ts";

/** No repository is called so. */
const none = "";

type Filter = Operations["listProjects"]["input"];

/** Whether a project fits the parameters of a list. Throws 404 for a config or a token of one that is not there. */
export function projectFitting(context: Context, filter: Filter): (project: ProjectRow) => boolean {
  checkConfig(context, filter);
  const { search, repoId, deprecated, buildQueueConfiguration } = filter;
  const repo = filter.repo?.toLowerCase();
  const excluded = filter.excludeRepos?.split(",").map((name) => name.trim().toLowerCase()) ?? [];
  const machines = filter.buildMachineTypes?.split(",");
  const url = filter.repoUrl === undefined ? undefined : (repositoryAt(filter.repoUrl) ?? none);
  // Nothing connects a project to a config here, and nothing makes one deprecated.
  if (filter.edgeConfigId !== undefined || filter.edgeConfigTokenId !== undefined || deprecated) return () => false;
  return ({ name, settings: { link, resourceConfig, gitForkProtection = true, staticIps } }) => {
    const linked = link && "org" in link && "repo" in link ? link : undefined;
    const named = linked && `${linked.org}/${linked.repo}`.toLowerCase();
    return (
      (search === undefined || name.includes(search.toLowerCase())) &&
      (repo === undefined || named === repo) &&
      (repoId === undefined || (linked !== undefined && "repoId" in linked && String(linked.repoId) === repoId)) &&
      (url === undefined || named === url) &&
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

function checkConfig(context: Context, { edgeConfigId, edgeConfigTokenId }: Filter): void {
  if (edgeConfigId !== undefined) findConfig(context, edgeConfigId);
  if (edgeConfigTokenId === undefined) return;
  const token = context.rows(readTokenTable).get(edgeConfigTokenId);
  // A token that is another account's is refused in the words for one that nobody has.
  inReach(context, configTable, token && context.rows(configTable).get(token.configId));
}
