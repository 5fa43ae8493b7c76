export { type FollowRuntimeLogsInput, followRuntimeLogs } from "./follow-runtime-logs.ts";
export * from "./generated/exports.ts";
