// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "log-drains",
  operations: {
    listLogDrains: {
      inputs: [
        {
          name: "includeMetadata", in: "query", type: "boolean", kind: "boolean", default: false,
          doc: "Whether details of the projects and the integrations are added.",
        },
        { name: "projectId", in: "query", type: "string", kind: "string", doc: "Only log drains of this project, by its ID." },
        { name: "projectIdOrName", in: "query", type: "string", kind: "string", doc: "Only log drains of this project." },
      ],
      columns: ["id", "name", "url", "createdAt"],
    },
    createLogDrain: {
      inputs: [
        {
          name: "deliveryFormat", in: "body", type: "LogEncoding", kind: "string", values: ["json", "ndjson"], required: true,
          doc: "Encoding of the lines: a single JSON array (`json`), or a JSON text for each line (`ndjson`).",
        },
        { name: "url", in: "body", type: "string", kind: "string", required: true, doc: "The URL that lines are posted to." },
        {
          name: "sources", in: "body", type: "LogDrainSourceInput[]", kind: "string", array: true,
          values: ["build", "edge", "external", "firewall", "lambda", "static"], required: true, doc: "The parts of the platform whose lines are delivered.",
        },
        {
          name: "headers", in: "body", type: "Record<string, string>", kind: "object", secret: true, doc: "Headers that are sent with each delivery.",
          members: "CreateLogDrainInput.headers",
        },
        {
          name: "projectIds", in: "body", type: "string[]", kind: "string", array: true, doc: "The projects whose lines are delivered; all of them by default.",
        },
        {
          name: "environments", in: "body", type: "TargetEnvironment[]", kind: "string", array: true, values: ["production", "preview"],
          doc: "The environments whose lines are delivered; all of them by default.",
        },
        { name: "secret", in: "body", type: "string", kind: "string", secret: true, doc: "Signs each delivery." },
        {
          name: "samplingRate", in: "body", type: "number", kind: "number",
          doc: "The share of the requests whose lines are delivered, from 0 to 1. At least 0, at most 1.",
        },
        { name: "name", in: "body", type: "string", kind: "string", doc: "The display name of the log drain." },
      ],
    },
    getLogDrain: {
      inputs: [
        { name: "id", in: "path", type: "string", kind: "string", required: true, doc: "The log drain, by its ID." },
      ],
    },
    deleteLogDrain: {
      inputs: [
        { name: "id", in: "path", type: "string", kind: "string", required: true, doc: "The log drain to delete, by its ID." },
      ],
    },
    listIntegrationLogDrains: {
      inputs: [],
      columns: ["id", "name", "url", "createdAt"],
    },
    createIntegrationLogDrain: {
      inputs: [
        { name: "name", in: "body", type: "string", kind: "string", required: true, doc: "The display name of the log drain." },
        { name: "url", in: "body", type: "string", kind: "string", required: true, doc: "The URL that lines are posted to." },
        {
          name: "projectIds", in: "body", type: "string[]", kind: "string", array: true, doc: "The projects whose lines are delivered; all of them by default.",
        },
        { name: "secret", in: "body", type: "string", kind: "string", secret: true, doc: "Signs each delivery." },
        {
          name: "deliveryFormat", in: "body", type: "LogEncoding", kind: "string", values: ["json", "ndjson"],
          doc: "Encoding of the lines: a single JSON array (`json`), or a JSON text for each line (`ndjson`).",
        },
        {
          name: "sources", in: "body", type: "LogDrainSourceInput[]", kind: "string", array: true,
          values: ["build", "edge", "external", "firewall", "lambda", "static"],
          doc: "The parts of the platform whose lines are delivered; all of them by default.",
        },
        {
          name: "headers", in: "body", type: "Record<string, string>", kind: "object", secret: true, doc: "Headers that are sent with each delivery.",
          members: "CreateIntegrationLogDrainInput.headers",
        },
        {
          name: "environments", in: "body", type: "TargetEnvironment[]", kind: "string", array: true, values: ["production", "preview"],
          doc: "The environments whose lines are delivered; all of them by default.",
        },
      ],
    },
    deleteIntegrationLogDrain: {
      inputs: [
        { name: "id", in: "path", type: "string", kind: "string", required: true, doc: "The log drain to delete, by its ID." },
      ],
    },
  },
  shapes: {
    "CreateIntegrationLogDrainInput.headers": [
      { name: "*", type: "string", kind: "string" },
    ],
    "CreateLogDrainInput.headers": [
      { name: "*", type: "string", kind: "string" },
    ],
  },
};
