// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { BodySource } from "@slipway/core";
import * as v from "valibot";
import type * as types from "./types.ts";

const bytes: v.GenericSchema<BodySource> = /* @__PURE__ */ v.custom<BodySource>(
  (value) =>
    typeof value === "string" ||
    typeof value === "function" ||
    value instanceof Uint8Array ||
    value instanceof Blob ||
    value instanceof ReadableStream,
);

export const ArtifactEvent: v.GenericSchema<types.ArtifactEvent> = /* @__PURE__ */ (() => v.strictObject({
  event: v.picklist(["HIT", "MISS"]),
  hash: v.string(),
  sessionId: v.string(),
  source: v.picklist(["LOCAL", "REMOTE"]),
  duration: v.optional(v.number()),
}))();

export const ArtifactInfo: v.GenericSchema<types.ArtifactInfo> = /* @__PURE__ */ (() => v.looseObject({
  size: v.number(),
  taskDurationMs: v.number(),
  dirtyHash: v.optional(v.string()),
  sha: v.optional(v.string()),
  tag: v.optional(v.string()),
}))();

export const ArtifactsStatus: v.GenericSchema<types.ArtifactsStatus> = /* @__PURE__ */ v.picklist(["disabled", "enabled", "over_limit", "paused"]);

export const RecordArtifactEventsInput: v.GenericSchema<types.RecordArtifactEventsInput> = /* @__PURE__ */ (() => v.looseObject({
  xArtifactClientCi: v.optional(v.pipe(v.string(), v.maxLength(50))),
  xArtifactClientInteractive: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1))),
  body: v.array(ArtifactEvent),
}))();

export const GetArtifactsStatusInput: v.GenericSchema<types.GetArtifactsStatusInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const GetArtifactsStatusOutput: v.GenericSchema<types.GetArtifactsStatusOutput> = /* @__PURE__ */ v.looseObject({
  status: ArtifactsStatus,
});

export const DownloadArtifactInput: v.GenericSchema<types.DownloadArtifactInput> = /* @__PURE__ */ (() => v.looseObject({
  hash: v.string(),
  xArtifactClientCi: v.optional(v.pipe(v.string(), v.maxLength(50))),
  xArtifactClientInteractive: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1))),
}))();

export const UploadArtifactInput: v.GenericSchema<types.UploadArtifactInput> = /* @__PURE__ */ (() => v.looseObject({
  hash: v.string(),
  xArtifactClientCi: v.optional(v.pipe(v.string(), v.maxLength(50))),
  xArtifactClientInteractive: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1))),
  xArtifactDirtyHash: v.optional(v.string()),
  xArtifactDuration: v.optional(v.number()),
  xArtifactSha: v.optional(v.string()),
  xArtifactTag: v.optional(v.pipe(v.string(), v.maxLength(600))),
  body: bytes,
}))();

export const UploadArtifactOutput: v.GenericSchema<types.UploadArtifactOutput> = /* @__PURE__ */ (() => v.looseObject({
  urls: v.array(v.string()),
}))();

export const HasArtifactInput: v.GenericSchema<types.HasArtifactInput> = /* @__PURE__ */ (() => v.looseObject({
  hash: v.string(),
}))();

export const QueryArtifactsInput: v.GenericSchema<types.QueryArtifactsInput> = /* @__PURE__ */ (() => v.looseObject({
  hashes: v.array(v.string()),
}))();

export const QueryArtifactsOutput: v.GenericSchema<types.QueryArtifactsOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.nullable(v.union([ArtifactInfo, v.looseObject({
  error: v.looseObject({
    message: v.string(),
  }),
})]))))();

export const DeleteAllArtifactsInput: v.GenericSchema<types.DeleteAllArtifactsInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const DeleteAllArtifactsOutput: v.GenericSchema<types.DeleteAllArtifactsOutput> = /* @__PURE__ */ (() => v.looseObject({
  deletedCount: v.number(),
}))();
