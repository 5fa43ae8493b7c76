import { join } from "node:path";
import type { Group } from "./contract.ts";
import { readText } from "./read-text.ts";

/** Operation -> what people call it who know neither its name nor the platform's. */
export type Words = Readonly<Record<string, readonly string[]>>;

/** `contract/words.json`. Throws where it names what is no operation. */
export async function readWords(root: string, groups: readonly Group[]): Promise<Words> {
  const words: Words = JSON.parse((await readText(join(root, "contract/words.json"))) ?? "{}");
  const known = new Set(groups.flatMap(({ operations }) => operations.map(({ name }) => name)));
  const stranger = Object.keys(words).find((name) => !known.has(name));
  if (stranger !== undefined) throw new Error(`contract/words.json names ${stranger}, which is no operation.`);
  return words;
}

export function withWords(group: Group, words: Words): Group {
  const operations = group.operations.map((operation) => {
    const own = words[operation.name];
    return own ? { ...operation, words: own } : operation;
  });
  return { ...group, operations };
}
