import type { Operations } from "@slipway/projects/contract";
import { deleteRollingReleaseConfig } from "@slipway/rolling-release";
import type { BaseFixture, GroupChecks } from "../../../../test/checks.ts";
import { callUnlisted } from "../../../../test/unlisted.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/projects/contract.ts";

const ofProduction = "the variable is one of production";
const [production, preview] = ["www.example.com", "next.example.com"];
const leadsToProduction = "the domain leads to production";
const shallLeadToProduction = "the domain leads to production, or shall";
const variable = { key: "NEW", value: "1", type: "encrypted" } as const;

async function makeFixture({ owner, project: idOrName }: BaseFixture) {
  await callUnlisted(owner, "linkProject", { idOrName, type: "github", repo: "acme/site" });
  const made = await callUnlisted(owner, "createDeployHook", { idOrName, name: "cms", ref: "main" });
  // Response of the operation, by its contract.
  return { hookId: (made as Operations["getProject"]["output"]).link?.deployHooks[0]?.id ?? "" };
}

export const checks: GroupChecks<Operations & Unlisted, Awaited<ReturnType<typeof makeFixture>>> = {
  level: "behaviour",
  fixture: { make: makeFixture, namesIn: ({ hookId }) => ({ hookId: [hookId] }) },
  // A promoted deployment has all traffic at once, and can be rolled back.
  smoke: async ({ owner, project: idOrName }) => void (await deleteRollingReleaseConfig(owner, { idOrName })),
  refused: { getProjectTrace: "nothing is traced" },
  unrecorded: {
    runProjectCron: "it changes nothing: what it calls is in the deployment's log",
    createTraceSession: "it changes nothing: what it gives is signed, and kept nowhere",
  },
  about: { noProject: ["listProjects"], new: ["createProject", "acceptProjectTransferRequest"] },
  usual: ({ project }) => ({ idOrName: project, domain: production }),
  inputs: {
    listProjects: {},
    createProject: {
      plain: { name: "brand-new" },
      "it brings variables of production": {
        name: "brand-new",
        environmentVariables: [{ key: "A", value: "1", target: "production" }],
      },
    },
    getProject: {},
    updateProject: {
      "it changes other settings than protection": { buildCommand: "build" },
      "it changes protection": { passwordProtection: null },
    },

    listProjectDomains: {},
    addProjectDomain: {
      plain: { name: "new.example.com" },
      "its name leads to production already": { name: "live.localhost", gitBranch: "next" },
    },
    addProjectAlias: {
      plain: { domain: "newer.example.com", target: "PRODUCTION" },
      "its name leads to production already": { domain: "live.localhost", target: "PRODUCTION" },
    },
    getProductionDeployment: {},
    getProjectDomainByName: {},
    pullProjectDevelopmentEnv: {},
    updateDeploymentExpiration: { expiration: "1m" },
    updateProjectCrons: { enabled: false },
    runProjectCron: { path: "/cron" },
    updateProductionBranch: { branch: "trunk" },
    createDeployHook: { name: "more", ref: "main" },
    deleteDeployHook: ({ fixture }) => fixture,
    linkProject: { type: "github", repo: "acme/site" },
    unlinkProject: {},
    pullProjectEnv: { plain: { target: "preview" }, "it is production's variables": { target: "production" } },
    pullProjectBranchEnv: {
      plain: { target: "preview", gitBranch: "main" },
      "it is production's variables": { target: "production", gitBranch: "main" },
    },
    getProjectDomain: {},
    updateProjectDomain: {
      plain: { domain: preview, gitBranch: "next" },
      [shallLeadToProduction]: { domain: preview, gitBranch: null },
    },
    verifyProjectDomain: {},
    moveProjectDomain: {
      plain: ({ otherProject }) => ({ domain: preview, projectId: otherProject }),
      [shallLeadToProduction]: ({ otherProject }) => ({ projectId: otherProject, gitBranch: "main" }),
    },
    removeProjectDomain: { [leadsToProduction]: {}, plain: { domain: preview } },

    listProjectEnvs: { plain: {}, "values are asked for": { decrypt: true } },
    createProjectEnvs: {
      plain: { body: { ...variable, target: ["preview"] } },
      "one is for production": { body: { ...variable, target: ["production"] } },
      "one takes the place of one of production": {
        upsert: true,
        body: { ...variable, key: "BOTH", target: ["preview"] },
      },
    },
    getProjectEnv: {
      plain: ({ envs }) => ({ id: envs.both }),
      "the variable is for production alone": ({ envs }) => ({ id: envs.production }),
    },
    updateProjectEnv: {
      plain: ({ envs }) => ({ id: envs.preview, value: "2" }),
      "it shall be for production": ({ envs }) => ({ id: envs.preview, target: ["production"] }),
      [ofProduction]: ({ envs }) => ({ id: envs.production, value: "2" }),
    },
    deleteProjectEnv: {
      plain: ({ envs }) => ({ id: envs.preview }),
      [ofProduction]: ({ envs }) => ({ id: envs.production }),
    },
    deleteProjectEnvs: {
      [ofProduction]: ({ envs }) => ({ ids: [envs.preview, envs.production] }),
      plain: ({ envs }) => ({ ids: [envs.preview] }),
    },

    promoteDeployment: ({ finished }) => ({ deploymentId: finished.preview }),
    rollbackDeployment: ({ finished }) => ({ deploymentId: finished.production }),
    updateRollbackDescription: ({ finished }) => ({ deploymentId: finished.production, description: "why" }),
    listPromoteAliases: {},
    pauseProject: {},
    unpauseProject: {},

    createProjectToken: {},
    createTraceSession: ({ project: projectId }) => ({ projectId, hostname: "site.localhost" }),
    getProjectTrace: { requestId: "none" },
    updateProjectProtectionBypass: { generate: { note: "ci" } },
    uploadProjectAvatar: { body: "<svg></svg>" },
    updateProjectMicrofrontends: { defaultRoute: "/docs" },
    createProjectTransferRequest: {},
    acceptProjectTransferRequest: ({ transferCode }) => ({ code: transferCode }),
    deleteProject: {},
  },
};
