// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import type {
  Framework, LogDrainSource, LogEncoding, TargetEnvironment,
} from "../../../../shapes/generated/types.ts";
export type {
  Framework, LogDrainSource, LogEncoding, TargetEnvironment,
} from "../../../../shapes/generated/types.ts";

/** A log drain with what is known about its projects. */
export interface ConfigurableLogDrain {
  /** Not in the platform's published description. */
  id?: string | undefined;
  /** Not in the platform's published description. */
  name?: string | undefined;
  /** Not in the platform's published description. Unix time in milliseconds. */
  createdAt?: number | undefined;
  /** Not in the platform's published description. */
  ownerId?: string | undefined;
  /** The URL that lines are posted to. Not in the platform's published description. */
  url?: string | undefined;
  /** Not in the platform's published description. */
  deliveryFormat?: LogEncoding | "protobuf" | undefined;
  /** Not in the platform's published description. */
  environments?: TargetEnvironment[] | undefined;
  /** Headers that are sent with each delivery. Not in the platform's published description. A credential: keep it out of logs. */
  headers?: { [key: string]: string } | undefined;
  /** Not in the platform's published description. */
  projectIds?: string[] | undefined;
  /** The share of the requests whose lines are delivered, from 0 to 1. Not in the platform's published description. */
  samplingRate?: number | undefined;
  /** Signs each delivery. Not in the platform's published description. A credential: keep it out of logs. */
  secret?: string | undefined;
  /** Not in the platform's published description. */
  sources?: LogDrainSource[] | undefined;
  clientId?: string | undefined;
  configurationId?: string | undefined;
  createdFrom?: string | undefined;
  integrationConfigurationUri?: string | undefined;
  integrationIcon?: string | undefined;
  integrationWebsite?: string | undefined;
  projectsMetadata?: LogDrainProject[] | null | undefined;
}

/** A drain in the form of `listDrains`. */
export interface DrainOfLogs {
  id: string;
  name: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  ownerId: string;
  /** Unix time in milliseconds. */
  updatedAt: number;
  [key: string]: unknown;
}

/** A log drain. */
export interface LogDrain {
  id: string;
  name: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  ownerId: string;
  /** Owner of the log drain: the team itself, or an integration. */
  source: LogDrainOwner;
  /** The URL that lines are posted to. */
  url: string;
  branch?: string | undefined;
  clientId?: string | undefined;
  configurationId?: string | undefined;
  createdFrom?: LogDrainCreator | undefined;
  deliveryFormat?: LogEncoding | "protobuf" | undefined;
  environments?: TargetEnvironment[] | undefined;
  /** Headers that are sent with each delivery. A credential: keep it out of logs. */
  headers?: { [key: string]: string } | undefined;
  /** The ID of a project: `prj_…`. */
  projectId?: string | null | undefined;
  projectIds?: string[] | undefined;
  /** The share of the requests whose lines are delivered, from 0 to 1. */
  samplingRate?: number | undefined;
  sources?: LogDrainSource[] | undefined;
}

/** Creator of a log drain. */
export type LogDrainCreator = "integration" | "self-served" | Unlisted;

/** Owner of a log drain: the team itself, or an integration. */
export interface LogDrainOwner {
  kind: LogDrainCreator;
  externalResourceId?: string | undefined;
  integrationConfigurationId?: string | undefined;
  integrationId?: string | undefined;
  resourceId?: string | undefined;
}

/** A project whose lines are delivered. */
export interface LogDrainProject {
  /** The ID of a project: `prj_…`. */
  id: string;
  name: string;
  framework?: Framework | null | undefined;
  /** The latest deployment, by its ID. */
  latestDeployment?: string | undefined;
}

/** Part of the platform whose lines can be asked for. */
export type LogDrainSourceInput = "build" | "edge" | "external" | "firewall" | "lambda" | "static" | Unlisted;

/** Input of `listLogDrains`. */
export interface ListLogDrainsInput {
  /** Whether details of the projects and the integrations are added. Default: `false`. */
  includeMetadata?: boolean | undefined;
  /** Only log drains of this project, by its ID. */
  projectId?: string | undefined;
  /** Only log drains of this project. */
  projectIdOrName?: string | undefined;
}

/** Answer of `listLogDrains`. */
export type ListLogDrainsOutput = {
  drains: DrainOfLogs[];
} | ConfigurableLogDrain[];

/** Input of `createLogDrain`. */
export interface CreateLogDrainInput {
  /** Encoding of the lines: a single JSON array (`json`), or a JSON text for each line (`ndjson`). */
  deliveryFormat: LogEncoding;
  /** The URL that lines are posted to. */
  url: string;
  /** The parts of the platform whose lines are delivered. */
  sources: readonly LogDrainSourceInput[];
  /** Headers that are sent with each delivery. A credential: keep it out of logs. */
  headers?: { [key: string]: string } | undefined;
  /** The projects whose lines are delivered; all of them by default. */
  projectIds?: readonly string[] | undefined;
  /** The environments whose lines are delivered; all of them by default. */
  environments?: readonly TargetEnvironment[] | undefined;
  /** Signs each delivery. A credential: keep it out of logs. */
  secret?: string | undefined;
  /** The share of the requests whose lines are delivered, from 0 to 1. At least 0, at most 1. */
  samplingRate?: number | undefined;
  /** The display name of the log drain. */
  name?: string | undefined;
}

/** Answer of `createLogDrain`. */
export type CreateLogDrainOutput = ConfigurableLogDrain;

/** Input of `getLogDrain`. */
export interface GetLogDrainInput {
  /** The log drain, by its ID. */
  id: string;
}

/** Answer of `getLogDrain`. */
export type GetLogDrainOutput = ConfigurableLogDrain;

/** Input of `deleteLogDrain`. */
export interface DeleteLogDrainInput {
  /** The log drain to delete, by its ID. */
  id: string;
}

/** Answer of `deleteLogDrain`. */
export type DeleteLogDrainOutput = void;

/** Input of `listIntegrationLogDrains`. */
export type ListIntegrationLogDrainsInput = Record<string, never>;

/** Answer of `listIntegrationLogDrains`. */
export type ListIntegrationLogDrainsOutput = LogDrain[];

/** Input of `createIntegrationLogDrain`. */
export interface CreateIntegrationLogDrainInput {
  /** The display name of the log drain. */
  name: string;
  /** The URL that lines are posted to. */
  url: string;
  /** The projects whose lines are delivered; all of them by default. */
  projectIds?: readonly string[] | undefined;
  /** Signs each delivery. A credential: keep it out of logs. */
  secret?: string | undefined;
  /** Encoding of the lines: a single JSON array (`json`), or a JSON text for each line (`ndjson`). */
  deliveryFormat?: LogEncoding | undefined;
  /** The parts of the platform whose lines are delivered; all of them by default. */
  sources?: readonly LogDrainSourceInput[] | undefined;
  /** Headers that are sent with each delivery. A credential: keep it out of logs. */
  headers?: { [key: string]: string } | undefined;
  /** The environments whose lines are delivered; all of them by default. */
  environments?: readonly TargetEnvironment[] | undefined;
}

/** Answer of `createIntegrationLogDrain`. */
export type CreateIntegrationLogDrainOutput = LogDrain;

/** Input of `deleteIntegrationLogDrain`. */
export interface DeleteIntegrationLogDrainInput {
  /** The log drain to delete, by its ID. */
  id: string;
}

/** Answer of `deleteIntegrationLogDrain`. */
export type DeleteIntegrationLogDrainOutput = void;
