import { type Client, call } from "@slipway/core";
import type { GroupDescription } from "../src/engine/operation.ts";
import { descriptions } from "../src/generated/groups.ts";

/** What clients call of a group and no package has a function for, by the group's name. */
export const unlistedGroups: ReadonlyMap<string, GroupDescription> = new Map(
  (await Promise.all(Object.entries(descriptions).map(async ([name, load]) => [name, await load()] as const))).flatMap(
    ([name, [, unlisted]]) => (unlisted ? [[name, unlisted] as const] : []),
  ),
);

/** Calls such an operation, as a package's function would. */
export function callUnlisted(client: Client, name: string, input: object): Promise<unknown> {
  for (const { contract } of unlistedGroups.values()) {
    const operation = contract.operations[name];
    if (operation) return call(client, operation, input);
  }
  throw new Error(`No unlisted operation is called ${name}`);
}
