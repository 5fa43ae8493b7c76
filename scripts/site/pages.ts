import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compileContract, readContract } from "../../generator/src/model/read.ts";
import { type ResolvedGroup, resolveGroup } from "../../generator/src/model/resolve-group.ts";
import type { Operation as Descriptor } from "../../packages/core/src/types/client.ts";
import { root } from "../build.ts";
import { DocumentReader, findDocuments } from "./documents.ts";
import { errorsPage } from "./errors-page.ts";
import { figuresPage } from "./figures-page.ts";
import { operationPage } from "./operation-page.ts";
import { groupPlace, markdownTable, type Page, placesOf } from "./page.ts";
import { type Section, sidebarsOf } from "./sidebars.ts";
import { typesPages } from "./types-page.ts";

export interface Site {
  readonly pages: readonly Page[];
  readonly sidebars: Readonly<Record<string, readonly Section[]>>;
}

export async function readGroups(): Promise<readonly ResolvedGroup[]> {
  const contract = readContract(await compileContract(join(root, "contract/main.tsp")));
  return contract.groups.map((group) => resolveGroup(group, contract));
}

/** Reads the contract and the documents, and makes every page of them. */
export async function readSite(): Promise<Site> {
  const groups = await readGroups();
  const places = placesOf(groups);
  const documents = findDocuments();
  const reader = new DocumentReader(documents, places.operations);
  const reference = await Promise.all(
    groups.map(async (group) => {
      const descriptors = await descriptorsOf(group);
      const operations = group.operations.map((each) => {
        const descriptor = descriptors[each.name];
        if (!descriptor) throw new Error(`${group.name} has no descriptor of ${each.name}; run \`npm run generate\`.`);
        return operationPage(each, group, descriptor, places);
      });
      return [...operations, ...typesPages(group, places)];
    }),
  );
  const pages = [
    ...documents.map((each) => reader.read(each)),
    packagesPage(groups),
    errorsPage(groups, places),
    figuresPage(),
    ...reference.flat(),
  ];
  return { pages, sidebars: sidebarsOf(pages, documents, groups) };
}

async function descriptorsOf({ name }: ResolvedGroup): Promise<Readonly<Record<string, Descriptor>>> {
  return import(pathToFileURL(join(root, "packages", name, "src/generated/descriptors.ts")).href);
}

/** Packages written by hand, before the groups. */
const others: readonly (readonly [string, string, string])[] = [
  ["core", "@slipway/core", "What every call goes through: `createClient`, retries, errors, paging, streams."],
  ["slipway", "slipway", "The umbrella: all operations in one package."],
  ["emulator", "@slipway/emulator", "The platform on your machine, for tests and for work without a network."],
];

function packagesPage(groups: readonly ResolvedGroup[]): Page {
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
      markdownTable(
        ["package", "for"],
        others.map(([folder, name, what]) => [`[\`${name}\`](/${groupPlace(folder)}/)`, what]),
      ),
      "## Groups of the API",
      markdownTable(["package", "for", "functions"], rows),
      "All operations by name, with the platform's own names and routes, are in [one table](/docs/operations/), and the names of the vendor's SDK in [another](/docs/migration/).",
    ].join("\n\n"),
  };
}
