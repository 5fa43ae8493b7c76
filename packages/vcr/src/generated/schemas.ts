// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const LayerOperation: v.GenericSchema<types.LayerOperation> = /* @__PURE__ */ v.picklist(["ADD", "ARG", "CMD", "COPY", "ENTRYPOINT", "ENV", "EXPOSE", "FROM", "HEALTHCHECK", "LABEL", "ONBUILD", "RUN", "SHELL", "STOPSIGNAL", "UNKNOWN", "USER", "VOLUME", "WORKDIR"]);

export const BaseImageLayer: v.GenericSchema<types.BaseImageLayer> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("FROM"),
  createdBy: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  digest: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  operation: LayerOperation,
  sizeBytes: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  baseImage: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  collapsedDigests: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  collapsedLayerCount: /* @__PURE__ */ v.number(),
});

export const EnvLayer: v.GenericSchema<types.EnvLayer> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("ENV"),
  createdBy: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  digest: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  operation: LayerOperation,
  sizeBytes: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  env: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
});

export const ImageKind: v.GenericSchema<types.ImageKind> = /* @__PURE__ */ v.picklist(["manifest", "index", "attestation"]);

export const InstructionLayer: v.GenericSchema<types.InstructionLayer> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.picklist(["ADD", "ARG", "CMD", "COPY", "ENTRYPOINT", "EXPOSE", "HEALTHCHECK", "LABEL", "ONBUILD", "SHELL", "STOPSIGNAL", "UNKNOWN", "USER", "VOLUME", "WORKDIR"]),
  createdBy: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  digest: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  operation: LayerOperation,
  sizeBytes: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  value: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
});

export const RunLayer: v.GenericSchema<types.RunLayer> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("RUN"),
  createdBy: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  digest: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  operation: LayerOperation,
  sizeBytes: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.number()),
  command: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
});

export const ImageLayer: v.GenericSchema<types.ImageLayer> = /* @__PURE__ */ v.union([BaseImageLayer, RunLayer, EnvLayer, InstructionLayer]);

export const ImageRepository: v.GenericSchema<types.ImageRepository> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
  public: /* @__PURE__ */ v.boolean(),
  updatedAt: /* @__PURE__ */ v.string(),
});

export const ImageStatus: v.GenericSchema<types.ImageStatus> = /* @__PURE__ */ v.picklist(["preparing", "ready", "unoptimized"]);

export const RepositoryImage: v.GenericSchema<types.RepositoryImage> = /* @__PURE__ */ v.looseObject({
  createdAt: /* @__PURE__ */ v.string(),
  kind: ImageKind,
  manifestDigest: /* @__PURE__ */ v.string(),
  sizeInBytes: /* @__PURE__ */ v.number(),
  status: /* @__PURE__ */ v.nullable(ImageStatus),
  arch: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  platform: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  pushedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  id: /* @__PURE__ */ v.string(),
  repositoryId: /* @__PURE__ */ v.string(),
  tags: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
});

export const RepositoryImageDetail: v.GenericSchema<types.RepositoryImageDetail> = /* @__PURE__ */ v.looseObject({
  createdAt: /* @__PURE__ */ v.string(),
  kind: ImageKind,
  manifestDigest: /* @__PURE__ */ v.string(),
  sizeInBytes: /* @__PURE__ */ v.number(),
  status: /* @__PURE__ */ v.nullable(ImageStatus),
  arch: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  platform: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  pushedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  id: /* @__PURE__ */ v.string(),
  layers: /* @__PURE__ */ v.array(ImageLayer),
  repositoryId: /* @__PURE__ */ v.string(),
  tags: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
});

export const RepositoryImagePage: v.GenericSchema<types.RepositoryImagePage> = /* @__PURE__ */ v.looseObject({
  images: /* @__PURE__ */ v.array(RepositoryImage),
  nextCursor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const RepositoryPage: v.GenericSchema<types.RepositoryPage> = /* @__PURE__ */ v.looseObject({
  repositories: /* @__PURE__ */ v.array(ImageRepository),
  nextCursor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const RepositoryPermission: v.GenericSchema<types.RepositoryPermission> = /* @__PURE__ */ v.looseObject({
  createdAt: /* @__PURE__ */ v.string(),
  repositoryId: /* @__PURE__ */ v.string(),
  teamId: /* @__PURE__ */ v.string(),
  teamSlug: /* @__PURE__ */ v.string(),
});

export const RepositoryPermissionPage: v.GenericSchema<types.RepositoryPermissionPage> = /* @__PURE__ */ v.looseObject({
  permissions: /* @__PURE__ */ v.array(RepositoryPermission),
  nextCursor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const RepositoryPermissionTarget: v.GenericSchema<types.RepositoryPermissionTarget> = /* @__PURE__ */ v.looseObject({
  teamId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  teamSlug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const RepositoryTag: v.GenericSchema<types.RepositoryTag> = /* @__PURE__ */ v.looseObject({
  createdAt: /* @__PURE__ */ v.string(),
  kind: ImageKind,
  manifestDigest: /* @__PURE__ */ v.string(),
  sizeInBytes: /* @__PURE__ */ v.number(),
  status: /* @__PURE__ */ v.nullable(ImageStatus),
  arch: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  platform: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  pushedBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  imageId: /* @__PURE__ */ v.string(),
  tag: /* @__PURE__ */ v.string(),
  updatedAt: /* @__PURE__ */ v.string(),
});

export const RepositoryTagPage: v.GenericSchema<types.RepositoryTagPage> = /* @__PURE__ */ v.looseObject({
  tags: /* @__PURE__ */ v.array(RepositoryTag),
  nextCursor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ListRepositoriesInput: v.GenericSchema<types.ListRepositoriesInput> = /* @__PURE__ */ v.looseObject({
  cursor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  projectId: /* @__PURE__ */ v.string(),
});

export const CreateRepositoryInput: v.GenericSchema<types.CreateRepositoryInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
});

export const CreateRepositoryOutput: v.GenericSchema<types.CreateRepositoryOutput> = /* @__PURE__ */ v.looseObject({
  repository: ImageRepository,
});

export const GetRepositoryInput: v.GenericSchema<types.GetRepositoryInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
});

export const GetRepositoryOutput: v.GenericSchema<types.GetRepositoryOutput> = /* @__PURE__ */ v.looseObject({
  repository: ImageRepository,
});

export const DeleteRepositoryInput: v.GenericSchema<types.DeleteRepositoryInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
});

export const DeleteRepositoryOutput: v.GenericSchema<types.DeleteRepositoryOutput> = /* @__PURE__ */ v.unknown();

export const ListRepositoryImagesInput: v.GenericSchema<types.ListRepositoryImagesInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
  cursor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  projectId: /* @__PURE__ */ v.string(),
  untagged: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const ListRepositoryPermissionsInput: v.GenericSchema<types.ListRepositoryPermissionsInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
  cursor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  projectId: /* @__PURE__ */ v.string(),
});

export const AddRepositoryPermissionInput: v.GenericSchema<types.AddRepositoryPermissionInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
  teamId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  teamSlug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const AddRepositoryPermissionOutput: v.GenericSchema<types.AddRepositoryPermissionOutput> = /* @__PURE__ */ v.looseObject({
  permission: RepositoryPermission,
});

export const RemoveRepositoryPermissionInput: v.GenericSchema<types.RemoveRepositoryPermissionInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
  teamId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  teamSlug: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ClearRepositoryPermissionsInput: v.GenericSchema<types.ClearRepositoryPermissionsInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
});

export const ListRepositoryTagsInput: v.GenericSchema<types.ListRepositoryTagsInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
  cursor: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  limit: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  projectId: /* @__PURE__ */ v.string(),
  sortBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["tag", "updatedAt"])),
  sortOrder: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["asc", "desc"])),
});

export const GetRepositoryTagInput: v.GenericSchema<types.GetRepositoryTagInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
  tag: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
});

export const GetRepositoryTagOutput: v.GenericSchema<types.GetRepositoryTagOutput> = /* @__PURE__ */ v.looseObject({
  tag: RepositoryTag,
});

export const GetRepositoryImageInput: v.GenericSchema<types.GetRepositoryImageInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
  imageIdOrDigest: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
});

export const GetRepositoryImageOutput: v.GenericSchema<types.GetRepositoryImageOutput> = /* @__PURE__ */ v.looseObject({
  image: RepositoryImageDetail,
});

export const DeleteRepositoryImageInput: v.GenericSchema<types.DeleteRepositoryImageInput> = /* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
  imageId: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
});

export const DeleteRepositoryImageOutput: v.GenericSchema<types.DeleteRepositoryImageOutput> = /* @__PURE__ */ v.unknown();
