import { expect, test } from "vitest";
import { words } from "../../../../test/words.ts";
import { redirectRoute } from "./redirect-route.ts";

test.each(["localhost", "a.b.localhost", "LOCALHOST.", "127.0.0.1", "127.9.9.9", "::1", "[::1]", "::ffff:127.0.0.1"])(
  "%s is this machine, which is always reached",
  (host) => {
    expect([redirectRoute(false, host, true), redirectRoute(false, host, false)]).toEqual(["there", "there"]);
  },
);

test.each(words("example.com 127.0.0.1.example.com 127.1.example mylocalhost localhost.example.com 10.0.0.1"))(
  "%s is elsewhere: strict refuses it",
  (host) => {
    expect([redirectRoute(false, host, true), redirectRoute(false, host, false)]).toEqual(["refused", "there"]);
  },
);

test("a host that the emulator stands in for is led there, strict or not", () => {
  expect([redirectRoute(true, "api.vercel.com", true), redirectRoute(true, "site.localhost", false)]).toEqual([
    "emulator",
    "emulator",
  ]);
});
