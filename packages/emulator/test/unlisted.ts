import { bytes, type Client, call, stream } from "@slipway/core";
import type { GroupDescription } from "../src/engine/operation.ts";
import { descriptions } from "../src/generated/groups.ts";

/** What clients call of a group and no package has a function for, by the group's name. */
export const unlistedGroups: ReadonlyMap<string, GroupDescription> = new Map(
  (await Promise.all(Object.entries(descriptions).map(async ([name, load]) => [name, await load()] as const))).flatMap(
    ([name, [, unlisted]]) => (unlisted ? [[name, unlisted] as const] : []),
  ),
);

/** Calls such an operation, as a package's function would; what is streamed is read to its end. */
export async function callUnlisted(client: Client, name: string, input: object): Promise<unknown> {
  const [operation] = [...unlistedGroups.values()].flatMap(({ contract }) => contract.operations[name] ?? []);
  if (!operation) throw new Error(`No unlisted operation is called ${name}`);
  if (operation.kind === "bytes") return (await bytes(client, operation, input)).cancel();
  if (operation.kind !== "stream") return call(client, operation, input);
  return Array.fromAsync(stream<unknown>(client, operation, input));
}

/** Sends such an operation's request, for the laws. */
export function sends<World>(name: string, input: (world: World) => object): (client: Client, world: World) => unknown {
  return (client, world) => callUnlisted(client, name, input(world));
}
