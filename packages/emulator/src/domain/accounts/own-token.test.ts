import { expect, test } from "vitest";
import { start } from "../../../test/start.ts";

test("an emulator without a given token has a random one", async () => {
  const tokens = [await start(), await start({ listen: false }), await start()].map(({ emulator }) => emulator.token);
  expect(new Set(tokens).size).toBe(3);
  // The platform's own command takes a token of letters, digits and underscores, and no other one.
  for (const token of tokens) expect(token).toMatch(/^emulator_[0-9a-f]{36}$/);
});
