import { InputError } from "@slipway/core/call";
import { shortLine } from "@slipway/core/internal";
import { describeValue, mustBe } from "./check-names.ts";
import { isDigest, parseDigest } from "./digest.ts";

/** An image or artifact, and where it is kept. */
export interface Reference {
  /** The registry, with its port where it has one: `"ghcr.io"`, `"localhost:5000"`. */
  readonly host: string;
  /** The repository: `"acme/site/web"`. */
  readonly name: string;
  readonly tag?: string | undefined;
  readonly digest?: string | undefined;
}

// Distribution specification, "Pulling manifests".
const NAME = /^[a-z0-9]+((\.|_|__|-+)[a-z0-9]+)*(\/[a-z0-9]+((\.|_|__|-+)[a-z0-9]+)*)*$/;
const TAG = /^[a-zA-Z0-9_][a-zA-Z0-9._-]{0,127}$/;
// A domain name, an IPv4 or an IPv6 address, and a port.
const HOST =
  /^([a-zA-Z0-9]([a-zA-Z0-9-]*[a-zA-Z0-9])?(\.[a-zA-Z0-9]([a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\[[0-9a-fA-F:.]+\])(:\d{1,5})?$/;
const MAX_NAME = 255;

/** Tells whether a text is a tag: up to 128 letters, digits, `_`, `.` and `-`, of which the last two do not come first. */
export function isTag(text: string): boolean {
  // A pattern converts any value to text.
  return typeof text === "string" && TAG.test(text);
}

/** Returns a repository's name; an `InputError` unless it is lower-case segments, of 255 characters at most. */
export function checkName(name: string): string {
  if (typeof name === "string" && name.length <= MAX_NAME && NAME.test(name)) return name;
  throw mustBe("name", `lower-case segments such as acme/site/web, not ${describeValue(name)}`);
}

/** Returns a tag. Throws an `InputError` for another text. */
export function checkTag(tag: string): string {
  if (isTag(tag)) return tag;
  throw mustBe("tag", `up to 128 letters, digits, "_", "." or "-", not ${describeValue(tag)}`);
}

/** Returns a reference to a manifest. Throws an `InputError` unless it is a tag or a digest. */
export function checkReference(reference: string): string {
  if (isTag(reference) || isDigest(reference)) return reference;
  throw new InputError(`"reference" must be a tag or a digest, not ${describeValue(reference)}`, {
    parameter: "reference",
  });
}

/**
 * Takes a reference apart: `host[:port]/name[:tag][@digest]`. The host is always named; no registry is assumed.
 *
 * @throws `InputError` that names the part which is wrong.
 * @example parseReference("ghcr.io/acme/web:1.2") // { host: "ghcr.io", name: "acme/web", tag: "1.2" }
 */
export function parseReference(text: string): Reference {
  const parts = typeof text === "string" ? /^([^/@]+)\/([^:@]*)(?::([^@]*))?(?:@(.*))?$/.exec(text) : undefined;
  const [, host = "", name = "", tag, digest] = parts ?? [];
  // A first segment without a dot or a port is part of a name, such as `library/alpine`.
  if (!HOST.test(host) || !/[.:]|^localhost$/.test(host)) {
    throw new InputError(
      `"reference" must start with a registry, such as ghcr.io/${shortLine(name) || "acme/web"}, not ${describeValue(text)}`,
      { parameter: "reference" },
    );
  }
  checkName(name);
  if (tag !== undefined) checkTag(tag);
  if (digest !== undefined) parseDigest(digest);
  return { host, name, ...(tag !== undefined && { tag }), ...(digest !== undefined && { digest }) };
}

/** Puts a reference together: `host/name:tag@digest`. */
export function formatReference({ host, name, tag, digest }: Reference): string {
  return `${host}/${name}${tag === undefined ? "" : `:${tag}`}${digest === undefined ? "" : `@${digest}`}`;
}
