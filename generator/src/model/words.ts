import { join } from "node:path";
import { type Group, readText } from "./contract.ts";

/** Operation -> search words of people who know neither its name nor the platform's. */
export type Words = Readonly<Record<string, readonly string[]>>;

/** Reads `contract/words.json`. Throws for an unknown operation. */
export async function readWords(root: string, groups: readonly Group[]): Promise<Words> {
  const words: Words = JSON.parse((await readText(join(root, "contract/words.json"))) ?? "{}");
  const operationNames = new Set(groups.flatMap(({ operations }) => operations.map(({ name }) => name)));
  const unknownName = Object.keys(words).find((name) => !operationNames.has(name));
  if (unknownName !== undefined)
    throw new Error(`contract/words.json names ${unknownName}, which is not an operation.`);
  return words;
}

export function withWords(group: Group, words: Words): Group {
  const operations = group.operations.map((operation) => {
    const own = words[operation.name];
    return own ? { ...operation, words: own } : operation;
  });
  return { ...group, operations };
}
