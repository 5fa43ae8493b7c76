import { type VendorSdk, vendorMethods } from "../../generator/src/emit/vendor-methods.ts";
import type { ResolvedGroup } from "../../generator/src/model/resolve-group.ts";
import type { Method } from "./methods.ts";

type Groups = readonly Pick<ResolvedGroup, "name" | "operations">[];

/** Lines of docs/migration.md that contradict the vendor's SDK: method names at routes. */
export function differences(groups: Groups, sdk: VendorSdk, methods: readonly Method[]): string[] {
  const ours = groups.flatMap(({ name, operations }) =>
    operations.flatMap((operation) =>
      vendorMethods(name, operation, sdk).map((method) => methodLine(method, operation.published ?? "")),
    ),
  );
  const documented = new Set(ours);
  const theirs = new Set(methods.map(({ name, route }) => methodLine(name, route)));
  return [
    ...[...documented].filter((line) => !theirs.has(line)).map((line) => `not in the SDK: ${line}`),
    ...[...theirs].filter((line) => !documented.has(line)).map((line) => `only in the SDK: ${line}`),
  ];
}

/** The names of path parameters are the SDK's own. */
function methodLine(method: string, route: string): string {
  return `${method} ${route.replaceAll(/\{[^}]*\}/g, "{}")}`;
}
