import { expect, test } from "vitest";
import { words } from "../../../../test/words.ts";
import { readNames, readSettings } from "./settings.ts";

const read = (SLIPWAY_API_URL?: string, SLIPWAY_REDIRECT?: string) =>
  readSettings({ SLIPWAY_API_URL, SLIPWAY_REDIRECT });

test("the environment says where the emulator is, and how strict the redirect is", () => {
  expect(read("http://127.0.0.1:4000")).toEqual({ host: "127.0.0.1", port: 4000, strict: false });
  expect(read("http://[::1]:4000/", "strict")).toEqual({ host: "::1", port: 4000, strict: true });
  expect(read("http://localhost", "")).toEqual({ host: "localhost", port: 80, strict: false });
});

test("the error for a missing address says how to get one", () => {
  for (const address of [undefined, ""])
    expect(() => read(address)).toThrow(/SLIPWAY_API_URL does not say where .*npx/);
});

test.each(
  words(`https://api.vercel.com http://emulator.test:4000 http://10.0.0.1:4000 https://127.0.0.1:4000
  http://127.0.0.1:4000/below http://127.0.0.1:4000/?a=b http://ann:secret@127.0.0.1:4000
  http://:secret@127.0.0.1:4000 127.0.0.1:4000`),
)("%s is refused without being told: credentials go to an emulator on this machine only", (address) => {
  expect(() => read(address)).toThrow(/SLIPWAY_API_URL has to be .*such as http:\/\/127\.0\.0\.1:4000/);
  expect(() => read(address)).not.toThrow(/secret|vercel\.com|10\.0/);
});

test("a mode that there is not is refused", () => {
  expect(() => read("http://127.0.0.1:4000", "Strict")).toThrow('is "strict" or not set, not "Strict"');
});

test("names below the base domain are led at the ports that they are opened by, and no others", () => {
  const names = readNames({ SLIPWAY_API_URL: "http://127.0.0.1:4000", SLIPWAY_BASE_DOMAIN: "sites.test" });
  const isLed = (host: string, port: number) => names?.isEmulated(host, port);
  expect([80, 443, 4000].map((port) => isLed("Shop.sites.test", port))).toEqual([true, true, true]);
  expect([isLed("shop.sites.test", 3000), isLed("sites.test", 80), isLed("api.vercel.com", 443)]).toEqual([
    false,
    false,
    false,
  ]);
});

test.each(["https://api.vercel.com", "http://10.0.0.1:4000", ""])(
  "a program that has chosen %j as its API is led nowhere, and starts",
  (SLIPWAY_API_URL) => {
    expect(readNames({ SLIPWAY_API_URL, SLIPWAY_BASE_DOMAIN: "localhost" })).toBeUndefined();
  },
);
