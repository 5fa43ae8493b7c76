import { type Client, type ClientOptions, createClient } from "@slipway/core";
import { type AllGroups, allGroups } from "./generated/groups.ts";

/** A group's functions without their first parameter, the client. */
export type BoundGroup<Group> = {
  readonly [Name in keyof Group as Group[Name] extends (client: Client, ...rest: never) => unknown
    ? Name
    : never]: Group[Name] extends (client: Client, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/** Every group's functions, bound to one client. */
export type BoundClient = { readonly [Name in keyof AllGroups]: BoundGroup<AllGroups[Name]> } & {
  readonly client: Client;
};

/**
 * Makes a client and binds every group's functions to it.
 *
 * It brings all groups into a bundle; import the groups' functions where size counts.
 *
 * @example
 * const slipway = connect({ team: "acme" });
 * for await (const project of slipway.projects.listProjects()) console.log(project.name);
 */
export function connect(options?: ClientOptions): BoundClient {
  const client = createClient(options);
  const bound = Object.entries(allGroups()).map(([name, group]) => [name, bind(group, client)]);
  // Object.fromEntries forgets the names that the type spells out.
  return Object.fromEntries([...bound, ["client", client]]) as BoundClient;
}

function bind(group: object, client: Client): object {
  const functions = Object.entries(group).flatMap(([name, value]) =>
    typeof value === "function" ? [[name, value]] : [],
  );
  return Object.fromEntries(functions.map(([name, value]) => [name, (...rest: unknown[]) => value(client, ...rest)]));
}
