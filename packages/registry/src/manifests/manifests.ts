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
import { type Answer, checkStatedDigest, quoteHeader, statedSize } from "../trust.ts";
import { sendManifest } from "./put.ts";
import { fetchManifest } from "./read.ts";

export interface RegistryReferrers extends Referrers {
  /** Lists a referrer where the registry ignored its subject. */
  note(manifest: Manifest, options: StoreOptions): Promise<void>;
  /** Reads a manifest before its deletion. @returns the removal from its subject's list. */
  prepareDelete(digest: string, options: StoreOptions): Promise<() => Promise<void>>;
}

/** Refusals of many tags beside a digest: the URL or the headers are too long. */
const TOO_LONG: readonly number[] = [414, 431];

export function registryManifests(connection: Connection, name: string, referrers: RegistryReferrers): Manifests {
  const client = connection.repository(name);
  return {
    async head(reference, { signal } = {}) {
      checkReference(reference);
      const answer = await ask(client, hasManifest, { name, reference }, { signal }, { statuses: [200] }).catch(
        (error: unknown) => {
          if (!isHeadRefused(error)) throw error;
        },
      );
      if (!answer) return (await unlessMissing(fetchManifest(client, name, reference, { signal })))?.descriptor;
      const { response } = answer;
      if (response.status === 404) return undefined;
      const { headers } = response;
      if (isDigest(reference)) checkStatedDigest(answer, reference, "has");
      const digest = isDigest(reference) ? reference : (headers.get("docker-content-digest") ?? "");
      const size = statedSize(response, reference);
      const mediaType = headers.get("content-type")?.split(";")[0]?.trim() ?? "";
      // Not every registry states all of this, and some answers come from no registry: a GET is verified.
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
      const answer = await sendManifest(client, name, place, manifest, { signal }).catch((error: unknown) => {
        if (!hasTags || !isApiError(error) || !TOO_LONG.includes(error.status)) throw error;
        return sendManifest(client, name, { reference: to }, manifest, { signal });
      });
      // Only the next version of the specification has tags beside a digest: other registries get each tag by itself.
      const storedTags = isTagged ? [] : (answer.response.headers.get("oci-tag")?.split(/\s*,\s*/) ?? []);
      for (const tag of tags.filter((each) => !storedTags.includes(each))) {
        await sendManifest(client, name, { reference: tag }, manifest, { signal });
      }
      const subject = readSubject(answer, to, manifest.content.subject?.digest);
      if (manifest.content.subject && subject === undefined) await referrers.note(manifest, { signal });
      return { ...manifest, ...(subject !== undefined && { subject }) };
    },

    async delete(digest, { signal } = {}) {
      const forget = await referrers.prepareDelete(digest, { signal });
      const deletion = ask(client, deleteManifest, { name, reference: digest }, { signal }, { statuses: [202] });
      const isDeleted = await wasThere(deletion);
      if (isDeleted) await forget();
      return isDeleted;
    },
  };
}

/** The subject that the registry has registered; undefined where it knows none. @throws `ContentError` for another than the manifest's. */
function readSubject(answer: Answer, content: string, expected: string | undefined): string | undefined {
  const subject = answer.response.headers.get("oci-subject") ?? undefined;
  if (subject === undefined || subject === expected) return subject;
  const received = quoteHeader(answer, "oci-subject");
  const problem = `the registry reports ${received} as the subject of ${content}, which has ${expected ?? "none"}`;
  throw new ContentError(problem, { ...answer.facts, content, expected, received });
}
