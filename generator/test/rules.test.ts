import {
  getFormat,
  getMaxItems,
  getMaxLength,
  getMaxValue,
  getMaxValueExclusive,
  getMinItems,
  getMinLength,
  getMinValue,
  getMinValueExclusive,
  getPattern,
  type ModelProperty,
  navigateProgram,
  type Program,
  type Type,
} from "@typespec/compiler";
import { expect, test } from "vitest";
import { ShapeReader } from "../src/model/read-shapes.ts";
import { alternatives } from "../src/model/shape.ts";
import { wholeContract } from "./contracts.ts";

const stated: readonly ((program: Program, type: Type) => unknown)[] = [
  getFormat,
  getMinItems,
  getMaxItems,
  getMinLength,
  getMaxLength,
  getMinValue,
  getMaxValue,
  getPattern,
];
const unread = [getMinValueExclusive, getMaxValueExclusive];

test("each bound and format that stands at a member of the contract is in the member's shape", async () => {
  const { program } = await wholeContract();
  const reader = new ShapeReader(program);
  const lost: string[] = [];
  let seen = 0;
  const check = (property: ModelProperty) => {
    const rules = stated.flatMap((read) => read(program, property) ?? []);
    const place = `${property.model?.name}.${property.name}`;
    if (unread.some((read) => read(program, property) !== undefined)) lost.push(`${place}: exclusive`);
    if (rules.length === 0) return;
    seen += 1;
    const read: unknown[] = alternatives(reader.read(property.type, property)).flatMap((shape) =>
      "rules" in shape ? [...Object.values(shape.rules), "format" in shape ? shape.format : undefined] : [],
    );
    for (const rule of rules) if (!read.includes(rule)) lost.push(`${place}: ${rule}`);
  };
  navigateProgram(program, { modelProperty: check });
  expect(lost).toEqual([]);
  expect(seen).toBeGreaterThan(150);
});
