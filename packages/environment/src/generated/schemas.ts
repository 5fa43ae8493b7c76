// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  CustomEnvironment, EnvTarget, EnvVarError, EnvVarInputKind, Pagination, SharedEnv,
} from "../../../../shapes/generated/schemas.ts";
export {
  BranchMatcher, CustomEnvironment, EnvTarget, EnvVarError, EnvVarInputKind, Pagination, ProjectDomain, RedirectStatusCode, SharedEnv,
} from "../../../../shapes/generated/schemas.ts";

export const BranchMatcherType: v.GenericSchema<types.BranchMatcherType> = /* @__PURE__ */ v.picklist(["equals", "startsWith", "endsWith"]);

export const BranchMatcherInput: v.GenericSchema<types.BranchMatcherInput> = /* @__PURE__ */ (() => v.looseObject({
  type: BranchMatcherType,
  pattern: v.pipe(v.string(), v.maxLength(100)),
}))();

export const CreateCustomEnvironmentRequest: v.GenericSchema<types.CreateCustomEnvironmentRequest> = /* @__PURE__ */ (() => v.looseObject({
  slug: v.optional(v.pipe(v.string(), v.maxLength(32))),
  branchMatcher: v.optional(BranchMatcherInput),
  copyEnvVarsFrom: v.optional(v.string()),
  description: v.optional(v.pipe(v.string(), v.maxLength(256))),
}))();

export const SharedEnvType: v.GenericSchema<types.SharedEnvType> = /* @__PURE__ */ v.picklist(["encrypted", "sensitive"]);

export const SharedEnvChange: v.GenericSchema<types.SharedEnvChange> = /* @__PURE__ */ (() => v.strictObject({
  applyToAllCustomEnvironments: v.optional(v.boolean()),
  type: v.optional(SharedEnvType),
  key: v.optional(v.string()),
  comment: v.optional(v.pipe(v.string(), v.maxLength(500))),
  projectId: v.optional(v.array(v.string())),
  projectIdUpdates: v.optional(v.strictObject({
    link: v.optional(v.array(v.string())),
    unlink: v.optional(v.array(v.string())),
  })),
  target: v.optional(v.array(EnvTarget)),
  value: v.optional(v.string()),
}))();

export const SharedEnvFailure: v.GenericSchema<types.SharedEnvFailure> = /* @__PURE__ */ v.looseObject({
  error: EnvVarError,
});

export const SharedEnvInput: v.GenericSchema<types.SharedEnvInput> = /* @__PURE__ */ (() => v.looseObject({
  key: v.string(),
  value: v.string(),
  comment: v.optional(v.string()),
}))();

export const SharedEnvListItem: v.GenericSchema<types.SharedEnvListItem> = /* @__PURE__ */ (() => v.looseObject({
  type: v.optional(EnvVarInputKind),
  id: v.optional(v.string()),
  key: v.optional(v.string()),
  created: v.optional(v.string()),
  decrypted: v.optional(v.boolean()),
  securityIssues: v.array(v.picklist(["flags-secret-needs-split", "readable-secret"])),
  applyToAllCustomEnvironments: v.optional(v.boolean()),
  comment: v.optional(v.string()),
  createdAt: v.optional(v.number()),
  createdBy: v.optional(v.nullable(v.string())),
  customEnvironmentIds: v.optional(v.array(v.string())),
  deletedAt: v.optional(v.number()),
  deletedBy: v.optional(v.nullable(v.string())),
  lastEditedByDisplayName: v.optional(v.string()),
  ownerId: v.optional(v.nullable(v.string())),
  projectId: v.optional(v.array(v.string())),
  target: v.optional(v.array(EnvTarget)),
  updatedAt: v.optional(v.number()),
  updatedBy: v.optional(v.nullable(v.string())),
  value: v.optional(v.string()),
}))();

export const SharedEnvPage: v.GenericSchema<types.SharedEnvPage> = /* @__PURE__ */ (() => v.looseObject({
  data: v.array(SharedEnvListItem),
  pagination: Pagination,
}))();

export const SharedEnvsForProjects: v.GenericSchema<types.SharedEnvsForProjects> = /* @__PURE__ */ (() => v.looseObject({
  applyToAllCustomEnvironments: v.optional(v.boolean()),
  type: v.optional(SharedEnvType),
  evs: v.array(SharedEnvInput),
  projectId: v.optional(v.array(v.string())),
  target: v.optional(v.array(EnvTarget)),
}))();

export const SharedEnvsForTargets: v.GenericSchema<types.SharedEnvsForTargets> = /* @__PURE__ */ (() => v.looseObject({
  applyToAllCustomEnvironments: v.optional(v.boolean()),
  type: v.optional(SharedEnvType),
  evs: v.array(SharedEnvInput),
  target: v.array(EnvTarget),
  projectId: v.optional(v.array(v.string())),
}))();

export const UpdateCustomEnvironmentRequest: v.GenericSchema<types.UpdateCustomEnvironmentRequest> = /* @__PURE__ */ (() => v.looseObject({
  slug: v.optional(v.pipe(v.string(), v.maxLength(32))),
  branchMatcher: v.optional(v.nullable(BranchMatcherInput)),
  description: v.optional(v.pipe(v.string(), v.maxLength(256))),
}))();

export const ListSharedEnvsInput: v.GenericSchema<types.ListSharedEnvsInput> = /* @__PURE__ */ (() => v.looseObject({
  exclude_ids: v.optional(v.string()),
  exclude_projectId: v.optional(v.string()),
  "exclude-ids": v.optional(v.string()),
  "exclude-projectId": v.optional(v.string()),
  ids: v.optional(v.string()),
  projectId: v.optional(v.string()),
  search: v.optional(v.string()),
}))();

export const CreateSharedEnvsInput: v.GenericSchema<types.CreateSharedEnvsInput> = /* @__PURE__ */ v.union([SharedEnvsForTargets, SharedEnvsForProjects]);

export const CreateSharedEnvsOutput: v.GenericSchema<types.CreateSharedEnvsOutput> = /* @__PURE__ */ (() => v.looseObject({
  created: v.array(SharedEnv),
  failed: v.array(SharedEnvFailure),
}))();

export const UpdateSharedEnvsInput: v.GenericSchema<types.UpdateSharedEnvsInput> = /* @__PURE__ */ (() => v.strictObject({
  updates: v.record(v.string(), SharedEnvChange),
}))();

export const UpdateSharedEnvsOutput: v.GenericSchema<types.UpdateSharedEnvsOutput> = /* @__PURE__ */ (() => v.looseObject({
  failed: v.array(SharedEnvFailure),
  updated: v.array(SharedEnv),
}))();

export const DeleteSharedEnvsInput: v.GenericSchema<types.DeleteSharedEnvsInput> = /* @__PURE__ */ (() => v.looseObject({
  ids: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(50)),
}))();

export const DeleteSharedEnvsOutput: v.GenericSchema<types.DeleteSharedEnvsOutput> = /* @__PURE__ */ (() => v.looseObject({
  deleted: v.array(v.string()),
  failed: v.array(SharedEnvFailure),
}))();

export const GetSharedEnvInput: v.GenericSchema<types.GetSharedEnvInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();

export const UnlinkSharedEnvInput: v.GenericSchema<types.UnlinkSharedEnvInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  projectId: v.string(),
}))();

export const UnlinkSharedEnvOutput: v.GenericSchema<types.UnlinkSharedEnvOutput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();

export const ListCustomEnvironmentsInput: v.GenericSchema<types.ListCustomEnvironmentsInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  gitBranch: v.optional(v.string()),
}))();

export const ListCustomEnvironmentsOutput: v.GenericSchema<types.ListCustomEnvironmentsOutput> = /* @__PURE__ */ (() => v.looseObject({
  accountLimit: v.looseObject({
    total: v.number(),
  }),
  environments: v.array(CustomEnvironment),
}))();

export const CreateCustomEnvironmentInput: v.GenericSchema<types.CreateCustomEnvironmentInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  slug: v.optional(v.pipe(v.string(), v.maxLength(32))),
  branchMatcher: v.optional(BranchMatcherInput),
  copyEnvVarsFrom: v.optional(v.string()),
  description: v.optional(v.pipe(v.string(), v.maxLength(256))),
}))();

export const GetCustomEnvironmentInput: v.GenericSchema<types.GetCustomEnvironmentInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  environmentSlugOrId: v.string(),
}))();

export const UpdateCustomEnvironmentInput: v.GenericSchema<types.UpdateCustomEnvironmentInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  environmentSlugOrId: v.string(),
  slug: v.optional(v.pipe(v.string(), v.maxLength(32))),
  branchMatcher: v.optional(v.nullable(BranchMatcherInput)),
  description: v.optional(v.pipe(v.string(), v.maxLength(256))),
}))();

export const DeleteCustomEnvironmentInput: v.GenericSchema<types.DeleteCustomEnvironmentInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  environmentSlugOrId: v.string(),
  deleteUnassignedEnvironmentVariables: v.optional(v.boolean()),
}))();
