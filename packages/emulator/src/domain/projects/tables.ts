import type { Operations } from "@slipway/projects/contract";
import { namesAbove } from "../../engine/addresses/domain-name.ts";
import { type NamePart, nameParts } from "../../store/keys.ts";
import { type OfAccount, type OfProject, type Table, table } from "../../store/table.ts";

export type Project = Operations["getProject"]["output"];
export type EnvVar = Operations["updateProjectEnv"]["output"];
export type LatestDeployment = NonNullable<Project["latestDeployments"]>[number];

export interface ProjectRow extends OfAccount {
  readonly name: string;
  readonly paused: boolean;
  /** Members of the API's project, as sent. */
  readonly settings: Partial<Project>;
  readonly sitePassword?: string | null;
  readonly crons?: Pick<NonNullable<Project["crons"]>, "disabledAt" | "updatedAt"> & { readonly enabledAt?: number };
  readonly unmeasuredSince?: number | null;
  readonly movedAliases?: readonly {
    readonly id: string;
    readonly alias: string;
    readonly status: string;
    readonly at: number;
  }[];
}

type ProjectIndex = "account" | "project" | "nameInAccount" | "setting" | "avatar" | "microfrontends" | NamePart;

export const projectTable: Table<ProjectRow, ProjectIndex> = table({
  name: "projects",
  called: "Project",
  id: { prefix: "prj_", length: 28 },
  indexes: {
    // A project counts as a row of its own project.
    project: (project) => project.id,
    nameInAccount: (project) => nameInAccount(project.accountId, project.name),
    setting: ({ settings, unmeasuredSince }) => [
      ...filteredSettings(settings),
      ...(typeof unmeasuredSince === "number" ? ["observability=off"] : []),
    ],
    avatar: ({ settings: { avatar } }) => avatar,
    microfrontends: ({ settings: { microfrontends } }) => (microfrontends?.enabled ? microfrontends.groupIds : []),
    ...nameParts<ProjectRow>(),
  },
  parents: { account: "account" },
  unique: ["nameInAccount"],
});

function filteredSettings({ link, resourceConfig, gitForkProtection = true, staticIps }: Partial<Project>): string[] {
  const linked = link && "org" in link && "repo" in link ? link : undefined;
  return [
    ...(linked ? [`repo=${linked.org}/${linked.repo}`.toLowerCase()] : []),
    ...(linked && "repoId" in linked ? [`repoId=${linked.repoId}`] : []),
    `buildMachineType=${resourceConfig?.buildMachineType ?? "standard"}`,
    `buildQueueConfiguration=${resourceConfig?.buildQueue?.configuration}`,
    `elasticConcurrency=${resourceConfig?.elasticConcurrencyEnabled ?? false}`,
    `gitForkProtection=${gitForkProtection}`,
    `staticIps=${staticIps?.enabled ?? false}`,
  ];
}

export function nameInAccount(accountId: string, name: string): string {
  return `${accountId}/${name}`;
}

export interface EnvRow extends OfProject {
  readonly key: string;
  readonly secretValue: string;
  readonly type: EnvVar["type"];
  readonly target: readonly Extract<NonNullable<EnvVar["target"]>, string>[];
  readonly customEnvironmentIds: readonly string[];
  readonly gitBranch?: string;
  readonly comment?: string;
  readonly visibility?: NonNullable<EnvVar["visibility"]>;
  readonly createdBy: string;
  readonly updatedBy: string | null;
}

export const envTable: Table<EnvRow, "project"> = table({
  name: "envs",
  called: "Environment variable",
  id: { prefix: "", length: 16 },
  parents: { project: projectTable },
});

/** Its ID is `<project>/<name>`. */
export interface DomainRow extends OfAccount, OfProject {
  readonly name: string;
  readonly apexName: string;
  readonly verified: boolean;
  readonly challenge?: string;
  readonly gitBranch: string | null;
  readonly customEnvironmentId: string | null;
  readonly redirect: string | null;
  readonly redirectStatusCode: 301 | 302 | 307 | 308 | null;
}

export const domainTable: Table<DomainRow, "project" | "account" | "name" | "within" | "state"> = table({
  name: "domains",
  called: "Project domain",
  indexes: {
    account: (domain) => domain.accountId,
    name: (domain) => domain.name,
    within: (domain) => namesAbove(domain.name),
    state: ({ gitBranch, customEnvironmentId, redirect, verified }) => [
      `production=${gitBranch === null && customEnvironmentId === null}`,
      `branch=${gitBranch}`,
      `environment=${customEnvironmentId}`,
      `redirects=${redirect !== null}`,
      `redirect=${redirect}`,
      `verified=${verified}`,
    ],
  },
  parents: { project: projectTable },
});

/** Its ID is the hash of the code. */
export interface TransferRow extends OfProject {
  readonly expiresAt: number;
}

export const transferTable: Table<TransferRow, "project"> = table({
  name: "transfers",
  called: "Transfer request",
  id: { prefix: "", length: 40 },
  parents: { project: projectTable },
  secret: "id",
});

export const projectTables: readonly Table[] = [projectTable, envTable, domainTable, transferTable];
