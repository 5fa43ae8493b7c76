import { compareSortKeys, type Direction, type Entry, type Ordered, type SortKey } from "./ordered.ts";

/** Matching rows in an order, found one by one while somebody reads on, from either end or from any place between. */
export interface Matches<R> {
  /** No row may change during the walk. @param goesOn false for the row at which the walk ends, whether it matches or not */
  walk(direction: Direction, behind?: SortKey, goesOn?: (entry: Entry<R>) => boolean): Iterable<Entry<R>>;
  positionAt(moment: number): number;
}

/** Lists of the same order whose union counts. */
export type AnyOf<R> = readonly Ordered<R>[];

/** Walks the intersection of the groups' unions. Groups jump over each other's gaps, so that it costs about as the smallest one does. */
export function* walkIntersection<R>(
  groups: readonly AnyOf<R>[],
  look: () => void,
  ...[direction, behind, goesOn = () => true]: Parameters<Matches<R>["walk"]>
): Generator<Entry<R>> {
  const sign = direction === "asc" ? 1 : -1;
  const order = groups[0]?.[0];
  if (!order) return;
  const heads = groups.map((lists) => new MergedLists(lists, direction, look));
  let from = behind;
  for (;;) {
    const entries: Entry<R>[] = [];
    for (const each of heads) {
      const entry = each.next(from);
      if (!entry || !goesOn(entry)) return;
      entries.push(entry);
      // Just before this entry: the other groups may have the same row.
      const { by, position } = order.sortKeyOf(entry);
      from = { by, position: position - sign / 2 };
    }
    const [first] = entries;
    if (first && entries.every((entry) => entry === first)) yield first;
    const last = entries.at(-1);
    // Past the entry when all groups have met there, at it otherwise.
    if (last && entries.every((entry) => entry === last)) from = order.sortKeyOf(last);
  }
}

class MergedLists<R> {
  readonly #lists: AnyOf<R>;
  readonly #direction: Direction;
  readonly #look: () => void;
  readonly #heads: (Entry<R> | undefined | null)[];

  constructor(lists: AnyOf<R>, direction: Direction, look: () => void) {
    this.#lists = lists;
    this.#direction = direction;
    this.#look = look;
    this.#heads = lists.map(() => null);
  }

  next(behind: SortKey | undefined): Entry<R> | undefined {
    let best: { readonly entry: Entry<R>; readonly place: SortKey } | undefined;
    const sign = this.#direction === "asc" ? 1 : -1;
    for (const [index, list] of this.#lists.entries()) {
      let head = this.#heads[index];
      // A head that is still ahead stays.
      if (head === null || (head && behind && sign * compareSortKeys(list.sortKeyOf(head), behind) <= 0)) {
        this.#look();
        head = list.next(this.#direction, behind);
        this.#heads[index] = head;
      }
      const place = head && list.sortKeyOf(head);
      if (head && place && (!best || sign * compareSortKeys(place, best.place) < 0)) best = { entry: head, place };
    }
    return best?.entry;
  }
}

/** Matches that also pass a predicate, which is asked of each. */
export function filterMatches<R>(matches: Matches<R>, predicate: (row: R) => boolean): Matches<R> {
  return {
    positionAt: matches.positionAt,
    *walk(...how) {
      for (const entry of matches.walk(...how)) if (predicate(entry.row)) yield entry;
    },
  };
}

/** Matches of a short list, by position. */
export function matchesIn<R extends { readonly createdAt: number }>(
  items: readonly R[],
  position: (item: R) => number,
): Matches<R> {
  const entries = items.map((row) => ({ row, position: position(row) })).sort((a, b) => a.position - b.position);
  return {
    positionAt: (moment) => entries.find(({ row }) => row.createdAt >= moment)?.position ?? Number.POSITIVE_INFINITY,
    *walk(direction, behind, goesOn = () => true) {
      const sign = direction === "asc" ? 1 : -1;
      for (const entry of direction === "asc" ? entries : entries.toReversed()) {
        if (behind && sign * (entry.position - behind.position) <= 0) continue;
        if (!goesOn(entry)) return;
        yield entry;
      }
    },
  };
}

export function* newestOf<R>(matches: Matches<R>, max: number = Number.POSITIVE_INFINITY): Generator<R> {
  if (max < 1) return;
  let count = 0;
  for (const { row } of matches.walk("desc")) {
    yield row;
    if (++count >= max) return;
  }
}
