// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const GetAvatarInput: v.GenericSchema<types.GetAvatarInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();

export const GetWwwUserInput: v.GenericSchema<types.GetWwwUserInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const GetWwwUserOutput: v.GenericSchema<types.GetWwwUserOutput> = /* @__PURE__ */ (() => v.looseObject({
  user: v.looseObject({
    uid: v.string(),
    id: v.string(),
    username: v.string(),
    email: v.string(),
    name: v.nullable(v.string()),
    avatar: v.nullable(v.string()),
  }),
}))();
