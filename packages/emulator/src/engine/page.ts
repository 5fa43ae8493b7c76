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
  const limit = Math.min(Math.max(Math.trunc(request.limit ?? usualLimit), 1), highestLimit);
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
