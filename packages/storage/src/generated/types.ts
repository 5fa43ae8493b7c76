// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import type {
  ConnectedProject, StoreProjectFilter, StoreStatus,
} from "../../../../shapes/generated/types.ts";
export type {
  ConnectedProject, Framework, GitProvider, StoreProjectFilter, StoreStatus,
} from "../../../../shapes/generated/types.ts";

/** Read access to the blobs of a store. */
export type BlobAccess = "private" | "public" | Unlisted;

/** Region of a blob store. */
export type BlobRegion =
  | "arn1"
  | "bom1"
  | "cdg1"
  | "cle1"
  | "cpt1"
  | "dub1"
  | "dxb1"
  | "fra1"
  | "gru1"
  | "hkg1"
  | "hnd1"
  | "iad1"
  | "icn1"
  | "kix1"
  | "lhr1"
  | "pdx1"
  | "sfo1"
  | "sin1"
  | "syd1"
  | "yul1"
  | Unlisted;

/** A blob store. */
export interface BlobStore {
  /** The ID of the store: `store_…`. Not in the platform's published description. */
  id: string;
  /** Not in the platform's published description. */
  name: string;
  /** The kind of store, such as `blob`. Not in the platform's published description. */
  type?: string | undefined;
  /** Whether it is paid for: `active`, or why not. Not in the platform's published description. */
  billingState?: string | undefined;
  /** Not in the platform's published description. Unix time in milliseconds. */
  createdAt?: number | undefined;
  /** Not in the platform's published description. Unix time in milliseconds. */
  updatedAt?: number | null | undefined;
  /** Number of blobs in the store. */
  count: number;
  /** Whether its token has expired. */
  isTokenExpired: boolean;
  /** The projects that it is connected to. */
  projectsMetadata: ConnectedProject[];
  region: BlobRegion;
  /** Size of the content, in bytes. */
  size: number;
  status: StoreStatus | null;
  /** Whether more is used than the plan allows. */
  usageQuotaExceeded: boolean;
  /** Whether everyone may read its blobs. */
  access?: BlobAccess | undefined;
  /** Whether it was made along with a project. */
  kind?: "project-default" | "user-created" | Unlisted | undefined;
  projectFilter?: StoreProjectFilter | undefined;
  /** The ID of a project: `prj_…`. */
  projectId?: string | undefined;
  totalConnectedProjects?: number | undefined;
}

/** A new blob store. */
export interface CreateBlobStoreRequest {
  /** The name of the store. */
  name: string;
  /** Whether everyone may read its blobs. Default: `"public"`. */
  access?: BlobAccess | undefined;
  /** The project to connect it to. */
  projectId?: string | undefined;
  /** The region that the blobs are stored in. */
  region?: BlobRegion | undefined;
}

/** A store. */
export interface Store {
  /** The ID of the store: `store_…`. Not in the platform's published description. */
  id: string;
  /** Not in the platform's published description. */
  name: string;
  /** The kind of store, such as `blob`. Not in the platform's published description. */
  type?: string | undefined;
  /** Whether it is paid for: `active`, or why not. Not in the platform's published description. */
  billingState?: string | undefined;
  /** Not in the platform's published description. Unix time in milliseconds. */
  createdAt?: number | undefined;
  /** Not in the platform's published description. Unix time in milliseconds. */
  updatedAt?: number | null | undefined;
  /** The number of its blobs. Not in the platform's published description. */
  count?: number | undefined;
  /** Size in bytes. Not in the platform's published description. */
  size?: number | undefined;
  /** Not in the platform's published description. */
  region?: BlobRegion | undefined;
  /** The readers of its blobs: everyone, or those with a token. Not in the platform's published description. */
  access?: BlobAccess | undefined;
  /** The projects that it is connected to. */
  projectsMetadata: ConnectedProject[];
  status: StoreStatus | null;
  /** Whether more is used than the plan allows. */
  usageQuotaExceeded: boolean;
  projectFilter?: StoreProjectFilter | undefined;
  totalConnectedProjects?: number | undefined;
}

/** The store. */
export interface StoreAnswer {
  store: Store;
}

/** Input of `getStore`. */
export interface GetStoreInput {
  /** The store, by its ID. */
  id: string;
  /** Whether guides for using it are added. */
  "include-guides"?: boolean | undefined;
  /** Whether what is known about the connected projects is left out. */
  "skip-metadata"?: boolean | undefined;
}

/** Answer of `getStore`. */
export type GetStoreOutput = StoreAnswer;

/** Input of `createBlobStore`. */
export type CreateBlobStoreInput = CreateBlobStoreRequest;

/** Answer of `createBlobStore`. */
export interface CreateBlobStoreOutput {
  store: BlobStore | null;
}

/** Input of `deleteBlobStore`. */
export interface DeleteBlobStoreInput {
  /** The store, by its ID. */
  id: string;
}

/** Answer of `deleteBlobStore`. */
export interface DeleteBlobStoreOutput {
  id: string;
}
