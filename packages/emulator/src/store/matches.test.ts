import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../../core/test/for-all.ts";
import { newestOf } from "./matches.ts";
import { type Clause, having } from "./rows.ts";
import { Store } from "./store.ts";
import { type Row, type Table, table } from "./table.ts";

interface Box extends Row {
  readonly color: string;
  readonly marks: readonly string[];
  readonly weight: number;
}

type BoxIndex = "color" | "mark" | "byWeight";

const boxTable: Table<Box, BoxIndex> = table({
  name: "boxes",
  called: "Box",
  indexes: { color: (box) => box.color, mark: (box) => box.marks, byWeight: (box) => [box.color, ...box.marks] },
  sorted: { byWeight: (box) => box.weight },
});

const letter = fc.constantFrom("a", "b", "c", "d");
const box = fc.record({ color: letter, marks: fc.array(letter, { maxLength: 3 }), weight: fc.nat(3) });
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("add" as const), box }),
    fc.record({ kind: fc.constant("change" as const), which: fc.nat(), box }),
    fc.record({ kind: fc.constant("remove" as const), which: fc.nat() }),
    fc.record({ kind: fc.constant("undo" as const), which: fc.nat(), box }),
  ),
  { maxLength: 60 },
);

function open() {
  const store = new Store({ tables: [boxTable], now: () => 1 });
  const boxes = store.rows(boxTable);
  return { store, boxes };
}

function run({ store, boxes }: ReturnType<typeof open>, todo: typeof steps extends fc.Arbitrary<infer T> ? T : never) {
  for (const step of todo) {
    const { id = "" } = ("which" in step && boxes.all()[step.which % Math.max(boxes.size, 1)]) || {};
    const work = () => {
      if (step.kind === "add") boxes.add(step.box);
      if (step.kind === "change" && id) boxes.change(id, step.box);
      if (step.kind === "remove" && id) boxes.remove(id);
      if (step.kind !== "undo" || !id) return;
      boxes.change(id, step.box);
      boxes.remove(id);
      boxes.add(step.box);
      throw new Error("taken back");
    };
    try {
      store.transact(work);
    } catch {
      // It was to be taken back.
    }
  }
}

const clauses = fc.array(fc.uniqueArray(letter, { maxLength: 3 }), { minLength: 1, maxLength: 3 });

test("rows are found by any indexes as by looking at each, in both directions, from any place, whatever became of them", () => {
  forAll(
    [steps, steps, clauses, fc.boolean(), fc.boolean(), fc.nat(40)],
    (before, after, wanted, sorted, asc, from) => {
      const opened = open();
      run(opened, before);
      const index = sorted ? "byWeight" : "mark";
      // The index is made here, and follows what comes after.
      opened.boxes.count(index, "a");
      run(opened, after);
      const { boxes } = opened;
      const direction = asc ? "asc" : "desc";
      const by = (one: Box) => (sorted ? one.weight : 0);
      const compare = (one: Box, other: Box) => by(one) - by(other) || boxes.position(one) - boxes.position(other);
      const behind = { by: sorted ? from % 4 : 0, position: from };
      const expected = boxes
        .all()
        .filter((one) =>
          wanted.every((values) => boxTable.values(index, one).some((value) => values.some((one) => one === value))),
        )
        .filter((one) => (asc ? 1 : -1) * (by(one) - behind.by || boxes.position(one) - from) > 0)
        .sort((one, other) => (asc ? 1 : -1) * compare(one, other));
      const filters: Clause<BoxIndex>[] = wanted.flatMap((values) => having(index, values));
      const found = Array.from(boxes.where(filters).walk(direction, behind), ({ row }) => row);
      expect(found).toEqual(expected);
    },
  );
});

test.each([1, 20])(
  "rows that filters leave out are not looked at: with %s times as many rows around it costs as much",
  (times) => {
    const { store, boxes } = open();
    store.transact(() => {
      for (let count = 0; count < 1000 * times; count++)
        boxes.add({ color: count % 500 === 7 ? "rare" : "common", marks: ["all"], weight: 1 });
    });
    const found = boxes.where([...having("mark", "all"), ...having("color", "rare")]);
    expect([...newestOf(found, 2)].map(({ color }) => color)).toEqual(["rare", "rare"]);
    const before = store.rowsScanned;
    expect([...newestOf(found, 2)]).toHaveLength(2);
    expect(store.rowsScanned - before).toBeLessThan(10);
  },
);
