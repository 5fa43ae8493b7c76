// Generated from contract/ by `npm run generate`. Changes here are lost.
export { createBlobStore, deleteBlobStore, getStore } from "./operations.ts";
export type {
  BlobAccess,
  BlobRegion,
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
} from "./types.ts";
