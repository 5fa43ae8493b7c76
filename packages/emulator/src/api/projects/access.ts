import type { Operations } from "@slipway/projects/contract";
import { concernsProduction } from "../../domain/environment/env-rules.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/projects/contract.ts";
import type { Exceptions, FurtherRight } from "../../pipeline/group.ts";

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

const ofProduction: FurtherRight<unknown> = {
  right: "env.write.production",
  if: "the variable is one of production",
};

/** A domain follows production where it has neither a branch nor an environment of its own. */
const ofProductionDomain: FurtherRight<unknown> = {
  right: "deploy.production",
  if: "the domain leads to production",
};
const toProductionDomain: FurtherRight<unknown> = {
  right: "deploy.production",
  if: "the domain leads to production, or shall",
};

const pulling = {
  right: "env.decrypt",
  further: [
    {
      right: "env.decrypt.production",
      if: "it is production's variables",
      when: ({ target }: { readonly target: string }) => target === "production",
    },
  ],
} as const;

export const projectExceptions: Exceptions<Operations & Unlisted> = {
  createProject: {
    right: "project.create",
    further: [
      {
        right: "env.write.production",
        if: "it brings variables of production",
        when: ({ environmentVariables = [] }) => environmentVariables.some(({ target }) => concernsProduction(target)),
      },
    ],
  },
  acceptProjectTransferRequest: "project.create",
  updateProject: {
    right: "read",
    further: [
      { right: "write", if: "it changes other settings than protection", when: (input) => changesSettings(input) },
      { right: "protection", if: "it changes protection", when: (input) => changesProtection(input) },
    ],
  },
  updateProjectProtectionBypass: "protection",

  addProjectDomain: {
    right: "domains",
    further: [{ right: "deploy.production", if: "its name leads to production already" }],
  },
  updateProjectDomain: { right: "domains", further: [toProductionDomain] },
  moveProjectDomain: { right: "domains", further: [toProductionDomain] },
  removeProjectDomain: { right: "domains", further: [ofProductionDomain] },
  verifyProjectDomain: "domains",
  addProjectAlias: {
    right: "domains",
    further: [{ right: "deploy.production", if: "its name leads to production already" }],
  },

  listProjectEnvs: {
    right: "read",
    further: [{ right: "env.decrypt", if: "values are asked for", when: ({ decrypt }) => decrypt === true }],
  },
  getProjectEnv: {
    right: "env.decrypt",
    further: [{ right: "env.decrypt.production", if: "the variable is for production alone" }],
  },
  createProjectEnvs: {
    right: "env.write",
    further: [
      {
        right: "env.write.production",
        if: "one is for production",
        when: ({ body = [] }) => [body].flat().some(({ target }) => concernsProduction(target)),
      },
      { right: "env.write.production", if: "one takes the place of one of production" },
    ],
  },
  updateProjectEnv: {
    right: "env.write",
    further: [
      {
        right: "env.write.production",
        if: "it shall be for production",
        when: ({ target }) => concernsProduction(target),
      },
      ofProduction,
    ],
  },
  deleteProjectEnv: { right: "env.write", further: [ofProduction] },
  deleteProjectEnvs: { right: "env.write", further: [ofProduction] },
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

/** A request that states nothing counts as one of these. */
function changesSettings(input: ProjectChange): boolean {
  const stated = statedSettings(input);
  return stated.length === 0 || stated.some((name) => !protectionSettings.has(name));
}
