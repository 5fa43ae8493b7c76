// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "artifacts",
  operations: {
    recordArtifactEvents: {
      inputs: [
        {
          name: "body", in: "body", type: "ArtifactEvent[]", kind: "object", array: true, required: true, doc: "The uses of the cache.",
          members: "ArtifactEvent",
        },
        { name: "xArtifactClientCi", in: "header", type: "string", kind: "string", doc: "The CI system that asks. At most 50 characters." },
        { name: "xArtifactClientInteractive", in: "header", type: "number", kind: "number", doc: "1 when a person waits. At least 0, at most 1." },
      ],
    },
    getArtifactsStatus: {
      inputs: [],
    },
    downloadArtifact: {
      inputs: [
        { name: "hash", in: "path", type: "string", kind: "string", required: true, doc: "The hash of the artifact's inputs." },
        { name: "xArtifactClientCi", in: "header", type: "string", kind: "string", doc: "The CI system that asks. At most 50 characters." },
        { name: "xArtifactClientInteractive", in: "header", type: "number", kind: "number", doc: "1 when a person waits. At least 0, at most 1." },
      ],
      words: ["turbo cache", "remote cache"],
    },
    uploadArtifact: {
      inputs: [
        { name: "hash", in: "path", type: "string", kind: "string", required: true, doc: "The hash of the artifact's inputs." },
        { name: "body", in: "body", type: "bytes", kind: "bytes", required: true, doc: "The bytes of the artifact." },
        { name: "xArtifactClientCi", in: "header", type: "string", kind: "string", doc: "The CI system that asks. At most 50 characters." },
        { name: "xArtifactClientInteractive", in: "header", type: "number", kind: "number", doc: "1 when a person waits. At least 0, at most 1." },
        { name: "xArtifactDirtyHash", in: "header", type: "string", kind: "string", doc: "The hash of changes that were not committed." },
        { name: "xArtifactDuration", in: "header", type: "number", kind: "number", doc: "Time that the build of the artifact took, in milliseconds." },
        { name: "xArtifactSha", in: "header", type: "string", kind: "string", doc: "The commit that it was built from." },
        { name: "xArtifactTag", in: "header", type: "string", kind: "string", doc: "The signature or other mark from the upload. At most 600 characters." },
      ],
      words: ["turbo cache", "remote cache"],
    },
    hasArtifact: {
      inputs: [
        { name: "hash", in: "path", type: "string", kind: "string", required: true, doc: "The hash of the artifact's inputs." },
      ],
    },
    queryArtifacts: {
      inputs: [
        { name: "hashes", in: "body", type: "string[]", kind: "string", array: true, required: true, doc: "The hashes to ask about." },
      ],
    },
    deleteAllArtifacts: {
      inputs: [],
      words: ["clear the build cache"],
    },
  },
  shapes: {
    ArtifactEvent: [
      { name: "event", type: "\"HIT\" | \"MISS\"", kind: "string", values: ["HIT", "MISS"], required: true, doc: "Whether the cache held the artifact." },
      { name: "hash", type: "string", kind: "string", required: true, doc: "The hash of the artifact's inputs." },
      { name: "sessionId", type: "string", kind: "string", required: true, doc: "The run of the build, as a UUID of the client's own." },
      { name: "source", type: "\"LOCAL\" | \"REMOTE\"", kind: "string", values: ["LOCAL", "REMOTE"], required: true, doc: "Cache that was asked." },
      { name: "duration", type: "number", kind: "number", doc: "Time that the build of the artifact took, in milliseconds." },
    ],
  },
};
