// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { ListOperation, Operation } from "@slipway/core";

/**
 * Lists the connectors of the team.
 *
 * `GET /v2/connect/connectors`
 */
export const listConnectors: ListOperation = { route: "GET /v2/connect/connectors", group: "connect", team: true, items: "connectors", next: "pagination.next", send: "cursor" };

/**
 * Finds a connector by its ID or its UID.
 *
 * `GET /v1/connect/connectors/{connector}`
 */
export const getConnector: Operation = { route: "GET /v1/connect/connectors/{connector}", group: "connect", team: true };

/**
 * Deletes a connector; projects can no longer get tokens through it.
 *
 * `DELETE /v1/connect/connectors/{connector}`
 */
export const deleteConnector: Operation = { route: "DELETE /v1/connect/connectors/{connector}", group: "connect", team: true };

/**
 * Creates a connector to an outside service.
 *
 * `POST /v1/connect/connectors`
 */
export const createConnector: Operation = {
  route: "POST /v1/connect/connectors", group: "connect", team: true,
  secretInput: [
    "apiSecretKey", "apiToken", "clientSecret", "consumerSecret", "privateKeyPem", "projectSecret", "signingSecret", "value", "verificationToken",
    "webhookSecret",
  ],
};

/**
 * Changes a connector; credentials that are replaced are lost, and API keys can be deleted.
 *
 * `PATCH /v2/connect/connectors/{connector}`
 */
export const updateConnector: Operation = {
  route: "PATCH /v2/connect/connectors/{connector}", group: "connect", body: {}, team: true,
  secretInput: [
    "apiSecretKey", "apiToken", "clientSecret", "consumerSecret", "privateKeyPem", "projectSecret", "signingSecret", "value", "verificationToken",
    "webhookSecret",
  ],
};

/**
 * Replaces where the triggers of a connector are delivered; destinations that are not given again get no more events.
 *
 * `PATCH /v1/connect/connectors/{connector}/trigger-destinations`
 */
export const replaceConnectorTriggerDestinations: Operation = { route: "PATCH /v1/connect/connectors/{connector}/trigger-destinations", group: "connect", team: true, safe: true };

/**
 * Lists the projects that a connector is connected to.
 *
 * `GET /v2/connect/connectors/{connector}/projects`
 */
export const listConnectorProjectConnections: ListOperation = {
  route: "GET /v2/connect/connectors/{connector}/projects", group: "connect", team: true, items: "projects", next: "pagination.next", send: "cursor",
};

/**
 * Gets the connection of a connector to a project.
 *
 * `GET /v1/connect/connectors/{connector}/projects/{projectId}`
 */
export const getConnectorProjectConnection: Operation = { route: "GET /v1/connect/connectors/{connector}/projects/{projectId}", group: "connect", team: true };

/**
 * Connects a connector to a project, or changes the connection.
 *
 * `POST /v1/connect/connectors/{connector}/projects/{projectId}`
 */
export const upsertConnectorProjectConnection: Operation = { route: "POST /v1/connect/connectors/{connector}/projects/{projectId}", group: "connect", team: true, safe: true };

/**
 * Disconnects a connector from a project; its deployments can no longer get tokens through it.
 *
 * `DELETE /v1/connect/connectors/{connector}/projects/{projectId}`
 */
export const deleteConnectorProjectConnection: Operation = { route: "DELETE /v1/connect/connectors/{connector}/projects/{projectId}", group: "connect", team: true };

/**
 * Lists the connectors that a project is connected to.
 *
 * `GET /v2/connect/projects/{projectId}/connectors`
 */
export const listProjectConnectors: ListOperation = {
  route: "GET /v2/connect/projects/{projectId}/connectors", group: "connect", team: true, items: "connectors", next: "pagination.next", send: "cursor",
};

/**
 * Issues a token for the service behind a connector.
 *
 * `POST /v1/connect/token/{connector}`
 */
export const createConnectorToken: Operation = { route: "POST /v1/connect/token/{connector}", group: "connect", secret: true, secretInput: ["token"] };

/**
 * Asks a user to authorize a connector and returns the page to send them to.
 *
 * `POST /v1/connect/authorize/{connector}`
 */
export const createConnectorAuthorizationRequest: Operation = { route: "POST /v1/connect/authorize/{connector}", group: "connect", secret: true, secretInput: ["token"] };
