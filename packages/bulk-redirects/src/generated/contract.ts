// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
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
    listRedirects: {
      route: "GET /v1/bulk-redirects", id: "getRedirects", summary: "Lists the redirects of a project.", kind: "list",
      parameters: [
        { name: "diff", in: "query", input: "diff", required: false, type: "mixed" },
        { name: "page", in: "query", input: "page", required: false, type: "number" },
        { name: "per_page", in: "query", input: "per_page", required: false, type: "number" },
        { name: "projectId", in: "query", input: "projectId", required: true, type: "string" },
        { name: "q", in: "query", input: "q", required: false, type: "string" },
        { name: "sort_by", in: "query", input: "sort_by", required: false, type: "string" },
        { name: "sort_order", in: "query", input: "sort_order", required: false, type: "string" },
        { name: "versionId", in: "query", input: "versionId", required: false, type: "string" },
      ],
      input: "ListRedirectsInput", answers: { "200": { contentType: "application/json", schema: "ListRedirectsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} }, team: true,
      paging: { items: "redirects", next: "pagination.numPages", send: "page", by: "page" },
    },
    stageRedirects: {
      route: "PUT /v1/bulk-redirects", id: "stageRedirects", summary: "Stages a new version of a project's redirects, which is served once it is promoted.",
      kind: "call", parameters: [], input: "StageRedirectsInput", body: { contentType: "application/json", required: true, rename: { teamId: "teamId" } },
      answers: { "200": { contentType: "application/json", schema: "EditedRedirects" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {}, "500": {} },
      team: true, safe: false,
    },
    updateRedirect: {
      route: "PATCH /v1/bulk-redirects", id: "editRedirect", summary: "Changes one redirect in a new version, which is served once it is promoted.",
      kind: "call", parameters: [{ name: "projectId", in: "query", input: "projectId", required: true, type: "string" }], input: "UpdateRedirectInput",
      body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "EditedRedirects" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} }, team: true,
    },
    deleteRedirects: {
      route: "DELETE /v1/bulk-redirects", id: "deleteRedirects", summary: "Deletes redirects in a new version, which is served once it is promoted.",
      kind: "call", parameters: [{ name: "projectId", in: "query", input: "projectId", required: true, type: "string" }], input: "DeleteRedirectsInput",
      body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "DeleteRedirectsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} }, team: true, destructive: true,
    },
    restoreRedirects: {
      route: "POST /v1/bulk-redirects/restore", id: "restoreRedirects", summary: "Restores redirects that an earlier version held.", kind: "call",
      parameters: [{ name: "projectId", in: "query", input: "projectId", required: true, type: "string" }], input: "RestoreRedirectsInput",
      body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "RestoreRedirectsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} }, team: true,
    },
    listRedirectVersions: {
      route: "GET /v1/bulk-redirects/versions", id: "getVersions", summary: "Lists the versions of a project's redirects.", kind: "call",
      parameters: [{ name: "projectId", in: "query", input: "projectId", required: true, type: "string" }], input: "ListRedirectVersionsInput",
      answers: { "200": { contentType: "application/json", schema: "ListRedirectVersionsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {}, "500": {} }, team: true,
    },
    updateRedirectVersion: {
      route: "POST /v1/bulk-redirects/versions", id: "updateVersion",
      summary: "Promotes, restores, discards or renames a version of the redirects; promoting one replaces what is served.", kind: "call",
      parameters: [{ name: "projectId", in: "query", input: "projectId", required: true, type: "string" }], input: "UpdateRedirectVersionInput",
      body: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "UpdateRedirectVersionOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "500": {} }, team: true, destructive: true,
    },
  },
};
