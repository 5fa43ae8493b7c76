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

/** How long one may take to be sent and stored, in ms, once and in all. */
const ATTEMPT = 60_000;
const TOTAL = 300_000;

/** Sends a manifest, and gives the answer that it was stored; a `ContentError` when it does not say so, or the registry does not have it. */
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
    // Of a media type that the contract does not name the registry judges.
    contentType: descriptor.mediaType as PutManifestInput["contentType"],
    body: bytes,
  };
  // Bytes have no clock of their own; these are few.
  const timeout = { attempt: client.timeout?.attempt ?? ATTEMPT, total: client.timeout?.total ?? TOTAL };
  const put = (): Promise<RawAnswer> =>
    ask(client, putManifest, input, { timeout, ...options }, { statuses: [201, 200, 202] });
  const sent = await put().catch((error: unknown) => {
    // A bit may have turned on the way.
    if (client.retry === false || !isDigestRefused(error)) throw error;
    return put();
  });
  const { digest } = descriptor;
  // Some registries say 200 or 202, and the digest. Who answers so to everything does not know that.
  if (!statesDigest(sent.response, digest)) expectStatus(sent, [201], putManifest.route);
  checkStatedDigest(sent, digest, "stored");
  // Who answers 201 to everything has no manifest of this digest.
  if (!isPlaced(sent.response, digest)) {
    await fetchManifest(client, name, digest, { signal: options.signal }).catch((cause: unknown) => {
      if (!isNotFoundError(cause)) throw cause;
      throw new ContentError(`the registry says that it stored ${digest}, not where, and does not have it`, {
        content: digest,
        sideEffect: "possible",
        cause,
      });
    });
  }
  return sent;
}
