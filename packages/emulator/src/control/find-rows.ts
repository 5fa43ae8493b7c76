import { hideSecrets } from "../engine/hide-secrets.ts";
import { having } from "../store/rows.ts";
import type { Store } from "../store/store.ts";
import type { Row, Table } from "../store/table.ts";

/** Which rows are looked for. */
export interface RowsQuery {
  /** Such as `deployments`. */
  readonly table: string;
  /** By what the rows are kept, such as `{ project: "prj_1" }`. */
  readonly where?: Readonly<Record<string, string>>;
  /** What has to stand somewhere in a row. */
  readonly search?: string;
  /** How many rows at most. Default: 200. */
  readonly limit?: number;
}

export interface FoundRows {
  /** Each with its members; `*` stands for what lets somebody in. */
  readonly rows: readonly Row[];
  /** Whether there are others. */
  readonly more: boolean;
}

/** Throws for a table that there is not, and for what its rows are not kept by. */
export function findRows(store: Store, { table: name, where = {}, search = "", limit = 200 }: RowsQuery): FoundRows {
  const table = tableNamed(store, name);
  const unknown = Object.keys(where).find((index) => !table.indexes.includes(index));
  if (unknown !== undefined)
    throw new Error(`\`where\`: ${name} are not kept by ${unknown}; there are: ${table.indexes.join(", ")}`);
  const clauses = Object.entries(where).flatMap(([index, value]) => having(index, value));
  const needle = search.toLowerCase();
  const rows: Row[] = [];
  for (const { row } of store.rows(table).where(clauses).walk("desc")) {
    const visible = redactedRow(table, row);
    if (needle !== "" && !JSON.stringify(visible).toLowerCase().includes(needle)) continue;
    if (rows.length === limit) return { rows, more: true };
    rows.push(visible);
  }
  return { rows, more: false };
}

/** Throws where there is none of that name. */
export function tableNamed({ tables }: Store, name: string): Table {
  const table = tables.find((each) => each.name === name);
  if (!table)
    throw new Error(`\`table\`: there is no ${name}; there are: ${tables.map((each) => each.name).join(", ")}`);
  return table;
}

export function redactedRow(table: Table, row: Row): Row {
  const secrets = table.secret === undefined ? [] : table.secret === "id" ? [row.id] : table.values(table.secret, row);
  // What is hidden stands below it: a row stays one.
  return hideSecrets(row, secrets) as Row;
}
