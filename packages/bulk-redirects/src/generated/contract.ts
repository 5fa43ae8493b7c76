// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listRedirects: { input: types.ListRedirectsInput; output: types.ListRedirectsOutput };
  stageRedirects: { input: types.StageRedirectsInput; output: types.StageRedirectsOutput };
  updateRedirect: { input: types.UpdateRedirectInput; output: types.UpdateRedirectOutput };
  deleteRedirects: { input: types.DeleteRedirectsInput; output: types.DeleteRedirectsOutput };
  restoreRedirects: { input: types.RestoreRedirectsInput; output: types.RestoreRedirectsOutput };
  listRedirectVersions: { input: types.ListRedirectVersionsInput; output: types.ListRedirectVersionsOutput };
  updateRedirectVersion: { input: types.UpdateRedirectVersionInput; output: types.UpdateRedirectVersionOutput };
}

/** Large lists of redirects of a project, in versions. */
export const contract: GroupContract = {
  group: "bulk-redirects",
  operations: {
    listRedirects: { ...operations.listRedirects,
      id: "getRedirects", summary: "Lists the redirects of a project.", kind: "list",
      parameters: [
        { name: "diff", in: "query", type: "mixed" }, { name: "page", in: "query", type: "number" }, { name: "per_page", in: "query", type: "number" },
        { name: "projectId", in: "query", required: true, type: "string" }, { name: "q", in: "query", type: "string" },
        { name: "sort_by", in: "query", type: "string" }, { name: "sort_order", in: "query", type: "string" },
        { name: "versionId", in: "query", type: "string" },
      ],
      input: "ListRedirectsInput", answers: { "200": { contentType: "application/json", schema: "ListRedirectsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    stageRedirects: { ...operations.stageRedirects,
      id: "stageRedirects", summary: "Stages a new version of a project's redirects, which is served once it is promoted.", kind: "call", parameters: [],
      input: "StageRedirectsInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "EditedRedirects" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {}, "500": {} },
    },
    updateRedirect: { ...operations.updateRedirect,
      id: "editRedirect", summary: "Changes one redirect in a new version, which is served once it is promoted.", kind: "call",
      parameters: [{ name: "projectId", in: "query", required: true, type: "string" }], input: "UpdateRedirectInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "EditedRedirects" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} },
    },
    deleteRedirects: { ...operations.deleteRedirects,
      id: "deleteRedirects", summary: "Deletes redirects in a new version, which is served once it is promoted.", kind: "call",
      parameters: [{ name: "projectId", in: "query", required: true, type: "string" }], input: "DeleteRedirectsInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "DeleteRedirectsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} }, destructive: true,
    },
    restoreRedirects: { ...operations.restoreRedirects,
      id: "restoreRedirects", summary: "Restores redirects that an earlier version held.", kind: "call",
      parameters: [{ name: "projectId", in: "query", required: true, type: "string" }], input: "RestoreRedirectsInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "RestoreRedirectsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} },
    },
    listRedirectVersions: { ...operations.listRedirectVersions,
      id: "getVersions", summary: "Lists the versions of a project's redirects.", kind: "call",
      parameters: [{ name: "projectId", in: "query", required: true, type: "string" }], input: "ListRedirectVersionsInput",
      answers: { "200": { contentType: "application/json", schema: "ListRedirectVersionsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {}, "500": {} },
    },
    updateRedirectVersion: { ...operations.updateRedirectVersion,
      id: "updateVersion", summary: "Promotes, restores, discards or renames a version of the redirects; a promoted version replaces the live one.",
      kind: "call", parameters: [{ name: "projectId", in: "query", required: true, type: "string" }], input: "UpdateRedirectVersionInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "UpdateRedirectVersionOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} }, destructive: true,
    },
  },
};
