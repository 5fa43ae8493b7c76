import { join } from "node:path";
import { type Operation, readText } from "../model/contract.ts";
import type { ResolvedGroup } from "../model/resolve-group.ts";
import { camel } from "./text.ts";

/** `contract/vendor-sdk.json`: the vendor's SDK's exceptions from the rule of {@link vendorMethods}, by the platform's route. */
export interface VendorSdk {
  readonly name: string;
  readonly version: string;
  /** Namespaces of methods by route; `""` is the client itself, and an empty list means no method. */
  readonly namespaces: readonly {
    readonly reason: string;
    readonly namespaces: readonly string[];
    readonly routes: readonly string[];
  }[];
  readonly names: readonly { readonly reason: string; readonly names: Readonly<Record<string, string>> }[];
}

/** IDs of the operations whose methods were compared with the SDK: the name of a newer one's method is unknown. */
export type ComparedIds = ReadonlySet<string>;

/** File of the {@link ComparedIds} in their order, written by `tools/vendor-sdk`. */
export const comparedFile = "contract/vendor-sdk-compared.json";

export async function readComparedIds(root: string): Promise<ComparedIds> {
  const text = await readText(join(root, comparedFile));
  return new Set<string>(text === undefined ? [] : JSON.parse(text));
}

export async function readVendorSdk(root: string): Promise<VendorSdk> {
  const text = await readText(join(root, "contract/vendor-sdk.json"));
  if (text === undefined) throw new Error("contract/vendor-sdk.json is missing: docs/migration.md is made from it.");
  return JSON.parse(text);
}

/** An operation's methods in the vendor's SDK, `projects.getProjects`: its tag, which is our group, and its operationId, both in camel case. */
export function vendorMethods(
  group: string,
  { id, published }: Pick<Operation, "id" | "published">,
  sdk: VendorSdk,
): string[] {
  if (published === undefined) return [];
  const name =
    sdk.names.find(({ names }) => published in names)?.names[published] ?? camel(id).replaceAll("Sdk", "SDK");
  const { namespaces } = sdk.namespaces.find(({ routes }) => routes.includes(published)) ?? {
    namespaces: [camel(group)],
  };
  return namespaces.map((namespace) => (namespace === "" ? name : `${namespace}.${name}`));
}

/** Refuses exceptions for operations that the contract lacks, and repeated ones. */
export function refuseUnknownRoutes(sdk: VendorSdk, groups: readonly ResolvedGroup[]): void {
  const routesInContract = new Set(groups.flatMap(({ operations }) => operations.map(({ published }) => published)));
  for (const routes of [
    sdk.namespaces.flatMap((each) => each.routes),
    sdk.names.flatMap(({ names }) => Object.keys(names)),
  ]) {
    for (const [index, route] of routes.entries()) {
      if (!routesInContract.has(route))
        throw new Error(`contract/vendor-sdk.json: no operation of the contract is ${route}.`);
      if (routes.indexOf(route) < index) throw new Error(`contract/vendor-sdk.json names ${route} twice.`);
    }
  }
}
