import { expect, test } from "vitest";
import { algorithmOf, isDigest, parseDigest } from "./digest.ts";

test.each([
  ["sha256", `sha256:${"a1".repeat(32)}`],
  ["sha512", `sha512:${"0f".repeat(64)}`],
  ["an algorithm that nobody registered", "sha256+b64u:LCa0a2j_xo_5m0U8HTBBNBNCLXBkg7-g-YpeiGJm564"],
  ["an algorithm of several components", "multihash+base58:QmRZxt2b1FVZPNqd8hsiykDL3TdBDeTSPX9Kv46HmX4Gx8"],
])("a digest of %s is one", (_, digest) => {
  expect(isDigest(digest)).toBe(true);
  const { algorithm, encoded } = parseDigest(digest);
  expect(`${algorithm}:${encoded}`).toBe(digest);
});

test.each([
  ["is empty", ""],
  ["has no algorithm", `:${"a".repeat(64)}`],
  ["has no encoded part", "sha256:"],
  ["is too short for its algorithm", "sha256:abc"],
  ["is written in capitals", `sha256:${"A".repeat(64)}`],
  ["has the length of another algorithm", `sha512:${"a".repeat(64)}`],
  ["leads to another path", `sha256:../${"a".repeat(61)}`],
  ["has a second line", `sha256:${"a".repeat(64)}\n`],
])("a digest that %s is refused", (_, digest) => {
  expect(isDigest(digest)).toBe(false);
  expect(() => parseDigest(digest, "from")).toThrow(/"from" must be a digest/);
});

test("a digest that cannot be verified is refused, and the error names those that can", () => {
  expect(algorithmOf(`sha512:${"0".repeat(128)}`)).toBe("sha512");
  expect(() => algorithmOf("md5:d41d8cd98f00b204e9800998ecf8427e")).toThrow(/sha256 and sha512 can/);
});
