import { expect, test } from "vitest";
import { splitRecords } from "./split-records.ts";

const split = (texts: readonly string[], longest = 1000): string[] => {
  const splitter = splitRecords(longest);
  const records = texts.flatMap((text) => [...splitter.next(text)]);
  splitter.end();
  return records;
};

const tricky = ['{"a":"}]{[,"}', String.raw`{"a":"\"}\\"}`, '{"a":{"b":[{},[1]]}}', "{}", '{"é":"\u{1f680}"}'];

test("records of a list, one a line, and one alone are found", () => {
  expect(split([`[${tricky.join(",\n ")}]\n`])).toEqual(tricky);
  expect(split([`${tricky.join("\n")}\n`])).toEqual(tricky);
  expect(split([`\r\n${tricky.join("\r\n\r\n")}`])).toEqual(tricky);
  expect(split(["{}"])).toEqual(["{}"]);
  for (const nothing of ["", " \n", "[]", " [ ] "]) expect(split([nothing])).toEqual([]);
});

test("wherever a text is cut, its records are the same", () => {
  for (const text of [`[${tricky.join(", ")}]`, tricky.join("\n")]) {
    for (let at = 0; at <= text.length; at += 1) {
      expect(split([text.slice(0, at), text.slice(at)]), String(at)).toEqual(tricky);
    }
    expect(split([...text])).toEqual(tricky);
  }
});

test.each([
  "oops",
  "1",
  '"text"',
  "null",
  "[1]",
  "{}oops",
  "[{}{}]",
  "[{},]",
  "[,{}]",
  "{},{}",
  "[{}]{}",
  "[[{}]]",
  "]",
  "[{}]]",
])("a body that is neither a list of objects nor lines of them is refused: %s", (text) =>
  expect(() => split([text])).toThrow(/something else than objects/),
);

test.each(["{", '{"a":"}', '[{"a":1}', "[", "[{},{"])("a body that ends too early is refused: %s", (text) => {
  expect(() => split([text])).toThrow(/ends before its last record/);
});

test("a record that is too long is refused before it has come, others are not", () => {
  const long = `{"a":"${"x".repeat(100)}"}`;
  expect(split([long, long], long.length)).toEqual([long, long]);
  expect(() => split([long], long.length - 1)).toThrow(/longer than 107 characters/);
  const splitter = splitRecords(10);
  expect([...splitter.next('{"a":')]).toEqual([]);
  expect(() => [...splitter.next('"xxxxxxxxxx')]).toThrow(/longer than 10 characters/);
});

test("a refused body is not quoted", () => {
  expect(() => split(["secret"])).toThrow(expect.not.stringMatching(/secret/));
});
