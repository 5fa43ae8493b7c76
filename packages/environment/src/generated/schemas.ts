// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const BranchMatcher: v.GenericSchema<types.BranchMatcher> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.picklist(["endsWith", "equals", "startsWith"]),
  pattern: /* @__PURE__ */ v.string(),
});

export const BranchMatcherType: v.GenericSchema<types.BranchMatcherType> = /* @__PURE__ */ v.picklist(["equals", "startsWith", "endsWith"]);

export const BranchMatcherInput: v.GenericSchema<types.BranchMatcherInput> = /* @__PURE__ */ v.looseObject({
  type: BranchMatcherType,
  pattern: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(100)),
});

export const CreateCustomEnvironmentRequest: v.GenericSchema<types.CreateCustomEnvironmentRequest> = /* @__PURE__ */ v.looseObject({
  slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(32))),
  branchMatcher: /* @__PURE__ */ v.optional(BranchMatcherInput),
  copyEnvVarsFrom: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(256))),
});

export const EnvTarget: v.GenericSchema<types.EnvTarget> = /* @__PURE__ */ v.picklist(["production", "preview", "development"]);

export const ProjectDomain: v.GenericSchema<types.ProjectDomain> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  apexName: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
  verified: /* @__PURE__ */ v.boolean(),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  customEnvironmentId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  gitBranch: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  redirect: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  redirectStatusCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number())),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  verification: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    type: /* @__PURE__ */ v.string(),
    domain: /* @__PURE__ */ v.string(),
    reason: /* @__PURE__ */ v.string(),
    value: /* @__PURE__ */ v.string(),
  }))),
});

export const CustomEnvironment: v.GenericSchema<types.CustomEnvironment> = /* @__PURE__ */ v.looseObject({
  type: EnvTarget,
  id: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  updatedAt: /* @__PURE__ */ v.number(),
  branchMatcher: /* @__PURE__ */ v.optional(BranchMatcher),
  currentDeploymentAliases: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  domains: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(ProjectDomain)),
});

export const EnvVarError: v.GenericSchema<types.EnvVarError> = /* @__PURE__ */ v.looseObject({
  key: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  code: /* @__PURE__ */ v.string(),
  message: /* @__PURE__ */ v.string(),
  action: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  envVarId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  envVarKey: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  gitBranch: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  link: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  project: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  target: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([EnvTarget, /* @__PURE__ */ v.array(EnvTarget)])),
  value: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.array(EnvTarget)])),
});

export const EnvVarInputKind: v.GenericSchema<types.EnvVarInputKind> = /* @__PURE__ */ v.picklist(["plain", "encrypted", "sensitive", "system"]);

export const Pagination: v.GenericSchema<types.Pagination> = /* @__PURE__ */ v.looseObject({
  count: /* @__PURE__ */ v.number(),
  next: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  prev: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
});

export const SharedEnv: v.GenericSchema<types.SharedEnv> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.optional(EnvVarInputKind),
  id: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  key: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  applyToAllCustomEnvironments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  comment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  created: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  createdBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  customEnvironmentIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  decrypted: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  deletedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  deletedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  ipAddress: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  lastEditedByDisplayName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ownerId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  projectNames: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  target: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(EnvTarget)),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  updatedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  value: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const SharedEnvChange: v.GenericSchema<types.SharedEnvChange> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["encrypted", "sensitive"])),
  key: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  comment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(500))),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  projectIdUpdates: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    link: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
    unlink: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  })),
  target: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(EnvTarget)),
  value: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const SharedEnvFailure: v.GenericSchema<types.SharedEnvFailure> = /* @__PURE__ */ v.looseObject({
  error: EnvVarError,
});

export const SharedEnvInput: v.GenericSchema<types.SharedEnvInput> = /* @__PURE__ */ v.looseObject({
  key: /* @__PURE__ */ v.string(),
  value: /* @__PURE__ */ v.string(),
  comment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const SharedEnvListItem: v.GenericSchema<types.SharedEnvListItem> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.optional(EnvVarInputKind),
  id: /* @__PURE__ */ v.string(),
  key: /* @__PURE__ */ v.string(),
  created: /* @__PURE__ */ v.string(),
  decrypted: /* @__PURE__ */ v.boolean(),
  securityIssues: /* @__PURE__ */ v.array(/* @__PURE__ */ v.picklist(["flags-secret-needs-split", "readable-secret"])),
  applyToAllCustomEnvironments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  comment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  createdAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  createdBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  customEnvironmentIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  deletedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  deletedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  lastEditedByDisplayName: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ownerId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  target: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(EnvTarget)),
  updatedAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  updatedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  value: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const SharedEnvPage: v.GenericSchema<types.SharedEnvPage> = /* @__PURE__ */ v.looseObject({
  data: /* @__PURE__ */ v.array(SharedEnvListItem),
  pagination: Pagination,
});

export const SharedEnvsForProjects: v.GenericSchema<types.SharedEnvsForProjects> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["encrypted", "sensitive"])),
  evs: /* @__PURE__ */ v.array(SharedEnvInput),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  target: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(EnvTarget)),
});

export const SharedEnvsForTargets: v.GenericSchema<types.SharedEnvsForTargets> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["encrypted", "sensitive"])),
  evs: /* @__PURE__ */ v.array(SharedEnvInput),
  target: /* @__PURE__ */ v.array(EnvTarget),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const UpdateCustomEnvironmentRequest: v.GenericSchema<types.UpdateCustomEnvironmentRequest> = /* @__PURE__ */ v.looseObject({
  slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(32))),
  branchMatcher: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(BranchMatcherInput)),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(256))),
});

export const ListSharedEnvsInput: v.GenericSchema<types.ListSharedEnvsInput> = /* @__PURE__ */ v.looseObject({
  exclude_ids: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  exclude_projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "exclude-ids": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  "exclude-projectId": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  ids: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  search: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const CreateSharedEnvsInput: v.GenericSchema<types.CreateSharedEnvsInput> = /* @__PURE__ */ v.union([SharedEnvsForTargets, SharedEnvsForProjects]);

export const CreateSharedEnvsOutput: v.GenericSchema<types.CreateSharedEnvsOutput> = /* @__PURE__ */ v.looseObject({
  created: /* @__PURE__ */ v.array(SharedEnv),
  failed: /* @__PURE__ */ v.array(SharedEnvFailure),
});

export const UpdateSharedEnvsInput: v.GenericSchema<types.UpdateSharedEnvsInput> = /* @__PURE__ */ v.looseObject({
  updates: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), SharedEnvChange),
});

export const UpdateSharedEnvsOutput: v.GenericSchema<types.UpdateSharedEnvsOutput> = /* @__PURE__ */ v.looseObject({
  failed: /* @__PURE__ */ v.array(SharedEnvFailure),
  updated: /* @__PURE__ */ v.array(SharedEnv),
});

export const DeleteSharedEnvsInput: v.GenericSchema<types.DeleteSharedEnvsInput> = /* @__PURE__ */ v.looseObject({
  ids: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string()), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(50)),
});

export const DeleteSharedEnvsOutput: v.GenericSchema<types.DeleteSharedEnvsOutput> = /* @__PURE__ */ v.looseObject({
  deleted: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  failed: /* @__PURE__ */ v.array(SharedEnvFailure),
});

export const GetSharedEnvInput: v.GenericSchema<types.GetSharedEnvInput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
});

export const UnlinkSharedEnvInput: v.GenericSchema<types.UnlinkSharedEnvInput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
});

export const UnlinkSharedEnvOutput: v.GenericSchema<types.UnlinkSharedEnvOutput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
});

export const ListCustomEnvironmentsInput: v.GenericSchema<types.ListCustomEnvironmentsInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
  gitBranch: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ListCustomEnvironmentsOutput: v.GenericSchema<types.ListCustomEnvironmentsOutput> = /* @__PURE__ */ v.looseObject({
  accountLimit: /* @__PURE__ */ v.looseObject({
    total: /* @__PURE__ */ v.number(),
  }),
  environments: /* @__PURE__ */ v.array(CustomEnvironment),
});

export const CreateCustomEnvironmentInput: v.GenericSchema<types.CreateCustomEnvironmentInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(32))),
  branchMatcher: /* @__PURE__ */ v.optional(BranchMatcherInput),
  copyEnvVarsFrom: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(256))),
});

export const GetCustomEnvironmentInput: v.GenericSchema<types.GetCustomEnvironmentInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
  environmentSlugOrId: /* @__PURE__ */ v.string(),
});

export const UpdateCustomEnvironmentInput: v.GenericSchema<types.UpdateCustomEnvironmentInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
  environmentSlugOrId: /* @__PURE__ */ v.string(),
  slug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(32))),
  branchMatcher: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(BranchMatcherInput)),
  description: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(256))),
});

export const DeleteCustomEnvironmentInput: v.GenericSchema<types.DeleteCustomEnvironmentInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
  environmentSlugOrId: /* @__PURE__ */ v.string(),
  deleteUnassignedEnvironmentVariables: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});
