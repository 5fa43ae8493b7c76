// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  Pagination,
} from "@slipway/teams/schemas";

export const ListDirectoryGroupsInput: v.GenericSchema<types.ListDirectoryGroupsInput> = /* @__PURE__ */ (() => v.looseObject({
  teamId: v.string(),
}))();

export const ListDirectoryGroupsOutput: v.GenericSchema<types.ListDirectoryGroupsOutput> = /* @__PURE__ */ (() => v.looseObject({
  groups: v.array(v.looseObject({
    id: v.string(),
    name: v.string(),
  })),
  pagination: v.looseObject({
    before: v.nullable(v.string()),
    after: v.nullable(v.string()),
  }),
}))();

export const ListTeamMemberProjectsInput: v.GenericSchema<types.ListTeamMemberProjectsInput> = /* @__PURE__ */ (() => v.looseObject({
  teamId: v.string(),
  uid: v.string(),
  limit: v.optional(v.pipe(v.number(), v.integer())),
  until: v.optional(v.pipe(v.number(), v.integer())),
  since: v.optional(v.pipe(v.number(), v.integer())),
}))();

export const ListTeamMemberProjectsOutput: v.GenericSchema<types.ListTeamMemberProjectsOutput> = /* @__PURE__ */ (() => v.looseObject({
  projects: v.array(v.looseObject({
    projectId: v.string(),
    role: v.string(),
  })),
  pagination: Pagination,
}))();

export const CreateEmptyMicrofrontendsGroupInput: v.GenericSchema<types.CreateEmptyMicrofrontendsGroupInput> = /* @__PURE__ */ (() => v.looseObject({
  teamId: v.string(),
  newMicrofrontendsGroupName: v.string(),
}))();

export const CreateEmptyMicrofrontendsGroupOutput: v.GenericSchema<types.CreateEmptyMicrofrontendsGroupOutput> = /* @__PURE__ */ (() => v.looseObject({
  newMicrofrontendsGroup: v.looseObject({
    id: v.string(),
    name: v.string(),
    slug: v.string(),
  }),
}))();

export const GetAccessRequestInput: v.GenericSchema<types.GetAccessRequestInput> = /* @__PURE__ */ (() => v.looseObject({
  teamId: v.string(),
}))();
