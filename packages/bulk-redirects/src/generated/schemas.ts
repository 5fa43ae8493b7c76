// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const RedirectVersion: v.GenericSchema<types.RedirectVersion> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  key: /* @__PURE__ */ v.string(),
  createdBy: /* @__PURE__ */ v.string(),
  lastModified: /* @__PURE__ */ v.number(),
  alias: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  isLive: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  isStaging: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  redirectCount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const EditedRedirects: v.GenericSchema<types.EditedRedirects> = /* @__PURE__ */ v.looseObject({
  alias: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  version: RedirectVersion,
});

export const Redirect: v.GenericSchema<types.Redirect> = /* @__PURE__ */ v.looseObject({
  destination: /* @__PURE__ */ v.string(),
  source: /* @__PURE__ */ v.string(),
  caseSensitive: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  permanent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  preserveQueryParams: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  query: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  sensitive: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  statusCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const RedirectChange: v.GenericSchema<types.RedirectChange> = /* @__PURE__ */ v.looseObject({
  source: /* @__PURE__ */ v.string(),
  caseSensitive: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  destination: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  permanent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  preserveQueryParams: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  query: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  statusCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const RedirectsPagination: v.GenericSchema<types.RedirectsPagination> = /* @__PURE__ */ v.looseObject({
  numPages: /* @__PURE__ */ v.number(),
  page: /* @__PURE__ */ v.number(),
  per_page: /* @__PURE__ */ v.number(),
});

export const StagedRedirect: v.GenericSchema<types.StagedRedirect> = /* @__PURE__ */ v.looseObject({
  destination: /* @__PURE__ */ v.string(),
  source: /* @__PURE__ */ v.string(),
  caseSensitive: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  permanent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  preserveQueryParams: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  query: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  statusCode: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.number(), /* @__PURE__ */ v.string()])),
});

export const StageRedirectsRequest: v.GenericSchema<types.StageRedirectsRequest> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  projectId: /* @__PURE__ */ v.string(),
  teamId: /* @__PURE__ */ v.string(),
  overwrite: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  redirects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(StagedRedirect)),
});

export const UpdateRedirectRequest: v.GenericSchema<types.UpdateRedirectRequest> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  redirect: RedirectChange,
  restore: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const UpdateRedirectVersionRequest: v.GenericSchema<types.UpdateRedirectVersionRequest> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  action: /* @__PURE__ */ v.picklist(["discard", "promote", "restore"]),
});

export const ListRedirectsInput: v.GenericSchema<types.ListRedirectsInput> = /* @__PURE__ */ v.looseObject({
  diff: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.picklist(["only"]), /* @__PURE__ */ v.boolean()])),
  page: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  per_page: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  projectId: /* @__PURE__ */ v.string(),
  q: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  sort_by: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["destination", "source", "statusCode"])),
  sort_order: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["asc", "desc"])),
  versionId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ListRedirectsOutput: v.GenericSchema<unknown> = /* @__PURE__ */ v.union([/* @__PURE__ */ v.looseObject({
  pagination: RedirectsPagination,
  redirects: /* @__PURE__ */ v.array(Redirect),
  version: /* @__PURE__ */ v.optional(RedirectVersion),
}), /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())]);

export const StageRedirectsInput: v.GenericSchema<types.StageRedirectsInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  projectId: /* @__PURE__ */ v.string(),
  teamId: /* @__PURE__ */ v.string(),
  overwrite: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  redirects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(StagedRedirect)),
});

export const UpdateRedirectInput: v.GenericSchema<types.UpdateRedirectInput> = /* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  redirect: RedirectChange,
  restore: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const DeleteRedirectsInput: v.GenericSchema<types.DeleteRedirectsInput> = /* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  redirects: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
});

export const DeleteRedirectsOutput: v.GenericSchema<types.DeleteRedirectsOutput> = /* @__PURE__ */ v.looseObject({
  version: RedirectVersion,
  alias: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
});

export const RestoreRedirectsInput: v.GenericSchema<types.RestoreRedirectsInput> = /* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  redirects: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
});

export const RestoreRedirectsOutput: v.GenericSchema<types.RestoreRedirectsOutput> = /* @__PURE__ */ v.looseObject({
  failedToRestore: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  restored: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  version: RedirectVersion,
});

export const ListRedirectVersionsInput: v.GenericSchema<types.ListRedirectVersionsInput> = /* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.string(),
});

export const ListRedirectVersionsOutput: v.GenericSchema<types.ListRedirectVersionsOutput> = /* @__PURE__ */ v.looseObject({
  versions: /* @__PURE__ */ v.array(RedirectVersion),
});

export const UpdateRedirectVersionInput: v.GenericSchema<types.UpdateRedirectVersionInput> = /* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.string(),
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  action: /* @__PURE__ */ v.picklist(["discard", "promote", "restore"]),
});

export const UpdateRedirectVersionOutput: v.GenericSchema<types.UpdateRedirectVersionOutput> = /* @__PURE__ */ v.looseObject({
  version: RedirectVersion,
});
