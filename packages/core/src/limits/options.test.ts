import { expect, test } from "vitest";
import { limiter } from "./limiter.ts";

test.each<[string, unknown]>([
  ...["concurrency", "maxInFlight"].flatMap((name) =>
    [Number.NaN, 0, -1, 1.5, "4", null].map((value): [string, unknown] => [name, value]),
  ),
  ["store", {}],
  ["store", null],
  ["account", ""],
  ["account", 7],
  ["onStoreError", "log"],
  ["maxConcurrent", 4],
])("the option %s that is %j is refused by name", (parameter, value) => {
  const options = { [parameter]: value };
  expect(() => limiter(options)).toThrow(expect.objectContaining({ name: "InputError", parameter }));
});

test.each([{}, { concurrency: 1, maxInFlight: Infinity }, { concurrency: undefined, account: "acme" }])(
  "%j is what a limiter takes",
  (options) => {
    expect(limiter(options)).toHaveProperty("around");
  },
);
