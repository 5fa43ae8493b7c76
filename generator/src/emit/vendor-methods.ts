import { join } from "node:path";
import type { Operation } from "../model/contract.ts";
import { readText } from "../model/read-text.ts";
import type { ResolvedGroup } from "../model/resolve-group.ts";
import { camel } from "./text.ts";

/** `contract/vendor-sdk.json`: what the vendor's SDK calls otherwise than by the rule of {@link vendorMethods}, by the platform's own route. */
export interface VendorSdk {
  readonly name: string;
  readonly version: string;
  /** Where operations have their methods; `""` is the client itself, and an empty list says that there is no method. */
  readonly namespaces: readonly {
    readonly reason: string;
    readonly namespaces: readonly string[];
    readonly routes: readonly string[];
  }[];
  readonly names: readonly { readonly reason: string; readonly names: Readonly<Record<string, string>> }[];
  /** Its methods whose operation the contract did not have when they were compared, with their routes: one that it has by now is like the rest. */
  readonly others: Readonly<Record<string, string>>;
}

/** IDs of the operations whose methods were compared with the SDK: of a newer one nobody knows yet what its method is called. */
export type ComparedIds = ReadonlySet<string>;

/** Where {@link ComparedIds} stand, in their order; `tools/vendor-sdk` writes them. */
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

/** Refuses what is said of operations that the contract does not have (any more), and of one twice. */
export function refuseUnknownRoutes(sdk: VendorSdk, groups: readonly ResolvedGroup[]): void {
  const known = new Set(groups.flatMap(({ operations }) => operations.map(({ published }) => published)));
  for (const routes of [
    sdk.namespaces.flatMap((each) => each.routes),
    sdk.names.flatMap(({ names }) => Object.keys(names)),
  ]) {
    for (const [index, route] of routes.entries()) {
      if (!known.has(route)) throw new Error(`contract/vendor-sdk.json: no operation of the contract is ${route}.`);
      if (routes.indexOf(route) < index) throw new Error(`contract/vendor-sdk.json names ${route} twice.`);
    }
  }
}
