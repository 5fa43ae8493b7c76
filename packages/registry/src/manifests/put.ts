import type { CallOptions, Client } from "@slipway/core";
import type { RawAnswer } from "@slipway/core/raw";
import { ask } from "../connection/ask.ts";
import { isDigestRefused } from "../digest-refused.ts";
import { ContentError } from "../errors/content-error.ts";
import { isNotFoundError } from "../errors/not-found-error.ts";
import { putManifest } from "../generated/descriptors.ts";
import type { PutManifestInput } from "../generated/types.ts";
import type { Manifest } from "../store.ts";
import { checkStatedDigest, expectStatus, isPlaced, statesDigest } from "../trust.ts";
import { fetchManifest } from "./read.ts";

/** Timeouts of sending and storing a manifest, in ms: of an attempt, and in all. */
const ATTEMPT = 60_000;
const TOTAL = 300_000;

/** Sends a manifest and verifies that it was stored; a `ContentError` where the registry does not have it. */
export async function sendManifest(
  client: Client,
  name: string,
  place: Pick<PutManifestInput, "reference" | "tag" | "ifMatch" | "ifNoneMatch">,
  { descriptor, bytes }: Pick<Manifest, "descriptor" | "bytes">,
  options: CallOptions,
): Promise<RawAnswer> {
  const input: PutManifestInput = {
    name,
    ...place,
    // Media types beyond the contract's are the registry's to judge.
    contentType: descriptor.mediaType as PutManifestInput["contentType"],
    body: bytes,
  };
  // A manifest is small: one timeout covers sending and storing.
  const timeout = { attempt: client.timeout?.attempt ?? ATTEMPT, total: client.timeout?.total ?? TOTAL };
  const put = (): Promise<RawAnswer> =>
    ask(client, putManifest, input, { timeout, ...options }, { statuses: [201, 200, 202] });
  const answer = await put().catch((error: unknown) => {
    // A bit may have turned on the way.
    if (client.retry === false || !isDigestRefused(error)) throw error;
    return put();
  });
  const { digest } = descriptor;
  // Some registries answer 200 or 202 with the digest, which a service that answers everything does not know.
  if (!statesDigest(answer.response, digest)) expectStatus(answer, [201], putManifest.route);
  checkStatedDigest(answer, digest, "stored");
  // A service that answers 201 to everything has no such manifest.
  if (!isPlaced(answer.response, digest)) {
    await fetchManifest(client, name, digest, { signal: options.signal }).catch((cause: unknown) => {
      if (!isNotFoundError(cause)) throw cause;
      throw new ContentError(`the registry reports ${digest} as stored, but does not have it`, {
        content: digest,
        sideEffect: "possible",
        cause,
      });
    });
  }
  return answer;
}
