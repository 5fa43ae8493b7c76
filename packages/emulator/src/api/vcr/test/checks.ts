import type { Operations } from "@slipway/vcr/contract";
import type { GroupChecks } from "../../../../test/checks.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/vcr/contract.ts";

export const checks: GroupChecks<Operations & Unlisted> = {
  level: "engine",
  usual: () => ({ idOrName: "web" }),
  inputs: {
    listRepositories: {},
    createRepository: ({ project: projectId }) => ({ projectId, name: "api" }),
    getRepository: {},
    updateRepository: { public: true },
    listRepositoryImages: {},
    getRepositoryImage: ({ imageId }) => ({ imageIdOrDigest: imageId }),
    listRepositoryTags: {},
    getRepositoryTag: { tag: "v1" },
    listRepositoryPermissions: {},
    addRepositoryPermission: ({ project: projectId }) => ({ projectId, teamSlug: "buyers" }),
    removeRepositoryPermission: { teamSlug: "lounge" },
    clearRepositoryPermissions: {},
    deleteRepositoryImage: ({ imageId }) => ({ imageId }),
    deleteRepository: {},
  },
};
