import { type Found, newestOf } from "../store/found.ts";
import type { Direction, Entry, Place } from "../store/ordered.ts";
import { badRequest } from "./platform-error.ts";

/** What a caller says about the page that it wants; times in ms. */
export interface PageRequest {
  readonly limit?: number | undefined;
  /** Only what is older: a moment, or the `next` of the page before. */
  readonly until?: number | undefined;
  /** Only what is newer: a moment, or a page's `prev`. */
  readonly since?: number | undefined;
  /** For a list without `next`: callers go on at the last item's moment, so that a page that is full goes on to its end. */
  readonly wholeMoments?: boolean;
}

export interface Page<Item> {
  readonly items: Item[];
  readonly pagination: { readonly count: number; readonly next: number | null; readonly prev: number | null };
}

const usualLimit = 20;
const highestLimit = 100;

/** No moment of the platform is so long ago: what is less is a place in the order. */
const firstMoment = 1e11;

interface Dated {
  readonly createdAt: number;
}

/** Cuts a page, newest first. Rows of one millisecond get a place as cursor, so that none is lost. Throws 400 for a bad limit. */
export function pageOf<R extends Dated>(found: Found<R>, request: PageRequest): Page<R> {
  const { until, since = 0, wholeMoments = false } = request;
  const limit = limitOf(request.limit);
  const isNewer = (entry: Entry<R>) => compare(entry, since) > 0;
  const items: Entry<R>[] = [];
  let older: Entry<R> | undefined;
  for (const entry of found.walk("desc", until === undefined ? undefined : placeOf(found, until), isNewer)) {
    if (items.length >= limit && !(wholeMoments && isOfMoment(items.at(-1), entry))) {
      older = entry;
      break;
    }
    items.push(entry);
  }
  const [first, last] = [items[0], items.at(-1)];
  const isAlike = (entry: Entry<R>) => isOfMoment(first, entry);
  const [newer] = first ? found.walk("asc", { by: 0, position: first.position }, isAlike) : [];
  return {
    items: items.map(({ row }) => row),
    pagination: {
      count: items.length,
      next: last && older ? cursorAt(last, older) : null,
      prev: first ? cursorAt(first, newer) : null,
    },
  };
}

/** Cuts a page, oldest first. Bounds may be moments; `next` and `prev` are always places in the order. Throws 400 for a bad limit. */
export function pageOldestFirst<R extends Dated>(found: Found<R>, request: PageRequest): Page<R> {
  const { until = Number.POSITIVE_INFINITY, since = firstMoment } = request;
  const limit = limitOf(request.limit);
  const behind = until < firstMoment ? until : 0;
  const begin = since < firstMoment ? 0 : found.positionAt(since + 1) - 1;
  const isBefore = (entry: Entry<R>) =>
    (until < firstMoment || compare(entry, until) < 0) && (since >= firstMoment || compare(entry, since) < 0);
  const items: Entry<R>[] = [];
  for (const entry of found.walk("asc", { by: 0, position: Math.max(behind, begin) }, isBefore))
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

function placeOf(found: Found<Dated>, cursor: number): Place {
  return { by: 0, position: cursor < firstMoment ? cursor : found.positionAt(cursor) };
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

export function pageByCursor<Item>(
  found: Found<Item>,
  { order, by = () => 0, byName = "" }: Sorting<Item>,
  request: CursorRequest,
): { readonly items: Item[]; readonly nextCursor?: string } {
  const limit = limitOf(request.limit);
  const after = request.cursor === undefined ? undefined : readCursor(request.cursor, byName);
  const entries: Entry<Item>[] = [];
  for (const entry of found.walk(order, after)) if (entries.push(entry) > limit) break;
  const items = entries.slice(0, limit).map(({ row }) => row);
  const last = entries[limit - 1];
  return last && entries.length > limit
    ? { items, nextCursor: writeCursor([by(last.row), last.position, byName]) }
    : /** Cuts a page out of what was found; `nextCursor` says where it ended, and holds when that item is gone. Throws 400 for a bad one or limit. */
      { items };
}

/** Cuts a page out of what was found, the newest first, in the style that a contract states: with what the answer says of its pages. */
export type Pager<Request, Page> = <R extends Dated>(
  found: Found<R>,
  request: Request,
) => { readonly items: R[]; readonly page: Page };

export const onePage: Pager<unknown, undefined> = (found) => ({ items: [...newestOf(found)], page: undefined });

/** Some lists call `since` `from`, too. */
export const byMoment: Pager<PageRequest & { readonly from?: number | undefined }, Pick<Page<never>, "pagination">> = (
  found,
  { from, since = from, ...request },
) => {
  const { items, ...page } = pageOf(found, { ...request, since });
  return { items, page };
};

export const byCursor: Pager<CursorRequest, { readonly nextCursor?: string }> = (found, request) => {
  const { items, ...page } = pageByCursor(found, { order: "desc" }, request);
  return { items, page };
};

export const byText: Pager<
  { readonly limit?: number | undefined; readonly next?: string | undefined },
  { readonly pagination: { readonly count: number; readonly next: string | null } }
> = (found, { limit, next: cursor }) => {
  const { items, nextCursor: next = null } = pageByCursor(found, { order: "desc" }, { limit, cursor });
  return { items, page: { pagination: { count: items.length, next } } };
};

function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString("base64url");
}

function readCursor(cursor: string, byName: string): Place {
  try {
    const [by, position, sortedBy]: unknown[] = JSON.parse(Buffer.from(cursor, "base64url").toString());
    const isKey = (typeof by === "string" || typeof by === "number") && typeof position === "number";
    if (isKey && sortedBy === byName) return { by, position };
  } catch {
    // Told below, as what is no cursor in another way.
  }
  const sorted = byName === "" ? "" : `, or of one that is not sorted by ${byName}`;
  throw badRequest(`Invalid request: \`cursor\` is none of this list's${sorted}`);
}

function limitOf(limit: number = usualLimit): number {
  if (!Number.isInteger(limit) || limit < 1)
    throw badRequest(`Invalid request: \`limit\` should be a whole number from 1 on, not ${limit}`);
  return Math.min(limit, highestLimit);
}
