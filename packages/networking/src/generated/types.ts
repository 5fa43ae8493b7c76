// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import type {
  ConnectConfiguration,
} from "../../../../shapes/generated/types.ts";
export type {
  ConnectConfiguration,
} from "../../../../shapes/generated/types.ts";

/** A new network. */
export interface CreateNetworkRequest {
  /** The name of the network. */
  name: string;
  /** The addresses of the network. */
  cidr: string;
  /** The region that the network is in. */
  region: string;
  /** The availability zones that it spans. */
  awsAvailabilityZoneIds?: readonly string[] | undefined;
}

/** A new endpoint. */
export interface CreatePrivateLinkEndpointRequest {
  /** The name of the endpoint. */
  name: string;
  /** The name of the service at AWS. */
  awsServiceName: string;
  /** The project that reaches the service. */
  projectId: string;
  /** The region from which the network is reached. */
  vercelRegion: string;
  /** Whether the service's own names lead to the endpoint. */
  enablePrivateDns?: boolean | undefined;
}

/** The state of a network. */
export type NetworkStatus = "create_in_progress" | "ready" | "delete_in_progress" | "error" | Unlisted;

/** A private way from a project to a service at AWS. */
export interface PrivateLinkEndpoint {
  name: string;
  /** The name of the service at AWS. */
  awsServiceName: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  endpointId: string;
  /** The ID of a project: `prj_…`. */
  projectId: string;
  status: PrivateLinkStatus;
  /** The ID of a team: `team_…`. */
  teamId: string;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** The region from which the network is reached. */
  vercelRegion: string;
  /** The names that the endpoint has at AWS. */
  awsDnsEntries?: string[] | undefined;
  /** The service's own names, when they lead to the endpoint. */
  privateDnsNames?: string[] | undefined;
  /** Reason for the current state. */
  statusMessage?: string | undefined;
  vpcEndpointId?: string | undefined;
}

/** The state of an endpoint. */
export type PrivateLinkStatus =
  | "creating"
  | "provisioning"
  | "pending-acceptance"
  | "available"
  | "rejected"
  | "deleting"
  | "failed"
  | Unlisted;

/** A private network. */
export interface PrivateNetwork {
  id: string;
  name: string;
  awsAccountId: string;
  awsRegion: string;
  /** The addresses of the network. */
  cidr: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  status: NetworkStatus;
  /** The ID of a team: `team_…`. */
  teamId: string;
  /** The availability zones that it spans. */
  awsAvailabilityZoneIds?: string[] | undefined;
  /** The addresses from which the network's traffic comes. */
  egressIpAddresses?: string[] | undefined;
  /** The DNS zones that the network can resolve. */
  hostedZones?: {
    count: number;
  } | undefined;
  /** The networks that it is joined to. */
  peeringConnections?: {
    count: number;
  } | undefined;
  /** The projects that use it. */
  projects?: {
    count: number;
    ids: string[];
  } | undefined;
  region?: string | undefined;
  vpcId?: string | undefined;
}

/** Whether builds use them. */
export interface StaticIpsForBuilds {
  /** Whether builds use them. */
  builds: boolean;
  /** The regions that use them. */
  regions?: readonly string[] | undefined;
}

/** The regions that use them. */
export interface StaticIpsForRegions {
  /** The regions that use them. */
  regions: readonly string[];
  /** Whether builds use them. */
  builds?: boolean | undefined;
}

/** Input of `listNetworks`. */
export interface ListNetworksInput {
  /** Whether the number of DNS zones is added. Default: `true`. */
  includeHostedZones?: boolean | undefined;
  /** Whether the number of joined networks is added. Default: `true`. */
  includePeeringConnections?: boolean | undefined;
  /** Whether the projects are added. Default: `true`. */
  includeProjects?: boolean | undefined;
  /** A part of the name. */
  search?: string | undefined;
}

/** Answer of `listNetworks`. */
export type ListNetworksOutput = PrivateNetwork[];

/** Input of `createNetwork`. */
export type CreateNetworkInput = CreateNetworkRequest;

/** Answer of `createNetwork`. */
export type CreateNetworkOutput = PrivateNetwork;

/** Input of `getNetwork`. */
export interface GetNetworkInput {
  /** The private network, by its ID. */
  networkId: string;
}

/** Answer of `getNetwork`. */
export type GetNetworkOutput = PrivateNetwork;

/** Input of `updateNetwork`. */
export interface UpdateNetworkInput {
  /** The private network, by its ID. */
  networkId: string;
  /** The new name of the network. */
  name: string;
}

/** Answer of `updateNetwork`. */
export type UpdateNetworkOutput = PrivateNetwork;

/** Input of `deleteNetwork`. */
export interface DeleteNetworkInput {
  /** The private network, by its ID. */
  networkId: string;
}

/** Answer of `deleteNetwork`. */
export type DeleteNetworkOutput = void;

/** Input of `listPrivateLinkEndpoints`. */
export interface ListPrivateLinkEndpointsInput {
  /** The project. */
  projectId: string;
}

/** Answer of `listPrivateLinkEndpoints`. */
export type ListPrivateLinkEndpointsOutput = PrivateLinkEndpoint[];

/** Input of `createPrivateLinkEndpoint`. */
export type CreatePrivateLinkEndpointInput = CreatePrivateLinkEndpointRequest;

/** Answer of `createPrivateLinkEndpoint`. */
export type CreatePrivateLinkEndpointOutput = PrivateLinkEndpoint;

/** Input of `getPrivateLinkEndpoint`. */
export interface GetPrivateLinkEndpointInput {
  /** The endpoint, by its ID. */
  endpointId: string;
  /** The project. */
  projectId: string;
}

/** Answer of `getPrivateLinkEndpoint`. */
export type GetPrivateLinkEndpointOutput = PrivateLinkEndpoint;

/** Input of `updatePrivateLinkEndpoint`. */
export interface UpdatePrivateLinkEndpointInput {
  /** The endpoint, by its ID. */
  endpointId: string;
  /** The project. */
  projectId: string;
  /** The new name of the endpoint. */
  name?: string | undefined;
  /** Whether the service's own names lead to the endpoint. */
  enablePrivateDns?: boolean | undefined;
}

/** Answer of `updatePrivateLinkEndpoint`. */
export type UpdatePrivateLinkEndpointOutput = PrivateLinkEndpoint;

/** Input of `deletePrivateLinkEndpoint`. */
export interface DeletePrivateLinkEndpointInput {
  /** The endpoint, by its ID. */
  endpointId: string;
  /** The project. */
  projectId: string;
}

/** Answer of `deletePrivateLinkEndpoint`. */
export type DeletePrivateLinkEndpointOutput = void;

/** Input of `updateStaticIps`. */
export type UpdateStaticIpsInput = {
  /** The project, by its ID or its name. */
  idOrName: string;
} & (StaticIpsForBuilds | StaticIpsForRegions);

/** Answer of `updateStaticIps`. */
export type UpdateStaticIpsOutput = ConnectConfiguration[];
