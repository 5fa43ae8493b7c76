// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Lists the private networks of the team.
 *
 * `GET /v1/connect/networks`
 */
export const listNetworks: Operation = { route: "GET /v1/connect/networks", group: "networking", team: true };

/**
 * Creates a private network, which is paid for.
 *
 * `POST /v1/connect/networks`
 */
export const createNetwork: Operation = { route: "POST /v1/connect/networks", group: "networking", team: true };

/**
 * Gets a private network.
 *
 * `GET /v1/connect/networks/{networkId}`
 */
export const getNetwork: Operation = { route: "GET /v1/connect/networks/{networkId}", group: "networking", team: true };

/**
 * Changes the name of a private network.
 *
 * `PATCH /v1/connect/networks/{networkId}`
 */
export const updateNetwork: Operation = { route: "PATCH /v1/connect/networks/{networkId}", group: "networking", team: true, safe: true };

/**
 * Deletes a private network; nothing can connect through it any more.
 *
 * `DELETE /v1/connect/networks/{networkId}`
 */
export const deleteNetwork: Operation = { route: "DELETE /v1/connect/networks/{networkId}", group: "networking", team: true };

/**
 * Lists the PrivateLink endpoints of a project.
 *
 * `GET /v1/networking/privatelink/endpoints`
 */
export const listPrivateLinkEndpoints: Operation = { route: "GET /v1/networking/privatelink/endpoints", group: "networking", team: true };

/**
 * Creates a PrivateLink endpoint of a project.
 *
 * `POST /v1/networking/privatelink/endpoints`
 */
export const createPrivateLinkEndpoint: Operation = { route: "POST /v1/networking/privatelink/endpoints", group: "networking", team: true };

/**
 * Gets a PrivateLink endpoint of a project.
 *
 * `GET /v1/networking/privatelink/endpoints/{endpointId}`
 */
export const getPrivateLinkEndpoint: Operation = { route: "GET /v1/networking/privatelink/endpoints/{endpointId}", group: "networking", team: true };

/**
 * Changes a PrivateLink endpoint of a project.
 *
 * `PATCH /v1/networking/privatelink/endpoints/{endpointId}`
 */
export const updatePrivateLinkEndpoint: Operation = {
  route: "PATCH /v1/networking/privatelink/endpoints/{endpointId}", group: "networking", query: ["projectId"], team: true, safe: true,
};

/**
 * Deletes a PrivateLink endpoint; its project no longer reaches the service through it.
 *
 * `DELETE /v1/networking/privatelink/endpoints/{endpointId}`
 */
export const deletePrivateLinkEndpoint: Operation = { route: "DELETE /v1/networking/privatelink/endpoints/{endpointId}", group: "networking", team: true };

/**
 * Changes where a project uses static IP addresses, which are paid for.
 *
 * `PATCH /v1/projects/{idOrName}/shared-connect-links`
 */
export const updateStaticIps: Operation = { route: "PATCH /v1/projects/{idOrName}/shared-connect-links", group: "networking", team: true, safe: true };
