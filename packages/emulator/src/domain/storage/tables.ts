import type { CreateBlobStoreRequest } from "@slipway/storage";
import { type OfAccount, type OfProject, type Row, type Table, table } from "../../store/table.ts";
import { projectTable } from "../projects/tables.ts";

export interface StoreRow extends OfAccount {
  readonly name: string;
  readonly access: "private" | "public";
  readonly region: NonNullable<CreateBlobStoreRequest["region"]>;
  readonly hash: string;
  /** The read-write token, which variables of projects hold and client tokens are signed with. */
  readonly secretToken: string;
}

export const storeTable: Table<StoreRow, "account" | "hash" | "label"> = table({
  name: "blobStores",
  called: "Store",
  id: { prefix: "store_", length: 16 },
  indexes: { hash: (store) => store.hash, label: (store) => storeLabel(store.id) },
  parents: { account: "account" },
});

/** First label of the store's hosts. */
export function storeLabel(storeId: string): string {
  return storeId.replace(/^store_/, "").toLowerCase();
}

export interface ConnectionRow extends OfProject {
  readonly storeId: string;
  readonly environments: readonly string[];
  readonly prefix: string | null;
  readonly hasToken: boolean;
  /** IDs of the variables in the project. */
  readonly envIds: readonly string[];
}

export const connectionTable: Table<ConnectionRow, "store" | "project"> = table({
  name: "blobStoreConnections",
  called: "Connection",
  id: { prefix: "spc_", length: 16 },
  parents: { store: storeTable, project: projectTable },
});

/** A blob; its ID is `<store>/<pathname>`. */
export interface BlobRow extends Row {
  readonly storeId: string;
  readonly pathname: string;
  readonly content: string;
  /** In bytes. */
  readonly size: number;
  readonly contentType: string;
  /** How long caches may have it, in seconds. */
  readonly maxAge: number;
}

export const storedBlobTable: Table<BlobRow, "store" | "content"> = table({
  name: "blobs",
  called: "Blob",
  indexes: { content: (blob) => blob.content },
  parents: { store: storeTable },
  sorted: { store: (blob) => blob.pathname },
});

export function blobId(storeId: string, pathname: string): string {
  return `${storeId}/${pathname}`;
}

export interface UploadRow extends Row {
  readonly storeId: string;
  /** The blob's pathname, with its suffix. */
  readonly key: string;
  /** Pathname of the request. */
  readonly pathname: string;
}

export const blobUploadTable: Table<UploadRow, "store"> = table({
  name: "blobUploads",
  called: "Upload",
  parents: { store: storeTable },
});

/** A part; its ID is `<upload>/<number>`. */
export interface PartRow extends Row {
  readonly uploadId: string;
  readonly number: number;
  readonly content: string;
  readonly size: number;
}

export const blobPartTable: Table<PartRow, "upload" | "content"> = table({
  name: "blobParts",
  called: "Part",
  indexes: { content: (part) => part.content },
  parents: { upload: blobUploadTable },
});

export const storageTables: readonly Table[] = [
  storeTable,
  connectionTable,
  storedBlobTable,
  blobUploadTable,
  blobPartTable,
];
