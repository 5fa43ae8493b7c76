import { expect, test } from "vitest";
import { laidOut } from "../src/emit/text.ts";

test("a value that fits stands on one line, without undefined members", () => {
  expect(laidOut({ name: "id", secret: undefined, values: [1, null] })).toBe('{ name: "id", values: [1, null] }');
});

test("a value that does not fit takes as few lines as its parts need", () => {
  const doc = "a".repeat(140);
  const values = Array.from({ length: 20 }, (_, index) => `value-${index}`);
  const quoted = values.map((each) => `"${each}",`);
  const text = laidOut({ name: "id", kind: "string", doc, values, required: true }, "  ");
  expect(text.split("\n")).toEqual([
    "{",
    '    name: "id", kind: "string",',
    `    doc: "${doc}",`,
    "    values: [",
    `      ${quoted.slice(0, 13).join(" ")}`,
    `      ${quoted.slice(13).join(" ")}`,
    "    ],",
    "    required: true,",
    "  }",
  ]);
});
