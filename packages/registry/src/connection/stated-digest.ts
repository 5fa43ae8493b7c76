import { ContentError } from "../errors/content-error.ts";

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
  throw new ContentError(`the registry ${did} ${stated.slice(0, 150)} instead of ${digest}`, {
    content: digest,
    expected: digest,
    received: stated,
  });
}
