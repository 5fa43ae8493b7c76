// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";

/** A line of a check run's log; the last one has the level `eof`. */
export interface CheckRunLogLine {
  level: "debug" | "info" | "warn" | "error" | "eof" | Unlisted;
  /** Unix time in milliseconds. Unix time in milliseconds. */
  timestamp: number;
  message: string;
}

/** Input of `getCheckRunLogs`. */
export interface GetCheckRunLogsInput {
  /** The deployment, by its ID. */
  deploymentId: string;
  /** The run, by its ID. */
  checkRunId: string;
}

/** One record of `getCheckRunLogs`. */
export type GetCheckRunLogsOutput = CheckRunLogLine;
