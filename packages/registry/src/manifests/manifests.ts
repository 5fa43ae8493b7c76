import type { Connection } from "../connection/connection.ts";
import { rawAnswer } from "../connection/raw.ts";
import { isDigest, parseDigest } from "../digest.ts";
import { ContentError } from "../errors/content-error.ts";
import { deleteManifest, hasManifest, putManifest } from "../generated/operations.ts";
import type { PutManifestInput } from "../generated/types.ts";
import { createManifest, readManifest } from "../manifest.ts";
import { BYTES } from "../media-types.ts";
import { isMissing } from "../missing.ts";
import { checkReference } from "../reference.ts";
import type { RegistryReferrers } from "../referrers/referrers.ts";
import type { Manifests } from "../store.ts";
import { fetchManifest } from "./read.ts";

/** Makes the manifests of a repository. */
export function registryManifests(connection: Connection, name: string, referrers: RegistryReferrers): Manifests {
  const client = connection.repository(name);
  return {
    async head(reference, { signal } = {}) {
      checkReference(reference);
      const { response } = await rawAnswer(client, true, (raw) => hasManifest(raw, { name, reference }, { signal }));
      if (response.status === 404) return undefined;
      const { headers } = response;
      const digest = isDigest(reference) ? reference : (headers.get("docker-content-digest") ?? "");
      const length = headers.get("content-length");
      // Not every registry says both: what a GET brings is computed.
      if (!isDigest(digest) || length === null)
        return (await fetchManifest(client, name, reference, { signal })).descriptor;
      const mediaType = headers.get("content-type")?.split(";")[0]?.trim() ?? BYTES;
      return { mediaType, digest, size: Number(length) };
    },

    async get(reference, options) {
      const { etag: _, ...manifest } = await fetchManifest(client, name, checkReference(reference), options);
      return manifest;
    },

    async push(content, { reference, mediaType, signal } = {}) {
      if (reference !== undefined) checkReference(reference);
      const digest = reference !== undefined && isDigest(reference) ? reference : undefined;
      const manifest = await (content instanceof Uint8Array
        ? readManifest(content, { mediaType, digest })
        : createManifest(content, { mediaType, digest }));
      const { descriptor, bytes } = manifest;
      const input: PutManifestInput = {
        name,
        reference: reference ?? descriptor.digest,
        // Of a media type that the contract does not name the registry judges.
        contentType: descriptor.mediaType as PutManifestInput["contentType"],
        body: bytes,
      };
      const { response } = await rawAnswer(client, true, (raw) => putManifest(raw, input, { signal }));
      const stored = response.headers.get("docker-content-digest");
      if (stored !== null && stored !== descriptor.digest && stored.split(":")[0] === descriptor.digest.split(":")[0]) {
        throw new ContentError(
          `the registry stored ${stored} instead of ${descriptor.digest}: it changed the manifest`,
          {
            content: input.reference,
            expected: descriptor.digest,
            received: stored,
          },
        );
      }
      const subject = response.headers.get("oci-subject") ?? undefined;
      if (manifest.content.subject && subject === undefined) await referrers.note(manifest, { signal });
      return { ...manifest, ...(subject !== undefined && { subject }) };
    },

    async delete(digest, { signal } = {}) {
      parseDigest(digest);
      const forget = await referrers.prepareDelete(digest, { signal });
      try {
        await rawAnswer(client, true, (raw) => deleteManifest(raw, { name, reference: digest }, { signal }));
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
      await forget();
      return true;
    },
  };
}
