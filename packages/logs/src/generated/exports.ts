// Generated from contract/ by `npm run generate`. Changes here are lost.
export { getRuntimeLogs } from "./operations.ts";
export type {
  GetRuntimeLogsInput,
  GetRuntimeLogsOutput,
  RuntimeLog,
  RuntimeLogLevel,
  RuntimeLogSource,
} from "./types.ts";
