// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Lists the connections of the flags of a project.
 *
 * `GET /v1/projects/{projectId}/feature-flags/connections`
 */
export const listFlagConnections: Operation = { route: "GET /v1/projects/{projectId}/feature-flags/connections", group: "feature-flags", team: true };

/**
 * Lists the experiments of a project.
 *
 * `GET /v1/projects/{projectId}/feature-flags/experiments`
 */
export const listFlagExperiments: Operation = { route: "GET /v1/projects/{projectId}/feature-flags/experiments", group: "feature-flags", team: true };

/**
 * Lists flags that nothing asks for any more.
 *
 * `GET /v1/projects/{projectId}/feature-flags/stale-flags`
 */
export const listStaleFlags: Operation = { route: "GET /v1/projects/{projectId}/feature-flags/stale-flags", group: "feature-flags", team: true };

/**
 * Changes labels of several flags.
 *
 * `POST /v1/projects/{projectId}/feature-flags/labels/bulk`
 */
export const updateFlagLabels: Operation = { route: "POST /v1/projects/{projectId}/feature-flags/labels/bulk", group: "feature-flags", body: "application/json", team: true };

/**
 * Gets the results of an experiment.
 *
 * `GET /v3/projects/{projectId}/experiments/{experimentId}/results`
 */
export const getExperimentResults: Operation = { route: "GET /v3/projects/{projectId}/experiments/{experimentId}/results", group: "feature-flags", team: true };
