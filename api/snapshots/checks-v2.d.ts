// What @slipway/checks-v2 exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/checks-v2" {
export { AnyCheckRun } from "./generated/types"; // type
export { ApiCheckSource } from "./generated/types"; // interface
export { Check } from "./generated/types"; // interface
export { CheckBlocks } from "./generated/types"; // type
export { CheckRequires } from "./generated/types"; // type
export { CheckRun } from "./generated/types"; // interface
export { CheckRunConclusion } from "./generated/types"; // type
export { CheckRunSource } from "./generated/types"; // type
export { CheckRunStatus } from "./generated/types"; // type
export { CheckSource } from "./generated/types"; // type
export { CheckSourceKind } from "./generated/types"; // type
export { CreateDeploymentCheckRunInput } from "./generated/types"; // interface
export { CreateDeploymentCheckRunOutput } from "./generated/types"; // type
export { CreateProjectCheckInput } from "./generated/types"; // interface
export { CreateProjectCheckOutput } from "./generated/types"; // type
export { CreateProjectCheckRequest } from "./generated/types"; // interface
export { DeleteProjectCheckInput } from "./generated/types"; // interface
export { DeleteProjectCheckOutput } from "./generated/types"; // interface
export { GetDeploymentCheckRunInput } from "./generated/types"; // interface
export { GetDeploymentCheckRunOutput } from "./generated/types"; // type
export { GetProjectCheckInput } from "./generated/types"; // interface
export { GetProjectCheckOutput } from "./generated/types"; // type
export { GitProviderSource } from "./generated/types"; // interface
export { GithubCheckSourceInput } from "./generated/types"; // interface
export { IntegrationCheckSourceInput } from "./generated/types"; // interface
export { IntegrationSource } from "./generated/types"; // interface
export { ListCheckRunsInput } from "./generated/types"; // interface
export { ListCheckRunsOutput } from "./generated/types"; // interface
export { ListDeploymentCheckRunsInput } from "./generated/types"; // interface
export { ListDeploymentCheckRunsOutput } from "./generated/types"; // interface
export { ListProjectChecksInput } from "./generated/types"; // interface
export { ListProjectChecksOutput } from "./generated/types"; // interface
export { NativeCheckSource } from "./generated/types"; // interface
export { PipelineCheckRun } from "./generated/types"; // interface
export { PipelineCheckRunSource } from "./generated/types"; // type
export { PipelineJobSource } from "./generated/types"; // interface
export { PipelineSentinelSource } from "./generated/types"; // interface
export { ProjectCheckSourceInput } from "./generated/types"; // type
export { UpdateDeploymentCheckRunInput } from "./generated/types"; // interface
export { UpdateDeploymentCheckRunOutput } from "./generated/types"; // type
export { UpdateDeploymentCheckRunRequest } from "./generated/types"; // interface
export { UpdateProjectCheckInput } from "./generated/types"; // interface
export { UpdateProjectCheckOutput } from "./generated/types"; // type
export { UpdateProjectCheckRequest } from "./generated/types"; // interface
export { WebhookCheckSourceInput } from "./generated/types"; // interface
export { WebhookSource } from "./generated/types"; // interface
export { createDeploymentCheckRun } from "./generated/operations"; // function
export { createProjectCheck } from "./generated/operations"; // function
export { deleteProjectCheck } from "./generated/operations"; // function
export { getDeploymentCheckRun } from "./generated/operations"; // function
export { getProjectCheck } from "./generated/operations"; // function
export { isCheckRun } from "./generated/guards"; // function
export { isPipelineCheckRun } from "./generated/guards"; // function
export { listCheckRuns } from "./generated/operations"; // function
export { listDeploymentCheckRuns } from "./generated/operations"; // function
export { listProjectChecks } from "./generated/operations"; // function
export { updateDeploymentCheckRun } from "./generated/operations"; // function
export { updateProjectCheck } from "./generated/operations"; // function
}

declare module "@slipway/checks-v2/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/checks-v2/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/checks-v2/operations" {
export { createDeploymentCheckRun } from "./generated/descriptors"; // const
export { createProjectCheck } from "./generated/descriptors"; // const
export { deleteProjectCheck } from "./generated/descriptors"; // const
export { getDeploymentCheckRun } from "./generated/descriptors"; // const
export { getProjectCheck } from "./generated/descriptors"; // const
export { listCheckRuns } from "./generated/descriptors"; // const
export { listDeploymentCheckRuns } from "./generated/descriptors"; // const
export { listProjectChecks } from "./generated/descriptors"; // const
export { updateDeploymentCheckRun } from "./generated/descriptors"; // const
export { updateProjectCheck } from "./generated/descriptors"; // const
}

declare module "@slipway/checks-v2/schemas" {
export { AnyCheckRun } from "./generated/schemas"; // const
export { ApiCheckSource } from "./generated/schemas"; // const
export { Check } from "./generated/schemas"; // const
export { CheckBlocks } from "./generated/schemas"; // const
export { CheckRequires } from "./generated/schemas"; // const
export { CheckRun } from "./generated/schemas"; // const
export { CheckRunConclusion } from "./generated/schemas"; // const
export { CheckRunSource } from "./generated/schemas"; // const
export { CheckRunStatus } from "./generated/schemas"; // const
export { CheckSource } from "./generated/schemas"; // const
export { CheckSourceKind } from "./generated/schemas"; // const
export { CreateDeploymentCheckRunInput } from "./generated/schemas"; // const
export { CreateProjectCheckInput } from "./generated/schemas"; // const
export { CreateProjectCheckRequest } from "./generated/schemas"; // const
export { DeleteProjectCheckInput } from "./generated/schemas"; // const
export { DeleteProjectCheckOutput } from "./generated/schemas"; // const
export { GetDeploymentCheckRunInput } from "./generated/schemas"; // const
export { GetProjectCheckInput } from "./generated/schemas"; // const
export { GitProviderSource } from "./generated/schemas"; // const
export { GithubCheckSourceInput } from "./generated/schemas"; // const
export { IntegrationCheckSourceInput } from "./generated/schemas"; // const
export { IntegrationSource } from "./generated/schemas"; // const
export { ListCheckRunsInput } from "./generated/schemas"; // const
export { ListCheckRunsOutput } from "./generated/schemas"; // const
export { ListDeploymentCheckRunsInput } from "./generated/schemas"; // const
export { ListDeploymentCheckRunsOutput } from "./generated/schemas"; // const
export { ListProjectChecksInput } from "./generated/schemas"; // const
export { ListProjectChecksOutput } from "./generated/schemas"; // const
export { NativeCheckSource } from "./generated/schemas"; // const
export { PipelineCheckRun } from "./generated/schemas"; // const
export { PipelineCheckRunSource } from "./generated/schemas"; // const
export { PipelineJobSource } from "./generated/schemas"; // const
export { PipelineSentinelSource } from "./generated/schemas"; // const
export { ProjectCheckSourceInput } from "./generated/schemas"; // const
export { UpdateDeploymentCheckRunInput } from "./generated/schemas"; // const
export { UpdateDeploymentCheckRunRequest } from "./generated/schemas"; // const
export { UpdateProjectCheckInput } from "./generated/schemas"; // const
export { UpdateProjectCheckRequest } from "./generated/schemas"; // const
export { WebhookCheckSourceInput } from "./generated/schemas"; // const
export { WebhookSource } from "./generated/schemas"; // const
}
