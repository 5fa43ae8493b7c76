import { expect, test } from "vitest";
import { isPlatformHost, platformUrl } from "./platform-hosts.ts";

test.each([
  ["https://vercel.com/api/v2/user?limit=1", "https://api.vercel.com/v2/user?limit=1"],
  ["http://vercel.com/api", "https://api.vercel.com/"],
  ["https://vercel.com/api//v2", "https://api.vercel.com//v2"],
  ["http://vcr.vercel.com/v2/", "https://vcr.vercel.com/v2/"],
  ["https://api.vercel.com/v2/user", "https://api.vercel.com/v2/user"],
])("%s is asked for as %s", (asked, answered) => {
  expect(platformUrl(new URL(asked)).href).toBe(answered);
});

test.each([
  "https://vercel.com/apiary",
  "https://vercel.com/docs",
  "http://api.vercel.com.test/v2",
  "http://a.localhost/",
])("%s is left as it is", (address) => {
  expect(platformUrl(new URL(address)).href).toBe(address);
});

test("names of hosts are compared as DNS does", () => {
  const names = ["API.vercel.com", "vercel.com.", "vercel.app", "x.api.vercel.com", "vercel.company"];
  expect(names.map(isPlatformHost)).toEqual([true, true, false, false, false]);
});

test("the hosts of sandboxes' ports are the platform's", () => {
  expect(["sb-a-3000.Vercel.run.", "vercel.run", "vercel.run.test"].map(isPlatformHost)).toEqual([true, false, false]);
});
