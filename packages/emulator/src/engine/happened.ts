import { type Row, type Table, table } from "../store/table.ts";
import type { Context } from "./context.ts";
import { given } from "./given.ts";
import type { Happening } from "./happenings.ts";
import { type OwnedTable, placeOfRow } from "./reach.ts";

/** Something that happened, as the account's list of events has it. */
export interface EventRow extends Row {
  readonly accountId: string;
  readonly userId: string;
  readonly tokenId: string;
  readonly requestId: string;
  readonly type: string;
  readonly text: string;
  readonly projectId?: string;
  /** The id of what it happened to. */
  readonly entityId?: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export const eventTable: Table<EventRow, "account" | "project"> = table({
  name: "events",
  called: "Event",
  id: { prefix: "uev_", length: 24 },
  indexes: { account: (event) => event.accountId, project: (event) => event.projectId },
  parents: { account: "account" },
});

/** What is told of something that happened, and to what. */
interface Told {
  readonly text: string;
  /** The account that it is listed under. Default: the request's scope. */
  readonly accountId?: string;
  readonly projectId?: string;
  /** Never what lets somebody in, such as an invitation: events are told to all who may read. */
  readonly entityId?: string;
  readonly payload?: Readonly<Record<string, unknown>>;
}

/** What is told of something that happened to a row: the account and the project that it is of, and its id. */
export function about<R extends Row, Index extends string>(
  table: OwnedTable<R, Index>,
  row: R,
): Pick<Told, "accountId" | "projectId" | "entityId"> {
  const { accountId, projectId } = placeOfRow(table, row);
  return { accountId, ...given({ projectId: projectId ?? undefined }), entityId: row.id };
}

/** How many events of an account are kept, the latest: an emulator that tests use for days must not grow for ever. */
const mostEvents = 5000;

/** Notes what a request has made happen, as part of its attempt. */
export function happened(context: Context, happening: Happening, told: Told): void {
  const { scope, requestId } = context;
  const { accountId = scope.accountId } = told;
  note(context, happening, { ...told, accountId, userId: scope.user.id, tokenId: scope.tokenId, requestId });
}

/** Notes what has happened by itself, at its time: no request and no token has made it happen. */
export function happenedByItself(
  services: Pick<Context, "rows">,
  happening: Happening,
  told: Told & Pick<EventRow, "accountId" | "userId">,
): void {
  note(services, happening, { ...told, tokenId: "", requestId: "" });
}

type Noted = Told & Pick<EventRow, "accountId" | "userId" | "tokenId" | "requestId">;

function note(services: Pick<Context, "rows">, { type }: Happening, { payload = {}, ...noted }: Noted): void {
  const rows = services.rows(eventTable);
  const { accountId } = noted;
  const oldest = rows.count("account", accountId) < mostEvents ? undefined : rows.first("account", accountId);
  if (oldest) rows.remove(oldest.id);
  rows.add({ type, ...noted, payload });
}
