import { comparePlaces, type Direction, type Entry, type Ordered, type Place } from "./ordered.ts";

/** Rows that fit, in an order, to be walked from either end or from any place between; they are looked at one by one, as somebody reads on. */
export interface Found<R> {
  /** Nothing may be changed until the walk is over. @param goesOn false for the first row at which it ends, whether it fits or not */
  walk(direction: Direction, behind?: Place, goesOn?: (entry: Entry<R>) => boolean): Iterable<Entry<R>>;
  positionAt(moment: number): number;
}

/** Lists of one order, of which a row stands in one at least. */
export type AnyOf<R> = readonly Ordered<R>[];

/** Walks the rows of one list at least of each group; groups jump over what others lack, so that it costs about as the smallest does. */
export function* walkAll<R>(
  groups: readonly AnyOf<R>[],
  look: () => void,
  ...[direction, behind, goesOn = () => true]: Parameters<Found<R>["walk"]>
): Generator<Entry<R>> {
  const sign = direction === "asc" ? 1 : -1;
  const order = groups[0]?.[0];
  if (!order) return;
  const heads = groups.map((lists) => new Heads(lists, direction, look));
  let from = behind;
  for (;;) {
    const entries: Entry<R>[] = [];
    for (const each of heads) {
      const entry = each.next(from);
      if (!entry || !goesOn(entry)) return;
      entries.push(entry);
      // The place just before it: the others may have the same row.
      const { by, position } = order.placeOf(entry);
      from = { by, position: position - sign / 2 };
    }
    const [first] = entries;
    if (first && entries.every((entry) => entry === first)) yield first;
    const last = entries.at(-1);
    // Behind it, where all have met there; at it otherwise.
    if (last && entries.every((entry) => entry === last)) from = order.placeOf(last);
  }
}

class Heads<R> {
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

  next(behind: Place | undefined): Entry<R> | undefined {
    let best: { readonly entry: Entry<R>; readonly place: Place } | undefined;
    const sign = this.#direction === "asc" ? 1 : -1;
    for (const [index, list] of this.#lists.entries()) {
      let head = this.#heads[index];
      // One that is still ahead needs no second look.
      if (head === null || (head && behind && sign * comparePlaces(list.placeOf(head), behind) <= 0)) {
        this.#look();
        head = list.next(this.#direction, behind);
        this.#heads[index] = head;
      }
      const place = head && list.placeOf(head);
      if (head && place && (!best || sign * comparePlaces(place, best.place) < 0)) best = { entry: head, place };
    }
    return best?.entry;
  }
}

/** Those of which something holds; what does not fit is looked at, too. */
export function fitting<R>(found: Found<R>, fits: (row: R) => boolean): Found<R> {
  return {
    positionAt: found.positionAt,
    *walk(...how) {
      for (const entry of found.walk(...how)) if (fits(entry.row)) yield entry;
    },
  };
}

/** A list that is short by its nature, in the order in which its items came. */
export function foundAmong<R extends { readonly createdAt: number }>(
  items: readonly R[],
  position: (item: R) => number,
): Found<R> {
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

export function* newestOf<R>(found: Found<R>, most: number = Number.POSITIVE_INFINITY): Generator<R> {
  if (most < 1) return;
  let count = 0;
  for (const { row } of found.walk("desc")) {
    yield row;
    if (++count >= most) return;
  }
}
