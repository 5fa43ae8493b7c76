import * as artifacts from "@slipway/artifacts";
import type { Operations } from "@slipway/artifacts/contract";
import type { Cases } from "../../../../test/checks.ts";

export const artifactCases: Cases<Operations> = {
  recordArtifactEvents: (client) => artifacts.recordArtifactEvents(client, { body: [] }),
  getArtifactsStatus: (client) => artifacts.getArtifactsStatus(client),
  downloadArtifact: (client, { things }) => artifacts.downloadArtifact(client, { hash: things.artifacts }),
  uploadArtifact: (client) => artifacts.uploadArtifact(client, { hash: "fedcba9876543210", body: "built" }),
  hasArtifact: (client, { things }) => artifacts.hasArtifact(client, { hash: things.artifacts }),
  queryArtifacts: (client, { things }) => artifacts.queryArtifacts(client, { hashes: [things.artifacts] }),
  deleteAllArtifacts: (client) => artifacts.deleteAllArtifacts(client),
};
