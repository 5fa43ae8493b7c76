import { isInputError } from "@slipway/core";
import { expect, test } from "vitest";
import type { OciDescriptor } from "./generated/types.ts";
import { currentPlatform, formatPlatform, isSamePlatform, parsePlatform, selectPlatform } from "./platform.ts";

test.each([
  ["linux/amd64", { os: "linux", architecture: "amd64" }],
  ["linux/arm/v7", { os: "linux", architecture: "arm", variant: "v7" }],
  ["Linux/x86_64", { os: "linux", architecture: "amd64" }],
  ["linux/aarch64", { os: "linux", architecture: "arm64" }],
  ["linux/armhf", { os: "linux", architecture: "arm" }],
  ["linux/armel", { os: "linux", architecture: "arm", variant: "v6" }],
  ["windows(10.0.20348.1)/amd64", { os: "windows", architecture: "amd64", "os.version": "10.0.20348.1" }],
])("%s is understood", (text, platform) => {
  expect(parsePlatform(text)).toEqual(platform);
  expect(parsePlatform(formatPlatform(platform))).toEqual(platform);
});

test.each(["linux", "linux/", "/amd64", "linux/arm/seven", "linux/arm/v7/v8", "lin ux/amd64", ""])(
  "%j is refused and quoted",
  (text) => {
    const attempt = (): unknown => parsePlatform(text);
    expect(attempt).toThrow(`The platform "${text}" is not os/architecture`);
    expect(attempt).toThrow(expect.toSatisfy(isInputError));
  },
);

const offer = (platform: string): OciDescriptor => ({
  mediaType: "application/vnd.oci.image.manifest.v1+json",
  digest: `sha256:${platform}`,
  size: 1,
  platform: parsePlatform(platform),
});

test.each([
  ["linux/arm/v7", ["linux/arm/v5", "linux/arm/v6", "linux/arm/v7", "linux/arm/v8"], "linux/arm/v7"],
  ["linux/arm/v8", ["linux/arm/v6", "linux/arm/v7"], "linux/arm/v7"],
  ["linux/arm/v5", ["linux/arm/v6", "linux/arm/v7"], undefined],
  ["linux/arm", ["linux/arm/v8", "linux/arm/v6"], "linux/arm/v6"],
  ["linux/arm64", ["linux/arm/v7", "linux/arm64/v8"], "linux/arm64/v8"],
  ["linux/arm64/v8", ["linux/arm64"], "linux/arm64"],
  ["linux/arm64", ["linux/arm64/v9"], undefined],
  ["linux/amd64", ["linux/amd64/v3", "linux/amd64"], "linux/amd64"],
  ["linux/amd64/v2", ["linux/amd64", "linux/amd64/v2", "linux/amd64/v3"], "linux/amd64/v2"],
  ["linux/amd64", ["windows/amd64", "linux/arm64"], undefined],
  ["linux/riscv64", ["linux/amd64", "linux/riscv64"], "linux/riscv64"],
  [
    "windows(10.0.20348.5)/amd64",
    ["windows(10.0.17763.9)/amd64", "windows(10.0.20348.1)/amd64"],
    "windows(10.0.20348.1)/amd64",
  ],
])("%s of %j runs %s", (wanted, offered, selected) => {
  expect(selectPlatform(offered.map(offer), parsePlatform(wanted))?.digest).toBe(selected && `sha256:${selected}`);
});

test("the first of equal manifests is taken, and one without a platform is none", () => {
  const [first, second] = [offer("linux/amd64"), offer("linux/amd64")];
  const { platform: _, ...bare } = first;
  expect(selectPlatform([bare, first, second], parsePlatform("linux/amd64"))).toBe(first);
});

test("a manifest that needs a feature of the system is only taken where it is there", () => {
  const windows = { os: "windows", architecture: "amd64" };
  const needy = { ...offer("windows/amd64"), platform: { ...windows, "os.features": ["win32k"] } };
  expect(selectPlatform([needy], windows)).toBeUndefined();
  expect(selectPlatform([needy], { ...windows, "os.features": ["win32k"] })).toBe(needy);
});

test("an attestation, which runs nowhere, is not selected", () => {
  const image = offer("linux/amd64");
  expect(selectPlatform([offer("unknown/unknown"), image], parsePlatform("linux/amd64"))).toBe(image);
});

test("this machine runs Linux images of its own processor", () => {
  const names: Readonly<Record<string, string>> = { x64: "amd64", arm64: "arm64" };
  expect(currentPlatform()).toMatchObject({ os: "linux", architecture: names[process.arch] ?? process.arch });
});

test.each(["__proto__", "constructor", "toString"])(
  "an architecture may be called %s, and is no other one then",
  (name) => {
    expect(parsePlatform(`linux/${name}`)).toEqual({ os: "linux", architecture: name.toLowerCase() });
    const descriptor = { mediaType: "a", digest: "b", size: 0, platform: { os: "linux", architecture: name } };
    expect(selectPlatform([descriptor], { os: "linux", architecture: name })).toBe(descriptor);
    expect(selectPlatform([descriptor], { os: "linux", architecture: "amd64" })).toBeUndefined();
  },
);

test.each([
  ["linux/arm64", "linux/arm64/v8", true],
  ["linux/arm", "linux/arm/v7", true],
  ["linux/x86_64", "linux/amd64/v1", true],
  ["linux/arm/v6", "linux/arm/v7", false],
  ["linux/arm64", "linux/amd64", false],
  ["windows(10.0.1)/amd64", "windows(10.0.2)/amd64", false],
])("%s and %s are one platform: %s", (one, other, expected) => {
  expect(isSamePlatform(parsePlatform(one), parsePlatform(other))).toBe(expected);
});

test("a variant is the same with and without its v", () => {
  const arm = { os: "linux", architecture: "arm64" };
  expect(isSamePlatform({ ...arm, variant: "8" }, arm)).toBe(true);
});
