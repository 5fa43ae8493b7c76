import { expect, test } from "vitest";
import { hideItemSecrets, hideSecrets, isDestructive } from "./by-contract.ts";

test.each<[input: object, when: Record<string, (string | boolean)[]> | undefined, isSo: boolean]>([
  [{}, undefined, true],
  [{ upsert: "true" }, { upsert: ["true"] }, true],
  [{ upsert: true }, { upsert: ["true"] }, true],
  [{ upsert: undefined }, { upsert: [] }, false],
  [{}, { upsert: ["true"] }, false],
  [{ value: "" }, { value: [] }, true],
  [{ items: [{ operation: "create" }, { operation: "delete" }] }, { "items.*.operation": ["delete"] }, true],
  [{ items: [{ operation: "create" }] }, { "items.*.operation": ["delete"] }, false],
  [{ updates: { env_1: { value: "a" } } }, { "updates.*.value": [] }, true],
])("%j is destructive where %j: %s", (input, destructiveWhen, isSo) => {
  expect(isDestructive({ destructive: true, ...(destructiveWhen && { destructiveWhen }) }, input)).toBe(isSo);
});

test("an operation without a mark is not destructive", () => {
  expect(isDestructive({}, { upsert: "true" })).toBe(false);
});

test("credentials of an answer and of a list's item are hidden, and nothing else", () => {
  const listed = { items: "projects", secrets: ["projects.*.env.*.value", "projects.*.bypass.*"] };
  const project = {
    name: "site",
    env: [{ key: "A", value: "secret" }, { key: "B" }],
    bypass: { secret: { scope: 1 } },
  };
  const shown = { name: "site", env: [{ key: "A", value: "[redacted]" }, { key: "B" }], bypass: "[redacted]" };
  expect(hideSecrets({ projects: [project], more: 1 }, listed)).toEqual({ projects: [shown], more: 1 });
  expect(hideItemSecrets(project, listed)).toEqual(shown);
  expect(hideSecrets([project], listed)).toEqual([shown]);
  expect(hideSecrets([{ token: "t" }], { items: "", secrets: ["*.token"] })).toEqual([{ token: "[redacted]" }]);
  expect(hideSecrets(["a"], { items: "", secrets: ["*.token"] })).toEqual(["a"]);
  expect(hideItemSecrets({ token: "t" }, { items: "", secrets: ["*.token"] })).toEqual({ token: "[redacted]" });
  expect(hideSecrets({ token: null }, { secrets: ["token"] })).toEqual({ token: null });
});
