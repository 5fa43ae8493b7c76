export { type FollowRuntimeLogsInput, followRuntimeLogs } from "./follow-runtime-logs.ts";

// generated: exports
export { getRuntimeLogs } from "./generated/operations.ts";
export type {
  GetRuntimeLogsInput,
  GetRuntimeLogsOutput,
  RuntimeLog,
  RuntimeLogLevel,
  RuntimeLogSource,
} from "./generated/types.ts";
// /generated: exports
