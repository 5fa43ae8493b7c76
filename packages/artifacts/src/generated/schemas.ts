// Generated from contract/ by `pnpm generate`. Changes here are lost.
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

export const ArtifactEvent: v.GenericSchema<types.ArtifactEvent> = /* @__PURE__ */ v.looseObject({
  event: /* @__PURE__ */ v.picklist(["HIT", "MISS"]),
  hash: /* @__PURE__ */ v.string(),
  sessionId: /* @__PURE__ */ v.string(),
  source: /* @__PURE__ */ v.picklist(["LOCAL", "REMOTE"]),
  duration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const RecordArtifactEventsInput: v.GenericSchema<types.RecordArtifactEventsInput> = /* @__PURE__ */ v.looseObject({
  xArtifactClientCi: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(50))),
  xArtifactClientInteractive: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(0), /* @__PURE__ */ v.maxValue(1))),
  body: /* @__PURE__ */ v.array(ArtifactEvent),
});

export const GetArtifactsStatusInput: v.GenericSchema<types.GetArtifactsStatusInput> = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.never());

export const GetArtifactsStatusOutput: v.GenericSchema<types.GetArtifactsStatusOutput> = /* @__PURE__ */ v.looseObject({
  status: /* @__PURE__ */ v.picklist(["disabled", "enabled", "over_limit", "paused"]),
});

export const DownloadArtifactInput: v.GenericSchema<types.DownloadArtifactInput> = /* @__PURE__ */ v.looseObject({
  hash: /* @__PURE__ */ v.string(),
  xArtifactClientCi: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(50))),
  xArtifactClientInteractive: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(0), /* @__PURE__ */ v.maxValue(1))),
});

export const UploadArtifactInput: v.GenericSchema<types.UploadArtifactInput> = /* @__PURE__ */ v.looseObject({
  hash: /* @__PURE__ */ v.string(),
  xArtifactClientCi: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(50))),
  xArtifactClientInteractive: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(0), /* @__PURE__ */ v.maxValue(1))),
  xArtifactDirtyHash: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  xArtifactDuration: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  xArtifactSha: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  xArtifactTag: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(600))),
  body: bytes,
});

export const UploadArtifactOutput: v.GenericSchema<types.UploadArtifactOutput> = /* @__PURE__ */ v.looseObject({
  urls: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
});

export const HasArtifactInput: v.GenericSchema<types.HasArtifactInput> = /* @__PURE__ */ v.looseObject({
  hash: /* @__PURE__ */ v.string(),
});

export const QueryArtifactsInput: v.GenericSchema<types.QueryArtifactsInput> = /* @__PURE__ */ v.looseObject({
  hashes: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
});

export const QueryArtifactsOutput: v.GenericSchema<types.QueryArtifactsOutput> = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.looseObject({
  size: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  taskDurationMs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  dirtyHash: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  sha: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  tag: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  error: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    message: /* @__PURE__ */ v.string(),
  })),
})));

export const DeleteAllArtifactsInput: v.GenericSchema<types.DeleteAllArtifactsInput> = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.never());

export const DeleteAllArtifactsOutput: v.GenericSchema<types.DeleteAllArtifactsOutput> = /* @__PURE__ */ v.looseObject({
  deletedCount: /* @__PURE__ */ v.number(),
});
