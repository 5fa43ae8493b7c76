// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  pullProjectEnv: { input: types.PullProjectEnvInput; output: types.PullProjectEnvOutput };
  pullProjectBranchEnv: { input: types.PullProjectBranchEnvInput; output: types.PullProjectBranchEnvOutput };
  pullProjectDevelopmentEnv: { input: types.PullProjectDevelopmentEnvInput; output: types.PullProjectDevelopmentEnvOutput };
  linkProject: { input: types.LinkProjectInput; output: types.LinkProjectOutput };
  unlinkProject: { input: types.UnlinkProjectInput; output: types.UnlinkProjectOutput };
  getProjectDomainByName: { input: types.GetProjectDomainByNameInput; output: types.GetProjectDomainByNameOutput };
  addProjectAlias: { input: types.AddProjectAliasInput; output: types.AddProjectAliasOutput };
  getProductionDeployment: { input: types.GetProductionDeploymentInput; output: types.GetProductionDeploymentOutput };
  updateDeploymentExpiration: { input: types.UpdateDeploymentExpirationInput; output: types.UpdateDeploymentExpirationOutput };
  updateProjectCrons: { input: types.UpdateProjectCronsInput; output: types.UpdateProjectCronsOutput };
  runProjectCron: { input: types.RunProjectCronInput; output: types.RunProjectCronOutput };
  updateProductionBranch: { input: types.UpdateProductionBranchInput; output: types.UpdateProductionBranchOutput };
  createDeployHook: { input: types.CreateDeployHookInput; output: types.CreateDeployHookOutput };
  deleteDeployHook: { input: types.DeleteDeployHookInput; output: types.DeleteDeployHookOutput };
}

/** Projects: their settings, domains, environment variables and production traffic. */
export const contract: GroupContract = {
  group: "projects",
  operations: {
    pullProjectEnv: { ...operations.pullProjectEnv,
      published: false, id: "pullProjectEnv", summary: "Pulls the variables of one of a project's environments.", kind: "call",
      parameters: [
        { name: "idOrName", in: "path", required: true, type: "string" }, { name: "target", in: "path", required: true, type: "string" },
        { name: "source", in: "query", type: "string" },
      ],
      input: "PullProjectEnvInput", answers: { "200": { contentType: "application/json", schema: "PulledEnv" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
    pullProjectBranchEnv: { ...operations.pullProjectBranchEnv,
      published: false, id: "pullProjectBranchEnv", summary: "Pulls the variables of one of a project's environments, with those of a branch.", kind: "call",
      parameters: [
        { name: "idOrName", in: "path", required: true, type: "string" }, { name: "target", in: "path", required: true, type: "string" },
        { name: "gitBranch", in: "path", required: true, type: "string" }, { name: "source", in: "query", type: "string" },
      ],
      input: "PullProjectBranchEnvInput", answers: { "200": { contentType: "application/json", schema: "PulledEnv" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
    pullProjectDevelopmentEnv: { ...operations.pullProjectDevelopmentEnv,
      published: false, id: "pullProjectDevelopmentEnv", summary: "Pulls the variables of a project's development, as `vercel dev` does.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }, { name: "source", in: "query", type: "string" }],
      input: "PullProjectDevelopmentEnvInput", answers: { "200": { contentType: "application/json", schema: "PulledEnv" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
    linkProject: { ...operations.linkProject,
      published: false, id: "linkProject", summary: "Links a project to a Git repository; a former link is removed.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }], input: "LinkProjectInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "Project" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} },
      secrets: ["env.*.internalContentHint.encryptedValue", "env.*.legacyValue", "env.*.value", "env.*.vsmValue", "link.deployHooks.*.url", "protectionBypass"],
    },
    unlinkProject: { ...operations.unlinkProject,
      published: false, id: "unlinkProject", summary: "Takes the link to a Git repository from a project.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }], input: "UnlinkProjectInput",
      answers: { "200": { contentType: "application/json", schema: "Project" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {} }, destructive: true,
      secrets: ["env.*.internalContentHint.encryptedValue", "env.*.legacyValue", "env.*.value", "env.*.vsmValue", "link.deployHooks.*.url", "protectionBypass"],
    },
    getProjectDomainByName: { ...operations.getProjectDomainByName,
      published: false, id: "getProjectDomainByName", summary: "Gets a domain of any project of the account, by its name.", kind: "call",
      parameters: [{ name: "domain", in: "path", required: true, type: "string" }], input: "GetProjectDomainByNameInput",
      answers: { "200": { contentType: "application/json", schema: "ProjectDomain" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
    addProjectAlias: { ...operations.addProjectAlias,
      published: false, id: "addProjectAlias", summary: "Adds a domain to a project; answers all that the project has.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }], input: "AddProjectAliasInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "AddProjectAliasOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {} },
    },
    getProductionDeployment: { ...operations.getProductionDeployment,
      published: false, id: "getProductionDeployment", summary: "Gets the deployment that a project's production shows.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }], input: "GetProductionDeploymentInput",
      answers: { "200": { contentType: "application/json", schema: "ProductionDeployment" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
    updateDeploymentExpiration: { ...operations.updateDeploymentExpiration,
      published: false, id: "updateDeploymentExpiration", summary: "Sets the retention periods of a project's deployments; the project shows them in days.",
      kind: "call", parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }], input: "UpdateDeploymentExpirationInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "UpdateDeploymentExpirationOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
    updateProjectCrons: { ...operations.updateProjectCrons,
      published: false, id: "updateProjectCrons", summary: "Lets a project's crons run, or stops them.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }], input: "UpdateProjectCronsInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "Project" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} },
      secrets: ["env.*.internalContentHint.encryptedValue", "env.*.legacyValue", "env.*.value", "env.*.vsmValue", "link.deployHooks.*.url", "protectionBypass"],
    },
    runProjectCron: { ...operations.runProjectCron,
      published: false, id: "runProjectCron", summary: "Calls one of a project's crons at once, as the platform's command line asks for it.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }], input: "RunProjectCronInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "RunProjectCronOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} },
    },
    updateProductionBranch: { ...operations.updateProductionBranch,
      published: false, id: "updateProductionBranch", summary: "Says which branch of its repository a project has in production.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }], input: "UpdateProductionBranchInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "Project" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} },
      secrets: ["env.*.internalContentHint.encryptedValue", "env.*.legacyValue", "env.*.value", "env.*.vsmValue", "link.deployHooks.*.url", "protectionBypass"],
    },
    createDeployHook: { ...operations.createDeployHook,
      published: false, id: "createDeployHook", summary: "Gives a project an address that starts a deployment of a branch; the project's link shows it.",
      kind: "call", parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }], input: "CreateDeployHookInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "201": { contentType: "application/json", schema: "Project" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} },
      secrets: ["env.*.internalContentHint.encryptedValue", "env.*.legacyValue", "env.*.value", "env.*.vsmValue", "link.deployHooks.*.url", "protectionBypass"],
    },
    deleteDeployHook: { ...operations.deleteDeployHook,
      published: false, id: "deleteDeployHook", summary: "Takes such an address from a project.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }, { name: "hookId", in: "path", required: true, type: "string" }],
      input: "DeleteDeployHookInput", answers: { "200": { contentType: "application/json", schema: "Project" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {} }, destructive: true,
      secrets: ["env.*.internalContentHint.encryptedValue", "env.*.legacyValue", "env.*.value", "env.*.vsmValue", "link.deployHooks.*.url", "protectionBypass"],
    },
    getCustomEnvironmentSettings: { ...operations.getCustomEnvironmentSettings,
      published: false, id: "getCustomEnvironmentSettings", summary: "Gets how many custom environments were bought.", kind: "call", parameters: [],
      input: "GetCustomEnvironmentSettingsInput", answers: {}, errors: { "400": {}, "401": {}, "403": {} },
    },
    buyCustomEnvironments: { ...operations.buyCustomEnvironments,
      published: false, id: "buyCustomEnvironments", summary: "Buys custom environments.", kind: "call", parameters: [], input: "BuyCustomEnvironmentsInput",
      requestBody: { contentType: "application/json", required: false }, answers: {}, errors: { "400": {}, "401": {}, "403": {} },
    },
    applyDomainConnect: { ...operations.applyDomainConnect,
      published: false, id: "applyDomainConnect", summary: "Has a registrar write the DNS records of a domain.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }, { name: "domain", in: "path", required: true, type: "string" }],
      input: "ApplyDomainConnectInput", requestBody: { contentType: "application/json", required: false }, answers: {},
      errors: { "400": {}, "401": {}, "403": {} },
    },
    createAnonymousProject: { ...operations.createAnonymousProject,
      published: false, id: "createAnonymousProject", summary: "Creates a project without an account.", kind: "call", parameters: [],
      input: "CreateAnonymousProjectInput", requestBody: { contentType: "application/json", required: false }, answers: {},
      errors: { "400": {}, "401": {}, "403": {} },
    },
  },
};
