// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  CursorPagination, GrantableProjectRole, ProjectRole, ProjectRoleAssignment, TeamPermission, TeamRole,
} from "../../../../shapes/generated/schemas.ts";
export {
  CursorPagination, GrantableProjectRole, ProjectRole, ProjectRoleAssignment, TeamPermission, TeamRole,
} from "../../../../shapes/generated/schemas.ts";

export const AccessGroup: v.GenericSchema<types.AccessGroup> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  accessGroupId: v.string(),
  createdAt: v.string(),
  membersCount: v.number(),
  projectsCount: v.number(),
  teamId: v.string(),
  updatedAt: v.string(),
  teamRoles: v.optional(v.array(v.string())),
  isDsyncManaged: v.boolean(),
  entitlements: v.optional(v.array(v.literal("v0"))),
  teamPermissions: v.optional(v.array(TeamPermission)),
}))();

export const AccessGroupListItem: v.GenericSchema<types.AccessGroupListItem> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  accessGroupId: v.string(),
  createdAt: v.string(),
  membersCount: v.number(),
  projectsCount: v.number(),
  teamId: v.string(),
  updatedAt: v.string(),
  teamRoles: v.optional(v.array(v.string())),
  isDsyncManaged: v.boolean(),
  entitlements: v.optional(v.array(v.string())),
  members: v.optional(v.array(v.string())),
  projects: v.optional(v.array(v.string())),
  teamPermissions: v.optional(v.array(v.string())),
}))();

export const AccessGroupMember: v.GenericSchema<types.AccessGroupMember> = /* @__PURE__ */ (() => v.looseObject({
  uid: v.string(),
  name: v.optional(v.string()),
  email: v.string(),
  teamRole: TeamRole,
  username: v.string(),
  avatar: v.optional(v.string()),
  createdAt: v.optional(v.string()),
}))();

export const AccessGroupMemberPage: v.GenericSchema<types.AccessGroupMemberPage> = /* @__PURE__ */ (() => v.looseObject({
  members: v.array(AccessGroupMember),
  pagination: CursorPagination,
}))();

export const AccessGroupPage: v.GenericSchema<types.AccessGroupPage> = /* @__PURE__ */ (() => v.looseObject({
  accessGroups: v.array(AccessGroupListItem),
  pagination: CursorPagination,
}))();

export const AccessGroupProject: v.GenericSchema<types.AccessGroupProject> = /* @__PURE__ */ (() => v.looseObject({
  accessGroupId: v.string(),
  createdAt: v.string(),
  projectId: v.string(),
  role: ProjectRole,
  teamId: v.string(),
  updatedAt: v.string(),
}))();

export const AccessGroupProjectItem: v.GenericSchema<types.AccessGroupProjectItem> = /* @__PURE__ */ (() => v.looseObject({
  createdAt: v.string(),
  project: v.looseObject({
    name: v.optional(v.string()),
    framework: v.optional(v.nullable(v.string())),
    latestDeploymentId: v.optional(v.string()),
  }),
  projectId: v.string(),
  role: ProjectRole,
  updatedAt: v.string(),
}))();

export const AccessGroupProjectPage: v.GenericSchema<types.AccessGroupProjectPage> = /* @__PURE__ */ (() => v.looseObject({
  pagination: CursorPagination,
  projects: v.array(AccessGroupProjectItem),
}))();

export const CreateAccessGroupRequest: v.GenericSchema<types.CreateAccessGroupRequest> = /* @__PURE__ */ (() => v.strictObject({
  name: v.pipe(v.string(), v.maxLength(50), v.regex(new RegExp("^[A-z0-9_ -]+$"))),
  membersToAdd: v.optional(v.array(v.string())),
  projects: v.optional(v.array(ProjectRoleAssignment)),
}))();

export const SavedAccessGroup: v.GenericSchema<types.SavedAccessGroup> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  accessGroupId: v.string(),
  createdAt: v.string(),
  membersCount: v.number(),
  projectsCount: v.number(),
  teamId: v.string(),
  updatedAt: v.string(),
  teamRoles: v.optional(v.array(v.string())),
  entitlements: v.array(v.literal("v0")),
  teamPermissions: v.optional(v.array(v.string())),
}))();

export const UpdateAccessGroupRequest: v.GenericSchema<types.UpdateAccessGroupRequest> = /* @__PURE__ */ (() => v.strictObject({
  name: v.optional(v.pipe(v.string(), v.maxLength(50), v.regex(new RegExp("^[A-z0-9_ -]+$")))),
  membersToAdd: v.optional(v.array(v.string())),
  membersToRemove: v.optional(v.array(v.string())),
  projects: v.optional(v.array(ProjectRoleAssignment)),
}))();

export const GetAccessGroupInput: v.GenericSchema<types.GetAccessGroupInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
}))();

export const UpdateAccessGroupInput: v.GenericSchema<types.UpdateAccessGroupInput> = /* @__PURE__ */ (() => v.strictObject({
  idOrName: v.string(),
  name: v.optional(v.pipe(v.string(), v.maxLength(50), v.regex(new RegExp("^[A-z0-9_ -]+$")))),
  membersToAdd: v.optional(v.array(v.string())),
  membersToRemove: v.optional(v.array(v.string())),
  projects: v.optional(v.array(ProjectRoleAssignment)),
}))();

export const DeleteAccessGroupInput: v.GenericSchema<types.DeleteAccessGroupInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
}))();

export const ListAccessGroupMembersInput: v.GenericSchema<types.ListAccessGroupMembersInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  next: v.optional(v.string()),
  search: v.optional(v.string()),
}))();

export const ListAccessGroupsInput: v.GenericSchema<types.ListAccessGroupsInput> = /* @__PURE__ */ (() => v.looseObject({
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  membersLimit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  next: v.optional(v.string()),
  projectId: v.optional(v.string()),
  projectsLimit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  search: v.optional(v.string()),
}))();

export const ListAccessGroupsOutput: v.GenericSchema<unknown> = /* @__PURE__ */ (() => v.union([AccessGroupPage, v.looseObject({})]))();

export const CreateAccessGroupInput: v.GenericSchema<types.CreateAccessGroupInput> = /* @__PURE__ */ (() => v.strictObject({
  name: v.pipe(v.string(), v.maxLength(50), v.regex(new RegExp("^[A-z0-9_ -]+$"))),
  membersToAdd: v.optional(v.array(v.string())),
  projects: v.optional(v.array(ProjectRoleAssignment)),
}))();

export const ListAccessGroupProjectsInput: v.GenericSchema<types.ListAccessGroupProjectsInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  next: v.optional(v.string()),
}))();

export const CreateAccessGroupProjectInput: v.GenericSchema<types.CreateAccessGroupProjectInput> = /* @__PURE__ */ (() => v.strictObject({
  accessGroupIdOrName: v.string(),
  projectId: v.pipe(v.string(), v.maxLength(256)),
  role: GrantableProjectRole,
}))();

export const GetAccessGroupProjectInput: v.GenericSchema<types.GetAccessGroupProjectInput> = /* @__PURE__ */ (() => v.looseObject({
  accessGroupIdOrName: v.string(),
  projectId: v.string(),
}))();

export const UpdateAccessGroupProjectInput: v.GenericSchema<types.UpdateAccessGroupProjectInput> = /* @__PURE__ */ (() => v.strictObject({
  accessGroupIdOrName: v.string(),
  projectId: v.string(),
  role: GrantableProjectRole,
}))();

export const DeleteAccessGroupProjectInput: v.GenericSchema<types.DeleteAccessGroupProjectInput> = /* @__PURE__ */ (() => v.looseObject({
  accessGroupIdOrName: v.string(),
  projectId: v.string(),
}))();
