import { type Client, type ClientOptions, createClient } from "@slipway/core";
import { type DerivedOptions, derive } from "@slipway/core/derive";
import { deployFiles, waitForDeployment } from "@slipway/deployments";
import { followRuntimeLogs } from "@slipway/logs";
import { openSandbox } from "@slipway/sandboxes";
import type * as groups from "./generated/groups.ts";
import { operationsByGroup } from "./generated/operations-by-group.ts";

type Groups = typeof groups;

type TakesClient<Value> = Value extends (...given: infer Given) => unknown
  ? Given extends [Client, ...unknown[]]
    ? true
    : false
  : false;

/** What of a group takes a client first. */
type Bindable<Group> = {
  readonly [Name in keyof Group as TakesClient<Group[Name]> extends true ? Name : never]: Group[Name];
};

/**
 * Every function that takes a client. The type keeps it complete: a helper that is missing here does not compile.
 *
 * It gathers them when it is called: bundlers drop what nobody calls, but not a constant that is spread together.
 */
function functions(): { readonly [Name in keyof Groups]: Bindable<Groups[Name]> } {
  const { deployments, logs, sandboxes } = operationsByGroup;
  return {
    ...operationsByGroup,
    deployments: { ...deployments, deployFiles, waitForDeployment },
    logs: { ...logs, followRuntimeLogs },
    sandboxes: { ...sandboxes, openSandbox },
  };
}

/** A group's functions without their first parameter, the client. */
export type BoundGroup<Group> = {
  readonly [Name in keyof Bindable<Group>]: Bindable<Group>[Name] extends (
    client: Client,
    ...rest: infer Rest
  ) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/** Every group's functions, bound to one client. */
export type BoundClient = { readonly [Name in keyof Groups]: BoundGroup<Groups[Name]> } & {
  readonly client: Client;
  /** The same, bound to what `derive(client, options)` makes. */
  with(options: DerivedOptions): BoundClient;
};

/**
 * Makes a client and binds every group's functions to it.
 *
 * It brings all groups into a bundle, as large as the README says; import the groups' functions where size counts.
 *
 * @example
 * const slipway = connect({ team: "acme" });
 * for await (const project of slipway.projects.listProjects()) console.log(project.name);
 */
export function connect(options?: ClientOptions): BoundClient {
  return bindAll(createClient(options));
}

function bindAll(client: Client): BoundClient {
  const bound = Object.entries(functions()).map(([name, group]) => [name, bind(group, client)]);
  // Object.fromEntries forgets the names that the type spells out.
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
