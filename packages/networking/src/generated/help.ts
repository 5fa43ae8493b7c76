// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "networking",
  operations: {
    listNetworks: {
      inputs: [
        { name: "includeHostedZones", in: "query", type: "boolean", kind: "boolean", default: true, doc: "Whether the number of DNS zones is added." },
        {
          name: "includePeeringConnections", in: "query", type: "boolean", kind: "boolean", default: true,
          doc: "Whether the number of joined networks is added.",
        },
        { name: "includeProjects", in: "query", type: "boolean", kind: "boolean", default: true, doc: "Whether the projects are added." },
        { name: "search", in: "query", type: "string", kind: "string", doc: "A part of the name." },
      ],
      columns: ["id", "name", "status", "createdAt"],
    },
    createNetwork: {
      inputs: [
        { name: "name", in: "body", type: "string", kind: "string", required: true, doc: "The name of the network." },
        { name: "cidr", in: "body", type: "string", kind: "string", required: true, doc: "The addresses of the network." },
        { name: "region", in: "body", type: "string", kind: "string", required: true, doc: "The region that the network is in." },
        { name: "awsAvailabilityZoneIds", in: "body", type: "string[]", kind: "string", array: true, doc: "The availability zones that it spans." },
      ],
      columns: ["id", "name", "status", "createdAt"],
    },
    getNetwork: {
      inputs: [
        { name: "networkId", in: "path", type: "string", kind: "string", required: true, doc: "The private network, by its ID." },
      ],
      columns: ["id", "name", "status", "createdAt"],
    },
    updateNetwork: {
      inputs: [
        { name: "networkId", in: "path", type: "string", kind: "string", required: true, doc: "The private network, by its ID." },
        { name: "name", in: "body", type: "string", kind: "string", required: true, doc: "The new name of the network." },
      ],
      columns: ["id", "name", "status", "createdAt"],
    },
    deleteNetwork: {
      inputs: [
        { name: "networkId", in: "path", type: "string", kind: "string", required: true, doc: "The private network, by its ID." },
      ],
    },
    listPrivateLinkEndpoints: {
      inputs: [
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
      ],
      columns: ["endpointId", "name", "status", "createdAt"],
    },
    createPrivateLinkEndpoint: {
      inputs: [
        { name: "name", in: "body", type: "string", kind: "string", required: true, doc: "The name of the endpoint." },
        { name: "awsServiceName", in: "body", type: "string", kind: "string", required: true, doc: "The name of the service at AWS." },
        { name: "projectId", in: "body", type: "string", kind: "string", required: true, doc: "The project that reaches the service." },
        { name: "vercelRegion", in: "body", type: "string", kind: "string", required: true, doc: "The region from which the network is reached." },
        { name: "enablePrivateDns", in: "body", type: "boolean", kind: "boolean", doc: "Whether the service's own names lead to the endpoint." },
      ],
      columns: ["endpointId", "name", "status", "createdAt"],
    },
    getPrivateLinkEndpoint: {
      inputs: [
        { name: "endpointId", in: "path", type: "string", kind: "string", required: true, doc: "The endpoint, by its ID." },
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
      ],
      columns: ["endpointId", "name", "status", "createdAt"],
    },
    updatePrivateLinkEndpoint: {
      inputs: [
        { name: "endpointId", in: "path", type: "string", kind: "string", required: true, doc: "The endpoint, by its ID." },
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "name", in: "body", type: "string", kind: "string", doc: "The new name of the endpoint." },
        { name: "enablePrivateDns", in: "body", type: "boolean", kind: "boolean", doc: "Whether the service's own names lead to the endpoint." },
      ],
      columns: ["endpointId", "name", "status", "createdAt"],
    },
    deletePrivateLinkEndpoint: {
      inputs: [
        { name: "endpointId", in: "path", type: "string", kind: "string", required: true, doc: "The endpoint, by its ID." },
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
      ],
    },
    updateStaticIps: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "builds", in: "body", type: "boolean", kind: "boolean", doc: "Whether builds use them." },
        { name: "regions", in: "body", type: "string[]", kind: "string", array: true, doc: "The regions that use them." },
      ],
      variants: { of: [{ required: ["builds"], optional: ["regions"] }, { required: ["regions"], optional: ["builds"] }] },
      words: ["fixed IP", "outbound IP"],
    },
  },
  shapes: {},
};
