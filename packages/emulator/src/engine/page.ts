import { type Matches, newestOf } from "../store/matches.ts";
import type { Direction, Entry, SortKey } from "../store/ordered.ts";
import { badRequest } from "./platform-error.ts";

/** A page requested by moments, in ms. */
export interface PageRequest {
  readonly limit?: number | undefined;
  /** Only older rows: a moment, or the `next` of the previous page. */
  readonly until?: number | undefined;
  /** Only newer rows: a moment, or a page's `prev`. */
  readonly since?: number | undefined;
  /** For lists without `next`: callers continue at the last item's moment, so a full page includes all rows of that moment. */
  readonly wholeMoments?: boolean;
}

export interface Page<Item> {
  readonly items: Item[];
  readonly pagination: { readonly count: number; readonly next: number | null; readonly prev: number | null };
}

const defaultLimit = 20;
const maxLimit = 100;

/** Smaller cursors are positions in the order: the platform has no moment so long ago. */
const firstMoment = 1e11;

interface Dated {
  readonly createdAt: number;
}

/**
 * Cuts a page, newest first. Between rows of the same millisecond the cursor is a position, so that none is skipped. Throws 400 for a bad
 * limit.
 */
export function pageOf<R extends Dated>(results: Matches<R>, request: PageRequest): Page<R> {
  const { until, since = 0, wholeMoments = false } = request;
  const limit = limitOf(request.limit);
  const isNewer = (entry: Entry<R>) => compare(entry, since) > 0;
  const items: Entry<R>[] = [];
  let older: Entry<R> | undefined;
  for (const entry of results.walk("desc", until === undefined ? undefined : startPlace(results, until), isNewer)) {
    if (items.length >= limit && !(wholeMoments && isOfMoment(items.at(-1), entry))) {
      older = entry;
      break;
    }
    items.push(entry);
  }
  const [first, last] = [items[0], items.at(-1)];
  const isAlike = (entry: Entry<R>) => isOfMoment(first, entry);
  const [newer] = first ? results.walk("asc", { by: 0, position: first.position }, isAlike) : [];
  return {
    items: items.map(({ row }) => row),
    pagination: {
      count: items.length,
      next: last && older ? cursorAt(last, older) : null,
      prev: first ? cursorAt(first, newer) : null,
    },
  };
}

/** Cuts a page, oldest first. Bounds may be moments; `next` and `prev` are always positions. Throws 400 for a bad limit. */
export function pageOldestFirst<R extends Dated>(results: Matches<R>, request: PageRequest): Page<R> {
  const { until = Number.POSITIVE_INFINITY, since = firstMoment } = request;
  const limit = limitOf(request.limit);
  const behind = until < firstMoment ? until : 0;
  const begin = since < firstMoment ? 0 : results.positionAt(since + 1) - 1;
  const isBefore = (entry: Entry<R>) =>
    (until < firstMoment || compare(entry, until) < 0) && (since >= firstMoment || compare(entry, since) < 0);
  const items: Entry<R>[] = [];
  for (const entry of results.walk("asc", { by: 0, position: Math.max(behind, begin) }, isBefore))
    if (items.push(entry) > limit) break;
  const [first, last] = [items[0], items[limit - 1]];
  return {
    items: items.slice(0, limit).map(({ row }) => row),
    pagination: {
      count: Math.min(items.length, limit),
      next: last && items.length > limit ? last.position : null,
      prev: first ? first.position : null,
    },
  };
}

function startPlace(results: Matches<Dated>, cursor: number): SortKey {
  return { by: 0, position: cursor < firstMoment ? cursor : results.positionAt(cursor) };
}

function compare({ row, position }: Entry<Dated>, cursor: number): number {
  return (cursor < firstMoment ? position : row.createdAt) - cursor;
}

function isOfMoment(entry: Entry<Dated> | undefined, other: Entry<Dated>): boolean {
  return entry?.row.createdAt === other.row.createdAt;
}

function cursorAt(entry: Entry<Dated>, neighbour: Entry<Dated> | undefined): number {
  return neighbour && isOfMoment(entry, neighbour) ? entry.position : entry.row.createdAt;
}

export interface CursorRequest {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

export interface Sorting<Item> {
  readonly order: Direction;
  readonly by?: ((item: Item) => string | number) | undefined;
  readonly byName?: string;
}

type Cursor = readonly [by: string | number, position: number, byName: string];

/** Cuts a page by opaque cursor, which stays valid when the item it names is removed. Throws 400 for a foreign one. */
export function pageByCursor<Item>(
  results: Matches<Item>,
  { order, by = () => 0, byName = "" }: Sorting<Item>,
  request: CursorRequest,
): { readonly items: Item[]; readonly nextCursor?: string } {
  const limit = limitOf(request.limit);
  const after = request.cursor === undefined ? undefined : readCursor(request.cursor, byName);
  const entries: Entry<Item>[] = [];
  for (const entry of results.walk(order, after)) if (entries.push(entry) > limit) break;
  const items = entries.slice(0, limit).map(({ row }) => row);
  const last = entries[limit - 1];
  return last && entries.length > limit
    ? { items, nextCursor: writeCursor([by(last.row), last.position, byName]) }
    : { items };
}

/** Cuts a page, newest first, in a paging style of the contract, with the paging members of the answer. */
export type Pager<Request, Page> = <R extends Dated>(
  results: Matches<R>,
  request: Request,
) => { readonly items: R[]; readonly page: Page };

export const onePage: Pager<unknown, undefined> = (results) => ({ items: [...newestOf(results)], page: undefined });

/** For lists that have members for pages and no second page. */
export const wholeList: Pager<unknown, Pick<Page<never>, "pagination">> = (found) => {
  const items = [...newestOf(found)];
  return { items, page: { pagination: { count: items.length, next: null, prev: null } } };
};

/** Some lists name `since` `from`. */
export const byMoment: Pager<PageRequest & { readonly from?: number | undefined }, Pick<Page<never>, "pagination">> = (
  results,
  { from, since = from, ...request },
) => {
  const { items, ...page } = pageOf(results, { ...request, since });
  return { items, page };
};

export const byCursor: Pager<CursorRequest, { readonly nextCursor?: string }> = (results, request) => {
  const { items, ...page } = pageByCursor(results, { order: "desc" }, request);
  return { items, page };
};

export const byText: Pager<
  { readonly limit?: number | undefined; readonly next?: string | undefined },
  { readonly pagination: { readonly count: number; readonly next: string | null } }
> = (results, { limit, next: cursor }) => {
  const { items, nextCursor: next = null } = pageByCursor(results, { order: "desc" }, { limit, cursor });
  return { items, page: { pagination: { count: items.length, next } } };
};

function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString("base64url");
}

function readCursor(cursor: string, byName: string): SortKey {
  try {
    const [by, position, sortedBy]: unknown[] = JSON.parse(Buffer.from(cursor, "base64url").toString());
    const isKey = (typeof by === "string" || typeof by === "number") && typeof position === "number";
    if (isKey && sortedBy === byName) return { by, position };
  } catch {
    // Refused below, with other malformed cursors.
  }
  const sorted = byName === "" ? "" : `, or to one with another order than ${byName}`;
  throw badRequest(`Invalid request: \`cursor\` does not belong to this list${sorted}`);
}

function limitOf(limit: number = defaultLimit): number {
  if (!Number.isInteger(limit) || limit < 1)
    throw badRequest(`Invalid request: \`limit\` should be a whole number from 1 on, not ${limit}`);
  return Math.min(limit, maxLimit);
}
