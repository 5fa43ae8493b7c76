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

export const OciPlatform: v.GenericSchema<types.OciPlatform> = /* @__PURE__ */ (() => v.looseObject({
  architecture: v.string(),
  os: v.string(),
  "os.features": v.optional(v.array(v.string())),
  "os.version": v.optional(v.string()),
  variant: v.optional(v.string()),
}))();

export const OciDescriptor: v.GenericSchema<types.OciDescriptor> = /* @__PURE__ */ (() => v.looseObject({
  digest: v.string(),
  mediaType: v.string(),
  size: v.number(),
  annotations: v.optional(v.record(v.string(), v.string())),
  artifactType: v.optional(v.string()),
  data: v.optional(v.string()),
  platform: v.optional(OciPlatform),
  urls: v.optional(v.array(v.string())),
}))();

export const OciErrorCode: v.GenericSchema<types.OciErrorCode> = /* @__PURE__ */ v.picklist([
  "BLOB_UNKNOWN", "BLOB_UPLOAD_INVALID", "BLOB_UPLOAD_UNKNOWN", "DENIED", "DIGEST_INVALID", "MANIFEST_BLOB_UNKNOWN", "MANIFEST_INVALID", "MANIFEST_UNKNOWN",
  "NAME_INVALID", "NAME_UNKNOWN", "SIZE_INVALID", "TOOMANYREQUESTS", "UNAUTHORIZED", "UNSUPPORTED",
]);

export const OciError: v.GenericSchema<types.OciError> = /* @__PURE__ */ (() => v.looseObject({
  code: OciErrorCode,
  detail: v.optional(v.unknown()),
  message: v.optional(v.string()),
}))();

export const OciErrors: v.GenericSchema<types.OciErrors> = /* @__PURE__ */ (() => v.looseObject({
  errors: v.array(OciError),
}))();

export const OciIndex: v.GenericSchema<types.OciIndex> = /* @__PURE__ */ (() => v.looseObject({
  schemaVersion: v.literal(2),
  manifests: v.array(OciDescriptor),
  annotations: v.optional(v.record(v.string(), v.string())),
  artifactType: v.optional(v.string()),
  mediaType: v.optional(v.string()),
  subject: v.optional(OciDescriptor),
}))();

export const OciManifest: v.GenericSchema<types.OciManifest> = /* @__PURE__ */ (() => v.looseObject({
  schemaVersion: v.literal(2),
  config: OciDescriptor,
  layers: v.array(OciDescriptor),
  annotations: v.optional(v.record(v.string(), v.string())),
  artifactType: v.optional(v.string()),
  mediaType: v.optional(v.string()),
  subject: v.optional(OciDescriptor),
}))();

export const OciManifestOrIndex: v.GenericSchema<types.OciManifestOrIndex> = /* @__PURE__ */ v.union([OciManifest, OciIndex]);

export const OciManifestType: v.GenericSchema<types.OciManifestType> = /* @__PURE__ */ v.picklist([
  "application/vnd.oci.image.manifest.v1+json", "application/vnd.oci.image.index.v1+json", "application/vnd.docker.distribution.manifest.v2+json",
  "application/vnd.docker.distribution.manifest.list.v2+json",
]);

export const PlatformRepository: v.GenericSchema<types.PlatformRepository> = /* @__PURE__ */ (() => v.looseObject({
  teamSlug: v.string(),
  projectSlug: v.string(),
  repositoryName: v.string(),
}))();

export const CheckRegistryInput: v.GenericSchema<types.CheckRegistryInput> = /* @__PURE__ */ (() => v.record(v.string(), v.never()))();

export const CheckRegistryOutput: v.GenericSchema<types.CheckRegistryOutput> = /* @__PURE__ */ (() => v.record(v.string(), v.unknown()))();

export const GetBlobInput: v.GenericSchema<types.GetBlobInput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  digest: v.string(),
  range: v.optional(v.string()),
  ifRange: v.optional(v.string()),
}))();

export const DeleteBlobInput: v.GenericSchema<types.DeleteBlobInput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  digest: v.string(),
}))();

export const HasBlobInput: v.GenericSchema<types.HasBlobInput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  digest: v.string(),
}))();

export const GetBlobUploadInput: v.GenericSchema<types.GetBlobUploadInput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  uuid: v.string(),
}))();

export const CompleteBlobUploadInput: v.GenericSchema<types.CompleteBlobUploadInput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  uuid: v.string(),
  digest: v.string(),
  contentRange: v.optional(v.string()),
  body: v.optional(bytes),
}))();

export const UploadBlobChunkInput: v.GenericSchema<types.UploadBlobChunkInput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  uuid: v.string(),
  contentRange: v.optional(v.string()),
  body: bytes,
}))();

export const CancelBlobUploadInput: v.GenericSchema<types.CancelBlobUploadInput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  uuid: v.string(),
}))();

export const StartBlobUploadInput: v.GenericSchema<types.StartBlobUploadInput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  from: v.optional(v.string()),
  mount: v.optional(v.string()),
  digest: v.optional(v.string()),
  "digest-algorithm": v.optional(v.string()),
  body: v.optional(bytes),
}))();

export const GetManifestInput: v.GenericSchema<types.GetManifestInput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  reference: v.string(),
  accept: v.optional(v.string()),
}))();

export const PutManifestInput: v.GenericSchema<types.PutManifestInput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  reference: v.string(),
  tag: v.optional(v.array(v.string())),
  ifMatch: v.optional(v.string()),
  ifNoneMatch: v.optional(v.string()),
  contentType: v.optional(OciManifestType),
  body: bytes,
}))();

export const DeleteManifestInput: v.GenericSchema<types.DeleteManifestInput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  reference: v.string(),
  ifMatch: v.optional(v.string()),
}))();

export const HasManifestInput: v.GenericSchema<types.HasManifestInput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  reference: v.string(),
  accept: v.optional(v.string()),
}))();

export const ListTagsInput: v.GenericSchema<types.ListTagsInput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  last: v.optional(v.string()),
  n: v.optional(v.pipe(v.number(), v.integer())),
}))();

export const ListTagsOutput: v.GenericSchema<types.ListTagsOutput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  tags: v.array(v.string()),
}))();

export const ListReferrersInput: v.GenericSchema<types.ListReferrersInput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  digest: v.string(),
  artifactType: v.optional(v.string()),
}))();
