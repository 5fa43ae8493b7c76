import type { Operations } from "@slipway/registry/contract";
import type { Exceptions } from "../../pipeline/right-of.ts";

/** What operations of the registry need: who may deploy may push and delete, who may look may pull. */
export const registryExceptions: Exceptions<Operations> = {
  checkRegistry: "own",
  startBlobUpload: "deploy",
  getBlobUpload: "deploy",
  uploadBlobChunk: "deploy",
  completeBlobUpload: "deploy",
  cancelBlobUpload: "deploy",
  deleteBlob: "deploy",
  putManifest: "deploy",
  deleteManifest: "deploy",
};
