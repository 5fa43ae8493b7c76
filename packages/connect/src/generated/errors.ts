// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiError, isApiError } from "@slipway/core/call";
import type {
  CreateConnectorError,
  DeleteConnectorError,
  DeleteConnectorProjectConnectionError,
  GetConnectorError,
  GetConnectorProjectConnectionError,
  ListConnectorProjectConnectionsError,
  ListConnectorsError,
  ListProjectConnectorsError,
  ReplaceConnectorTriggerDestinationsError,
  UpdateConnectorError,
  UpsertConnectorProjectConnectionError,
} from "./types.ts";

/** What is known of the errors of each operation: the status, and the body that comes with it. */
export interface OperationErrors {
  listConnectors: ListConnectorsError;
  getConnector: GetConnectorError;
  deleteConnector: DeleteConnectorError;
  createConnector: CreateConnectorError;
  updateConnector: UpdateConnectorError;
  replaceConnectorTriggerDestinations: ReplaceConnectorTriggerDestinationsError;
  listConnectorProjectConnections: ListConnectorProjectConnectionsError;
  getConnectorProjectConnection: GetConnectorProjectConnectionError;
  upsertConnectorProjectConnection: UpsertConnectorProjectConnectionError;
  deleteConnectorProjectConnection: DeleteConnectorProjectConnectionError;
  listProjectConnectors: ListProjectConnectorsError;
}

// The route, and the statuses whose body is known.
const known: Readonly<Record<keyof OperationErrors, readonly [route: string, ...statuses: number[]]>> = {
  listConnectors: ["GET /v2/connect/connectors", 400, 401, 403, 410, 422],
  getConnector: ["GET /v1/connect/connectors/{connector}", 400, 401, 403, 404, 410, 422],
  deleteConnector: ["DELETE /v1/connect/connectors/{connector}", 400, 401, 403, 404, 409, 410, 422, 502],
  createConnector: ["POST /v1/connect/connectors", 400, 401, 403, 404, 409, 410, 422, 500, 502],
  updateConnector: ["PATCH /v2/connect/connectors/{connector}", 400, 401, 403, 404, 409, 410, 422, 502],
  replaceConnectorTriggerDestinations: ["PATCH /v1/connect/connectors/{connector}/trigger-destinations", 400, 401, 403, 404, 410, 422],
  listConnectorProjectConnections: ["GET /v2/connect/connectors/{connector}/projects", 400, 401, 403, 404, 410, 422],
  getConnectorProjectConnection: ["GET /v1/connect/connectors/{connector}/projects/{projectId}", 400, 401, 403, 404, 410],
  upsertConnectorProjectConnection: ["POST /v1/connect/connectors/{connector}/projects/{projectId}", 400, 401, 403, 404, 410],
  deleteConnectorProjectConnection: ["DELETE /v1/connect/connectors/{connector}/projects/{projectId}", 400, 401, 403, 404, 410],
  listProjectConnectors: ["GET /v2/connect/projects/{projectId}/connectors", 400, 401, 403, 404, 410],
};

/**
 * Tells whether a caught value is an error of an operation whose body is known, and narrows to it.
 *
 * @example
 * if (isErrorOf("listConnectors", error)) console.log(error.status, error.body);
 */
export function isErrorOf<Name extends keyof OperationErrors>(
  operation: Name,
  error: unknown,
): error is ApiError & OperationErrors[Name] {
  const [route, ...statuses] = known[operation];
  if (!isApiError(error) || error.route !== route || !statuses.includes(error.status)) return false;
  // A proxy may answer with a page of its own, and to HEAD nothing is answered.
  return Object(error.body) === error.body || route.startsWith("HEAD ");
}
