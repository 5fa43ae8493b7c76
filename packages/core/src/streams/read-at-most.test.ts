import { expect, test } from "vitest";
import { readAtMost } from "./read-at-most.ts";

async function* parts(count: number, seen: string[] = []): AsyncGenerator<Uint8Array> {
  try {
    for (let byte = 0; byte < count; byte++) yield Uint8Array.of(byte, byte);
  } finally {
    seen.push("closed");
  }
}
const tooLong = (size: number) => new Error(`${size} bytes are too many`);

test.each([0, 1, 3])("%i parts are put together", async (count) => {
  const whole = Array.from({ length: count }, (_, byte) => [byte, byte]).flat();
  expect([...(await readAtMost(parts(count), 6, tooLong))]).toEqual(whole);
});

test("what has no end is read to the bound, and let go of", async () => {
  const seen: string[] = [];
  await expect(readAtMost(parts(Infinity, seen), 5, tooLong)).rejects.toThrow("6 bytes are too many");
  expect(seen).toEqual(["closed"]);
});
