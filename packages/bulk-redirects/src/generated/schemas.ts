// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const RedirectVersion: v.GenericSchema<types.RedirectVersion> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.optional(v.string()),
  key: v.string(),
  createdBy: v.string(),
  lastModified: v.number(),
  alias: v.optional(v.string()),
  isLive: v.optional(v.boolean()),
  isStaging: v.optional(v.boolean()),
  redirectCount: v.optional(v.number()),
}))();

export const EditedRedirects: v.GenericSchema<types.EditedRedirects> = /* @__PURE__ */ (() => v.looseObject({
  alias: v.nullable(v.string()),
  version: RedirectVersion,
}))();

export const Redirect: v.GenericSchema<types.Redirect> = /* @__PURE__ */ (() => v.looseObject({
  destination: v.string(),
  source: v.string(),
  caseSensitive: v.optional(v.boolean()),
  permanent: v.optional(v.boolean()),
  preserveQueryParams: v.optional(v.boolean()),
  query: v.optional(v.boolean()),
  sensitive: v.optional(v.boolean()),
  statusCode: v.optional(v.number()),
  action: v.optional(v.picklist(["+", "-", "~"])),
}))();

export const RedirectChange: v.GenericSchema<types.RedirectChange> = /* @__PURE__ */ (() => v.looseObject({
  source: v.string(),
  caseSensitive: v.optional(v.boolean()),
  destination: v.optional(v.string()),
  permanent: v.optional(v.boolean()),
  preserveQueryParams: v.optional(v.boolean()),
  query: v.optional(v.boolean()),
  statusCode: v.optional(v.number()),
}))();

export const RedirectsPagination: v.GenericSchema<types.RedirectsPagination> = /* @__PURE__ */ (() => v.looseObject({
  numPages: v.number(),
  page: v.number(),
  per_page: v.number(),
}))();

export const StagedRedirect: v.GenericSchema<types.StagedRedirect> = /* @__PURE__ */ (() => v.looseObject({
  destination: v.string(),
  source: v.string(),
  caseSensitive: v.optional(v.boolean()),
  permanent: v.optional(v.boolean()),
  preserveQueryParams: v.optional(v.boolean()),
  query: v.optional(v.boolean()),
  statusCode: v.optional(v.union([v.number(), v.string()])),
}))();

export const StageRedirectsRequest: v.GenericSchema<types.StageRedirectsRequest> = /* @__PURE__ */ (() => v.looseObject({
  name: v.optional(v.string()),
  projectId: v.string(),
  teamId: v.string(),
  overwrite: v.optional(v.boolean()),
  redirects: v.optional(v.array(StagedRedirect)),
  bulkRedirectsFile: v.optional(v.string()),
}))();

export const UpdateRedirectRequest: v.GenericSchema<types.UpdateRedirectRequest> = /* @__PURE__ */ (() => v.looseObject({
  name: v.optional(v.string()),
  redirect: RedirectChange,
  restore: v.optional(v.boolean()),
}))();

export const UpdateRedirectVersionRequest: v.GenericSchema<types.UpdateRedirectVersionRequest> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.optional(v.string()),
  action: v.picklist(["discard", "promote", "restore"]),
}))();

export const ListRedirectsInput: v.GenericSchema<types.ListRedirectsInput> = /* @__PURE__ */ (() => v.looseObject({
  diff: v.optional(v.union([v.picklist(["only"]), v.boolean()])),
  page: v.optional(v.pipe(v.number(), v.integer())),
  per_page: v.optional(v.pipe(v.number(), v.integer())),
  projectId: v.string(),
  q: v.optional(v.string()),
  sort_by: v.optional(v.picklist(["destination", "source", "statusCode"])),
  sort_order: v.optional(v.picklist(["asc", "desc"])),
  versionId: v.optional(v.string()),
}))();

export const ListRedirectsOutput: v.GenericSchema<unknown> = /* @__PURE__ */ (() => v.union([v.looseObject({
  pagination: RedirectsPagination,
  redirects: v.array(Redirect),
  version: v.optional(RedirectVersion),
}), v.record(v.string(), v.unknown())]))();

export const StageRedirectsInput: v.GenericSchema<types.StageRedirectsInput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.optional(v.string()),
  projectId: v.string(),
  teamId: v.string(),
  overwrite: v.optional(v.boolean()),
  redirects: v.optional(v.array(StagedRedirect)),
  bulkRedirectsFile: v.optional(v.string()),
}))();

export const UpdateRedirectInput: v.GenericSchema<types.UpdateRedirectInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  name: v.optional(v.string()),
  redirect: RedirectChange,
  restore: v.optional(v.boolean()),
}))();

export const DeleteRedirectsInput: v.GenericSchema<types.DeleteRedirectsInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  name: v.optional(v.string()),
  redirects: v.array(v.string()),
}))();

export const DeleteRedirectsOutput: v.GenericSchema<types.DeleteRedirectsOutput> = /* @__PURE__ */ (() => v.looseObject({
  version: RedirectVersion,
  alias: v.optional(v.nullable(v.string())),
}))();

export const RestoreRedirectsInput: v.GenericSchema<types.RestoreRedirectsInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  name: v.optional(v.string()),
  redirects: v.array(v.string()),
}))();

export const RestoreRedirectsOutput: v.GenericSchema<types.RestoreRedirectsOutput> = /* @__PURE__ */ (() => v.looseObject({
  failedToRestore: v.array(v.string()),
  restored: v.array(v.string()),
  version: RedirectVersion,
}))();

export const ListRedirectVersionsInput: v.GenericSchema<types.ListRedirectVersionsInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
}))();

export const ListRedirectVersionsOutput: v.GenericSchema<types.ListRedirectVersionsOutput> = /* @__PURE__ */ (() => v.looseObject({
  versions: v.array(RedirectVersion),
}))();

export const UpdateRedirectVersionInput: v.GenericSchema<types.UpdateRedirectVersionInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
  id: v.string(),
  name: v.optional(v.string()),
  action: v.picklist(["discard", "promote", "restore"]),
}))();

export const UpdateRedirectVersionOutput: v.GenericSchema<types.UpdateRedirectVersionOutput> = /* @__PURE__ */ v.looseObject({
  version: RedirectVersion,
});
