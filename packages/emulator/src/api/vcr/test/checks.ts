import * as vcr from "@slipway/vcr";
import type { Operations } from "@slipway/vcr/contract";
import type { Cases } from "../../../../test/checks.ts";

const idOrName = "web";

export const vcrCases: Cases<Operations> = {
  listRepositories: (client, { project }) => vcr.listRepositories(client, { projectId: project }),
  createRepository: (client, { project }) => vcr.createRepository(client, { projectId: project, name: "api" }),
  getRepository: (client, { project }) => vcr.getRepository(client, { projectId: project, idOrName }),
  deleteRepository: (client, { project }) => vcr.deleteRepository(client, { projectId: project, idOrName }),
  listRepositoryImages: (client, { project }) => vcr.listRepositoryImages(client, { projectId: project, idOrName }),
  getRepositoryImage: (client, { project, imageId }) =>
    vcr.getRepositoryImage(client, { projectId: project, idOrName, imageIdOrDigest: imageId }),
  deleteRepositoryImage: (client, { project, imageId }) =>
    vcr.deleteRepositoryImage(client, { projectId: project, idOrName, imageId }),
  listRepositoryTags: (client, { project }) => vcr.listRepositoryTags(client, { projectId: project, idOrName }),
  getRepositoryTag: (client, { project }) => vcr.getRepositoryTag(client, { projectId: project, idOrName, tag: "v1" }),
  listRepositoryPermissions: (client, { project }) =>
    vcr.listRepositoryPermissions(client, { projectId: project, idOrName }),
  addRepositoryPermission: (client, { project }) =>
    vcr.addRepositoryPermission(client, { projectId: project, idOrName, teamSlug: "buyers" }),
  removeRepositoryPermission: (client, { project }) =>
    vcr.removeRepositoryPermission(client, { projectId: project, idOrName, teamSlug: "lounge" }),
  clearRepositoryPermissions: (client, { project }) =>
    vcr.clearRepositoryPermissions(client, { projectId: project, idOrName }),
};
