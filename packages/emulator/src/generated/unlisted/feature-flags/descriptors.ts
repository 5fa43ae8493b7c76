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
 * `PATCH /v1/projects/{projectId}/feature-flags/labels/bulk`
 */
export const updateFlagLabels: Operation = { route: "PATCH /v1/projects/{projectId}/feature-flags/labels/bulk", group: "feature-flags", body: "application/json", team: true };

/**
 * Gets the results of an experiment.
 *
 * `POST /v3/projects/{projectId}/experiments/{experimentId}/results`
 */
export const getExperimentResults: Operation = { route: "POST /v3/projects/{projectId}/experiments/{experimentId}/results", group: "feature-flags", body: "application/json", team: true };

/**
 * Connects another project to the flags of a project.
 *
 * `PUT /v1/projects/{projectId}/feature-flags/connections`
 */
export const createFlagConnection: Operation = { route: "PUT /v1/projects/{projectId}/feature-flags/connections", group: "feature-flags", body: "application/json", team: true };

/**
 * Disconnects a project from the flags of another.
 *
 * `DELETE /v1/projects/{projectId}/feature-flags/connections/{connectionId}`
 */
export const deleteFlagConnection: Operation = { route: "DELETE /v1/projects/{projectId}/feature-flags/connections/{connectionId}", group: "feature-flags", team: true };

/**
 * Creates an experiment.
 *
 * `PUT /v1/projects/{projectId}/feature-flags/experiments`
 */
export const createExperiment: Operation = { route: "PUT /v1/projects/{projectId}/feature-flags/experiments", group: "feature-flags", body: "application/json", team: true };

/**
 * Gets an experiment.
 *
 * `GET /v1/projects/{projectId}/feature-flags/experiments/{experimentId}`
 */
export const getExperiment: Operation = { route: "GET /v1/projects/{projectId}/feature-flags/experiments/{experimentId}", group: "feature-flags", team: true };

/**
 * Changes an experiment.
 *
 * `PATCH /v1/projects/{projectId}/feature-flags/experiments/{experimentId}`
 */
export const updateExperiment: Operation = {
  route: "PATCH /v1/projects/{projectId}/feature-flags/experiments/{experimentId}", group: "feature-flags", body: "application/json", team: true,
};

/**
 * Deletes an experiment.
 *
 * `DELETE /v1/projects/{projectId}/feature-flags/experiments/{experimentId}`
 */
export const deleteExperiment: Operation = { route: "DELETE /v1/projects/{projectId}/feature-flags/experiments/{experimentId}", group: "feature-flags", team: true };

/**
 * Starts, ramps, or ends an experiment.
 *
 * `POST /v1/projects/{projectId}/feature-flags/experiments/{experimentId}/actions`
 */
export const controlExperiment: Operation = {
  route: "POST /v1/projects/{projectId}/feature-flags/experiments/{experimentId}/actions", group: "feature-flags", body: "application/json", team: true,
};
