// What @slipway/vcr exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/vcr" {
export { AddRepositoryPermissionInput } from "./generated/types"; // interface
export { AddRepositoryPermissionOutput } from "./generated/types"; // interface
export { BaseImageLayer } from "./generated/types"; // interface
export { ClearRepositoryPermissionsInput } from "./generated/types"; // interface
export { ClearRepositoryPermissionsOutput } from "./generated/types"; // type
export { CreateRepositoryInput } from "./generated/types"; // interface
export { CreateRepositoryOutput } from "./generated/types"; // interface
export { DeleteRepositoryImageInput } from "./generated/types"; // interface
export { DeleteRepositoryImageOutput } from "./generated/types"; // type
export { DeleteRepositoryInput } from "./generated/types"; // interface
export { DeleteRepositoryOutput } from "./generated/types"; // type
export { EnvLayer } from "./generated/types"; // interface
export { GetRepositoryImageInput } from "./generated/types"; // interface
export { GetRepositoryImageOutput } from "./generated/types"; // interface
export { GetRepositoryInput } from "./generated/types"; // interface
export { GetRepositoryOutput } from "./generated/types"; // interface
export { GetRepositoryTagInput } from "./generated/types"; // interface
export { GetRepositoryTagOutput } from "./generated/types"; // interface
export { ImageKind } from "./generated/types"; // type
export { ImageLayer } from "./generated/types"; // type
export { ImageRepository } from "./generated/types"; // interface
export { ImageStatus } from "./generated/types"; // type
export { InstructionLayer } from "./generated/types"; // interface
export { LayerOperation } from "./generated/types"; // type
export { ListRepositoriesInput } from "./generated/types"; // interface
export { ListRepositoriesOutput } from "./generated/types"; // type
export { ListRepositoryImagesInput } from "./generated/types"; // interface
export { ListRepositoryImagesOutput } from "./generated/types"; // type
export { ListRepositoryPermissionsInput } from "./generated/types"; // interface
export { ListRepositoryPermissionsOutput } from "./generated/types"; // type
export { ListRepositoryTagsInput } from "./generated/types"; // interface
export { ListRepositoryTagsOutput } from "./generated/types"; // type
export { RemoveRepositoryPermissionInput } from "./generated/types"; // interface
export { RemoveRepositoryPermissionOutput } from "./generated/types"; // type
export { RepositoryImage } from "./generated/types"; // interface
export { RepositoryImageDetail } from "./generated/types"; // interface
export { RepositoryImagePage } from "./generated/types"; // interface
export { RepositoryPage } from "./generated/types"; // interface
export { RepositoryPermission } from "./generated/types"; // interface
export { RepositoryPermissionPage } from "./generated/types"; // interface
export { RepositoryPermissionTarget } from "./generated/types"; // interface
export { RepositoryTag } from "./generated/types"; // interface
export { RepositoryTagPage } from "./generated/types"; // interface
export { RunLayer } from "./generated/types"; // interface
export { addRepositoryPermission } from "./generated/operations"; // function
export { clearRepositoryPermissions } from "./generated/operations"; // function
export { createRepository } from "./generated/operations"; // function
export { deleteRepository } from "./generated/operations"; // function
export { deleteRepositoryImage } from "./generated/operations"; // function
export { getRepository } from "./generated/operations"; // function
export { getRepositoryImage } from "./generated/operations"; // function
export { getRepositoryTag } from "./generated/operations"; // function
export { listRepositories } from "./generated/operations"; // function
export { listRepositoryImages } from "./generated/operations"; // function
export { listRepositoryPermissions } from "./generated/operations"; // function
export { listRepositoryTags } from "./generated/operations"; // function
export { removeRepositoryPermission } from "./generated/operations"; // function
}

declare module "@slipway/vcr/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/vcr/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/vcr/operations" {
export { addRepositoryPermission } from "./generated/descriptors"; // const
export { clearRepositoryPermissions } from "./generated/descriptors"; // const
export { createRepository } from "./generated/descriptors"; // const
export { deleteRepository } from "./generated/descriptors"; // const
export { deleteRepositoryImage } from "./generated/descriptors"; // const
export { getRepository } from "./generated/descriptors"; // const
export { getRepositoryImage } from "./generated/descriptors"; // const
export { getRepositoryTag } from "./generated/descriptors"; // const
export { listRepositories } from "./generated/descriptors"; // const
export { listRepositoryImages } from "./generated/descriptors"; // const
export { listRepositoryPermissions } from "./generated/descriptors"; // const
export { listRepositoryTags } from "./generated/descriptors"; // const
export { removeRepositoryPermission } from "./generated/descriptors"; // const
}

declare module "@slipway/vcr/schemas" {
export { AddRepositoryPermissionInput } from "./generated/schemas"; // const
export { AddRepositoryPermissionOutput } from "./generated/schemas"; // const
export { BaseImageLayer } from "./generated/schemas"; // const
export { ClearRepositoryPermissionsInput } from "./generated/schemas"; // const
export { CreateRepositoryInput } from "./generated/schemas"; // const
export { CreateRepositoryOutput } from "./generated/schemas"; // const
export { DeleteRepositoryImageInput } from "./generated/schemas"; // const
export { DeleteRepositoryImageOutput } from "./generated/schemas"; // const
export { DeleteRepositoryInput } from "./generated/schemas"; // const
export { DeleteRepositoryOutput } from "./generated/schemas"; // const
export { EnvLayer } from "./generated/schemas"; // const
export { GetRepositoryImageInput } from "./generated/schemas"; // const
export { GetRepositoryImageOutput } from "./generated/schemas"; // const
export { GetRepositoryInput } from "./generated/schemas"; // const
export { GetRepositoryOutput } from "./generated/schemas"; // const
export { GetRepositoryTagInput } from "./generated/schemas"; // const
export { GetRepositoryTagOutput } from "./generated/schemas"; // const
export { ImageKind } from "./generated/schemas"; // const
export { ImageLayer } from "./generated/schemas"; // const
export { ImageRepository } from "./generated/schemas"; // const
export { ImageStatus } from "./generated/schemas"; // const
export { InstructionLayer } from "./generated/schemas"; // const
export { LayerOperation } from "./generated/schemas"; // const
export { ListRepositoriesInput } from "./generated/schemas"; // const
export { ListRepositoryImagesInput } from "./generated/schemas"; // const
export { ListRepositoryPermissionsInput } from "./generated/schemas"; // const
export { ListRepositoryTagsInput } from "./generated/schemas"; // const
export { RemoveRepositoryPermissionInput } from "./generated/schemas"; // const
export { RepositoryImage } from "./generated/schemas"; // const
export { RepositoryImageDetail } from "./generated/schemas"; // const
export { RepositoryImagePage } from "./generated/schemas"; // const
export { RepositoryPage } from "./generated/schemas"; // const
export { RepositoryPermission } from "./generated/schemas"; // const
export { RepositoryPermissionPage } from "./generated/schemas"; // const
export { RepositoryPermissionTarget } from "./generated/schemas"; // const
export { RepositoryTag } from "./generated/schemas"; // const
export { RepositoryTagPage } from "./generated/schemas"; // const
export { RunLayer } from "./generated/schemas"; // const
}
