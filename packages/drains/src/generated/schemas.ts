// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const AllProjectsAccess: v.GenericSchema<types.AllProjectsAccess> = /* @__PURE__ */ v.looseObject({
  access: /* @__PURE__ */ v.literal("all"),
  managedBy: /* @__PURE__ */ v.picklist(["drain", "integration"]),
});

export const LogDrainSource: v.GenericSchema<types.LogDrainSource> = /* @__PURE__ */ v.picklist(["build", "edge", "external", "firewall", "lambda", "redirect", "static"]);

export const TargetEnvironment: v.GenericSchema<types.TargetEnvironment> = /* @__PURE__ */ v.picklist(["production", "preview"]);

export const BasicDrainFilter: v.GenericSchema<types.BasicDrainFilter> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("basic"),
  deployment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    environments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(TargetEnvironment)),
  })),
  log: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    legacy_excludeCachedStaticAssetLogs: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    sources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(LogDrainSource)),
  })),
  project: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    ids: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  })),
});

export const BasicDrainFilterInput: v.GenericSchema<types.BasicDrainFilterInput> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("basic"),
  deployment: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    environments: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(TargetEnvironment)),
  })),
  log: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    sources: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(LogDrainSource)),
  })),
  project: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    ids: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  })),
});

export const ClickhouseDelivery: v.GenericSchema<types.ClickhouseDelivery> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("clickhouse"),
  endpoint: /* @__PURE__ */ v.string(),
  table: /* @__PURE__ */ v.string(),
});

export const HttpDeliveryInput: v.GenericSchema<types.HttpDeliveryInput> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("http"),
  encoding: /* @__PURE__ */ v.picklist(["json", "ndjson"]),
  endpoint: /* @__PURE__ */ v.string(),
  headers: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string()),
  compression: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["gzip", "none"])),
  secret: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const OtlpDeliveryInput: v.GenericSchema<types.OtlpDeliveryInput> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("otlphttp"),
  encoding: /* @__PURE__ */ v.picklist(["json", "proto"]),
  endpoint: /* @__PURE__ */ v.looseObject({
    traces: /* @__PURE__ */ v.string(),
  }),
  headers: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string()),
  secret: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const S3Encryption: v.GenericSchema<types.S3Encryption> = /* @__PURE__ */ v.picklist(["AES256", "aws:kms", "aws:kms:dsse"]);

export const S3DeliveryInput: v.GenericSchema<types.S3DeliveryInput> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("s3"),
  compression: /* @__PURE__ */ v.literal("none"),
  fileStructure: /* @__PURE__ */ v.literal("hive"),
  encoding: /* @__PURE__ */ v.picklist(["json", "ndjson"]),
  endpoint: /* @__PURE__ */ v.string(),
  region: /* @__PURE__ */ v.string(),
  roleArn: /* @__PURE__ */ v.string(),
  objectAcl: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["bucket-owner-full-control", "bucket-owner-read", "private"])),
  serverSideEncryption: /* @__PURE__ */ v.optional(S3Encryption),
});

export const DrainDeliveryInput: v.GenericSchema<types.DrainDeliveryInput> = /* @__PURE__ */ v.union([S3DeliveryInput, HttpDeliveryInput, OtlpDeliveryInput]);

export const OdataDrainFilter: v.GenericSchema<types.OdataDrainFilter> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("odata"),
  text: /* @__PURE__ */ v.string(),
});

export const DrainFilterInput: v.GenericSchema<types.DrainFilterInput> = /* @__PURE__ */ v.union([OdataDrainFilter, BasicDrainFilterInput]);

export const DrainSamplingInput: v.GenericSchema<types.DrainSamplingInput> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.string(),
  rate: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(0), /* @__PURE__ */ v.maxValue(1)),
  env: /* @__PURE__ */ v.optional(TargetEnvironment),
  requestPath: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ExternalResourceSourceInput: v.GenericSchema<types.ExternalResourceSourceInput> = /* @__PURE__ */ v.looseObject({
  externalResourceId: /* @__PURE__ */ v.string(),
  kind: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const IntegrationSourceInput: v.GenericSchema<types.IntegrationSourceInput> = /* @__PURE__ */ v.looseObject({
  kind: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ResourceSourceInput: v.GenericSchema<types.ResourceSourceInput> = /* @__PURE__ */ v.looseObject({
  resourceId: /* @__PURE__ */ v.string(),
  kind: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const DrainSourceInput: v.GenericSchema<types.DrainSourceInput> = /* @__PURE__ */ v.union([ExternalResourceSourceInput, ResourceSourceInput, IntegrationSourceInput]);

export const CreateDrainRequest: v.GenericSchema<types.CreateDrainRequest> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  projects: /* @__PURE__ */ v.picklist(["all", "some"]),
  schemas: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.looseObject({
    version: /* @__PURE__ */ v.string(),
  })),
  delivery: /* @__PURE__ */ v.optional(DrainDeliveryInput),
  filter: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    filter: DrainFilterInput,
    version: /* @__PURE__ */ v.string(),
  })),
  projectIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  sampling: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DrainSamplingInput)),
  source: /* @__PURE__ */ v.optional(DrainSourceInput),
  transforms: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    id: /* @__PURE__ */ v.string(),
  }))),
});

export const HttpDelivery: v.GenericSchema<types.HttpDelivery> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("http"),
  encoding: /* @__PURE__ */ v.picklist(["json", "ndjson"]),
  endpoint: /* @__PURE__ */ v.string(),
  headers: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string()),
  compression: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["gzip", "none"])),
  secret: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.looseObject({
    kind: /* @__PURE__ */ v.literal("INTEGRATION_SECRET"),
  })])),
});

export const InternalDelivery: v.GenericSchema<types.InternalDelivery> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("internal"),
  target: /* @__PURE__ */ v.literal("vercel-otel-traces-db"),
});

export const OtlpDelivery: v.GenericSchema<types.OtlpDelivery> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("otlphttp"),
  encoding: /* @__PURE__ */ v.picklist(["json", "proto"]),
  endpoint: /* @__PURE__ */ v.looseObject({
    traces: /* @__PURE__ */ v.string(),
  }),
  headers: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string()),
  secret: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.looseObject({
    kind: /* @__PURE__ */ v.literal("INTEGRATION_SECRET"),
  })])),
});

export const S3ObjectAcl: v.GenericSchema<types.S3ObjectAcl> = /* @__PURE__ */ v.picklist(["private", "public-read", "public-read-write", "authenticated-read", "aws-exec-read", "bucket-owner-read", "bucket-owner-full-control"]);

export const S3Delivery: v.GenericSchema<types.S3Delivery> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("s3"),
  compression: /* @__PURE__ */ v.literal("none"),
  fileStructure: /* @__PURE__ */ v.literal("hive"),
  encoding: /* @__PURE__ */ v.picklist(["json", "ndjson"]),
  endpoint: /* @__PURE__ */ v.string(),
  region: /* @__PURE__ */ v.string(),
  roleArn: /* @__PURE__ */ v.string(),
  objectAcl: /* @__PURE__ */ v.optional(S3ObjectAcl),
  serverSideEncryption: /* @__PURE__ */ v.optional(S3Encryption),
});

export const DrainDelivery: v.GenericSchema<types.DrainDelivery> = /* @__PURE__ */ v.union([HttpDelivery, OtlpDelivery, ClickhouseDelivery, S3Delivery, InternalDelivery]);

export const DrainDisabledReason: v.GenericSchema<types.DrainDisabledReason> = /* @__PURE__ */ v.picklist(["disabled-by-owner", "disabled-by-admin", "account-plan-downgrade", "feature-not-available", "limits-exceeded"]);

export const DrainFilter: v.GenericSchema<types.DrainFilter> = /* @__PURE__ */ v.union([BasicDrainFilter, OdataDrainFilter]);

export const SomeProjectsAccess: v.GenericSchema<types.SomeProjectsAccess> = /* @__PURE__ */ v.looseObject({
  access: /* @__PURE__ */ v.literal("some"),
  managedBy: /* @__PURE__ */ v.picklist(["drain", "integration"]),
  projectIds: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
});

export const DrainProjectAccess: v.GenericSchema<types.DrainProjectAccess> = /* @__PURE__ */ v.union([AllProjectsAccess, SomeProjectsAccess]);

export const DrainSchemas: v.GenericSchema<types.DrainSchemas> = /* @__PURE__ */ v.looseObject({
  ai_gateway: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  analytics: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  audit_log: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  connect: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  log: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  speed_insights: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
  trace: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.unknown())),
});

export const IntegrationSource: v.GenericSchema<types.IntegrationSource> = /* @__PURE__ */ v.looseObject({
  kind: /* @__PURE__ */ v.literal("integration"),
  integrationConfigurationId: /* @__PURE__ */ v.string(),
  integrationId: /* @__PURE__ */ v.string(),
  externalResourceId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  resourceId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const SelfServedSource: v.GenericSchema<types.SelfServedSource> = /* @__PURE__ */ v.looseObject({
  kind: /* @__PURE__ */ v.literal("self-served"),
});

export const DrainSource: v.GenericSchema<types.DrainSource> = /* @__PURE__ */ v.union([SelfServedSource, IntegrationSource]);

export const DrainStatus: v.GenericSchema<types.DrainStatus> = /* @__PURE__ */ v.picklist(["enabled", "disabled", "errored"]);

export const DrainTestFailure: v.GenericSchema<types.DrainTestFailure> = /* @__PURE__ */ v.looseObject({
  endpoint: /* @__PURE__ */ v.string(),
  error: /* @__PURE__ */ v.string(),
  status: /* @__PURE__ */ v.string(),
});

export const HeadSampling: v.GenericSchema<types.HeadSampling> = /* @__PURE__ */ v.looseObject({
  type: /* @__PURE__ */ v.literal("head_sampling"),
  rate: /* @__PURE__ */ v.number(),
  env: /* @__PURE__ */ v.optional(TargetEnvironment),
  requestPath: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const UpdateDrainRequest: v.GenericSchema<types.UpdateDrainRequest> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  delivery: /* @__PURE__ */ v.optional(DrainDeliveryInput),
  filter: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.looseObject({
    filter: DrainFilterInput,
    version: /* @__PURE__ */ v.string(),
  }), /* @__PURE__ */ v.string()])),
  projectIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string()))),
  projects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["all", "some"])),
  sampling: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(DrainSamplingInput))),
  schemas: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.looseObject({
    version: /* @__PURE__ */ v.string(),
  }))),
  source: /* @__PURE__ */ v.optional(DrainSourceInput),
  status: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["disabled", "enabled"])),
  transforms: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    id: /* @__PURE__ */ v.string(),
  })))),
});

export const ListDrainsInput: v.GenericSchema<types.ListDrainsInput> = /* @__PURE__ */ v.looseObject({
  includeMetadata: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  projectId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ListDrainsOutput: v.GenericSchema<types.ListDrainsOutput> = /* @__PURE__ */ v.looseObject({
  drains: /* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    id: /* @__PURE__ */ v.string(),
    name: /* @__PURE__ */ v.string(),
    createdAt: /* @__PURE__ */ v.number(),
    delivery: DrainDelivery,
    ownerId: /* @__PURE__ */ v.string(),
    schemas: DrainSchemas,
    source: DrainSource,
    updatedAt: /* @__PURE__ */ v.number(),
    disabledAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    disabledBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    disabledReason: /* @__PURE__ */ v.optional(DrainDisabledReason),
    filterV2: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
      version: /* @__PURE__ */ v.literal("v2"),
      filter: DrainFilter,
    })),
    firstErrorTimestamp: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
    projectIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
    sampling: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(HeadSampling)),
    status: /* @__PURE__ */ v.optional(DrainStatus),
    teamId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
    integrationConfigurationUri: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    integrationIcon: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    integrationWebsite: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
    projectAccess: /* @__PURE__ */ v.optional(DrainProjectAccess),
  })),
});

export const CreateDrainInput: v.GenericSchema<types.CreateDrainInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  projects: /* @__PURE__ */ v.picklist(["all", "some"]),
  schemas: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.looseObject({
    version: /* @__PURE__ */ v.string(),
  })),
  delivery: /* @__PURE__ */ v.optional(DrainDeliveryInput),
  filter: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    filter: DrainFilterInput,
    version: /* @__PURE__ */ v.string(),
  })),
  projectIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  sampling: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(DrainSamplingInput)),
  source: /* @__PURE__ */ v.optional(DrainSourceInput),
  transforms: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    id: /* @__PURE__ */ v.string(),
  }))),
});

export const CreateDrainOutput: v.GenericSchema<types.CreateDrainOutput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  delivery: DrainDelivery,
  ownerId: /* @__PURE__ */ v.string(),
  schemas: DrainSchemas,
  source: DrainSource,
  updatedAt: /* @__PURE__ */ v.number(),
  disabledAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  disabledBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  disabledReason: /* @__PURE__ */ v.optional(DrainDisabledReason),
  filterV2: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    version: /* @__PURE__ */ v.literal("v2"),
    filter: DrainFilter,
  })),
  firstErrorTimestamp: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  projectIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  sampling: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(HeadSampling)),
  status: /* @__PURE__ */ v.optional(DrainStatus),
  teamId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  integrationConfigurationUri: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  integrationIcon: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  integrationWebsite: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  projectAccess: /* @__PURE__ */ v.optional(DrainProjectAccess),
});

export const GetDrainInput: v.GenericSchema<types.GetDrainInput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
});

export const GetDrainOutput: v.GenericSchema<types.GetDrainOutput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  delivery: DrainDelivery,
  ownerId: /* @__PURE__ */ v.string(),
  schemas: DrainSchemas,
  source: DrainSource,
  updatedAt: /* @__PURE__ */ v.number(),
  disabledAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  disabledBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  disabledReason: /* @__PURE__ */ v.optional(DrainDisabledReason),
  filterV2: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    version: /* @__PURE__ */ v.literal("v2"),
    filter: DrainFilter,
  })),
  firstErrorTimestamp: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  projectIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  sampling: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(HeadSampling)),
  status: /* @__PURE__ */ v.optional(DrainStatus),
  teamId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  integrationConfigurationUri: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  integrationIcon: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  integrationWebsite: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  projectAccess: /* @__PURE__ */ v.optional(DrainProjectAccess),
});

export const UpdateDrainInput: v.GenericSchema<types.UpdateDrainInput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  delivery: /* @__PURE__ */ v.optional(DrainDeliveryInput),
  filter: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.union([/* @__PURE__ */ v.looseObject({
    filter: DrainFilterInput,
    version: /* @__PURE__ */ v.string(),
  }), /* @__PURE__ */ v.string()])),
  projectIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string()))),
  projects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["all", "some"])),
  sampling: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(DrainSamplingInput))),
  schemas: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.looseObject({
    version: /* @__PURE__ */ v.string(),
  }))),
  source: /* @__PURE__ */ v.optional(DrainSourceInput),
  status: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(["disabled", "enabled"])),
  transforms: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(/* @__PURE__ */ v.looseObject({
    id: /* @__PURE__ */ v.string(),
  })))),
});

export const UpdateDrainOutput: v.GenericSchema<types.UpdateDrainOutput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  delivery: DrainDelivery,
  ownerId: /* @__PURE__ */ v.string(),
  schemas: DrainSchemas,
  source: DrainSource,
  updatedAt: /* @__PURE__ */ v.number(),
  disabledAt: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  disabledBy: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  disabledReason: /* @__PURE__ */ v.optional(DrainDisabledReason),
  filterV2: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    version: /* @__PURE__ */ v.literal("v2"),
    filter: DrainFilter,
  })),
  firstErrorTimestamp: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.number()),
  projectIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  sampling: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(HeadSampling)),
  status: /* @__PURE__ */ v.optional(DrainStatus),
  teamId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string())),
  integrationConfigurationUri: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  integrationIcon: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  integrationWebsite: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  projectAccess: /* @__PURE__ */ v.optional(DrainProjectAccess),
});

export const DeleteDrainInput: v.GenericSchema<types.DeleteDrainInput> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
});

export const TestDrainInput: v.GenericSchema<types.TestDrainInput> = /* @__PURE__ */ v.looseObject({
  delivery: DrainDeliveryInput,
  schemas: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.looseObject({
    version: /* @__PURE__ */ v.string(),
  })),
});
