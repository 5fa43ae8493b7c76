// Generated from contract/ by `npm run generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";
import {
  ConnectConfiguration,
} from "../../../../shapes/generated/schemas.ts";
export {
  ConnectConfiguration,
} from "../../../../shapes/generated/schemas.ts";

export const CreateNetworkRequest: v.GenericSchema<types.CreateNetworkRequest> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  cidr: v.string(),
  region: v.string(),
  awsAvailabilityZoneIds: v.optional(v.array(v.string())),
}))();

export const CreatePrivateLinkEndpointRequest: v.GenericSchema<types.CreatePrivateLinkEndpointRequest> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  awsServiceName: v.string(),
  projectId: v.string(),
  vercelRegion: v.string(),
  enablePrivateDns: v.optional(v.boolean()),
}))();

export const NetworkStatus: v.GenericSchema<types.NetworkStatus> = /* @__PURE__ */ v.picklist(["create_in_progress", "ready", "delete_in_progress", "error"]);

export const PrivateLinkStatus: v.GenericSchema<types.PrivateLinkStatus> = /* @__PURE__ */ v.picklist(["creating", "provisioning", "pending-acceptance", "available", "rejected", "deleting", "failed"]);

export const PrivateLinkEndpoint: v.GenericSchema<types.PrivateLinkEndpoint> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  awsServiceName: v.string(),
  createdAt: v.number(),
  endpointId: v.string(),
  projectId: v.string(),
  status: PrivateLinkStatus,
  teamId: v.string(),
  updatedAt: v.number(),
  vercelRegion: v.string(),
  awsDnsEntries: v.optional(v.array(v.string())),
  privateDnsNames: v.optional(v.array(v.string())),
  statusMessage: v.optional(v.string()),
  vpcEndpointId: v.optional(v.string()),
}))();

export const PrivateNetwork: v.GenericSchema<types.PrivateNetwork> = /* @__PURE__ */ (() => v.looseObject({
  id: v.string(),
  name: v.string(),
  awsAccountId: v.string(),
  awsRegion: v.string(),
  cidr: v.string(),
  createdAt: v.number(),
  status: NetworkStatus,
  teamId: v.string(),
  awsAvailabilityZoneIds: v.optional(v.array(v.string())),
  egressIpAddresses: v.optional(v.array(v.string())),
  hostedZones: v.optional(v.looseObject({
    count: v.number(),
  })),
  peeringConnections: v.optional(v.looseObject({
    count: v.number(),
  })),
  projects: v.optional(v.looseObject({
    count: v.number(),
    ids: v.array(v.string()),
  })),
  region: v.optional(v.string()),
  vpcId: v.optional(v.string()),
}))();

export const StaticIpsForBuilds: v.GenericSchema<types.StaticIpsForBuilds> = /* @__PURE__ */ (() => v.looseObject({
  builds: v.boolean(),
  regions: v.optional(v.array(v.string())),
}))();

export const StaticIpsForRegions: v.GenericSchema<types.StaticIpsForRegions> = /* @__PURE__ */ (() => v.looseObject({
  regions: v.array(v.string()),
  builds: v.optional(v.boolean()),
}))();

export const ListNetworksInput: v.GenericSchema<types.ListNetworksInput> = /* @__PURE__ */ (() => v.looseObject({
  includeHostedZones: v.optional(v.boolean()),
  includePeeringConnections: v.optional(v.boolean()),
  includeProjects: v.optional(v.boolean()),
  search: v.optional(v.string()),
}))();

export const ListNetworksOutput: v.GenericSchema<types.ListNetworksOutput> = /* @__PURE__ */ v.array(PrivateNetwork);

export const CreateNetworkInput: v.GenericSchema<types.CreateNetworkInput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  cidr: v.string(),
  region: v.string(),
  awsAvailabilityZoneIds: v.optional(v.array(v.string())),
}))();

export const GetNetworkInput: v.GenericSchema<types.GetNetworkInput> = /* @__PURE__ */ (() => v.looseObject({
  networkId: v.string(),
}))();

export const UpdateNetworkInput: v.GenericSchema<types.UpdateNetworkInput> = /* @__PURE__ */ (() => v.looseObject({
  networkId: v.string(),
  name: v.string(),
}))();

export const DeleteNetworkInput: v.GenericSchema<types.DeleteNetworkInput> = /* @__PURE__ */ (() => v.looseObject({
  networkId: v.string(),
}))();

export const ListPrivateLinkEndpointsInput: v.GenericSchema<types.ListPrivateLinkEndpointsInput> = /* @__PURE__ */ (() => v.looseObject({
  projectId: v.string(),
}))();

export const ListPrivateLinkEndpointsOutput: v.GenericSchema<types.ListPrivateLinkEndpointsOutput> = /* @__PURE__ */ v.array(PrivateLinkEndpoint);

export const CreatePrivateLinkEndpointInput: v.GenericSchema<types.CreatePrivateLinkEndpointInput> = /* @__PURE__ */ (() => v.looseObject({
  name: v.string(),
  awsServiceName: v.string(),
  projectId: v.string(),
  vercelRegion: v.string(),
  enablePrivateDns: v.optional(v.boolean()),
}))();

export const GetPrivateLinkEndpointInput: v.GenericSchema<types.GetPrivateLinkEndpointInput> = /* @__PURE__ */ (() => v.looseObject({
  endpointId: v.string(),
  projectId: v.string(),
}))();

export const UpdatePrivateLinkEndpointInput: v.GenericSchema<types.UpdatePrivateLinkEndpointInput> = /* @__PURE__ */ (() => v.looseObject({
  endpointId: v.string(),
  projectId: v.string(),
  name: v.optional(v.string()),
  enablePrivateDns: v.optional(v.boolean()),
}))();

export const DeletePrivateLinkEndpointInput: v.GenericSchema<types.DeletePrivateLinkEndpointInput> = /* @__PURE__ */ (() => v.looseObject({
  endpointId: v.string(),
  projectId: v.string(),
}))();

export const UpdateStaticIpsInput: v.GenericSchema<types.UpdateStaticIpsInput> = /* @__PURE__ */ (() => v.intersect([v.looseObject({
  idOrName: v.string(),
}), v.union([StaticIpsForBuilds, StaticIpsForRegions])]))();

export const UpdateStaticIpsOutput: v.GenericSchema<types.UpdateStaticIpsOutput> = /* @__PURE__ */ v.array(ConnectConfiguration);
