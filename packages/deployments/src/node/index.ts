export type { DeployOptions, DeployProgress, DeployResult } from "../deploy/deploy-sources.ts";
export { type CliTokenOptions, cliToken } from "./cli-token.ts";
export { type DeployInput, deploy } from "./deploy.ts";
export { type LinkedProject, linkedProject, type ProjectLink, projectLink } from "./linked-project.ts";
