import { type VendorSdk, vendorMethods } from "../../generator/src/emit/vendor-methods.ts";
import type { ResolvedGroup } from "../../generator/src/model/resolve-group.ts";
import type { Method } from "./methods.ts";

type Groups = readonly Pick<ResolvedGroup, "name" | "operations">[];

/** What docs/migration.md says of the vendor's SDK and is not so, a line each: names of methods at their routes. */
export function differences(groups: Groups, sdk: VendorSdk, methods: readonly Method[]): string[] {
  const ours = groups.flatMap(({ name, operations }) =>
    operations.flatMap((operation) =>
      vendorMethods(name, operation, sdk).map((method) => lineOf(method, operation.published ?? "")),
    ),
  );
  const said = new Set([...ours, ...Object.entries(sdk.others).map(([method, route]) => lineOf(method, route))]);
  const theirs = new Set(methods.map(({ name, route }) => lineOf(name, route)));
  return [
    ...[...said].filter((line) => !theirs.has(line)).map((line) => `not in the SDK: ${line}`),
    ...[...theirs].filter((line) => !said.has(line)).map((line) => `only in the SDK: ${line}`),
  ];
}

/** The names of path parameters are the SDK's own. */
function lineOf(method: string, route: string): string {
  return `${method} ${route.replaceAll(/\{[^}]*\}/g, "{}")}`;
}
