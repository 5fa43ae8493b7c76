import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type GroupName, groupSummary } from "./groups.ts";

/** What an operation takes and gives, as TypeScript. */
export interface OperationTypes {
  /** The declaration of its input, with the comments. */
  readonly input: string;
  /** That of its answer, of a page of a list or of a record of a stream. */
  readonly output: string;
  /** The declarations that these need, the nearest first. */
  readonly others: readonly string[];
}

const known = new Map<GroupName, Promise<ReadonlyMap<string, string>>>();

/**
 * The types of an operation as text, out of the declarations that its package ships.
 *
 * @throws Error where the group has no such operation.
 * @example
 * const { input, output } = await typesOf("projects", "getProject");
 */
export async function typesOf(group: GroupName, operation: string): Promise<OperationTypes> {
  const found = known.get(group) ?? declarationsOf(group);
  known.set(group, found);
  const all = await found;
  const name = operation.charAt(0).toUpperCase() + operation.slice(1);
  const input = all.get(`${name}Input`);
  const output = all.get(`${name}Output`);
  if (input === undefined || output === undefined) throw new Error(`${group} has no operation "${operation}"`);
  const seen = new Set([`${name}Input`, `${name}Output`]);
  const others: string[] = [];
  for (let texts = [output, input]; texts.length > 0; ) {
    const names = new Set(texts.flatMap((text) => text.replace(/\/\*\*.*?\*\//gs, "").match(/\b[A-Z]\w+/g) ?? []));
    const next = [...names].filter((each) => all.has(each) && !seen.has(each));
    for (const each of next) seen.add(each);
    texts = next.map((each) => all.get(each) ?? "");
    others.push(...texts);
  }
  return { input, output, others };
}

async function declarationsOf(group: GroupName): Promise<ReadonlyMap<string, string>> {
  // Throws where there is no such group.
  groupSummary(group);
  // This package depends on the groups: found from here, they are found in every layout of node_modules.
  const contract = createRequire(import.meta.url).resolve(`@slipway/${group}/contract`);
  const source = await readFile(join(dirname(contract), "types.d.ts"), "utf8");
  const declared = source.split(/\n(?=\/\*\*|export )/).flatMap((code): [string, string][] => {
    const name = /^export (?:declare )?(?:interface|type) (\w+)/m.exec(code)?.[1];
    return name === undefined ? [] : [[name, code.replace(/^export (?:declare )?/m, "").trimEnd()]];
  });
  return new Map(declared);
}
