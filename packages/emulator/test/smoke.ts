import * as aliases from "@slipway/aliases";
import type { Client } from "@slipway/core";
import * as deployments from "@slipway/deployments";
import * as projects from "@slipway/projects";
import * as registry from "@slipway/registry";
import * as teams from "@slipway/teams";
import * as user from "@slipway/user";
import * as vcr from "@slipway/vcr";
import { expect } from "vitest";
import type { Emulator, SandboxOptions, SeedData } from "../src/index.ts";
import { pushBlob, pushImage, startUpload } from "./push-image.ts";
import { sha1, wholeBuild } from "./start.ts";
import { tours } from "./tours/tours.ts";
import { callUnlisted } from "./unlisted.ts";

/** What runs the tour's sandboxes: the machine that tests run on need not let anybody isolate. */
export const tourSandboxes: SandboxOptions = { runtime: "process", isolation: "none" };

/** What the tour begins with. */
export const tourSeed: SeedData = {
  users: [{ username: "ann" }, { username: "ben", token: "ben" }],
  teams: [{ slug: "crew", microfrontendsGroups: [{ id: "mfe_1", name: "Shop" }] }, { slug: "buyers" }],
};

/** Calls every operation that the emulator carries out at least once with success; `as` makes its clients. */
export async function tour(emulator: Emulator, as: (token: string, team?: string) => Client): Promise<void> {
  const client = as(emulator.token);
  const crew = as(emulator.token, "crew");
  const buyers = as(emulator.token, "buyers");
  const ben = as("ben");
  const { user: me } = await user.getUser(client);
  const { user: him } = await user.getUser(ben);

  await projects.createProject(crew, {
    name: "site",
    framework: "nextjs",
    environmentVariables: [{ key: "A", value: "1", target: "preview" }],
  });
  const project = await projects.updateProject(crew, {
    idOrName: "site",
    devCommand: "develop",
    passwordProtection: null,
  });
  const idOrName = project.id;
  await projects.listProjects(crew);
  await projects.addProjectDomain(crew, { idOrName, name: "www.example.com" });
  await projects.listProjectDomains(crew, { idOrName });
  await projects.getProjectDomain(crew, { idOrName, domain: "www.example.com" });
  await projects.updateProjectDomain(crew, { idOrName, domain: "www.example.com", gitBranch: "main" });
  await projects.verifyProjectDomain(crew, { idOrName, domain: "www.example.com" });

  const { created } = await projects.createProjectEnvs(crew, {
    idOrName,
    body: [{ key: "TOKEN", value: "secret", type: "encrypted", target: ["production"] }],
  });
  const id = [created].flat()[0]?.id ?? "";
  await projects.listProjectEnvs(crew, { idOrName, decrypt: true });
  await projects.getProjectEnv(crew, { idOrName, id });
  await projects.updateProjectEnv(crew, { idOrName, id, value: "new" });
  await projects.deleteProjectEnv(crew, { idOrName, id });
  await projects.deleteProjectEnvs(crew, { idOrName, ids: ["none"] });

  await deployments.uploadDeploymentFile(crew, { xVercelDigest: sha1("hi"), body: "hi" });
  const files = [{ file: "index.html", sha: sha1("hi"), size: 2 }];
  const first = await deployments.createDeployment(crew, { name: "site", target: "production", files });
  const second = await deployments.createDeployment(crew, { name: "site", files });
  const third = await deployments.createDeployment(crew, { name: "site", files });
  await deployments.cancelDeployment(crew, { id: third.id });
  await emulator.clock.advance(wholeBuild);
  await deployments.getDeployment(crew, { idOrUrl: first.id });
  await deployments.getDeploymentEvents(crew, { idOrUrl: first.id });
  for await (const _ of deployments.followDeploymentEvents(crew, { idOrUrl: first.id }));
  await deployments.listDeployments(crew);
  await deployments.listDeploymentFiles(crew, { id: first.id });
  await deployments.getDeploymentFile(crew, { id: first.id, fileId: sha1("hi") });

  await callUnlisted(crew, "pullProjectEnv", { idOrName, target: "production" });
  await callUnlisted(crew, "pullProjectBranchEnv", { idOrName, target: "preview", gitBranch: "main" });
  await callUnlisted(crew, "addProjectAlias", { idOrName, domain: "alias.example.com", target: "PRODUCTION" });
  await callUnlisted(crew, "getProductionDeployment", { idOrName: "site" });
  await callUnlisted(crew, "getProjectDomainByName", { domain: "alias.example.com" });
  await callUnlisted(crew, "listDeploymentBuilds", { id: first.id });
  for (const each of tours) await each({ emulator, as, crew, project: project.id, deployment: first.id });

  const traffic = { projectId: project.id, deploymentId: second.id };
  await projects.promoteDeployment(crew, traffic);
  await projects.listPromoteAliases(crew, { projectId: project.id });
  await projects.rollbackDeployment(crew, { ...traffic, deploymentId: first.id });
  await projects.updateRollbackDescription(crew, { ...traffic, deploymentId: first.id, description: "why" });
  await projects.pauseProject(crew, { projectId: project.id });
  await projects.unpauseProject(crew, { projectId: project.id });
  await projects.createProjectToken(crew, { idOrName });
  await projects.createTraceSession(crew, { projectId: project.id, hostname: "site.localhost" });
  await projects.updateProjectProtectionBypass(crew, { idOrName, generate: { note: "ci" } });
  await projects.updateProjectMicrofrontends(crew, {
    projectId: project.id,
    enabled: true,
    microfrontendsGroupId: "mfe_1",
  });
  await projects.uploadProjectAvatar(crew, { idOrName, body: "<svg></svg>" });
  await projects.getProject(crew, { idOrName });

  await tourOfImages(crew, "crew/site/web", project.id);

  const { uid } = await aliases.assignAlias(crew, { id: second.id, alias: "extra" });
  await aliases.listDeploymentAliases(crew, { id: second.id });
  await aliases.listAliases(crew);
  await aliases.getAlias(crew, { idOrAlias: uid });
  await aliases.updateUrlProtectionBypass(crew, { id: uid, ttl: 60 });
  await aliases.deleteAlias(crew, { aliasId: uid });

  const other = await projects.createProject(crew, { name: "other" });
  await projects.moveProjectDomain(crew, { idOrName, domain: "www.example.com", projectId: other.id });
  await projects.removeProjectDomain(crew, { idOrName: other.id, domain: "www.example.com" });
  const { code } = await projects.createProjectTransferRequest(crew, { idOrName });
  await projects.acceptProjectTransferRequest(buyers, { code });
  await deployments.deleteDeployment(buyers, { id: third.id });
  await projects.deleteProject(crew, { idOrName: other.id });

  const { id: teamId } = await teams.createTeam(client, { slug: "fresh" });
  await teams.listTeams(client);
  await teams.updateTeam(client, { teamId, newSlug: "fresher", description: "new" });
  await teams.getTeam(client, { teamId: "fresher" });
  await teams.requestTeamAccess(ben, { teamId, joinedFrom: { origin: "teams" } });
  await teams.getTeamAccessRequest(ben, { teamId, userId: him.id });
  await teams.updateTeamMember(client, { teamId, uid: him.id, confirmed: true, role: "MEMBER" });
  await teams.listTeamMembers(client, { teamId });
  await teams.removeTeamMember(ben, { teamId, uid: him.id });
  const invited = await teams.inviteTeamMember(client, { teamId, body: [{ email: him.email }] });
  expect(invited.uid).toBe(him.id);
  await teams.joinTeam(ben, { teamId });
  const { uid: inviteId } = await teams.inviteTeamMember(client, {
    teamId,
    body: [{ email: "cid@example.com", role: "BILLING" }],
  });
  await teams.deleteTeamInviteCode(client, { teamId, inviteId });
  await teams.updateTeamDirectorySyncRoles(client, { teamId, roles: { admins: "OWNER" } });
  await teams.updateMicrofrontendsGroup(client, { teamId: "crew", groupId: "mfe_1", name: "Store" });
  await teams.deleteMicrofrontendsGroup(client, { teamId: "crew", groupId: "mfe_1" });
  await teams.deleteTeam(client, { teamId });

  await user.listUserEvents(crew, { withPayload: true });
  await user.listEventTypes(client);
  expect(await user.deleteUser(client, {})).toMatchObject({ id: me.id });
}

async function tourOfImages(client: Client, name: string, projectId: string): Promise<void> {
  const idOrName = "web";
  await registry.checkRegistry(client);
  await vcr.createRepository(client, { projectId, name: idOrName });
  const { descriptor, layer } = await pushImage(client, name, { tag: "v1" });
  const uuid = await startUpload(client, name);
  await registry.uploadBlobChunk(client, { name, uuid, body: "half" });
  await registry.getBlobUpload(client, { name, uuid });
  await registry.cancelBlobUpload(client, { name, uuid });
  await (await registry.getBlob(client, { name, digest: layer.digest })).cancel();
  await registry.hasBlob(client, { name, digest: layer.digest });
  await registry.getManifest(client, { name, reference: "v1" });
  await registry.hasManifest(client, { name, reference: "v1" });
  await registry.listTags(client, { name });
  await registry.listReferrers(client, { name, digest: descriptor.digest });

  await vcr.listRepositories(client, { projectId });
  await vcr.getRepository(client, { projectId, idOrName });
  const { images } = await vcr.listRepositoryImages(client, { projectId, idOrName });
  await vcr.getRepositoryImage(client, { projectId, idOrName, imageIdOrDigest: descriptor.digest });
  await vcr.listRepositoryTags(client, { projectId, idOrName });
  await vcr.getRepositoryTag(client, { projectId, idOrName, tag: "v1" });
  await vcr.addRepositoryPermission(client, { projectId, idOrName, teamSlug: "buyers" });
  await vcr.listRepositoryPermissions(client, { projectId, idOrName });
  await vcr.removeRepositoryPermission(client, { projectId, idOrName, teamSlug: "buyers" });
  await vcr.clearRepositoryPermissions(client, { projectId, idOrName });

  await registry.deleteManifest(client, { name, reference: "v1" });
  const { digest } = await pushBlob(client, name, Buffer.from("alone"));
  await registry.deleteBlob(client, { name, digest });
  await vcr.deleteRepositoryImage(client, { projectId, idOrName, imageId: images[0]?.id ?? "" });
  await vcr.deleteRepository(client, { projectId, idOrName });
}
