import { createClient } from "@slipway/core";
import { expect, test } from "vitest";
import { type ConnectionOptions, createRegistry } from "../src/index.ts";

test.each([
  ["http://registry.example"],
  ["registry.example"],
  [""],
  [undefined],
  [null],
  ["https://a:b@registry.example"],
])("the URL %s is refused by the name of its option", (url) => {
  // As code without types gives it.
  const options = { url } as ConnectionOptions;
  expect(() => createRegistry(options)).toThrow(
    expect.objectContaining({ name: "InputError", parameter: "url", message: expect.stringMatching(/^url must /) }),
  );
});

test.each<[string, object, string, RegExp]>([
  ["a token", { token: "t" }, "options", /must not have "token": there is only client, url, auth, onWarning/],
  ["an authorization", { authorization: {} }, "options", /must not have "authorization"/],
  ["a base URL", { baseUrl: "https://x.example" }, "options", /must not have "baseUrl"/],
  ["a team", { team: "t_1" }, "options", /must not have "team"/],
  ["a misspelled one", { autth: {} }, "options", /must not have "autth"/],
  ["a client that is none", { client: {}, url: undefined }, "client", /"client" must be what createClient returns/],
  ["a client that is null", { client: null, url: undefined }, "client", /"client" must be what createClient returns/],
  ["a URL beside a client", { client: createClient({ token: "t" }) }, "url", /"url" must not be beside "client"/],
  [
    "auth beside a client",
    { client: createClient({ token: "t" }), url: undefined, auth: { accessToken: "a" } },
    "auth",
    /"auth" must not be beside "client"/,
  ],
])("%s is no option of a registry, and is not ignored", (_what, more, parameter, message) => {
  // As code without types gives it.
  const options = { url: "https://registry.example", ...more } as ConnectionOptions;
  expect(() => createRegistry(options)).toThrow(
    expect.objectContaining({ name: "InputError", parameter, message: expect.stringMatching(message) }),
  );
});

test("a client that is not said is none, and nothing at all is no registry", () => {
  expect(createRegistry({ client: undefined, url: "https://registry.example" }).url).toBe("https://registry.example");
  expect(createRegistry({ client: createClient({ baseUrl: "https://api.example", token: "t" }) }).url).toBe(
    "https://api.example",
  );
  // As code without types gives it.
  expect(() => createRegistry(undefined as unknown as ConnectionOptions)).toThrow('"options" must be an object');
  // @ts-expect-error a registry is asked by one of the two.
  expect(() => createRegistry({ client: createClient({ token: "t" }), url: "https://registry.example" })).toThrow();
});
