import fc from "fast-check";
import { expect, test } from "vitest";
import { textMembers } from "./deployed-error.ts";

const textsOf = (value: object) => Object.entries(value).filter(([, member]) => typeof member === "string");

const objects = fc.dictionary(fc.string({ unit: "binary" }), fc.oneof(fc.string({ unit: "binary" }), fc.jsonValue()), {
  noNullPrototype: true,
});
const layouts = fc.constantFrom(undefined, 1, "\t");

test("the text members of any object are those that JSON.parse gives", () => {
  fc.assert(
    fc.property(objects, layouts, (object, layout) => {
      expect(new Map(textMembers(JSON.stringify(object, null, layout)))).toEqual(new Map(textsOf(object)));
    }),
  );
});

test("an object that is cut at any byte yields only text members of its own, and none that is cut", () => {
  fc.assert(
    fc.property(objects, layouts, fc.double({ min: 0, max: 1, noNaN: true }), (object, layout, part) => {
      const bytes = new TextEncoder().encode(JSON.stringify(object, null, layout));
      const found = textMembers(new TextDecoder().decode(bytes.subarray(0, Math.floor(bytes.length * part))));
      const own = new Map<string, unknown>(Object.entries(object));
      for (const [name, text] of found) expect(own.get(name)).toBe(text);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  [
    "a text of something within",
    '{"repo":{"id":"dpl_evil","in":[{"id":"dpl_evil"}]},"id":"dpl_1","na',
    { id: "dpl_1" },
  ],
  ["a text that is cut", '{"id":"dpl_1', {}],
  ["a text that ends in half an escape", '{"id":"dpl_1\\', {}],
  ["a name with an escape", '{"\\u0069d":"dpl_1"', { id: "dpl_1" }],
  ["a name without a value", '{"id":', {}],
  [
    "a text in a text",
    '{"note":"\\",\\"id\\":\\"dpl_evil\\",","id":"dpl_1"',
    { note: '","id":"dpl_evil",', id: "dpl_1" },
  ],
  ["a list", '["id","dpl_evil",{"id":"dpl_evil"}', {}],
  ["a text", '"id"', {}],
  ["what is not JSON", '<a id="dpl_evil">', {}],
  ["what follows the object", '{"a":"b"}{"id":"dpl_evil"}', { a: "b" }],
])("%s is not taken for the object's own", (_, json, expected) => {
  expect(Object.fromEntries(textMembers(json))).toEqual(expected);
});

test("a text of megabytes is read as well", () => {
  const json = JSON.stringify({ long: 'x"'.repeat(2_000_000), id: "dpl_1" });
  expect(textMembers(json).get("id")).toBe("dpl_1");
});
