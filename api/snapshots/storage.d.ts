// What @slipway/storage exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/storage" {
export { BlobAccess } from "./generated/types"; // type
export { BlobRegion } from "./generated/types"; // type
export { BlobStore } from "./generated/types"; // interface
export { ConnectedProject } from "./generated/types"; // interface
export { CreateBlobStoreInput } from "./generated/types"; // type
export { CreateBlobStoreOutput } from "./generated/types"; // interface
export { CreateBlobStoreRequest } from "./generated/types"; // interface
export { DeleteBlobStoreInput } from "./generated/types"; // interface
export { DeleteBlobStoreOutput } from "./generated/types"; // interface
export { Framework } from "./generated/types"; // type
export { GetStoreInput } from "./generated/types"; // interface
export { GetStoreOutput } from "./generated/types"; // type
export { GitProvider } from "./generated/types"; // type
export { Store } from "./generated/types"; // interface
export { StoreAnswer } from "./generated/types"; // interface
export { StoreProjectFilter } from "./generated/types"; // interface
export { StoreStatus } from "./generated/types"; // type
export { createBlobStore } from "./generated/operations"; // function
export { deleteBlobStore } from "./generated/operations"; // function
export { getStore } from "./generated/operations"; // function
}

declare module "@slipway/storage/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/storage/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/storage/operations" {
export { createBlobStore } from "./generated/descriptors"; // const
export { deleteBlobStore } from "./generated/descriptors"; // const
export { getStore } from "./generated/descriptors"; // const
}

declare module "@slipway/storage/schemas" {
export { BlobAccess } from "./generated/schemas"; // const
export { BlobRegion } from "./generated/schemas"; // const
export { BlobStore } from "./generated/schemas"; // const
export { ConnectedProject } from "./generated/schemas"; // const
export { CreateBlobStoreInput } from "./generated/schemas"; // const
export { CreateBlobStoreOutput } from "./generated/schemas"; // const
export { CreateBlobStoreRequest } from "./generated/schemas"; // const
export { DeleteBlobStoreInput } from "./generated/schemas"; // const
export { DeleteBlobStoreOutput } from "./generated/schemas"; // const
export { Framework } from "./generated/schemas"; // const
export { GetStoreInput } from "./generated/schemas"; // const
export { GitProvider } from "./generated/schemas"; // const
export { Store } from "./generated/schemas"; // const
export { StoreAnswer } from "./generated/schemas"; // const
export { StoreProjectFilter } from "./generated/schemas"; // const
export { StoreStatus } from "./generated/schemas"; // const
}
