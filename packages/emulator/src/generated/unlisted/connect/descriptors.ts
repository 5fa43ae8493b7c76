// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Lists the contacts of a connector.
 *
 * `GET /v1/connect/connectors/{connectorId}/contacts`
 */
export const listConnectorContacts: Operation = { route: "GET /v1/connect/connectors/{connectorId}/contacts", group: "connect", team: true };

/**
 * Revokes the tokens of a connector.
 *
 * `DELETE /v1/connect/connectors/{connectorId}/tokens`
 */
export const revokeConnectorTokens: Operation = { route: "DELETE /v1/connect/connectors/{connectorId}/tokens", group: "connect", team: true };

/**
 * Gets a service that connectors are made for.
 *
 * `GET /v1/connect/services/{service}`
 */
export const getConnectService: Operation = { route: "GET /v1/connect/services/{service}", group: "connect", team: true };

/**
 * Gets the result of a request for consent.
 *
 * `GET /v1/connect/result/{verifier}`
 */
export const getConnectResult: Operation = { route: "GET /v1/connect/result/{verifier}", group: "connect", team: true };

/**
 * Creates a connector whose app the platform manages.
 *
 * `POST /v1/connect/connectors/managed`
 */
export const createManagedConnector: Operation = { route: "POST /v1/connect/connectors/managed", group: "connect", body: "application/json", team: true };

/**
 * Adds a contact to a connector.
 *
 * `POST /v1/connect/connectors/{connectorId}/contacts`
 */
export const addConnectorContact: Operation = { route: "POST /v1/connect/connectors/{connectorId}/contacts", group: "connect", body: "application/json", team: true };
