import { type Client, type ClientOptions, createClient } from "@slipway/core";
import { type DerivedOptions, derive } from "@slipway/core/derive";
import { type OperationsByGroup, operationsByGroup } from "./generated/operations-by-group.ts";

/** Operations of a group, bound to a client. */
export type BoundGroup<Group> = {
  readonly [Name in keyof Group]: Group[Name] extends (client: Client, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/** All operations by group, bound to one client. */
export type BoundClient = { readonly [Name in keyof OperationsByGroup]: BoundGroup<OperationsByGroup[Name]> } & {
  /** For functions that are not operations: `deployments.deployFiles(slipway.client, …)`. */
  readonly client: Client;
  /** Binds all operations to the derived client of `derive(client, options)`. */
  with(options: DerivedOptions): BoundClient;
};

/**
 * Creates a client and binds all operations to it.
 *
 * It brings all groups into a bundle, as large as the README says; import the groups' functions where size counts. Helpers such as
 * `deployFiles` and `openSandbox` are in the groups' namespaces, and take `client`: bound here, all would pay for them.
 *
 * @example
 * const slipway = connect({ team: "acme" });
 * for await (const project of slipway.projects.listProjects()) console.log(project.name);
 */
export function connect(options?: ClientOptions): BoundClient {
  return bindAll(createClient(options));
}

function bindAll(client: Client): BoundClient {
  const bound = Object.entries(operationsByGroup).map(([name, group]) => [name, bind(group, client)]);
  // Object.fromEntries loses the names of the type.
  return Object.fromEntries([
    ...bound,
    ["client", client],
    ["with", (options: DerivedOptions) => bindAll(derive(client, options))],
  ]) as BoundClient;
}

function bind(group: object, client: Client): object {
  return Object.fromEntries(
    Object.entries(group).map(([name, run]) => [name, (...rest: unknown[]) => run(client, ...rest)]),
  );
}
