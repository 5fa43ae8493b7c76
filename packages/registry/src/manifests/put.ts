import type { CallOptions, Client } from "@slipway/core";
import { expectStatus } from "../connection/expect-status.ts";
import { rawAnswer } from "../connection/raw.ts";
import { checkStatedDigest } from "../connection/stated-digest.ts";
import { putManifest } from "../generated/operations.ts";
import type { PutManifestInput } from "../generated/types.ts";
import type { Manifest } from "../store.ts";

/**
 * Sends a manifest to a registry.
 *
 * @returns the answer, which says that it was stored.
 * @throws `ContentError` when it does not.
 */
export async function sendManifest(
  client: Client,
  name: string,
  reference: string,
  { descriptor, bytes }: Pick<Manifest, "descriptor" | "bytes">,
  options: CallOptions,
): Promise<Response> {
  const input: PutManifestInput = {
    name,
    reference,
    // Of a media type that the contract does not name the registry judges.
    contentType: descriptor.mediaType as PutManifestInput["contentType"],
    body: bytes,
  };
  const { response } = await rawAnswer(client, [201, 200, 202], (raw) => putManifest(raw, input, options));
  // Some registries say 200 or 202, and the digest. Who answers so to everything does not know that.
  if (!response.headers.has("docker-content-digest"))
    expectStatus(response, [201], "PUT /v2/{+name}/manifests/{reference}");
  checkStatedDigest(response, descriptor.digest, "stored");
  return response;
}
