// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import type {
  CustomEnvironment, EnvTarget, EnvVarError, EnvVarInputKind, Pagination, SharedEnv,
} from "../../../../shapes/generated/types.ts";
export type {
  BranchMatcher, CustomEnvironment, EnvTarget, EnvVarError, EnvVarInputKind, Pagination, ProjectDomain, RedirectStatusCode, SharedEnv,
} from "../../../../shapes/generated/types.ts";

/** The branches that are deployed to it. */
export interface BranchMatcherInput {
  /** Comparison of a branch with `pattern`: equal, prefix or suffix. */
  type: BranchMatcherType;
  /** The name of a branch, or the part of it that is compared. At most 100 characters. */
  pattern: string;
}

/** Way in which a branch is compared. */
export type BranchMatcherType = "equals" | "startsWith" | "endsWith" | Unlisted;

/** A new custom environment. */
export interface CreateCustomEnvironmentRequest {
  /** The short name of the environment, by which it is addressed. At most 32 characters. */
  slug?: string | undefined;
  /** The branches that are deployed to it; none when absent. */
  branchMatcher?: BranchMatcherInput | undefined;
  /** The environment whose variables are copied into the new one. */
  copyEnvVarsFrom?: string | undefined;
  /** A description of the environment's purpose. At most 256 characters. */
  description?: string | undefined;
}

/** Changes to a variable. */
export interface SharedEnvChange {
  /** Whether every custom environment gets it. Not in the platform's published description. */
  applyToAllCustomEnvironments?: boolean | undefined;
  /** Storage of the value: `encrypted` can be read again, `sensitive` cannot. */
  type?: SharedEnvType | undefined;
  /** The name of the variable. */
  key?: string | undefined;
  /** A note on the purpose of the variable. At most 500 characters. */
  comment?: string | undefined;
  /** The projects that it is linked to. */
  projectId?: readonly string[] | undefined;
  /** The projects to link and to unlink. */
  projectIdUpdates?: {
    /** The projects to link, by ID. */
    link?: readonly string[] | undefined;
    /** The projects to unlink, by ID. */
    unlink?: readonly string[] | undefined;
  } | undefined;
  /** The environments that get it. */
  target?: readonly EnvTarget[] | undefined;
  /** The new value of the variable. A credential: keep it out of logs. */
  value?: string | undefined;
}

/** A variable that failed, and why. */
export interface SharedEnvFailure {
  error: EnvVarError;
}

/** A variable. */
export interface SharedEnvInput {
  /** The name of the variable. */
  key: string;
  /** The value of the variable. A credential: keep it out of logs. */
  value: string;
  /** A note on the purpose of the variable. */
  comment?: string | undefined;
}

/** A shared environment variable in a list. */
export interface SharedEnvListItem {
  type?: EnvVarInputKind | undefined;
  id?: string | undefined;
  /** The name of the variable. */
  key?: string | undefined;
  /** Format: `date-time`. */
  created?: string | undefined;
  /** Whether `value` is the plain value. */
  decrypted?: boolean | undefined;
  /** Security issues of the way in which the variable is stored. */
  securityIssues: ("flags-secret-needs-split" | "readable-secret" | Unlisted)[];
  /** Whether every custom environment gets it. */
  applyToAllCustomEnvironments?: boolean | undefined;
  comment?: string | undefined;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  createdBy?: string | null | undefined;
  customEnvironmentIds?: string[] | undefined;
  /** Unix time in milliseconds. */
  deletedAt?: number | undefined;
  deletedBy?: string | null | undefined;
  /** Display name of the user who last changed the variable. */
  lastEditedByDisplayName?: string | undefined;
  /** The team or user that owns it. */
  ownerId?: string | null | undefined;
  /** The projects that it is linked to. */
  projectId?: string[] | undefined;
  /** The environments that get it. */
  target?: EnvTarget[] | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
  updatedBy?: string | null | undefined;
  /** A credential: keep it out of logs. */
  value?: string | undefined;
}

/** The shared environment variables. */
export interface SharedEnvPage {
  data: SharedEnvListItem[];
  pagination: Pagination;
}

/** Whether the value of a shared variable can be read again. */
export type SharedEnvType = "encrypted" | "sensitive" | Unlisted;

/** Variables for projects. */
export interface SharedEnvsForProjects {
  /** Whether every custom environment gets it. Not in the platform's published description. */
  applyToAllCustomEnvironments?: boolean | undefined;
  /** Storage of the values: `encrypted` can be read again, `sensitive` cannot. */
  type?: SharedEnvType | undefined;
  /** The variables. */
  evs: readonly SharedEnvInput[];
  /** The projects that it is linked to. */
  projectId?: readonly string[] | undefined;
  /** The environments that get it. */
  target?: readonly EnvTarget[] | undefined;
}

/** Variables for environments. */
export interface SharedEnvsForTargets {
  /** Whether every custom environment gets it. Not in the platform's published description. */
  applyToAllCustomEnvironments?: boolean | undefined;
  /** Storage of the values: `encrypted` can be read again, `sensitive` cannot. */
  type?: SharedEnvType | undefined;
  /** The variables. */
  evs: readonly SharedEnvInput[];
  /** The environments that get it. */
  target: readonly EnvTarget[];
  /** The projects that it is linked to. */
  projectId?: readonly string[] | undefined;
}

/** Changes to a custom environment. */
export interface UpdateCustomEnvironmentRequest {
  /** The new short name of the environment, by which it is addressed. At most 32 characters. */
  slug?: string | undefined;
  /** The branches that are deployed to it; null for none. */
  branchMatcher?: BranchMatcherInput | null | undefined;
  /** A description of the environment's purpose. At most 256 characters. */
  description?: string | undefined;
}

/** Input of `listSharedEnvs`. */
export interface ListSharedEnvsInput {
  /** Leaves out these variables, separated by commas. */
  exclude_ids?: string | undefined;
  /** Leaves out variables of this project. */
  exclude_projectId?: string | undefined;
  /** Same filter as `exclude_ids`. */
  "exclude-ids"?: string | undefined;
  /** Same filter as `exclude_projectId`. */
  "exclude-projectId"?: string | undefined;
  /** Only these variables, separated by commas. */
  ids?: string | undefined;
  /** Only variables of this project. */
  projectId?: string | undefined;
  /** A part of the name of the variable. */
  search?: string | undefined;
}

/** Answer of `listSharedEnvs`. */
export type ListSharedEnvsOutput = SharedEnvPage;

/** Input of `createSharedEnvs`. */
export type CreateSharedEnvsInput = SharedEnvsForTargets | SharedEnvsForProjects;

/** Answer of `createSharedEnvs`. */
export interface CreateSharedEnvsOutput {
  created: SharedEnv[];
  /** Variables for which the operation failed, with the reasons. */
  failed: SharedEnvFailure[];
}

/** Input of `updateSharedEnvs`. */
export interface UpdateSharedEnvsInput {
  /** Changes, by the ID of the variable. */
  updates: { [key: string]: SharedEnvChange };
}

/** Answer of `updateSharedEnvs`. */
export interface UpdateSharedEnvsOutput {
  /** Variables for which the operation failed, with the reasons. */
  failed: SharedEnvFailure[];
  updated: SharedEnv[];
}

/** Input of `deleteSharedEnvs`. */
export interface DeleteSharedEnvsInput {
  /** The variables, by ID. At least 1 item, at most 50 items. */
  ids: readonly string[];
}

/** Answer of `deleteSharedEnvs`. */
export interface DeleteSharedEnvsOutput {
  /** The IDs of the deleted variables. */
  deleted: string[];
  /** Variables for which the operation failed, with the reasons. */
  failed: SharedEnvFailure[];
}

/** Input of `getSharedEnv`. */
export interface GetSharedEnvInput {
  /** The variable, by its ID. */
  id: string;
}

/** Answer of `getSharedEnv`. */
export type GetSharedEnvOutput = SharedEnv;

/** Input of `unlinkSharedEnv`. */
export interface UnlinkSharedEnvInput {
  /** The variable to unlink, by its ID. */
  id: string;
  /** The project that loses the variable, by its ID. */
  projectId: string;
}

/** Answer of `unlinkSharedEnv`. */
export interface UnlinkSharedEnvOutput {
  id: string;
}

/** Input of `listCustomEnvironments`. */
export interface ListCustomEnvironmentsInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** Only environments that this branch is deployed to. */
  gitBranch?: string | undefined;
}

/** Answer of `listCustomEnvironments`. */
export interface ListCustomEnvironmentsOutput {
  /** Maximum number for the account. */
  accountLimit: {
    total: number;
  };
  environments: CustomEnvironment[];
}

/** Input of `createCustomEnvironment`. */
export interface CreateCustomEnvironmentInput extends CreateCustomEnvironmentRequest {
  /** The project, by its ID or its name. */
  idOrName: string;
}

/** Answer of `createCustomEnvironment`. */
export type CreateCustomEnvironmentOutput = CustomEnvironment;

/** Input of `getCustomEnvironment`. */
export interface GetCustomEnvironmentInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The slug or ID of the custom environment. */
  environmentSlugOrId: string;
}

/** Answer of `getCustomEnvironment`. */
export type GetCustomEnvironmentOutput = CustomEnvironment;

/** Input of `updateCustomEnvironment`. */
export interface UpdateCustomEnvironmentInput extends UpdateCustomEnvironmentRequest {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The slug or ID of the custom environment. */
  environmentSlugOrId: string;
}

/** Answer of `updateCustomEnvironment`. */
export type UpdateCustomEnvironmentOutput = CustomEnvironment;

/** Input of `deleteCustomEnvironment`. */
export interface DeleteCustomEnvironmentInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The slug or ID of the custom environment. */
  environmentSlugOrId: string;
  /** Whether variables that no other environment has are deleted too. */
  deleteUnassignedEnvironmentVariables?: boolean | undefined;
}

/** Answer of `deleteCustomEnvironment`. */
export type DeleteCustomEnvironmentOutput = CustomEnvironment;
