import { expect, test } from "vitest";
import { Collection } from "./collection.ts";

interface Item {
  readonly id: string;
  readonly color?: string;
}

const items = () => new Collection<Item, "color">({ color: (item) => item.color });

test("records are found by what they are now, not by what they were", () => {
  const collection = items();
  collection.put({ id: "1", color: "red" });
  collection.put({ id: "2", color: "red" });
  collection.update("1", { color: "blue" });
  collection.delete("2");
  expect(collection.by("color", "red")).toEqual([]);
  expect(collection.by("color", "blue")).toEqual([{ id: "1", color: "blue" }]);
});

test("changes are told once, deletions too, and restored records are none", () => {
  const collection = items();
  collection.restore('{"id":"0"}');
  collection.put({ id: "1" });
  collection.put({ id: "2" });
  collection.delete("2");
  expect(collection.takeChanges()).toEqual([
    { id: "1", json: '{"id":"1"}' },
    { id: "2", json: undefined },
  ]);
  expect(collection.takeChanges()).toEqual([]);
  expect(collection.all()).toEqual([{ id: "0" }, { id: "1" }]);
});

test("what is not there cannot be changed", () => {
  expect(() => items().update("1", {})).toThrow(/no record 1/);
});
