// Generated from contract/ by `npm run generate`. Changes here are lost.
import type {
  Deployment,
} from "@slipway/deployments";

/** A build of a deployment. */
export interface DeploymentBuildEntry {
  id: string;
  deploymentId: string;
  /** Entrypoint of the build. */
  entrypoint: string;
  readyState: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  /** Unix time in milliseconds. */
  readyStateAt: number;
  /** Output of the build. */
  output: DeploymentBuildOutput[];
}

/** The builds of a deployment. */
export interface DeploymentBuildList {
  builds: DeploymentBuildEntry[];
}

/** A file that a build made. */
export interface DeploymentBuildOutput {
  /** Path at which the output is served. */
  path: string;
  /** The SHA-1 of its content. */
  digest: string;
  /** Kind of output: `file`. */
  type: string;
  /** Size in bytes. */
  size: number;
}

/** Input of `listDeploymentBuilds`. */
export interface ListDeploymentBuildsInput {
  /** The deployment, by its ID. */
  id: string;
}

/** Answer of `listDeploymentBuilds`. */
export type ListDeploymentBuildsOutput = DeploymentBuildList;

/** Input of `continueDeployment`. */
export interface ContinueDeploymentInput {
  /** The deployment. */
  deploymentId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `listFunctionDescriptors`. */
export interface ListFunctionDescriptorsInput {
  /** The deployment. */
  deploymentId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `getDeploymentByUrl`. */
export interface GetDeploymentByUrlInput {
  /** The host of the deployment, or one of its aliases. */
  url: string;
}

/** Answer of `getDeploymentByUrl`. */
export type GetDeploymentByUrlOutput = Deployment;
