import { expect, test } from "vitest";
import { createHosts } from "./hosts.ts";

const hosts = createHosts("http://127.0.0.1:4000", "localhost");

test.each([
  ["site", "site.localhost"],
  [" Site.Example.com ", "site.example.com"],
  ["https://site.example.com:443/a/path?query#part", "site.example.com"],
  ["site.example.com:8080", "site.example.com"],
  ["site.example.com?query", "site.example.com"],
])("%j is the host %s", (name, host) => {
  expect(hosts.normalize(name)).toBe(host);
});

test("a name below the platform's own domain is one below the base domain, and every host has the emulator's port", () => {
  expect([hosts.here("site.vercel.app"), hosts.here("site.example.com")]).toEqual([
    "site.localhost",
    "site.example.com",
  ]);
  expect(hosts.origin("site.localhost")).toBe("http://site.localhost:4000");
});

test("a name below one of the emulator's own domains is the same below the other", () => {
  for (const name of ["site.vercel.app", "site.localhost"])
    expect(hosts.spellings(name)).toEqual(["site.localhost", "site.vercel.app"]);
  expect(hosts.spellings("site.example.com")).toEqual(["site.example.com"]);
});

test("a name of millions of slashes takes no longer than any other", () => {
  expect(hosts.normalize(`site.test${"/".repeat(5_000_000)}\nx`)).toBe("site.test");
});

test("behind a server that adds encryption every host has the public URL's scheme", () => {
  const named = createHosts("https://emulator.test", "sites.test", ["emulator"]);
  expect(named.origin("site.sites.test")).toBe("https://site.sites.test");
  expect(["emulator.test", "emulator", "site.sites.test"].map(named.isApi)).toEqual([true, true, false]);
});

test("the API's own addresses have names of their own", () => {
  for (const name of [
    "api.vercel.com",
    "api.localhost",
    "edge-config.vercel.com",
    "global-config.vercel.com",
    "Edge-Config.localhost",
  ])
    expect(hosts.isApi(name)).toBe(true);
  expect(hosts.isApi("site.localhost")).toBe(false);
});
