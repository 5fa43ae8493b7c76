import { expect, test } from "vitest";
import { atMost } from "./at-most.ts";

test("what is too much is refused as soon as it is, and not read any further", async () => {
  let read = 0;
  async function* endless() {
    for (;;) {
      read += 10;
      yield new Uint8Array(10);
    }
  }
  const collect = async () => {
    for await (const _ of atMost(endless(), 35, "The artifact"));
  };
  await expect(collect()).rejects.toMatchObject({ status: 413 });
  expect(read).toBe(40);
});
