import { expect, test } from "vitest";
import { newestOf } from "./matches.ts";
import { having } from "./rows.ts";
import { Store } from "./store.ts";
import { type Row, type Table, table } from "./table.ts";

interface Box extends Row {
  readonly color?: string;
  readonly label?: string;
}

const boxTable: Table<Box, "color" | "label"> = table({
  name: "boxes",
  called: "Box",
  id: { prefix: "box_", length: 8 },
  indexes: { color: (box) => box.color, label: (box) => box.label },
  unique: ["label"],
});

interface Thing extends Row {
  readonly boxId: string;
  readonly shelfId?: string;
}

const thingTable: Table<Thing, "box" | "shelf"> = table({
  name: "things",
  called: "Thing",
  indexes: { box: (thing) => thing.boxId, shelf: (thing) => thing.shelfId },
  parents: { box: boxTable, shelf: boxTable },
});

interface Part extends Row {
  readonly thingId: string;
}

const partTable: Table<Part, "thing"> = table({
  name: "parts",
  called: "Part",
  indexes: { thing: (part) => part.thingId },
  parents: { thing: thingTable },
});

function open() {
  let time = 100;
  const store = new Store({ tables: [boxTable, thingTable, partTable], now: () => time });
  const boxes = store.rows(boxTable);
  return {
    store,
    boxes,
    change<Result>(work: () => Result): Result {
      time += 1;
      return store.transact(work);
    },
    ids: (list: Iterable<Row>) => Array.from(list, ({ id }) => id),
  };
}

test("a row gets an id of its table, and the moments at which it came and was changed", () => {
  const { boxes, change } = open();
  const { id } = change(() => boxes.add({ color: "red" }));
  expect(boxes.get(id)).toEqual({
    id: expect.stringMatching(/^box_\w{8}$/),
    createdAt: 101,
    updatedAt: 101,
    color: "red",
  });
  change(() => boxes.change(id, { color: "blue" }));
  expect(boxes.get(id)).toEqual({ id, createdAt: 101, updatedAt: 102, color: "blue" });
  change(() => boxes.put({ id, label: "new" }));
  expect(boxes.get(id)).toEqual({ id, createdAt: 101, updatedAt: 103, label: "new" });
});

test("rows are found by their present values, not by former ones", () => {
  const { boxes, change, ids } = open();
  change(() => boxes.add({ id: "1", color: "red" }));
  change(() => boxes.add({ id: "2", color: "red" }));
  change(() => boxes.change("1", { color: "blue" }));
  change(() => boxes.remove("2"));
  expect([boxes.by("color", "red"), ids(boxes.by("color", "blue"))]).toEqual([[], ["1"]]);
});

test("an absent row cannot be changed, and a present one not added again", () => {
  const { boxes, change } = open();
  expect(() => change(() => boxes.change("1", {}))).toThrow(/Box: there is no 1/);
  expect(change(() => boxes.remove("1"))).toBe(false);
  change(() => boxes.add({ id: "1" }));
  expect(() => change(() => boxes.add({ id: "1" }))).toThrow(/Box: there is one already whose id is "1"/);
});

test("two rows never share a value that is unique; one may keep it and give it up", () => {
  const { boxes, change } = open();
  change(() => boxes.add({ id: "1", label: "a" }));
  expect(() => change(() => boxes.add({ label: "a" }))).toThrow(/whose label is "a"/);
  change(() => boxes.change("1", { color: "red", label: "a" }));
  change(() => boxes.change("1", { label: "b" }));
  expect(change(() => boxes.add({ label: "a" })).label).toBe("a");
});

test("rows keep the order in which they came, whatever becomes of them, by index and backwards too", () => {
  const { boxes, change, ids } = open();
  for (const id of ["1", "2", "3"]) change(() => boxes.add({ id, color: "red" }));
  change(() => boxes.change("1", { color: "blue" }));
  change(() => boxes.change("1", { color: "red" }));
  change(() => boxes.put({ id: "2", color: "red" }));
  const orders = () => [
    ids(boxes.all()),
    ids(boxes.by("color", "red")),
    ids(newestOf(boxes.where([]))).reverse(),
    ids(newestOf(boxes.where(having("color", "red")))).reverse(),
  ];
  expect(orders()).toEqual(Array(4).fill(["1", "2", "3"]));
  change(() => boxes.remove("1"));
  change(() => boxes.add({ id: "1", color: "red" }));
  expect(orders()).toEqual(Array(4).fill(["2", "3", "1"]));
});

test("changes that are taken back leave rows, indexes and order as they were", () => {
  const { boxes, change, store, ids } = open();
  for (const id of ["1", "2", "3"]) change(() => boxes.add({ id, color: "red" }));
  const before = store.dump();
  const spoil = () => {
    boxes.remove("2");
    boxes.add({ id: "2", color: "blue" });
    boxes.change("1", { color: "green" });
    boxes.add({ id: "4", color: "red" });
    store.clear();
    expect(boxes.size).toBe(0);
    throw new Error("half-way");
  };
  expect(() => change(spoil)).toThrow("half-way");
  expect(store.dump()).toBe(before);
  expect([ids(boxes.by("color", "red")), boxes.by("color", "blue"), boxes.by("color", "green")]).toEqual([
    ["1", "2", "3"],
    [],
    [],
  ]);
  change(() => boxes.add({ id: "5" }));
  expect(ids(boxes.all())).toEqual(["1", "2", "3", "5"]);
});

test("rows that belong to a row go with it, at any depth, and whichever parent goes first", () => {
  const { store, boxes, change, ids } = open();
  const [things, parts] = [store.rows(thingTable), store.rows(partTable)];
  change(() => {
    for (const id of ["a", "b"]) boxes.add({ id });
    things.add({ id: "in-a", boxId: "a" });
    things.add({ id: "in-both", boxId: "a", shelfId: "b" });
    things.add({ id: "in-b", boxId: "b" });
    for (const id of ["in-a", "in-both", "in-b"]) parts.add({ id: `part-${id}`, thingId: id });
  });
  change(() => boxes.remove("b"));
  expect([ids(boxes.all()), ids(things.all()), ids(parts.all())]).toEqual([["a"], ["in-a"], ["part-in-a"]]);
});

test("a reader that waits for a row is woken by a change of it and of rows that belong to it, and by nothing else", async () => {
  const { store, boxes, change } = open();
  change(() => boxes.add({ id: "a" }));
  const seen: string[] = [];
  const wait = (id: string) => store.nextChange(id, new AbortController().signal).then(() => seen.push(id));
  const waiting = wait("a");
  void wait("b");
  change(() => store.rows(thingTable).add({ id: "t", boxId: "a" }));
  await waiting;
  expect(seen).toEqual(["a"]);
  const again = wait("a");
  expect(() =>
    change(() => {
      boxes.change("a", {});
      throw new Error("taken back");
    }),
  ).toThrow();
  await Promise.resolve();
  expect(seen).toEqual(["a"]);
  change(() => boxes.remove("a"));
  await again;
  expect(seen).toEqual(["a", "a"]);
});
