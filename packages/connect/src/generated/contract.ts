// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listConnectors: { input: types.ListConnectorsInput; output: types.ListConnectorsOutput };
  getConnector: { input: types.GetConnectorInput; output: types.GetConnectorOutput };
  deleteConnector: { input: types.DeleteConnectorInput; output: types.DeleteConnectorOutput };
  createConnector: { input: types.CreateConnectorInput; output: types.CreateConnectorOutput };
  updateConnector: { input: types.UpdateConnectorInput; output: types.UpdateConnectorOutput };
  replaceConnectorTriggerDestinations: { input: types.ReplaceConnectorTriggerDestinationsInput; output: types.ReplaceConnectorTriggerDestinationsOutput };
  listConnectorProjectConnections: { input: types.ListConnectorProjectConnectionsInput; output: types.ListConnectorProjectConnectionsOutput };
  getConnectorProjectConnection: { input: types.GetConnectorProjectConnectionInput; output: types.GetConnectorProjectConnectionOutput };
  upsertConnectorProjectConnection: { input: types.UpsertConnectorProjectConnectionInput; output: types.UpsertConnectorProjectConnectionOutput };
  deleteConnectorProjectConnection: { input: types.DeleteConnectorProjectConnectionInput; output: types.DeleteConnectorProjectConnectionOutput };
  listProjectConnectors: { input: types.ListProjectConnectorsInput; output: types.ListProjectConnectorsOutput };
  createConnectorToken: { input: types.CreateConnectorTokenInput; output: types.CreateConnectorTokenOutput };
  createConnectorAuthorizationRequest: { input: types.CreateConnectorAuthorizationRequestInput; output: types.CreateConnectorAuthorizationRequestOutput };
}

/** Connectors: authorized access of projects to outside services. */
export const contract: GroupContract = {
  group: "connect",
  operations: {
    listConnectors: { ...operations.listConnectors,
      id: "listConnectors", summary: "Lists the connectors of the team.", kind: "list",
      parameters: [
        { name: "cursor", in: "query", type: "string" }, { name: "limit", in: "query", type: "number" }, { name: "projectId", in: "query", type: "string" },
        { name: "search", in: "query", type: "string" }, { name: "service", in: "query", type: "string" }, { name: "sort", in: "query", type: "string" },
        { name: "type", in: "query", type: "string" },
      ],
      input: "ListConnectorsInput", answers: { "200": { contentType: "application/json", schema: "ConnectorPage" } },
      errors: {
        "400": { schema: "ConnectError" }, "401": { schema: "ConnectError" }, "403": { schema: "ConnectError" }, "410": { schema: "ConnectError" },
        "422": { schema: "ConnectError" },
      },
    },
    getConnector: { ...operations.getConnector,
      id: "getConnector", summary: "Finds a connector by its ID or its UID.", kind: "call",
      parameters: [{ name: "connector", in: "path", required: true, type: "string" }], input: "GetConnectorInput",
      answers: { "200": { contentType: "application/json", schema: "Connector" } },
      errors: {
        "400": { schema: "ConnectError" }, "401": { schema: "ConnectError" }, "403": { schema: "ConnectError" }, "404": { schema: "ConnectError" },
        "410": { schema: "ConnectError" }, "422": { schema: "ConnectError" },
      },
    },
    deleteConnector: { ...operations.deleteConnector,
      id: "deleteConnector", summary: "Deletes a connector; projects can no longer get tokens through it.", kind: "call",
      parameters: [{ name: "connector", in: "path", required: true, type: "string" }], input: "DeleteConnectorInput", answers: { "204": {} },
      errors: {
        "400": { schema: "ConnectError" }, "401": { schema: "ConnectError" }, "403": { schema: "ConnectError" }, "404": { schema: "ConnectError" },
        "409": { schema: "ConnectError" }, "410": { schema: "ConnectError" }, "422": { schema: "ConnectError" }, "502": { schema: "ConnectError" },
      },
      destructive: true,
    },
    createConnector: { ...operations.createConnector,
      id: "createConnector", summary: "Creates a connector to an outside service.", kind: "call", parameters: [], input: "CreateConnectorInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "201": { contentType: "application/json", schema: "Connector" } },
      errors: {
        "400": { schema: "ConnectError" }, "401": { schema: "ConnectError" }, "403": { schema: "ConnectError" }, "404": { schema: "ConnectError" },
        "409": { schema: "ConnectError" }, "410": { schema: "ConnectError" }, "422": { schema: "ConnectError" }, "500": { schema: "ConnectError" },
        "502": { schema: "ConnectError" },
      },
    },
    updateConnector: { ...operations.updateConnector,
      id: "updateConnector", summary: "Changes a connector; credentials that are replaced are lost, and API keys can be deleted.", kind: "call",
      parameters: [{ name: "connector", in: "path", required: true, type: "string" }], input: "UpdateConnectorInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "UpdatedConnector" } },
      errors: {
        "400": { schema: "ConnectError" }, "401": { schema: "ConnectError" }, "403": { schema: "ConnectError" }, "404": { schema: "ConnectError" },
        "409": { schema: "ConnectError" }, "410": { schema: "ConnectError" }, "422": { schema: "ConnectError" }, "502": { schema: "ConnectError" },
      },
      destructive: true, destructiveWhen: { data: [] },
    },
    replaceConnectorTriggerDestinations: { ...operations.replaceConnectorTriggerDestinations,
      id: "replaceConnectorTriggerDestinations",
      summary: "Replaces where the triggers of a connector are delivered; destinations that are not given again get no more events.", kind: "call",
      parameters: [{ name: "connector", in: "path", required: true, type: "string" }], input: "ReplaceConnectorTriggerDestinationsInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "Connector" } },
      errors: {
        "400": { schema: "ConnectError" }, "401": { schema: "ConnectError" }, "403": { schema: "ConnectError" }, "404": { schema: "ConnectError" },
        "410": { schema: "ConnectError" }, "422": { schema: "ConnectError" },
      },
      destructive: true,
    },
    listConnectorProjectConnections: { ...operations.listConnectorProjectConnections,
      id: "listConnectorProjectConnections", summary: "Lists the projects that a connector is connected to.", kind: "list",
      parameters: [
        { name: "connector", in: "path", required: true, type: "string" }, { name: "cursor", in: "query", type: "string" },
        { name: "limit", in: "query", type: "number" },
      ],
      input: "ListConnectorProjectConnectionsInput", answers: { "200": { contentType: "application/json", schema: "ConnectorProjectPage" } },
      errors: {
        "400": { schema: "ConnectError" }, "401": { schema: "ConnectError" }, "403": { schema: "ConnectError" }, "404": { schema: "ConnectError" },
        "410": { schema: "ConnectError" }, "422": { schema: "ConnectError" },
      },
    },
    getConnectorProjectConnection: { ...operations.getConnectorProjectConnection,
      id: "getConnectorProjectConnection", summary: "Gets the connection of a connector to a project.", kind: "call",
      parameters: [{ name: "connector", in: "path", required: true, type: "string" }, { name: "projectId", in: "path", required: true, type: "string" }],
      input: "GetConnectorProjectConnectionInput", answers: { "200": { contentType: "application/json", schema: "ConnectorProjectConnection" } },
      errors: {
        "400": { schema: "ConnectError" }, "401": { schema: "ConnectError" }, "403": { schema: "ConnectError" }, "404": { schema: "ConnectError" },
        "410": { schema: "ConnectError" },
      },
    },
    upsertConnectorProjectConnection: { ...operations.upsertConnectorProjectConnection,
      id: "upsertConnectorProjectConnection", summary: "Connects a connector to a project, or changes the connection.", kind: "call",
      parameters: [{ name: "connector", in: "path", required: true, type: "string" }, { name: "projectId", in: "path", required: true, type: "string" }],
      input: "UpsertConnectorProjectConnectionInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "ConnectorProjectConnection" } },
      errors: {
        "400": { schema: "ConnectError" }, "401": { schema: "ConnectError" }, "403": { schema: "ConnectError" }, "404": { schema: "ConnectError" },
        "410": { schema: "ConnectError" },
      },
    },
    deleteConnectorProjectConnection: { ...operations.deleteConnectorProjectConnection,
      id: "deleteConnectorProjectConnection", summary: "Disconnects a connector from a project; its deployments can no longer get tokens through it.",
      kind: "call",
      parameters: [{ name: "connector", in: "path", required: true, type: "string" }, { name: "projectId", in: "path", required: true, type: "string" }],
      input: "DeleteConnectorProjectConnectionInput", answers: { "204": {} },
      errors: {
        "400": { schema: "ConnectError" }, "401": { schema: "ConnectError" }, "403": { schema: "ConnectError" }, "404": { schema: "ConnectError" },
        "410": { schema: "ConnectError" },
      },
      destructive: true,
    },
    listProjectConnectors: { ...operations.listProjectConnectors,
      id: "listProjectConnectorConnections", summary: "Lists the connectors that a project is connected to.", kind: "list",
      parameters: [
        { name: "projectId", in: "path", required: true, type: "string" }, { name: "cursor", in: "query", type: "string" },
        { name: "limit", in: "query", type: "number" },
      ],
      input: "ListProjectConnectorsInput", answers: { "200": { contentType: "application/json", schema: "ProjectConnectorPage" } },
      errors: {
        "400": { schema: "ConnectError" }, "401": { schema: "ConnectError" }, "403": { schema: "ConnectError" }, "404": { schema: "ConnectError" },
        "410": { schema: "ConnectError" },
      },
    },
    createConnectorToken: { ...operations.createConnectorToken,
      id: "getConnectorToken", summary: "Issues a token for the service behind a connector.", kind: "call",
      parameters: [{ name: "connector", in: "path", required: true, type: "string" }], input: "CreateConnectorTokenInput",
      requestBody: { contentType: "application/json", required: false }, answers: { "200": { contentType: "application/json", schema: "ConnectorToken" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {}, "429": {}, "504": {} }, secrets: ["token"],
    },
    createConnectorAuthorizationRequest: { ...operations.createConnectorAuthorizationRequest,
      id: "createConnectorAuthorizationRequest", summary: "Asks a user to authorize a connector and returns the page to send them to.", kind: "call",
      parameters: [{ name: "connector", in: "path", required: true, type: "string" }], input: "CreateConnectorAuthorizationRequestInput",
      requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "ConnectorAuthorization" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "422": {} }, revealsOnce: true, secrets: ["verifier"],
    },
  },
};
