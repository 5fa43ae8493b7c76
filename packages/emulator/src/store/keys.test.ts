import { expect, test } from "vitest";
import { createStore } from "../../test/create-services.ts";
import { Keys } from "./keys.ts";

test("a text sealed for one purpose opens for no other: a variable's value is not a token", () => {
  const store = createStore();
  const keys = new Keys(store);
  const seal = (text: string, purpose?: string) => store.transact(() => keys.encrypt(text, purpose));
  expect(keys.decrypt(seal("value"))).toBe("value");
  expect(keys.decrypt(seal("claims", "registry"), "registry")).toBe("claims");
  expect(() => keys.decrypt(seal("claims"), "registry")).toThrow();
  expect(() => keys.decrypt(seal("claims", "registry"))).toThrow();
});

test("to look at what somebody sent makes no key", () => {
  const store = createStore();
  expect(() => new Keys(store).decrypt("something")).toThrow(/sealed nothing/);
  expect(store.dump()).toBe("");
});
