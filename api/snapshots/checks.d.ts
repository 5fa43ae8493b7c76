// What @slipway/checks exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/checks" {
export { CheckConclusion } from "./generated/types"; // type
export { CheckConclusionInput } from "./generated/types"; // type
export { CheckMetric } from "./generated/types"; // interface
export { CheckMetrics } from "./generated/types"; // interface
export { CheckOutput } from "./generated/types"; // interface
export { CheckStatus } from "./generated/types"; // type
export { CreateCheckInput } from "./generated/types"; // interface
export { CreateCheckOutput } from "./generated/types"; // type
export { DeploymentCheck } from "./generated/types"; // interface
export { GetCheckInput } from "./generated/types"; // interface
export { GetCheckOutput } from "./generated/types"; // type
export { ListChecksInput } from "./generated/types"; // interface
export { ListChecksOutput } from "./generated/types"; // interface
export { ListedCheck } from "./generated/types"; // interface
export { RerequestCheckInput } from "./generated/types"; // interface
export { RerequestCheckOutput } from "./generated/types"; // type
export { UpdateCheckInput } from "./generated/types"; // interface
export { UpdateCheckOutput } from "./generated/types"; // type
export { createCheck } from "./generated/operations"; // function
export { getCheck } from "./generated/operations"; // function
export { listChecks } from "./generated/operations"; // function
export { rerequestCheck } from "./generated/operations"; // function
export { updateCheck } from "./generated/operations"; // function
}

declare module "@slipway/checks/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/checks/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/checks/operations" {
export { createCheck } from "./generated/descriptors"; // const
export { getCheck } from "./generated/descriptors"; // const
export { listChecks } from "./generated/descriptors"; // const
export { rerequestCheck } from "./generated/descriptors"; // const
export { updateCheck } from "./generated/descriptors"; // const
}

declare module "@slipway/checks/schemas" {
export { CheckConclusion } from "./generated/schemas"; // const
export { CheckConclusionInput } from "./generated/schemas"; // const
export { CheckMetric } from "./generated/schemas"; // const
export { CheckMetrics } from "./generated/schemas"; // const
export { CheckOutput } from "./generated/schemas"; // const
export { CheckStatus } from "./generated/schemas"; // const
export { CreateCheckInput } from "./generated/schemas"; // const
export { DeploymentCheck } from "./generated/schemas"; // const
export { GetCheckInput } from "./generated/schemas"; // const
export { ListChecksInput } from "./generated/schemas"; // const
export { ListChecksOutput } from "./generated/schemas"; // const
export { ListedCheck } from "./generated/schemas"; // const
export { RerequestCheckInput } from "./generated/schemas"; // const
export { RerequestCheckOutput } from "./generated/schemas"; // const
export { UpdateCheckInput } from "./generated/schemas"; // const
}
