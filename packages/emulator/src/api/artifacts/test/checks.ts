import { uploadArtifact } from "@slipway/artifacts";
import type { Operations } from "@slipway/artifacts/contract";
import type { BaseFixture, GroupChecks } from "../../../../test/checks.ts";

async function makeFixture({ owner }: BaseFixture): Promise<string> {
  const hash = "12hkqaomr5t5uy6v";
  await uploadArtifact(owner, { hash, xArtifactDuration: 400, xArtifactTag: "signed", body: "built" });
  return hash;
}

type Fixture = string;

export const checks: GroupChecks<Operations, Fixture> = {
  level: "engine",
  fixture: { make: makeFixture, namesIn: (hash) => ({ hash: [hash] }) },
  unrecorded: {
    queryArtifacts: "it changes nothing: it asks by POST",
    recordArtifactEvents: "what it reports is kept nowhere",
    uploadArtifact: "no event is published",
  },
  about: {
    noProject: ["uploadArtifact", "queryArtifacts", "recordArtifactEvents", "getArtifactsStatus"],
    anyProject: ["downloadArtifact", "hasArtifact"],
    new: ["deleteAllArtifacts"],
  },
  usual: ({ fixture }) => ({ hash: fixture }),
  inputs: {
    recordArtifactEvents: { body: [] },
    getArtifactsStatus: {},
    downloadArtifact: {},
    uploadArtifact: { hash: "fedcba9876543210", body: "built" },
    hasArtifact: {},
    queryArtifacts: ({ fixture }) => ({ hashes: [fixture] }),
    deleteAllArtifacts: {},
  },
};
