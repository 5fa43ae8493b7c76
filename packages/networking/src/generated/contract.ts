// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listNetworks: { input: types.ListNetworksInput; output: types.ListNetworksOutput };
  createNetwork: { input: types.CreateNetworkInput; output: types.CreateNetworkOutput };
  getNetwork: { input: types.GetNetworkInput; output: types.GetNetworkOutput };
  updateNetwork: { input: types.UpdateNetworkInput; output: types.UpdateNetworkOutput };
  deleteNetwork: { input: types.DeleteNetworkInput; output: types.DeleteNetworkOutput };
  listPrivateLinkEndpoints: { input: types.ListPrivateLinkEndpointsInput; output: types.ListPrivateLinkEndpointsOutput };
  createPrivateLinkEndpoint: { input: types.CreatePrivateLinkEndpointInput; output: types.CreatePrivateLinkEndpointOutput };
  getPrivateLinkEndpoint: { input: types.GetPrivateLinkEndpointInput; output: types.GetPrivateLinkEndpointOutput };
  updatePrivateLinkEndpoint: { input: types.UpdatePrivateLinkEndpointInput; output: types.UpdatePrivateLinkEndpointOutput };
  deletePrivateLinkEndpoint: { input: types.DeletePrivateLinkEndpointInput; output: types.DeletePrivateLinkEndpointOutput };
  updateStaticIps: { input: types.UpdateStaticIpsInput; output: types.UpdateStaticIpsOutput };
}

/** Private networks, PrivateLink endpoints and static IP addresses. */
export const contract: GroupContract = {
  group: "networking",
  operations: {
    listNetworks: { ...operations.listNetworks,
      id: "listNetworks", summary: "Lists the private networks of the team.", kind: "call",
      parameters: [
        { name: "includeHostedZones", in: "query", type: "boolean" }, { name: "includePeeringConnections", in: "query", type: "boolean" },
        { name: "includeProjects", in: "query", type: "boolean" }, { name: "search", in: "query", type: "string" },
      ],
      input: "ListNetworksInput", answers: { "200": { contentType: "application/json", schema: "ListNetworksOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    createNetwork: { ...operations.createNetwork,
      id: "createNetwork", summary: "Creates a private network, which is paid for.", kind: "call", parameters: [], input: "CreateNetworkInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "201": { contentType: "application/json", schema: "PrivateNetwork" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "409": {}, "410": {} }, spends: true,
    },
    getNetwork: { ...operations.getNetwork,
      id: "readNetwork", summary: "Gets a private network.", kind: "call", parameters: [{ name: "networkId", in: "path", required: true, type: "string" }],
      input: "GetNetworkInput", answers: { "200": { contentType: "application/json", schema: "PrivateNetwork" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    updateNetwork: { ...operations.updateNetwork,
      id: "updateNetwork", summary: "Changes the name of a private network.", kind: "call",
      parameters: [{ name: "networkId", in: "path", required: true, type: "string" }], input: "UpdateNetworkInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "PrivateNetwork" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    deleteNetwork: { ...operations.deleteNetwork,
      id: "deleteNetwork", summary: "Deletes a private network; nothing can connect through it any more.", kind: "call",
      parameters: [{ name: "networkId", in: "path", required: true, type: "string" }], input: "DeleteNetworkInput", answers: { "204": {} },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "409": {}, "410": {} }, destructive: true,
    },
    listPrivateLinkEndpoints: { ...operations.listPrivateLinkEndpoints,
      id: "listPrivateLinkEndpoints", summary: "Lists the PrivateLink endpoints of a project.", kind: "call",
      parameters: [{ name: "projectId", in: "query", required: true, type: "string" }], input: "ListPrivateLinkEndpointsInput",
      answers: { "200": { contentType: "application/json", schema: "ListPrivateLinkEndpointsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    createPrivateLinkEndpoint: { ...operations.createPrivateLinkEndpoint,
      id: "createPrivateLinkEndpoint", summary: "Creates a PrivateLink endpoint of a project.", kind: "call", parameters: [],
      input: "CreatePrivateLinkEndpointInput", requestBody: { contentType: "application/json", required: true },
      answers: { "201": { contentType: "application/json", schema: "PrivateLinkEndpoint" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {} }, spends: true,
    },
    getPrivateLinkEndpoint: { ...operations.getPrivateLinkEndpoint,
      id: "readPrivateLinkEndpoint", summary: "Gets a PrivateLink endpoint of a project.", kind: "call",
      parameters: [{ name: "endpointId", in: "path", required: true, type: "string" }, { name: "projectId", in: "query", required: true, type: "string" }],
      input: "GetPrivateLinkEndpointInput", answers: { "200": { contentType: "application/json", schema: "PrivateLinkEndpoint" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    updatePrivateLinkEndpoint: { ...operations.updatePrivateLinkEndpoint,
      id: "updatePrivateLinkEndpoint", summary: "Changes a PrivateLink endpoint of a project.", kind: "call",
      parameters: [{ name: "endpointId", in: "path", required: true, type: "string" }, { name: "projectId", in: "query", required: true, type: "string" }],
      input: "UpdatePrivateLinkEndpointInput", requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "PrivateLinkEndpoint" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {} },
    },
    deletePrivateLinkEndpoint: { ...operations.deletePrivateLinkEndpoint,
      id: "deletePrivateLinkEndpoint", summary: "Deletes a PrivateLink endpoint; its project no longer reaches the service through it.", kind: "call",
      parameters: [{ name: "endpointId", in: "path", required: true, type: "string" }, { name: "projectId", in: "query", required: true, type: "string" }],
      input: "DeletePrivateLinkEndpointInput", answers: { "204": {} }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "409": {}, "410": {} },
      destructive: true,
    },
    updateStaticIps: { ...operations.updateStaticIps,
      id: "updateStaticIps", summary: "Changes where a project uses static IP addresses, which are paid for.", kind: "call",
      parameters: [{ name: "idOrName", in: "path", required: true, type: "string" }], input: "UpdateStaticIpsInput",
      requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "UpdateStaticIpsOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {}, "500": {} }, spends: true,
    },
  },
};
