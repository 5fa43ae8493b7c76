import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../test/for-all.ts";
import type { RawAnswer } from "../types/client.ts";
import { splitRecords } from "./records.ts";

const operation = { route: "GET /v1/events" };
const sent = (type: string): RawAnswer => ({
  url: "https://api.test/v1/events",
  response: new Response(null, { headers: { "content-type": type } }),
  facts: { route: operation.route, attempts: 1, sideEffect: "certain" },
  redact: (text) => text,
});

function read(type: string, chunks: readonly Uint8Array[]): unknown[] {
  const split = splitRecords(operation, sent(type), Infinity);
  return [...chunks, undefined].flatMap((chunk) => [...split(chunk)]);
}

function cut(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const ends = [...places.map((place) => place % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  return ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
}

const values = fc.array(fc.jsonValue(), { maxLength: 6 });
const places = fc.array(fc.nat(), { maxLength: 8 });

test.each(["application/x-ndjson", "application/stream+json", "application/jsonl; charset=utf-8"])(
  "%s gives the same records however it is cut",
  (type) => {
    const newline = fc.constantFrom("\n", "\r\n", "\n\n", "\r\n \r\n");
    forAll([values, places, newline, fc.boolean()], (all, where, end, closed) => {
      const text = all.map((value) => JSON.stringify(value)).join(end) + (closed ? end : "");
      const expected = all.map((value) => JSON.parse(JSON.stringify(value)));
      expect(read(type, cut(new TextEncoder().encode(text), where))).toStrictEqual(expected);
    });
  },
);

test("a JSON array gives its elements however it is cut", () => {
  forAll([values, places], (all, where) => {
    const text = JSON.stringify(all, null, 1);
    expect(read("application/json", cut(new TextEncoder().encode(text), where))).toStrictEqual(JSON.parse(text));
  });
});

test("a record is given as soon as its line ends", () => {
  const split = splitRecords(operation, sent("application/x-ndjson"), 1000);
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect([...split(bytes('{"a":'))]).toEqual([]);
  expect([...split(bytes('1}\n{"b"'))]).toEqual([{ a: 1 }]);
  expect([...split(bytes(":2}"))]).toEqual([]);
  expect([...split(undefined)]).toEqual([{ b: 2 }]);
});

test.each(["application/x-ndjson", "application/json"])(
  "%s without an end is refused before it fills the memory",
  (type) => {
    const split = splitRecords(operation, sent(type), 1000);
    const chunk = new TextEncoder().encode("a".repeat(500));
    for (let count = 0; count < 2; count++) expect([...split(chunk)]).toEqual([]);
    expect(() => [...split(chunk)]).toThrow(
      expect.objectContaining({
        name: "DecodeError",
        message: expect.stringContaining("1000 bytes (maxResponseSize)"),
      }),
    );
  },
);

test("a record that came at once and is longer than the bound is refused like one that came slowly", () => {
  const split = splitRecords(operation, sent("application/x-ndjson"), 10);
  const chunk = new TextEncoder().encode('{"a":1}\n{"b":"long enough"}\n');
  const found: unknown[] = [];
  expect(() => {
    for (const record of split(chunk)) found.push(record);
  }).toThrow(expect.objectContaining({ name: "DecodeError", message: expect.stringContaining("10 bytes") }));
  expect(found).toEqual([{ a: 1 }]);
});
