import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type GroupName, groupSummary } from "./groups.ts";

/** Types of an operation as TypeScript. */
export interface OperationTypes {
  /** Declaration of the input, with comments. */
  readonly input: string;
  /** Declaration of the answer, of a page or of a record. */
  readonly output: string;
  /** Declarations that these need, the nearest first. */
  readonly others: readonly string[];
}

const cache = new Map<GroupName, Promise<ReadonlyMap<string, string>>>();

/**
 * Reads the types of an operation from the declarations of its package.
 *
 * @throws Error where the group has no such operation.
 * @example
 * const { input, output } = await typesOf("projects", "getProject");
 */
export async function typesOf(group: GroupName, operation: string): Promise<OperationTypes> {
  const declarations = cache.get(group) ?? declarationsOf(group);
  cache.set(group, declarations);
  const all = await declarations;
  const name = operation.charAt(0).toUpperCase() + operation.slice(1);
  const input = all.get(`${name}Input`);
  const output = all.get(`${name}Output`);
  if (input === undefined || output === undefined) throw new Error(`${group} has no operation "${operation}"`);
  const visited = new Set([`${name}Input`, `${name}Output`]);
  const others: string[] = [];
  for (let texts = [output, input]; texts.length > 0; ) {
    const names = new Set(texts.flatMap((text) => text.replace(/\/\*\*.*?\*\//gs, "").match(/\b[A-Z]\w+/g) ?? []));
    const next = [...names].filter((each) => all.has(each) && !visited.has(each));
    for (const each of next) visited.add(each);
    texts = next.map((each) => all.get(each) ?? "");
    others.push(...texts);
  }
  return { input, output, others };
}

async function declarationsOf(group: GroupName): Promise<ReadonlyMap<string, string>> {
  groupSummary(group);
  const contract = createRequire(import.meta.url).resolve(`@slipway/${group}/contract`);
  const source = await readFile(join(dirname(contract), "types.d.ts"), "utf8");
  const declared = source.split(/\n(?=\/\*\*|export )/).flatMap((code): [string, string][] => {
    const name = /^export (?:declare )?(?:interface|type) (\w+)/m.exec(code)?.[1];
    return name === undefined ? [] : [[name, code.replace(/^export (?:declare )?/m, "").trimEnd()]];
  });
  return new Map(declared);
}
