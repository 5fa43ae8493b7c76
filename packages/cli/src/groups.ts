import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import type { GroupContract, GroupHelp } from "@slipway/core";

export interface LoadedGroup {
  readonly contract: GroupContract;
  readonly help: GroupHelp;
}

const manifest: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync(findPackageJSON(import.meta.url) ?? "", "utf8"),
);

/** The names of all groups of the API. */
export const groupNames: readonly string[] = Object.keys(manifest.dependencies)
  .filter((name) => name.startsWith("@slipway/") && name !== "@slipway/core")
  .map((name) => name.slice("@slipway/".length));

/** Loads what is known of a group's operations, and nothing of any other. */
export async function loadGroup(name: string): Promise<LoadedGroup> {
  const [contract, help]: [{ contract: GroupContract }, { help: GroupHelp }] = await Promise.all([
    import(`@slipway/${name}/contract`),
    import(`@slipway/${name}/help`),
  ]);
  return { contract: contract.contract, help: help.help };
}
