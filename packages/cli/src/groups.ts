import type { CallOptions, Client, GroupContract, GroupHelp } from "@slipway/core";
import { type GroupName, groups } from "./generated/group-loaders.ts";

export type { GroupName };

// `Object.keys` loses the type of the keys.
export const groupNames: readonly GroupName[] = Object.keys(groups) as GroupName[];

/** Function of any operation, for programs that know operations by name. It returns a promise, pages or records. */
export type OperationFunction = (client: Client, input?: object, options?: CallOptions) => unknown;

/** A group of the API, for programs that know operations by name. */
export interface LoadedGroup {
  readonly contract: GroupContract;
  readonly help: GroupHelp;
  /** Functions of the operations by name. */
  readonly functions: Readonly<Record<string, OperationFunction>>;
}

/** Summary of a group in a sentence, without loading it. */
export function groupSummary(group: GroupName): string {
  return groups[group].summary;
}

/**
 * Loads a group for command lines, agents' tools and reference pages: its contract, its help and its functions.
 *
 * @throws InputError where no group has that name.
 * @example
 * const { contract, help, functions } = await loadGroup("projects");
 * console.log(contract.operations["createProject"]?.summary, help.operations["createProject"]?.inputs);
 * const project = await functions["createProject"]?.(client, { name: "site" });
 */
export async function loadGroup(group: GroupName): Promise<LoadedGroup> {
  if (!Object.hasOwn(groups, group)) {
    // Loaded late, because help and completion start without core.
    const { InputError } = await import("@slipway/core/call");
    const message = `there is no group "${group}": the groups are ${groupNames.join(", ")}`;
    throw new InputError(message, { parameter: "group" });
  }
  const [{ contract }, { help }, exported] = await Promise.all(groups[group].load());
  // Functions with an operation's name take a client first.
  const operationFunctions = Object.entries(exported).filter(([name]) => Object.hasOwn(contract.operations, name));
  return { contract, help, functions: Object.fromEntries(operationFunctions) as LoadedGroup["functions"] };
}
