// Generated from contract/ by `npm run generate`. Changes here are lost.

/** A name that leads to a project. */
export interface AliasTarget {
  /** The domain name. */
  domain: string;
  /** The environment that it shows. */
  target: string;
  /** When it was added, as Unix time in milliseconds. */
  createdAt: number;
}

/** The deployment that production shows, if there is one. */
export interface ProductionDeployment {
  deployment: ProductionDeploymentEntry | null;
}

/** A deployment that production shows. */
export interface ProductionDeploymentEntry {
  id: string;
  /** Its host name. */
  url: string;
}

/** A domain of a project. */
export interface ProjectDomain {
  name: string;
  /** The registered domain that the name belongs to. */
  apexName: string;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  /** Whether ownership is proven. */
  verified: boolean;
  /** Unix time in milliseconds. */
  createdAt?: number | undefined;
  customEnvironmentId?: string | null | undefined;
  /** The branch that it belongs to. */
  gitBranch?: string | null | undefined;
  /** The host name that visitors are sent on to. */
  redirect?: string | null | undefined;
  /** The status of the redirect. */
  redirectStatusCode?: number | null | undefined;
  /** Unix time in milliseconds. */
  updatedAt?: number | undefined;
  /** The DNS challenges that prove ownership. */
  verification?: {
    type: string;
    domain: string;
    reason: string;
    value: string;
  }[] | undefined;
}

/** The variables of an environment by their names, in clear; a sensitive one has an empty value. */
export interface PulledEnv {
  /** What deployments are run with. */
  env: { [key: string]: string };
  /** What they are built with. */
  buildEnv: { [key: string]: string };
}

/** Input of `pullProjectEnv`. */
export interface PullProjectEnvInput {
  /** The project, by its ID or name. */
  idOrName: string;
  /** `production`, `preview`, `development`, or the ID or slug of a custom environment. */
  target: string;
  /** Who asks, such as `vercel-cli:env:pull`. */
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
  /** Who asks, such as `vercel-cli:pull`. */
  source?: string | undefined;
}

/** Answer of `pullProjectBranchEnv`. */
export type PullProjectBranchEnvOutput = PulledEnv;

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
