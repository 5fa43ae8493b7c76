// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as v from "valibot";
import type * as types from "./types.ts";

export const ConnectConfiguration: v.GenericSchema<types.ConnectConfiguration> = /* @__PURE__ */ v.looseObject({
  buildsEnabled: /* @__PURE__ */ v.boolean(),
  connectConfigurationId: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  envId: /* @__PURE__ */ v.string(),
  passive: /* @__PURE__ */ v.boolean(),
  updatedAt: /* @__PURE__ */ v.number(),
  aws: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    subnetIds: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
    securityGroupId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  })),
  dc: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const CreateNetworkRequest: v.GenericSchema<types.CreateNetworkRequest> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  cidr: /* @__PURE__ */ v.string(),
  region: /* @__PURE__ */ v.string(),
  awsAvailabilityZoneIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const CreatePrivateLinkEndpointRequest: v.GenericSchema<types.CreatePrivateLinkEndpointRequest> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  awsServiceName: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
  vercelRegion: /* @__PURE__ */ v.string(),
  enablePrivateDns: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const NetworkStatus: v.GenericSchema<types.NetworkStatus> = /* @__PURE__ */ v.picklist(["create_in_progress", "ready", "delete_in_progress", "error"]);

export const PrivateLinkStatus: v.GenericSchema<types.PrivateLinkStatus> = /* @__PURE__ */ v.picklist(["creating", "provisioning", "pending-acceptance", "available", "rejected", "deleting", "failed"]);

export const PrivateLinkEndpoint: v.GenericSchema<types.PrivateLinkEndpoint> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  awsServiceName: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  endpointId: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
  status: PrivateLinkStatus,
  teamId: /* @__PURE__ */ v.string(),
  updatedAt: /* @__PURE__ */ v.number(),
  vercelRegion: /* @__PURE__ */ v.string(),
  awsDnsEntries: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  privateDnsNames: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  statusMessage: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  vpcEndpointId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const PrivateNetwork: v.GenericSchema<types.PrivateNetwork> = /* @__PURE__ */ v.looseObject({
  id: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  awsAccountId: /* @__PURE__ */ v.string(),
  awsRegion: /* @__PURE__ */ v.string(),
  cidr: /* @__PURE__ */ v.string(),
  createdAt: /* @__PURE__ */ v.number(),
  status: NetworkStatus,
  teamId: /* @__PURE__ */ v.string(),
  awsAvailabilityZoneIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  egressIpAddresses: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
  hostedZones: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    count: /* @__PURE__ */ v.number(),
  })),
  peeringConnections: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    count: /* @__PURE__ */ v.number(),
  })),
  projects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.looseObject({
    count: /* @__PURE__ */ v.number(),
    ids: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  })),
  region: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  vpcId: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const StaticIpsForBuilds: v.GenericSchema<types.StaticIpsForBuilds> = /* @__PURE__ */ v.looseObject({
  builds: /* @__PURE__ */ v.boolean(),
  regions: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const StaticIpsForRegions: v.GenericSchema<types.StaticIpsForRegions> = /* @__PURE__ */ v.looseObject({
  regions: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
  builds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const ListNetworksInput: v.GenericSchema<types.ListNetworksInput> = /* @__PURE__ */ v.looseObject({
  includeHostedZones: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  includePeeringConnections: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  includeProjects: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
  search: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
});

export const ListNetworksOutput: v.GenericSchema<types.ListNetworksOutput> = /* @__PURE__ */ v.array(PrivateNetwork);

export const CreateNetworkInput: v.GenericSchema<types.CreateNetworkInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  cidr: /* @__PURE__ */ v.string(),
  region: /* @__PURE__ */ v.string(),
  awsAvailabilityZoneIds: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(/* @__PURE__ */ v.string())),
});

export const GetNetworkInput: v.GenericSchema<types.GetNetworkInput> = /* @__PURE__ */ v.looseObject({
  networkId: /* @__PURE__ */ v.string(),
});

export const UpdateNetworkInput: v.GenericSchema<types.UpdateNetworkInput> = /* @__PURE__ */ v.looseObject({
  networkId: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
});

export const DeleteNetworkInput: v.GenericSchema<types.DeleteNetworkInput> = /* @__PURE__ */ v.looseObject({
  networkId: /* @__PURE__ */ v.string(),
});

export const ListPrivateLinkEndpointsInput: v.GenericSchema<types.ListPrivateLinkEndpointsInput> = /* @__PURE__ */ v.looseObject({
  projectId: /* @__PURE__ */ v.string(),
});

export const ListPrivateLinkEndpointsOutput: v.GenericSchema<types.ListPrivateLinkEndpointsOutput> = /* @__PURE__ */ v.array(PrivateLinkEndpoint);

export const CreatePrivateLinkEndpointInput: v.GenericSchema<types.CreatePrivateLinkEndpointInput> = /* @__PURE__ */ v.looseObject({
  name: /* @__PURE__ */ v.string(),
  awsServiceName: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
  vercelRegion: /* @__PURE__ */ v.string(),
  enablePrivateDns: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const GetPrivateLinkEndpointInput: v.GenericSchema<types.GetPrivateLinkEndpointInput> = /* @__PURE__ */ v.looseObject({
  endpointId: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
});

export const UpdatePrivateLinkEndpointInput: v.GenericSchema<types.UpdatePrivateLinkEndpointInput> = /* @__PURE__ */ v.looseObject({
  endpointId: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.string()),
  enablePrivateDns: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
});

export const DeletePrivateLinkEndpointInput: v.GenericSchema<types.DeletePrivateLinkEndpointInput> = /* @__PURE__ */ v.looseObject({
  endpointId: /* @__PURE__ */ v.string(),
  projectId: /* @__PURE__ */ v.string(),
});

export const UpdateStaticIpsInput: v.GenericSchema<types.UpdateStaticIpsInput> = /* @__PURE__ */ v.intersect([/* @__PURE__ */ v.looseObject({
  idOrName: /* @__PURE__ */ v.string(),
}), /* @__PURE__ */ v.union([StaticIpsForBuilds, StaticIpsForRegions])]);

export const UpdateStaticIpsOutput: v.GenericSchema<types.UpdateStaticIpsOutput> = /* @__PURE__ */ v.array(ConnectConfiguration);
