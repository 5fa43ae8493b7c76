// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import type {
  HeadSampling, IntegrationSource, LogDrainSource, LogEncoding, TargetEnvironment,
} from "../../../../shapes/generated/types.ts";
export type {
  HeadSampling, IntegrationSource, LogDrainSource, LogEncoding, TargetEnvironment,
} from "../../../../shapes/generated/types.ts";

/** All projects. */
export interface AllProjectsAccess {
  access: "all";
  managedBy: DrainAccessManager;
}

/** A page view, or a custom event of the application. */
export interface AnalyticsRecord {
  /** The version of the record's schema, such as `vercel.analytics.v1`. */
  schema: string;
  eventType: "pageview" | "event" | Unlisted;
  /** Name of a custom event of the application. */
  eventName?: string | undefined;
  /** Data of a custom event of the application, as a JSON string. */
  eventData?: string | undefined;
  /** Time of the event. Unix time in milliseconds. */
  timestamp: number;
  dataSourceName?: string | undefined;
  sessionId?: number | undefined;
  referrer?: string | undefined;
  queryParams?: string | undefined;
  deviceModel?: string | undefined;
  sdkVersionFull?: string | undefined;
  /** Feature flags: JSON as text. */
  flags?: string | undefined;
  /** The deployment, by its ID. */
  deployment?: string | undefined;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  /** Owner of the project. */
  ownerId: string;
  /** The device, as an anonymous number. */
  deviceId?: number | undefined;
  /** The URL of the site, without a path. */
  origin?: string | undefined;
  path?: string | undefined;
  /** The path with names for its variable parts, such as `/posts/[id]`. */
  route?: string | undefined;
  /** Two letters. */
  country?: string | undefined;
  region?: string | undefined;
  city?: string | undefined;
  osName?: string | undefined;
  osVersion?: string | undefined;
  clientName?: string | undefined;
  clientType?: string | undefined;
  clientVersion?: string | undefined;
  deviceType?: string | undefined;
  deviceBrand?: string | undefined;
  browserEngine?: string | undefined;
  browserEngineVersion?: string | undefined;
  sdkName?: string | undefined;
  sdkVersion?: string | undefined;
  vercelEnvironment?: string | undefined;
  vercelUrl?: string | undefined;
  [key: string]: unknown;
}

/** A destination for data, of any creator. */
export interface AnyDrain {
  id: string;
  name: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  delivery: DrainDelivery;
  ownerId: string;
  /** Data to deliver, with the version of each schema. */
  schemas: DrainSchemas;
  source: DrainSource;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** Unix time in milliseconds. */
  disabledAt?: number | undefined;
  disabledBy?: string | undefined;
  disabledReason?: DrainDisabledReason | undefined;
  /** Filter of the data to deliver. */
  filterV2?: {
    version: "v2";
    filter: DrainFilter;
  } | undefined;
  /** Time at which deliveries began to fail. Unix time in milliseconds. */
  firstErrorTimestamp?: number | undefined;
  /** The projects whose data is delivered. */
  projectIds?: string[] | undefined;
  /** Sampling of the data. */
  sampling?: HeadSampling[] | undefined;
  status?: DrainStatus | undefined;
  /** The ID of a team: `team_…`. */
  teamId?: string | null | undefined;
  integrationConfigurationUri?: string | undefined;
  integrationIcon?: string | undefined;
  integrationWebsite?: string | undefined;
  projectAccess?: DrainProjectAccess | undefined;
}

/** Filter by projects, environments and sources. */
export interface BasicDrainFilter {
  type: "basic";
  deployment?: {
    environments?: TargetEnvironment[] | undefined;
  } | undefined;
  log?: {
    /** Whether requests for cached static files are left out. */
    legacy_excludeCachedStaticAssetLogs?: boolean | undefined;
    sources?: LogDrainSource[] | undefined;
  } | undefined;
  project?: {
    ids?: string[] | undefined;
  } | undefined;
}

/** Filter by projects, environments and sources. */
export interface BasicDrainFilterInput {
  /** The filter names projects, environments and sources. */
  type: "basic";
  /** Deployments whose data is delivered. */
  deployment?: {
    /** Only data of deployments to these environments. */
    environments?: readonly TargetEnvironment[] | undefined;
  } | undefined;
  /** Log lines that are delivered. */
  log?: {
    /** Only log lines that these parts of the platform write. */
    sources?: readonly LogDrainSource[] | undefined;
  } | undefined;
  /** Projects whose data is delivered. */
  project?: {
    /** Only data of these projects, by ID. */
    ids?: readonly string[] | undefined;
  } | undefined;
}

/** A ClickHouse table. */
export interface ClickhouseDelivery {
  type: "clickhouse";
  endpoint: string;
  table: string;
}

/** A new drain. */
export interface CreateDrainRequest {
  /** The display name of the drain. */
  name: string;
  /** Whether data of all projects is delivered or of some. */
  projects: DrainProjects;
  /** Data to deliver, with the version of each schema. */
  schemas: { [key: string]: {
    /** The version of the data's schema, such as `v1`. */
    version: string;
  } };
  /** Destination of the data: a bucket, an HTTP endpoint or an OpenTelemetry endpoint. */
  delivery?: DrainDeliveryInput | undefined;
  /** Filter of the data to deliver; all of it by default. */
  filter?: {
    /** Condition that data must meet to be delivered. */
    filter: DrainFilterInput;
    /** The version of the filter's form, such as `v2`. */
    version: string;
  } | string | undefined;
  /** The projects whose data is delivered. */
  projectIds?: readonly string[] | undefined;
  /** Sampling of the data. */
  sampling?: readonly DrainSamplingInput[] | undefined;
  /** Owner of the drain: the team itself, or an installed integration with one of its resources. */
  source?: DrainSourceInput | undefined;
  /** Transforms that are applied to the data before delivery. */
  transforms?: readonly {
    /** The ID of the transform. */
    id: string;
  }[] | undefined;
}

/** Place where the projects of a drain are configured. */
export type DrainAccessManager = "drain" | "integration" | Unlisted;

/** Whether what is delivered is compressed. */
export type DrainCompression = "gzip" | "none" | Unlisted;

/** Destination of the data. */
export type DrainDelivery = HttpDelivery | OtlpDelivery | ClickhouseDelivery | S3Delivery | InternalDelivery;

/** Destination of the data. */
export type DrainDeliveryInput = S3DeliveryInput | HttpDeliveryInput | OtlpDeliveryInput;

/** Reason why a drain delivers no data. */
export type DrainDisabledReason =
  | "disabled-by-owner"
  | "disabled-by-admin"
  | "account-plan-downgrade"
  | "feature-not-available"
  | "limits-exceeded"
  | Unlisted;

/** Filter of the data to deliver. */
export type DrainFilter = BasicDrainFilter | OdataDrainFilter;

/** Filter of the data to deliver. */
export type DrainFilterInput = OdataDrainFilter | BasicDrainFilterInput;

/** Projects whose data the drain gets. */
export type DrainProjectAccess = AllProjectsAccess | SomeProjectsAccess;

/** Whether data of all projects is delivered or of some. */
export type DrainProjects = "all" | "some" | Unlisted;

/** Records of a drain, by the kind of data. */
export interface DrainRecords {
  log: LogRecord;
  trace: TraceRecord;
  analytics: AnalyticsRecord;
  speed_insights: SpeedInsightsRecord;
}

/** Sampling of the data that begins here. */
export interface DrainSamplingInput {
  /** `head_sampling`. */
  type: string;
  /** The share of the data that is kept, from 0 to 1. At least 0, at most 1. */
  rate: number;
  /** Only for this environment; for each when absent. */
  env?: TargetEnvironment | undefined;
  /** Only requests whose path begins with this prefix. */
  requestPath?: string | undefined;
}

/** Data to deliver, with the version of each schema. */
export interface DrainSchemas {
  ai_gateway?: { [key: string]: unknown } | undefined;
  analytics?: { [key: string]: unknown } | undefined;
  audit_log?: { [key: string]: unknown } | undefined;
  connect?: { [key: string]: unknown } | undefined;
  log?: { [key: string]: unknown } | undefined;
  speed_insights?: { [key: string]: unknown } | undefined;
  trace?: { [key: string]: unknown } | undefined;
}

/** Creator of the drain. */
export type DrainSource = SelfServedSource | IntegrationSource;

/** Creator of the drain. */
export type DrainSourceInput = ExternalResourceSourceInput | ResourceSourceInput | IntegrationSourceInput;

/** Whether a drain delivers. */
export type DrainStatus = "enabled" | "disabled" | "errored" | Unlisted;

/** An attribute of a span or of the resource that emitted it. */
export interface DrainedAttribute {
  key: string;
  /** Object with a single member that names its kind: `stringValue`, `intValue`, … */
  value: { [key: string]: unknown };
  [key: string]: unknown;
}

/** Resource that emitted spans, with its spans. */
export interface DrainedResource {
  resource?: {
    attributes?: DrainedAttribute[] | undefined;
    [key: string]: unknown;
  } | undefined;
  scopeSpans: {
    scope?: {
      name?: string | undefined;
      version?: string | undefined;
      [key: string]: unknown;
    } | undefined;
    spans: DrainedSpan[];
    [key: string]: unknown;
  }[];
  [key: string]: unknown;
}

/** A span. */
export interface DrainedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string | undefined;
  name: string;
  /** The number that OpenTelemetry gives it, or a name: the page has `server`. */
  kind?: number | string | undefined;
  /** Nanoseconds since 1970, as text: a number would lose some. */
  startTimeUnixNano: string;
  /** Nanoseconds since 1970, as text. */
  endTimeUnixNano: string;
  attributes?: DrainedAttribute[] | undefined;
  [key: string]: unknown;
}

/** An installed integration, with a resource by the provider's own ID. */
export interface ExternalResourceSourceInput {
  /** The resource of the integration, by the provider's own ID. */
  externalResourceId: string;
  /** `integration`: the drain belongs to an installed integration. Default: `"integration"`. */
  kind?: string | undefined;
}

/** An HTTP endpoint. */
export interface HttpDelivery {
  type: "http";
  encoding: LogEncoding;
  endpoint: string;
  /** Headers that are sent with each delivery. A credential: keep it out of logs. */
  headers: { [key: string]: string };
  compression?: DrainCompression | undefined;
  /** Signs each delivery. A credential: keep it out of logs. */
  secret?: string | {
    kind: "INTEGRATION_SECRET";
  } | undefined;
}

/** An HTTP endpoint. */
export interface HttpDeliveryInput {
  /** Posts the data to an HTTP endpoint. */
  type: "http";
  /** Encoding of the lines: a single JSON array (`json`), or a JSON text for each line (`ndjson`). */
  encoding: LogEncoding;
  /** The URL that the data is posted to. */
  endpoint: string;
  /** Headers that are sent with each delivery. A credential: keep it out of logs. */
  headers: { [key: string]: string };
  /** Whether what is posted is compressed. */
  compression?: DrainCompression | undefined;
  /** Signs each delivery. A credential: keep it out of logs. */
  secret?: string | undefined;
}

/** An installed integration, or the team itself. */
export interface IntegrationSourceInput {
  /** `integration` or `self-served`. Default: `"self-served"`. */
  kind?: string | undefined;
}

/** The platform's own store of traces. */
export interface InternalDelivery {
  type: "internal";
  target: "vercel-otel-traces-db";
}

/** A request to the edge network. */
export interface LogProxy {
  /** Time at which the request arrived. Unix time in milliseconds. */
  timestamp: number;
  method: string;
  host: string;
  /** The path with its query. */
  path: string;
  userAgent: string[];
  /** Region in which the request was handled, such as `sfo1`. */
  region: string;
  referer?: string | undefined;
  /** The status of the response; -1 for a regeneration in the background. */
  statusCode?: number | undefined;
  clientIp?: string | undefined;
  scheme?: string | undefined;
  /** Size of the response, in bytes. */
  responseByteSize?: number | undefined;
  /** The request whose cached response was served again. */
  cacheId?: string | undefined;
  /** Kind of response, such as `func` or `static`. */
  pathType?: string | undefined;
  pathTypeVariant?: string | undefined;
  vercelId?: string | undefined;
  vercelCache?: "MISS" | "HIT" | "STALE" | "BYPASS" | "PRERENDER" | "REVALIDATED" | Unlisted | undefined;
  /** Region in which the function ran. */
  lambdaRegion?: string | undefined;
  /** Action of a firewall rule. */
  wafAction?: "log" | "challenge" | "deny" | "bypass" | "rate_limit" | Unlisted | undefined;
  wafRuleId?: string | undefined;
  [key: string]: unknown;
}

/** A line that a build, a function or the network has logged. */
export interface LogRecord {
  /** Unique. */
  id: string;
  /** The ID of a deployment: `dpl_…`. */
  deploymentId: string;
  /** Source of the log line. */
  source: "build" | "edge" | "external" | "firewall" | "lambda" | "redirect" | "static" | Unlisted;
  /** The requested host. */
  host: string;
  /** Time at which the line was written. Unix time in milliseconds. */
  timestamp: number;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  level: "info" | "warning" | "error" | "fatal" | Unlisted;
  /** Text of the log line, cut off after 256 kB. */
  message?: string | undefined;
  /** Only of lines that a build has written. */
  buildId?: string | undefined;
  /** The file that served the request, such as `api/index.js`. */
  entrypoint?: string | undefined;
  /** Host from which the content was fetched; only for `external` and `redirect`. */
  destination?: string | undefined;
  /** The path of the function, or of the route. */
  path?: string | undefined;
  /** Kind of log line, such as `stdout` or `middleware-invocation`. */
  type?: string | undefined;
  /** The status of the response; -1 if the function crashed without one. */
  statusCode?: number | undefined;
  requestId?: string | undefined;
  environment?: "production" | "preview" | Unlisted | undefined;
  /** The branch of Git. */
  branch?: string | undefined;
  ja3Digest?: string | undefined;
  ja4Digest?: string | undefined;
  edgeType?: "edge-function" | "middleware" | Unlisted | undefined;
  projectName?: string | undefined;
  /** Region in which the function ran, such as `sfo1`. */
  executionRegion?: string | undefined;
  traceId?: string | undefined;
  spanId?: string | undefined;
  /** Same value as `traceId`. */
  "trace.id"?: string | undefined;
  /** Same value as `spanId`. */
  "span.id"?: string | undefined;
  /** The request to the edge network. */
  proxy?: LogProxy | undefined;
  [key: string]: unknown;
}

/** Filter by an OData expression. */
export interface OdataDrainFilter {
  /** The filter is an OData expression. */
  type: "odata";
  /** The expression. */
  text: string;
}

/** An OpenTelemetry endpoint. */
export interface OtlpDelivery {
  type: "otlphttp";
  encoding: OtlpEncoding;
  endpoint: {
    traces: string;
  };
  /** Headers that are sent with each delivery. A credential: keep it out of logs. */
  headers: { [key: string]: string };
  /** Signs each delivery. A credential: keep it out of logs. */
  secret?: string | {
    kind: "INTEGRATION_SECRET";
  } | undefined;
}

/** An OpenTelemetry endpoint. */
export interface OtlpDeliveryInput {
  /** Posts the data to an OpenTelemetry endpoint. */
  type: "otlphttp";
  /** Encoding of the data: JSON or Protocol Buffers (`proto`). */
  encoding: OtlpEncoding;
  /** URLs of the endpoint, by kind of data. */
  endpoint: {
    /** The URL that traces are posted to. */
    traces: string;
  };
  /** Headers that are sent with each delivery. A credential: keep it out of logs. */
  headers: { [key: string]: string };
  /** Signs each delivery. A credential: keep it out of logs. */
  secret?: string | undefined;
}

/** Encoding of OpenTelemetry data. */
export type OtlpEncoding = "json" | "proto" | Unlisted;

/** An installed integration, with a resource. */
export interface ResourceSourceInput {
  /** The resource of the integration, by its ID. */
  resourceId: string;
  /** `integration`: the drain belongs to an installed integration. Default: `"integration"`. */
  kind?: string | undefined;
}

/** An S3 bucket. */
export interface S3Delivery {
  type: "s3";
  compression: "none";
  fileStructure: "hive";
  encoding: LogEncoding;
  endpoint: string;
  region: string;
  /** The role that the platform takes on to write. */
  roleArn: string;
  objectAcl?: S3ObjectAcl | undefined;
  serverSideEncryption?: S3Encryption | undefined;
}

/** An S3 bucket. */
export interface S3DeliveryInput {
  /** Writes the data to a bucket of S3. */
  type: "s3";
  /** Objects without compression; there is no other choice. */
  compression: "none";
  /** Object names in the style of Hive, in folders such as `key=value`; there is no other choice. */
  fileStructure: "hive";
  /** Encoding of the lines: a single JSON array (`json`), or a JSON text for each line (`ndjson`). */
  encoding: LogEncoding;
  /** The bucket that objects are written to, by its URL. */
  endpoint: string;
  /** The region of the bucket in AWS, such as `us-east-1`. */
  region: string;
  /** The role that the platform takes on to write. */
  roleArn: string;
  /** Access control of the delivered objects, by its S3 name. */
  objectAcl?: "bucket-owner-full-control" | "bucket-owner-read" | "private" | Unlisted | undefined;
  /** Encryption of the objects by S3. Default: `"AES256"`. */
  serverSideEncryption?: S3Encryption | undefined;
}

/** Encryption of the objects. */
export type S3Encryption = "AES256" | "aws:kms" | "aws:kms:dsse" | Unlisted;

/** Access control of the delivered objects. */
export type S3ObjectAcl =
  | "private"
  | "public-read"
  | "public-read-write"
  | "authenticated-read"
  | "aws-exec-read"
  | "bucket-owner-read"
  | "bucket-owner-full-control"
  | Unlisted;

/** The team itself. */
export interface SelfServedSource {
  kind: "self-served";
}

/** Some projects. */
export interface SomeProjectsAccess {
  access: "some";
  managedBy: DrainAccessManager;
  /** The projects whose data is delivered. */
  projectIds: string[];
}

/** Measured speed of a page for a visitor. */
export interface SpeedInsightsRecord {
  /** The version of the record's schema, such as `vercel.speed_insights.v1`. */
  schema: string;
  /** Time of the measurement, in ISO 8601. */
  timestamp: string;
  /** Metric that was measured. */
  metricType: "CLS" | "LCP" | "FID" | "FCP" | "TTFB" | "INP" | Unlisted;
  value: number;
  connectionSpeed?: string | undefined;
  scriptVersion?: string | undefined;
  /** The ID of a deployment: `dpl_…`. */
  deploymentId?: string | undefined;
  attribution?: string | undefined;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  /** Owner of the project. */
  ownerId: string;
  /** The device, as an anonymous number. */
  deviceId?: number | undefined;
  /** The URL of the site, without a path. */
  origin?: string | undefined;
  path?: string | undefined;
  /** The path with names for its variable parts, such as `/posts/[id]`. */
  route?: string | undefined;
  /** Two letters. */
  country?: string | undefined;
  region?: string | undefined;
  city?: string | undefined;
  osName?: string | undefined;
  osVersion?: string | undefined;
  clientName?: string | undefined;
  clientType?: string | undefined;
  clientVersion?: string | undefined;
  deviceType?: string | undefined;
  deviceBrand?: string | undefined;
  browserEngine?: string | undefined;
  browserEngineVersion?: string | undefined;
  sdkName?: string | undefined;
  sdkVersion?: string | undefined;
  vercelEnvironment?: string | undefined;
  vercelUrl?: string | undefined;
  [key: string]: unknown;
}

/** Spans, as OpenTelemetry has them in JSON; the platform adds `vercel.projectId` and `vercel.deploymentId` to the resource. */
export interface TraceRecord {
  resourceSpans: DrainedResource[];
  [key: string]: unknown;
}

/** Changes to a drain. */
export interface UpdateDrainRequest {
  /** The new name of the drain. */
  name?: string | undefined;
  /** New destination of the data. */
  delivery?: DrainDeliveryInput | undefined;
  /** Filter of the data to deliver; null for all of it. */
  filter?: {
    /** Condition that data must meet to be delivered. */
    filter: DrainFilterInput;
    /** The version of the filter's form, such as `v2`. */
    version: string;
  } | string | null | undefined;
  /** The projects whose data is delivered. */
  projectIds?: readonly string[] | null | undefined;
  /** Whether data of all projects is delivered or of some. */
  projects?: DrainProjects | undefined;
  /** Sampling of the data. */
  sampling?: readonly DrainSamplingInput[] | null | undefined;
  /** Data to deliver, with the version of each schema. */
  schemas?: { [key: string]: {
    /** The version of the data's schema, such as `v1`. */
    version: string;
  } } | undefined;
  /** Owner of the drain: the team itself, or an installed integration with one of its resources. */
  source?: DrainSourceInput | undefined;
  /** Whether the drain delivers from now on. */
  status?: "disabled" | "enabled" | Unlisted | undefined;
  /** Transforms that are applied to the data before delivery. */
  transforms?: readonly {
    /** The ID of the transform. */
    id: string;
  }[] | null | undefined;
}

/** Input of `listDrains`. */
export interface ListDrainsInput {
  /** Whether what is known about the integrations is added. Default: `false`. */
  includeMetadata?: boolean | undefined;
  /** Only drains of this project. */
  projectId?: string | undefined;
}

/** Answer of `listDrains`. */
export interface ListDrainsOutput {
  drains: AnyDrain[];
}

/** Input of `createDrain`. */
export type CreateDrainInput = CreateDrainRequest;

/** Answer of `createDrain`. */
export type CreateDrainOutput = AnyDrain;

/** Input of `getDrain`. */
export interface GetDrainInput {
  /** The drain, by its ID. */
  id: string;
}

/** Answer of `getDrain`. */
export type GetDrainOutput = AnyDrain;

/** Input of `updateDrain`. */
export interface UpdateDrainInput extends UpdateDrainRequest {
  /** The drain to change, by its ID. */
  id: string;
}

/** Answer of `updateDrain`. */
export type UpdateDrainOutput = AnyDrain;

/** Input of `deleteDrain`. */
export interface DeleteDrainInput {
  /** The drain to delete, by its ID. */
  id: string;
}

/** Answer of `deleteDrain`. */
export type DeleteDrainOutput = void;

/** Input of `testDrain`. */
export interface TestDrainInput {
  /** Destination of the test data. */
  delivery: DrainDeliveryInput;
  /** Data to deliver, with the version of each schema. */
  schemas: { [key: string]: {
    /** The version of the data's schema, such as `v1`. */
    version: string;
  } };
}

/** Answer of `testDrain`. */
export interface TestDrainOutput {
  endpoint?: string | undefined;
  error?: string | undefined;
  status?: string | undefined;
}
