// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import * as v from "valibot";
import type * as types from "./types.ts";

/** A value beside known ones: only types have the mark that tells it from them. */
function unlisted<Value extends string | number>(schema: v.GenericSchema<Value>): v.GenericSchema<Unlisted<Value>> {
  return schema as v.GenericSchema<unknown> as v.GenericSchema<Unlisted<Value>>;
}
import {
  HeadSampling, IntegrationSource, LogDrainSource, LogEncoding, TargetEnvironment,
} from "../../../../shapes/generated/schemas.ts";
export {
  HeadSampling, IntegrationSource, LogDrainSource, LogEncoding, TargetEnvironment,
} from "../../../../shapes/generated/schemas.ts";

export const DrainAccessManager: v.GenericSchema<types.DrainAccessManager> = /* @__PURE__ */ v.picklist(["drain", "integration"]);

export const AllProjectsAccess: v.GenericSchema<types.AllProjectsAccess> = /* @__PURE__ */ (() => v.looseObject({
  access: v.literal("all"),
  managedBy: DrainAccessManager,
}))();

export const AnalyticsRecord: v.GenericSchema<types.AnalyticsRecord> = /* @__PURE__ */ (() => v.looseObject({
  schema: v.string(),
  eventType: v.union([v.picklist(["pageview", "event"]), unlisted(v.string())]),
  eventName: v.optional(v.string()),
  eventData: v.optional(v.string()),
  timestamp: v.number(),
  dataSourceName: v.optional(v.string()),
  sessionId: v.optional(v.number()),
  referrer: v.optional(v.string()),
  queryParams: v.optional(v.string()),
  deviceModel: v.optional(v.string()),
  sdkVersionFull: v.optional(v.string()),
  flags: v.optional(v.string()),
  deployment: v.optional(v.string()),
  projectId: v.string(),
  ownerId: v.string(),
  deviceId: v.optional(v.number()),
  origin: v.optional(v.string()),
  path: v.optional(v.string()),
  route: v.optional(v.string()),
  country: v.optional(v.string()),
  region: v.optional(v.string()),
  city: v.optional(v.string()),
  osName: v.optional(v.string()),
  osVersion: v.optional(v.string()),
  clientName: v.optional(v.string()),
  clientType: v.optional(v.string()),
  clientVersion: v.optional(v.string()),
  deviceType: v.optional(v.string()),
  deviceBrand: v.optional(v.string()),
  browserEngine: v.optional(v.string()),
  browserEngineVersion: v.optional(v.string()),
  sdkName: v.optional(v.string()),
  sdkVersion: v.optional(v.string()),
  vercelEnvironment: v.optional(v.string()),
  vercelUrl: v.optional(v.string()),
}))();

export const ClickhouseDelivery: v.GenericSchema<types.ClickhouseDelivery> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("clickhouse"),
  endpoint: v.string(),
  table: v.string(),
}))();

export const DrainCompression: v.GenericSchema<types.DrainCompression> = /* @__PURE__ */ v.picklist(["gzip", "none"]);

export const HttpDelivery: v.GenericSchema<types.HttpDelivery> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("http"),
  encoding: LogEncoding,
  endpoint: v.string(),
  headers: v.record(v.string(), v.string()),
  compression: v.optional(DrainCompression),
  secret: v.optional(v.union([v.string(), v.looseObject({
    kind: v.literal("INTEGRATION_SECRET"),
  })])),
}))();

export const InternalDelivery: v.GenericSchema<types.InternalDelivery> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("internal"),
  target: v.literal("vercel-otel-traces-db"),
}))();

export const OtlpEncoding: v.GenericSchema<types.OtlpEncoding> = /* @__PURE__ */ v.picklist(["json", "proto"]);

export const OtlpDelivery: v.GenericSchema<types.OtlpDelivery> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("otlphttp"),
  encoding: OtlpEncoding,
  endpoint: v.looseObject({
    traces: v.string(),
  }),
  headers: v.record(v.string(), v.string()),
  secret: v.optional(v.union([v.string(), v.looseObject({
    kind: v.literal("INTEGRATION_SECRET"),
  })])),
}))();

export const S3Encryption: v.GenericSchema<types.S3Encryption> = /* @__PURE__ */ v.picklist(["AES256", "aws:kms", "aws:kms:dsse"]);

export const S3ObjectAcl: v.GenericSchema<types.S3ObjectAcl> = /* @__PURE__ */ v.picklist(["private", "public-read", "public-read-write", "authenticated-read", "aws-exec-read", "bucket-owner-read", "bucket-owner-full-control"]);

export const S3Delivery: v.GenericSchema<types.S3Delivery> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("s3"),
  compression: v.literal("none"),
  fileStructure: v.literal("hive"),
  encoding: LogEncoding,
  endpoint: v.string(),
  region: v.string(),
  roleArn: v.string(),
  objectAcl: v.optional(S3ObjectAcl),
  serverSideEncryption: v.optional(S3Encryption),
}))();

export const DrainDelivery: v.GenericSchema<types.DrainDelivery> = /* @__PURE__ */ v.union([HttpDelivery, OtlpDelivery, ClickhouseDelivery, S3Delivery, InternalDelivery]);

export const DrainDisabledReason: v.GenericSchema<types.DrainDisabledReason> = /* @__PURE__ */ v.picklist(["disabled-by-owner", "disabled-by-admin", "account-plan-downgrade", "feature-not-available", "limits-exceeded"]);

export const BasicDrainFilter: v.GenericSchema<types.BasicDrainFilter> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("basic"),
  deployment: v.optional(v.looseObject({
    environments: v.optional(v.array(TargetEnvironment)),
  })),
  log: v.optional(v.looseObject({
    legacy_excludeCachedStaticAssetLogs: v.optional(v.boolean()),
    sources: v.optional(v.array(LogDrainSource)),
  })),
  project: v.optional(v.looseObject({
    ids: v.optional(v.array(v.string())),
  })),
}))();

export const OdataDrainFilter: v.GenericSchema<types.OdataDrainFilter> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("odata"),
  text: v.string(),
}))();

export const DrainFilter: v.GenericSchema<types.DrainFilter> = /* @__PURE__ */ v.union([BasicDrainFilter, OdataDrainFilter]);

export const SomeProjectsAccess: v.GenericSchema<types.SomeProjectsAccess> = /* @__PURE__ */ (() => v.looseObject({
  access: v.literal("some"),
  managedBy: DrainAccessManager,
  projectIds: v.array(v.string()),
}))();

export const DrainProjectAccess: v.GenericSchema<types.DrainProjectAccess> = /* @__PURE__ */ v.union([AllProjectsAccess, SomeProjectsAccess]);

export const DrainSchemas: v.GenericSchema<types.DrainSchemas> = /* @__PURE__ */ (() => v.looseObject({
  ai_gateway: v.optional(v.record(v.string(), v.unknown())),
  analytics: v.optional(v.record(v.string(), v.unknown())),
  audit_log: v.optional(v.record(v.string(), v.unknown())),
  connect: v.optional(v.record(v.string(), v.unknown())),
  log: v.optional(v.record(v.string(), v.unknown())),
  speed_insights: v.optional(v.record(v.string(), v.unknown())),
  trace: v.optional(v.record(v.string(), v.unknown())),
}))();

export const SelfServedSource: v.GenericSchema<types.SelfServedSource> = /* @__PURE__ */ (() => v.looseObject({
  kind: v.literal("self-served"),
}))();

export const DrainSource: v.GenericSchema<types.DrainSource> = /* @__PURE__ */ v.union([SelfServedSource, IntegrationSource]);

export const DrainStatus: v.GenericSchema<types.DrainStatus> = /* @__PURE__ */ v.picklist(["enabled", "disabled", "errored"]);

export const AnyDrain: v.GenericSchema<types.AnyDrain> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  createdAt: v.number(),
  delivery: DrainDelivery,
  ownerId: v.string(),
  schemas: DrainSchemas,
  source: DrainSource,
  updatedAt: v.number(),
  disabledAt: v.optional(v.number()),
  disabledBy: v.optional(v.string()),
  disabledReason: v.optional(DrainDisabledReason),
  filterV2: v.optional(v.looseObject({
    version: v.literal("v2"),
    filter: DrainFilter,
  })),
  firstErrorTimestamp: v.optional(v.number()),
  projectIds: v.optional(v.array(v.string())),
  sampling: v.optional(v.array(HeadSampling)),
  status: v.optional(DrainStatus),
  teamId: v.optional(v.nullable(v.string())),
  integrationConfigurationUri: v.optional(v.string()),
  integrationIcon: v.optional(v.string()),
  integrationWebsite: v.optional(v.string()),
  projectAccess: v.optional(DrainProjectAccess),
}))();

export const BasicDrainFilterInput: v.GenericSchema<types.BasicDrainFilterInput> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("basic"),
  deployment: v.optional(v.looseObject({
    environments: v.optional(v.array(TargetEnvironment)),
  })),
  log: v.optional(v.looseObject({
    sources: v.optional(v.array(LogDrainSource)),
  })),
  project: v.optional(v.looseObject({
    ids: v.optional(v.array(v.string())),
  })),
}))();

export const HttpDeliveryInput: v.GenericSchema<types.HttpDeliveryInput> = /* @__PURE__ */ (() => v.strictObject({
  type: v.literal("http"),
  encoding: LogEncoding,
  endpoint: v.string(),
  headers: v.record(v.string(), v.string()),
  compression: v.optional(DrainCompression),
  secret: v.optional(v.string()),
}))();

export const OtlpDeliveryInput: v.GenericSchema<types.OtlpDeliveryInput> = /* @__PURE__ */ (() => v.strictObject({
  type: v.literal("otlphttp"),
  encoding: OtlpEncoding,
  endpoint: v.looseObject({
    traces: v.string(),
  }),
  headers: v.record(v.string(), v.string()),
  secret: v.optional(v.string()),
}))();

export const S3DeliveryInput: v.GenericSchema<types.S3DeliveryInput> = /* @__PURE__ */ (() => v.looseObject({
  type: v.literal("s3"),
  compression: v.literal("none"),
  fileStructure: v.literal("hive"),
  encoding: LogEncoding,
  endpoint: v.string(),
  region: v.string(),
  roleArn: v.string(),
  objectAcl: v.optional(v.picklist(["bucket-owner-full-control", "bucket-owner-read", "private"])),
  serverSideEncryption: v.optional(S3Encryption),
}))();

export const DrainDeliveryInput: v.GenericSchema<types.DrainDeliveryInput> = /* @__PURE__ */ v.union([S3DeliveryInput, HttpDeliveryInput, OtlpDeliveryInput]);

export const DrainFilterInput: v.GenericSchema<types.DrainFilterInput> = /* @__PURE__ */ v.union([OdataDrainFilter, BasicDrainFilterInput]);

export const DrainProjects: v.GenericSchema<types.DrainProjects> = /* @__PURE__ */ v.picklist(["all", "some"]);

export const DrainSamplingInput: v.GenericSchema<types.DrainSamplingInput> = /* @__PURE__ */ (() => v.strictObject({
  type: v.string(),
  rate: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  env: v.optional(TargetEnvironment),
  requestPath: v.optional(v.string()),
}))();

export const ExternalResourceSourceInput: v.GenericSchema<types.ExternalResourceSourceInput> = /* @__PURE__ */ (() => v.looseObject({
  externalResourceId: v.string(),
  kind: v.optional(v.string()),
}))();

export const IntegrationSourceInput: v.GenericSchema<types.IntegrationSourceInput> = /* @__PURE__ */ (() => v.looseObject({
  kind: v.optional(v.string()),
}))();

export const ResourceSourceInput: v.GenericSchema<types.ResourceSourceInput> = /* @__PURE__ */ (() => v.looseObject({
  resourceId: v.string(),
  kind: v.optional(v.string()),
}))();

export const DrainSourceInput: v.GenericSchema<types.DrainSourceInput> = /* @__PURE__ */ v.union([ExternalResourceSourceInput, ResourceSourceInput, IntegrationSourceInput]);

export const CreateDrainRequest: v.GenericSchema<types.CreateDrainRequest> = /* @__PURE__ */ (() => v.strictObject({
  name: v.string(),
  projects: DrainProjects,
  schemas: v.record(v.string(), v.looseObject({
    version: v.string(),
  })),
  delivery: v.optional(DrainDeliveryInput),
  filter: v.optional(v.union([v.looseObject({
    filter: DrainFilterInput,
    version: v.string(),
  }), v.string()])),
  projectIds: v.optional(v.array(v.string())),
  sampling: v.optional(v.array(DrainSamplingInput)),
  source: v.optional(DrainSourceInput),
  transforms: v.optional(v.array(v.looseObject({
    id: v.string(),
  }))),
}))();

export const LogProxy: v.GenericSchema<types.LogProxy> = /* @__PURE__ */ (() => v.looseObject({
  timestamp: v.number(),
  method: v.string(),
  host: v.string(),
  path: v.string(),
  userAgent: v.array(v.string()),
  region: v.string(),
  referer: v.optional(v.string()),
  statusCode: v.optional(v.number()),
  clientIp: v.optional(v.string()),
  scheme: v.optional(v.string()),
  responseByteSize: v.optional(v.number()),
  cacheId: v.optional(v.string()),
  pathType: v.optional(v.string()),
  pathTypeVariant: v.optional(v.string()),
  vercelId: v.optional(v.string()),
  vercelCache: v.optional(v.union([v.picklist(["MISS", "HIT", "STALE", "BYPASS", "PRERENDER", "REVALIDATED"]), unlisted(v.string())])),
  lambdaRegion: v.optional(v.string()),
  wafAction: v.optional(v.union([v.picklist(["log", "challenge", "deny", "bypass", "rate_limit"]), unlisted(v.string())])),
  wafRuleId: v.optional(v.string()),
}))();

export const LogRecord: v.GenericSchema<types.LogRecord> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  deploymentId: v.string(),
  source: v.union([v.picklist(["build", "edge", "external", "firewall", "lambda", "redirect", "static"]), unlisted(v.string())]),
  host: v.string(),
  timestamp: v.number(),
  projectId: v.string(),
  level: v.union([v.picklist(["info", "warning", "error", "fatal"]), unlisted(v.string())]),
  message: v.optional(v.string()),
  buildId: v.optional(v.string()),
  entrypoint: v.optional(v.string()),
  destination: v.optional(v.string()),
  path: v.optional(v.string()),
  type: v.optional(v.string()),
  statusCode: v.optional(v.number()),
  requestId: v.optional(v.string()),
  environment: v.optional(v.union([v.picklist(["production", "preview"]), unlisted(v.string())])),
  branch: v.optional(v.string()),
  ja3Digest: v.optional(v.string()),
  ja4Digest: v.optional(v.string()),
  edgeType: v.optional(v.union([v.picklist(["edge-function", "middleware"]), unlisted(v.string())])),
  projectName: v.optional(v.string()),
  executionRegion: v.optional(v.string()),
  traceId: v.optional(v.string()),
  spanId: v.optional(v.string()),
  "trace.id": v.optional(v.string()),
  "span.id": v.optional(v.string()),
  proxy: v.optional(LogProxy),
}))();

export const SpeedInsightsRecord: v.GenericSchema<types.SpeedInsightsRecord> = /* @__PURE__ */ (() => v.looseObject({
  schema: v.string(),
  timestamp: v.string(),
  metricType: v.union([v.picklist(["CLS", "LCP", "FID", "FCP", "TTFB", "INP"]), unlisted(v.string())]),
  value: v.number(),
  connectionSpeed: v.optional(v.string()),
  scriptVersion: v.optional(v.string()),
  deploymentId: v.optional(v.string()),
  attribution: v.optional(v.string()),
  projectId: v.string(),
  ownerId: v.string(),
  deviceId: v.optional(v.number()),
  origin: v.optional(v.string()),
  path: v.optional(v.string()),
  route: v.optional(v.string()),
  country: v.optional(v.string()),
  region: v.optional(v.string()),
  city: v.optional(v.string()),
  osName: v.optional(v.string()),
  osVersion: v.optional(v.string()),
  clientName: v.optional(v.string()),
  clientType: v.optional(v.string()),
  clientVersion: v.optional(v.string()),
  deviceType: v.optional(v.string()),
  deviceBrand: v.optional(v.string()),
  browserEngine: v.optional(v.string()),
  browserEngineVersion: v.optional(v.string()),
  sdkName: v.optional(v.string()),
  sdkVersion: v.optional(v.string()),
  vercelEnvironment: v.optional(v.string()),
  vercelUrl: v.optional(v.string()),
}))();

export const DrainedAttribute: v.GenericSchema<types.DrainedAttribute> = /* @__PURE__ */ (() => v.looseObject({
  key: v.string(),
  value: v.record(v.string(), v.unknown()),
}))();

export const DrainedSpan: v.GenericSchema<types.DrainedSpan> = /* @__PURE__ */ (() => v.looseObject({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string()),
  name: v.string(),
  kind: v.optional(v.union([v.number(), v.string()])),
  startTimeUnixNano: v.string(),
  endTimeUnixNano: v.string(),
  attributes: v.optional(v.array(DrainedAttribute)),
}))();

export const DrainedResource: v.GenericSchema<types.DrainedResource> = /* @__PURE__ */ (() => v.looseObject({
  resource: v.optional(v.looseObject({
    attributes: v.optional(v.array(DrainedAttribute)),
  })),
  scopeSpans: v.array(v.looseObject({
    scope: v.optional(v.looseObject({
      name: v.optional(v.string()),
      version: v.optional(v.string()),
    })),
    spans: v.array(DrainedSpan),
  })),
}))();

export const TraceRecord: v.GenericSchema<types.TraceRecord> = /* @__PURE__ */ (() => v.looseObject({
  resourceSpans: v.array(DrainedResource),
}))();

export const DrainRecords: v.GenericSchema<types.DrainRecords> = /* @__PURE__ */ v.looseObject({
  log: LogRecord,
  trace: TraceRecord,
  analytics: AnalyticsRecord,
  speed_insights: SpeedInsightsRecord,
});

export const UpdateDrainRequest: v.GenericSchema<types.UpdateDrainRequest> = /* @__PURE__ */ (() => v.strictObject({
  name: v.optional(v.string()),
  delivery: v.optional(DrainDeliveryInput),
  filter: v.optional(v.nullable(v.union([v.strictObject({
    filter: DrainFilterInput,
    version: v.string(),
  }), v.string()]))),
  projectIds: v.optional(v.nullable(v.array(v.string()))),
  projects: v.optional(DrainProjects),
  sampling: v.optional(v.nullable(v.array(DrainSamplingInput))),
  schemas: v.optional(v.record(v.string(), v.looseObject({
    version: v.string(),
  }))),
  source: v.optional(DrainSourceInput),
  status: v.optional(v.picklist(["disabled", "enabled"])),
  transforms: v.optional(v.nullable(v.array(v.looseObject({
    id: v.string(),
  })))),
}))();

export const ListDrainsInput: v.GenericSchema<types.ListDrainsInput> = /* @__PURE__ */ (() => v.looseObject({
  includeMetadata: v.optional(v.boolean()),
  projectId: v.optional(v.string()),
}))();

export const ListDrainsOutput: v.GenericSchema<types.ListDrainsOutput> = /* @__PURE__ */ (() => v.looseObject({
  drains: v.array(AnyDrain),
}))();

export const CreateDrainInput: v.GenericSchema<types.CreateDrainInput> = /* @__PURE__ */ (() => v.strictObject({
  name: v.string(),
  projects: DrainProjects,
  schemas: v.record(v.string(), v.looseObject({
    version: v.string(),
  })),
  delivery: v.optional(DrainDeliveryInput),
  filter: v.optional(v.union([v.looseObject({
    filter: DrainFilterInput,
    version: v.string(),
  }), v.string()])),
  projectIds: v.optional(v.array(v.string())),
  sampling: v.optional(v.array(DrainSamplingInput)),
  source: v.optional(DrainSourceInput),
  transforms: v.optional(v.array(v.looseObject({
    id: v.string(),
  }))),
}))();

export const GetDrainInput: v.GenericSchema<types.GetDrainInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();

export const UpdateDrainInput: v.GenericSchema<types.UpdateDrainInput> = /* @__PURE__ */ (() => v.strictObject({
  id: v.string(),
  name: v.optional(v.string()),
  delivery: v.optional(DrainDeliveryInput),
  filter: v.optional(v.nullable(v.union([v.strictObject({
    filter: DrainFilterInput,
    version: v.string(),
  }), v.string()]))),
  projectIds: v.optional(v.nullable(v.array(v.string()))),
  projects: v.optional(DrainProjects),
  sampling: v.optional(v.nullable(v.array(DrainSamplingInput))),
  schemas: v.optional(v.record(v.string(), v.looseObject({
    version: v.string(),
  }))),
  source: v.optional(DrainSourceInput),
  status: v.optional(v.picklist(["disabled", "enabled"])),
  transforms: v.optional(v.nullable(v.array(v.looseObject({
    id: v.string(),
  })))),
}))();

export const DeleteDrainInput: v.GenericSchema<types.DeleteDrainInput> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
}))();

export const TestDrainInput: v.GenericSchema<types.TestDrainInput> = /* @__PURE__ */ (() => v.strictObject({
  delivery: DrainDeliveryInput,
  schemas: v.record(v.string(), v.looseObject({
    version: v.string(),
  })),
}))();

export const TestDrainOutput: v.GenericSchema<types.TestDrainOutput> = /* @__PURE__ */ (() => v.looseObject({
  endpoint: v.optional(v.string()),
  error: v.optional(v.string()),
  status: v.optional(v.string()),
}))();
