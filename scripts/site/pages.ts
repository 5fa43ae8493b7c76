import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compileContract, readContract } from "../../generator/src/model/read.ts";
import { type ResolvedGroup, resolveGroup } from "../../generator/src/model/resolve-group.ts";
import type { Operation as Descriptor } from "../../packages/core/src/types/operation.ts";
import { root } from "../build.ts";
import { DocumentReader, findDocuments } from "./documents.ts";
import { errorsPage } from "./errors-page.ts";
import { figuresPage } from "./figures-page.ts";
import { operationPage } from "./operation-page.ts";
import { packagesPage } from "./packages-page.ts";
import type { Page } from "./page.ts";
import { placesOf } from "./places.ts";
import { type Section, sidebarsOf } from "./sidebars.ts";
import { typesPages } from "./types-page.ts";

/** Everything that the site shows. */
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
