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
import type { ManifestContent, StoreOptions } from "../store.ts";
import { referrersTag } from "./tag.ts";

/** A change of a list: gives the new one; undefined where there is nothing to change. */
export type Change = (known: readonly OciDescriptor[]) => OciDescriptor[] | undefined;

/** Changes that are written together, as soon as it is their turn. */
interface Batch {
  readonly changes: Change[];
  readonly done: Promise<void>;
}

export interface Place {
  readonly client: Client;
  readonly name: string;
  /** Changes that wait for their turn, and who is to write last, by what they are about. */
  readonly waiting: Map<string, Batch>;
  readonly queues: Map<string, Promise<void>>;
}

/** How often a list is written when others write it too. */
const MOST_WRITES = 30;

/** How often in a row a list has to be found as it was written. */
const LOOKS = 2;

/** The least time before a list is looked at again, in ms: others may have read it before it was written, and not written yet. */
const LEAST = 100;

/** The longest that others are expected to take, in ms: an answer that had to be waited for says little of them. */
const LONGEST = 5_000;

export interface Fallback {
  readonly manifests: readonly OciDescriptor[];
  /** `subject`: some registries take the tag for the digest that it is made of, and answer with that manifest. */
  readonly holds: "nothing" | "list" | "subject" | "another manifest";
  readonly content?: ManifestContent;
  readonly etag?: string | undefined;
}

/** Reads the list under a tag where a registry has no referrers API; what is no list is an empty one, what cannot refer to the subject is left out. */
export function fallbackReader({ client, name }: Place, subject: string): (options: StoreOptions) => Promise<Fallback> {
  const tag = referrersTag(subject);
  let parts: ReadonlySet<string> | undefined;

  /** What the subject names: none of that can name the subject, whose digest depends on it. */
  async function partsOf(options: StoreOptions): Promise<ReadonlySet<string>> {
    if (!isVerifiable(subject)) return new Set();
    const manifest = await unlessMissing(fetchManifest(client, name, subject, options));
    const { blobs, manifests } = manifest ? childrenOf(manifest) : { blobs: [], manifests: [] };
    return new Set([...blobs, ...manifests].map(({ digest }) => digest));
  }

  return async (options) => {
    const found = await unlessMissing(fetchManifest(client, name, tag, options));
    if (!found) return { manifests: [], holds: "nothing" };
    const { bytes, content, descriptor } = found;
    // A condition takes no weak one (RFC 9110, section 13.1.1).
    const etag = found.etag?.startsWith("W/") ? undefined : found.etag;
    if (isVerifiable(subject) && (await digestOf(bytes, algorithmOf(subject))) === subject) {
      return { manifests: [], holds: "subject", etag };
    }
    const { artifactType, subject: its, manifests = [] } = content;
    if (manifests.length > 0) parts ??= await partsOf(options);
    const known = manifests.filter(({ digest }) => digest !== subject && parts?.has(digest) !== true);
    // An index of other images, or one that is an artifact itself, is somebody's.
    const isElse = artifactType || its || known.some(({ platform }) => platform);
    return isElse || !isIndexType(descriptor.mediaType)
      ? { manifests: [], holds: "another manifest", etag }
      : { manifests: known, holds: "list", content, etag };
  };
}

/** Changes the list, and looks whether the change is there: without conditions others may overwrite it, and it is written again, up to a `ContentError`. */
export function changeFallback(place: Place, subject: string, options: StoreOptions, change: Change): Promise<void> {
  const { waiting, queues } = place;
  let batch = waiting.get(subject);
  if (batch) batch.changes.push(change);
  else {
    const changes = [change];
    const before = queues.get(subject) ?? Promise.resolve();
    // Several share it: that one of them is aborted does not end it.
    const done = before
      .catch(() => {})
      .then(() => {
        waiting.delete(subject);
        return write(place, subject, (known) => joined(changes, known));
      });
    batch = { changes, done };
    waiting.set(subject, batch);
    queues.set(subject, done);
    const forget = (): void => {
      if (queues.get(subject) === done) queues.delete(subject);
    };
    done.then(forget, forget);
  }
  return unlessAborted(batch.done, options.signal);
}

function joined(changes: readonly Change[], known: readonly OciDescriptor[]): OciDescriptor[] | undefined {
  let changed: OciDescriptor[] | undefined;
  for (const change of changes) changed = change(changed ?? known) ?? changed;
  return changed;
}

async function write(place: Place, subject: string, change: Change): Promise<void> {
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
    // What was there from the beginning nobody is about to overwrite.
    if (!manifests && (writes === 0 || ++looks >= LOOKS)) return;
    if (manifests) {
      if (holds === "another manifest") refuse("holds another manifest: nothing was written there");
      if (holds === "subject" && writes > 0) {
        refuse("leads to that manifest itself, also after a list was written: the registry keeps no list there");
      }
      looks = 0;
      if (++writes > MOST_WRITES) break;
      const list = await createManifest({ ...content, schemaVersion: 2, mediaType: OCI.index, manifests });
      const place = holds === "nothing" ? { reference, ifNoneMatch: "*" } : { reference, ifMatch: etag };
      await sendManifest(client, name, place, list, {}).catch((error: unknown) => {
        if (!isApiError(error) || error.status !== 412) throw error;
      });
    }
    await clock.sleep(waitAfter(ticks(clock) - began, writes));
  }
  throw new ContentError(
    `others keep overwriting the referrers ${reference} of ${name}: what was to be entered may be missing there`,
    { content: reference, sideEffect: "possible" },
  );
}

/** Draws how long to wait after a list was read and written, in `took` ms, `writes` times: others take as long, and do not come back at the same time. */
export function waitAfter(took: number, writes: number): number {
  // What goes fast varies more.
  const expected = Math.min(LONGEST, Math.max(LEAST, took + Math.min(took, 500)));
  const drawnFrom = Math.min(expected, 1_000) * 2 ** Math.min(Math.max(0, writes - 1), 5);
  return expected + Math.random() * Math.min(LONGEST, drawnFrom);
}
