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
          name: "enabled", in: "body", type: "boolean", kind: "boolean", unpublished: true,
          doc: "Whether it is on; false turns it off as `deleteRollingReleaseConfig` does. Not in the platform's published description.",
        },
        {
          name: "advancementType", in: "body", type: "RolloutAdvancement", kind: "string", values: ["automatic", "manual-approval"], unpublished: true,
          doc: "Whether stages begin automatically or have to be approved. Not in the platform's published description.",
        },
        {
          name: "stages", in: "body", type: "RollingReleaseStage[]", kind: "object", array: true, unpublished: true,
          doc: "Two to ten stages, the last with all traffic. Not in the platform's published description.", members: "RollingReleaseStage",
        },
        {
          name: "canaryResponseHeader", in: "body", type: "boolean", kind: "boolean", unpublished: true,
          doc: "Whether answers say which deployment served them. Not in the platform's published description.",
        },
        {
          name: "target", in: "body", type: "string", kind: "string", unpublished: true,
          doc: "The environment whose traffic moves. Not in the platform's published description.",
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
          doc: "The current stage; if another one is given, nothing is approved. Not in the platform's published description.",
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
    RollingReleaseStage: [
      { name: "targetPercentage", type: "number", kind: "number", required: true, doc: "The share of traffic that the new deployment gets, in percent." },
      { name: "duration", type: "number", kind: "number", doc: "Duration in minutes." },
      { name: "linearShift", type: "boolean", kind: "boolean", doc: "Whether the share grows evenly during the stage." },
      { name: "requireApproval", type: "boolean", kind: "boolean", doc: "Whether someone must approve before the next stage." },
    ],
  },
};
