export type { DeployOptions, DeployResult } from "../deploy/deploy-sources.ts";
export type { DeployProgress } from "../deploy/source.ts";
export { type DeployInput, deploy } from "./deploy.ts";
