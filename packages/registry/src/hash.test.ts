import { afterEach, expect, test, vi } from "vitest";
import { createHasher, type DigestAlgorithm, digestOf } from "./index.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

// Those of FIPS 180-2.
const known: readonly [DigestAlgorithm, string, string][] = [
  ["sha256", "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "sha512",
    "abc",
    "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
  ],
];

test.each(known)("%s of %j is right", async (algorithm, text, hex) => {
  expect(await digestOf(new TextEncoder().encode(text), algorithm)).toBe(`${algorithm}:${hex}`);
});

test.each(known)("%s of %j is the same where the runtime has no crypto of its own", async (algorithm, text, hex) => {
  vi.stubGlobal("process", undefined);
  expect(await digestOf(new TextEncoder().encode(text), algorithm)).toBe(`${algorithm}:${hex}`);
});

test("parts have the digest of the whole, and sha256 is the default", async () => {
  const hasher = await createHasher();
  for (const part of ["a", "", "bc"]) hasher.update(new TextEncoder().encode(part));
  expect(hasher.digest()).toBe(`sha256:${known[0]?.[2]}`);
});
