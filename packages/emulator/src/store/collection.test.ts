import { expect, test } from "vitest";
import { Collection } from "./collection.ts";

interface Item {
  readonly id: string;
  readonly color?: string;
}

const items = () => new Collection<Item, "color">({ color: (item) => item.color });

/** A collection and what takes back its changes, the latest last. */
function noted(): { collection: ReturnType<typeof items>; undo: (() => void)[] } {
  const collection = items();
  const undo: (() => void)[] = [];
  let position = 0;
  collection.keepWith({ nextPosition: () => ++position, changed: (_, each) => undo.push(each) });
  return { collection, undo };
}

test("records are found by what they are now, not by what they were", () => {
  const collection = items();
  collection.put({ id: "1", color: "red" });
  collection.put({ id: "2", color: "red" });
  collection.update("1", { color: "blue" });
  collection.delete("2");
  expect(collection.by("color", "red")).toEqual([]);
  expect(collection.by("color", "blue")).toEqual([{ id: "1", color: "blue" }]);
});

test("what is not there cannot be changed, and its deletion is no change", () => {
  const { collection, undo } = noted();
  expect(() => collection.update("1", {})).toThrow(/no record 1/);
  expect(collection.delete("1")).toBe(false);
  expect(undo).toEqual([]);
});

test("records keep the order in which they came, whatever becomes of them, by index too", () => {
  const collection = items();
  for (const id of ["1", "2", "3"]) collection.put({ id, color: "red" });
  collection.update("1", { color: "blue" });
  collection.update("1", { color: "red" });
  collection.put({ id: "2", color: "red" });
  const ids = (list: Item[]) => list.map(({ id }) => id);
  expect([ids(collection.all()), ids(collection.by("color", "red"))]).toEqual([
    ["1", "2", "3"],
    ["1", "2", "3"],
  ]);
  collection.delete("1");
  collection.put({ id: "1", color: "red" });
  expect([ids(collection.all()), ids(collection.by("color", "red"))]).toEqual([
    ["2", "3", "1"],
    ["2", "3", "1"],
  ]);
});

test("changes that are taken back leave records, index and order as they were", () => {
  const { collection, undo } = noted();
  for (const id of ["1", "2", "3"]) collection.put({ id, color: "red" });
  const rows = () => [
    collection.ids().map((id) => collection.row(id)),
    collection.by("color", "red"),
    collection.all(),
  ];
  const before = rows();
  undo.length = 0;
  collection.delete("2");
  collection.put({ id: "2", color: "blue" });
  collection.update("1", { color: "green" });
  collection.put({ id: "4", color: "red" });
  collection.clear();
  expect(collection.size).toBe(0);
  for (const each of undo.reverse()) each();
  expect(rows()).toEqual(before);
  expect([collection.by("color", "blue"), collection.by("color", "green")]).toEqual([[], []]);
  expect(collection.put({ id: "5" }) && collection.ids()).toEqual(["1", "2", "3", "5"]);
});

test("a record of an earlier run has the place that it had, and counts as no change", () => {
  const { collection, undo } = noted();
  collection.restore({ position: 7, json: '{"id":"7"}' });
  collection.restore({ position: 9, json: '{"id":"9"}' });
  expect([collection.ids(), collection.row("9"), undo]).toEqual([["7", "9"], { position: 9, json: '{"id":"9"}' }, []]);
});

test("a change that may not be is none", () => {
  const collection = items();
  collection.put({ id: "1" });
  collection.keepWith({
    nextPosition: () => 2,
    changed() {
      throw new Error("not now");
    },
  });
  expect(() => collection.put({ id: "2" })).toThrow("not now");
  expect(() => collection.delete("1")).toThrow("not now");
  expect(collection.ids()).toEqual(["1"]);
});
