// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client, list, type PagedPromise } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  AcceptProjectTransferRequestInput,
  AcceptProjectTransferRequestOutput,
  AddProjectDomainInput,
  CreateProjectEnvsInput,
  CreateProjectInput,
  CreateProjectTokenInput,
  CreateProjectTransferRequestInput,
  CreateProjectTransferRequestOutput,
  CreateTraceSessionInput,
  CreatedProjectEnvs,
  DeleteProjectEnvInput,
  DeleteProjectEnvOutput,
  DeleteProjectEnvsInput,
  DeleteProjectEnvsOutput,
  DeleteProjectInput,
  DeleteProjectOutput,
  EnvVar,
  EnvVarListItem,
  GetProjectDomainInput,
  GetProjectEnvInput,
  GetProjectInput,
  GetProjectTraceInput,
  GetProjectTraceOutput,
  IssuedToken,
  ListProjectDomainsInput,
  ListProjectEnvsInput,
  ListProjectsInput,
  ListPromoteAliasesInput,
  MoveProjectDomainInput,
  PauseProjectInput,
  PauseProjectOutput,
  Project,
  ProjectDomain,
  ProjectDomainPage,
  ProjectEnvPage,
  ProjectListItem,
  ProjectPage,
  PromoteAlias,
  PromoteAliasPage,
  PromoteDeploymentInput,
  PromoteDeploymentOutput,
  RemoveProjectDomainInput,
  RemoveProjectDomainOutput,
  RollbackDeploymentInput,
  RollbackDeploymentOutput,
  UnpauseProjectInput,
  UnpauseProjectOutput,
  UpdateProjectDomainInput,
  UpdateProjectEnvInput,
  UpdateProjectInput,
  UpdateProjectMicrofrontendsInput,
  UpdateProjectProtectionBypassInput,
  UpdateProjectProtectionBypassOutput,
  UpdateRollbackDescriptionInput,
  UpdateRollbackDescriptionOutput,
  UploadProjectAvatarInput,
  VerifyProjectDomainInput,
} from "./types.ts";

/**
 * Lists the projects of the account or team.
 *
 * `GET /v10/projects`
 *
 * @throws `ApiError` 400, 401, 403, 410
 * @example
 * for await (const project of listProjects(client, { search: "site", limit: 20 })) console.log(project);
 */
export function listProjects(
  client: Client,
  input?: ListProjectsInput,
  options?: CallOptions,
): PagedPromise<ProjectPage, ProjectListItem> {
  return list(client, operations.listProjects, input, options);
}

/**
 * Gets the trace of one request to a project.
 *
 * `GET /v1/projects/traces`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getProjectTrace(
  client: Client,
  input: GetProjectTraceInput,
  options?: CallOptions,
): ApiPromise<GetProjectTraceOutput> {
  return call(client, operations.getProjectTrace, input, options);
}

/**
 * Creates a project.
 *
 * `POST /v11/projects`
 *
 * @throws `ApiError` 400 (`too_many_projects`), 401, 402, 403, 404, 409 (`conflict`), 410, 428, 429, 500
 * @example
 * const project = await createProject(client, { name: "site", framework: "nextjs" });
 */
export function createProject(
  client: Client,
  input: CreateProjectInput,
  options?: CallOptions,
): ApiPromise<Project> {
  return call(client, operations.createProject, input, options);
}

/**
 * Issues an OIDC token for a project.
 *
 * `POST /v1/projects/{idOrName}/token`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function createProjectToken(
  client: Client,
  input: CreateProjectTokenInput,
  options?: CallOptions,
): ApiPromise<IssuedToken> {
  return call(client, operations.createProjectToken, input, options);
}

/**
 * Issues a trace session token for a deployment.
 *
 * `POST /v1/projects/traces/session`
 *
 * @throws `ApiError` 400, 401, 403, 410, 422 (`invalid_hostname` of the emulator)
 */
export function createTraceSession(
  client: Client,
  input: CreateTraceSessionInput,
  options?: CallOptions,
): ApiPromise<IssuedToken> {
  return call(client, operations.createTraceSession, input, options);
}

/**
 * Finds a project by its ID or its name.
 *
 * `GET /v9/projects/{idOrName}`
 *
 * @throws `ApiError` 400, 401, 403, 410
 * @example
 * const project = await getProject(client, { idOrName: "site" });
 */
export function getProject(
  client: Client,
  input: GetProjectInput,
  options?: CallOptions,
): ApiPromise<Project> {
  return call(client, operations.getProject, input, options);
}

/**
 * Changes the settings of a project; settings that are left out keep their values.
 *
 * `PATCH /v9/projects/{idOrName}`
 *
 * @throws `ApiError` 400 (`bad_request`), 401, 402, 403, 404, 409 (`conflict`), 410,
 *   428 (`precondition_required` of the emulator), 429
 * @example
 * const project = await updateProject(client, { idOrName: "site", framework: "astro" });
 */
export function updateProject(
  client: Client,
  input: UpdateProjectInput,
  options?: CallOptions,
): ApiPromise<Project> {
  return call(client, operations.updateProject, input, options);
}

/**
 * Deletes a project with its deployments, domains and environment variables.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v9/projects/{idOrName}`
 *
 * @throws `ApiError` 400, 401, 403, 409, 410
 * @example
 * await deleteProject(client, { idOrName: "site" });
 */
export function deleteProject(
  client: Client,
  input: DeleteProjectInput,
  options?: CallOptions,
): ApiPromise<DeleteProjectOutput> {
  return call(client, operations.deleteProject, input, options);
}

/**
 * Replaces the picture of a project.
 *
 * `POST /v1/projects/{idOrName}/avatar`
 *
 * @throws `ApiError` 400, 401, 403, 410, 413, 415 (`unsupported_media_type` of the emulator)
 */
export function uploadProjectAvatar(
  client: Client,
  input: UploadProjectAvatarInput,
  options?: CallOptions,
): ApiPromise<Project> {
  return call(client, operations.uploadProjectAvatar, input, options);
}

/**
 * Lists the domains of a project.
 *
 * `GET /v9/projects/{idOrName}/domains`
 *
 * @throws `ApiError` 400, 401, 403, 410
 * @example
 * for await (const projectDomain of listProjectDomains(client, { idOrName: "site", verified: true })) console.log(projectDomain);
 */
export function listProjectDomains(
  client: Client,
  input: ListProjectDomainsInput,
  options?: CallOptions,
): PagedPromise<ProjectDomainPage, ProjectDomain> {
  return list(client, operations.listProjectDomains, input, options);
}

/**
 * Finds one domain of a project.
 *
 * `GET /v9/projects/{idOrName}/domains/{domain}`
 *
 * @throws `ApiError` 400, 401, 403, 410
 * @example
 * const projectDomain = await getProjectDomain(client, { idOrName: "site", domain: "www.example.com" });
 */
export function getProjectDomain(
  client: Client,
  input: GetProjectDomainInput,
  options?: CallOptions,
): ApiPromise<ProjectDomain> {
  return call(client, operations.getProjectDomain, input, options);
}

/**
 * Changes the redirect or the branch of a project domain.
 *
 * `PATCH /v9/projects/{idOrName}/domains/{domain}`
 *
 * @throws `ApiError` 400, 401, 403, 409, 410
 */
export function updateProjectDomain(
  client: Client,
  input: UpdateProjectDomainInput,
  options?: CallOptions,
): ApiPromise<ProjectDomain> {
  return call(client, operations.updateProjectDomain, input, options);
}

/**
 * Takes a domain off a project, which no longer answers there.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v9/projects/{idOrName}/domains/{domain}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409 (`conflict` of the emulator), 410
 * @example
 * const answer = await removeProjectDomain(client, { idOrName: "site", domain: "www.example.com" });
 */
export function removeProjectDomain(
  client: Client,
  input: RemoveProjectDomainInput,
  options?: CallOptions,
): ApiPromise<RemoveProjectDomainOutput> {
  return call(client, operations.removeProjectDomain, input, options);
}

/**
 * Adds a domain to a project.
 *
 * `POST /v10/projects/{idOrName}/domains`
 *
 * @throws `ApiError` 400, 401, 402, 403, 409 (`domain_already_in_use`), 410
 * @example
 * const projectDomain = await addProjectDomain(client, { idOrName: "site", name: "www.example.com" });
 */
export function addProjectDomain(
  client: Client,
  input: AddProjectDomainInput,
  options?: CallOptions,
): ApiPromise<ProjectDomain> {
  return call(client, operations.addProjectDomain, input, options);
}

/**
 * Moves a domain from one project to another.
 *
 * `POST /v1/projects/{idOrName}/domains/{domain}/move`
 *
 * @throws `ApiError` 400, 401, 403, 409 (`domain_already_in_use`), 410
 */
export function moveProjectDomain(
  client: Client,
  input: MoveProjectDomainInput,
  options?: CallOptions,
): ApiPromise<ProjectDomain> {
  return call(client, operations.moveProjectDomain, input, options);
}

/**
 * Checks the DNS challenge of a project domain, which is served once it is passed.
 *
 * `POST /v9/projects/{idOrName}/domains/{domain}/verify`
 *
 * @throws `ApiError` 400 (`missing_txt_record` of the emulator), 401, 403, 409 (`domain_already_in_use`), 410
 * @example
 * const projectDomain = await verifyProjectDomain(client, { idOrName: "site", domain: "www.example.com" });
 */
export function verifyProjectDomain(
  client: Client,
  input: VerifyProjectDomainInput,
  options?: CallOptions,
): ApiPromise<ProjectDomain> {
  return call(client, operations.verifyProjectDomain, input, options);
}

/**
 * Lists the environment variables of a project.
 *
 * `GET /v10/projects/{idOrName}/env`
 *
 * @throws `ApiError` 400, 401, 403, 410
 * @example
 * for await (const envVar of listProjectEnvs(client, { idOrName: "site" })) console.log(envVar);
 */
export function listProjectEnvs(
  client: Client,
  input: ListProjectEnvsInput,
  options?: CallOptions,
): PagedPromise<ProjectEnvPage, EnvVarListItem> {
  return list(client, operations.listProjectEnvs, input, options);
}

/**
 * Creates one environment variable or several.
 *
 * **Destructive where `upsert` is `true`:** what it takes away may not come back.
 *
 * `POST /v10/projects/{idOrName}/env`
 *
 * @throws `ApiError` 400 (`ENV_CONFLICT`), 401, 402, 403, 404, 409, 410, 429, 500
 * @example
 * const createdProjectEnvs = await createProjectEnvs(client, {
 *   idOrName: "site",
 *   upsert: true,
 *   key: "API_URL",
 *   value: "https://api.example.com",
 *   type: "plain",
 *   target: ["production", "preview"],
 * });
 */
export function createProjectEnvs(
  client: Client,
  input: CreateProjectEnvsInput,
  options?: CallOptions,
): ApiPromise<CreatedProjectEnvs> {
  return call(client, operations.createProjectEnvs, input, options);
}

/**
 * Gets an environment variable with its decrypted value.
 *
 * `GET /v1/projects/{idOrName}/env/{id}`
 *
 * @throws `ApiError` 400, 401, 403, 410
 * @example
 * const envVar = await getProjectEnv(client, { idOrName: "site", id: "2a0Lx1PKhEg8OTyJ" });
 */
export function getProjectEnv(
  client: Client,
  input: GetProjectEnvInput,
  options?: CallOptions,
): ApiPromise<EnvVar> {
  return call(client, operations.getProjectEnv, input, options);
}

/**
 * Changes an environment variable; deployments made before keep the old value.
 *
 * **Destructive where `value` is given:** what it takes away may not come back.
 *
 * `PATCH /v9/projects/{idOrName}/env/{id}`
 *
 * @throws `ApiError` 400 (`ENV_CONFLICT`), 401, 403, 404, 409, 410, 429, 500
 * @example
 * const envVar = await updateProjectEnv(client, {
 *   idOrName: "site",
 *   id: "2a0Lx1PKhEg8OTyJ",
 *   value: "https://api.example.com",
 * });
 */
export function updateProjectEnv(
  client: Client,
  input: UpdateProjectEnvInput,
  options?: CallOptions,
): ApiPromise<EnvVar> {
  return call(client, operations.updateProjectEnv, input, options);
}

/**
 * Deletes an environment variable; deployments made before keep it.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v9/projects/{idOrName}/env/{id}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409, 410
 * @example
 * const answer = await deleteProjectEnv(client, { idOrName: "site", id: "2a0Lx1PKhEg8OTyJ" });
 */
export function deleteProjectEnv(
  client: Client,
  input: DeleteProjectEnvInput,
  options?: CallOptions,
): ApiPromise<DeleteProjectEnvOutput> {
  return call(client, operations.deleteProjectEnv, input, options);
}

/**
 * Deletes several environment variables at once; deployments made before keep them.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/projects/{idOrName}/env`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409, 410
 */
export function deleteProjectEnvs(
  client: Client,
  input: DeleteProjectEnvsInput,
  options?: CallOptions,
): ApiPromise<DeleteProjectEnvsOutput> {
  return call(client, operations.deleteProjectEnvs, input, options);
}

/**
 * Offers a project to another team and returns the code that accepts it.
 *
 * `POST /projects/{idOrName}/transfer-request`
 *
 * @throws `ApiError` 400, 401, 403, 409, 410
 */
export function createProjectTransferRequest(
  client: Client,
  input: CreateProjectTransferRequestInput,
  options?: CallOptions,
): ApiPromise<CreateProjectTransferRequestOutput> {
  return call(client, operations.createProjectTransferRequest, input, options);
}

/**
 * Takes over a project that another team offers.
 *
 * `PUT /projects/transfer-request/{code}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410 (`expired` of the emulator), 422 (`same_account` of the emulator)
 */
export function acceptProjectTransferRequest(
  client: Client,
  input: AcceptProjectTransferRequestInput,
  options?: CallOptions,
): ApiPromise<AcceptProjectTransferRequestOutput> {
  return call(client, operations.acceptProjectTransferRequest, input, options);
}

/**
 * Generates, changes or revokes a secret that lets automation past deployment protection.
 *
 * **Destructive where `revoke` is given:** what it takes away may not come back.
 *
 * `PATCH /v1/projects/{idOrName}/protection-bypass`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409 (`conflict` of the emulator), 410
 */
export function updateProjectProtectionBypass(
  client: Client,
  input: UpdateProjectProtectionBypassInput,
  options?: CallOptions,
): ApiPromise<UpdateProjectProtectionBypassOutput> {
  return call(client, operations.updateProjectProtectionBypass, input, options);
}

/**
 * Points production traffic back to an earlier deployment.
 *
 * `POST /v1/projects/{projectId}/rollback/{deploymentId}`
 *
 * @throws `ApiError` 400, 401, 402, 403, 409 (`conflict` of the emulator), 410,
 *   422 (`invalid_rollback_target` of the emulator)
 * @example
 * await rollbackDeployment(client, {
 *   projectId: "prj_XLKmu1DyR1eY7zq8UgeRKbA7yVLA",
 *   deploymentId: "dpl_89qyp1cskzkLrVicDaZoDbjyHuDJ",
 * });
 */
export function rollbackDeployment(
  client: Client,
  input: RollbackDeploymentInput,
  options?: CallOptions,
): ApiPromise<RollbackDeploymentOutput> {
  return call(client, operations.rollbackDeployment, input, options);
}

/**
 * Changes the note that explains a rollback.
 *
 * `PATCH /v1/projects/{projectId}/rollback/{deploymentId}/update-description`
 *
 * @throws `ApiError` 400, 401, 403, 409 (`conflict` of the emulator), 410, 422
 */
export function updateRollbackDescription(
  client: Client,
  input: UpdateRollbackDescriptionInput,
  options?: CallOptions,
): ApiPromise<UpdateRollbackDescriptionOutput> {
  return call(client, operations.updateRollbackDescription, input, options);
}

/**
 * Changes the microfrontends settings of a project.
 *
 * `PATCH /v1/projects/{projectId}/microfrontends`
 *
 * @throws `ApiError` 400, 401, 403, 409, 410, 500
 */
export function updateProjectMicrofrontends(
  client: Client,
  input: UpdateProjectMicrofrontendsInput,
  options?: CallOptions,
): ApiPromise<Project> {
  return call(client, operations.updateProjectMicrofrontends, input, options);
}

/**
 * Points production traffic to a deployment.
 *
 * `POST /v10/projects/{projectId}/promote/{deploymentId}`
 *
 * @throws `ApiError` 400, 401, 403, 409 (`conflict` of the emulator), 410, 422
 * @example
 * await promoteDeployment(client, {
 *   projectId: "prj_XLKmu1DyR1eY7zq8UgeRKbA7yVLA",
 *   deploymentId: "dpl_89qyp1cskzkLrVicDaZoDbjyHuDJ",
 * });
 */
export function promoteDeployment(
  client: Client,
  input: PromoteDeploymentInput,
  options?: CallOptions,
): ApiPromise<PromoteDeploymentOutput> {
  return call(client, operations.promoteDeployment, input, options);
}

/**
 * Lists the aliases of the current promotion with their state.
 *
 * `GET /v1/projects/{projectId}/promote/aliases`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function listPromoteAliases(
  client: Client,
  input: ListPromoteAliasesInput,
  options?: CallOptions,
): PagedPromise<PromoteAliasPage, PromoteAlias> {
  return list(client, operations.listPromoteAliases, input, options);
}

/**
 * Stops serving the production deployment of a project.
 *
 * `POST /v1/projects/{projectId}/pause`
 *
 * @throws `ApiError` 400, 401, 403, 410, 500
 */
export function pauseProject(
  client: Client,
  input: PauseProjectInput,
  options?: CallOptions,
): ApiPromise<PauseProjectOutput> {
  return call(client, operations.pauseProject, input, options);
}

/**
 * Serves the production deployment of a paused project again.
 *
 * `POST /v1/projects/{projectId}/unpause`
 *
 * @throws `ApiError` 400, 401, 403, 410, 500
 */
export function unpauseProject(
  client: Client,
  input: UnpauseProjectInput,
  options?: CallOptions,
): ApiPromise<UnpauseProjectOutput> {
  return call(client, operations.unpauseProject, input, options);
}
