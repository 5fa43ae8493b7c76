import type { ExportedRow } from "../../store/store.ts";
import type { Row } from "../../store/table.ts";

/** Names of two snapshots. */
export interface Compared {
  readonly from: string;
  /** Default: the present. */
  readonly to?: string;
}

/** A row that differs. */
export interface Difference {
  readonly table: string;
  readonly id: string;
  readonly change: "added" | "changed" | "removed";
  /** Changed members, as JSON that may be cut. */
  readonly members: readonly { readonly name: string; readonly before?: string; readonly after?: string }[];
}

export interface FoundDifferences {
  readonly differences: readonly Difference[];
  /** Whether further rows differ. */
  readonly more: boolean;
}

const maxDifferences = 1000;
const maxValueLength = 200;

type Texts = Map<string, { readonly table: string; readonly json: string }>;

export async function indexRows(stretches: AsyncIterable<ExportedRow[]> | Iterable<ExportedRow[]>): Promise<Texts> {
  const texts: Texts = new Map();
  for await (const stretch of stretches) {
    for (const { table, json } of stretch) {
      const { id }: Row = JSON.parse(json);
      texts.set(`${table} ${id}`, { table, json });
    }
  }
  return texts;
}

export function differences(before: Texts, after: Texts, redact: (table: string, row: Row) => Row): FoundDifferences {
  const result: Difference[] = [];
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(key), after.get(key)];
    const { table = "" } = old ?? now ?? {};
    // The clock always differs.
    if (old?.json === now?.json || table === "clock") continue;
    if (result.length === maxDifferences) return { differences: result, more: true };
    const [left, right] = [old, now].map((text) => text && redact(table, JSON.parse(text.json)));
    const change = left ? (right ? "changed" : "removed") : "added";
    result.push({ table, id: (right ?? left)?.id ?? "", change, members: changedMembers(left, right) });
  }
  return { differences: result, more: false };
}

function changedMembers(before: Row | undefined, after: Row | undefined): Difference["members"] {
  const members = new Map<string, { before?: string; after?: string }>();
  const note = (row: Row | undefined, side: "before" | "after"): void => {
    for (const [name, value] of Object.entries(row ?? {}))
      members.set(name, { ...members.get(name), [side]: JSON.stringify(value).slice(0, maxValueLength) });
  };
  note(before, "before");
  note(after, "after");
  return [...members].flatMap(([name, sides]) =>
    sides.before === sides.after || name === "updatedAt" || name === "id" ? [] : { name, ...sides },
  );
}
