import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { forAll } from "../../../core/test/for-all.ts";
import { createStore } from "../../test/create-services.ts";
import { type EventRow, eventTable } from "../domain/events/record-event.ts";
import { newestOf } from "../store/matches.ts";
import { pageByCursor, pageOf } from "./page.ts";

const start = 1_700_000_000_000;

/** Changes between two pages: time passes, a row is added, or a row is removed. */
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("wait" as const), by: fc.integer({ min: 0, max: 3 }) }),
    fc.record({ kind: fc.constant("add" as const) }),
    fc.record({ kind: fc.constant("remove" as const), which: fc.nat() }),
    fc.record({ kind: fc.constant("change" as const), which: fc.nat() }),
  ),
  { maxLength: 40 },
);

function list() {
  let now = start;
  const store = createStore(() => now);
  const rows = store.rows(eventTable);
  return {
    rows,
    all: rows.where([]),
    run(todo: readonly { kind: string; by?: number; which?: number }[]) {
      for (const { kind, by = 0, which = 0 } of todo) {
        now += by;
        const one = rows.all()[which % Math.max(rows.size, 1)];
        store.transact(() => {
          if (kind === "add")
            rows.add({ accountId: "a", userId: "", tokenId: "", requestId: "", type: "", text: "", payload: {} });
          if (kind === "remove" && one) rows.remove(one.id);
          if (kind === "change" && one) rows.change(one.id, { text: `${now}` });
        });
      }
    },
    ids: (found: Iterable<EventRow>) => Array.from(found, ({ id }) => id),
  };
}

const limits = fc.integer({ min: 1, max: 7 });

describe("walking by `until`", () => {
  test("meets what stays there once, newest first, whatever comes and goes meanwhile, also within a millisecond", () => {
    forAll([steps, fc.array(steps, { maxLength: 8 }), limits], (before, meanwhile, limit) => {
      const { rows, all, run, ids } = list();
      run(before);
      const atFirst = ids(newestOf(all));
      const seen: string[] = [];
      let until: number | undefined;
      let page = 0;
      do {
        const { items, pagination } = pageOf(all, { limit, until });
        seen.push(...ids(items));
        until = pagination.next ?? undefined;
        run(meanwhile[page++] ?? []);
      } while (until !== undefined);
      const stayed = atFirst.filter((id) => rows.get(id));
      expect(seen.filter((id) => stayed.includes(id))).toEqual(stayed);
      expect(new Set(seen).size).toBe(seen.length);
    });
  });

  test("`prev` tells what has come since", () => {
    forAll([steps, steps, limits], (before, after, limit) => {
      const { rows, all, run, ids } = list();
      run(before);
      const { pagination } = pageOf(all, { limit });
      const known = new Set(ids(rows.all()));
      // A row of the newest row's time is not newer.
      run([{ kind: "wait", by: 1 }, ...after]);
      if (pagination.prev === null) return;
      const newer = pageOf(all, { limit: 100, since: pagination.prev });
      expect(ids(newer.items)).toEqual(ids(newestOf(all)).filter((id) => !known.has(id)));
    });
  });

  test("`since` and `until` leave out their own moment", () => {
    const { all, run } = list();
    for (let index = 0; index < 4; index++) run([{ kind: "wait", by: 1 }, { kind: "add" }]);
    const { items } = pageOf(all, { since: start + 1, until: start + 4 });
    expect(items.map(({ createdAt }) => createdAt - start)).toEqual([3, 2]);
  });
});

describe("walking by cursor", () => {
  test("meets what stays there once, in order, whatever comes and goes, also when what the cursor stood at is gone", () => {
    forAll([steps, fc.array(steps, { maxLength: 8 }), limits, fc.boolean()], (before, meanwhile, limit, rising) => {
      const { rows, all, run, ids } = list();
      run(before);
      const sorting = { order: rising ? ("asc" as const) : ("desc" as const) };
      const atFirst = ids(rising ? rows.all() : newestOf(all));
      const seen: string[] = [];
      let cursor: string | undefined;
      let page = 0;
      do {
        const { items, nextCursor } = pageByCursor(all, sorting, { limit, cursor });
        seen.push(...ids(items));
        cursor = nextCursor;
        run(meanwhile[page++] ?? []);
        // A list that grows at its end faster than it is read has none.
      } while (cursor !== undefined && page < 100);
      const stayed = atFirst.filter((id) => rows.get(id));
      expect(seen.filter((id) => stayed.includes(id))).toEqual(stayed);
      expect(new Set(seen).size).toBe(seen.length);
    });
  });

  test.each(["", "x", "WzFd", "bnVsbA"])("%s is not a cursor", (cursor) => {
    expect(() => pageByCursor(list().all, { order: "asc" }, { cursor })).toThrow(/does not belong to this list/);
  });
});

test.each([0, -5, 1.5, Number.NaN])("%s is not a limit", (limit) => {
  expect(() => pageOf(list().all, { limit })).toThrow(/`limit` should be a whole number/);
});
