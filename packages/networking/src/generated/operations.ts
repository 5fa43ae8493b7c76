// Generated from contract/ by `pnpm generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client } from "@slipway/core";
import type {
  CreateNetworkInput,
  CreatePrivateLinkEndpointInput,
  DeleteNetworkInput,
  DeleteNetworkOutput,
  DeletePrivateLinkEndpointInput,
  DeletePrivateLinkEndpointOutput,
  GetNetworkInput,
  GetPrivateLinkEndpointInput,
  ListNetworksInput,
  ListNetworksOutput,
  ListPrivateLinkEndpointsInput,
  ListPrivateLinkEndpointsOutput,
  PrivateLinkEndpoint,
  PrivateNetwork,
  UpdateNetworkInput,
  UpdatePrivateLinkEndpointInput,
  UpdateStaticIpsInput,
  UpdateStaticIpsOutput,
} from "./types.ts";

/**
 * Lists the private networks of the team.
 *
 * `GET /v1/connect/networks`
 */
export function listNetworks(
  client: Client,
  input?: ListNetworksInput,
  options?: CallOptions,
): ApiPromise<ListNetworksOutput> {
  return call(client, { route: "GET /v1/connect/networks", group: "networking", team: true }, input, options);
}

/**
 * Creates a private network, which is paid for.
 *
 * `POST /v1/connect/networks`
 */
export function createNetwork(
  client: Client,
  input: CreateNetworkInput,
  options?: CallOptions,
): ApiPromise<PrivateNetwork> {
  return call(client, { route: "POST /v1/connect/networks", group: "networking", team: true }, input, options);
}

/**
 * Gets a private network.
 *
 * `GET /v1/connect/networks/{networkId}`
 */
export function getNetwork(
  client: Client,
  input: GetNetworkInput,
  options?: CallOptions,
): ApiPromise<PrivateNetwork> {
  return call(client, { route: "GET /v1/connect/networks/{networkId}", group: "networking", team: true }, input, options);
}

/**
 * Changes the name of a private network.
 *
 * `PATCH /v1/connect/networks/{networkId}`
 */
export function updateNetwork(
  client: Client,
  input: UpdateNetworkInput,
  options?: CallOptions,
): ApiPromise<PrivateNetwork> {
  return call(client, { route: "PATCH /v1/connect/networks/{networkId}", group: "networking", team: true, safe: true }, input, options);
}

/**
 * Deletes a private network; nothing can connect through it any more.
 *
 * `DELETE /v1/connect/networks/{networkId}`
 */
export function deleteNetwork(
  client: Client,
  input: DeleteNetworkInput,
  options?: CallOptions,
): ApiPromise<DeleteNetworkOutput> {
  return call(client, { route: "DELETE /v1/connect/networks/{networkId}", group: "networking", team: true }, input, options);
}

/**
 * Lists the PrivateLink endpoints of a project.
 *
 * `GET /v1/networking/privatelink/endpoints`
 */
export function listPrivateLinkEndpoints(
  client: Client,
  input: ListPrivateLinkEndpointsInput,
  options?: CallOptions,
): ApiPromise<ListPrivateLinkEndpointsOutput> {
  return call(client, { route: "GET /v1/networking/privatelink/endpoints", group: "networking", team: true }, input, options);
}

/**
 * Creates a PrivateLink endpoint of a project.
 *
 * `POST /v1/networking/privatelink/endpoints`
 */
export function createPrivateLinkEndpoint(
  client: Client,
  input: CreatePrivateLinkEndpointInput,
  options?: CallOptions,
): ApiPromise<PrivateLinkEndpoint> {
  return call(client, { route: "POST /v1/networking/privatelink/endpoints", group: "networking", team: true }, input, options);
}

/**
 * Gets a PrivateLink endpoint of a project.
 *
 * `GET /v1/networking/privatelink/endpoints/{endpointId}`
 */
export function getPrivateLinkEndpoint(
  client: Client,
  input: GetPrivateLinkEndpointInput,
  options?: CallOptions,
): ApiPromise<PrivateLinkEndpoint> {
  return call(client, { route: "GET /v1/networking/privatelink/endpoints/{endpointId}", group: "networking", team: true }, input, options);
}

/**
 * Changes a PrivateLink endpoint of a project.
 *
 * `PATCH /v1/networking/privatelink/endpoints/{endpointId}`
 */
export function updatePrivateLinkEndpoint(
  client: Client,
  input: UpdatePrivateLinkEndpointInput,
  options?: CallOptions,
): ApiPromise<PrivateLinkEndpoint> {
  return call(client, { route: "PATCH /v1/networking/privatelink/endpoints/{endpointId}", group: "networking", query: ["projectId"], team: true, safe: true }, input, options);
}

/**
 * Deletes a PrivateLink endpoint; its project no longer reaches the service through it.
 *
 * `DELETE /v1/networking/privatelink/endpoints/{endpointId}`
 */
export function deletePrivateLinkEndpoint(
  client: Client,
  input: DeletePrivateLinkEndpointInput,
  options?: CallOptions,
): ApiPromise<DeletePrivateLinkEndpointOutput> {
  return call(client, { route: "DELETE /v1/networking/privatelink/endpoints/{endpointId}", group: "networking", team: true }, input, options);
}

/**
 * Changes where a project uses static IP addresses, which are paid for.
 *
 * `PATCH /v1/projects/{idOrName}/shared-connect-links`
 */
export function updateStaticIps(
  client: Client,
  input: UpdateStaticIpsInput,
  options?: CallOptions,
): ApiPromise<UpdateStaticIpsOutput> {
  return call(client, { route: "PATCH /v1/projects/{idOrName}/shared-connect-links", group: "networking", team: true, safe: true }, input, options);
}
