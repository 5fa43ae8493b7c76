import { InputError } from "@slipway/core/call";
import { type DigestAlgorithm, isDigestAlgorithm } from "./digest.ts";

/** Computes a digest of content that comes in parts. */
export interface Hasher {
  update(part: Uint8Array): void;
  /** Returns the digest of all parts, such as `sha256:…`; to be called once. */
  digest(): string;
}

/** The runtime's modules, where it has some: a bundle for browsers names none of them. */
interface Runtime {
  readonly process?: {
    getBuiltinModule?(name: "node:crypto"): {
      createHash(algorithm: string): { update(part: Uint8Array): unknown; digest(encoding: "hex"): string };
    };
  };
}

/** Starts the digest of content in parts, by the runtime's own crypto, else by `@noble/hashes`: WebCrypto takes content only as a whole. */
export async function createHasher(algorithm: DigestAlgorithm = "sha256"): Promise<Hasher> {
  if (!isDigestAlgorithm(algorithm)) {
    throw new InputError('"algorithm" must be sha256 or sha512', { parameter: "algorithm" });
  }
  // Not every runtime has `process`, and this entry does not depend on Node's types.
  const { process } = globalThis as Runtime;
  const crypto = process?.getBuiltinModule?.("node:crypto");
  if (crypto) {
    const hash = crypto.createHash(algorithm);
    return { update: (part) => void hash.update(part), digest: () => `${algorithm}:${hash.digest("hex")}` };
  }
  // Loaded only where it is needed.
  const hash = (await import("@noble/hashes/sha2.js"))[algorithm].create();
  const hex = (): string => Array.from(hash.digest(), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { update: (part) => void hash.update(part), digest: () => `${algorithm}:${hex()}` };
}

/** The digest of bytes in memory. */
export async function digestOf(bytes: Uint8Array, algorithm?: DigestAlgorithm): Promise<string> {
  const hasher = await createHasher(algorithm);
  if (!(bytes instanceof Uint8Array)) throw new InputError('"bytes" must be bytes', { parameter: "bytes" });
  hasher.update(bytes);
  return hasher.digest();
}
