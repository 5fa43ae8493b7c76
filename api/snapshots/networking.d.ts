// What @slipway/networking exports, written by `pnpm api`. Changes here are lost.
declare module "@slipway/networking" {
import { ApiPromise } from "@slipway/core";
import { CallOptions } from "@slipway/core";
import { Client } from "@slipway/core";
export interface ConnectConfiguration {
	buildsEnabled: boolean;
	connectConfigurationId: string;
	createdAt: number;
	envId: string;
	passive: boolean;
	updatedAt: number;
	aws?: {
		subnetIds: string[];
		securityGroupId?: string | undefined;
	} | undefined;
	dc?: string | undefined;
}
export type CreateNetworkInput = CreateNetworkRequest;
export type CreateNetworkOutput = PrivateNetwork;
export interface CreateNetworkRequest {
	name: string;
	cidr: string;
	region: string;
	awsAvailabilityZoneIds?: readonly string[] | undefined;
}
export type CreatePrivateLinkEndpointInput = CreatePrivateLinkEndpointRequest;
export type CreatePrivateLinkEndpointOutput = PrivateLinkEndpoint;
export interface CreatePrivateLinkEndpointRequest {
	name: string;
	awsServiceName: string;
	projectId: string;
	vercelRegion: string;
	enablePrivateDns?: boolean | undefined;
}
export interface DeleteNetworkInput {
	networkId: string;
}
export type DeleteNetworkOutput = void;
export interface DeletePrivateLinkEndpointInput {
	endpointId: string;
	projectId: string;
}
export type DeletePrivateLinkEndpointOutput = void;
export interface GetNetworkInput {
	networkId: string;
}
export type GetNetworkOutput = PrivateNetwork;
export interface GetPrivateLinkEndpointInput {
	endpointId: string;
	projectId: string;
}
export type GetPrivateLinkEndpointOutput = PrivateLinkEndpoint;
export interface ListNetworksInput {
	includeHostedZones?: boolean | undefined;
	includePeeringConnections?: boolean | undefined;
	includeProjects?: boolean | undefined;
	search?: string | undefined;
}
export type ListNetworksOutput = PrivateNetwork[];
export interface ListPrivateLinkEndpointsInput {
	projectId: string;
}
export type ListPrivateLinkEndpointsOutput = PrivateLinkEndpoint[];
export type NetworkStatus = "create_in_progress" | "ready" | "delete_in_progress" | "error" | (string & {});
export interface PrivateLinkEndpoint {
	name: string;
	awsServiceName: string;
	createdAt: number;
	endpointId: string;
	projectId: string;
	status: PrivateLinkStatus;
	teamId: string;
	updatedAt: number;
	vercelRegion: string;
	awsDnsEntries?: string[] | undefined;
	privateDnsNames?: string[] | undefined;
	statusMessage?: string | undefined;
	vpcEndpointId?: string | undefined;
}
export type PrivateLinkStatus = "creating" | "provisioning" | "pending-acceptance" | "available" | "rejected" | "deleting" | "failed" | (string & {});
export interface PrivateNetwork {
	id: string;
	name: string;
	awsAccountId: string;
	awsRegion: string;
	cidr: string;
	createdAt: number;
	status: NetworkStatus;
	teamId: string;
	awsAvailabilityZoneIds?: string[] | undefined;
	egressIpAddresses?: string[] | undefined;
	hostedZones?: {
		count: number;
	} | undefined;
	peeringConnections?: {
		count: number;
	} | undefined;
	projects?: {
		count: number;
		ids: string[];
	} | undefined;
	region?: string | undefined;
	vpcId?: string | undefined;
}
export interface StaticIpsForBuilds {
	builds: boolean;
	regions?: readonly string[] | undefined;
}
export interface StaticIpsForRegions {
	regions: readonly string[];
	builds?: boolean | undefined;
}
export interface UpdateNetworkInput {
	networkId: string;
	name: string;
}
export type UpdateNetworkOutput = PrivateNetwork;
export interface UpdatePrivateLinkEndpointInput {
	endpointId: string;
	projectId: string;
	name?: string | undefined;
	enablePrivateDns?: boolean | undefined;
}
export type UpdatePrivateLinkEndpointOutput = PrivateLinkEndpoint;
export type UpdateStaticIpsInput = {
	idOrName: string;
} & (StaticIpsForBuilds | StaticIpsForRegions);
export type UpdateStaticIpsOutput = ConnectConfiguration[];
export function createNetwork(client: Client, input: CreateNetworkInput, options?: CallOptions): ApiPromise<PrivateNetwork>;
export function createPrivateLinkEndpoint(client: Client, input: CreatePrivateLinkEndpointInput, options?: CallOptions): ApiPromise<PrivateLinkEndpoint>;
export function deleteNetwork(client: Client, input: DeleteNetworkInput, options?: CallOptions): ApiPromise<DeleteNetworkOutput>;
export function deletePrivateLinkEndpoint(client: Client, input: DeletePrivateLinkEndpointInput, options?: CallOptions): ApiPromise<DeletePrivateLinkEndpointOutput>;
export function getNetwork(client: Client, input: GetNetworkInput, options?: CallOptions): ApiPromise<PrivateNetwork>;
export function getPrivateLinkEndpoint(client: Client, input: GetPrivateLinkEndpointInput, options?: CallOptions): ApiPromise<PrivateLinkEndpoint>;
export function listNetworks(client: Client, input?: ListNetworksInput, options?: CallOptions): ApiPromise<ListNetworksOutput>;
export function listPrivateLinkEndpoints(client: Client, input: ListPrivateLinkEndpointsInput, options?: CallOptions): ApiPromise<ListPrivateLinkEndpointsOutput>;
export function updateNetwork(client: Client, input: UpdateNetworkInput, options?: CallOptions): ApiPromise<PrivateNetwork>;
export function updatePrivateLinkEndpoint(client: Client, input: UpdatePrivateLinkEndpointInput, options?: CallOptions): ApiPromise<PrivateLinkEndpoint>;
export function updateStaticIps(client: Client, input: UpdateStaticIpsInput, options?: CallOptions): ApiPromise<UpdateStaticIpsOutput>;
}

declare module "@slipway/networking/contract" {
import { GroupContract } from "@slipway/core";
export interface Operations {
	listNetworks: {
		input: types.ListNetworksInput;
		output: types.ListNetworksOutput;
	};
	createNetwork: {
		input: types.CreateNetworkInput;
		output: types.CreateNetworkOutput;
	};
	getNetwork: {
		input: types.GetNetworkInput;
		output: types.GetNetworkOutput;
	};
	updateNetwork: {
		input: types.UpdateNetworkInput;
		output: types.UpdateNetworkOutput;
	};
	deleteNetwork: {
		input: types.DeleteNetworkInput;
		output: types.DeleteNetworkOutput;
	};
	listPrivateLinkEndpoints: {
		input: types.ListPrivateLinkEndpointsInput;
		output: types.ListPrivateLinkEndpointsOutput;
	};
	createPrivateLinkEndpoint: {
		input: types.CreatePrivateLinkEndpointInput;
		output: types.CreatePrivateLinkEndpointOutput;
	};
	getPrivateLinkEndpoint: {
		input: types.GetPrivateLinkEndpointInput;
		output: types.GetPrivateLinkEndpointOutput;
	};
	updatePrivateLinkEndpoint: {
		input: types.UpdatePrivateLinkEndpointInput;
		output: types.UpdatePrivateLinkEndpointOutput;
	};
	deletePrivateLinkEndpoint: {
		input: types.DeletePrivateLinkEndpointInput;
		output: types.DeletePrivateLinkEndpointOutput;
	};
	updateStaticIps: {
		input: types.UpdateStaticIpsInput;
		output: types.UpdateStaticIpsOutput;
	};
}
export const contract: GroupContract;
}

declare module "@slipway/networking/operations" {
import { Operation } from "@slipway/core";
export const createNetwork: Operation;
export const createPrivateLinkEndpoint: Operation;
export const deleteNetwork: Operation;
export const deletePrivateLinkEndpoint: Operation;
export const getNetwork: Operation;
export const getPrivateLinkEndpoint: Operation;
export const listNetworks: Operation;
export const listPrivateLinkEndpoints: Operation;
export const updateNetwork: Operation;
export const updatePrivateLinkEndpoint: Operation;
export const updateStaticIps: Operation;
}

declare module "@slipway/networking/schemas" {
export const ConnectConfiguration: v.GenericSchema<types.ConnectConfiguration>;
export const CreateNetworkInput: v.GenericSchema<types.CreateNetworkInput>;
export const CreateNetworkRequest: v.GenericSchema<types.CreateNetworkRequest>;
export const CreatePrivateLinkEndpointInput: v.GenericSchema<types.CreatePrivateLinkEndpointInput>;
export const CreatePrivateLinkEndpointRequest: v.GenericSchema<types.CreatePrivateLinkEndpointRequest>;
export const DeleteNetworkInput: v.GenericSchema<types.DeleteNetworkInput>;
export const DeletePrivateLinkEndpointInput: v.GenericSchema<types.DeletePrivateLinkEndpointInput>;
export const GetNetworkInput: v.GenericSchema<types.GetNetworkInput>;
export const GetPrivateLinkEndpointInput: v.GenericSchema<types.GetPrivateLinkEndpointInput>;
export const ListNetworksInput: v.GenericSchema<types.ListNetworksInput>;
export const ListNetworksOutput: v.GenericSchema<types.ListNetworksOutput>;
export const ListPrivateLinkEndpointsInput: v.GenericSchema<types.ListPrivateLinkEndpointsInput>;
export const ListPrivateLinkEndpointsOutput: v.GenericSchema<types.ListPrivateLinkEndpointsOutput>;
export const NetworkStatus: v.GenericSchema<types.NetworkStatus>;
export const PrivateLinkEndpoint: v.GenericSchema<types.PrivateLinkEndpoint>;
export const PrivateLinkStatus: v.GenericSchema<types.PrivateLinkStatus>;
export const PrivateNetwork: v.GenericSchema<types.PrivateNetwork>;
export const StaticIpsForBuilds: v.GenericSchema<types.StaticIpsForBuilds>;
export const StaticIpsForRegions: v.GenericSchema<types.StaticIpsForRegions>;
export const UpdateNetworkInput: v.GenericSchema<types.UpdateNetworkInput>;
export const UpdatePrivateLinkEndpointInput: v.GenericSchema<types.UpdatePrivateLinkEndpointInput>;
export const UpdateStaticIpsInput: v.GenericSchema<types.UpdateStaticIpsInput>;
export const UpdateStaticIpsOutput: v.GenericSchema<types.UpdateStaticIpsOutput>;
}
