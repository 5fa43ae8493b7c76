import type { BodySource } from "@slipway/core";
import { isStream } from "@slipway/core/internal";
import {
  AMOUNT,
  COUNT,
  checkContent,
  checkOptions,
  checkText,
  DIGEST,
  FLAG,
  REFERENCE,
  type Rules,
  SIGNAL,
  SIZE,
  TEXT,
  TEXTS,
  WATCHER,
} from "./check-options.ts";
import { parseDigest } from "./digest.ts";
import type {
  ListReferrersOptions,
  ListTagsOptions,
  OpenOptions,
  PushManifestOptions,
  PushOptions,
  ReadOptions,
  Store,
  StoreOptions,
} from "./store.ts";

const checkReferenceText = (reference: string): void => checkText(reference, "reference");

// Written out: bundlers keep every spread object, even unused ones.

export const ANY: Rules<StoreOptions> = { signal: SIGNAL };
const READ: Rules<ReadOptions> = { signal: SIGNAL, size: SIZE, limit: AMOUNT };
const OPEN: Rules<OpenOptions> = {
  signal: SIGNAL,
  size: SIZE,
  range: [
    (value) => {
      // Members of an unknown object are unknown.
      const { first, last } = Object(value) as Readonly<Record<string, unknown>>;
      return Number.isSafeInteger(first) && (last === undefined || Number.isSafeInteger(last));
    },
    "{ first, last } in whole numbers",
  ],
  urls: TEXTS,
};
const PUSH: Rules<PushOptions> = {
  signal: SIGNAL,
  digest: DIGEST,
  size: SIZE,
  verified: FLAG,
  mediaType: TEXT,
  onProgress: WATCHER,
  onState: WATCHER,
  by: [
    (value) => ["put", "post", "stream", "chunks"].some((way) => way === value),
    '"put", "post", "stream" or "chunks"',
  ],
  chunkLength: COUNT,
};
const PUSH_MANIFEST: Rules<PushManifestOptions> = {
  signal: SIGNAL,
  reference: REFERENCE,
  tags: TEXTS,
  mediaType: TEXT,
};
const LIST_TAGS: Rules<ListTagsOptions> = { signal: SIGNAL, pageSize: COUNT, last: REFERENCE };
const LIST_REFERRERS: Rules<ListReferrersOptions> = { signal: SIGNAL, artifactType: TEXT };

/** Refuses content or options that cannot be pushed, and frees the stream. @throws `InputError` */
export async function checkPush(content: BodySource, options: PushOptions | undefined): Promise<void> {
  checkContent(content);
  try {
    checkOptions(options, PUSH);
  } catch (error) {
    if (isStream(content)) await content.cancel().catch(() => {});
    throw error;
  }
}

function judged<Argument, Options extends object, Result>(
  check: (argument: Argument) => unknown,
  rules: Rules<Options>,
  call: (argument: Argument, options?: Options) => Promise<Result>,
): (argument: Argument, options?: Options) => Promise<Result> {
  return async (argument, options) => {
    check(argument);
    checkOptions(options, rules);
    return call(argument, options);
  };
}

/** The parts of a store with their arguments checked before anything is sent or written. */
export function judgedStore<Own extends Pick<Store, "blobs" | "manifests" | "tags" | "referrers">>({
  blobs,
  manifests,
  tags,
  referrers,
}: Own): Pick<Store, "blobs" | "manifests" | "tags" | "referrers"> {
  return {
    blobs: {
      head: judged(parseDigest, ANY, blobs.head),
      get: judged(parseDigest, READ, blobs.get),
      open: judged(parseDigest, OPEN, blobs.open),
      async push(content, options) {
        await checkPush(content, options);
        return blobs.push(content, options);
      },
      delete: judged(parseDigest, ANY, blobs.delete),
    },
    manifests: {
      // A layout may have tags that a registry does not take.
      head: judged(checkReferenceText, ANY, manifests.head),
      get: judged(checkReferenceText, READ, manifests.get),
      push: judged(() => {}, PUSH_MANIFEST, manifests.push),
      delete: judged(parseDigest, ANY, manifests.delete),
    },
    tags: {
      async *list(options) {
        checkOptions(options, LIST_TAGS);
        yield* tags.list(options);
      },
      delete: judged(checkReferenceText, ANY, tags.delete),
    },
    referrers: {
      async *list(digest, options) {
        parseDigest(digest);
        checkOptions(options, LIST_REFERRERS);
        yield* referrers.list(digest, options);
      },
    },
  };
}
