import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Group, Operation, Refusal } from "./contract.ts";
import { alternatives, membersOf, type Shape, type Shapes } from "./shape.ts";

/** Sources of refusals in words: the platform's pages, a client's sources, or none. */
export const origins: Readonly<Record<Refusal["by"], string>> = {
  platform: "the platform's pages",
  cli: "the platform's command line, 2026-11-23",
  terraform: "the terraform provider, 2026-11-23",
  ours: "ours",
};

/** Reads all rows of `contract/refusals`, in the order of its files. Throws for repeated names. */
export async function readRefusals(root: string): Promise<Refusal[]> {
  const folder = join(root, "contract/refusals");
  // A test's tree has none.
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".json")).sort();
  const rows = new Map<string, Refusal>();
  for (const file of files) {
    const rowsOfFile: Record<string, Omit<Refusal, "situation">> = JSON.parse(
      await readFile(join(folder, file), "utf8"),
    );
    for (const [situation, row] of Object.entries(rowsOfFile)) {
      if (rows.has(situation))
        throw new Error(`contract/refusals/${file}: ${situation} is the name of another row, too.`);
      rows.set(situation, { situation, ...row });
    }
  }
  return [...rows.values()];
}

/** Throws for a row with an unknown operation or source. */
export function checkRefusals(refusals: readonly Refusal[], groups: readonly Group[]): void {
  const operationNames = new Set(groups.flatMap(({ operations }) => operations.map(({ name }) => name)));
  for (const { situation, operations = [], by } of refusals) {
    if (!(by in origins)) throw new Error(`contract/refusals: ${situation} is by ${by}, which is nobody.`);
    const unknownName = operations.find((name) => !operationNames.has(name));
    if (unknownName !== undefined)
      throw new Error(`contract/refusals: ${situation} names ${unknownName}, which is not an operation.`);
  }
}

export function withRefusals(group: Group, refusals: readonly Refusal[]): Group {
  const operations = group.operations.map((operation) => {
    const own = refusals.filter((row) => row.operations?.includes(operation.name));
    return own.length > 0 ? { ...operation, refusals: own } : operation;
  });
  return { ...group, operations };
}

/** The error statuses of an operation in order, with their known codes; codes that only the emulator uses are marked. */
export function errorCodes(
  { errors, refusals = [] }: Operation,
  shapes: Shapes,
): { status: number; codes: string[] }[] {
  const published = new Map(errors.map(({ status, shape }) => [status, shape ? codesOf(shape, shapes) : []]));
  const statuses = new Set([...published.keys(), ...refusals.map(({ status }) => status)]);
  return [...statuses]
    .sort((a, b) => a - b)
    .map((status) => {
      const own = refusals.filter((row) => row.status === status);
      const platformCodes = new Set(published.get(status));
      for (const { code, by } of own) if (by !== "ours") platformCodes.add(code);
      const ours = own.filter(({ code }) => !platformCodes.has(code)).map(({ code }) => `\`${code}\` of the emulator`);
      return { status, codes: [...[...platformCodes].map((code) => `\`${code}\``), ...new Set(ours)] };
    });
}

function codesOf(shape: Shape, shapes: Shapes): string[] {
  const members = alternatives(shape, shapes).flatMap((each) => membersOf(each, shapes));
  const codes = members.flatMap(({ name, shape: inner }) => {
    if (name === "error") return codesOf(inner, shapes);
    return name === "code" ? alternatives(inner, shapes).flatMap(textLiterals) : [];
  });
  return [...new Set(codes)];
}

function textLiterals(shape: Shape): string[] {
  return shape.kind === "literal" && typeof shape.value === "string" ? [shape.value] : [];
}
