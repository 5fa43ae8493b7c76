// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const GrantableProjectRole: v.GenericSchema<types.GrantableProjectRole> = /* @__PURE__ */ v.picklist(["ADMIN", "PROJECT_DEVELOPER", "PROJECT_VIEWER"]);

export const MemberByEmail: v.GenericSchema<types.MemberByEmail> = /* @__PURE__ */ v.looseObject({
  uid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  email: /* @__PURE__ */ v.string(),
  role: GrantableProjectRole,
  username: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const MemberById: v.GenericSchema<types.MemberById> = /* @__PURE__ */ v.looseObject({
  uid: /* @__PURE__ */ v.string(),
  role: GrantableProjectRole,
  email: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  username: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const MemberByUsername: v.GenericSchema<types.MemberByUsername> = /* @__PURE__ */ v.looseObject({
  uid: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  role: GrantableProjectRole,
  username: /* @__PURE__ */ v.string(),
  email: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const MembersPagination: v.GenericSchema<types.MembersPagination> = /* @__PURE__ */ v.looseObject({
  count: /* @__PURE__ */ v.number(),
  hasNext: /* @__PURE__ */ v.boolean(),
  next: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  prev: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
});

export const ProjectRole: v.GenericSchema<types.ProjectRole> = /* @__PURE__ */ v.picklist(["ADMIN", "PROJECT_DEVELOPER", "PROJECT_VIEWER", "PROJECT_GUEST"]);

export const TeamRole: v.GenericSchema<types.TeamRole> = /* @__PURE__ */ v.picklist(["OWNER", "MEMBER", "DEVELOPER", "SECURITY", "BILLING", "VIEWER", "VIEWER_FOR_PLUS", "CONTRIBUTOR"]);

export const ProjectMember: v.GenericSchema<types.ProjectMember> = /* @__PURE__ */ v.looseObject({
  uid: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  computedProjectRole: ProjectRole,
  createdAt: /* @__PURE__ */ v.number(),
  email: /* @__PURE__ */ v.string(),
  role: ProjectRole,
  teamRole: TeamRole,
  username: /* @__PURE__ */ v.string(),
  avatar: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ProjectMemberPage: v.GenericSchema<types.ProjectMemberPage> = /* @__PURE__ */ v.looseObject({
  members: /* @__PURE__ */ v.array(ProjectMember),
  pagination: MembersPagination,
});

export const ListProjectMembersInput: v.GenericSchema<types.ListProjectMembersInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1), /* @__PURE__ */ v.maxValue(100))),
  search: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  since: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  until: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const ListProjectMembersOutput: v.GenericSchema<unknown> = /* @__PURE__ */ v.union([ProjectMemberPage, /* @__PURE__ */ v.looseObject({})]);

export const AddProjectMemberInput: v.GenericSchema<types.AddProjectMemberInput> = /* @__PURE__ */ v.intersect([/* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
}), /* @__PURE__ */ v.union([MemberById, MemberByUsername, MemberByEmail])]);

export const AddProjectMemberOutput: v.GenericSchema<types.AddProjectMemberOutput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
});

export const RemoveProjectMemberInput: v.GenericSchema<types.RemoveProjectMemberInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
  uid: /* @__PURE__ */ v.string(),
});

export const RemoveProjectMemberOutput: v.GenericSchema<types.RemoveProjectMemberOutput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
});
