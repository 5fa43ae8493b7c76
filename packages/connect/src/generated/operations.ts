// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client, list, type PagedPromise } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  Connector,
  ConnectorAuthorization,
  ConnectorPage,
  ConnectorProjectConnection,
  ConnectorProjectPage,
  ConnectorToken,
  CreateConnectorAuthorizationRequestInput,
  CreateConnectorInput,
  CreateConnectorTokenInput,
  DeleteConnectorInput,
  DeleteConnectorOutput,
  DeleteConnectorProjectConnectionInput,
  DeleteConnectorProjectConnectionOutput,
  GetConnectorInput,
  GetConnectorProjectConnectionInput,
  ListConnectorProjectConnectionsInput,
  ListConnectorsInput,
  ListProjectConnectorsInput,
  ProjectConnectorPage,
  ReplaceConnectorTriggerDestinationsInput,
  UpdateConnectorInput,
  UpdatedConnector,
  UpsertConnectorProjectConnectionInput,
} from "./types.ts";

/**
 * Lists the connectors of the team.
 *
 * `GET /v2/connect/connectors`
 *
 * @throws `ApiError` 400, 401, 403, 410, 422
 */
export function listConnectors(
  client: Client,
  input?: ListConnectorsInput,
  options?: CallOptions,
): PagedPromise<ConnectorPage, Connector> {
  return list(client, operations.listConnectors, input, options);
}

/**
 * Finds a connector by its ID or its UID.
 *
 * `GET /v1/connect/connectors/{connector}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 422
 */
export function getConnector(
  client: Client,
  input: GetConnectorInput,
  options?: CallOptions,
): ApiPromise<Connector> {
  return call(client, operations.getConnector, input, options);
}

/**
 * Deletes a connector; projects can no longer get tokens through it.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/connect/connectors/{connector}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409, 410, 422, 502
 */
export function deleteConnector(
  client: Client,
  input: DeleteConnectorInput,
  options?: CallOptions,
): ApiPromise<DeleteConnectorOutput> {
  return call(client, operations.deleteConnector, input, options);
}

/**
 * Creates a connector to an outside service.
 *
 * `POST /v1/connect/connectors`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409, 410, 422, 500, 502
 */
export function createConnector(
  client: Client,
  input: CreateConnectorInput,
  options?: CallOptions,
): ApiPromise<Connector> {
  return call(client, operations.createConnector, input, options);
}

/**
 * Changes a connector; credentials that are replaced are lost, and API keys can be deleted.
 *
 * **Destructive where `data` is given:** what it takes away may not come back.
 *
 * `PATCH /v2/connect/connectors/{connector}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409, 410, 422, 502
 */
export function updateConnector(
  client: Client,
  input: UpdateConnectorInput,
  options?: CallOptions,
): ApiPromise<UpdatedConnector> {
  return call(client, operations.updateConnector, input, options);
}

/**
 * Replaces where the triggers of a connector are delivered; destinations that are not given again get no more events.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `PATCH /v1/connect/connectors/{connector}/trigger-destinations`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 422
 */
export function replaceConnectorTriggerDestinations(
  client: Client,
  input: ReplaceConnectorTriggerDestinationsInput,
  options?: CallOptions,
): ApiPromise<Connector> {
  return call(client, operations.replaceConnectorTriggerDestinations, input, options);
}

/**
 * Lists the projects that a connector is connected to.
 *
 * `GET /v2/connect/connectors/{connector}/projects`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 422
 */
export function listConnectorProjectConnections(
  client: Client,
  input: ListConnectorProjectConnectionsInput,
  options?: CallOptions,
): PagedPromise<ConnectorProjectPage, ConnectorProjectConnection> {
  return list(client, operations.listConnectorProjectConnections, input, options);
}

/**
 * Gets the connection of a connector to a project.
 *
 * `GET /v1/connect/connectors/{connector}/projects/{projectId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getConnectorProjectConnection(
  client: Client,
  input: GetConnectorProjectConnectionInput,
  options?: CallOptions,
): ApiPromise<ConnectorProjectConnection> {
  return call(client, operations.getConnectorProjectConnection, input, options);
}

/**
 * Connects a connector to a project, or changes the connection.
 *
 * `POST /v1/connect/connectors/{connector}/projects/{projectId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function upsertConnectorProjectConnection(
  client: Client,
  input: UpsertConnectorProjectConnectionInput,
  options?: CallOptions,
): ApiPromise<ConnectorProjectConnection> {
  return call(client, operations.upsertConnectorProjectConnection, input, options);
}

/**
 * Disconnects a connector from a project; its deployments can no longer get tokens through it.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/connect/connectors/{connector}/projects/{projectId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function deleteConnectorProjectConnection(
  client: Client,
  input: DeleteConnectorProjectConnectionInput,
  options?: CallOptions,
): ApiPromise<DeleteConnectorProjectConnectionOutput> {
  return call(client, operations.deleteConnectorProjectConnection, input, options);
}

/**
 * Lists the connectors that a project is connected to.
 *
 * `GET /v2/connect/projects/{projectId}/connectors`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function listProjectConnectors(
  client: Client,
  input: ListProjectConnectorsInput,
  options?: CallOptions,
): PagedPromise<ProjectConnectorPage, ConnectorProjectConnection> {
  return list(client, operations.listProjectConnectors, input, options);
}

/**
 * Issues a token for the service behind a connector.
 *
 * The client's `team` is not sent: the OIDC token that it is called with names the team; with a token of another kind give `team` in the options of the call.
 *
 * `POST /v1/connect/token/{connector}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 422, 429, 504
 */
export function createConnectorToken(
  client: Client,
  input: CreateConnectorTokenInput,
  options?: CallOptions,
): ApiPromise<ConnectorToken> {
  return call(client, operations.createConnectorToken, input, options);
}

/**
 * Asks a user to authorize a connector and returns the page to send them to.
 *
 * The client's `team` is not sent: the OIDC token that it is called with names the team; with a token of another kind give `team` in the options of the call.
 *
 * `POST /v1/connect/authorize/{connector}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410, 422
 */
export function createConnectorAuthorizationRequest(
  client: Client,
  input: CreateConnectorAuthorizationRequestInput,
  options?: CallOptions,
): ApiPromise<ConnectorAuthorization> {
  return call(client, operations.createConnectorAuthorizationRequest, input, options);
}
