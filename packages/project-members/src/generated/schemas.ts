// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  GrantableProjectRole, MembersPagination, ProjectRole, TeamRole,
} from "../../../../shapes/generated/schemas.ts";
export {
  GrantableProjectRole, MembersPagination, ProjectRole, TeamRole,
} from "../../../../shapes/generated/schemas.ts";

export const MemberByEmail: v.GenericSchema<types.MemberByEmail> = /* @__PURE__ */ (() => v.looseObject({
  uid: v.optional(v.string()),
  email: v.string(),
  role: GrantableProjectRole,
  username: v.optional(v.string()),
}))();

export const MemberById: v.GenericSchema<types.MemberById> = /* @__PURE__ */ (() => v.looseObject({
  uid: v.string(),
  role: GrantableProjectRole,
  email: v.optional(v.string()),
  username: v.optional(v.string()),
}))();

export const MemberByUsername: v.GenericSchema<types.MemberByUsername> = /* @__PURE__ */ (() => v.looseObject({
  uid: v.optional(v.string()),
  role: GrantableProjectRole,
  username: v.string(),
  email: v.optional(v.string()),
}))();

export const ProjectMember: v.GenericSchema<types.ProjectMember> = /* @__PURE__ */ (() => v.looseObject({
  uid: v.string(),
  name: v.optional(v.string()),
  computedProjectRole: ProjectRole,
  createdAt: v.number(),
  email: v.string(),
  role: ProjectRole,
  teamRole: TeamRole,
  username: v.string(),
  avatar: v.optional(v.string()),
}))();

export const ProjectMemberPage: v.GenericSchema<types.ProjectMemberPage> = /* @__PURE__ */ (() => v.looseObject({
  members: v.array(ProjectMember),
  pagination: MembersPagination,
}))();

export const ListProjectMembersInput: v.GenericSchema<types.ListProjectMembersInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  search: v.optional(v.string()),
  since: v.optional(v.pipe(v.number(), v.integer())),
  until: v.optional(v.pipe(v.number(), v.integer())),
}))();

export const ListProjectMembersOutput: v.GenericSchema<unknown> = /* @__PURE__ */ (() => v.union([ProjectMemberPage, v.looseObject({})]))();

export const AddProjectMemberInput: v.GenericSchema<types.AddProjectMemberInput> = /* @__PURE__ */ (() => v.intersect([v.looseObject({
  idOrName: v.string(),
}), v.union([MemberById, MemberByUsername, MemberByEmail])]))();

export const AddProjectMemberOutput: v.GenericSchema<types.AddProjectMemberOutput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();

export const RemoveProjectMemberInput: v.GenericSchema<types.RemoveProjectMemberInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  uid: v.string(),
}))();

export const RemoveProjectMemberOutput: v.GenericSchema<types.RemoveProjectMemberOutput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();
