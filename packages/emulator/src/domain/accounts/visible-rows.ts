import { notFound } from "../../engine/platform-error.ts";
import { type Matches, newestOf } from "../../store/matches.ts";
import type { Clause } from "../../store/rows.ts";
import type { Row, Table } from "../../store/table.ts";
import { can, projectRolesOf, type ResourceScope, requireRight } from "./access/require-right.ts";
import type { Right } from "./access/rights.ts";
import type { Context } from "./scope.ts";
import { membershipId } from "./tables.ts";

export type OwnedTable<R extends Row, Index extends string> = Table<R, Index | "account">;

/** Rows that the caller may read and that match. @param places the index of accounts and projects in the wanted order */
export function visibleRows<R extends Row, Index extends string>(
  context: Context,
  table: OwnedTable<R, Index>,
  clauses: readonly Clause<Index | "account">[] = [],
  predicate: (row: R) => boolean = () => true,
  places?: Index,
): Matches<R> {
  const { rows, scope } = context;
  return rows(table).where([readableClause(context, table, places), ...clauses], (row) => {
    const resource = scopeOfRow(table, row);
    return scope.reaches(resource.accountId) && can(context, "read", resource) && predicate(row);
  });
}

export function newestVisible<R extends Row, Index extends string>(
  ...what: Parameters<typeof visibleRows<R, Index>>
): Generator<R> {
  return newestOf(visibleRows(...what));
}

function readableClause<R extends Row, Index extends string>(
  context: Context,
  { indexes }: OwnedTable<R, Index>,
  places: Index | undefined,
): Clause<Index | "account"> {
  const { accounts, boundProjectId, user } = context.scope;
  const ofProject = places ?? indexes.find((index) => index === "project");
  return accounts.flatMap((accountId): Clause<Index | "account"> => {
    if (can(context, "read", { accountId })) return [[places ?? "account", accountId]];
    if (ofProject === undefined) return [];
    const projectIds = projectRolesOf(context, membershipId(accountId, user.id)).map(({ projectId }) => projectId);
    return [...projectIds, boundProjectId ?? ""].map((projectId) => [ofProject, projectId]);
  });
}

/** Returns a row that the caller may read. Throws 404 for missing and invisible ones alike, and 403 where only reading is allowed. */
export function requireVisible<R extends Row, Index extends string>(
  context: Context,
  table: OwnedTable<R, Index>,
  row: R | undefined,
  needs: readonly Right[] = context.needs,
): R {
  const resource = row && scopeOfRow(table, row);
  if (!resource || !context.scope.reaches(resource.accountId) || !can(context, "read", resource))
    throw notFound(table.called);
  for (const right of needs) requireRight(context, right, resource);
  return row;
}

export function scopeOfRow<R extends Row, Index extends string>(table: OwnedTable<R, Index>, row: R): ResourceScope {
  const ofProject = table.indexes.find((index) => index === "project");
  return {
    accountId: table.value("account", row) ?? "",
    projectId: ofProject === undefined ? undefined : table.value(ofProject, row),
  };
}
