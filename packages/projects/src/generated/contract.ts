// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listProjects: { input: types.ListProjectsInput; output: types.ListProjectsOutput };
  getProjectTrace: { input: types.GetProjectTraceInput; output: types.GetProjectTraceOutput };
  createProject: { input: types.CreateProjectInput; output: types.CreateProjectOutput };
  createProjectToken: { input: types.CreateProjectTokenInput; output: types.CreateProjectTokenOutput };
  createTraceSession: { input: types.CreateTraceSessionInput; output: types.CreateTraceSessionOutput };
  getProject: { input: types.GetProjectInput; output: types.GetProjectOutput };
  updateProject: { input: types.UpdateProjectInput; output: types.UpdateProjectOutput };
  deleteProject: { input: types.DeleteProjectInput; output: types.DeleteProjectOutput };
  uploadProjectAvatar: { input: types.UploadProjectAvatarInput; output: types.UploadProjectAvatarOutput };
  listProjectDomains: { input: types.ListProjectDomainsInput; output: types.ListProjectDomainsOutput };
  getProjectDomain: { input: types.GetProjectDomainInput; output: types.GetProjectDomainOutput };
  updateProjectDomain: { input: types.UpdateProjectDomainInput; output: types.UpdateProjectDomainOutput };
  removeProjectDomain: { input: types.RemoveProjectDomainInput; output: types.RemoveProjectDomainOutput };
  addProjectDomain: { input: types.AddProjectDomainInput; output: types.AddProjectDomainOutput };
  moveProjectDomain: { input: types.MoveProjectDomainInput; output: types.MoveProjectDomainOutput };
  verifyProjectDomain: { input: types.VerifyProjectDomainInput; output: types.VerifyProjectDomainOutput };
  listProjectEnvs: { input: types.ListProjectEnvsInput; output: types.ListProjectEnvsOutput };
  createProjectEnvs: { input: types.CreateProjectEnvsInput; output: types.CreateProjectEnvsOutput };
  getProjectEnv: { input: types.GetProjectEnvInput; output: types.GetProjectEnvOutput };
  updateProjectEnv: { input: types.UpdateProjectEnvInput; output: types.UpdateProjectEnvOutput };
  deleteProjectEnv: { input: types.DeleteProjectEnvInput; output: types.DeleteProjectEnvOutput };
  deleteProjectEnvs: { input: types.DeleteProjectEnvsInput; output: types.DeleteProjectEnvsOutput };
  createProjectTransferRequest: { input: types.CreateProjectTransferRequestInput; output: types.CreateProjectTransferRequestOutput };
  acceptProjectTransferRequest: { input: types.AcceptProjectTransferRequestInput; output: types.AcceptProjectTransferRequestOutput };
  updateProjectProtectionBypass: { input: types.UpdateProjectProtectionBypassInput; output: types.UpdateProjectProtectionBypassOutput };
  rollbackDeployment: { input: types.RollbackDeploymentInput; output: types.RollbackDeploymentOutput };
  updateRollbackDescription: { input: types.UpdateRollbackDescriptionInput; output: types.UpdateRollbackDescriptionOutput };
  updateProjectMicrofrontends: { input: types.UpdateProjectMicrofrontendsInput; output: types.UpdateProjectMicrofrontendsOutput };
  promoteDeployment: { input: types.PromoteDeploymentInput; output: types.PromoteDeploymentOutput };
  listPromoteAliases: { input: types.ListPromoteAliasesInput; output: types.ListPromoteAliasesOutput };
  pauseProject: { input: types.PauseProjectInput; output: types.PauseProjectOutput };
  unpauseProject: { input: types.UnpauseProjectInput; output: types.UnpauseProjectOutput };
}

/** Projects: their settings, domains, environment variables and production traffic. */
export const contract: GroupContract = {
  group: "projects",
  operations: {
    listProjects: {
      route: "GET /v10/projects", id: "getProjects", summary: "Lists the projects of the account or team.", kind: "list",
      parameters: [
        { name: "buildMachineTypes", in: "query", input: "buildMachineTypes", required: false, type: "string" },
        { name: "buildQueueConfiguration", in: "query", input: "buildQueueConfiguration", required: false, type: "string" },
        { name: "deprecated", in: "query", input: "deprecated", required: false, type: "boolean" },
        { name: "edgeConfigId", in: "query", input: "edgeConfigId", required: false, type: "string" },
        { name: "edgeConfigTokenId", in: "query", input: "edgeConfigTokenId", required: false, type: "string" },
        { name: "elasticConcurrencyEnabled", in: "query", input: "elasticConcurrencyEnabled", required: false, type: "string" },
        { name: "excludeRepos", in: "query", input: "excludeRepos", required: false, type: "string" },
        { name: "from", in: "query", input: "from", required: false, type: "string" },
        { name: "gitForkProtection", in: "query", input: "gitForkProtection", required: false, type: "string" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "repo", in: "query", input: "repo", required: false, type: "string" },
        { name: "repoId", in: "query", input: "repoId", required: false, type: "string" },
        { name: "repoUrl", in: "query", input: "repoUrl", required: false, type: "string" },
        { name: "search", in: "query", input: "search", required: false, type: "string" },
        { name: "staticIpsEnabled", in: "query", input: "staticIpsEnabled", required: false, type: "string" },
      ],
      input: "ListProjectsInput", answers: { "200": { contentType: "application/json", schema: "ListProjectsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true,
      secret: [
        "projects.*.env.*.internalContentHint.encryptedValue", "projects.*.env.*.legacyValue", "projects.*.env.*.value", "projects.*.env.*.vsmValue",
        "projects.*.link.deployHooks.*.url", "projects.*.protectionBypass",
      ],
      paging: { items: "projects", next: "pagination.next", send: "from" },
    },
    getProjectTrace: {
      route: "GET /v1/projects/traces", id: "getProjectTrace", summary: "Gets the trace of one request to a project.", kind: "call",
      parameters: [
        { name: "projectId", in: "query", input: "projectId", required: true, type: "string" },
        { name: "requestId", in: "query", input: "requestId", required: true, type: "string" },
      ],
      input: "GetProjectTraceInput", answers: { "200": { contentType: "application/json", schema: "GetProjectTraceOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true,
    },
    createProject: {
      route: "POST /v11/projects", id: "createProject", summary: "Creates a project.", kind: "call", parameters: [], input: "CreateProjectInput",
      body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "Project" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "428": {}, "429": {}, "500": {} }, team: true,
      secret: ["env.*.internalContentHint.encryptedValue", "env.*.legacyValue", "env.*.value", "env.*.vsmValue", "link.deployHooks.*.url", "protectionBypass"],
      secretInput: ["value"],
    },
    createProjectToken: {
      route: "POST /v1/projects/{idOrName}/token", id: "getProjectToken", summary: "Issues an OIDC token for a project.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" }], input: "CreateProjectTokenInput",
      body: { contentType: "application/json", required: false }, answers: { "200": { contentType: "application/json", schema: "IssuedToken" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true, secret: ["token"],
    },
    createTraceSession: {
      route: "POST /v1/projects/traces/session", id: "createTraceSession", summary: "Issues a trace session token for a deployment.", kind: "call",
      parameters: [], input: "CreateTraceSessionInput", body: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "IssuedToken" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {}, "422": {} },
      team: true, secret: ["token"],
    },
    getProject: {
      route: "GET /v9/projects/{idOrName}", id: "getProject", summary: "Finds a project by its ID or its name.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" }], input: "GetProjectInput",
      answers: { "200": { contentType: "application/json", schema: "Project" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true,
      secret: ["env.*.internalContentHint.encryptedValue", "env.*.legacyValue", "env.*.value", "env.*.vsmValue", "link.deployHooks.*.url", "protectionBypass"],
    },
    updateProject: {
      route: "PATCH /v9/projects/{idOrName}", id: "updateProject", summary: "Changes the settings of a project; what the input leaves out stays as it is.",
      kind: "call", parameters: [{ name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" }], input: "UpdateProjectInput",
      body: { contentType: "application/json", required: true, always: true }, answers: { "200": { contentType: "application/json", schema: "Project" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "428": {}, "429": {} }, team: true,
      secret: ["env.*.internalContentHint.encryptedValue", "env.*.legacyValue", "env.*.value", "env.*.vsmValue", "link.deployHooks.*.url", "protectionBypass"],
      secretInput: ["password"],
    },
    deleteProject: {
      route: "DELETE /v9/projects/{idOrName}", id: "deleteProject", summary: "Deletes a project with its deployments, domains and environment variables.",
      kind: "call", parameters: [{ name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" }], input: "DeleteProjectInput",
      answers: { "204": {} }, errors: { "400": {}, "401": {}, "403": {}, "409": {}, "410": {} }, team: true, destructive: true,
    },
    uploadProjectAvatar: {
      route: "POST /v1/projects/{idOrName}/avatar", id: "uploadProjectAvatar", summary: "Replaces the picture of a project.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" }], input: "UploadProjectAvatarInput",
      body: { contentType: "application/octet-stream", required: false, whole: true },
      answers: { "200": { contentType: "application/json", schema: "Project" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {}, "413": {}, "415": {} },
      team: true,
      secret: ["env.*.internalContentHint.encryptedValue", "env.*.legacyValue", "env.*.value", "env.*.vsmValue", "link.deployHooks.*.url", "protectionBypass"],
    },
    listProjectDomains: {
      route: "GET /v9/projects/{idOrName}/domains", id: "getProjectDomains", summary: "Lists the domains of a project.", kind: "list",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "customEnvironmentId", in: "query", input: "customEnvironmentId", required: false, type: "string" },
        { name: "gitBranch", in: "query", input: "gitBranch", required: false, type: "string" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "order", in: "query", input: "order", required: false, type: "string" },
        { name: "production", in: "query", input: "production", required: false, type: "boolean" },
        { name: "redirect", in: "query", input: "redirect", required: false, type: "string" },
        { name: "redirects", in: "query", input: "redirects", required: false, type: "boolean" },
        { name: "since", in: "query", input: "since", required: false, type: "number" },
        { name: "target", in: "query", input: "target", required: false, type: "string" },
        { name: "until", in: "query", input: "until", required: false, type: "number" },
        { name: "verified", in: "query", input: "verified", required: false, type: "boolean" },
      ],
      input: "ListProjectDomainsInput", answers: { "200": { contentType: "application/json", schema: "ProjectDomainPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true, paging: { items: "domains", next: "pagination.next", send: "until" },
    },
    getProjectDomain: {
      route: "GET /v9/projects/{idOrName}/domains/{domain}", id: "getProjectDomain", summary: "Finds one domain of a project.", kind: "call",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "domain", in: "path", input: "domain", required: true, type: "string" },
      ],
      input: "GetProjectDomainInput", answers: { "200": { contentType: "application/json", schema: "ProjectDomain" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true,
    },
    updateProjectDomain: {
      route: "PATCH /v9/projects/{idOrName}/domains/{domain}", id: "updateProjectDomain", summary: "Changes the redirect or the branch of a project domain.",
      kind: "call",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "domain", in: "path", input: "domain", required: true, type: "string" },
      ],
      input: "UpdateProjectDomainInput", body: { contentType: "application/json", required: true, always: true },
      answers: { "200": { contentType: "application/json", schema: "ProjectDomain" } }, errors: { "400": {}, "401": {}, "403": {}, "409": {}, "410": {} },
      team: true, safe: true,
    },
    removeProjectDomain: {
      route: "DELETE /v9/projects/{idOrName}/domains/{domain}", id: "removeProjectDomain",
      summary: "Takes a domain off a project, which no longer answers there.", kind: "call",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "domain", in: "path", input: "domain", required: true, type: "string" },
      ],
      input: "RemoveProjectDomainInput", body: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "RemoveProjectDomainOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {} }, team: true, destructive: true,
    },
    addProjectDomain: {
      route: "POST /v10/projects/{idOrName}/domains", id: "addProjectDomain", summary: "Adds a domain to a project.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" }], input: "AddProjectDomainInput",
      body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "ProjectDomain" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "409": {}, "410": {} }, team: true,
    },
    moveProjectDomain: {
      route: "POST /v1/projects/{idOrName}/domains/{domain}/move", id: "moveProjectDomain", summary: "Moves a domain from one project to another.",
      kind: "call",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "domain", in: "path", input: "domain", required: true, type: "string" },
      ],
      input: "MoveProjectDomainInput", body: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "ProjectDomain" } }, errors: { "400": {}, "401": {}, "403": {}, "409": {}, "410": {} },
      team: true,
    },
    verifyProjectDomain: {
      route: "POST /v9/projects/{idOrName}/domains/{domain}/verify", id: "verifyProjectDomain",
      summary: "Checks the DNS challenge of a project domain, which is served once it is passed.", kind: "call",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "domain", in: "path", input: "domain", required: true, type: "string" },
      ],
      input: "VerifyProjectDomainInput", answers: { "200": { contentType: "application/json", schema: "ProjectDomain" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true, safe: true,
    },
    listProjectEnvs: {
      route: "GET /v10/projects/{idOrName}/env", id: "filterProjectEnvs", summary: "Lists the environment variables of a project.", kind: "list",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "customEnvironmentId", in: "query", input: "customEnvironmentId", required: false, type: "string" },
        { name: "customEnvironmentSlug", in: "query", input: "customEnvironmentSlug", required: false, type: "string" },
        { name: "decrypt", in: "query", input: "decrypt", required: false, type: "boolean" },
        { name: "gitBranch", in: "query", input: "gitBranch", required: false, type: "string" },
        { name: "source", in: "query", input: "source", required: false, type: "string" },
        { name: "target", in: "query", input: "target", required: false, type: "string" },
      ],
      input: "ListProjectEnvsInput", answers: { "200": { contentType: "application/json", schema: "ListProjectEnvsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true,
      secret: ["envs.*.internalContentHint.encryptedValue", "envs.*.legacyValue", "envs.*.value"], paging: { items: "envs" },
    },
    createProjectEnvs: {
      route: "POST /v10/projects/{idOrName}/env", id: "createProjectEnv", summary: "Creates one environment variable or several.", kind: "call",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "upsert", in: "query", input: "upsert", required: false, type: "boolean" },
      ],
      input: "CreateProjectEnvsInput", body: { contentType: "application/json", required: true, whole: true, single: true },
      answers: { "201": { contentType: "application/json", schema: "CreatedProjectEnvs" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "429": {}, "500": {} }, team: true, destructive: true,
      secret: [
        "created.*.internalContentHint.encryptedValue", "created.*.legacyValue", "created.*.value", "created.*.vsmValue",
        "created.internalContentHint.encryptedValue", "created.legacyValue", "created.value", "created.vsmValue", "failed.*.error.value",
      ],
      secretInput: ["value"],
    },
    getProjectEnv: {
      route: "GET /v1/projects/{idOrName}/env/{id}", id: "getProjectEnv", summary: "Gets an environment variable with its decrypted value.", kind: "call",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "id", in: "path", input: "id", required: true, type: "string" },
      ],
      input: "GetProjectEnvInput", answers: { "200": { contentType: "application/json", schema: "AnyEnvVar" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} }, team: true, secret: ["internalContentHint.encryptedValue", "legacyValue", "value", "vsmValue"],
    },
    updateProjectEnv: {
      route: "PATCH /v9/projects/{idOrName}/env/{id}", id: "editProjectEnv",
      summary: "Changes an environment variable; deployments made before keep the old value.", kind: "call",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "id", in: "path", input: "id", required: true, type: "string" },
      ],
      input: "UpdateProjectEnvInput", body: { contentType: "application/json", required: true, always: true },
      answers: { "200": { contentType: "application/json", schema: "EnvVar" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {}, "429": {}, "500": {} }, team: true, safe: true, destructive: true,
      secret: ["internalContentHint.encryptedValue", "legacyValue", "value", "vsmValue"], secretInput: ["value"],
    },
    deleteProjectEnv: {
      route: "DELETE /v9/projects/{idOrName}/env/{id}", id: "removeProjectEnv", summary: "Deletes an environment variable; deployments made before keep it.",
      kind: "call",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "id", in: "path", input: "id", required: true, type: "string" },
        { name: "customEnvironmentId", in: "query", input: "customEnvironmentId", required: false, type: "string" },
      ],
      input: "DeleteProjectEnvInput", answers: { "200": { contentType: "application/json", schema: "DeleteProjectEnvOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {} }, team: true, destructive: true,
      secret: [
        "*.internalContentHint.encryptedValue", "*.legacyValue", "*.value", "*.vsmValue", "internalContentHint.encryptedValue", "legacyValue", "value",
        "vsmValue",
      ],
    },
    deleteProjectEnvs: {
      route: "DELETE /v1/projects/{idOrName}/env", id: "batchRemoveProjectEnv",
      summary: "Deletes several environment variables at once; deployments made before keep them.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" }], input: "DeleteProjectEnvsInput",
      body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "DeleteProjectEnvsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {} }, team: true, destructive: true,
    },
    createProjectTransferRequest: {
      route: "POST /projects/{idOrName}/transfer-request", id: "createProjectTransferRequest",
      summary: "Offers a project to another team and returns the code that accepts it.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" }], input: "CreateProjectTransferRequestInput",
      body: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "CreateProjectTransferRequestOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "409": {}, "410": {} }, team: true, secret: ["code"], secretInput: ["callbackSecret"],
    },
    acceptProjectTransferRequest: {
      route: "PUT /projects/transfer-request/{code}", id: "acceptProjectTransferRequest", summary: "Takes over a project that another team offers.",
      kind: "call", parameters: [{ name: "code", in: "path", input: "code", required: true, type: "string" }], input: "AcceptProjectTransferRequestInput",
      body: { contentType: "application/json", required: false },
      answers: { "202": { contentType: "application/json", schema: "AcceptProjectTransferRequestOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {} }, team: true, secretInput: ["code"],
    },
    updateProjectProtectionBypass: {
      route: "PATCH /v1/projects/{idOrName}/protection-bypass", id: "updateProjectProtectionBypass",
      summary: "Generates, changes or revokes a secret that lets automation past deployment protection.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" }], input: "UpdateProjectProtectionBypassInput",
      body: { contentType: "application/json", required: true, always: true },
      answers: { "200": { contentType: "application/json", schema: "UpdateProjectProtectionBypassOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {} }, team: true, destructive: true, secret: ["protectionBypass"],
      secretInput: ["secret"],
    },
    rollbackDeployment: {
      route: "POST /v1/projects/{projectId}/rollback/{deploymentId}", id: "requestRollback",
      summary: "Points production traffic back to an earlier deployment.", kind: "call",
      parameters: [
        { name: "projectId", in: "path", input: "projectId", required: true, type: "string" },
        { name: "deploymentId", in: "path", input: "deploymentId", required: true, type: "string" },
        { name: "description", in: "query", input: "description", required: false, type: "string" },
      ],
      input: "RollbackDeploymentInput", answers: { "201": {} }, errors: { "400": {}, "401": {}, "402": {}, "403": {}, "409": {}, "410": {}, "422": {} },
      team: true, safe: true,
    },
    updateRollbackDescription: {
      route: "PATCH /v1/projects/{projectId}/rollback/{deploymentId}/update-description",
      id: "updateProjectsByProjectIdRollbackByDeploymentIdUpdateDescription", summary: "Changes the note that explains a rollback.", kind: "call",
      parameters: [
        { name: "projectId", in: "path", input: "projectId", required: true, type: "string" },
        { name: "deploymentId", in: "path", input: "deploymentId", required: true, type: "string" },
      ],
      input: "UpdateRollbackDescriptionInput", body: { contentType: "application/json", required: false }, answers: { "200": {} },
      errors: { "400": {}, "401": {}, "403": {}, "409": {}, "410": {}, "422": {} }, team: true, safe: true,
    },
    updateProjectMicrofrontends: {
      route: "PATCH /v1/projects/{projectId}/microfrontends", id: "updateMicrofrontends", summary: "Changes the microfrontends settings of a project.",
      kind: "call", parameters: [{ name: "projectId", in: "path", input: "projectId", required: true, type: "string" }],
      input: "UpdateProjectMicrofrontendsInput", body: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "Project" } }, errors: { "400": {}, "401": {}, "403": {}, "409": {}, "410": {}, "500": {} },
      team: true, safe: true,
      secret: ["env.*.internalContentHint.encryptedValue", "env.*.legacyValue", "env.*.value", "env.*.vsmValue", "link.deployHooks.*.url", "protectionBypass"],
    },
    promoteDeployment: {
      route: "POST /v10/projects/{projectId}/promote/{deploymentId}", id: "requestPromote", summary: "Points production traffic to a deployment.", kind: "call",
      parameters: [
        { name: "projectId", in: "path", input: "projectId", required: true, type: "string" },
        { name: "deploymentId", in: "path", input: "deploymentId", required: true, type: "string" },
      ],
      input: "PromoteDeploymentInput", answers: { "201": {}, "202": {} }, errors: { "400": {}, "401": {}, "403": {}, "409": {}, "410": {}, "422": {} },
      team: true, safe: true,
    },
    listPromoteAliases: {
      route: "GET /v1/projects/{projectId}/promote/aliases", id: "listPromoteAliases", summary: "Lists the aliases of the current promotion with their state.",
      kind: "list",
      parameters: [
        { name: "projectId", in: "path", input: "projectId", required: true, type: "string" },
        { name: "failedOnly", in: "query", input: "failedOnly", required: false, type: "boolean" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "since", in: "query", input: "since", required: false, type: "number" },
        { name: "until", in: "query", input: "until", required: false, type: "number" },
      ],
      input: "ListPromoteAliasesInput", answers: { "200": { contentType: "application/json", schema: "ListPromoteAliasesOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true, paging: { items: "aliases", next: "pagination.next", send: "until" },
    },
    pauseProject: {
      route: "POST /v1/projects/{projectId}/pause", id: "pauseProject", summary: "Stops serving the production deployment of a project.", kind: "call",
      parameters: [{ name: "projectId", in: "path", input: "projectId", required: true, type: "string" }], input: "PauseProjectInput", answers: { "200": {} },
      errors: { "400": {}, "401": {}, "403": {}, "410": {}, "500": {} }, team: true, safe: true,
    },
    unpauseProject: {
      route: "POST /v1/projects/{projectId}/unpause", id: "unpauseProject", summary: "Serves the production deployment of a paused project again.",
      kind: "call", parameters: [{ name: "projectId", in: "path", input: "projectId", required: true, type: "string" }], input: "UnpauseProjectInput",
      answers: { "200": {} }, errors: { "400": {}, "401": {}, "403": {}, "410": {}, "500": {} }, team: true, safe: true,
    },
  },
};
