import type { Rows } from "../store/rows.ts";
import type { Row } from "../store/table.ts";
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

/** Where an item stands among all: when it came, and its place in the order in which they came. */
export interface Place {
  readonly time: number;
  readonly position: number;
}

const usualLimit = 20;
const highestLimit = 100;

/** No moment of the platform is so long ago: what is less is a place in the order. */
const firstMoment = 1e11;

/**
 * Cuts a page out of rows that come newest first; they are looked at only as far as the page goes.
 *
 * `next` is the `until` of the following page, null on the last one. It is the moment at which the last row came or, where the one
 * after it came in the same millisecond, the row's place in the order of all: so no row is lost or told twice, whatever comes or
 * goes between two pages. Throws 400 for a limit that is no whole number from 1.
 */
export function pageOf<R extends Row>(rows: Rows<R, never>, newest: Iterable<R>, request: PageRequest): Page<R> {
  return pageByPlace(newest, (row) => ({ time: row.createdAt, position: rows.position(row) }), request);
}

/** The same for anything that has a place. */
export function pageByPlace<Item>(
  newest: Iterable<Item>,
  placeOf: (item: Item) => Place,
  request: PageRequest,
): Page<Item> {
  const limit = limitOf(request.limit);
  const isFull = (place: Place): boolean =>
    items.length >= limit && !(request.wholeMoments && places.at(-1)?.time === place.time);
  const items: Item[] = [];
  const places: Place[] = [];
  let newer: Place | undefined;
  let older: Place | undefined;
  for (const item of newest) {
    const place = placeOf(item);
    if (request.until !== undefined && compare(place, request.until) >= 0) {
      newer = place;
      continue;
    }
    if (request.since !== undefined && compare(place, request.since) <= 0) break;
    if (isFull(place)) {
      older = place;
      break;
    }
    items.push(item);
    places.push(place);
  }
  const [first, last] = [places[0], places.at(-1)];
  return {
    items,
    pagination: {
      count: items.length,
      next: last && older ? cursorAt(last, older) : null,
      prev: first ? cursorAt(first, newer) : null,
    },
  };
}

/**
 * Cuts a page out of rows that come oldest first. `until` and `since` are bounds where they are moments, as in any list; `next` and
 * `prev` are always places in the order, and go on from there: `until` with what is newer, `since` with what is older. So a caller
 * who gives a moment as `until` gives it up with the second page. Throws 400 for a limit that is no whole number from 1.
 */
export function pageOldestFirst<R extends Row>(
  rows: Rows<R, never>,
  oldest: readonly R[],
  { limit, until, since }: Omit<PageRequest, "wholeMoments">,
): Page<R> {
  const found = oldest.filter((row) => {
    const [time, position] = [row.createdAt, rows.position(row)];
    const fitsUntil = until === undefined || (until < firstMoment ? position > until : time < until);
    const fitsSince = since === undefined || (since < firstMoment ? position < since : time > since);
    return fitsUntil && fitsSince;
  });
  const items = found.slice(0, limitOf(limit));
  const [first, last] = [items[0], items.at(-1)];
  return {
    items,
    pagination: {
      count: items.length,
      next: last && found.length > items.length ? rows.position(last) : null,
      prev: first ? rows.position(first) : null,
    },
  };
}

function compare({ time, position }: Place, cursor: number): number {
  return (cursor < firstMoment ? position : time) - cursor;
}

/** What tells a place from its neighbour: its moment, unless they share it. */
function cursorAt(place: Place, neighbour: Place | undefined): number {
  return neighbour?.time === place.time ? place.position : place.time;
}

/** Newest first. */
export function newestFirst<R extends Row>(rows: Rows<R, never>, found: readonly R[]): R[] {
  return [...found].sort((one, other) => rows.position(other) - rows.position(one));
}

/** What a caller says about the page that it wants, where pages go on behind an item. */
export interface CursorRequest {
  readonly limit?: number | undefined;
  /** The `nextCursor` of the page before. */
  readonly cursor?: string | undefined;
}

/** What a list is sorted by; of items that are alike in it the position decides. */
export interface Sorting<Item> {
  readonly order: "asc" | "desc";
  readonly by?: (item: Item) => string | number;
  /** What `by` is called, where a caller can choose it: a cursor holds for lists that are sorted by that. */
  readonly byName?: string;
  readonly position: (item: Item) => number;
}

type SortKey = readonly [by: string | number, position: number];

/** An item's place in lists that are sorted by something. */
type Cursor = readonly [...SortKey, byName: string];

/**
 * Sorts items and cuts a page out of them. `nextCursor` is left out on the last one; it says where the page ended, and holds also
 * when the item that was there is gone. Throws 400 for a cursor that is none of such a list's, and for a limit that is no whole number from 1.
 */
export function pageByCursor<Item>(
  items: readonly Item[],
  { order, by = () => 0, byName = "", position }: Sorting<Item>,
  request: CursorRequest,
): { readonly items: Item[]; readonly nextCursor?: string } {
  const limit = limitOf(request.limit);
  const sign = order === "asc" ? 1 : -1;
  const keyed = items.map((item) => ({ item, key: [by(item), position(item)] satisfies SortKey }));
  keyed.sort((one, other) => sign * compareKeys(one.key, other.key));
  const after = request.cursor === undefined ? undefined : readCursor(request.cursor, byName);
  const rest = after ? keyed.filter(({ key }) => sign * compareKeys(key, after) > 0) : keyed;
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  const found = page.map(({ item }) => item);
  return last && rest.length > page.length
    ? { items: found, nextCursor: writeCursor([...last.key, byName]) }
    : { items: found };
}

/** The same for items that come newest first, with what a list of that style says of its pages. */
export function pageByText<Item>(
  newest: readonly Item[],
  position: (item: Item) => number,
  request: CursorRequest,
): { readonly items: Item[]; readonly pagination: { readonly count: number; readonly next: string | null } } {
  const { items, nextCursor = null } = pageByCursor(newest, { order: "desc", position }, request);
  return { items, pagination: { count: items.length, next: nextCursor } };
}

function compareKeys([one, first]: SortKey, [other, second]: SortKey): number {
  if (one === other) return first - second;
  return one < other ? -1 : 1;
}

function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString("base64url");
}

function readCursor(cursor: string, byName: string): SortKey {
  try {
    const [by, position, sortedBy]: unknown[] = JSON.parse(Buffer.from(cursor, "base64url").toString());
    const isKey = (typeof by === "string" || typeof by === "number") && typeof position === "number";
    if (isKey && sortedBy === byName) return [by, position];
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
