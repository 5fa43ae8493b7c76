import { type GroupHelp, InputError } from "@slipway/core";
import { type GroupName, loaders } from "./generated/help.ts";

export type { GroupName };

/** The names of all groups of the API. */
// An object of that type has the names of groups as keys.
export const groupNames: readonly GroupName[] = Object.keys(loaders) as GroupName[];

/**
 * Loads what people are told of a group's operations: what they take, and what a table of their answers shows.
 *
 * It is for command lines and other tools that know operations by name. Nothing is loaded before it is asked for.
 *
 * @throws InputError where no group has that name.
 * @example
 * const { operations } = await loadHelp("projects");
 * for (const { name, type } of operations["createProject"]?.inputs ?? []) console.log(name, type);
 */
export async function loadHelp(group: GroupName): Promise<GroupHelp> {
  if (!Object.hasOwn(loaders, group)) {
    throw new InputError(`there is no group "${group}": the groups are ${groupNames.join(", ")}`, {
      parameter: "group",
    });
  }
  return (await loaders[group]()).help;
}
