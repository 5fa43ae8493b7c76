// What @slipway/networking exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/networking" {
export { ConnectConfiguration } from "./generated/types"; // interface
export { CreateNetworkInput } from "./generated/types"; // type
export { CreateNetworkOutput } from "./generated/types"; // type
export { CreateNetworkRequest } from "./generated/types"; // interface
export { CreatePrivateLinkEndpointInput } from "./generated/types"; // type
export { CreatePrivateLinkEndpointOutput } from "./generated/types"; // type
export { CreatePrivateLinkEndpointRequest } from "./generated/types"; // interface
export { DeleteNetworkInput } from "./generated/types"; // interface
export { DeleteNetworkOutput } from "./generated/types"; // type
export { DeletePrivateLinkEndpointInput } from "./generated/types"; // interface
export { DeletePrivateLinkEndpointOutput } from "./generated/types"; // type
export { GetNetworkInput } from "./generated/types"; // interface
export { GetNetworkOutput } from "./generated/types"; // type
export { GetPrivateLinkEndpointInput } from "./generated/types"; // interface
export { GetPrivateLinkEndpointOutput } from "./generated/types"; // type
export { ListNetworksInput } from "./generated/types"; // interface
export { ListNetworksOutput } from "./generated/types"; // type
export { ListPrivateLinkEndpointsInput } from "./generated/types"; // interface
export { ListPrivateLinkEndpointsOutput } from "./generated/types"; // type
export { NetworkStatus } from "./generated/types"; // type
export { PrivateLinkEndpoint } from "./generated/types"; // interface
export { PrivateLinkStatus } from "./generated/types"; // type
export { PrivateNetwork } from "./generated/types"; // interface
export { StaticIpsForBuilds } from "./generated/types"; // interface
export { StaticIpsForRegions } from "./generated/types"; // interface
export { UpdateNetworkInput } from "./generated/types"; // interface
export { UpdateNetworkOutput } from "./generated/types"; // type
export { UpdatePrivateLinkEndpointInput } from "./generated/types"; // interface
export { UpdatePrivateLinkEndpointOutput } from "./generated/types"; // type
export { UpdateStaticIpsInput } from "./generated/types"; // type
export { UpdateStaticIpsOutput } from "./generated/types"; // type
export { createNetwork } from "./generated/operations"; // function
export { createPrivateLinkEndpoint } from "./generated/operations"; // function
export { deleteNetwork } from "./generated/operations"; // function
export { deletePrivateLinkEndpoint } from "./generated/operations"; // function
export { getNetwork } from "./generated/operations"; // function
export { getPrivateLinkEndpoint } from "./generated/operations"; // function
export { listNetworks } from "./generated/operations"; // function
export { listPrivateLinkEndpoints } from "./generated/operations"; // function
export { updateNetwork } from "./generated/operations"; // function
export { updatePrivateLinkEndpoint } from "./generated/operations"; // function
export { updateStaticIps } from "./generated/operations"; // function
}

declare module "@slipway/networking/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/networking/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/networking/operations" {
export { createNetwork } from "./generated/descriptors"; // const
export { createPrivateLinkEndpoint } from "./generated/descriptors"; // const
export { deleteNetwork } from "./generated/descriptors"; // const
export { deletePrivateLinkEndpoint } from "./generated/descriptors"; // const
export { getNetwork } from "./generated/descriptors"; // const
export { getPrivateLinkEndpoint } from "./generated/descriptors"; // const
export { listNetworks } from "./generated/descriptors"; // const
export { listPrivateLinkEndpoints } from "./generated/descriptors"; // const
export { updateNetwork } from "./generated/descriptors"; // const
export { updatePrivateLinkEndpoint } from "./generated/descriptors"; // const
export { updateStaticIps } from "./generated/descriptors"; // const
}

declare module "@slipway/networking/schemas" {
export { ConnectConfiguration } from "./generated/schemas"; // const
export { CreateNetworkInput } from "./generated/schemas"; // const
export { CreateNetworkRequest } from "./generated/schemas"; // const
export { CreatePrivateLinkEndpointInput } from "./generated/schemas"; // const
export { CreatePrivateLinkEndpointRequest } from "./generated/schemas"; // const
export { DeleteNetworkInput } from "./generated/schemas"; // const
export { DeletePrivateLinkEndpointInput } from "./generated/schemas"; // const
export { GetNetworkInput } from "./generated/schemas"; // const
export { GetPrivateLinkEndpointInput } from "./generated/schemas"; // const
export { ListNetworksInput } from "./generated/schemas"; // const
export { ListNetworksOutput } from "./generated/schemas"; // const
export { ListPrivateLinkEndpointsInput } from "./generated/schemas"; // const
export { ListPrivateLinkEndpointsOutput } from "./generated/schemas"; // const
export { NetworkStatus } from "./generated/schemas"; // const
export { PrivateLinkEndpoint } from "./generated/schemas"; // const
export { PrivateLinkStatus } from "./generated/schemas"; // const
export { PrivateNetwork } from "./generated/schemas"; // const
export { StaticIpsForBuilds } from "./generated/schemas"; // const
export { StaticIpsForRegions } from "./generated/schemas"; // const
export { UpdateNetworkInput } from "./generated/schemas"; // const
export { UpdatePrivateLinkEndpointInput } from "./generated/schemas"; // const
export { UpdateStaticIpsInput } from "./generated/schemas"; // const
export { UpdateStaticIpsOutput } from "./generated/schemas"; // const
}
