import type { Client } from "@slipway/core";
import { createDeployment } from "@slipway/deployments";
import * as projects from "@slipway/projects";
import type { Operations } from "@slipway/projects/contract";
import type { BaseFixture, GroupChecks, SmokeTest } from "../../../../test/checks.ts";
import { wholeBuild } from "../../../../test/start.ts";
import { callUnlisted, sends } from "../../../../test/unlisted.ts";
import type { World } from "../../../../test/world.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/projects/contract.ts";

const smoke: SmokeTest = async ({ emulator, as, owner }) => {
  const name = "shop";
  await projects.createProject(owner, {
    name,
    framework: "nextjs",
    environmentVariables: [{ key: "A", value: "1", target: "preview" }],
  });
  const settings = { idOrName: name, devCommand: "develop", passwordProtection: null };
  const { id: idOrName } = await projects.updateProject(owner, settings);
  await projects.listProjects(owner);
  await projects.getProject(owner, { idOrName });
  await smokeOfDomains(owner, idOrName);
  await smokeOfVariables(owner, idOrName);

  const files = [{ file: "index.html", data: "hi" }];
  const crons = [{ path: "/", schedule: "0 5 * * *" }];
  const first = await createDeployment(owner, { name, target: "production", files, crons });
  const second = await createDeployment(owner, { name, files });
  await emulator.clock.advance(wholeBuild);
  await callUnlisted(owner, "getProductionDeployment", { idOrName });
  await callUnlisted(owner, "runProjectCron", { idOrName, path: "/" });
  await projects.promoteDeployment(owner, { projectId: idOrName, deploymentId: second.id });
  await projects.listPromoteAliases(owner, { projectId: idOrName });
  const before = { projectId: idOrName, deploymentId: first.id };
  await projects.rollbackDeployment(owner, before);
  await projects.updateRollbackDescription(owner, { ...before, description: "why" });
  await projects.pauseProject(owner, { projectId: idOrName });
  await projects.unpauseProject(owner, { projectId: idOrName });
  await projects.createProjectToken(owner, { idOrName });
  await projects.createTraceSession(owner, { projectId: idOrName, hostname: "shop.localhost" });
  await projects.updateProjectProtectionBypass(owner, { idOrName, generate: { note: "ci" } });
  const group = { enabled: true, microfrontendsGroupId: "mfe_1" };
  await projects.updateProjectMicrofrontends(owner, { projectId: idOrName, ...group });
  await projects.uploadProjectAvatar(owner, { idOrName, body: "<svg></svg>" });

  const other = await projects.createProject(owner, { name: "other" });
  await projects.moveProjectDomain(owner, { idOrName, domain: "shop.example.com", projectId: other.id });
  await projects.removeProjectDomain(owner, { idOrName: other.id, domain: "shop.example.com" });
  await projects.deleteProject(owner, { idOrName: other.id });
  const { code } = await projects.createProjectTransferRequest(owner, { idOrName });
  await projects.acceptProjectTransferRequest(as(emulator.token, "buyers"), { code });
};

async function smokeOfDomains(client: Client, idOrName: string): Promise<void> {
  const domain = "shop.example.com";
  await projects.addProjectDomain(client, { idOrName, name: domain });
  await projects.listProjectDomains(client, { idOrName });
  await projects.getProjectDomain(client, { idOrName, domain });
  await projects.updateProjectDomain(client, { idOrName, domain, gitBranch: "main" });
  await projects.verifyProjectDomain(client, { idOrName, domain });
  await callUnlisted(client, "addProjectAlias", { idOrName, domain: "alias.example.com", target: "PRODUCTION" });
  await callUnlisted(client, "getProjectDomainByName", { domain: "alias.example.com" });
}

async function smokeOfVariables(client: Client, idOrName: string): Promise<void> {
  const { created } = await projects.createProjectEnvs(client, {
    idOrName,
    body: [{ key: "TOKEN", value: "secret", type: "encrypted", target: ["production"] }],
  });
  const id = [created].flat()[0]?.id ?? "";
  await projects.listProjectEnvs(client, { idOrName, decrypt: true });
  await projects.getProjectEnv(client, { idOrName, id });
  await projects.updateProjectEnv(client, { idOrName, id, value: "new" });
  await callUnlisted(client, "pullProjectEnv", { idOrName, target: "production" });
  await callUnlisted(client, "pullProjectDevelopmentEnv", { idOrName });
  await callUnlisted(client, "linkProject", { idOrName, type: "bitbucket", repo: "acme/site" });
  await callUnlisted(client, "updateProductionBranch", { idOrName, branch: "trunk" });
  await callUnlisted(client, "deleteDeployHook", { idOrName, hookId: await makeHook(client, idOrName) });
  await callUnlisted(client, "unlinkProject", { idOrName });
  await callUnlisted(client, "updateDeploymentExpiration", { idOrName, expiration: "1y" });
  await callUnlisted(client, "updateProjectCrons", { idOrName, enabled: true });
  await callUnlisted(client, "pullProjectBranchEnv", { idOrName, target: "preview", gitBranch: "main" });
  await projects.deleteProjectEnv(client, { idOrName, id });
  await projects.deleteProjectEnvs(client, { idOrName, ids: ["none"] });
}

const ofProduction = "the variable is one of production";
const [production, preview] = ["www.example.com", "next.example.com"];
const leadsToProduction = "the domain leads to production";
const shallLeadToProduction = "the domain leads to production, or shall";
const variable = { key: "NEW", value: "1", type: "encrypted" } as const;

/** A link with a hook. */
async function makeFixture({ owner, project: idOrName }: BaseFixture) {
  await callUnlisted(owner, "linkProject", { idOrName, type: "github", repo: "acme/site" });
  return { hookId: await makeHook(owner, idOrName) };
}

async function makeHook(client: Client, idOrName: string): Promise<string> {
  const made = await callUnlisted(client, "createDeployHook", { idOrName, name: "cms", ref: "main" });
  // What the operation answers, as its contract says it.
  return (made as Operations["getProject"]["output"]).link?.deployHooks[0]?.id ?? "";
}

type Fixture = Awaited<ReturnType<typeof makeFixture>>;
type Made = World & { readonly fixture: Fixture };

export const checks: GroupChecks<Operations & Unlisted, Fixture> = {
  level: "behaviour",
  fixture: { make: makeFixture, namesIn: ({ hookId }) => ({ hookId: [hookId] }) },
  smoke,
  refused: { getProjectTrace: "nothing is traced" },
  unrecorded: {
    runProjectCron: "it changes nothing: what it calls is in the deployment's log",
    createTraceSession: "it changes nothing: what it gives is signed, and kept nowhere",
  },
  about: { noProject: ["listProjects"], new: ["createProject", "acceptProjectTransferRequest"] },
  requests: {
    listProjects: (client) => projects.listProjects(client),
    createProject: {
      plain: (client) => projects.createProject(client, { name: "brand-new" }),
      "it brings variables of production": (client) =>
        projects.createProject(client, {
          name: "brand-new",
          environmentVariables: [{ key: "A", value: "1", target: "production" }],
        }),
    },
    getProject: (client, { project }) => projects.getProject(client, { idOrName: project }),
    updateProject: {
      "it changes other settings than protection": (client, { project }) =>
        projects.updateProject(client, { idOrName: project, buildCommand: "build" }),
      "it changes protection": (client, { project }) =>
        projects.updateProject(client, { idOrName: project, passwordProtection: null }),
    },
    deleteProject: (client, { project }) => projects.deleteProject(client, { idOrName: project }),

    listProjectDomains: (client, { project }) => projects.listProjectDomains(client, { idOrName: project }),
    addProjectDomain: {
      plain: (client, { project }) => projects.addProjectDomain(client, { idOrName: project, name: "new.example.com" }),
      "its name leads to production already": (client, { project }) =>
        projects.addProjectDomain(client, { idOrName: project, name: "live.localhost", gitBranch: "next" }),
    },
    addProjectAlias: {
      plain: (client, { project }) =>
        callUnlisted(client, "addProjectAlias", { idOrName: project, domain: "new.example.com", target: "PRODUCTION" }),
      "its name leads to production already": (client, { project }) =>
        callUnlisted(client, "addProjectAlias", { idOrName: project, domain: "live.localhost", target: "PRODUCTION" }),
    },
    getProductionDeployment: (client, { project }) =>
      callUnlisted(client, "getProductionDeployment", { idOrName: project }),
    getProjectDomainByName: (client) => callUnlisted(client, "getProjectDomainByName", { domain: production }),
    pullProjectDevelopmentEnv: (client, { project }) =>
      callUnlisted(client, "pullProjectDevelopmentEnv", { idOrName: project }),
    updateDeploymentExpiration: sends("updateDeploymentExpiration", ({ project }: World) => {
      return { idOrName: project, expiration: "1m" };
    }),
    updateProjectCrons: sends("updateProjectCrons", ({ project }: World) => ({ idOrName: project, enabled: false })),
    runProjectCron: sends("runProjectCron", ({ project }: World) => ({ idOrName: project, path: "/cron" })),
    updateProductionBranch: sends("updateProductionBranch", ({ project }: World) => {
      return { idOrName: project, branch: "trunk" };
    }),
    createDeployHook: sends("createDeployHook", ({ project }: World) => {
      return { idOrName: project, name: "more", ref: "main" };
    }),
    deleteDeployHook: sends("deleteDeployHook", ({ project, fixture: { hookId } }: Made) => {
      return { idOrName: project, hookId };
    }),
    linkProject: (client, { project }) =>
      callUnlisted(client, "linkProject", { idOrName: project, type: "github", repo: "acme/site" }),
    unlinkProject: (client, { project }) => callUnlisted(client, "unlinkProject", { idOrName: project }),
    pullProjectEnv: {
      plain: (client, { project }) => callUnlisted(client, "pullProjectEnv", { idOrName: project, target: "preview" }),
      "it is production's variables": (client, { project }) =>
        callUnlisted(client, "pullProjectEnv", { idOrName: project, target: "production" }),
    },
    pullProjectBranchEnv: {
      plain: (client, { project }) =>
        callUnlisted(client, "pullProjectBranchEnv", { idOrName: project, target: "preview", gitBranch: "main" }),
      "it is production's variables": (client, { project }) =>
        callUnlisted(client, "pullProjectBranchEnv", { idOrName: project, target: "production", gitBranch: "main" }),
    },
    getProjectDomain: (client, { project }) =>
      projects.getProjectDomain(client, { idOrName: project, domain: production }),
    updateProjectDomain: {
      plain: (client, { project }) =>
        projects.updateProjectDomain(client, { idOrName: project, domain: preview, gitBranch: "main" }),
      [shallLeadToProduction]: (client, { project }) =>
        projects.updateProjectDomain(client, { idOrName: project, domain: preview, gitBranch: null }),
    },
    removeProjectDomain: {
      plain: (client, { project }) => projects.removeProjectDomain(client, { idOrName: project, domain: preview }),
      [leadsToProduction]: (client, { project }) =>
        projects.removeProjectDomain(client, { idOrName: project, domain: production }),
    },
    moveProjectDomain: {
      plain: (client, { project, otherProject }) =>
        projects.moveProjectDomain(client, { idOrName: project, domain: preview, projectId: otherProject }),
      [shallLeadToProduction]: (client, { project, otherProject }) =>
        projects.moveProjectDomain(client, {
          idOrName: project,
          domain: production,
          projectId: otherProject,
          gitBranch: "main",
        }),
    },
    verifyProjectDomain: (client, { project }) =>
      projects.verifyProjectDomain(client, { idOrName: project, domain: production }),

    listProjectEnvs: {
      plain: (client, { project }) => projects.listProjectEnvs(client, { idOrName: project }),
      "values are asked for": (client, { project }) =>
        projects.listProjectEnvs(client, { idOrName: project, decrypt: true }),
    },
    createProjectEnvs: {
      plain: (client, { project }) =>
        projects.createProjectEnvs(client, { idOrName: project, body: { ...variable, target: ["preview"] } }),
      "one is for production": (client, { project }) =>
        projects.createProjectEnvs(client, { idOrName: project, body: { ...variable, target: ["production"] } }),
      "one takes the place of one of production": (client, { project }) =>
        projects.createProjectEnvs(client, {
          idOrName: project,
          upsert: true,
          body: { ...variable, key: "BOTH", target: ["preview"] },
        }),
    },
    getProjectEnv: {
      plain: (client, { project, envs }) => projects.getProjectEnv(client, { idOrName: project, id: envs.both }),
      "the variable is for production alone": (client, { project, envs }) =>
        projects.getProjectEnv(client, { idOrName: project, id: envs.production }),
    },
    updateProjectEnv: {
      plain: (client, { project, envs }) =>
        projects.updateProjectEnv(client, { idOrName: project, id: envs.preview, value: "2" }),
      "it shall be for production": (client, { project, envs }) =>
        projects.updateProjectEnv(client, { idOrName: project, id: envs.preview, target: ["production"] }),
      [ofProduction]: (client, { project, envs }) =>
        projects.updateProjectEnv(client, { idOrName: project, id: envs.production, value: "2" }),
    },
    deleteProjectEnv: {
      plain: (client, { project, envs }) => projects.deleteProjectEnv(client, { idOrName: project, id: envs.preview }),
      [ofProduction]: (client, { project, envs }) =>
        projects.deleteProjectEnv(client, { idOrName: project, id: envs.production }),
    },
    deleteProjectEnvs: {
      plain: (client, { project, envs }) =>
        projects.deleteProjectEnvs(client, { idOrName: project, ids: [envs.preview] }),
      [ofProduction]: (client, { project, envs }) =>
        projects.deleteProjectEnvs(client, { idOrName: project, ids: [envs.preview, envs.production] }),
    },

    promoteDeployment: (client, { project, finished }) =>
      projects.promoteDeployment(client, { projectId: project, deploymentId: finished.preview }),
    rollbackDeployment: (client, { project, finished }) =>
      projects.rollbackDeployment(client, { projectId: project, deploymentId: finished.production }),
    updateRollbackDescription: (client, { project, finished }) =>
      projects.updateRollbackDescription(client, {
        projectId: project,
        deploymentId: finished.production,
        description: "why",
      }),
    listPromoteAliases: (client, { project }) => projects.listPromoteAliases(client, { projectId: project }),
    pauseProject: (client, { project }) => projects.pauseProject(client, { projectId: project }),
    unpauseProject: (client, { project }) => projects.unpauseProject(client, { projectId: project }),

    createProjectToken: (client, { project }) => projects.createProjectToken(client, { idOrName: project }),
    createTraceSession: (client, { project }) =>
      projects.createTraceSession(client, { projectId: project, hostname: "site.localhost" }),
    getProjectTrace: (client, { project }) =>
      projects.getProjectTrace(client, { projectId: project, requestId: "none" }),
    updateProjectProtectionBypass: (client, { project }) =>
      projects.updateProjectProtectionBypass(client, { idOrName: project, generate: { note: "ci" } }),
    uploadProjectAvatar: (client, { project }) =>
      projects.uploadProjectAvatar(client, { idOrName: project, body: "<svg></svg>" }),
    updateProjectMicrofrontends: (client, { project }) =>
      projects.updateProjectMicrofrontends(client, {
        projectId: project,
        enabled: true,
        microfrontendsGroupId: "mfe_1",
      }),
    createProjectTransferRequest: (client, { project }) =>
      projects.createProjectTransferRequest(client, { idOrName: project }),
    acceptProjectTransferRequest: (client, { transferCode }) =>
      projects.acceptProjectTransferRequest(client, { code: transferCode }),
  },
};
