// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const GrantableProjectRole: v.GenericSchema<types.GrantableProjectRole> = /* @__PURE__ */ v.picklist(["ADMIN", "PROJECT_DEVELOPER", "PROJECT_VIEWER"]);

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

export const AddProjectMemberRequest: v.GenericSchema<types.AddProjectMemberRequest> = /* @__PURE__ */ v.union([MemberById, MemberByUsername, MemberByEmail]);

export const AddProjectMembersInput: v.GenericSchema<types.AddProjectMembersInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  members: v.pipe(v.array(AddProjectMemberRequest), v.maxLength(100)),
}))();

export const AddProjectMembersOutput: v.GenericSchema<types.AddProjectMembersOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const UpdateProjectMembersInput: v.GenericSchema<types.UpdateProjectMembersInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  members: v.pipe(v.array(MemberById), v.maxLength(100)),
}))();

export const UpdateProjectMembersOutput: v.GenericSchema<types.UpdateProjectMembersOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const RemoveProjectMembersInput: v.GenericSchema<types.RemoveProjectMembersInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  members: v.pipe(v.array(v.string()), v.maxLength(100)),
}))();

export const RemoveProjectMembersOutput: v.GenericSchema<types.RemoveProjectMembersOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const CountProjectMembersInput: v.GenericSchema<types.CountProjectMembersInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
}))();

export const CountProjectMembersOutput: v.GenericSchema<types.CountProjectMembersOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.number()))();
