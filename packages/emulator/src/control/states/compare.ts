import { omitUndefined } from "../../engine/omit-undefined.ts";
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
  const [old, now] = [textsOf(before), textsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const [left, right] = [old.get(name), now.get(name)];
    if (left === right || name === "updatedAt" || name === "id") return [];
    return {
      name,
      ...omitUndefined({ before: left?.slice(0, maxValueLength), after: right?.slice(0, maxValueLength) }),
    };
  });
}

/** The members of a row as JSON. Those of a record stand for themselves: one change of many settings is seen by its name. */
function textsOf(row: Row | undefined): Map<string, string> {
  const members = Object.entries(row ?? {}).flatMap(([name, value]): [string, unknown][] => {
    const inner = Array.isArray(value) ? [] : Object.entries(Object(value));
    const isText = typeof value === "string";
    return inner.length > 0 && !isText ? inner.map(([member, each]) => [`${name}.${member}`, each]) : [[name, value]];
  });
  return new Map(members.map(([name, value]) => [name, JSON.stringify(value)]));
}
