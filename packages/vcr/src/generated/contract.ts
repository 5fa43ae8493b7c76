// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
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
    listRepositories: {
      route: "GET /v1/vcr/repository", id: "listRepositories", summary: "Lists the repositories of a project.", kind: "list",
      parameters: [
        { name: "cursor", in: "query", input: "cursor", required: false, type: "string" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "projectId", in: "query", input: "projectId", required: true, type: "string" },
      ],
      input: "ListRepositoriesInput", answers: { "200": { contentType: "application/json", schema: "RepositoryPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true, paging: { items: "repositories", next: "nextCursor", send: "cursor" },
    },
    createRepository: {
      route: "POST /v1/vcr/repository", id: "createRepository", summary: "Creates a repository.", kind: "call", parameters: [], input: "CreateRepositoryInput",
      body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "CreateRepositoryOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} }, team: true,
    },
    getRepository: {
      route: "GET /v1/vcr/repository/{idOrName}", id: "getRepository", summary: "Finds a repository by its ID or its name.", kind: "call",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "projectId", in: "query", input: "projectId", required: true, type: "string" },
      ],
      input: "GetRepositoryInput", answers: { "200": { contentType: "application/json", schema: "GetRepositoryOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true,
    },
    deleteRepository: {
      route: "DELETE /v1/vcr/repository/{idOrName}", id: "deleteRepository", summary: "Deletes a repository with its images.", kind: "call",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "projectId", in: "query", input: "projectId", required: true, type: "string" },
      ],
      input: "DeleteRepositoryInput", answers: { "202": { contentType: "application/json", schema: "DeleteRepositoryOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true, destructive: true,
    },
    listRepositoryImages: {
      route: "GET /v1/vcr/repository/{idOrName}/images", id: "listRepositoryImages", summary: "Lists the images of a repository.", kind: "list",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "cursor", in: "query", input: "cursor", required: false, type: "string" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "projectId", in: "query", input: "projectId", required: true, type: "string" },
        { name: "untagged", in: "query", input: "untagged", required: false, type: "boolean" },
      ],
      input: "ListRepositoryImagesInput", answers: { "200": { contentType: "application/json", schema: "RepositoryImagePage" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true, paging: { items: "images", next: "nextCursor", send: "cursor" },
    },
    listRepositoryPermissions: {
      route: "GET /v1/vcr/repository/{idOrName}/permissions", id: "listRepositoryPermissions", summary: "Lists the teams that may pull from a repository.",
      kind: "list",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "cursor", in: "query", input: "cursor", required: false, type: "string" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "projectId", in: "query", input: "projectId", required: true, type: "string" },
      ],
      input: "ListRepositoryPermissionsInput", answers: { "200": { contentType: "application/json", schema: "RepositoryPermissionPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true, paging: { items: "permissions", next: "nextCursor", send: "cursor" },
    },
    addRepositoryPermission: {
      route: "POST /v1/vcr/repository/{idOrName}/permissions", id: "addRepositoryPermission", summary: "Lets a team pull from a repository.", kind: "call",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "projectId", in: "query", input: "projectId", required: true, type: "string" },
      ],
      input: "AddRepositoryPermissionInput", body: { contentType: "application/json", required: false, rename: { teamId: "teamId" } },
      answers: { "200": { contentType: "application/json", schema: "AddRepositoryPermissionOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true,
    },
    removeRepositoryPermission: {
      route: "DELETE /v1/vcr/repository/{idOrName}/permissions", id: "removeRepositoryPermission", summary: "Forbids a team to pull from a repository.",
      kind: "call",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "projectId", in: "query", input: "projectId", required: true, type: "string" },
      ],
      input: "RemoveRepositoryPermissionInput", body: { contentType: "application/json", required: false, rename: { teamId: "teamId" } },
      answers: { "204": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true, destructive: true,
    },
    clearRepositoryPermissions: {
      route: "DELETE /v1/vcr/repository/{idOrName}/permissions/all", id: "clearRepositoryPermissions",
      summary: "Forbids all other teams to pull from a repository.", kind: "call",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "projectId", in: "query", input: "projectId", required: true, type: "string" },
      ],
      input: "ClearRepositoryPermissionsInput", answers: { "204": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true,
      destructive: true,
    },
    listRepositoryTags: {
      route: "GET /v1/vcr/repository/{idOrName}/tags", id: "listRepositoryTags", summary: "Lists the tags of a repository.", kind: "list",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "cursor", in: "query", input: "cursor", required: false, type: "string" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "projectId", in: "query", input: "projectId", required: true, type: "string" },
        { name: "sortBy", in: "query", input: "sortBy", required: false, type: "string" },
        { name: "sortOrder", in: "query", input: "sortOrder", required: false, type: "string" },
      ],
      input: "ListRepositoryTagsInput", answers: { "200": { contentType: "application/json", schema: "RepositoryTagPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true, paging: { items: "tags", next: "nextCursor", send: "cursor" },
    },
    getRepositoryTag: {
      route: "GET /v1/vcr/repository/{idOrName}/tags/{tag}", id: "getRepositoryTag", summary: "Gets a tag of a repository.", kind: "call",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "tag", in: "path", input: "tag", required: true, type: "string" },
        { name: "projectId", in: "query", input: "projectId", required: true, type: "string" },
      ],
      input: "GetRepositoryTagInput", answers: { "200": { contentType: "application/json", schema: "GetRepositoryTagOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true,
    },
    getRepositoryImage: {
      route: "GET /v1/vcr/repository/{idOrName}/images/{imageIdOrDigest}", id: "getRepositoryImage",
      summary: "Gets an image of a repository by its ID or its digest.", kind: "call",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "imageIdOrDigest", in: "path", input: "imageIdOrDigest", required: true, type: "string" },
        { name: "projectId", in: "query", input: "projectId", required: true, type: "string" },
      ],
      input: "GetRepositoryImageInput", answers: { "200": { contentType: "application/json", schema: "GetRepositoryImageOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true,
    },
    deleteRepositoryImage: {
      route: "DELETE /v1/vcr/repository/{idOrName}/images/{imageId}", id: "deleteRepositoryImage",
      summary: "Deletes an image of a repository, which can no longer be pulled.", kind: "call",
      parameters: [
        { name: "idOrName", in: "path", input: "idOrName", required: true, type: "string" },
        { name: "imageId", in: "path", input: "imageId", required: true, type: "string" },
        { name: "projectId", in: "query", input: "projectId", required: true, type: "string" },
      ],
      input: "DeleteRepositoryImageInput", answers: { "202": { contentType: "application/json", schema: "DeleteRepositoryImageOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true, destructive: true,
    },
  },
};
