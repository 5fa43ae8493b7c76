import type { ResolvedGroup } from "../../generator/src/model/resolve-group.ts";
import { type Page, table } from "./page.ts";
import { groupPlace } from "./places.ts";

/** What is written by hand, before the groups. */
const others: readonly (readonly [string, string, string])[] = [
  ["core", "@slipway/core", "What every call goes through: `createClient`, retries, errors, paging, streams."],
  ["slipway", "slipway", "The umbrella: all operations in one package."],
  ["emulator", "@slipway/emulator", "The platform on your machine, for tests and for work without a network."],
];

export function packagesPage(groups: readonly ResolvedGroup[]): Page {
  const rows = groups.map(({ name, summary, operations }) => [
    `[\`@slipway/${name}\`](/${groupPlace(name)}/)`,
    summary.split("\n")[0] ?? "",
    String(operations.length),
  ]);
  return {
    slug: "packages",
    title: "Packages and their operations",
    description: "Every package, with the page that leads to each of its operations.",
    body: [
      table(
        ["package", "for"],
        others.map(([folder, name, what]) => [`[\`${name}\`](/${groupPlace(folder)}/)`, what]),
      ),
      "## Groups of the API",
      table(["package", "for", "functions"], rows),
      "All operations by name, with the platform's own names and routes, are in [one table](/docs/operations/), and the names of the vendor's SDK in [another](/docs/migration/).",
    ].join("\n\n"),
  };
}
