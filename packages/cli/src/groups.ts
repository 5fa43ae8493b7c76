import type { CallOptions, Client, GroupContract, GroupHelp } from "@slipway/core";
import { type GroupName, groups } from "./generated/group-loaders.ts";

export type { GroupName };

// An object of that type has the names of groups as keys.
export const groupNames: readonly GroupName[] = Object.keys(groups) as GroupName[];

/** What the function of any operation takes and gives, for programs that know operations by name: a promise, pages or records. */
export type OperationFunction = (client: Client, input?: object, options?: CallOptions) => unknown;

/** One group of the API, for programs that know operations by name. */
export interface LoadedGroup {
  readonly contract: GroupContract;
  readonly help: GroupHelp;
  /** The functions of operations, by their names. */
  readonly functions: Readonly<Record<string, OperationFunction>>;
}

/** What a group is for, in a sentence. It loads nothing. */
export function groupSummary(group: GroupName): string {
  return groups[group].summary;
}

/**
 * Loads a group, for command lines, agents' tools and reference pages: its operations as data, the help on them, and their
 * functions. Nothing is loaded before.
 *
 * @throws InputError where no group has that name.
 * @example
 * const { contract, help, functions } = await loadGroup("projects");
 * console.log(contract.operations["createProject"]?.summary, help.operations["createProject"]?.inputs);
 * const project = await functions["createProject"]?.(client, { name: "site" });
 */
export async function loadGroup(group: GroupName): Promise<LoadedGroup> {
  if (!Object.hasOwn(groups, group)) {
    // Core is loaded when it is needed: help and completion start without it.
    const { InputError } = await import("@slipway/core/call");
    const message = `there is no group "${group}": the groups are ${groupNames.join(", ")}`;
    throw new InputError(message, { parameter: "group" });
  }
  const [{ contract }, { help }, exported] = await Promise.all(groups[group].load());
  // An operation's function has its name, and takes a client first.
  const named = Object.entries(exported).filter(([name]) => Object.hasOwn(contract.operations, name));
  return { contract, help, functions: Object.fromEntries(named) as LoadedGroup["functions"] };
}
