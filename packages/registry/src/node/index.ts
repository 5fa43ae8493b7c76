export type { ReadableImage } from "../graph.ts";
export type { BuiltImage, ImageSource } from "../image/built-image.ts";
export type { Healthcheck, ImageConfig } from "../image/image-config.ts";
export type { ArchiveLayer } from "./archive-layer.ts";
export { type BuildImageOptions, type BuildProgress, buildImage } from "./build-image.ts";
export type { LayerCompression } from "./compress.ts";
export { type DockerCredentialsOptions, dockerCredentials } from "./docker-config.ts";
export type { FolderLayer } from "./folder-layer.ts";
export type { ImageLayer, LayerNotes } from "./image-layer.ts";
export { openLayoutFolder } from "./layout-folder.ts";
export {
  createLayoutTar,
  type LayoutTar,
  type NewLayoutTar,
  type OpenLayoutTarOptions,
  openLayoutTar,
} from "./layout-tar.ts";
export { type PullFolderOptions, pullFolder } from "./pull-folder.ts";
export { type PushFolderOptions, pushFolder } from "./push-folder.ts";
export {
  type LayerEntry,
  type LayerOptions,
  type OpenedImage,
  type ReadImageOptions,
  readImage,
} from "./read-image.ts";
export { askCredentialHelper, type CredentialHelperOptions } from "./run-helper.ts";
export type { UnpackLimits } from "./unpack-room.ts";
