import { bytes, type Client, call, type OperationContract, probe, stream } from "@slipway/core";
import type { GroupDescription } from "../src/engine/validate.ts";
import { descriptions } from "../src/generated/groups.ts";

const described = await Promise.all(
  Object.entries(descriptions).map(async ([name, load]) => [name, await load()] as const),
);
const contracts = Object.assign(
  {},
  ...described.flatMap(([, each]) => each.map(({ contract }) => contract.operations)),
);

export const unlistedGroups: ReadonlyMap<string, GroupDescription> = new Map(
  described.flatMap(([name, [, unlisted]]) => (unlisted ? [[name, unlisted] as const] : [])),
);

export function contractOf(name: string): OperationContract {
  const found: OperationContract | undefined = contracts[name];
  if (!found) throw new Error(`No operation is called ${name}`);
  return found;
}

export async function callUnlisted(client: Client, name: string, input: object): Promise<unknown> {
  const operation = contractOf(name);
  if (operation.kind === "bytes") return (await bytes(client, operation, input)).cancel();
  if (operation.kind === "probe") return probe(client, operation, input);
  if (operation.kind !== "stream") return call(client, operation, input);
  return Array.fromAsync(stream<unknown>(client, operation, input));
}
