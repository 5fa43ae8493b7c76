// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import type {
  GitRepositoryHost, Project, ProjectDomain,
} from "@slipway/projects";

/** A name that leads to a project. */
export interface AliasTarget {
  /** The domain name. */
  domain: string;
  /** The environment that it shows. */
  target: string;
  /** Time at which it was added, as Unix time in milliseconds. */
  createdAt: number;
}

/** Retention periods of a project's deployments. */
export interface DeploymentExpirationPeriods {
  expiration: string;
  expirationProduction: string;
  expirationCanceled: string;
  expirationErrored: string;
}

/** Retention period: days, weeks, months or years. */
export type DeploymentRetention = "1d" | "1w" | "2w" | "1m" | "2m" | "3m" | "6m" | "1y" | "2y" | "3y" | "unlimited" | Unlisted;

/** Retention period of unused deployments. */
export type FailedDeploymentRetention = "1d" | "1w" | "2w" | "1m" | "2m" | "3m" | "6m" | "1y" | "unlimited" | Unlisted;

/** The deployment that production shows, if there is one. */
export interface ProductionDeployment {
  deployment: ProductionDeploymentEntry | null;
}

/** A deployment that production shows. */
export interface ProductionDeploymentEntry {
  id: string;
  /** Host name of the deployment. */
  url: string;
}

/** The variables of an environment by their names, in clear; a sensitive one has an empty value. */
export interface PulledEnv {
  /** Environment variables at run time. */
  env: { [key: string]: string };
  /** Environment variables at build time. */
  buildEnv: { [key: string]: string };
}

/** Input of `pullProjectEnv`. */
export interface PullProjectEnvInput {
  /** The project, by its ID or name. */
  idOrName: string;
  /** `production`, `preview`, `development`, or the ID or slug of a custom environment. */
  target: string;
  /** The caller, such as `vercel-cli:env:pull`. */
  source?: string | undefined;
}

/** Answer of `pullProjectEnv`. */
export type PullProjectEnvOutput = PulledEnv;

/** Input of `pullProjectBranchEnv`. */
export interface PullProjectBranchEnvInput {
  /** The project, by its ID or name. */
  idOrName: string;
  /** `preview`, or another environment whose variables may be of a branch. */
  target: string;
  /** The branch. */
  gitBranch: string;
  /** The caller, such as `vercel-cli:pull`. */
  source?: string | undefined;
}

/** Answer of `pullProjectBranchEnv`. */
export type PullProjectBranchEnvOutput = PulledEnv;

/** Input of `pullProjectDevelopmentEnv`. */
export interface PullProjectDevelopmentEnvInput {
  /** The project, by its ID or name. */
  idOrName: string;
  /** The client, such as `vercel-cli:dev`. */
  source?: string | undefined;
}

/** Answer of `pullProjectDevelopmentEnv`. */
export type PullProjectDevelopmentEnvOutput = PulledEnv;

/** Input of `linkProject`. */
export interface LinkProjectInput {
  /** The project, by its ID or name. */
  idOrName: string;
  /** Provider that hosts the repository. */
  type: GitRepositoryHost;
  /** The repository, as `owner/name`. */
  repo: string;
}

/** Answer of `linkProject`. */
export type LinkProjectOutput = Project;

/** Input of `unlinkProject`. */
export interface UnlinkProjectInput {
  /** The project, by its ID or name. */
  idOrName: string;
}

/** Answer of `unlinkProject`. */
export type UnlinkProjectOutput = Project;

/** Input of `getProjectDomainByName`. */
export interface GetProjectDomainByNameInput {
  /** The domain name. */
  domain: string;
}

/** Answer of `getProjectDomainByName`. */
export type GetProjectDomainByNameOutput = ProjectDomain;

/** Input of `addProjectAlias`. */
export interface AddProjectAliasInput {
  /** The project, by its ID or name. */
  idOrName: string;
  /** The domain name. */
  domain: string;
  /** The environment that it is to show. */
  target: "PRODUCTION";
}

/** Answer of `addProjectAlias`. */
export type AddProjectAliasOutput = AliasTarget[];

/** Input of `getProductionDeployment`. */
export interface GetProductionDeploymentInput {
  /** The project, by its ID or name. */
  idOrName: string;
}

/** Answer of `getProductionDeployment`. */
export type GetProductionDeploymentOutput = ProductionDeployment;

/** Input of `updateDeploymentExpiration`. */
export interface UpdateDeploymentExpirationInput {
  /** The project, by its ID or name. */
  idOrName: string;
  /** Retention period of previews. */
  expiration?: DeploymentRetention | undefined;
  /** Retention period of production deployments. */
  expirationProduction?: DeploymentRetention | undefined;
  /** Retention period of cancelled deployments. */
  expirationCanceled?: FailedDeploymentRetention | undefined;
  /** Retention period of failed deployments. */
  expirationErrored?: FailedDeploymentRetention | undefined;
}

/** Answer of `updateDeploymentExpiration`. */
export interface UpdateDeploymentExpirationOutput {
  deploymentExpiration: DeploymentExpirationPeriods;
}

/** Input of `updateProjectCrons`. */
export interface UpdateProjectCronsInput {
  /** The project, by its ID or name. */
  idOrName: string;
  /** Whether they run. */
  enabled: boolean;
}

/** Answer of `updateProjectCrons`. */
export type UpdateProjectCronsOutput = Project;

/** Input of `runProjectCron`. */
export interface RunProjectCronInput {
  /** The project, by its ID or name. */
  idOrName: string;
  /** Cron job to run, by the path that it calls. */
  path: string;
  /** Schedule of the job; any schedule by default. */
  schedule?: string | undefined;
}

/** Answer of `runProjectCron`. */
export interface RunProjectCronOutput {
  /** Time of the call. Unix time in milliseconds. */
  invocationAt: number;
}

/** Input of `updateProductionBranch`. */
export interface UpdateProductionBranchInput {
  /** The project, by its ID or name. */
  idOrName: string;
  /** The branch. At least 1 character, at most 250 characters. */
  branch: string;
}

/** Answer of `updateProductionBranch`. */
export type UpdateProductionBranchOutput = Project;

/** Input of `createDeployHook`. */
export interface CreateDeployHookInput {
  /** The project, by its ID or name. */
  idOrName: string;
  /** Display name of the hook. At least 1 character, at most 100 characters. */
  name: string;
  /** The branch. At least 1 character, at most 250 characters. */
  ref: string;
}

/** Answer of `createDeployHook`. */
export type CreateDeployHookOutput = Project;

/** Input of `deleteDeployHook`. */
export interface DeleteDeployHookInput {
  /** The project, by its ID or name. */
  idOrName: string;
  /** The address, by its ID. */
  hookId: string;
}

/** Answer of `deleteDeployHook`. */
export type DeleteDeployHookOutput = Project;

/** Input of `getCustomEnvironmentSettings`. */
export type GetCustomEnvironmentSettingsInput = Record<string, never>;

/** Input of `buyCustomEnvironments`. */
export interface BuyCustomEnvironmentsInput {
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `applyDomainConnect`. */
export interface ApplyDomainConnectInput {
  /** The project. */
  idOrName: string;
  /** The domain. */
  domain: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `createAnonymousProject`. */
export interface CreateAnonymousProjectInput {
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Input of `removeProjectAlias`. */
export interface RemoveProjectAliasInput {
  /** The project. */
  projectId: string;
}

/** Input of `listRollbackAliases`. */
export interface ListRollbackAliasesInput {
  /** The project. */
  projectId: string;
}
