import { notFound } from "../../engine/platform-error.ts";
import type { Row, Table } from "../../store/table.ts";
import type { Right } from "./access/rights.ts";
import { mayThere, type Place, requireRight } from "./access/there.ts";
import type { Context } from "./context.ts";

/** A kind of thing that belongs to accounts; where it has an index `project`, to one of their projects. */
export type OwnedTable<R extends Row, Index extends string> = Table<R, Index | "account">;

/** The rows that a request reaches, may look at, and that fit, newest first; they are looked at only as far as somebody reads on. */
export function* newestInReach<R extends Row, Index extends string>(
  context: Context,
  table: OwnedTable<R, Index>,
  fits: (row: R) => boolean = () => true,
): Generator<R> {
  const { rows, scope } = context;
  const [only, ...others] = scope.accounts;
  const found = others.length === 0 ? rows(table).newest("account", only) : rows(table).newest();
  for (const row of found) {
    const place = placeOfRow(table, row);
    if (scope.reaches(place.accountId) && mayThere(context, "read", place) && fits(row)) yield row;
  }
}

/**
 * A row that a request reaches. Throws 404 for what is not there, in the same words for what is somebody else's or may not be
 * looked at, and 403 where one may look at it and not do what was asked for.
 *
 * @param needs what it takes there. Default: what the operation needs
 */
export function inReach<R extends Row, Index extends string>(
  context: Context,
  table: OwnedTable<R, Index>,
  row: R | undefined,
  needs: readonly Right[] = context.needs,
): R {
  const place = row && placeOfRow(table, row);
  if (!place || !context.scope.reaches(place.accountId) || !mayThere(context, "read", place))
    throw notFound(table.called);
  for (const right of needs) requireRight(context, right, place);
  return row;
}

/** Where a row is, for the rights that one has there. */
export function placeOfRow<R extends Row, Index extends string>(table: OwnedTable<R, Index>, row: R): Place {
  const ofProject = table.indexes.find((index) => index === "project");
  return {
    accountId: table.value("account", row) ?? "",
    projectId: ofProject === undefined ? undefined : table.value(ofProject, row),
  };
}
