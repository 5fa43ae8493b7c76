import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { sizeOf, slicesOf } from "./slices-of.ts";

const bytes = new Uint8Array(randomBytes(1_200_000));

test.each([
  ["bytes", bytes],
  ["a Blob", new Blob([bytes])],
])("%s come in slices that are small and complete", async (_, content) => {
  const slices: Uint8Array[] = [];
  for await (const slice of slicesOf(content)) slices.push(slice);
  expect(slices.map(({ length }) => length)).toEqual([524_288, 524_288, 151_424]);
  expect(Buffer.concat(slices).equals(bytes)).toBe(true);
  expect(sizeOf(content)).toBe(bytes.length);
});

test("nothing has no slice", async () => {
  const slices = slicesOf(new Uint8Array())[Symbol.asyncIterator]();
  expect(await slices.next()).toMatchObject({ done: true });
});
