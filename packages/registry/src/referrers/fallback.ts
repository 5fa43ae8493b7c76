import { type Client, isApiError } from "@slipway/core/call";
import { ticks, unlessAborted } from "@slipway/core/internal";
import { algorithmOf, isVerifiable } from "../digest.ts";
import { ContentError } from "../errors/content-error.ts";
import { unlessMissing } from "../errors/not-found-error.ts";
import type { OciDescriptor } from "../generated/types.ts";
import { digestOf } from "../hash.ts";
import { childrenOf, createManifest } from "../manifest.ts";
import { sendManifest } from "../manifests/put.ts";
import { fetchManifest } from "../manifests/read.ts";
import { isIndexType, OCI } from "../media-types.ts";
import type { Manifest, ManifestContent, StoreOptions } from "../store.ts";
import { referrersTag } from "./tag.ts";

/** A change of a list: returns the new one; undefined for no change. */
export type Change = (listed: readonly OciDescriptor[]) => OciDescriptor[] | undefined;

/** Changes that are written together in their turn. */
interface Batch {
  readonly changes: Change[];
  readonly written: Promise<void>;
}

export interface FallbackLists {
  readonly client: Client;
  readonly name: string;
  /** Waiting changes, and the last write, by subject. */
  readonly waiting: Map<string, Batch>;
  readonly queues: Map<string, Promise<void>>;
}

/** Limit of writes of a list that other clients write, too. */
const MAX_WRITES = 30;

/** Reads in a row that have to find the list as written. */
const LOOKS = 2;

/** Shortest wait before a list is read again, in ms: other clients may have read it and not written yet. */
const MIN_WAIT = 100;

/** Longest expected write of other clients, in ms: a slow answer here says little of them. */
const MAX_WAIT = 5_000;

export interface Fallback {
  readonly manifests: readonly OciDescriptor[];
  /** `subject`: some registries resolve the tag to the digest in it, and answer with that manifest. */
  readonly holds: "nothing" | "list" | "subject" | "another manifest";
  readonly content?: ManifestContent;
  readonly etag?: string | undefined;
}

/** Reads the list under a tag where a registry has no referrers API: empty for another manifest, without entries that cannot refer to the subject. */
export function fallbackReader(
  { client, name }: FallbackLists,
  subject: string,
): (options: StoreOptions) => Promise<Fallback> {
  const tag = referrersTag(subject);
  let parts: ReadonlySet<string> | undefined;

  /** The subject's own parts, which cannot refer to the subject: its digest depends on theirs. */
  async function partsOf(options: StoreOptions): Promise<ReadonlySet<string>> {
    if (!isVerifiable(subject)) return new Set();
    const manifest = await unlessMissing(fetchManifest(client, name, subject, options));
    const { blobs, manifests } = manifest ? childrenOf(manifest) : { blobs: [], manifests: [] };
    return new Set([...blobs, ...manifests].map(({ digest }) => digest));
  }

  return async (options) => {
    const manifest = await unlessMissing(fetchManifest(client, name, tag, options));
    if (!manifest) return { manifests: [], holds: "nothing" };
    const { bytes, content, descriptor } = manifest;
    // Weak tags are not conditions (RFC 9110, section 13.1.1).
    const etag = manifest.etag?.startsWith("W/") ? undefined : manifest.etag;
    if (isVerifiable(subject) && (await digestOf(bytes, algorithmOf(subject))) === subject) {
      return { manifests: [], holds: "subject", etag };
    }
    const { artifactType, subject: ownSubject, manifests = [] } = content;
    if (manifests.length > 0) parts ??= await partsOf(options);
    const possible = manifests.filter(({ digest }) => digest !== subject && parts?.has(digest) !== true);
    // An index of images, or one that is an artifact itself, is not a list.
    const isForeign = artifactType || ownSubject || possible.some(({ platform }) => platform);
    return isForeign || !isIndexType(descriptor.mediaType)
      ? { manifests: [], holds: "another manifest", etag }
      : { manifests: possible, holds: "list", content, etag };
  };
}

/**
 * Changes the list, and reads it until the change is there: without conditional writes, other clients may overwrite it. A `ContentError`
 * after too many attempts.
 */
export function changeFallback(
  place: FallbackLists,
  subject: string,
  options: StoreOptions,
  change: Change,
): Promise<void> {
  const { waiting, queues } = place;
  let batch = waiting.get(subject);
  if (batch) batch.changes.push(change);
  else {
    const changes = [change];
    const before = queues.get(subject) ?? Promise.resolve();
    // Callers share the batch: the abort of one does not end it.
    const written = before
      .catch(() => {})
      .then(() => {
        waiting.delete(subject);
        return writeUntilStored(place, subject, (listed) => applyChanges(changes, listed));
      });
    batch = { changes, written: written };
    waiting.set(subject, batch);
    queues.set(subject, written);
    const forget = (): void => {
      if (queues.get(subject) === written) queues.delete(subject);
    };
    written.then(forget, forget);
  }
  return unlessAborted(batch.written, options.signal);
}

function applyChanges(changes: readonly Change[], listed: readonly OciDescriptor[]): OciDescriptor[] | undefined {
  let changed: OciDescriptor[] | undefined;
  for (const change of changes) changed = change(changed ?? listed) ?? changed;
  return changed;
}

async function writeUntilStored(place: FallbackLists, subject: string, change: Change): Promise<void> {
  const { client, name } = place;
  const { clock } = client;
  const reference = referrersTag(subject);
  const read = fallbackReader(place, subject);
  const refuse = (problem: string): never => {
    throw new ContentError(`the tag ${reference} of ${name}, where the referrers of ${subject} belong, ${problem}`, {
      content: reference,
      sideEffect: "possible",
    });
  };
  let writes = 0;
  let looks = 0;
  for (;;) {
    const began = ticks(clock);
    const { manifests: known, content, etag, holds } = await read({});
    const manifests = change(known);
    // An entry that was there from the beginning is safe from overwriting.
    if (!manifests && (writes === 0 || ++looks >= LOOKS)) return;
    if (manifests) {
      if (holds === "another manifest") refuse("holds another manifest: nothing was written there");
      if (holds === "subject" && writes > 0) {
        refuse("still leads to that manifest itself after a list was written: the registry stores no list there");
      }
      looks = 0;
      if (++writes > MAX_WRITES) break;
      const list = await createManifest({ ...content, schemaVersion: 2, mediaType: OCI.index, manifests });
      const place = holds === "nothing" ? { reference, ifNoneMatch: "*" } : { reference, ifMatch: etag };
      await sendManifest(client, name, place, list, {}).catch((error: unknown) => {
        if (!isApiError(error) || error.status !== 412) throw error;
      });
    }
    await clock.sleep(waitAfter(ticks(clock) - began, writes));
  }
  throw new ContentError(
    `others keep overwriting the referrers ${reference} of ${name}: the new entry may be missing there`,
    { content: reference, sideEffect: "possible" },
  );
}

/** Draws the wait after a list was read and written, in `took` ms, `writes` times: about as long as other clients take, and at different times. */
export function waitAfter(took: number, writes: number): number {
  // Short times vary more.
  const expected = Math.min(MAX_WAIT, Math.max(MIN_WAIT, took + Math.min(took, 500)));
  const drawnFrom = Math.min(expected, 1_000) * 2 ** Math.min(Math.max(0, writes - 1), 5);
  return expected + Math.random() * Math.min(MAX_WAIT, drawnFrom);
}

/** The entry of a manifest in a list of referrers (distribution specification, "Listing Referrers"). */
export function referrerEntry({ descriptor, content }: Manifest): OciDescriptor {
  const { annotations, config } = content;
  // An image states its type by its config.
  const artifactType = content.artifactType ?? config?.mediaType;
  return { ...descriptor, ...(artifactType && { artifactType }), ...(annotations && { annotations }) };
}
