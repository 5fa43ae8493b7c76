import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Group, Refusal } from "./contract.ts";

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
      throw new Error(`contract/refusals: ${situation} names ${unknownName}, which is no operation.`);
  }
}

export function withRefusals(group: Group, refusals: readonly Refusal[]): Group {
  const operations = group.operations.map((operation) => {
    const own = refusals.filter((row) => row.operations?.includes(operation.name));
    return own.length > 0 ? { ...operation, refusals: own } : operation;
  });
  return { ...group, operations };
}
