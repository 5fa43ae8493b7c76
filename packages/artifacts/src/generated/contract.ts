// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
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

/** The remote build cache: artifacts by the hash of their inputs. */
export const contract: GroupContract = {
  group: "artifacts",
  operations: {
    recordArtifactEvents: { ...operations.recordArtifactEvents,
      id: "recordEvents", summary: "Records which cached artifacts a build used and which it missed.", kind: "call",
      parameters: [
        { name: "x-artifact-client-ci", in: "header", input: "xArtifactClientCi", type: "string" },
        { name: "x-artifact-client-interactive", in: "header", input: "xArtifactClientInteractive", type: "number" },
      ],
      input: "RecordArtifactEventsInput", requestBody: { contentType: "application/json", required: true }, answers: { "200": {} },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {} },
    },
    getArtifactsStatus: { ...operations.getArtifactsStatus,
      id: "status", summary: "Says whether the build cache may be used.", kind: "call", parameters: [], input: "GetArtifactsStatusInput",
      answers: { "200": { contentType: "application/json", schema: "GetArtifactsStatusOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {} },
    },
    downloadArtifact: { ...operations.downloadArtifact,
      id: "downloadArtifact", summary: "Downloads a cached artifact.", kind: "bytes",
      parameters: [
        { name: "hash", in: "path", required: true, type: "string" },
        { name: "x-artifact-client-ci", in: "header", input: "xArtifactClientCi", type: "string" },
        { name: "x-artifact-client-interactive", in: "header", input: "xArtifactClientInteractive", type: "number" },
      ],
      input: "DownloadArtifactInput", answers: { "200": { contentType: "application/octet-stream" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {} },
    },
    uploadArtifact: { ...operations.uploadArtifact,
      id: "uploadArtifact", summary: "Uploads an artifact to the build cache.", kind: "call",
      parameters: [
        { name: "hash", in: "path", required: true, type: "string" },
        { name: "x-artifact-client-ci", in: "header", input: "xArtifactClientCi", type: "string" },
        { name: "x-artifact-client-interactive", in: "header", input: "xArtifactClientInteractive", type: "number" },
        { name: "x-artifact-dirty-hash", in: "header", input: "xArtifactDirtyHash", type: "string" },
        { name: "x-artifact-duration", in: "header", input: "xArtifactDuration", type: "number" },
        { name: "x-artifact-sha", in: "header", input: "xArtifactSha", type: "string" },
        { name: "x-artifact-tag", in: "header", input: "xArtifactTag", type: "string" },
      ],
      input: "UploadArtifactInput", requestBody: { contentType: "application/octet-stream", required: true },
      answers: { "202": { contentType: "application/json", schema: "UploadArtifactOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {} },
    },
    hasArtifact: { ...operations.hasArtifact,
      id: "artifactExists", summary: "Asks whether the build cache holds an artifact.", kind: "probe",
      parameters: [{ name: "hash", in: "path", required: true, type: "string" }], input: "HasArtifactInput", answers: { "200": {} },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {} },
    },
    queryArtifacts: { ...operations.queryArtifacts,
      id: "artifactQuery", summary: "Asks about several artifacts at once.", kind: "call", parameters: [], input: "QueryArtifactsInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "QueryArtifactsOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "410": {} },
    },
    deleteAllArtifacts: { ...operations.deleteAllArtifacts,
      id: "deleteAllArtifacts", summary: "Deletes every artifact of the build cache; later builds have to make them anew.", kind: "call", parameters: [],
      input: "DeleteAllArtifactsInput", answers: { "200": { contentType: "application/json", schema: "DeleteAllArtifactsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} }, destructive: true,
    },
  },
};
