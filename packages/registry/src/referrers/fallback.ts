import { type Client, isApiError } from "@slipway/core";
import { pause } from "../blobs/pause.ts";
import { ContentError } from "../errors/content-error.ts";
import { isNotFoundError } from "../errors/not-found-error.ts";
import type { OciDescriptor } from "../generated/types.ts";
import { createManifest } from "../manifest.ts";
import { sendManifest } from "../manifests/put.ts";
import { fetchManifest } from "../manifests/read.ts";
import { OCI } from "../media-types.ts";
import type { StoreOptions } from "../store.ts";
import { referrersTag } from "./tag.ts";

/** The repository that keeps the list. */
export interface Place {
  readonly client: Client;
  readonly name: string;
  /** Tells repositories of all registries apart. */
  readonly key: string;
}

/** How often a list is written when others write it too. */
const MOST_ATTEMPTS = 10;

/** Who is to write next, by list: within this process nobody overwrites anybody. */
const queues = new Map<string, Promise<void>>();

/** The list that clients keep under a tag where a registry has no referrers API. */
export async function readFallback(
  { client, name }: Place,
  subject: string,
  { signal }: StoreOptions,
): Promise<{ manifests: readonly OciDescriptor[]; etag?: string | undefined; exists: boolean }> {
  try {
    const { content, etag } = await fetchManifest(client, name, referrersTag(subject), { signal });
    return { manifests: content.manifests ?? [], etag, exists: true };
  } catch (error) {
    if (isNotFoundError(error)) return { manifests: [], exists: false };
    throw error;
  }
}

/**
 * Changes the list, and looks whether the change is still there. Registries that know conditions refuse to overwrite what
 * another process wrote in between; of others it is seen afterwards.
 *
 * @param change gives the new list; undefined when there is nothing to change
 */
export async function changeFallback(
  place: Place,
  subject: string,
  options: StoreOptions,
  change: (known: readonly OciDescriptor[]) => OciDescriptor[] | undefined,
): Promise<void> {
  const key = `${place.key}@${subject}`;
  const before = queues.get(key) ?? Promise.resolve();
  const mine = before.catch(() => {}).then(() => write(place, subject, options, change));
  queues.set(key, mine);
  try {
    await mine;
  } finally {
    if (queues.get(key) === mine) queues.delete(key);
  }
}

async function write(
  place: Place,
  subject: string,
  options: StoreOptions,
  change: (known: readonly OciDescriptor[]) => OciDescriptor[] | undefined,
): Promise<void> {
  const { client, name } = place;
  const reference = referrersTag(subject);
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const { manifests: known, etag, exists } = await readFallback(place, subject, options);
    const manifests = change(known);
    if (!manifests) return;
    const list = await createManifest({ schemaVersion: 2, mediaType: OCI.index, manifests });
    const condition = !exists ? { "if-none-match": "*" } : etag === undefined ? {} : { "if-match": etag };
    try {
      await sendManifest(client, name, reference, list, { ...options, headers: condition });
    } catch (error) {
      if (!isApiError(error) || error.status !== 412) throw error;
      await pause(client, attempt + 1, undefined, options.signal);
    }
  }
  throw new ContentError(`others keep overwriting the referrers ${reference} of ${name}`, { content: reference });
}
