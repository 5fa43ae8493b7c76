import { type Client, createClient } from "@slipway/core";
import { expect, test } from "vitest";
import { type ConnectionOptions, createRegistry, platformRegistry } from "../src/index.ts";

test.each([
  ["http://registry.example"],
  ["registry.example"],
  [""],
  [undefined],
  [null],
  ["https://a:b@registry.example"],
])("the URL %s is refused by the name of its option", (url) => {
  // A caller without types may pass it.
  const options = { url } as ConnectionOptions;
  expect(() => createRegistry(options)).toThrow(
    expect.objectContaining({ name: "InputError", parameter: "url", message: expect.stringMatching(/^url must /) }),
  );
});

test.each<[string, object, string, RegExp]>([
  ["a token", { token: "t" }, "options", /must not have "token": there is only url, auth, onWarning/],
  ["an authorization", { authorization: {} }, "options", /must not have "authorization"/],
  ["a base URL", { baseUrl: "https://x.example" }, "options", /must not have "baseUrl"/],
  ["a team", { team: "t_1" }, "options", /must not have "team"/],
  ["a misspelled one", { autth: {} }, "options", /must not have "autth"/],
  ["a client", { client: createClient({ token: "t" }) }, "options", /must not have "client"/],
])("%s is not an option of a registry, and is not ignored", (_what, more, parameter, message) => {
  // A caller without types may pass it.
  const options = { url: "https://registry.example", ...more } as ConnectionOptions;
  expect(() => createRegistry(options)).toThrow(
    expect.objectContaining({ name: "InputError", parameter, message: expect.stringMatching(message) }),
  );
});

test("a registry without options is refused, and so is a client that createClient has not made", () => {
  // A caller without types may pass it.
  expect(() => createRegistry(undefined as unknown as ConnectionOptions)).toThrow('"options" must be an object');
  expect(() => platformRegistry({} as Client)).toThrow(expect.objectContaining({ parameter: "client" }));
});
