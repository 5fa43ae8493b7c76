import * as networking from "@slipway/networking";
import type { Operations } from "@slipway/networking/contract";
import type { BaseFixture, GroupChecks, SmokeTest } from "../../../../test/checks.ts";

export const network = { name: "private", cidr: "10.0.0.0/16", region: "iad1" };
export const service = { name: "db", awsServiceName: "com.amazonaws.vpce.us-east-1.vpce-svc-1", vercelRegion: "iad1" };

/** A private network of the team's, and an endpoint of its project. */
async function makeFixture({ owner, project: projectId }: BaseFixture) {
  const { id: networkId } = await networking.createNetwork(owner, network);
  const { endpointId } = await networking.createPrivateLinkEndpoint(owner, { ...service, projectId });
  return { networkId, projectId, endpoint: { endpointId, projectId } };
}

type Fixture = Awaited<ReturnType<typeof makeFixture>>;

function namesIn({ networkId, endpoint }: Fixture) {
  const regions = ["iad1", "fra1"];
  const named = { networkId: [networkId], endpointId: [endpoint.endpointId] };
  return { ...named, cidr: ["10.0.0.0/20", "10.2.0.0/16"], region: regions, vercelRegion: regions, regions };
}

const smoke: SmokeTest = async (base) => {
  const { owner, project: projectId } = base;
  const { networkId, endpoint } = await makeFixture(base);
  await networking.listNetworks(owner);
  await networking.getNetwork(owner, { networkId });
  await networking.updateNetwork(owner, { networkId, name: "new" });
  await networking.deleteNetwork(owner, { networkId });
  await networking.listPrivateLinkEndpoints(owner, { projectId });
  await networking.getPrivateLinkEndpoint(owner, endpoint);
  await networking.updatePrivateLinkEndpoint(owner, { ...endpoint, name: "new" });
  await networking.deletePrivateLinkEndpoint(owner, endpoint);
  await networking.updateStaticIps(owner, { idOrName: projectId, regions: ["iad1"] });
};

export const checks: GroupChecks<Operations, Fixture> = {
  level: "state",
  fixture: { make: makeFixture, namesIn },
  smoke,
  about: {
    new: ["createNetwork"],
    noProject: ["listNetworks"],
    team: ["createNetwork", "getNetwork", "updateNetwork", "deleteNetwork"],
  },
  requests: {
    listNetworks: (client) => networking.listNetworks(client),
    createNetwork: (client) => networking.createNetwork(client, { ...network, cidr: "10.1.0.0/16" }),
    getNetwork: (client, { fixture: { networkId } }) => networking.getNetwork(client, { networkId }),
    updateNetwork: (client, { fixture: { networkId } }) => networking.updateNetwork(client, { networkId, name: "new" }),
    deleteNetwork: (client, { fixture: { networkId } }) => networking.deleteNetwork(client, { networkId }),
    listPrivateLinkEndpoints: (client, { fixture: { projectId } }) =>
      networking.listPrivateLinkEndpoints(client, { projectId }),
    createPrivateLinkEndpoint: (client, { fixture: { projectId } }) =>
      networking.createPrivateLinkEndpoint(client, { ...service, projectId, vercelRegion: "fra1" }),
    getPrivateLinkEndpoint: (client, { fixture: { endpoint } }) => networking.getPrivateLinkEndpoint(client, endpoint),
    updatePrivateLinkEndpoint: (client, { fixture: { endpoint } }) =>
      networking.updatePrivateLinkEndpoint(client, { ...endpoint, name: "new" }),
    deletePrivateLinkEndpoint: (client, { fixture: { endpoint } }) =>
      networking.deletePrivateLinkEndpoint(client, endpoint),
    updateStaticIps: (client, { fixture: { projectId: idOrName } }) =>
      networking.updateStaticIps(client, { idOrName, regions: ["iad1"] }),
  },
};
