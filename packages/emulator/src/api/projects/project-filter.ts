import type { Operations } from "@slipway/projects/contract";
import type { Context } from "../../domain/accounts/scope.ts";
import { requireVisible, visibleRows } from "../../domain/accounts/visible-rows.ts";
import { findConfig } from "../../domain/config/items.ts";
import { configTable, readTokenTable } from "../../domain/config/tables.ts";
import { repositoryAt } from "../../domain/projects/repository-at.ts";
import { type ProjectRow, projectTable } from "../../domain/projects/tables.ts";
import type { Validated } from "../../engine/validate.ts";
import { havingParts, isInName } from "../../store/keys.ts";
import type { Matches } from "../../store/matches.ts";
import { type Clause, having } from "../../store/rows.ts";

const none = "";

type Filter = Validated<Operations["listProjects"]["input"]>;

/** The projects that fit the parameters of a list. Throws 404 for a config or a token of one that is not there. */
export function projectsFitting(context: Context, filter: Filter): Matches<ProjectRow> {
  checkConfig(context, filter);
  const { search, deprecated } = filter;
  const excluded = filter.excludeRepos?.split(",").map((name) => `repo=${name.trim().toLowerCase()}`) ?? [];
  const url = filter.repoUrl === undefined ? undefined : (repositoryAt(filter.repoUrl) ?? none);
  // The emulator connects no project to a config, and deprecates none.
  const isNone = filter.edgeConfigId !== undefined || filter.edgeConfigTokenId !== undefined || deprecated;
  const clauses = [
    ...(isNone ? having("setting", []) : []),
    ...havingParts(search),
    ...withSetting("repo", filter.repo?.toLowerCase()),
    ...withSetting("repo", url),
    ...withSetting("repoId", filter.repoId),
    ...withSetting("buildMachineType", filter.buildMachineTypes),
    ...withSetting("buildQueueConfiguration", filter.buildQueueConfiguration),
    ...withSetting("elasticConcurrency", flag(filter.elasticConcurrencyEnabled)),
    ...withSetting("gitForkProtection", flag(filter.gitForkProtection)),
    ...withSetting("staticIps", flag(filter.staticIpsEnabled)),
  ];
  // Walked past are the projects of the repositories that are left out.
  const isExcluded = (project: ProjectRow) =>
    projectTable.values("setting", project).some((value) => excluded.includes(value));
  return visibleRows(context, projectTable, clauses, (project) => isInName(project, search) && !isExcluded(project));
}

function withSetting(name: string, values: string | undefined): readonly Clause<"setting">[] {
  return having(
    "setting",
    values?.split(",").map((value) => `${name}=${value}`),
  );
}

function flag(value: "0" | "1" | undefined): string | undefined {
  return value && String(value === "1");
}

function checkConfig(context: Context, { edgeConfigId, edgeConfigTokenId }: Filter): void {
  if (edgeConfigId !== undefined) findConfig(context, edgeConfigId);
  if (edgeConfigTokenId === undefined) return;
  const token = context.rows(readTokenTable).get(edgeConfigTokenId);
  // The refusal does not tell a foreign token from an unknown one.
  requireVisible(context, configTable, token && context.rows(configTable).get(token.configId));
}
