import type { DigestAlgorithm } from "./digest.ts";

/** Computes a digest of content that comes in parts. */
export interface Hasher {
  update(part: Uint8Array): void;
  /** The digest of all parts, such as `sha256:…`. It is asked once. */
  digest(): string;
}

/** What the runtime's own hashes and the library's have in common. */
interface Hash {
  update(part: Uint8Array): unknown;
}

/** The runtime's modules, where it has some: a bundle for browsers names none of them. */
interface Runtime {
  readonly process?: {
    getBuiltinModule?(name: "node:crypto"): {
      createHash(algorithm: string): Hash & { digest(encoding: "hex"): string };
    };
  };
}

/**
 * Starts the digest of content that comes in parts: with the runtime's own crypto where there is one, else with
 * `@noble/hashes`, since WebCrypto takes content only as a whole.
 *
 * @param algorithm Default `sha256`.
 */
export async function createHasher(algorithm: DigestAlgorithm = "sha256"): Promise<Hasher> {
  // Not every runtime has `process`, and this entry does not depend on Node's types.
  const { process } = globalThis as Runtime;
  const crypto = algorithm === "blake3" ? undefined : process?.getBuiltinModule?.("node:crypto");
  if (crypto) {
    const hash = crypto.createHash(algorithm);
    return { update: (part) => void hash.update(part), digest: () => `${algorithm}:${hash.digest("hex")}` };
  }
  const hash = await portableHash(algorithm);
  const hex = (): string => Array.from(hash.digest(), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { update: (part) => void hash.update(part), digest: () => `${algorithm}:${hex()}` };
}

/** Loaded only where they are needed. */
async function portableHash(algorithm: DigestAlgorithm): Promise<Hash & { digest(): Uint8Array }> {
  if (algorithm === "blake3") return (await import("@noble/hashes/blake3.js")).blake3.create();
  return (await import("@noble/hashes/sha2.js"))[algorithm].create();
}

/** The digest of bytes in memory. */
export async function digestOf(bytes: Uint8Array, algorithm?: DigestAlgorithm): Promise<string> {
  const hasher = await createHasher(algorithm);
  hasher.update(bytes);
  return hasher.digest();
}
