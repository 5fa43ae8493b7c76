// What @slipway/environment exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/environment" {
export { BranchMatcher } from "./generated/types"; // interface
export { BranchMatcherInput } from "./generated/types"; // interface
export { BranchMatcherType } from "./generated/types"; // type
export { CreateCustomEnvironmentInput } from "./generated/types"; // interface
export { CreateCustomEnvironmentOutput } from "./generated/types"; // type
export { CreateCustomEnvironmentRequest } from "./generated/types"; // interface
export { CreateSharedEnvsInput } from "./generated/types"; // type
export { CreateSharedEnvsOutput } from "./generated/types"; // interface
export { CustomEnvironment } from "./generated/types"; // interface
export { DeleteCustomEnvironmentInput } from "./generated/types"; // interface
export { DeleteCustomEnvironmentOutput } from "./generated/types"; // type
export { DeleteSharedEnvsInput } from "./generated/types"; // interface
export { DeleteSharedEnvsOutput } from "./generated/types"; // interface
export { EnvTarget } from "./generated/types"; // type
export { EnvVarError } from "./generated/types"; // interface
export { EnvVarInputKind } from "./generated/types"; // type
export { GetCustomEnvironmentInput } from "./generated/types"; // interface
export { GetCustomEnvironmentOutput } from "./generated/types"; // type
export { GetSharedEnvInput } from "./generated/types"; // interface
export { GetSharedEnvOutput } from "./generated/types"; // type
export { ListCustomEnvironmentsInput } from "./generated/types"; // interface
export { ListCustomEnvironmentsOutput } from "./generated/types"; // interface
export { ListSharedEnvsInput } from "./generated/types"; // interface
export { ListSharedEnvsOutput } from "./generated/types"; // type
export { Pagination } from "./generated/types"; // interface
export { ProjectDomain } from "./generated/types"; // interface
export { RedirectStatusCode } from "./generated/types"; // type
export { SharedEnv } from "./generated/types"; // interface
export { SharedEnvChange } from "./generated/types"; // interface
export { SharedEnvFailure } from "./generated/types"; // interface
export { SharedEnvInput } from "./generated/types"; // interface
export { SharedEnvListItem } from "./generated/types"; // interface
export { SharedEnvPage } from "./generated/types"; // interface
export { SharedEnvType } from "./generated/types"; // type
export { SharedEnvsForProjects } from "./generated/types"; // interface
export { SharedEnvsForTargets } from "./generated/types"; // interface
export { UnlinkSharedEnvInput } from "./generated/types"; // interface
export { UnlinkSharedEnvOutput } from "./generated/types"; // interface
export { UpdateCustomEnvironmentInput } from "./generated/types"; // interface
export { UpdateCustomEnvironmentOutput } from "./generated/types"; // type
export { UpdateCustomEnvironmentRequest } from "./generated/types"; // interface
export { UpdateSharedEnvsInput } from "./generated/types"; // interface
export { UpdateSharedEnvsOutput } from "./generated/types"; // interface
export { createCustomEnvironment } from "./generated/operations"; // function
export { createSharedEnvs } from "./generated/operations"; // function
export { deleteCustomEnvironment } from "./generated/operations"; // function
export { deleteSharedEnvs } from "./generated/operations"; // function
export { getCustomEnvironment } from "./generated/operations"; // function
export { getSharedEnv } from "./generated/operations"; // function
export { listCustomEnvironments } from "./generated/operations"; // function
export { listSharedEnvs } from "./generated/operations"; // function
export { unlinkSharedEnv } from "./generated/operations"; // function
export { updateCustomEnvironment } from "./generated/operations"; // function
export { updateSharedEnvs } from "./generated/operations"; // function
}

declare module "@slipway/environment/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/environment/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/environment/operations" {
export { createCustomEnvironment } from "./generated/descriptors"; // const
export { createSharedEnvs } from "./generated/descriptors"; // const
export { deleteCustomEnvironment } from "./generated/descriptors"; // const
export { deleteSharedEnvs } from "./generated/descriptors"; // const
export { getCustomEnvironment } from "./generated/descriptors"; // const
export { getSharedEnv } from "./generated/descriptors"; // const
export { listCustomEnvironments } from "./generated/descriptors"; // const
export { listSharedEnvs } from "./generated/descriptors"; // const
export { unlinkSharedEnv } from "./generated/descriptors"; // const
export { updateCustomEnvironment } from "./generated/descriptors"; // const
export { updateSharedEnvs } from "./generated/descriptors"; // const
}

declare module "@slipway/environment/schemas" {
export { BranchMatcher } from "./generated/schemas"; // const
export { BranchMatcherInput } from "./generated/schemas"; // const
export { BranchMatcherType } from "./generated/schemas"; // const
export { CreateCustomEnvironmentInput } from "./generated/schemas"; // const
export { CreateCustomEnvironmentRequest } from "./generated/schemas"; // const
export { CreateSharedEnvsInput } from "./generated/schemas"; // const
export { CreateSharedEnvsOutput } from "./generated/schemas"; // const
export { CustomEnvironment } from "./generated/schemas"; // const
export { DeleteCustomEnvironmentInput } from "./generated/schemas"; // const
export { DeleteSharedEnvsInput } from "./generated/schemas"; // const
export { DeleteSharedEnvsOutput } from "./generated/schemas"; // const
export { EnvTarget } from "./generated/schemas"; // const
export { EnvVarError } from "./generated/schemas"; // const
export { EnvVarInputKind } from "./generated/schemas"; // const
export { GetCustomEnvironmentInput } from "./generated/schemas"; // const
export { GetSharedEnvInput } from "./generated/schemas"; // const
export { ListCustomEnvironmentsInput } from "./generated/schemas"; // const
export { ListCustomEnvironmentsOutput } from "./generated/schemas"; // const
export { ListSharedEnvsInput } from "./generated/schemas"; // const
export { Pagination } from "./generated/schemas"; // const
export { ProjectDomain } from "./generated/schemas"; // const
export { RedirectStatusCode } from "./generated/schemas"; // const
export { SharedEnv } from "./generated/schemas"; // const
export { SharedEnvChange } from "./generated/schemas"; // const
export { SharedEnvFailure } from "./generated/schemas"; // const
export { SharedEnvInput } from "./generated/schemas"; // const
export { SharedEnvListItem } from "./generated/schemas"; // const
export { SharedEnvPage } from "./generated/schemas"; // const
export { SharedEnvType } from "./generated/schemas"; // const
export { SharedEnvsForProjects } from "./generated/schemas"; // const
export { SharedEnvsForTargets } from "./generated/schemas"; // const
export { UnlinkSharedEnvInput } from "./generated/schemas"; // const
export { UnlinkSharedEnvOutput } from "./generated/schemas"; // const
export { UpdateCustomEnvironmentInput } from "./generated/schemas"; // const
export { UpdateCustomEnvironmentRequest } from "./generated/schemas"; // const
export { UpdateSharedEnvsInput } from "./generated/schemas"; // const
export { UpdateSharedEnvsOutput } from "./generated/schemas"; // const
}
