import * as vcr from "@slipway/vcr";
import type { Operations } from "@slipway/vcr/contract";
import type { GroupChecks, SmokeTest } from "../../../../test/checks.ts";
import { pushImage } from "../../../../test/push-image.ts";
import { callUnlisted } from "../../../../test/unlisted.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/vcr/contract.ts";

const smoke: SmokeTest = async ({ owner, project: projectId }) => {
  const repository = { projectId, idOrName: "images" };
  await vcr.createRepository(owner, { projectId, name: "images" });
  const { descriptor } = await pushImage(owner, "crew/site/images", { tag: "v1" });
  await vcr.listRepositories(owner, { projectId });
  await vcr.getRepository(owner, repository);
  await callUnlisted(owner, "updateRepository", { ...repository, public: true });
  const { images } = await vcr.listRepositoryImages(owner, repository);
  await vcr.getRepositoryImage(owner, { ...repository, imageIdOrDigest: descriptor.digest });
  await vcr.listRepositoryTags(owner, repository);
  await vcr.getRepositoryTag(owner, { ...repository, tag: "v1" });
  await vcr.addRepositoryPermission(owner, { ...repository, teamSlug: "buyers" });
  await vcr.listRepositoryPermissions(owner, repository);
  await vcr.removeRepositoryPermission(owner, { ...repository, teamSlug: "buyers" });
  await vcr.clearRepositoryPermissions(owner, repository);
  await vcr.deleteRepositoryImage(owner, { ...repository, imageId: images[0]?.id ?? "" });
  await vcr.deleteRepository(owner, repository);
};

const idOrName = "web";

export const checks: GroupChecks<Operations & Unlisted> = {
  level: "engine",
  smoke,
  requests: {
    listRepositories: (client, { project }) => vcr.listRepositories(client, { projectId: project }),
    createRepository: (client, { project }) => vcr.createRepository(client, { projectId: project, name: "api" }),
    getRepository: (client, { project }) => vcr.getRepository(client, { projectId: project, idOrName }),
    deleteRepository: (client, { project }) => vcr.deleteRepository(client, { projectId: project, idOrName }),
    updateRepository: (client, { project }) =>
      callUnlisted(client, "updateRepository", { projectId: project, idOrName, public: true }),
    listRepositoryImages: (client, { project }) => vcr.listRepositoryImages(client, { projectId: project, idOrName }),
    getRepositoryImage: (client, { project, imageId }) =>
      vcr.getRepositoryImage(client, { projectId: project, idOrName, imageIdOrDigest: imageId }),
    deleteRepositoryImage: (client, { project, imageId }) =>
      vcr.deleteRepositoryImage(client, { projectId: project, idOrName, imageId }),
    listRepositoryTags: (client, { project }) => vcr.listRepositoryTags(client, { projectId: project, idOrName }),
    getRepositoryTag: (client, { project }) =>
      vcr.getRepositoryTag(client, { projectId: project, idOrName, tag: "v1" }),
    listRepositoryPermissions: (client, { project }) =>
      vcr.listRepositoryPermissions(client, { projectId: project, idOrName }),
    addRepositoryPermission: (client, { project }) =>
      vcr.addRepositoryPermission(client, { projectId: project, idOrName, teamSlug: "buyers" }),
    removeRepositoryPermission: (client, { project }) =>
      vcr.removeRepositoryPermission(client, { projectId: project, idOrName, teamSlug: "lounge" }),
    clearRepositoryPermissions: (client, { project }) =>
      vcr.clearRepositoryPermissions(client, { projectId: project, idOrName }),
  },
};
