import { isApiError } from "@slipway/core/call";
import { ask } from "../connection/ask.ts";
import type { Connection } from "../connection/connection.ts";
import { isDigest, isVerifiable } from "../digest.ts";
import { ContentError } from "../errors/content-error.ts";
import { unlessMissing } from "../errors/not-found-error.ts";
import { deleteManifest, hasManifest } from "../generated/descriptors.ts";
import { createManifest, readManifest } from "../manifest.ts";
import { isManifestType } from "../media-types.ts";
import { isHeadRefused, wasThere } from "../missing.ts";
import { checkReference, checkTag } from "../reference.ts";
import type { Manifest, Manifests, Referrers, StoreOptions } from "../store.ts";
import { checkStatedDigest, shownHeader, statedSize } from "../trust.ts";
import { sendManifest } from "./put.ts";
import { fetchManifest } from "./read.ts";

export interface RegistryReferrers extends Referrers {
  /** Enters a manifest that was pushed to a registry which took no note of its subject. */
  note(manifest: Manifest, options: StoreOptions): Promise<void>;
  /** Looks at a manifest before it is deleted. @returns what takes it off the list afterwards. */
  prepareDelete(digest: string, options: StoreOptions): Promise<() => Promise<void>>;
}

/** What many tags beside a digest are answered with: the URL is too long, alone or with the headers. */
const TOO_LONG: readonly number[] = [414, 431];

export function registryManifests(connection: Connection, name: string, referrers: RegistryReferrers): Manifests {
  const client = connection.repository(name);
  return {
    async head(reference, { signal } = {}) {
      checkReference(reference);
      const sent = await ask(client, hasManifest, { name, reference }, { signal }, { statuses: [200] }).catch(
        (error: unknown) => {
          if (!isHeadRefused(error)) throw error;
        },
      );
      if (!sent) return (await unlessMissing(fetchManifest(client, name, reference, { signal })))?.descriptor;
      const { response } = sent;
      if (response.status === 404) return undefined;
      const { headers } = response;
      if (isDigest(reference)) checkStatedDigest(sent, reference, "has");
      const digest = isDigest(reference) ? reference : (headers.get("docker-content-digest") ?? "");
      const size = statedSize(response, reference);
      const mediaType = headers.get("content-type")?.split(";")[0]?.trim() ?? "";
      // Not every registry says all of it, and not everyone who answers is one: what a GET brings is computed.
      if (!isVerifiable(digest) || size === undefined || !isManifestType(mediaType))
        return (await fetchManifest(client, name, reference, { signal })).descriptor;
      return { mediaType, digest, size };
    },

    async get(reference, options) {
      const { etag: _, ...manifest } = await fetchManifest(client, name, checkReference(reference), options);
      return manifest;
    },

    async push(content, { reference, tags = [], mediaType, signal } = {}) {
      if (reference !== undefined) checkReference(reference);
      tags.forEach(checkTag);
      const digest = reference !== undefined && isDigest(reference) ? reference : undefined;
      const manifest = await (content instanceof Uint8Array
        ? readManifest(content, { mediaType, digest })
        : createManifest(content, { mediaType, digest }));
      const to = reference ?? manifest.descriptor.digest;
      const isTagged = !isDigest(to);
      const hasTags = !isTagged && tags.length > 0;
      const place = { reference: to, ...(hasTags && { tag: tags }) };
      const sent = await sendManifest(client, name, place, manifest, { signal }).catch((error: unknown) => {
        if (!hasTags || !isApiError(error) || !TOO_LONG.includes(error.status)) throw error;
        return sendManifest(client, name, { reference: to }, manifest, { signal });
      });
      // Only the next version of the specification has tags beside a digest: who does not know them gets each by itself.
      const taken = isTagged ? [] : (sent.response.headers.get("oci-tag")?.split(/\s*,\s*/) ?? []);
      for (const tag of tags.filter((each) => !taken.includes(each))) {
        await sendManifest(client, name, { reference: tag }, manifest, { signal });
      }
      const subject = sent.response.headers.get("oci-subject") ?? undefined;
      const meant = manifest.content.subject?.digest;
      if (subject !== undefined && subject !== meant) {
        const received = shownHeader(sent, "oci-subject");
        throw new ContentError(`the registry took ${received} for the subject of ${to}, which has ${meant ?? "none"}`, {
          ...sent.facts,
          content: to,
          expected: meant,
          received,
        });
      }
      if (meant !== undefined && subject === undefined) await referrers.note(manifest, { signal });
      return { ...manifest, ...(subject !== undefined && { subject }) };
    },

    async delete(digest, { signal } = {}) {
      const forget = await referrers.prepareDelete(digest, { signal });
      const sent = ask(client, deleteManifest, { name, reference: digest }, { signal }, { statuses: [202] });
      const isDeleted = await wasThere(sent);
      if (isDeleted) await forget();
      return isDeleted;
    },
  };
}
