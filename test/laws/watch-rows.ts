import type { Store } from "../../packages/emulator/src/store/store.ts";
import type { Row, Table } from "../../packages/emulator/src/store/table.ts";

/** Target of a look-up, present or absent: a row, the rows of an index's value, or a whole table. */
type Place = string;

/** The places of a store that were read and changed since the last call. */
export interface WatchedRows {
  read(): ReadonlySet<Place>;
  changed(): ReadonlySet<Place>;
}

/** Watches what is read and changed in a store: to be called before anything takes rows from it. */
export function watchRows(store: Store): WatchedRows {
  const { rows } = store;
  let read = new Set<Place>();
  let changed = new Set<Place>();
  const watched: Store["rows"] = (table) =>
    new Proxy(rows(table), {
      get(target, member) {
        const value = Reflect.get(target, member, target);
        if (typeof value !== "function") read.add(table.name);
        if (typeof value !== "function" || writes.has(member)) return bound(value, target);
        return (...args: readonly string[]) => {
          const place = member === "get" ? ["id", ...args] : byIndex.has(member) ? args : [];
          read.add([table.name, ...place].join(" "));
          return value.apply(target, args);
        };
      },
    });
  Object.assign(store, { rows: watched });
  store.onChanges((changes) => {
    for (const { table, rowBefore: before, rowAfter: after } of changes) {
      for (const row of [before, after]) for (const place of placesOf(table, row)) changed.add(place);
    }
  });
  return {
    read() {
      const seen = read;
      read = new Set();
      return seen;
    },
    changed() {
      const seen = changed;
      changed = new Set();
      return seen;
    },
  };
}

const writes: ReadonlySet<string | symbol> = new Set(["add", "put", "change", "remove"]);
/** Methods that look up rows by an index and its value; any other but `get` counts as a look at the whole table. */
const byIndex: ReadonlySet<string | symbol> = new Set(["by", "count", "first", "newest"]);

function bound(value: unknown, target: object): unknown {
  return typeof value === "function" ? value.bind(target) : value;
}

function placesOf(table: Table, row: Row | undefined): Place[] {
  if (!row) return [];
  const values = table.indexes.flatMap((index) => {
    try {
      return `${table.name} ${index} ${table.value(index, row)}`;
    } catch {
      // A planned fault has taken the member that it is about.
      return [];
    }
  });
  return [table.name, `${table.name} id ${row.id}`, ...values];
}
