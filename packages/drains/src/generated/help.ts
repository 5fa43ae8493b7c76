// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "drains",
  operations: {
    listDrains: {
      inputs: [
        {
          name: "includeMetadata", in: "query", type: "boolean", kind: "boolean", default: false, doc: "Whether what is known about the integrations is added.",
        },
        { name: "projectId", in: "query", type: "string", kind: "string", doc: "Only drains of this project." },
      ],
      words: ["log drains"],
      rows: "drains",
      columns: ["id", "name", "status", "createdAt"],
    },
    createDrain: {
      inputs: [
        { name: "name", in: "body", type: "string", kind: "string", required: true, doc: "The display name of the drain." },
        {
          name: "projects", in: "body", type: "DrainProjects", kind: "string", values: ["all", "some"], required: true,
          doc: "Whether data of all projects is delivered or of some.",
        },
        {
          name: "schemas", in: "body", type: "Record<string, object>", kind: "object", required: true, doc: "Data to deliver, with the version of each schema.",
          members: "CreateDrainInput.schemas",
        },
        {
          name: "delivery", in: "body", type: "DrainDeliveryInput", kind: "object",
          doc: "Destination of the data: a bucket, an HTTP endpoint or an OpenTelemetry endpoint.", members: "DrainDeliveryInput",
        },
        {
          name: "filter", in: "body", type: "object | string", kind: "mixed", kinds: ["object", "string"],
          doc: "Filter of the data to deliver; all of it by default.", members: "CreateDrainInput.filter",
        },
        { name: "projectIds", in: "body", type: "string[]", kind: "string", array: true, doc: "The projects whose data is delivered." },
        {
          name: "sampling", in: "body", type: "DrainSamplingInput[]", kind: "object", array: true, doc: "Sampling of the data.", members: "DrainSamplingInput",
        },
        {
          name: "source", in: "body", type: "DrainSourceInput", kind: "object",
          doc: "Owner of the drain: the team itself, or an installed integration with one of its resources.", members: "DrainSourceInput",
        },
        {
          name: "transforms", in: "body", type: "object[]", kind: "object", array: true, doc: "Transforms that are applied to the data before delivery.",
          members: "CreateDrainInput.transforms",
        },
      ],
      words: ["log drain", "export logs", "send logs to", "telemetry"],
      columns: ["id", "name", "status", "createdAt"],
    },
    getDrain: {
      inputs: [
        { name: "id", in: "path", type: "string", kind: "string", required: true, doc: "The drain, by its ID." },
      ],
      columns: ["id", "name", "status", "createdAt"],
    },
    updateDrain: {
      inputs: [
        { name: "id", in: "path", type: "string", kind: "string", required: true, doc: "The drain to change, by its ID." },
        { name: "name", in: "body", type: "string", kind: "string", doc: "The new name of the drain." },
        { name: "delivery", in: "body", type: "DrainDeliveryInput", kind: "object", doc: "New destination of the data.", members: "DrainDeliveryInput" },
        {
          name: "filter", in: "body", type: "object | string | null", kind: "mixed", kinds: ["object", "string"], nullable: true,
          doc: "Filter of the data to deliver; null for all of it.", members: "UpdateDrainInput.filter",
        },
        { name: "projectIds", in: "body", type: "string[] | null", kind: "string", array: true, nullable: true, doc: "The projects whose data is delivered." },
        {
          name: "projects", in: "body", type: "DrainProjects", kind: "string", values: ["all", "some"],
          doc: "Whether data of all projects is delivered or of some.",
        },
        {
          name: "sampling", in: "body", type: "DrainSamplingInput[] | null", kind: "object", array: true, nullable: true, doc: "Sampling of the data.",
          members: "DrainSamplingInput",
        },
        {
          name: "schemas", in: "body", type: "Record<string, object>", kind: "object", doc: "Data to deliver, with the version of each schema.",
          members: "UpdateDrainInput.schemas",
        },
        {
          name: "source", in: "body", type: "DrainSourceInput", kind: "object",
          doc: "Owner of the drain: the team itself, or an installed integration with one of its resources.", members: "DrainSourceInput",
        },
        {
          name: "status", in: "body", type: "\"disabled\" | \"enabled\"", kind: "string", values: ["disabled", "enabled"],
          doc: "Whether the drain delivers from now on.",
        },
        {
          name: "transforms", in: "body", type: "object[] | null", kind: "object", array: true, nullable: true,
          doc: "Transforms that are applied to the data before delivery.", members: "UpdateDrainInput.transforms",
        },
      ],
      columns: ["id", "name", "status", "createdAt"],
    },
    deleteDrain: {
      inputs: [
        { name: "id", in: "path", type: "string", kind: "string", required: true, doc: "The drain to delete, by its ID." },
      ],
    },
    testDrain: {
      inputs: [
        {
          name: "delivery", in: "body", type: "DrainDeliveryInput", kind: "object", required: true, doc: "Destination of the test data.",
          members: "DrainDeliveryInput",
        },
        {
          name: "schemas", in: "body", type: "Record<string, object>", kind: "object", required: true, doc: "Data to deliver, with the version of each schema.",
          members: "TestDrainInput.schemas",
        },
      ],
    },
  },
  shapes: {
    "CreateDrainInput.filter": [
      {
        name: "filter", type: "DrainFilterInput", kind: "object", required: true, doc: "Condition that data must meet to be delivered.",
        members: "DrainFilterInput",
      },
      { name: "version", type: "string", kind: "string", required: true, doc: "The version of the filter's form, such as `v2`." },
    ],
    "CreateDrainInput.schemas": [
      { name: "*", type: "object", kind: "object", members: "CreateDrainInput.schemas.*" },
    ],
    "CreateDrainInput.schemas.*": [
      { name: "version", type: "string", kind: "string", required: true, doc: "The version of the data's schema, such as `v1`." },
    ],
    "CreateDrainInput.transforms": [
      { name: "id", type: "string", kind: "string", required: true, doc: "The ID of the transform." },
    ],
    DrainDeliveryInput: [
      {
        name: "type", type: "\"s3\" | \"http\" | \"otlphttp\"", kind: "string", values: ["s3", "http", "otlphttp"], required: true,
        doc: "In \"An S3 bucket\": Writes the data to a bucket of S3. In \"An HTTP endpoint\": Posts the data to an HTTP endpoint. In \"An OpenTelemetry endpoint\": Posts the data to an OpenTelemetry endpoint.",
      },
      {
        name: "encoding", type: "LogEncoding | OtlpEncoding", kind: "string", values: ["json", "ndjson", "proto"], required: true,
        doc: "In \"An S3 bucket\" or \"An HTTP endpoint\": Encoding of the lines: a single JSON array (`json`), or a JSON text for each line (`ndjson`). In \"An OpenTelemetry endpoint\": Encoding of the data: JSON or Protocol Buffers (`proto`).",
      },
      {
        name: "endpoint", type: "string | object", kind: "mixed", kinds: ["object", "string"], required: true,
        doc: "In \"An S3 bucket\": The bucket that objects are written to, by its URL. In \"An HTTP endpoint\": The URL that the data is posted to. In \"An OpenTelemetry endpoint\": URLs of the endpoint, by kind of data.",
        members: "DrainDeliveryInput.endpoint",
      },
      {
        name: "compression", type: "\"none\" | DrainCompression", kind: "string", values: ["none", "gzip"],
        doc: "In \"An S3 bucket\": Objects without compression; there is no other choice. In \"An HTTP endpoint\": Whether what is posted is compressed. Only in \"An S3 bucket\" or \"An HTTP endpoint\".",
      },
      {
        name: "fileStructure", type: "\"hive\"", kind: "string", values: ["hive"],
        doc: "Object names in the style of Hive, in folders such as `key=value`; there is no other choice. Only in \"An S3 bucket\".",
      },
      { name: "region", type: "string", kind: "string", doc: "The region of the bucket in AWS, such as `us-east-1`. Only in \"An S3 bucket\"." },
      { name: "roleArn", type: "string", kind: "string", doc: "The role that the platform takes on to write. Only in \"An S3 bucket\"." },
      {
        name: "objectAcl", type: "\"bucket-owner-full-control\" | \"bucket-owner-read\" | \"private\"", kind: "string",
        values: ["bucket-owner-full-control", "bucket-owner-read", "private"],
        doc: "Access control of the delivered objects, by its S3 name. Only in \"An S3 bucket\".",
      },
      {
        name: "serverSideEncryption", type: "S3Encryption", kind: "string", values: ["AES256", "aws:kms", "aws:kms:dsse"], default: "AES256",
        doc: "Encryption of the objects by S3. Only in \"An S3 bucket\".",
      },
      {
        name: "headers", type: "Record<string, string>", kind: "object", secret: true,
        doc: "Headers that are sent with each delivery. Only in \"An HTTP endpoint\" or \"An OpenTelemetry endpoint\".", members: "DrainDeliveryInput.headers",
      },
      {
        name: "secret", type: "string", kind: "string", secret: true,
        doc: "Signs each delivery. Only in \"An HTTP endpoint\" or \"An OpenTelemetry endpoint\".",
      },
    ],
    "DrainDeliveryInput.endpoint": [
      { name: "traces", type: "string", kind: "string", required: true, doc: "The URL that traces are posted to." },
    ],
    "DrainDeliveryInput.headers": [
      { name: "*", type: "string", kind: "string" },
    ],
    DrainFilterInput: [
      {
        name: "type", type: "\"odata\" | \"basic\"", kind: "string", values: ["odata", "basic"], required: true,
        doc: "In \"Filter by an OData expression\": The filter is an OData expression. In \"Filter by projects, environments and sources\": The filter names projects, environments and sources.",
      },
      { name: "text", type: "string", kind: "string", doc: "The expression. Only in \"Filter by an OData expression\"." },
      {
        name: "deployment", type: "object", kind: "object",
        doc: "Deployments whose data is delivered. Only in \"Filter by projects, environments and sources\".", members: "DrainFilterInput.deployment",
      },
      {
        name: "log", type: "object", kind: "object", doc: "Log lines that are delivered. Only in \"Filter by projects, environments and sources\".",
        members: "DrainFilterInput.log",
      },
      {
        name: "project", type: "object", kind: "object", doc: "Projects whose data is delivered. Only in \"Filter by projects, environments and sources\".",
        members: "DrainFilterInput.project",
      },
    ],
    "DrainFilterInput.deployment": [
      {
        name: "environments", type: "TargetEnvironment[]", kind: "string", array: true, values: ["production", "preview"],
        doc: "Only data of deployments to these environments.",
      },
    ],
    "DrainFilterInput.log": [
      {
        name: "sources", type: "LogDrainSource[]", kind: "string", array: true,
        values: ["build", "edge", "external", "firewall", "lambda", "redirect", "static"], doc: "Only log lines that these parts of the platform write.",
      },
    ],
    "DrainFilterInput.project": [
      { name: "ids", type: "string[]", kind: "string", array: true, doc: "Only data of these projects, by ID." },
    ],
    DrainSamplingInput: [
      { name: "type", type: "string", kind: "string", required: true, doc: "`head_sampling`." },
      { name: "rate", type: "number", kind: "number", required: true, doc: "The share of the data that is kept, from 0 to 1. At least 0, at most 1." },
      { name: "env", type: "TargetEnvironment", kind: "string", values: ["production", "preview"], doc: "Only for this environment; for each when absent." },
      { name: "requestPath", type: "string", kind: "string", doc: "Only requests whose path begins with this prefix." },
    ],
    DrainSourceInput: [
      {
        name: "externalResourceId", type: "string", kind: "string",
        doc: "The resource of the integration, by the provider's own ID. Only in \"An installed integration, with a resource by the provider's own ID\".",
      },
      {
        name: "kind", type: "string", kind: "string",
        doc: "In \"An installed integration, with a resource by the provider's own ID\" or \"An installed integration, with a resource\": `integration`: the drain belongs to an installed integration. In \"An installed integration, or the team itself\": `integration` or `self-served`.",
      },
      {
        name: "resourceId", type: "string", kind: "string",
        doc: "The resource of the integration, by its ID. Only in \"An installed integration, with a resource\".",
      },
    ],
    "TestDrainInput.schemas": [
      { name: "*", type: "object", kind: "object", members: "TestDrainInput.schemas.*" },
    ],
    "TestDrainInput.schemas.*": [
      { name: "version", type: "string", kind: "string", required: true, doc: "The version of the data's schema, such as `v1`." },
    ],
    "UpdateDrainInput.filter": [
      {
        name: "filter", type: "DrainFilterInput", kind: "object", required: true, doc: "Condition that data must meet to be delivered.",
        members: "DrainFilterInput",
      },
      { name: "version", type: "string", kind: "string", required: true, doc: "The version of the filter's form, such as `v2`." },
    ],
    "UpdateDrainInput.schemas": [
      { name: "*", type: "object", kind: "object", members: "UpdateDrainInput.schemas.*" },
    ],
    "UpdateDrainInput.schemas.*": [
      { name: "version", type: "string", kind: "string", required: true, doc: "The version of the data's schema, such as `v1`." },
    ],
    "UpdateDrainInput.transforms": [
      { name: "id", type: "string", kind: "string", required: true, doc: "The ID of the transform." },
    ],
  },
  variants: {
    DrainDeliveryInput: {
      discriminator: "type",
      of: [
        {
          values: ["s3"], required: ["compression", "fileStructure", "encoding", "endpoint", "region", "roleArn"],
          optional: ["objectAcl", "serverSideEncryption"],
        },
        { values: ["http"], required: ["encoding", "endpoint", "headers"], optional: ["compression", "secret"] },
        { values: ["otlphttp"], required: ["encoding", "endpoint", "headers"], optional: ["secret"] },
      ],
    },
    DrainFilterInput: {
      discriminator: "type",
      of: [{ values: ["odata"], required: ["text"], optional: [] }, { values: ["basic"], required: [], optional: ["deployment", "log", "project"] }],
    },
    DrainSourceInput: { of: [{ required: ["externalResourceId"], optional: ["kind"] }, { required: ["resourceId"], optional: ["kind"] }, { required: [], optional: ["kind"] }] },
  },
};
