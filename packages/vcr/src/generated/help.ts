// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "vcr",
  operations: {
    listRepositories: {
      inputs: [
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "cursor", in: "query", type: "string", kind: "string", doc: "Cursor of the page to return, from the answer of the previous page." },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page." },
      ],
      words: ["docker repositories", "container images"],
      columns: ["id", "name", "createdAt"],
    },
    createRepository: {
      inputs: [
        { name: "name", in: "body", type: "string", kind: "string", required: true, doc: "The name of the repository: one part of a path, without slashes." },
        { name: "projectId", in: "body", type: "string", kind: "string", required: true, doc: "The project that it belongs to." },
      ],
      words: ["docker repository", "container registry"],
      rows: "repository",
      columns: ["id", "name", "createdAt"],
    },
    getRepository: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The repository, by its ID or its name." },
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
      ],
      rows: "repository",
      columns: ["id", "name", "createdAt"],
    },
    deleteRepository: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The repository, by its ID or its name." },
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
      ],
    },
    listRepositoryImages: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The repository, by its ID or its name." },
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "cursor", in: "query", type: "string", kind: "string", doc: "Cursor of the page to return, from the answer of the previous page." },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page." },
        { name: "untagged", in: "query", type: "boolean", kind: "boolean", doc: "Only images without a tag." },
      ],
      words: ["docker images"],
      columns: ["id", "tags", "status", "sizeInBytes", "createdAt"],
    },
    listRepositoryPermissions: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The repository, by its ID or its name." },
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "cursor", in: "query", type: "string", kind: "string", doc: "Cursor of the page to return, from the answer of the previous page." },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page." },
      ],
      columns: ["repositoryId", "teamId", "teamSlug", "createdAt"],
    },
    addRepositoryPermission: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The repository, by its ID or its name." },
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "teamId", in: "body", type: "string", kind: "string", doc: "The team, by its ID." },
        { name: "teamSlug", in: "body", type: "string", kind: "string", doc: "The team, by its slug." },
      ],
      rows: "permission",
      columns: ["repositoryId", "teamId", "teamSlug", "createdAt"],
    },
    removeRepositoryPermission: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The repository, by its ID or its name." },
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "teamId", in: "body", type: "string", kind: "string", doc: "The team, by its ID." },
        { name: "teamSlug", in: "body", type: "string", kind: "string", doc: "The team, by its slug." },
      ],
    },
    clearRepositoryPermissions: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The repository, by its ID or its name." },
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
      ],
    },
    listRepositoryTags: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The repository, by its ID or its name." },
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "cursor", in: "query", type: "string", kind: "string", doc: "Cursor of the page to return, from the answer of the previous page." },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page." },
        {
          name: "sortBy", in: "query", type: "\"tag\" | \"updatedAt\"", kind: "string", values: ["tag", "updatedAt"], default: "updatedAt",
          doc: "Field to sort by.",
        },
        {
          name: "sortOrder", in: "query", type: "\"asc\" | \"desc\"", kind: "string", values: ["asc", "desc"], default: "desc",
          doc: "Whether the order rises or falls.",
        },
      ],
      columns: ["tag", "imageId", "status", "sizeInBytes", "createdAt"],
    },
    getRepositoryTag: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The repository, by its ID or its name." },
        { name: "tag", in: "path", type: "string", kind: "string", required: true, doc: "The tag, by its name." },
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
      ],
      rows: "tag",
      columns: ["tag", "imageId", "status", "sizeInBytes", "createdAt"],
    },
    getRepositoryImage: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The repository, by its ID or its name." },
        { name: "imageIdOrDigest", in: "path", type: "string", kind: "string", required: true, doc: "The image, by its ID or by the digest of its manifest." },
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
      ],
      rows: "image",
      columns: ["id", "status", "createdAt"],
    },
    deleteRepositoryImage: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The repository, by its ID or its name." },
        { name: "imageId", in: "path", type: "string", kind: "string", required: true, doc: "The image, by its ID." },
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
      ],
    },
  },
  shapes: {},
};
