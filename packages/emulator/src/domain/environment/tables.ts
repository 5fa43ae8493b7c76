import type { Operations } from "@slipway/environment/contract";
import { type OfAccount, type OfProject, type Table, table } from "../../store/table.ts";
import { projectTable } from "../projects/tables.ts";

type EnvTarget = NonNullable<Operations["listSharedEnvs"]["output"]["data"][number]["target"]>[number];
export type CustomEnvironment = Operations["getCustomEnvironment"]["output"];

export interface SharedEnvRow extends OfAccount {
  readonly key: string;
  readonly secretValue: string;
  readonly type: "encrypted" | "sensitive";
  readonly target: readonly EnvTarget[];
  readonly applyToAllCustomEnvironments?: boolean;
  readonly comment?: string;
  readonly createdBy: string;
  readonly updatedBy: string | null;
}

export const sharedEnvTable: Table<SharedEnvRow, "account"> = table({
  name: "sharedEnvs",
  called: "Shared environment variable",
  id: { prefix: "env_", length: 24 },
  parents: { account: "account" },
});

export interface SharedEnvLinkRow extends OfProject {
  readonly envId: string;
}

export const sharedEnvLinkTable: Table<SharedEnvLinkRow, "env" | "project"> = table({
  name: "sharedEnvLinks",
  called: "Link of a shared environment variable",
  parents: { env: sharedEnvTable, project: projectTable },
});

export interface CustomEnvironmentRow extends OfProject {
  readonly slug: string;
  readonly description?: string;
  /** Branches of the environment. Absent or null: none. */
  readonly branchMatcher?: { readonly type: "equals" | "startsWith" | "endsWith"; readonly pattern: string } | null;
}

export const customEnvironmentTable: Table<CustomEnvironmentRow, "project" | "slug"> = table({
  name: "customEnvironments",
  called: "Custom environment",
  id: { prefix: "env_", length: 24 },
  indexes: { slug: (environment) => environment.slug },
  parents: { project: projectTable },
});

export const environmentTables: readonly Table[] = [sharedEnvTable, sharedEnvLinkTable, customEnvironmentTable];
