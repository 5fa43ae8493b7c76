import { InputError } from "@slipway/core/call";
import { describeValue } from "./check-names.ts";
import type { OciDescriptor, OciPlatform } from "./generated/types.ts";

// Maps, since a platform may be called anything, `constructor` too.
const architectures: ReadonlyMap<string, string> = new Map([
  ["x86_64", "amd64"],
  ["x86-64", "amd64"],
  ["x64", "amd64"],
  ["aarch64", "arm64"],
  ["armhf", "arm"],
  ["armel", "arm"],
  ["i386", "386"],
  ["ia32", "386"],
]);

/** Default variants by architecture, and the variants that other names of an architecture stand for. */
const variants: ReadonlyMap<string, string> = new Map([
  ["arm", "v7"],
  ["armel", "v6"],
  ["arm64", "v8"],
  ["amd64", "v1"],
]);

/**
 * Reads a platform as it is commonly written, `linux/arm64`, `linux/arm/v7`, `windows(10.0.20348)/amd64`, also by `x86_64`, `aarch64` or
 * `armhf`.
 *
 * @throws `InputError` when it is not `os/architecture[/variant]`.
 */
export function parsePlatform(text: string): OciPlatform {
  const pattern = /^([a-z0-9]+)(?:\(([^()/]+)\))?\/([a-z0-9_-]+)(?:\/(v[0-9]+(?:\.[0-9]+)?))?$/i;
  const [, os, version, architecture, variant] = (typeof text === "string" && pattern.exec(text)) || [];
  if (!os || !architecture) {
    throw new InputError(`The platform ${describeValue(text)} is not os/architecture or os/architecture/variant`, {
      parameter: "platform",
    });
  }
  const name = architecture.toLowerCase();
  const ownVariant = variant?.toLowerCase() ?? (architectures.has(name) ? variants.get(name) : undefined);
  return {
    os: os.toLowerCase(),
    architecture: architectures.get(name) ?? name,
    ...(ownVariant ? { variant: ownVariant } : {}),
    ...(version ? { "os.version": version } : {}),
  };
}

/** Writes a platform as `parsePlatform` reads it. */
export function formatPlatform(platform: OciPlatform): string {
  const version = platform["os.version"];
  const os = version ? `${platform.os}(${version})` : platform.os;
  return [os, platform.architecture, ...(platform.variant ? [platform.variant] : [])].join("/");
}

/** The platform of the images that this machine runs: Linux on the runtime's processor; `linux/amd64` where none is named (browsers, edge). */
export function currentPlatform(): OciPlatform {
  // Not every runtime has `process`.
  const { process } = globalThis as { readonly process?: { readonly arch?: string } };
  return parsePlatform(`linux/${process?.arch ?? "amd64"}`);
}

/**
 * Selects the manifest of an index that runs on a platform: of the same system and architecture the highest variant that the platform has
 * (`linux/arm/v7` runs `v7`, else `v6`, else `v5`), the first of equal ones; undefined when none does. A Windows version must be of the
 * same build, `os.features` all be there.
 */
export function selectPlatform(manifests: readonly OciDescriptor[], requested: OciPlatform): OciDescriptor | undefined {
  let best: { readonly descriptor: OciDescriptor; readonly variant: number } | undefined;
  for (const descriptor of manifests) {
    const variant = descriptor.platform && runs(descriptor.platform, requested);
    if (variant !== undefined && variant > (best?.variant ?? -1)) best = { descriptor, variant };
  }
  return best?.descriptor;
}

/** Tells whether two platforms are one, however they are written: `linux/arm64` is `linux/arm64/v8`. */
export function isSamePlatform(one: OciPlatform, other: OciPlatform): boolean {
  const [mine, theirs] = [normalize(one), normalize(other)];
  return (
    mine.os === theirs.os &&
    mine.architecture === theirs.architecture &&
    (variantOf(mine) ?? mine.variant) === (variantOf(theirs) ?? theirs.variant) &&
    (one["os.version"] ?? "") === (other["os.version"] ?? "")
  );
}

function runs(offered: OciPlatform, requested: OciPlatform): number | undefined {
  const mine = normalize(requested);
  const theirs = normalize(offered);
  const [variant, highest] = [variantOf(theirs), variantOf(mine)];
  const features = requested["os.features"] ?? [];
  const isCompatible =
    theirs.os === mine.os &&
    theirs.architecture === mine.architecture &&
    (variant === undefined || highest === undefined ? theirs.variant === mine.variant : variant <= highest) &&
    (!requested["os.version"] || buildOf(offered["os.version"]) === buildOf(requested["os.version"])) &&
    (offered["os.features"] ?? []).every((feature) => features.includes(feature));
  return isCompatible ? (variant ?? 0) : undefined;
}

function normalize({ os, architecture, variant }: OciPlatform): { os: string; architecture: string; variant: string } {
  const name = architecture.toLowerCase();
  const plain = architectures.get(name) ?? name;
  return {
    os: os.toLowerCase(),
    architecture: plain,
    variant: (variant || variants.get(name) || variants.get(plain)) ?? "",
  };
}

function variantOf({ variant }: { readonly variant: string }): number | undefined {
  // Some images have "8" in the place of "v8".
  const number = /^v?([0-9]+(?:\.[0-9]+)?)$/i.exec(variant)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** A Windows image runs on the build that it was made for: the first three of four numbers. */
function buildOf(version: string | undefined): string | undefined {
  return version?.split(".").slice(0, 3).join(".");
}
