import { ContentError } from "../errors/content-error.ts";
import { quoted } from "../quoted.ts";

/**
 * Holds what a registry says of a content's digest against the one that is known. It may name it by an algorithm of its own,
 * or not at all.
 *
 * @param did what the registry did with the content: "stored", "sends"
 * @throws `ContentError` for another digest of the same algorithm.
 */
export function checkStatedDigest({ headers }: Response, digest: string, did: string): void {
  const stated = headers.get("docker-content-digest");
  if (stated === null || stated === digest || stated.split(":")[0] !== digest.split(":")[0]) return;
  throw new ContentError(`the registry ${did} ${quoted(stated)} instead of ${digest}`, {
    content: digest,
    expected: digest,
    received: quoted(stated),
  });
}

/** Tells whether a registry names a content by the digest that it was asked for: who answers everything does not know it. */
export function statesDigest({ headers }: Response, digest: string): boolean {
  return headers.get("docker-content-digest") === digest;
}

/** Tells whether a 201 says what it made, or where (which it has to): one that says neither may be anybody's answer to anything. */
export function isPlaced(response: Response, digest: string): boolean {
  return response.headers.has("location") || statesDigest(response, digest);
}
