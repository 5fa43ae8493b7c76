// What @slipway/rolling-release exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/rolling-release" {
export { ApproveRollingReleaseStageInput } from "./generated/types"; // interface
export { ApproveRollingReleaseStageOutput } from "./generated/types"; // interface
export { CompleteRollingReleaseInput } from "./generated/types"; // interface
export { CompleteRollingReleaseOutput } from "./generated/types"; // interface
export { DeleteRollingReleaseConfigInput } from "./generated/types"; // interface
export { DeleteRollingReleaseConfigOutput } from "./generated/types"; // interface
export { DeployableTarget } from "./generated/types"; // type
export { DeploymentOrigin } from "./generated/types"; // type
export { DeploymentReadyState } from "./generated/types"; // type
export { GetRollingReleaseBillingStatusInput } from "./generated/types"; // interface
export { GetRollingReleaseBillingStatusOutput } from "./generated/types"; // type
export { GetRollingReleaseConfigInput } from "./generated/types"; // interface
export { GetRollingReleaseConfigOutput } from "./generated/types"; // interface
export { GetRollingReleaseInput } from "./generated/types"; // interface
export { GetRollingReleaseOutput } from "./generated/types"; // interface
export { RollingRelease } from "./generated/types"; // interface
export { RollingReleaseCheck } from "./generated/types"; // interface
export { RollingReleaseConfig } from "./generated/types"; // interface
export { RollingReleaseConfigRequest } from "./generated/types"; // interface
export { RollingReleaseDeployment } from "./generated/types"; // interface
export { RollingReleaseGate } from "./generated/types"; // interface
export { RollingReleaseSlotsLeft } from "./generated/types"; // interface
export { RollingReleaseSlotsTaken } from "./generated/types"; // interface
export { RollingReleaseStage } from "./generated/types"; // interface
export { RollingReleaseStageState } from "./generated/types"; // interface
export { RollingReleaseState } from "./generated/types"; // type
export { RollingReleaseUnlimited } from "./generated/types"; // interface
export { RollingReleaseUnsupported } from "./generated/types"; // interface
export { RolloutAdvancement } from "./generated/types"; // type
export { StartRollingReleaseInput } from "./generated/types"; // interface
export { StartRollingReleaseOutput } from "./generated/types"; // interface
export { UpdateRollingReleaseConfigInput } from "./generated/types"; // interface
export { UpdateRollingReleaseConfigOutput } from "./generated/types"; // interface
export { approveRollingReleaseStage } from "./generated/operations"; // function
export { completeRollingRelease } from "./generated/operations"; // function
export { deleteRollingReleaseConfig } from "./generated/operations"; // function
export { getRollingRelease } from "./generated/operations"; // function
export { getRollingReleaseBillingStatus } from "./generated/operations"; // function
export { getRollingReleaseConfig } from "./generated/operations"; // function
export { startRollingRelease } from "./generated/operations"; // function
export { updateRollingReleaseConfig } from "./generated/operations"; // function
}

declare module "@slipway/rolling-release/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/rolling-release/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/rolling-release/operations" {
export { approveRollingReleaseStage } from "./generated/descriptors"; // const
export { completeRollingRelease } from "./generated/descriptors"; // const
export { deleteRollingReleaseConfig } from "./generated/descriptors"; // const
export { getRollingRelease } from "./generated/descriptors"; // const
export { getRollingReleaseBillingStatus } from "./generated/descriptors"; // const
export { getRollingReleaseConfig } from "./generated/descriptors"; // const
export { startRollingRelease } from "./generated/descriptors"; // const
export { updateRollingReleaseConfig } from "./generated/descriptors"; // const
}

declare module "@slipway/rolling-release/schemas" {
export { ApproveRollingReleaseStageInput } from "./generated/schemas"; // const
export { ApproveRollingReleaseStageOutput } from "./generated/schemas"; // const
export { CompleteRollingReleaseInput } from "./generated/schemas"; // const
export { CompleteRollingReleaseOutput } from "./generated/schemas"; // const
export { DeleteRollingReleaseConfigInput } from "./generated/schemas"; // const
export { DeleteRollingReleaseConfigOutput } from "./generated/schemas"; // const
export { DeployableTarget } from "./generated/schemas"; // const
export { DeploymentOrigin } from "./generated/schemas"; // const
export { DeploymentReadyState } from "./generated/schemas"; // const
export { GetRollingReleaseBillingStatusInput } from "./generated/schemas"; // const
export { GetRollingReleaseBillingStatusOutput } from "./generated/schemas"; // const
export { GetRollingReleaseConfigInput } from "./generated/schemas"; // const
export { GetRollingReleaseConfigOutput } from "./generated/schemas"; // const
export { GetRollingReleaseInput } from "./generated/schemas"; // const
export { GetRollingReleaseOutput } from "./generated/schemas"; // const
export { RollingRelease } from "./generated/schemas"; // const
export { RollingReleaseCheck } from "./generated/schemas"; // const
export { RollingReleaseConfig } from "./generated/schemas"; // const
export { RollingReleaseConfigRequest } from "./generated/schemas"; // const
export { RollingReleaseDeployment } from "./generated/schemas"; // const
export { RollingReleaseGate } from "./generated/schemas"; // const
export { RollingReleaseSlotsLeft } from "./generated/schemas"; // const
export { RollingReleaseSlotsTaken } from "./generated/schemas"; // const
export { RollingReleaseStage } from "./generated/schemas"; // const
export { RollingReleaseStageState } from "./generated/schemas"; // const
export { RollingReleaseState } from "./generated/schemas"; // const
export { RollingReleaseUnlimited } from "./generated/schemas"; // const
export { RollingReleaseUnsupported } from "./generated/schemas"; // const
export { RolloutAdvancement } from "./generated/schemas"; // const
export { StartRollingReleaseInput } from "./generated/schemas"; // const
export { StartRollingReleaseOutput } from "./generated/schemas"; // const
export { UpdateRollingReleaseConfigInput } from "./generated/schemas"; // const
export { UpdateRollingReleaseConfigOutput } from "./generated/schemas"; // const
}
