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

export const OciPlatform: v.GenericSchema<types.OciPlatform> = /* @__PURE__ */ v.looseObject({
  architecture: /* @__PURE__ */ v.string(),
  os: /* @__PURE__ */ v.string(),
  "os.features": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  "os.version": /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  variant: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const OciDescriptor: v.GenericSchema<types.OciDescriptor> = /* @__PURE__ */ v.looseObject({
  digest: /* @__PURE__ */ v.string(),
  mediaType: /* @__PURE__ */ v.string(),
  size: /* @__PURE__ */ v.number(),
  annotations: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  artifactType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  data: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  platform: /* @__PURE__ */ v.optional(OciPlatform),
  urls: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const OciErrorCode: v.GenericSchema<types.OciErrorCode> = /* @__PURE__ */ v.picklist(["BLOB_UNKNOWN", "BLOB_UPLOAD_INVALID", "BLOB_UPLOAD_UNKNOWN", "DENIED", "DIGEST_INVALID", "MANIFEST_BLOB_UNKNOWN", "MANIFEST_INVALID", "MANIFEST_UNKNOWN", "NAME_INVALID", "NAME_UNKNOWN", "SIZE_INVALID", "TOOMANYREQUESTS", "UNAUTHORIZED", "UNSUPPORTED"]);

export const OciError: v.GenericSchema<types.OciError> = /* @__PURE__ */ v.looseObject({
  code: OciErrorCode,
  detail: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.unknown()),
  message: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const OciErrors: v.GenericSchema<types.OciErrors> = /* @__PURE__ */ v.looseObject({
  errors: /* @__PURE__ */ v.array(OciError),
});

export const OciIndex: v.GenericSchema<types.OciIndex> = /* @__PURE__ */ v.looseObject({
  schemaVersion: /* @__PURE__ */ v.literal(2),
  manifests: /* @__PURE__ */ v.array(OciDescriptor),
  annotations: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  artifactType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  mediaType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  subject: /* @__PURE__ */ v.optional(OciDescriptor),
});

export const OciManifestOrIndex: v.GenericSchema<types.OciManifestOrIndex> = /* @__PURE__ */ v.looseObject({
  schemaVersion: /* @__PURE__ */ v.literal(2),
  config: /* @__PURE__ */ v.optional(OciDescriptor),
  layers: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(OciDescriptor)),
  annotations: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string())),
  artifactType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  mediaType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  subject: /* @__PURE__ */ v.optional(OciDescriptor),
  manifests: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(OciDescriptor)),
});

export const PlatformRepository: v.GenericSchema<types.PlatformRepository> = /* @__PURE__ */ v.looseObject({
  teamSlug: /* @__PURE__ */ v.string(),
  projectSlug: /* @__PURE__ */ v.string(),
  repositoryName: /* @__PURE__ */ v.string(),
});

export const CheckRegistryInput: v.GenericSchema<types.CheckRegistryInput> = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.never());

export const CheckRegistryOutput: v.GenericSchema<types.CheckRegistryOutput> = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown());

export const GetBlobInput: v.GenericSchema<types.GetBlobInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  digest: /* @__PURE__ */ v.string(),
  range: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const DeleteBlobInput: v.GenericSchema<types.DeleteBlobInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  digest: /* @__PURE__ */ v.string(),
});

export const HasBlobInput: v.GenericSchema<types.HasBlobInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  digest: /* @__PURE__ */ v.string(),
});

export const GetBlobUploadInput: v.GenericSchema<types.GetBlobUploadInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  uuid: /* @__PURE__ */ v.string(),
});

export const CompleteBlobUploadInput: v.GenericSchema<types.CompleteBlobUploadInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  uuid: /* @__PURE__ */ v.string(),
  digest: /* @__PURE__ */ v.string(),
  contentRange: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  body: /* @__PURE__ */ v.optional(bytes),
});

export const UploadBlobChunkInput: v.GenericSchema<types.UploadBlobChunkInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  uuid: /* @__PURE__ */ v.string(),
  contentRange: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  body: bytes,
});

export const CancelBlobUploadInput: v.GenericSchema<types.CancelBlobUploadInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  uuid: /* @__PURE__ */ v.string(),
});

export const StartBlobUploadInput: v.GenericSchema<types.StartBlobUploadInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  from: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  mount: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  digest: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  body: /* @__PURE__ */ v.optional(bytes),
});

export const GetManifestInput: v.GenericSchema<types.GetManifestInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  reference: /* @__PURE__ */ v.string(),
  accept: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const PutManifestInput: v.GenericSchema<types.PutManifestInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  reference: /* @__PURE__ */ v.string(),
  contentType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["application/vnd.oci.image.manifest.v1+json", "application/vnd.oci.image.index.v1+json", "application/vnd.docker.distribution.manifest.v2+json", "application/vnd.docker.distribution.manifest.list.v2+json"])),
  body: bytes,
});

export const DeleteManifestInput: v.GenericSchema<types.DeleteManifestInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  reference: /* @__PURE__ */ v.string(),
});

export const HasManifestInput: v.GenericSchema<types.HasManifestInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  reference: /* @__PURE__ */ v.string(),
  accept: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ListTagsInput: v.GenericSchema<types.ListTagsInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  last: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  n: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
});

export const ListTagsOutput: v.GenericSchema<types.ListTagsOutput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  tags: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
});

export const ListReferrersInput: v.GenericSchema<types.ListReferrersInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  digest: /* @__PURE__ */ v.string(),
  artifactType: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});
