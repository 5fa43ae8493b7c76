// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  MemberByEmail, MemberById, MemberByUsername,
} from "@slipway/project-members/schemas";

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
