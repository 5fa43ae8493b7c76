// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listRepositories: { input: types.ListRepositoriesInput; output: types.ListRepositoriesOutput };
  createRepository: { input: types.CreateRepositoryInput; output: types.CreateRepositoryOutput };
  getRepository: { input: types.GetRepositoryInput; output: types.GetRepositoryOutput };
  deleteRepository: { input: types.DeleteRepositoryInput; output: types.DeleteRepositoryOutput };
  listRepositoryImages: { input: types.ListRepositoryImagesInput; output: types.ListRepositoryImagesOutput };
  listRepositoryPermissions: { input: types.ListRepositoryPermissionsInput; output: types.ListRepositoryPermissionsOutput };
  addRepositoryPermission: { input: types.AddRepositoryPermissionInput; output: types.AddRepositoryPermissionOutput };
  removeRepositoryPermission: { input: types.RemoveRepositoryPermissionInput; output: types.RemoveRepositoryPermissionOutput };
  clearRepositoryPermissions: { input: types.ClearRepositoryPermissionsInput; output: types.ClearRepositoryPermissionsOutput };
  listRepositoryTags: { input: types.ListRepositoryTagsInput; output: types.ListRepositoryTagsOutput };
  getRepositoryTag: { input: types.GetRepositoryTagInput; output: types.GetRepositoryTagOutput };
  getRepositoryImage: { input: types.GetRepositoryImageInput; output: types.GetRepositoryImageOutput };
  deleteRepositoryImage: { input: types.DeleteRepositoryImageInput; output: types.DeleteRepositoryImageOutput };
}

/** The container registry: repositories, images, tags and permissions. */
export const contract: GroupContract = {
  group: "vcr",
  operations: {
    listRepositories: { ...operations.listRepositories,
      id: "listRepositories", summary: "Lists the repositories of a project.", kind: "list",
      parameters: [
        { name: "cursor", in: "query", type: "string" }, { name: "limit", in: "query", type: "number" },
        { name: "projectId", in: "query", required: true, type: "string" },
      ],
      input: "ListRepositoriesInput", answers: { "200": { contentType: "application/json", schema: "RepositoryPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    createRepository: { ...operations.createRepository,
      id: "createRepository", summary: "Creates a repository.", kind: "call", parameters: [], input: "CreateRepositoryInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "CreateRepositoryOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} },
    },
    getRepository: { ...operations.getRepository,
      id: "getRepository", summary: "Finds a repository by its ID or its name.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }, { name: "projectId", in: "query", required: true, type: "string" }],
      input: "GetRepositoryInput", answers: { "200": { contentType: "application/json", schema: "GetRepositoryOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    deleteRepository: { ...operations.deleteRepository,
      id: "deleteRepository", summary: "Deletes a repository with its images.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }, { name: "projectId", in: "query", required: true, type: "string" }],
      input: "DeleteRepositoryInput", answers: { "202": { contentType: "application/json", schema: "DeleteRepositoryOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, destructive: true,
    },
    listRepositoryImages: { ...operations.listRepositoryImages,
      id: "listRepositoryImages", summary: "Lists the images of a repository.", kind: "list",
      parameters: [
        { name: "idOrName", in: "path", required: true, type: "string" }, { name: "cursor", in: "query", type: "string" },
        { name: "limit", in: "query", type: "number" }, { name: "projectId", in: "query", required: true, type: "string" },
        { name: "untagged", in: "query", type: "boolean" },
      ],
      input: "ListRepositoryImagesInput", answers: { "200": { contentType: "application/json", schema: "RepositoryImagePage" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    listRepositoryPermissions: { ...operations.listRepositoryPermissions,
      id: "listRepositoryPermissions", summary: "Lists the teams that may pull from a repository.", kind: "list",
      parameters: [
        { name: "idOrName", in: "path", required: true, type: "string" }, { name: "cursor", in: "query", type: "string" },
        { name: "limit", in: "query", type: "number" }, { name: "projectId", in: "query", required: true, type: "string" },
      ],
      input: "ListRepositoryPermissionsInput", answers: { "200": { contentType: "application/json", schema: "RepositoryPermissionPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    addRepositoryPermission: { ...operations.addRepositoryPermission,
      id: "addRepositoryPermission", summary: "Lets a team pull from a repository.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }, { name: "projectId", in: "query", required: true, type: "string" }],
      input: "AddRepositoryPermissionInput", requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "AddRepositoryPermissionOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    removeRepositoryPermission: { ...operations.removeRepositoryPermission,
      id: "removeRepositoryPermission", summary: "Forbids a team to pull from a repository.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }, { name: "projectId", in: "query", required: true, type: "string" }],
      input: "RemoveRepositoryPermissionInput", requestBody: { contentType: "application/json", required: false }, answers: { "204": {} },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, destructive: true,
    },
    clearRepositoryPermissions: { ...operations.clearRepositoryPermissions,
      id: "clearRepositoryPermissions", summary: "Forbids all other teams to pull from a repository.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }, { name: "projectId", in: "query", required: true, type: "string" }],
      input: "ClearRepositoryPermissionsInput", answers: { "204": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, destructive: true,
    },
    listRepositoryTags: { ...operations.listRepositoryTags,
      id: "listRepositoryTags", summary: "Lists the tags of a repository.", kind: "list",
      parameters: [
        { name: "idOrName", in: "path", required: true, type: "string" }, { name: "cursor", in: "query", type: "string" },
        { name: "limit", in: "query", type: "number" }, { name: "projectId", in: "query", required: true, type: "string" },
        { name: "sortBy", in: "query", type: "string" }, { name: "sortOrder", in: "query", type: "string" },
      ],
      input: "ListRepositoryTagsInput", answers: { "200": { contentType: "application/json", schema: "RepositoryTagPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    getRepositoryTag: { ...operations.getRepositoryTag,
      id: "getRepositoryTag", summary: "Gets a tag of a repository.", kind: "call",
      parameters: [
        { name: "idOrName", in: "path", required: true, type: "string" }, { name: "tag", in: "path", required: true, type: "string" },
        { name: "projectId", in: "query", required: true, type: "string" },
      ],
      input: "GetRepositoryTagInput", answers: { "200": { contentType: "application/json", schema: "GetRepositoryTagOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    getRepositoryImage: { ...operations.getRepositoryImage,
      id: "getRepositoryImage", summary: "Gets an image of a repository by its ID or its digest.", kind: "call",
      parameters: [
        { name: "idOrName", in: "path", required: true, type: "string" }, { name: "imageIdOrDigest", in: "path", required: true, type: "string" },
        { name: "projectId", in: "query", required: true, type: "string" },
      ],
      input: "GetRepositoryImageInput", answers: { "200": { contentType: "application/json", schema: "GetRepositoryImageOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    deleteRepositoryImage: { ...operations.deleteRepositoryImage,
      id: "deleteRepositoryImage", summary: "Deletes an image of a repository, which can no longer be pulled.", kind: "call",
      parameters: [
        { name: "idOrName", in: "path", required: true, type: "string" }, { name: "imageId", in: "path", required: true, type: "string" },
        { name: "projectId", in: "query", required: true, type: "string" },
      ],
      input: "DeleteRepositoryImageInput", answers: { "202": { contentType: "application/json", schema: "DeleteRepositoryImageOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, destructive: true,
    },
  },
};
