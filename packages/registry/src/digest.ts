import { InputError } from "@slipway/core/call";
import { describeValue } from "./check-names.ts";

/** The digest algorithms that the image specification registers. */
export type DigestAlgorithm = "sha256" | "sha512";

/** The two sides of a digest's colon. */
export interface Digest {
  readonly algorithm: string;
  readonly encoded: string;
}

// Image specification, "Digests".
const GRAMMAR = /^([a-z0-9]+(?:[+._-][a-z0-9]+)*):([a-zA-Z0-9=_-]+)$/;

/** Longest name of a file on any system. */
const MAX_LENGTH = 255;

/** How the algorithms that can be verified are written. */
const ENCODED: Readonly<Record<DigestAlgorithm, RegExp>> = {
  sha256: /^[a-f0-9]{64}$/,
  sha512: /^[a-f0-9]{128}$/,
};

/** Tells whether content can be verified by an algorithm. */
export function isDigestAlgorithm(name: string): name is DigestAlgorithm {
  return Object.hasOwn(ENCODED, name);
}

/** Tells whether a text is a digest by the grammar, and by its algorithm's where that is known: `isDigest("sha256:e3b0…")`. */
export function isDigest(text: string): boolean {
  // A digest becomes the name of a file.
  if (typeof text !== "string" || text.length > MAX_LENGTH) return false;
  const [, algorithm = "", encoded = ""] = GRAMMAR.exec(text) ?? [];
  return algorithm !== "" && (!isDigestAlgorithm(algorithm) || ENCODED[algorithm].test(encoded));
}

export function isVerifiable(text: string): boolean {
  return isDigest(text) && isDigestAlgorithm(text.slice(0, text.indexOf(":")));
}

/** Parses a digest: `sha256:` and 64 hexadecimal digits, `sha512:` and 128, or another algorithm's; an `InputError` names `parameter`. */
export function parseDigest(text: string, parameter = "digest"): Digest {
  if (!isDigest(text)) {
    throw new InputError(
      `"${parameter}" must be a digest such as sha256:<64 hexadecimal digits>, not ${describeValue(text)}`,
      {
        parameter,
      },
    );
  }
  const colon = text.indexOf(":");
  return { algorithm: text.slice(0, colon), encoded: text.slice(colon + 1) };
}

/** The algorithm that verifies content of a digest; an `InputError` for no digest or an unregistered algorithm. */
export function algorithmOf(digest: string): DigestAlgorithm {
  const { algorithm } = parseDigest(digest);
  if (isDigestAlgorithm(algorithm)) return algorithm;
  throw new InputError(`"${digest}" cannot be verified: sha256 and sha512 can`, { parameter: "digest" });
}
