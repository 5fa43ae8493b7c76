import { badRequest } from "./platform-error.ts";

/** What a caller says about the page that it wants; times in ms. */
export interface PageRequest {
  readonly limit?: number | undefined;
  /** Only what is older. */
  readonly until?: number | undefined;
  /** Only what is newer. */
  readonly since?: number | undefined;
}

export interface Page<Item> {
  readonly items: Item[];
  readonly pagination: { readonly count: number; readonly next: number | null; readonly prev: number | null };
}

const usualLimit = 20;
const highestLimit = 100;

/**
 * Cuts a page out of items, newest first. `next` is the `until` of the following page, null on the last one.
 *
 * @param time when an item came to be; no two items of one collection share it
 */
export function pageByTime<Item>(
  items: readonly Item[],
  time: (item: Item) => number,
  request: PageRequest,
): Page<Item> {
  const { until = Number.POSITIVE_INFINITY, since = Number.NEGATIVE_INFINITY } = request;
  const limit = limitOf(request.limit);
  const within = items.filter((item) => time(item) < until && time(item) > since).sort((a, b) => time(b) - time(a));
  const page = within.slice(0, limit);
  const [first] = page;
  const last = page.at(-1);
  return {
    items: page,
    pagination: {
      count: page.length,
      next: last !== undefined && within.length > page.length ? time(last) : null,
      prev: first === undefined ? null : time(first),
    },
  };
}

/** What a caller says about the page that it wants, where pages go on behind an item. */
export interface CursorRequest {
  readonly limit?: number | undefined;
  /** The id of the item before the page. */
  readonly cursor?: string | undefined;
}

/** Cuts a page out of sorted items. `nextCursor` is left out on the last one. Throws 400 for a cursor that is none. */
export function pageByCursor<Item extends { readonly id: string }>(
  items: readonly Item[],
  request: CursorRequest,
): { readonly items: Item[]; readonly nextCursor?: string } {
  const { cursor } = request;
  const start = cursor === undefined ? 0 : items.findIndex(({ id }) => id === cursor) + 1;
  if (cursor !== undefined && start === 0) throw badRequest("Invalid request: `cursor` is none of this list's");
  const page = items.slice(start, start + limitOf(request.limit));
  const last = page.at(-1);
  return last !== undefined && start + page.length < items.length
    ? { items: page, nextCursor: last.id }
    : { items: page };
}

function limitOf(limit: number | undefined): number {
  return Math.min(Math.max(Math.trunc(limit ?? usualLimit), 1), highestLimit);
}
