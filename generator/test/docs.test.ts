import { join } from "node:path";
import { type GenericSchema, safeParse } from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import type { Contract } from "../src/model/contract.ts";
import { resolveGroup } from "../src/model/resolve-group.ts";
import { pascal, resolve, type Shape, type Shapes } from "../src/model/shape.ts";
import { wholeContract } from "./contracts.ts";

let contract: Contract;

beforeAll(async () => {
  ({ contract } = await wholeContract());
});

/** The members at any depth that nobody described, by where they stand. */
function undescribed(shape: Shape, place: string, shapes: Shapes, seen: Set<string>): string[] {
  switch (shape.kind) {
    case "ref":
      if (seen.has(shape.name)) return [];
      seen.add(shape.name);
      return undescribed(resolve(shape, shapes), shape.name, shapes, seen);
    case "array":
      return undescribed(shape.items, place, shapes, seen);
    case "union":
      return shape.variants.flatMap((variant) => undescribed(variant, place, shapes, seen));
    case "object":
      return [...shape.members, ...(shape.rest ? [{ name: "*", shape: shape.rest, doc: "" }] : [])].flatMap(
        ({ name, shape: inner, doc }) => [
          ...(doc === undefined ? [`${place}.${name}`] : []),
          ...undescribed(inner, `${place}.${name}`, shapes, seen),
        ],
      );
    default:
      return [];
  }
}

describe("in the contract", () => {
  test("every member of every input says what it is", () => {
    const missing = contract.groups.flatMap((group) => {
      const { inputs, shapes } = resolveGroup(group, contract);
      const seen = new Set<string>();
      return [...inputs].flatMap(([name, { parameters: own, bodyAlternatives: body }]) =>
        [own, ...body].flatMap((shape) => undescribed(shape, name, shapes, seen)),
      );
    });
    expect(missing).toEqual([]);
  });

  test("every example fits what its input is judged by", async () => {
    const problems = await Promise.all(
      contract.groups.map(async ({ name: group, operations }) => {
        const schemas: Record<string, GenericSchema> = await import(
          join(import.meta.dirname, `../../packages/${group}/src/generated/schemas.ts`)
        );
        return operations.flatMap(({ name, example }) => {
          const schema = schemas[`${pascal(name)}Input`];
          return example && schema && !safeParse(schema, example).success ? [name] : [];
        });
      }),
    );
    expect(problems.flat()).toEqual([]);
    expect(
      contract.groups.flatMap(({ operations }) => operations.filter(({ example }) => example)).length,
    ).toBeGreaterThan(40);
  });

  test("the doc of an operation is one sentence", () => {
    const others = contract.groups
      .flatMap(({ operations }) => operations)
      .filter(({ summary }) => !/^[A-Z][^\n]*[.)]$/.test(summary));
    expect(others.map(({ name, summary }) => `${name}: ${summary}`)).toEqual([]);
  });
});
