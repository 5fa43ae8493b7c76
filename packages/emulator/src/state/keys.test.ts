import { expect, test } from "vitest";
import { createKeys } from "./keys.ts";
import { State } from "./state.ts";

test("what is sealed for one purpose opens for no other: a variable's value is no token", () => {
  const keys = createKeys(new State());
  expect(keys.decrypt(keys.encrypt("value"))).toBe("value");
  expect(keys.decrypt(keys.encrypt("claims", "registry"), "registry")).toBe("claims");
  expect(() => keys.decrypt(keys.encrypt("claims"), "registry")).toThrow();
  expect(() => keys.decrypt(keys.encrypt("claims", "registry"))).toThrow();
});
