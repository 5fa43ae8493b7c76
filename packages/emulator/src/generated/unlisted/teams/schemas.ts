// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

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
