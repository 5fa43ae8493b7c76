// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";

/** A line that a deployment logged. */
export interface RuntimeLog {
  domain: string;
  level: RuntimeLogLevel;
  message: string;
  /** Whether the message was longer. */
  messageTruncated: boolean;
  requestMethod: string;
  requestPath: string;
  /** The status of the answer. */
  responseStatusCode: number;
  /** Tells two lines apart. */
  rowId: string;
  source: RuntimeLogSource;
  /** Unix time in milliseconds. */
  timestampInMs: number;
}

/** Severity of a log line. */
export type RuntimeLogLevel = "debug" | "error" | "fatal" | "info" | "trace" | "warning" | Unlisted;

/** Source of a log line. */
export type RuntimeLogSource = "delimiter" | "edge-function" | "edge-middleware" | "request" | "serverless" | Unlisted;

/** Input of `getRuntimeLogs`. */
export interface GetRuntimeLogsInput {
  /** The project that the deployment belongs to. */
  projectId: string;
  /** The deployment whose logs are read. */
  deploymentId: string;
}

/** One record of `getRuntimeLogs`. */
export type GetRuntimeLogsOutput = RuntimeLog;
