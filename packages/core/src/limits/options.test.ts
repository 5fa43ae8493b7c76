import { expect, test } from "vitest";
import { limiter } from "./limiter.ts";
import { redisStore } from "./redis-store.ts";

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

test("what is no client of Redis is refused by name", () => {
  const evalOnly = { eval: async () => [] };
  for (const client of [undefined, {}, evalOnly, { ...evalOnly, evalSha: 1 }, { ...evalOnly, evalsha: 1 }]) {
    // What no type allows, a program in JavaScript may give.
    expect(() => redisStore(client as never)).toThrow(
      expect.objectContaining({ name: "InputError", parameter: "client" }),
    );
  }
  // As above.
  const client = { ...evalOnly, evalSha: async () => [] };
  for (const options of [{ prefix: 7 }, { ttl: 7 }] as object[]) {
    expect(() => redisStore(client, options)).toThrow(expect.objectContaining({ name: "InputError" }));
  }
});
