// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  ConnectedProject, StoreProjectFilter, StoreStatus,
} from "../../../../shapes/generated/schemas.ts";
export {
  ConnectedProject, Framework, GitProvider, StoreProjectFilter, StoreStatus,
} from "../../../../shapes/generated/schemas.ts";

export const BlobAccess: v.GenericSchema<types.BlobAccess> = /* @__PURE__ */ v.picklist(["private", "public"]);

export const BlobRegion: v.GenericSchema<types.BlobRegion> = /* @__PURE__ */ v.picklist([
  "arn1", "bom1", "cdg1", "cle1", "cpt1", "dub1", "dxb1", "fra1", "gru1", "hkg1", "hnd1", "iad1", "icn1", "kix1", "lhr1", "pdx1", "sfo1", "sin1", "syd1",
  "yul1",
]);

export const BlobStore: v.GenericSchema<types.BlobStore> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  type: v.optional(v.string()),
  billingState: v.optional(v.string()),
  createdAt: v.optional(v.number()),
  updatedAt: v.optional(v.nullable(v.number())),
  count: v.number(),
  isTokenExpired: v.boolean(),
  projectsMetadata: v.array(ConnectedProject),
  region: BlobRegion,
  size: v.number(),
  status: v.nullable(StoreStatus),
  usageQuotaExceeded: v.boolean(),
  access: v.optional(BlobAccess),
  kind: v.optional(v.picklist(["project-default", "user-created"])),
  projectFilter: v.optional(StoreProjectFilter),
  projectId: v.optional(v.string()),
  totalConnectedProjects: v.optional(v.number()),
}))();

export const CreateBlobStoreRequest: v.GenericSchema<types.CreateBlobStoreRequest> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  access: v.optional(BlobAccess),
  projectId: v.optional(v.string()),
  region: v.optional(BlobRegion),
}))();

export const Store: v.GenericSchema<types.Store> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  type: v.optional(v.string()),
  billingState: v.optional(v.string()),
  createdAt: v.optional(v.number()),
  updatedAt: v.optional(v.nullable(v.number())),
  count: v.optional(v.number()),
  size: v.optional(v.number()),
  region: v.optional(BlobRegion),
  access: v.optional(BlobAccess),
  projectsMetadata: v.array(ConnectedProject),
  status: v.nullable(StoreStatus),
  usageQuotaExceeded: v.boolean(),
  projectFilter: v.optional(StoreProjectFilter),
  totalConnectedProjects: v.optional(v.number()),
}))();

export const StoreAnswer: v.GenericSchema<types.StoreAnswer> = /* @__PURE__ */ v.looseObject({
  store: Store,
});

export const GetStoreInput: v.GenericSchema<types.GetStoreInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  "include-guides": v.optional(v.boolean()),
  "skip-metadata": v.optional(v.boolean()),
}))();

export const CreateBlobStoreInput: v.GenericSchema<types.CreateBlobStoreInput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  access: v.optional(BlobAccess),
  projectId: v.optional(v.string()),
  region: v.optional(BlobRegion),
}))();

export const CreateBlobStoreOutput: v.GenericSchema<types.CreateBlobStoreOutput> = /* @__PURE__ */ (() => v.looseObject({
  store: v.nullable(BlobStore),
}))();

export const DeleteBlobStoreInput: v.GenericSchema<types.DeleteBlobStoreInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();

export const DeleteBlobStoreOutput: v.GenericSchema<types.DeleteBlobStoreOutput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();
