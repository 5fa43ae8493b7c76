export { type DeployFile, type DeployFilesInput, deployFiles } from "./deploy/deploy-files.ts";
export type { DeployOptions, DeployProgress, DeployResult } from "./deploy/deploy-sources.ts";
export { type DeployedError, type DeploymentReference, isDeployedError } from "./deploy/deployed-error.ts";
export { type WaitForDeploymentInput, waitForDeployment } from "./deploy/wait-for-deployment.ts";
export * from "./generated/exports.ts";
