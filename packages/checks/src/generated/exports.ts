// Generated from contract/ by `npm run generate`. Changes here are lost.
export { createCheck, getCheck, listChecks, rerequestCheck, updateCheck } from "./operations.ts";
export type {
  CheckConclusion,
  CheckConclusionInput,
  CheckMetric,
  CheckMetrics,
  CheckOutput,
  CheckStatus,
  CreateCheckInput,
  CreateCheckOutput,
  DeploymentCheck,
  GetCheckInput,
  GetCheckOutput,
  ListChecksInput,
  ListChecksOutput,
  ListedCheck,
  RerequestCheckInput,
  RerequestCheckOutput,
  UpdateCheckInput,
  UpdateCheckOutput,
} from "./types.ts";
