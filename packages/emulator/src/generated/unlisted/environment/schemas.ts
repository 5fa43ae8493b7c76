// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const EnvTarget: v.GenericSchema<types.EnvTarget> = /* @__PURE__ */ v.picklist(["production", "preview", "development"]);

export const EnvVarInputKind: v.GenericSchema<types.EnvVarInputKind> = /* @__PURE__ */ v.picklist(["plain", "encrypted", "sensitive", "system"]);

export const Pagination: v.GenericSchema<types.Pagination> = /* @__PURE__ */ (() => v.looseObject({
  count: v.number(),
  next: v.nullable(v.number()),
  prev: v.nullable(v.number()),
}))();

export const SharedEnvListItem: v.GenericSchema<types.SharedEnvListItem> = /* @__PURE__ */ (() => v.looseObject({
  type: v.optional(EnvVarInputKind),
  id: v.string(),
  key: v.string(),
  created: v.string(),
  decrypted: v.boolean(),
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

export const ListAllSharedEnvsInput: v.GenericSchema<types.ListAllSharedEnvsInput> = /* @__PURE__ */ (() => v.looseObject({
  until: v.optional(v.number()),
}))();
