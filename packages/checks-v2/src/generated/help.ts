// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "checks-v2",
  operations: {
    listProjectChecks: {
      inputs: [
        { name: "projectIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        {
          name: "blocks", in: "query", type: "CheckBlocks", kind: "string",
          values: ["build-start", "deployment-start", "deployment-alias", "deployment-promotion", "none"], doc: "Only checks that this waits for.",
        },
      ],
      rows: "checks",
      columns: ["id", "name", "createdAt"],
    },
    createProjectCheck: {
      inputs: [
        { name: "projectIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "name", in: "body", type: "string", kind: "string", required: true, doc: "The display name of the check." },
        {
          name: "blocks", in: "body", type: "CheckBlocks", kind: "string",
          values: ["build-start", "deployment-start", "deployment-alias", "deployment-promotion", "none"], default: "deployment-alias",
          doc: "Stage of the deployment that the check blocks.",
        },
        { name: "isRerequestable", in: "body", type: "boolean", kind: "boolean", doc: "Whether people may ask for another run." },
        {
          name: "requires", in: "body", type: "CheckRequires", kind: "string", values: ["build-ready", "deployment-url", "none"], default: "deployment-url",
          doc: "Stage of the deployment that the check waits for.",
        },
        { name: "source", in: "body", type: "ProjectCheckSourceInput", kind: "object", doc: "Source that runs the check.", members: "ProjectCheckSourceInput" },
        { name: "targets", in: "body", type: "string[]", kind: "string", array: true, doc: "The environments whose deployments are checked." },
        { name: "timeout", in: "body", type: "number", kind: "number", default: 300, doc: "Maximum duration of a run, in seconds." },
      ],
      words: ["CI gate", "block a release until tests pass"],
      columns: ["id", "name", "createdAt"],
    },
    getProjectCheck: {
      inputs: [
        { name: "projectIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "checkId", in: "path", type: "string", kind: "string", required: true, doc: "The check, by its ID." },
      ],
      columns: ["id", "name", "createdAt"],
    },
    updateProjectCheck: {
      inputs: [
        { name: "projectIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "checkId", in: "path", type: "string", kind: "string", required: true, doc: "The check, by its ID." },
        { name: "name", in: "body", type: "string", kind: "string", doc: "The new display name of the check." },
        {
          name: "blocks", in: "body", type: "CheckBlocks", kind: "string",
          values: ["build-start", "deployment-start", "deployment-alias", "deployment-promotion", "none"],
          doc: "Stage of the deployment that the check blocks.",
        },
        { name: "isRerequestable", in: "body", type: "boolean", kind: "boolean", doc: "Whether people may ask for another run." },
        {
          name: "requires", in: "body", type: "CheckRequires", kind: "string", values: ["build-ready", "deployment-url", "none"],
          doc: "Stage of the deployment that the check waits for.",
        },
        { name: "targets", in: "body", type: "string[]", kind: "string", array: true, doc: "The environments whose deployments are checked." },
        { name: "timeout", in: "body", type: "number", kind: "number", doc: "Maximum duration of a run, in seconds." },
      ],
      columns: ["id", "name", "createdAt"],
    },
    deleteProjectCheck: {
      inputs: [
        { name: "projectIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "checkId", in: "path", type: "string", kind: "string", required: true, doc: "The check to delete, by its ID." },
      ],
    },
    listCheckRuns: {
      inputs: [
        { name: "projectIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "checkId", in: "path", type: "string", kind: "string", required: true, doc: "The check, by its ID." },
      ],
      rows: "runs",
      columns: ["id", "name", "status", "createdAt"],
    },
    listDeploymentCheckRuns: {
      inputs: [
        { name: "deploymentId", in: "path", type: "string", kind: "string", required: true, doc: "The deployment that is checked, by its ID." },
      ],
      rows: "runs",
      columns: ["id", "name", "status", "createdAt"],
    },
    createDeploymentCheckRun: {
      inputs: [
        { name: "deploymentId", in: "path", type: "string", kind: "string", required: true, doc: "The deployment that is checked, by its ID." },
        { name: "checkId", in: "body", type: "string", kind: "string", required: true, doc: "The check of the project that is run, by its ID." },
      ],
      columns: ["id", "name", "status", "createdAt"],
    },
    getDeploymentCheckRun: {
      inputs: [
        { name: "deploymentId", in: "path", type: "string", kind: "string", required: true, doc: "The deployment that is checked, by its ID." },
        { name: "checkRunId", in: "path", type: "string", kind: "string", required: true, doc: "The run of the check, by its ID." },
      ],
      columns: ["id", "name", "status", "createdAt"],
    },
    updateDeploymentCheckRun: {
      inputs: [
        { name: "deploymentId", in: "path", type: "string", kind: "string", required: true, doc: "The deployment that is checked, by its ID." },
        { name: "checkRunId", in: "path", type: "string", kind: "string", required: true, doc: "The run of the check, by its ID." },
        { name: "completedAt", in: "body", type: "number", kind: "number", doc: "Time at which the run ended. Unix time in milliseconds." },
        {
          name: "conclusion", in: "body", type: "CheckRunConclusion", kind: "string",
          values: ["succeeded", "failed", "neutral", "skipped", "canceled", "timeout"], doc: "Conclusion of the run.",
        },
        { name: "conclusionText", in: "body", type: "string", kind: "string", doc: "Conclusion as text for users." },
        { name: "externalId", in: "body", type: "string", kind: "string", doc: "The ID of the run at its source." },
        { name: "externalUrl", in: "body", type: "string", kind: "string", doc: "URL at which the run can be viewed." },
        {
          name: "output", in: "body", type: "Record<string, unknown>", kind: "object", doc: "Findings of the run.",
          members: "UpdateDeploymentCheckRunInput.output",
        },
        { name: "status", in: "body", type: "CheckRunStatus", kind: "string", values: ["queued", "running", "completed"], doc: "Progress of the run." },
      ],
      words: ["report a test result", "pass a check"],
      columns: ["id", "name", "status", "createdAt"],
    },
  },
  shapes: {
    ProjectCheckSourceInput: [
      { name: "provider", type: "\"github\"", kind: "string", values: ["github"], doc: "The check runs on GitHub. Only in \"A check of GitHub\"." },
      { name: "externalCheckName", type: "string", kind: "string", doc: "The name that GitHub knows the check by. Only in \"A check of GitHub\"." },
      {
        name: "kind", type: "string", kind: "string",
        doc: "In \"A check of GitHub\": `git-provider`. In \"Receiver of a webhook\": `webhook`. In \"An installed integration\": `integration`: an installed integration runs the check.",
      },
      { name: "webhookId", type: "string", kind: "string", doc: "The webhook to call for the check, by its ID. Only in \"Receiver of a webhook\"." },
      {
        name: "externalResourceId", type: "string", kind: "string",
        doc: "The resource of the integration, by the provider's own ID. Only in \"An installed integration\".",
      },
    ],
    "UpdateDeploymentCheckRunInput.output": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
  },
  variants: {
    ProjectCheckSourceInput: {
      of: [
        { required: ["provider", "externalCheckName", "kind"], optional: [] }, { required: ["kind"], optional: ["webhookId"] },
        { required: [], optional: ["externalResourceId", "kind"] },
      ],
    },
  },
};
