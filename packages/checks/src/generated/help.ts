// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "checks",
  operations: {
    createCheck: {
      inputs: [
        { name: "deploymentId", in: "path", type: "string", kind: "string", required: true, doc: "The deployment that is checked, by its ID." },
        { name: "name", in: "body", type: "string", kind: "string", required: true, doc: "The display name of the check." },
        {
          name: "blocking", in: "body", type: "boolean", kind: "boolean", required: true,
          doc: "Whether the deployment waits for the check, and gets no domains where it fails.",
        },
        { name: "path", in: "body", type: "string", kind: "string", doc: "The path of the page that is checked." },
        { name: "detailsUrl", in: "body", type: "string", kind: "string", doc: "The URL at which the findings can be viewed." },
        { name: "externalId", in: "body", type: "string", kind: "string", doc: "The ID of the check at the integration." },
        { name: "rerequestable", in: "body", type: "boolean", kind: "boolean", doc: "Whether people may ask for the check again." },
      ],
      columns: ["id", "name", "status", "createdAt"],
    },
    listChecks: {
      inputs: [
        { name: "deploymentId", in: "path", type: "string", kind: "string", required: true, doc: "The deployment that is checked, by its ID." },
      ],
      rows: "checks",
      columns: ["id", "name", "status", "createdAt"],
    },
    getCheck: {
      inputs: [
        { name: "deploymentId", in: "path", type: "string", kind: "string", required: true, doc: "The deployment that is checked, by its ID." },
        { name: "checkId", in: "path", type: "string", kind: "string", required: true, doc: "The check, by its ID." },
      ],
      columns: ["id", "name", "status", "createdAt"],
    },
    updateCheck: {
      inputs: [
        { name: "deploymentId", in: "path", type: "string", kind: "string", required: true, doc: "The deployment that is checked, by its ID." },
        { name: "checkId", in: "path", type: "string", kind: "string", required: true, doc: "The check, by its ID." },
        { name: "name", in: "body", type: "string", kind: "string", doc: "The new display name of the check." },
        { name: "path", in: "body", type: "string", kind: "string", doc: "The path of the page that is checked." },
        { name: "status", in: "body", type: "\"running\" | \"completed\"", kind: "string", values: ["running", "completed"], doc: "Progress of the check." },
        {
          name: "conclusion", in: "body", type: "CheckConclusionInput", kind: "string", values: ["canceled", "failed", "neutral", "skipped", "succeeded"],
          doc: "Result of the check; it completes the check.",
        },
        { name: "detailsUrl", in: "body", type: "string", kind: "string", doc: "The URL at which the findings can be viewed." },
        { name: "output", in: "body", type: "CheckOutput", kind: "object", doc: "Findings of the check.", members: "CheckOutput" },
        { name: "externalId", in: "body", type: "string", kind: "string", doc: "The ID of the check at the integration." },
      ],
      columns: ["id", "name", "status", "createdAt"],
    },
    rerequestCheck: {
      inputs: [
        { name: "deploymentId", in: "path", type: "string", kind: "string", required: true, doc: "The deployment that is checked, by its ID." },
        { name: "checkId", in: "path", type: "string", kind: "string", required: true, doc: "The check to ask for again, by its ID." },
        {
          name: "autoUpdate", in: "query", type: "boolean", kind: "boolean",
          doc: "Whether the check is running from now on, without a word of the integration.",
        },
      ],
    },
  },
  shapes: {
    CheckMetric: [
      { name: "source", type: "\"web-vitals\"", kind: "string", values: ["web-vitals"], required: true, doc: "`web-vitals`." },
      { name: "value", type: "number | null", kind: "number", nullable: true, required: true, doc: "The measured value; null where it could not be measured." },
      { name: "previousValue", type: "number", kind: "number", doc: "The value of the deployment before." },
    ],
    CheckMetrics: [
      { name: "CLS", type: "CheckMetric", kind: "object", required: true, doc: "Cumulative layout shift.", members: "CheckMetric" },
      { name: "FCP", type: "CheckMetric", kind: "object", required: true, doc: "First contentful paint, in milliseconds.", members: "CheckMetric" },
      { name: "LCP", type: "CheckMetric", kind: "object", required: true, doc: "Largest contentful paint, in milliseconds.", members: "CheckMetric" },
      { name: "TBT", type: "CheckMetric", kind: "object", required: true, doc: "Total blocking time, in milliseconds.", members: "CheckMetric" },
      {
        name: "virtualExperienceScore", type: "CheckMetric", kind: "object", doc: "How good the experience of a simulated visitor is, from 0 to 100.",
        members: "CheckMetric",
      },
    ],
    CheckOutput: [
      { name: "metrics", type: "CheckMetrics", kind: "object", doc: "How fast the page is.", members: "CheckMetrics" },
    ],
  },
};
