import type { Operations } from "@slipway/projects/contract";
import { concernsProduction } from "../../domain/environment/env-store.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/projects/contract.ts";
import { also, type Exceptions, needs } from "../../pipeline/group.ts";

type ProjectChange = Operations["updateProject"]["input"];

const protectionSettings: ReadonlySet<string> = new Set<keyof ProjectChange>([
  "optionsAllowlist",
  "passport",
  "passwordProtection",
  "protectedSourcemaps",
  "ssoProtection",
  "trustedIps",
  "trustedSources",
]);

const ofProduction = also("env.write.production", "the variable is one of production");

const ofProductionDomain = also("deploy.production", "the domain leads to production");
const toProductionDomain = also("deploy.production", "the domain leads to production, or shall");

const pulling = needs(
  "env.decrypt",
  also(
    "env.decrypt.production",
    "it is production's variables",
    ({ target }: { readonly target: string }) => target === "production",
  ),
);

export const projectExceptions: Exceptions<Operations & Unlisted> = {
  createProject: needs(
    "project.create",
    also("env.write.production", "it brings variables of production", ({ environmentVariables = [] }) =>
      environmentVariables.some(({ target }) => concernsProduction(target)),
    ),
  ),
  acceptProjectTransferRequest: "project.create",
  updateProject: needs(
    "read",
    also("write", "it changes other settings than protection", (input) => changesSettings(input)),
    also("protection", "it changes protection", (input) => changesProtection(input)),
  ),
  updateProjectProtectionBypass: "protection",

  addProjectDomain: needs("domains", also("deploy.production", "its name leads to production already")),
  updateProjectDomain: needs("domains", toProductionDomain),
  moveProjectDomain: needs("domains", toProductionDomain),
  removeProjectDomain: needs("domains", ofProductionDomain),
  verifyProjectDomain: "domains",
  addProjectAlias: needs("domains", also("deploy.production", "its name leads to production already")),

  listProjectEnvs: needs(
    "read",
    also("env.decrypt", "values are asked for", ({ decrypt }) => decrypt === true),
  ),
  getProjectEnv: needs("env.decrypt", also("env.decrypt.production", "the variable is for production alone")),
  createProjectEnvs: needs(
    "env.write",
    also("env.write.production", "one is for production", ({ body = [] }) =>
      [body].flat().some(({ target }) => concernsProduction(target)),
    ),
    also("env.write.production", "one takes the place of one of production"),
  ),
  updateProjectEnv: needs(
    "env.write",
    also("env.write.production", "it shall be for production", ({ target }) => concernsProduction(target)),
    ofProduction,
  ),
  deleteProjectEnv: needs("env.write", ofProduction),
  deleteProjectEnvs: needs("env.write", ofProduction),
  createProjectToken: "env.decrypt",
  pullProjectDevelopmentEnv: "env.decrypt",
  pullProjectEnv: pulling,
  pullProjectBranchEnv: pulling,

  promoteDeployment: "deploy.production",
  rollbackDeployment: "deploy.production",
  updateRollbackDescription: "deploy.production",

  createTraceSession: "deploy",
  getProjectTrace: "logs",
};

function statedSettings({ idOrName: _, ...settings }: ProjectChange): string[] {
  return Object.entries(settings).flatMap(([name, value]) => (value === undefined ? [] : name));
}

function changesProtection(input: ProjectChange): boolean {
  return statedSettings(input).some((name) => protectionSettings.has(name));
}

function changesSettings(input: ProjectChange): boolean {
  const names = statedSettings(input);
  return names.length === 0 || names.some((name) => !protectionSettings.has(name));
}
