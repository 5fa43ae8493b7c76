// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  updateRepository: { input: types.UpdateRepositoryInput; output: types.UpdateRepositoryOutput };
}

/** The container registry: repositories, images, tags and permissions. */
export const contract: GroupContract = {
  group: "vcr",
  operations: {
    updateRepository: { ...operations.updateRepository,
      published: false, id: "updateRepository", summary: "Renames a repository, or changes whether everybody may pull from it.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }, { name: "projectId", in: "query", required: true, type: "string" }],
      input: "UpdateRepositoryInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "UpdateRepositoryOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {} },
    },
  },
};
