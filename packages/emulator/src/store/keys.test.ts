import { expect, test } from "vitest";
import { createKeys } from "./keys.ts";
import { State } from "./state.ts";

test("what is sealed for one purpose opens for no other: a variable's value is no token", () => {
  const state = new State();
  const keys = createKeys(state);
  const seal = (text: string, purpose?: string) => state.attempt(() => keys.encrypt(text, purpose));
  expect(keys.decrypt(seal("value"))).toBe("value");
  expect(keys.decrypt(seal("claims", "registry"), "registry")).toBe("claims");
  expect(() => keys.decrypt(seal("claims"), "registry")).toThrow();
  expect(() => keys.decrypt(seal("claims", "registry"))).toThrow();
});

test("to look at what somebody sent makes no key", () => {
  const state = new State();
  expect(() => createKeys(state).decrypt("something")).toThrow(/sealed nothing/);
  expect(state.dump()).toBe("");
});
