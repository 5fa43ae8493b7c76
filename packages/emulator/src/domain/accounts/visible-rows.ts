import { notFound } from "../../engine/platform-error.ts";
import { type Found, newestOf } from "../../store/found.ts";
import type { Clause } from "../../store/rows.ts";
import type { Row, Table } from "../../store/table.ts";
import { projectRolesOf } from "./access/project-roles.ts";
import { can, type ResourceScope, requireRight } from "./access/require-right.ts";
import type { Right } from "./access/rights.ts";
import type { Context } from "./context.ts";
import { membershipId } from "./tables.ts";

export type OwnedTable<R extends Row, Index extends string> = Table<R, Index | "account">;

/** The rows that a request reaches and may look at, and that fit. @param places the index of accounts and projects in the wanted order */
export function visibleRows<R extends Row, Index extends string>(
  context: Context,
  table: OwnedTable<R, Index>,
  clauses: readonly Clause<Index | "account">[] = [],
  fits: (row: R) => boolean = () => true,
  places?: Index,
): Found<R> {
  const { rows, scope } = context;
  return rows(table).where([placesOf(context, table, places), ...clauses], (row) => {
    const place = scopeOfRow(table, row);
    return scope.reaches(place.accountId) && can(context, "read", place) && fits(row);
  });
}

export function newestVisible<R extends Row, Index extends string>(
  ...what: Parameters<typeof visibleRows<R, Index>>
): Generator<R> {
  return newestOf(visibleRows(...what));
}

function placesOf<R extends Row, Index extends string>(
  context: Context,
  { indexes }: OwnedTable<R, Index>,
  places: Index | undefined,
): Clause<Index | "account"> {
  const { accounts, boundProjectId, user } = context.scope;
  const ofProject = places ?? indexes.find((index) => index === "project");
  return accounts.flatMap((accountId): Clause<Index | "account"> => {
    if (can(context, "read", { accountId })) return [[places ?? "account", accountId]];
    if (ofProject === undefined) return [];
    const held = projectRolesOf(context, membershipId(accountId, user.id)).map(({ projectId }) => projectId);
    return [...held, boundProjectId ?? ""].map((projectId) => [ofProject, projectId]);
  });
}

/** A row that a request reaches. Throws 404 for what is not there or not to be seen, in the same words, and 403 where one may only look. */
export function requireVisible<R extends Row, Index extends string>(
  context: Context,
  table: OwnedTable<R, Index>,
  row: R | undefined,
  needs: readonly Right[] = context.needs,
): R {
  const place = row && scopeOfRow(table, row);
  if (!place || !context.scope.reaches(place.accountId) || !can(context, "read", place)) throw notFound(table.called);
  for (const right of needs) requireRight(context, right, place);
  return row;
}

export function scopeOfRow<R extends Row, Index extends string>(table: OwnedTable<R, Index>, row: R): ResourceScope {
  const ofProject = table.indexes.find((index) => index === "project");
  return {
    accountId: table.value("account", row) ?? "",
    projectId: ofProject === undefined ? undefined : table.value(ofProject, row),
  };
}
