import { expect, test } from "vitest";
import { judgeInput } from "./judge-input.ts";

const own = { files: "anything" } as const;

const wrong: readonly object[] = [
  { timeout: Number.NaN },
  { timeout: -1 },
  { timeout: "10m" },
  { schedule: 50 },
  { wait: "no" },
  { prebuilt: "1" },
  { onProgress: {} },
  { project: "" },
  { project: null },
  { name: "" },
  { prebuild: true },
  { directory: "x" },
  { toString: 1 },
  { bulkRedirectsPath: 5 },
  { projectSettings: { rootDirectory: 5 } },
  { projectSettings: null },
];

test.each(wrong)("%j is refused by name", (input) => {
  const [name = ""] = Object.keys(input);
  expect(() => judgeInput(input, own)).toThrow(expect.objectContaining({ name: "InputError", parameter: name }));
  expect(() => judgeInput(input, own)).toThrow(`\`${name}\``);
});

test("no input at all is refused", () => {
  for (const input of [undefined, null, "public"]) expect(() => judgeInput(input, own)).toThrow(/has to be an object/);
});

test("what was not given, and what only the platform can judge, is let through", () => {
  const input = {
    files: [],
    timeout: Number.POSITIVE_INFINITY,
    name: undefined,
    schedule: () => 1,
    target: "qa",
    wait: false,
  };
  expect(() => judgeInput(input, own)).not.toThrow();
});
