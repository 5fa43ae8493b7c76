import type { Operations } from "@slipway/networking/contract";
import type { Context } from "../../domain/accounts/scope.ts";
import { hashToken } from "../../domain/accounts/tokens.ts";
import { awsRegionOf, checkRange } from "../../domain/networking/check-network.ts";
import { type EndpointRow, endpointTable, type NetworkRow, networkTable } from "../../domain/networking/tables.ts";
import { changeSettings, eventTypes } from "../../domain/projects/event-types.ts";
import { type ProjectRow, projectTable } from "../../domain/projects/tables.ts";
import { plainEventTypes } from "../../engine/event-type.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { onePage } from "../../engine/page.ts";
import { conflict } from "../../engine/platform-error.ts";
import { stateAt } from "../../engine/time/state-at.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { identity, noContent, ofAccount, ofProject, onProject, resource } from "../../pipeline/resource.ts";

type Output<Name extends keyof Operations> = Operations[Name]["output"];

const networks = resource(ofAccount(networkTable, "networkId"), {
  present: presentNetwork,
  events: plainEventTypes("connect-configuration", "network", "A private network"),
  details: ({ id, name }) => ({ text: `the network ${name}`, payload: { configuration: { id, name } } }),
  // https://vercel.com/docs/secure-compute has them for teams of the enterprise plan.
  maxRows: { hobby: 0, pro: 0, enterprise: 1000 },
});
const endpoints = resource(ofProject(endpointTable, "projectId", "endpointId"), {
  present: presentEndpoint,
  events: plainEventTypes("privatelink-endpoint", "network", "A PrivateLink endpoint"),
  details: ({ id, name }) => ({
    text: `the PrivateLink endpoint ${name}`,
    payload: { privateLinkEndpoint: { id, name } },
  }),
});

export const networkingGroup: Group = group<Operations>({
  handlers: {
    listNetworks: networks.list(
      onePage,
      (all, _, { includeHostedZones = true, includePeeringConnections = true, includeProjects = true }) =>
        all.map(({ hostedZones, peeringConnections, projects, ...network }) => ({
          ...network,
          ...(includeHostedZones && { hostedZones }),
          ...(includePeeringConnections && { peeringConnections }),
          ...(includeProjects && { projects }),
        })),
      {
        filter({ search = "" }) {
          return ({ name }) => name.includes(search);
        },
      },
    ),
    createNetwork: networks.create((input, { rows }, { id: accountId }) => {
      awsRegionOf(input.region, "region");
      checkRange(input.cidr, rows(networkTable).by("account", accountId));
      return { ...input, accountId };
    }, identity),
    getNetwork: networks.get(identity),
    updateNetwork: networks.update(({ name }) => ({ name }), identity),
    deleteNetwork: networks.remove(noContent, (network, _, context) => {
      const [user] = usersOf(context, network);
      if (user) throw conflict(`The project ${user.name} uses the network ${network.name}; disconnect it first`);
    }),

    listPrivateLinkEndpoints: endpoints.list(onePage, identity),
    createPrivateLinkEndpoint: endpoints.create(({ enablePrivateDns = false, ...input }, _, { id: projectId }) => {
      awsRegionOf(input.vercelRegion, "vercelRegion");
      return { ...input, projectId, enablePrivateDns };
    }, identity),
    getPrivateLinkEndpoint: endpoints.get(identity),
    updatePrivateLinkEndpoint: endpoints.update(({ name, enablePrivateDns }) => ({ name, enablePrivateDns }), identity),
    deletePrivateLinkEndpoint: endpoints.remove(noContent),

    updateStaticIps: onProject((project, { idOrName: _, ...input }, context) => {
      const { builds = false, regions = [] } = { ...project.settings.staticIps, ...omitUndefined(input) };
      for (const region of regions) awsRegionOf(region, "regions");
      const staticIps = { builds, regions: [...new Set(regions)], enabled: regions.length > 0 };
      const change = `changed staticIps of the project ${project.name}`;
      const event = eventTypes["project-static-ips-updated"];
      const { updatedAt } = changeSettings(context, project, { staticIps }, event, change);
      const shared = { buildsEnabled: builds, passive: false, envId: "production", createdAt: updatedAt, updatedAt };
      return staticIps.regions.map((dc) => ({ ...shared, dc, connectConfigurationId: `static_ips_${dc}` }));
    }),
  },
  eventTypes: { ...networks.eventTypes, ...endpoints.eventTypes },
  categories: { network: "Networking" },
});

function usersOf({ rows }: Context, { id, accountId }: NetworkRow): ProjectRow[] {
  const uses = ({ settings }: ProjectRow) =>
    settings.connectConfigurations?.some(({ connectConfigurationId }) => connectConfigurationId === id);
  return rows(projectTable).by("account", accountId).filter(uses);
}

function presentNetwork(row: NetworkRow, context: Context): Output<"getNetwork"> {
  const { accountId: teamId, updatedAt: _, awsAvailabilityZoneIds: zones, ...plain } = row;
  const network = { ...plain, ...(zones && { awsAvailabilityZoneIds: [...zones] }) };
  // How long states last is chosen: long enough for a client that polls to see them.
  const { state: status } = stateAt(context.clock.now(), row.createdAt, { create_in_progress: 60_000 }, "ready");
  const ids = usersOf(context, row).map(({ id }) => id);
  // Two addresses of its own, of the range that is nobody's (RFC 5737).
  const first = 1 + 2 * (Number.parseInt(hashToken(row.id).slice(0, 8), 16) % 126);
  const vpc = { vpcId: `vpc-${row.id.slice(4)}`, egressIpAddresses: [`192.0.2.${first}`, `192.0.2.${first + 1}`] };
  const [none, awsRegion] = [{ count: 0 }, awsRegionOf(row.region, "region")];
  const view = { ...network, teamId, status, awsRegion, awsAccountId: "000000000000", hostedZones: none };
  return { ...view, peeringConnections: none, projects: { count: ids.length, ids }, ...(status === "ready" && vpc) };
}

function presentEndpoint(row: EndpointRow, { rows, clock }: Context): Output<"getPrivateLinkEndpoint"> {
  const { id: endpointId, enablePrivateDns, ...endpoint } = row;
  const lasts = { creating: 5000, provisioning: 20_000, "pending-acceptance": 60_000 };
  const { state: status, since } = stateAt(clock.now(), row.createdAt, lasts, "available");
  const teamId = rows(projectTable).get(row.projectId)?.accountId ?? "";
  const host = row.awsServiceName.split(".").reverse().join(".");
  const [vpcEndpointId, updatedAt] = [`vpce-${endpointId.slice(4)}`, Math.max(row.updatedAt, since)];
  const vpcEndpoint = { vpcEndpointId, awsDnsEntries: [`${vpcEndpointId}.${host}`] };
  const names = enablePrivateDns && { privateDnsNames: [host] };
  return { ...endpoint, endpointId, teamId, status, updatedAt, ...(status !== "creating" && vpcEndpoint), ...names };
}
