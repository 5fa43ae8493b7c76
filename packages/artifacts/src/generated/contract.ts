// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  recordArtifactEvents: { input: types.RecordArtifactEventsInput; output: types.RecordArtifactEventsOutput };
  getArtifactsStatus: { input: types.GetArtifactsStatusInput; output: types.GetArtifactsStatusOutput };
  downloadArtifact: { input: types.DownloadArtifactInput; output: types.DownloadArtifactOutput };
  uploadArtifact: { input: types.UploadArtifactInput; output: types.UploadArtifactOutput };
  hasArtifact: { input: types.HasArtifactInput; output: types.HasArtifactOutput };
  queryArtifacts: { input: types.QueryArtifactsInput; output: types.QueryArtifactsOutput };
  deleteAllArtifacts: { input: types.DeleteAllArtifactsInput; output: types.DeleteAllArtifactsOutput };
}

/** The remote build cache: artifacts by the hash of what they were built from. */
export const contract: GroupContract = {
  group: "artifacts",
  operations: {
    recordArtifactEvents: {
      route: "POST /v8/artifacts/events", id: "recordEvents", summary: "Records which cached artifacts a build used and which it missed.", kind: "call",
      parameters: [
        { name: "x-artifact-client-ci", in: "header", input: "xArtifactClientCi", required: false, type: "string" },
        { name: "x-artifact-client-interactive", in: "header", input: "xArtifactClientInteractive", required: false, type: "number" },
      ],
      input: "RecordArtifactEventsInput", body: { contentType: "application/json", required: true, whole: true }, answers: { "200": {} },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {} }, team: true,
    },
    getArtifactsStatus: {
      route: "GET /v8/artifacts/status", id: "status", summary: "Says whether the build cache may be used.", kind: "call", parameters: [],
      input: "GetArtifactsStatusInput", answers: { "200": { contentType: "application/json", schema: "GetArtifactsStatusOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {} }, team: true,
    },
    downloadArtifact: {
      route: "GET /v8/artifacts/{hash}", id: "downloadArtifact", summary: "Downloads a cached artifact.", kind: "bytes",
      parameters: [
        { name: "hash", in: "path", input: "hash", required: true, type: "string" },
        { name: "x-artifact-client-ci", in: "header", input: "xArtifactClientCi", required: false, type: "string" },
        { name: "x-artifact-client-interactive", in: "header", input: "xArtifactClientInteractive", required: false, type: "number" },
      ],
      not: { hash: ["status"] }, input: "DownloadArtifactInput", answers: { "200": { contentType: "application/octet-stream" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {} }, team: true,
    },
    uploadArtifact: {
      route: "PUT /v8/artifacts/{hash}", id: "uploadArtifact", summary: "Uploads an artifact to the build cache.", kind: "call",
      parameters: [
        { name: "hash", in: "path", input: "hash", required: true, type: "string" },
        { name: "x-artifact-client-ci", in: "header", input: "xArtifactClientCi", required: false, type: "string" },
        { name: "x-artifact-client-interactive", in: "header", input: "xArtifactClientInteractive", required: false, type: "number" },
        { name: "x-artifact-dirty-hash", in: "header", input: "xArtifactDirtyHash", required: false, type: "string" },
        { name: "x-artifact-duration", in: "header", input: "xArtifactDuration", required: false, type: "number" },
        { name: "x-artifact-sha", in: "header", input: "xArtifactSha", required: false, type: "string" },
        { name: "x-artifact-tag", in: "header", input: "xArtifactTag", required: false, type: "string" },
      ],
      input: "UploadArtifactInput", body: { contentType: "application/octet-stream", required: true, whole: true },
      answers: { "202": { contentType: "application/json", schema: "UploadArtifactOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {} }, team: true,
    },
    hasArtifact: {
      route: "HEAD /v8/artifacts/{hash}", id: "artifactExists", summary: "Asks whether the build cache holds an artifact.", kind: "probe",
      parameters: [{ name: "hash", in: "path", input: "hash", required: true, type: "string" }], input: "HasArtifactInput", answers: { "200": {} },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {} }, team: true,
    },
    queryArtifacts: {
      route: "POST /v8/artifacts", id: "artifactQuery", summary: "Asks about several artifacts at once.", kind: "call", parameters: [],
      input: "QueryArtifactsInput", body: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "QueryArtifactsOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {} }, team: true, safe: true,
    },
    deleteAllArtifacts: {
      route: "DELETE /v8/artifacts", id: "deleteAllArtifacts", summary: "Deletes every artifact of the build cache; later builds have to make them anew.",
      kind: "call", parameters: [], input: "DeleteAllArtifactsInput",
      answers: { "200": { contentType: "application/json", schema: "DeleteAllArtifactsOutput" } }, errors: { "400": {}, "401": {}, "403": {}, "410": {} },
      team: true, destructive: true,
    },
  },
};
