import { hideSecrets } from "../engine/hide-secrets.ts";
import { having } from "../store/rows.ts";
import type { Store } from "../store/store.ts";
import type { Row, Table } from "../store/table.ts";

/** A query for rows of a table. */
export interface RowsQuery {
  /** Name of the table, such as `deployments`. */
  readonly table: string;
  /** Values of the table's indexes, such as `{ project: "prj_1" }`. */
  readonly where?: Readonly<Record<string, string>>;
  /** Text that a row has to contain. */
  readonly search?: string;
  /** The maximum of rows. Default: 200. */
  readonly limit?: number;
}

export interface FoundRows {
  /** Rows with `*` in place of secrets. */
  readonly rows: readonly Row[];
  /** Whether further rows match. */
  readonly more: boolean;
}

export function findRows(store: Store, { table: name, where = {}, search = "", limit = 200 }: RowsQuery): FoundRows {
  const table = tableNamed(store, name);
  const unknown = Object.keys(where).find((index) => !table.indexes.includes(index));
  if (unknown !== undefined)
    throw new Error(`\`where\`: ${name} has no index ${unknown}; it has: ${table.indexes.join(", ")}`);
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

export function tableNamed({ tables }: Store, name: string): Table {
  const table = tables.find((each) => each.name === name);
  if (!table)
    throw new Error(`\`table\`: there is no table ${name}; there are: ${tables.map((each) => each.name).join(", ")}`);
  return table;
}

export function redactedRow(table: Table, row: Row): Row {
  const secrets = table.secret === undefined ? [] : table.secret === "id" ? [row.id] : table.values(table.secret, row);
  // Only values change: the row's shape stays.
  return hideSecrets(row, secrets) as Row;
}
