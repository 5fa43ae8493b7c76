// generated: exports
export { createBlobStore, deleteBlobStore, getStore } from "./generated/operations.ts";
export type {
  BlobAccess,
  BlobAccessInput,
  BlobRegion,
  BlobRegionInput,
  BlobStore,
  ConnectedProject,
  CreateBlobStoreInput,
  CreateBlobStoreOutput,
  CreateBlobStoreRequest,
  DeleteBlobStoreInput,
  DeleteBlobStoreOutput,
  Framework,
  GetStoreInput,
  GetStoreOutput,
  GitProvider,
  Store,
  StoreAnswer,
  StoreProjectFilter,
  StoreStatus,
} from "./generated/types.ts";
// /generated: exports
