// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Records which cached artifacts a build used and which it missed.
 *
 * `POST /v8/artifacts/events`
 */
export const recordArtifactEvents: Operation = {
  route: "POST /v8/artifacts/events", group: "artifacts",
  headers: { xArtifactClientCi: "x-artifact-client-ci", xArtifactClientInteractive: "x-artifact-client-interactive" }, body: "application/json", required: true,
  team: true, empty: true,
};

/**
 * Says whether the build cache may be used.
 *
 * `GET /v8/artifacts/status`
 */
export const getArtifactsStatus: Operation = { route: "GET /v8/artifacts/status", group: "artifacts", team: true };

/**
 * Downloads a cached artifact.
 *
 * `GET /v8/artifacts/{hash}`
 */
export const downloadArtifact: Operation = {
  route: "GET /v8/artifacts/{hash}", group: "artifacts",
  headers: { xArtifactClientCi: "x-artifact-client-ci", xArtifactClientInteractive: "x-artifact-client-interactive" }, not: { hash: ["status"] }, team: true,
};

/**
 * Uploads an artifact to the build cache.
 *
 * `PUT /v8/artifacts/{hash}`
 */
export const uploadArtifact: Operation = {
  route: "PUT /v8/artifacts/{hash}", group: "artifacts",
  headers: {
    xArtifactClientCi: "x-artifact-client-ci", xArtifactClientInteractive: "x-artifact-client-interactive", xArtifactDirtyHash: "x-artifact-dirty-hash",
    xArtifactDuration: "x-artifact-duration", xArtifactSha: "x-artifact-sha", xArtifactTag: "x-artifact-tag",
  },
  body: "application/octet-stream", required: true, team: true,
};

/**
 * Asks whether the build cache holds an artifact.
 *
 * `HEAD /v8/artifacts/{hash}`
 */
export const hasArtifact: Operation = { route: "HEAD /v8/artifacts/{hash}", group: "artifacts", team: true };

/**
 * Asks about several artifacts at once.
 *
 * `POST /v8/artifacts`
 */
export const queryArtifacts: Operation = { route: "POST /v8/artifacts", group: "artifacts", team: true, safe: true };

/**
 * Deletes every artifact of the build cache; later builds have to make them anew.
 *
 * `DELETE /v8/artifacts`
 */
export const deleteAllArtifacts: Operation = { route: "DELETE /v8/artifacts", group: "artifacts", team: true };
