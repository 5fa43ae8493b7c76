// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "storage",
  operations: {
    getStore: {
      inputs: [
        { name: "id", in: "path", type: "string", kind: "string", required: true, doc: "The store, by its ID." },
        { name: "include-guides", in: "query", type: "boolean", kind: "boolean", doc: "Whether guides for using it are added." },
        { name: "skip-metadata", in: "query", type: "boolean", kind: "boolean", doc: "Whether what is known about the connected projects is left out." },
      ],
      rows: "store",
      columns: ["id", "name", "status", "createdAt"],
    },
    createBlobStore: {
      inputs: [
        { name: "name", in: "body", type: "string", kind: "string", required: true, doc: "The name of the store." },
        {
          name: "access", in: "body", type: "BlobAccess", kind: "string", values: ["private", "public"], default: "public",
          doc: "Whether everyone may read its blobs.",
        },
        { name: "projectId", in: "body", type: "string", kind: "string", doc: "The project to connect it to." },
        {
          name: "region", in: "body", type: "BlobRegion", kind: "string",
          values: [
            "arn1", "bom1", "cdg1", "cle1", "cpt1", "dub1", "dxb1", "fra1", "gru1", "hkg1", "hnd1", "iad1", "icn1", "kix1", "lhr1", "pdx1", "sfo1", "sin1",
            "syd1", "yul1",
          ],
          doc: "The region that the blobs are stored in.",
        },
      ],
      words: ["bucket", "object storage", "file storage"],
      rows: "store",
      columns: ["id", "name", "status", "createdAt"],
    },
    deleteBlobStore: {
      inputs: [
        { name: "id", in: "path", type: "string", kind: "string", required: true, doc: "The store, by its ID." },
      ],
      columns: ["id"],
    },
  },
  shapes: {},
};
