// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const LayerOperation: v.GenericSchema<types.LayerOperation> = /* @__PURE__ */ v.picklist([
  "ADD", "ARG", "CMD", "COPY", "ENTRYPOINT", "ENV", "EXPOSE", "FROM", "HEALTHCHECK", "LABEL", "ONBUILD", "RUN", "SHELL", "STOPSIGNAL", "UNKNOWN", "USER",
  "VOLUME", "WORKDIR",
]);

export const BaseImageLayer: v.GenericSchema<types.BaseImageLayer> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("FROM"),
  createdBy: v.nullable(v.string()),
  digest: v.nullable(v.string()),
  operation: LayerOperation,
  sizeBytes: v.nullable(v.number()),
  baseImage: v.nullable(v.string()),
  collapsedDigests: v.array(v.string()),
  collapsedLayerCount: v.number(),
}))();

export const EnvLayer: v.GenericSchema<types.EnvLayer> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("ENV"),
  createdBy: v.nullable(v.string()),
  digest: v.nullable(v.string()),
  operation: LayerOperation,
  sizeBytes: v.nullable(v.number()),
  env: v.nullable(v.string()),
}))();

export const ImageKind: v.GenericSchema<types.ImageKind> = /* @__PURE__ */ v.picklist(["manifest", "index", "attestation"]);

export const InstructionLayer: v.GenericSchema<types.InstructionLayer> = /* @__PURE__ */ (() => v.looseObject({
  type: v.picklist(["ADD", "ARG", "CMD", "COPY", "ENTRYPOINT", "EXPOSE", "HEALTHCHECK", "LABEL", "ONBUILD", "SHELL", "STOPSIGNAL", "UNKNOWN", "USER", "VOLUME", "WORKDIR"]),
  createdBy: v.nullable(v.string()),
  digest: v.nullable(v.string()),
  operation: LayerOperation,
  sizeBytes: v.nullable(v.number()),
  value: v.nullable(v.string()),
}))();

export const RunLayer: v.GenericSchema<types.RunLayer> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("RUN"),
  createdBy: v.nullable(v.string()),
  digest: v.nullable(v.string()),
  operation: LayerOperation,
  sizeBytes: v.nullable(v.number()),
  command: v.nullable(v.string()),
}))();

export const ImageLayer: v.GenericSchema<types.ImageLayer> = /* @__PURE__ */ v.union([BaseImageLayer, RunLayer, EnvLayer, InstructionLayer]);

export const ImageRepository: v.GenericSchema<types.ImageRepository> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  createdAt: v.string(),
  projectId: v.string(),
  public: v.boolean(),
  updatedAt: v.string(),
}))();

export const ImageStatus: v.GenericSchema<types.ImageStatus> = /* @__PURE__ */ v.picklist(["preparing", "ready", "unoptimized"]);

export const RepositoryImage: v.GenericSchema<types.RepositoryImage> = /* @__PURE__ */ (() => v.looseObject({
  createdAt: v.string(),
  kind: ImageKind,
  manifestDigest: v.string(),
  sizeInBytes: v.number(),
  status: v.nullable(ImageStatus),
  arch: v.optional(v.string()),
  platform: v.optional(v.string()),
  pushedBy: v.optional(v.string()),
  id: v.string(),
  repositoryId: v.string(),
  tags: v.array(v.string()),
}))();

export const RepositoryImageDetail: v.GenericSchema<types.RepositoryImageDetail> = /* @__PURE__ */ (() => v.looseObject({
  createdAt: v.string(),
  kind: ImageKind,
  manifestDigest: v.string(),
  sizeInBytes: v.number(),
  status: v.nullable(ImageStatus),
  arch: v.optional(v.string()),
  platform: v.optional(v.string()),
  pushedBy: v.optional(v.string()),
  id: v.string(),
  layers: v.array(ImageLayer),
  repositoryId: v.string(),
  tags: v.array(v.string()),
}))();

export const RepositoryImagePage: v.GenericSchema<types.RepositoryImagePage> = /* @__PURE__ */ (() => v.looseObject({
  images: v.array(RepositoryImage),
  nextCursor: v.optional(v.string()),
}))();

export const RepositoryPage: v.GenericSchema<types.RepositoryPage> = /* @__PURE__ */ (() => v.looseObject({
  repositories: v.array(ImageRepository),
  nextCursor: v.optional(v.string()),
}))();

export const RepositoryPermission: v.GenericSchema<types.RepositoryPermission> = /* @__PURE__ */ (() => v.looseObject({
  createdAt: v.string(),
  repositoryId: v.string(),
  teamId: v.string(),
  teamSlug: v.string(),
}))();

export const RepositoryPermissionPage: v.GenericSchema<types.RepositoryPermissionPage> = /* @__PURE__ */ (() => v.looseObject({
  permissions: v.array(RepositoryPermission),
  nextCursor: v.optional(v.string()),
}))();

export const RepositoryPermissionTarget: v.GenericSchema<types.RepositoryPermissionTarget> = /* @__PURE__ */ (() => v.looseObject({
  teamId: v.optional(v.string()),
  teamSlug: v.optional(v.string()),
}))();

export const RepositoryTag: v.GenericSchema<types.RepositoryTag> = /* @__PURE__ */ (() => v.looseObject({
  createdAt: v.string(),
  kind: ImageKind,
  manifestDigest: v.string(),
  sizeInBytes: v.number(),
  status: v.nullable(ImageStatus),
  arch: v.optional(v.string()),
  platform: v.optional(v.string()),
  pushedBy: v.optional(v.string()),
  imageId: v.string(),
  tag: v.string(),
  updatedAt: v.string(),
}))();

export const RepositoryTagPage: v.GenericSchema<types.RepositoryTagPage> = /* @__PURE__ */ (() => v.looseObject({
  tags: v.array(RepositoryTag),
  nextCursor: v.optional(v.string()),
}))();

export const ListRepositoriesInput: v.GenericSchema<types.ListRepositoriesInput> = /* @__PURE__ */ (() => v.looseObject({
  cursor: v.optional(v.string()),
  limit: v.optional(v.pipe(v.number(), v.integer())),
  projectId: v.string(),
}))();

export const CreateRepositoryInput: v.GenericSchema<types.CreateRepositoryInput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  projectId: v.string(),
}))();

export const CreateRepositoryOutput: v.GenericSchema<types.CreateRepositoryOutput> = /* @__PURE__ */ v.looseObject({
  repository: ImageRepository,
});

export const GetRepositoryInput: v.GenericSchema<types.GetRepositoryInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  projectId: v.string(),
}))();

export const GetRepositoryOutput: v.GenericSchema<types.GetRepositoryOutput> = /* @__PURE__ */ v.looseObject({
  repository: ImageRepository,
});

export const DeleteRepositoryInput: v.GenericSchema<types.DeleteRepositoryInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  projectId: v.string(),
}))();

export const DeleteRepositoryOutput: v.GenericSchema<types.DeleteRepositoryOutput> = /* @__PURE__ */ v.unknown();

export const ListRepositoryImagesInput: v.GenericSchema<types.ListRepositoryImagesInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  cursor: v.optional(v.string()),
  limit: v.optional(v.pipe(v.number(), v.integer())),
  projectId: v.string(),
  untagged: v.optional(v.boolean()),
}))();

export const ListRepositoryPermissionsInput: v.GenericSchema<types.ListRepositoryPermissionsInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  cursor: v.optional(v.string()),
  limit: v.optional(v.pipe(v.number(), v.integer())),
  projectId: v.string(),
}))();

export const AddRepositoryPermissionInput: v.GenericSchema<types.AddRepositoryPermissionInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  projectId: v.string(),
  teamId: v.optional(v.string()),
  teamSlug: v.optional(v.string()),
}))();

export const AddRepositoryPermissionOutput: v.GenericSchema<types.AddRepositoryPermissionOutput> = /* @__PURE__ */ v.looseObject({
  permission: RepositoryPermission,
});

export const RemoveRepositoryPermissionInput: v.GenericSchema<types.RemoveRepositoryPermissionInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  projectId: v.string(),
  teamId: v.optional(v.string()),
  teamSlug: v.optional(v.string()),
}))();

export const ClearRepositoryPermissionsInput: v.GenericSchema<types.ClearRepositoryPermissionsInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  projectId: v.string(),
}))();

export const ListRepositoryTagsInput: v.GenericSchema<types.ListRepositoryTagsInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  cursor: v.optional(v.string()),
  limit: v.optional(v.pipe(v.number(), v.integer())),
  projectId: v.string(),
  sortBy: v.optional(v.picklist(["tag", "updatedAt"])),
  sortOrder: v.optional(v.picklist(["asc", "desc"])),
}))();

export const GetRepositoryTagInput: v.GenericSchema<types.GetRepositoryTagInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  tag: v.string(),
  projectId: v.string(),
}))();

export const GetRepositoryTagOutput: v.GenericSchema<types.GetRepositoryTagOutput> = /* @__PURE__ */ v.looseObject({
  tag: RepositoryTag,
});

export const GetRepositoryImageInput: v.GenericSchema<types.GetRepositoryImageInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  imageIdOrDigest: v.string(),
  projectId: v.string(),
}))();

export const GetRepositoryImageOutput: v.GenericSchema<types.GetRepositoryImageOutput> = /* @__PURE__ */ v.looseObject({
  image: RepositoryImageDetail,
});

export const DeleteRepositoryImageInput: v.GenericSchema<types.DeleteRepositoryImageInput> = /* @__PURE__ */ (() => v.looseObject({
  idOrName: v.string(),
  imageId: v.string(),
  projectId: v.string(),
}))();

export const DeleteRepositoryImageOutput: v.GenericSchema<types.DeleteRepositoryImageOutput> = /* @__PURE__ */ v.unknown();
