// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "rolling-release",
  operations: {
    getRollingReleaseBillingStatus: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
      ],
    },
    getRollingReleaseConfig: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
      ],
    },
    updateRollingReleaseConfig: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        {
          name: "body", in: "body", type: "Record<string, unknown>", kind: "object", doc: "The members are not published.",
          members: "UpdateRollingReleaseConfigInput.body",
        },
      ],
      words: ["canary", "set up gradual rollout", "stages"],
    },
    deleteRollingReleaseConfig: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
      ],
    },
    getRollingRelease: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        {
          name: "state", in: "query", type: "RollingReleaseState", kind: "string", values: ["ACTIVE", "COMPLETE", "ABORTED"],
          doc: "Only a rolling release in this state.",
        },
      ],
      words: ["canary", "status of a rollout"],
      rows: "rollingRelease",
      columns: ["state", "currentDeployment.id", "canaryDeployment.id", "currentCanaryPercentage", "startedAt"],
    },
    approveRollingReleaseStage: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "canaryDeploymentId", in: "body", type: "string", kind: "string", required: true, doc: "The deployment that is rolled out." },
        { name: "nextStageIndex", in: "body", type: "number", kind: "number", required: true, doc: "The stage that is approved." },
        {
          name: "activeStageIndex", in: "body", type: "number", kind: "number", unpublished: true,
          doc: "The stage that is under way; where it says another one, nothing is approved. Not in the platform's published description.",
        },
      ],
      words: ["advance a canary", "next stage"],
      rows: "rollingRelease",
      columns: ["state", "currentDeployment.id", "canaryDeployment.id", "currentCanaryPercentage", "startedAt"],
    },
    startRollingRelease: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "canaryDeploymentId", in: "body", type: "string", kind: "string", required: true, doc: "The deployment that is rolled out." },
      ],
      words: ["canary", "gradual rollout", "traffic split"],
      rows: "rollingRelease",
      columns: ["state", "currentDeployment.id", "canaryDeployment.id", "currentCanaryPercentage", "startedAt"],
    },
    completeRollingRelease: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "canaryDeploymentId", in: "body", type: "string", kind: "string", required: true, doc: "The deployment that is rolled out." },
      ],
      words: ["finish a rollout", "100 percent"],
      rows: "rollingRelease",
      columns: ["state", "currentDeployment.id", "canaryDeployment.id", "currentCanaryPercentage", "startedAt"],
    },
  },
  shapes: {
    "UpdateRollingReleaseConfigInput.body": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
  },
};
