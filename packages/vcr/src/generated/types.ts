// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";

/** The image that it is built on. */
export interface BaseImageLayer {
  type: "FROM";
  /** The instruction, as written in the image. */
  createdBy: string | null;
  digest: string | null;
  operation: LayerOperation;
  sizeBytes: number | null;
  baseImage: string | null;
  /** The digests of the layers that it stands for. */
  collapsedDigests: string[];
  /** Number of layers that are collapsed into this entry. */
  collapsedLayerCount: number;
}

/** An environment variable. */
export interface EnvLayer {
  type: "ENV";
  /** The instruction, as written in the image. */
  createdBy: string | null;
  digest: string | null;
  operation: LayerOperation;
  sizeBytes: number | null;
  /** Environment variable in the form in which it was set. */
  env: string | null;
}

/** Kind of entry in a repository. */
export type ImageKind = "manifest" | "index" | "attestation" | Unlisted;

/** A layer of an image. */
export type ImageLayer = BaseImageLayer | RunLayer | EnvLayer | InstructionLayer;

/** A repository of images. */
export interface ImageRepository {
  id: string;
  name: string;
  createdAt: string;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  /** Whether everyone may pull from it. */
  public: boolean;
  updatedAt: string;
}

/** Progress of an image's preparation. */
export type ImageStatus = "preparing" | "ready" | "unoptimized" | Unlisted;

/** Any other instruction. */
export interface InstructionLayer {
  type:
    | "ADD"
    | "ARG"
    | "CMD"
    | "COPY"
    | "ENTRYPOINT"
    | "EXPOSE"
    | "HEALTHCHECK"
    | "LABEL"
    | "ONBUILD"
    | "SHELL"
    | "STOPSIGNAL"
    | "UNKNOWN"
    | "USER"
    | "VOLUME"
    | "WORKDIR";
  /** The instruction, as written in the image. */
  createdBy: string | null;
  digest: string | null;
  operation: LayerOperation;
  sizeBytes: number | null;
  value: string | null;
}

/** The instruction of the Dockerfile. */
export type LayerOperation =
  | "ADD"
  | "ARG"
  | "CMD"
  | "COPY"
  | "ENTRYPOINT"
  | "ENV"
  | "EXPOSE"
  | "FROM"
  | "HEALTHCHECK"
  | "LABEL"
  | "ONBUILD"
  | "RUN"
  | "SHELL"
  | "STOPSIGNAL"
  | "UNKNOWN"
  | "USER"
  | "VOLUME"
  | "WORKDIR"
  | Unlisted;

/** An image in a list. */
export interface RepositoryImage {
  createdAt: string;
  kind: ImageKind;
  /** The digest of the manifest. */
  manifestDigest: string;
  /** Size in bytes. */
  sizeInBytes: number;
  status: ImageStatus | null;
  /** The architecture that it runs on. */
  arch?: string | undefined;
  /** The operating system and architecture that it runs on. */
  platform?: string | undefined;
  /** User who pushed the image. */
  pushedBy?: string | undefined;
  id: string;
  repositoryId: string;
  tags: string[];
}

/** An image with its layers. */
export interface RepositoryImageDetail {
  createdAt: string;
  kind: ImageKind;
  /** The digest of the manifest. */
  manifestDigest: string;
  /** Size in bytes. */
  sizeInBytes: number;
  status: ImageStatus | null;
  /** The architecture that it runs on. */
  arch?: string | undefined;
  /** The operating system and architecture that it runs on. */
  platform?: string | undefined;
  /** User who pushed the image. */
  pushedBy?: string | undefined;
  id: string;
  layers: ImageLayer[];
  repositoryId: string;
  tags: string[];
}

/** Page of images. */
export interface RepositoryImagePage {
  images: RepositoryImage[];
  /** The `cursor` of the next page; left out on the last one. */
  nextCursor?: string | undefined;
}

/** Page of repositories. */
export interface RepositoryPage {
  repositories: ImageRepository[];
  /** The `cursor` of the next page; left out on the last one. */
  nextCursor?: string | undefined;
}

/** A team that may pull from the repository. */
export interface RepositoryPermission {
  createdAt: string;
  repositoryId: string;
  /** The ID of a team: `team_…`. */
  teamId: string;
  teamSlug: string;
}

/** Page of permissions. */
export interface RepositoryPermissionPage {
  permissions: RepositoryPermission[];
  /** The `cursor` of the next page; left out on the last one. */
  nextCursor?: string | undefined;
}

/** The team. */
export interface RepositoryPermissionTarget {
  /** The team, by its ID. */
  teamId?: string | undefined;
  /** The team, by its slug. */
  teamSlug?: string | undefined;
}

/** A tag and the image that it names. */
export interface RepositoryTag {
  createdAt: string;
  kind: ImageKind;
  /** The digest of the manifest. */
  manifestDigest: string;
  /** Size in bytes. */
  sizeInBytes: number;
  status: ImageStatus | null;
  /** The architecture that it runs on. */
  arch?: string | undefined;
  /** The operating system and architecture that it runs on. */
  platform?: string | undefined;
  /** User who pushed the image. */
  pushedBy?: string | undefined;
  imageId: string;
  tag: string;
  updatedAt: string;
}

/** Page of tags. */
export interface RepositoryTagPage {
  tags: RepositoryTag[];
  /** The `cursor` of the next page; left out on the last one. */
  nextCursor?: string | undefined;
}

/** A command that was run. */
export interface RunLayer {
  type: "RUN";
  /** The instruction, as written in the image. */
  createdBy: string | null;
  digest: string | null;
  operation: LayerOperation;
  sizeBytes: number | null;
  command: string | null;
}

/** Input of `listRepositories`. */
export interface ListRepositoriesInput {
  /** Cursor of the page to return, from the answer of the previous page. */
  cursor?: string | undefined;
  /** Maximum number of items per page. */
  limit?: number | undefined;
  /** The project. */
  projectId: string;
}

/** Answer of `listRepositories`. */
export type ListRepositoriesOutput = RepositoryPage;

/** Input of `createRepository`. */
export interface CreateRepositoryInput {
  /** The name of the repository: one part of a path, without slashes. */
  name: string;
  /** The project that it belongs to. */
  projectId: string;
}

/** Answer of `createRepository`. */
export interface CreateRepositoryOutput {
  repository: ImageRepository;
}

/** Input of `getRepository`. */
export interface GetRepositoryInput {
  /** The repository, by its ID or its name. */
  idOrName: string;
  /** The project. */
  projectId: string;
}

/** Answer of `getRepository`. */
export interface GetRepositoryOutput {
  repository: ImageRepository;
}

/** Input of `deleteRepository`. */
export interface DeleteRepositoryInput {
  /** The repository, by its ID or its name. */
  idOrName: string;
  /** The project. */
  projectId: string;
}

/** Answer of `deleteRepository`. */
export type DeleteRepositoryOutput = unknown;

/** Input of `listRepositoryImages`. */
export interface ListRepositoryImagesInput {
  /** The repository, by its ID or its name. */
  idOrName: string;
  /** Cursor of the page to return, from the answer of the previous page. */
  cursor?: string | undefined;
  /** Maximum number of items per page. */
  limit?: number | undefined;
  /** The project. */
  projectId: string;
  /** Only images without a tag. */
  untagged?: boolean | undefined;
}

/** Answer of `listRepositoryImages`. */
export type ListRepositoryImagesOutput = RepositoryImagePage;

/** Input of `listRepositoryPermissions`. */
export interface ListRepositoryPermissionsInput {
  /** The repository, by its ID or its name. */
  idOrName: string;
  /** Cursor of the page to return, from the answer of the previous page. */
  cursor?: string | undefined;
  /** Maximum number of items per page. */
  limit?: number | undefined;
  /** The project. */
  projectId: string;
}

/** Answer of `listRepositoryPermissions`. */
export type ListRepositoryPermissionsOutput = RepositoryPermissionPage;

/** Input of `addRepositoryPermission`. */
export interface AddRepositoryPermissionInput extends RepositoryPermissionTarget {
  /** The repository, by its ID or its name. */
  idOrName: string;
  /** The project. */
  projectId: string;
}

/** Answer of `addRepositoryPermission`. */
export interface AddRepositoryPermissionOutput {
  permission: RepositoryPermission;
}

/** Input of `removeRepositoryPermission`. */
export interface RemoveRepositoryPermissionInput extends RepositoryPermissionTarget {
  /** The repository, by its ID or its name. */
  idOrName: string;
  /** The project. */
  projectId: string;
}

/** Answer of `removeRepositoryPermission`. */
export type RemoveRepositoryPermissionOutput = void;

/** Input of `clearRepositoryPermissions`. */
export interface ClearRepositoryPermissionsInput {
  /** The repository, by its ID or its name. */
  idOrName: string;
  /** The project. */
  projectId: string;
}

/** Answer of `clearRepositoryPermissions`. */
export type ClearRepositoryPermissionsOutput = void;

/** Input of `listRepositoryTags`. */
export interface ListRepositoryTagsInput {
  /** The repository, by its ID or its name. */
  idOrName: string;
  /** Cursor of the page to return, from the answer of the previous page. */
  cursor?: string | undefined;
  /** Maximum number of items per page. */
  limit?: number | undefined;
  /** The project. */
  projectId: string;
  /** Field to sort by. Default: `"updatedAt"`. */
  sortBy?: "tag" | "updatedAt" | Unlisted | undefined;
  /** Whether the order rises or falls. Default: `"desc"`. */
  sortOrder?: "asc" | "desc" | Unlisted | undefined;
}

/** Answer of `listRepositoryTags`. */
export type ListRepositoryTagsOutput = RepositoryTagPage;

/** Input of `getRepositoryTag`. */
export interface GetRepositoryTagInput {
  /** The repository, by its ID or its name. */
  idOrName: string;
  /** The tag, by its name. */
  tag: string;
  /** The project. */
  projectId: string;
}

/** Answer of `getRepositoryTag`. */
export interface GetRepositoryTagOutput {
  tag: RepositoryTag;
}

/** Input of `getRepositoryImage`. */
export interface GetRepositoryImageInput {
  /** The repository, by its ID or its name. */
  idOrName: string;
  /** The image, by its ID or by the digest of its manifest. */
  imageIdOrDigest: string;
  /** The project. */
  projectId: string;
}

/** Answer of `getRepositoryImage`. */
export interface GetRepositoryImageOutput {
  image: RepositoryImageDetail;
}

/** Input of `deleteRepositoryImage`. */
export interface DeleteRepositoryImageInput {
  /** The repository, by its ID or its name. */
  idOrName: string;
  /** The image, by its ID. */
  imageId: string;
  /** The project. */
  projectId: string;
}

/** Answer of `deleteRepositoryImage`. */
export type DeleteRepositoryImageOutput = unknown;
