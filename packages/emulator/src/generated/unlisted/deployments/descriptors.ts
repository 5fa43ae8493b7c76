// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Lists the builds of a deployment.
 *
 * `GET /v11/deployments/{id}/builds`
 */
export const listDeploymentBuilds: Operation = { route: "GET /v11/deployments/{id}/builds", group: "deployments", team: true };
