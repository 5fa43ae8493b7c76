const lines = "it has no words for lines of JSON";
const bytes = "it has no words for bytes";

/** Operations that the independent mock cannot serve, each with the reason. An operation that it serves one day has to leave this list. */
export const cannotServe: Readonly<Record<string, string>> = {
  downloadArtifact: bytes,
  getBlob: bytes,
  getDomainOrder:
    "by the description an order's `details` may be anything, and it answers null; our type has what is known of them",
  getSessionCommandLogs: lines,
  listBillingCharges: lines,
  listContractCommitments: lines,
  listDeploymentFiles: "its answer breaks off within a tree of folders, against the description",
  readSessionFile: bytes,
  streamSessionCommand: lines,
};
