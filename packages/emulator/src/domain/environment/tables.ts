import type { Operations } from "@slipway/environment/contract";
import { type OfAccount, type OfProject, type Table, table } from "../../store/table.ts";
import { projectTable } from "../projects/tables.ts";

export type CustomEnvironment = Operations["getCustomEnvironment"]["output"];

/** A variable of an account, for the projects that it is linked to. */
export interface SharedEnvRow extends OfAccount {
  readonly key: string;
  /** Encrypted with the emulator's own key. */
  readonly secretValue: string;
  readonly type: "encrypted" | "sensitive";
  readonly target: readonly string[];
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

/** That a project gets a shared variable; its id is `<variable>/<project>`. */
export interface SharedEnvLinkRow extends OfProject {
  readonly envId: string;
}

export const sharedEnvLinkTable: Table<SharedEnvLinkRow, "env" | "project"> = table({
  name: "sharedEnvLinks",
  called: "Link of a shared environment variable",
  parents: { env: sharedEnvTable, project: projectTable },
});

/** An environment of a project beside production, preview and development. */
export interface CustomEnvironmentRow extends OfProject {
  readonly slug: string;
  readonly description?: string;
  /** The branches that are deployed to it. Absent or null: none. */
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
