import * as artifacts from "@slipway/artifacts";
import { uploadArtifact } from "@slipway/artifacts";
import type { Operations } from "@slipway/artifacts/contract";
import type { BaseFixture, GroupChecks, SmokeTest } from "../../../../test/checks.ts";

/** One artifact; returns its hash. */
async function makeFixture({ owner }: BaseFixture): Promise<string> {
  const hash = "12hkqaomr5t5uy6v";
  await uploadArtifact(owner, { hash, xArtifactDuration: 400, xArtifactTag: "signed", body: "built" });
  return hash;
}

type Fixture = string;

function namesIn(hash: Fixture) {
  return { hash: [hash] };
}

const smoke: SmokeTest = async ({ owner }) => {
  const hash = "0123456789abcdef";
  await artifacts.getArtifactsStatus(owner);
  await artifacts.uploadArtifact(owner, { hash, xArtifactDuration: 400, xArtifactTag: "signed", body: "built" });
  await (await artifacts.downloadArtifact(owner, { hash })).cancel();
  await artifacts.hasArtifact(owner, { hash });
  await artifacts.queryArtifacts(owner, { hashes: [hash, "none"] });
  const sessionId = "3f5b1e0c-9d1a-4a53-8f4f-7d5d6c2b1a00";
  await artifacts.recordArtifactEvents(owner, { body: [{ event: "HIT", source: "REMOTE", hash, sessionId }] });
  await artifacts.deleteAllArtifacts(owner);
  await artifacts.uploadArtifact(owner, { hash, body: "built again" });
};

export const checks: GroupChecks<Operations, Fixture> = {
  level: "engine",
  fixture: { make: makeFixture, namesIn },
  smoke,
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
  requests: {
    recordArtifactEvents: (client) => artifacts.recordArtifactEvents(client, { body: [] }),
    getArtifactsStatus: (client) => artifacts.getArtifactsStatus(client),
    downloadArtifact: (client, { fixture }) => artifacts.downloadArtifact(client, { hash: fixture }),
    uploadArtifact: (client) => artifacts.uploadArtifact(client, { hash: "fedcba9876543210", body: "built" }),
    hasArtifact: (client, { fixture }) => artifacts.hasArtifact(client, { hash: fixture }),
    queryArtifacts: (client, { fixture }) => artifacts.queryArtifacts(client, { hashes: [fixture] }),
    deleteAllArtifacts: (client) => artifacts.deleteAllArtifacts(client),
  },
};
