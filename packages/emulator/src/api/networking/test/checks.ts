import * as networking from "@slipway/networking";
import type { Operations } from "@slipway/networking/contract";
import type { BaseFixture, GroupChecks } from "../../../../test/checks.ts";

export const network = { name: "private", cidr: "10.0.0.0/16", region: "iad1" };
export const service = { name: "db", awsServiceName: "com.amazonaws.vpce.us-east-1.vpce-svc-1", vercelRegion: "iad1" };

async function makeFixture({ owner, project: projectId }: BaseFixture) {
  const { id: networkId } = await networking.createNetwork(owner, network);
  const { endpointId } = await networking.createPrivateLinkEndpoint(owner, { ...service, projectId });
  return { networkId, endpointId };
}

type Fixture = Awaited<ReturnType<typeof makeFixture>>;

function namesIn({ networkId, endpointId }: Fixture) {
  const regions = ["iad1", "fra1"];
  const named = { networkId: [networkId], endpointId: [endpointId] };
  return { ...named, cidr: ["10.0.0.0/20", "10.2.0.0/16"], region: regions, vercelRegion: regions, regions };
}

export const checks: GroupChecks<Operations, Fixture> = {
  level: "state",
  fixture: { make: makeFixture, namesIn },
  about: {
    new: ["createNetwork"],
    noProject: ["listNetworks"],
    team: ["createNetwork", "getNetwork", "updateNetwork", "deleteNetwork"],
  },
  usual: ({ fixture, project }) => ({ ...fixture, idOrName: project }),
  inputs: {
    listNetworks: {},
    createNetwork: { ...network, cidr: "10.1.0.0/16" },
    getNetwork: {},
    updateNetwork: { name: "new" },
    deleteNetwork: {},
    listPrivateLinkEndpoints: {},
    createPrivateLinkEndpoint: ({ project: projectId }) => ({ ...service, projectId, vercelRegion: "fra1" }),
    getPrivateLinkEndpoint: {},
    updatePrivateLinkEndpoint: { name: "new" },
    deletePrivateLinkEndpoint: {},
    updateStaticIps: { regions: ["iad1"] },
  },
};
