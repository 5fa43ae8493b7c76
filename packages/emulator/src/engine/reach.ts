import type { Row, Table } from "../store/table.ts";
import type { Context } from "./context.ts";
import { notFound } from "./platform-error.ts";

/** A kind of thing that belongs to accounts. */
type OwnedTable<R extends Row, Index extends string> = Table<R, Index | "account">;

/** The rows that a request reaches and that fit, newest first; they are looked at only as far as somebody reads on. */
export function* newestInReach<R extends Row, Index extends string>(
  { rows, scope }: Context,
  table: OwnedTable<R, Index>,
  fits: (row: R) => boolean = () => true,
): Generator<R> {
  const [only, ...others] = scope.accounts;
  const found = others.length === 0 ? rows(table).newest("account", only) : rows(table).newest();
  for (const row of found) if (scope.reaches(table.value("account", row) ?? "") && fits(row)) yield row;
}

/** A row that a request reaches. Throws 404 for what is not there, and in the same words for what is somebody else's. */
export function inReach<R extends Row, Index extends string>(
  { scope }: Context,
  table: OwnedTable<R, Index>,
  row: R | undefined,
): R {
  if (!row || !scope.reaches(table.value("account", row) ?? "")) throw notFound(table.called);
  return row;
}
