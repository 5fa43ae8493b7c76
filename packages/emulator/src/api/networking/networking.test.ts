import * as networking from "@slipway/networking";
import { createProject, updateProject } from "@slipway/projects";
import { expect, test } from "vitest";
import { clientOf, start } from "../../../test/start.ts";
import { network, service } from "./test/checks.ts";

test("a network is made within a minute, has two addresses of its own, and stays as long as a project uses it", async () => {
  const { emulator, client } = await start();
  const { id: networkId, status } = await networking.createNetwork(client, network);
  expect(status).toBe("create_in_progress");
  await emulator.clock.advance("1 minute");
  const ready = await networking.getNetwork(client, { networkId });
  expect(ready).toMatchObject({ status: "ready", awsRegion: "us-east-1", projects: { count: 0 } });
  expect(ready.egressIpAddresses).toEqual([
    expect.stringMatching(/^192\.0\.2\./),
    expect.stringMatching(/^192\.0\.2\./),
  ]);
  const { id } = await createProject(client, { name: "site" });
  const connected = { buildsEnabled: true, connectConfigurationId: networkId, envId: "production", passive: false };
  await updateProject(client, { idOrName: id, connectConfigurations: [connected] });
  expect(await networking.listNetworks(client, { search: "priv" })).toMatchObject([{ projects: { ids: [id] } }]);
  const [plain] = await networking.listNetworks(client, { includeProjects: false });
  expect(plain?.projects).toBeUndefined();
  await expect(networking.deleteNetwork(client, { networkId })).rejects.toMatchObject({ status: 409 });
  await updateProject(client, { idOrName: id, connectConfigurations: null });
  await networking.deleteNetwork(client, { networkId });
  expect(await networking.listNetworks(client)).toEqual([]);
});

test.each([
  [{ cidr: "10.0.16.0/20" }, 409],
  [{ cidr: "10.0.0.0/8" }, 400],
  [{ cidr: "10.1.0.0/16", region: "mars1" }, 400],
])("a network with %o is refused with %i", async (wrong, status) => {
  const { client } = await start();
  await networking.createNetwork(client, network);
  await expect(networking.createNetwork(client, { ...network, ...wrong })).rejects.toMatchObject({ status });
});

test("a team below the enterprise plan has no networks", async () => {
  const { emulator } = await start();
  emulator.world.setPlan({ team: "acme", plan: "pro" });
  const client = clientOf(emulator, emulator.token, "acme");
  await expect(networking.createNetwork(client, network)).rejects.toMatchObject({ status: 402 });
});

test("an endpoint waits for its acceptance and is available then, once for a service and region of a project", async () => {
  const { emulator, client } = await start();
  const { id: projectId } = await createProject(client, { name: "site" });
  const { endpointId } = await networking.createPrivateLinkEndpoint(client, { ...service, projectId: "site" });
  const states = [];
  for (const time of [5, 20, 60]) {
    await emulator.clock.advance(time * 1000);
    states.push((await networking.getPrivateLinkEndpoint(client, { projectId, endpointId })).status);
  }
  expect(states).toEqual(["provisioning", "pending-acceptance", "available"]);
  const changed = { projectId, endpointId, enablePrivateDns: true };
  expect((await networking.updatePrivateLinkEndpoint(client, changed)).privateDnsNames).toHaveLength(1);
  const again = { ...service, projectId };
  await expect(networking.createPrivateLinkEndpoint(client, again)).rejects.toMatchObject({ status: 409 });
  const ips = await networking.updateStaticIps(client, { idOrName: "site", regions: ["fra1", "iad1"], builds: true });
  expect(ips).toMatchObject([{ dc: "fra1", buildsEnabled: true }, { dc: "iad1" }]);
});
