import type { Operations } from "@slipway/artifacts/contract";
import type { Exceptions } from "../../pipeline/right-of.ts";

/** What operations on the remote cache need: who may deploy may keep what was built for it. */
export const artifactExceptions: Exceptions<Operations> = {
  recordArtifactEvents: "read",
  queryArtifacts: "read",
  uploadArtifact: "deploy",
  deleteAllArtifacts: "team.settings",
};
