// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
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
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function listNetworks(
  client: Client,
  input?: ListNetworksInput,
  options?: CallOptions,
): ApiPromise<ListNetworksOutput> {
  return call(client, operations.listNetworks, input, options);
}

/**
 * Creates a private network, which is paid for.
 *
 * **Spends:** money is owed because of the call itself.
 *
 * `POST /v1/connect/networks`
 *
 * @throws `ApiError` 400, 401, 402, 403, 409, 410
 */
export function createNetwork(
  client: Client,
  input: CreateNetworkInput,
  options?: CallOptions,
): ApiPromise<PrivateNetwork> {
  return call(client, operations.createNetwork, input, options);
}

/**
 * Gets a private network.
 *
 * `GET /v1/connect/networks/{networkId}`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function getNetwork(
  client: Client,
  input: GetNetworkInput,
  options?: CallOptions,
): ApiPromise<PrivateNetwork> {
  return call(client, operations.getNetwork, input, options);
}

/**
 * Changes the name of a private network.
 *
 * `PATCH /v1/connect/networks/{networkId}`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function updateNetwork(
  client: Client,
  input: UpdateNetworkInput,
  options?: CallOptions,
): ApiPromise<PrivateNetwork> {
  return call(client, operations.updateNetwork, input, options);
}

/**
 * Deletes a private network; nothing can connect through it any more.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/connect/networks/{networkId}`
 *
 * @throws `ApiError` 400, 401, 402, 403, 409, 410
 */
export function deleteNetwork(
  client: Client,
  input: DeleteNetworkInput,
  options?: CallOptions,
): ApiPromise<DeleteNetworkOutput> {
  return call(client, operations.deleteNetwork, input, options);
}

/**
 * Lists the PrivateLink endpoints of a project.
 *
 * `GET /v1/networking/privatelink/endpoints`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function listPrivateLinkEndpoints(
  client: Client,
  input: ListPrivateLinkEndpointsInput,
  options?: CallOptions,
): ApiPromise<ListPrivateLinkEndpointsOutput> {
  return call(client, operations.listPrivateLinkEndpoints, input, options);
}

/**
 * Creates a PrivateLink endpoint of a project.
 *
 * **Spends:** money is owed because of the call itself.
 *
 * `POST /v1/networking/privatelink/endpoints`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409, 410
 */
export function createPrivateLinkEndpoint(
  client: Client,
  input: CreatePrivateLinkEndpointInput,
  options?: CallOptions,
): ApiPromise<PrivateLinkEndpoint> {
  return call(client, operations.createPrivateLinkEndpoint, input, options);
}

/**
 * Gets a PrivateLink endpoint of a project.
 *
 * `GET /v1/networking/privatelink/endpoints/{endpointId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getPrivateLinkEndpoint(
  client: Client,
  input: GetPrivateLinkEndpointInput,
  options?: CallOptions,
): ApiPromise<PrivateLinkEndpoint> {
  return call(client, operations.getPrivateLinkEndpoint, input, options);
}

/**
 * Changes a PrivateLink endpoint of a project.
 *
 * `PATCH /v1/networking/privatelink/endpoints/{endpointId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409, 410
 */
export function updatePrivateLinkEndpoint(
  client: Client,
  input: UpdatePrivateLinkEndpointInput,
  options?: CallOptions,
): ApiPromise<PrivateLinkEndpoint> {
  return call(client, operations.updatePrivateLinkEndpoint, input, options);
}

/**
 * Deletes a PrivateLink endpoint; its project no longer reaches the service through it.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * `DELETE /v1/networking/privatelink/endpoints/{endpointId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 409, 410
 */
export function deletePrivateLinkEndpoint(
  client: Client,
  input: DeletePrivateLinkEndpointInput,
  options?: CallOptions,
): ApiPromise<DeletePrivateLinkEndpointOutput> {
  return call(client, operations.deletePrivateLinkEndpoint, input, options);
}

/**
 * Changes where a project uses static IP addresses, which are paid for.
 *
 * **Spends:** money is owed because of the call itself.
 *
 * `PATCH /v1/projects/{idOrName}/shared-connect-links`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 409, 410, 500
 */
export function updateStaticIps(
  client: Client,
  input: UpdateStaticIpsInput,
  options?: CallOptions,
): ApiPromise<UpdateStaticIpsOutput> {
  return call(client, operations.updateStaticIps, input, options);
}
