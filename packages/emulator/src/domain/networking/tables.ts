import type { Operations } from "@slipway/networking/contract";
import { type Row, type Table, table } from "../../store/table.ts";
import { projectTable } from "../projects/tables.ts";

type Input<Name extends keyof Operations> = Operations[Name]["input"];

export interface NetworkRow extends Row, Readonly<Input<"createNetwork">> {
  readonly accountId: string;
}

export interface EndpointRow extends Row, Readonly<Input<"createPrivateLinkEndpoint">> {}

export const networkTable: Table<NetworkRow, "account"> = table({
  name: "networks",
  called: "Network",
  id: { prefix: "net_", length: 24 },
  parents: { account: "account" },
});

export const endpointTable: Table<EndpointRow, "project" | "service"> = table({
  name: "privateLinkEndpoints",
  called: "PrivateLink endpoint",
  id: { prefix: "ple_", length: 24 },
  indexes: {
    service: (one) => `${one.projectId} ${one.vercelRegion} ${one.awsServiceName}`,
  },
  parents: { project: projectTable },
  unique: ["service"],
});

export const networkingTables: readonly Table[] = [networkTable, endpointTable];
