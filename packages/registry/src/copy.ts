import { isApiError, mayPass } from "@slipway/core/call";
import { type Chunks, CONCURRENCY, chunksOf, pass, streamOf, type Tasks, withTasks } from "@slipway/core/internal";
import {
  COUNT,
  checkOptions,
  checkStore,
  checkText,
  FLAG,
  PLATFORM,
  type Rules,
  SIGNAL,
  TEXT,
  WATCHER,
} from "./check-options.ts";
import { isDigest } from "./digest.ts";
import { isAuthError } from "./errors/auth-error.ts";
import { ContentError } from "./errors/content-error.ts";
import type { OciDescriptor } from "./generated/types.ts";
import { oncePerKey, type ResolveOptions, resolveManifest } from "./graph.ts";
import { MAX_REFERRERS } from "./limits.ts";
import { childrenOf } from "./manifest.ts";
import { isForeignType, isManifestType } from "./media-types.ts";
import { createOneByOne } from "./one-by-one.ts";
import { openContent } from "./open-content.ts";
import { withOwnSignal } from "./own-signal.ts";
import { checkTag } from "./reference.ts";
import { attachedTags, lacksAttached } from "./referrers/attached-tags.ts";
import { safeCallback } from "./safe-callback.ts";
import type { Manifest, Store } from "./store.ts";

/** What happens to one blob or manifest of a copy. */
export interface CopyProgress {
  /** `found`: it belongs to what is copied; `present`: it is there; `mounted`: from the other repository; `copying`: `sent` bytes are; `copied`: all. */
  readonly state: "found" | "present" | "mounted" | "copying" | "copied";
  readonly descriptor: OciDescriptor;
  /** Bytes that went to the target. */
  readonly sent: number;
  /** The tag that it gets, or has, in the target: the image's own, and those by which cosign finds what it attached. */
  readonly tag?: string | undefined;
}

export interface CopyOptions extends ResolveOptions {
  /** The tag in the target. Default: the reference; what is named by its digest gets no tag. */
  readonly as?: string | undefined;
  /**
   * Takes along what refers to the manifests: signatures, attestations, and what refers to those. So does what cosign keeps beside them
   * under the tags `sha256-<hex>.sig`, `.att` and `.sbom`, which get these tags in the target: `onProgress` names them. Default: false.
   */
  readonly referrers?: boolean | undefined;
  /** How many blobs and manifests are under way at once. Default: 8. */
  readonly concurrency?: number | undefined;
  readonly onProgress?: ((progress: CopyProgress) => void) | undefined;
}

export const COPY: Rules<CopyOptions> = {
  signal: SIGNAL,
  platform: PLATFORM,
  as: TEXT,
  referrers: FLAG,
  concurrency: COUNT,
  onProgress: WATCHER,
};

/**
 * Copies an image or artifact, and all that belongs to it, from one store to another: between registries, layouts and
 * memory.
 *
 * Each blob is read once, and not at all when the target has it or can mount it. Parts come before what names them, and the
 * tag last: whenever it ends, no manifest in the target lacks a blob. What is in the target already is taken as complete.
 * Layers that are kept elsewhere (foreign, non-distributable) stay there.
 *
 * @returns the descriptor of what was copied, as the source has it: of the one manifest, where a platform selected it. A registry that
 * takes no manifest under a sha512 has it under a digest of its own, to which the tag leads: `manifests.head` tells it.
 * @throws `NotFoundError` when the source lacks something, `ContentError` when it is not what it should be, `AbortedError`.
 * Nothing of its own is under way any more when it throws. A list of referrers that a registry keeps under a tag, and that several
 * calls enter into together, may still be written. Called again, it goes on with what is missing.
 * @example
 * await copy(registry.repository("acme/web"), openLayoutFolder("./images"), "1.2", { platform: "linux/arm64" });
 */
export async function copy(
  source: Store,
  target: Store,
  reference: string,
  options: CopyOptions = {},
): Promise<OciDescriptor> {
  checkStore(source, "source");
  checkStore(target, "target");
  checkText(reference, "reference");
  checkOptions(options, COPY);
  const { as = reference, concurrency = CONCURRENCY, signal } = options;
  const tag = options.as === undefined && isDigest(reference) ? undefined : checkTag(as);
  return withTasks(concurrency, signal, async (tasks) => {
    const { signal } = tasks;
    const root = await tasks.run(() => resolveManifest(source, reference, { platform: options.platform, signal }));
    const taggedLater = options.referrers && tag !== undefined ? root.descriptor.digest : undefined;
    const transfer = createTransfer(source, target, tasks, options, taggedLater);
    await transfer.tree(root, options.referrers ? undefined : tag);
    if (options.referrers) {
      await transfer.referrers();
      if (tag !== undefined) await transfer.push(root, tag);
    }
    return root.descriptor;
  });
}

/** The parts of one copy, which know what was copied. `taggedLater` gets its tag in the end: under a digest unknown to the target it need not be before. */
function createTransfer(
  source: Store,
  target: Store,
  { signal, run, hold }: Tasks,
  { onProgress, referrers }: CopyOptions,
  taggedLater: string | undefined,
): {
  tree(root: Manifest, tag: string | undefined): Promise<void>;
  referrers(): Promise<void>;
  push(manifest: Manifest, tag: string): Promise<void>;
} {
  const tell = safeCallback("onProgress", onProgress);
  const report = (state: CopyProgress["state"], descriptor: OciDescriptor, sent: number, tag?: string): void =>
    tell?.({ state, descriptor, sent, ...(tag !== undefined && { tag }) });
  const from = source.registryUrl === target.registryUrl ? source.name : undefined;
  // To one place there may be few connections, and each blob takes one to read it and one to send it.
  const isOnePlace = source.registryUrl !== undefined && source.registryUrl === target.registryUrl;
  const inTurn = isOnePlace ? createOneByOne() : (open: () => Promise<Chunks>) => open();
  const walked = new Set<string>();

  const blob = oncePerKey(identityOf, (descriptor: OciDescriptor) => {
    const { digest, size, mediaType } = descriptor;
    report("found", descriptor, 0);
    const take = async (signal: AbortSignal): Promise<void> => {
      if (from !== undefined && (await mounted(digest, from, signal))) return report("mounted", descriptor, 0);
      // A store reads nothing of what it has.
      let isRead = false;
      const open = async (): Promise<Chunks> => chunksOf(await hold(openContent(source, descriptor, signal)), signal);
      const content = (): ReadableStream<Uint8Array> => {
        isRead = true;
        return streamOf(() => pass(() => inTurn(open)));
      };
      const onSent = (sent: number): void => report("copying", descriptor, sent);
      await target.blobs.push(content, { digest, size, mediaType, verified: true, signal, onProgress: onSent });
      report(isRead ? "copied" : "present", descriptor, isRead ? size : 0);
    };
    return run(() => withOwnSignal(signal, take));
  });

  /** A mount that is refused, or the right to read that it asks for, is no reason not to push. */
  async function mounted(digest: string, from: string, signal: AbortSignal): Promise<boolean> {
    try {
      return (await target.blobs.mount?.(digest, from, { signal })) === true;
    } catch (error) {
      const isRefused = isApiError(error) && error.status >= 400 && error.status < 500 && !mayPass(error);
      if (isRefused || isAuthError(error)) return false;
      throw error;
    }
  }

  const branch = oncePerKey(identityOf, (descriptor: OciDescriptor) => {
    const { digest, size } = descriptor;
    return tree(descriptor, undefined, () => run(() => source.manifests.get(digest, { size, signal })));
  });

  async function tree(
    descriptor: OciDescriptor,
    tag: string | undefined,
    read: () => Promise<Manifest>,
  ): Promise<void> {
    const { digest } = descriptor;
    report("found", descriptor, 0, tag);
    walked.add(digest);
    const present = await run(() => isPresent(digest, tag));
    // With referrers the whole tree is walked: each of its manifests may have some.
    if (present === "tagged" && !referrers) return report("present", descriptor, 0, tag);
    const manifest = await read();
    const { blobs, manifests } = childrenOf(manifest);
    // Build caches list their layers in an index, as if they were manifests.
    const branches = manifests.filter(({ mediaType }) => isManifestType(mediaType));
    const leaves = [...blobs, ...manifests.filter(({ mediaType }) => !isManifestType(mediaType))];
    const needed = present === "no" ? leaves.filter(({ mediaType }) => !isForeignType(mediaType)) : [];
    await Promise.all([...needed.map(blob), ...branches.map(branch)]);
    if (present === "tagged") return report("present", descriptor, 0, tag);
    await push(manifest, tag);
  }

  async function isPresent(digest: string, tag: string | undefined): Promise<"no" | "untagged" | "tagged"> {
    if (tag !== undefined && (await target.manifests.head(tag, { signal }))?.digest === digest) return "tagged";
    if (!(await target.manifests.head(digest, { signal }))) return "no";
    return tag === undefined ? "tagged" : "untagged";
  }

  async function push({ bytes, descriptor }: Manifest, tag: string | undefined): Promise<void> {
    const { digest, mediaType, size } = descriptor;
    // Who gets a manifest under a tag takes its digest for a sha256: another one is said, and the tag besides.
    const isUsual = tag === undefined || digest.startsWith("sha256:");
    const how = isUsual ? { reference: tag ?? digest } : { reference: digest, tags: [tag] };
    await run(async () => {
      try {
        await target.manifests.push(bytes, { ...how, mediaType, signal });
      } catch (error) {
        // Some registries, Docker's own before its version 3 among them, take no manifest under a sha512.
        const isUnknown = !digest.startsWith("sha256:") && isApiError(error) && error.status === 400;
        if (!isUnknown || (tag === undefined && digest !== taggedLater)) throw error;
        if (tag !== undefined) await target.manifests.push(bytes, { reference: tag, mediaType, signal });
      }
    });
    report("copied", descriptor, size, tag);
  }

  let referrersFound = 0;
  /** Each of them may have others, and no end. */
  function count(digest: string): void {
    if (++referrersFound <= MAX_REFERRERS) return;
    throw new ContentError(`what is copied has more than ${MAX_REFERRERS} referrers: copy it without them`, {
      content: digest,
      expected: MAX_REFERRERS,
    });
  }

  async function referrersOf(digest: string): Promise<OciDescriptor[]> {
    const found: OciDescriptor[] = [];
    for await (const referrer of source.referrers.list(digest, { signal })) {
      count(digest);
      found.push(referrer);
    }
    return found;
  }

  /** Takes along what a tag beside a manifest leads to, where there is something. */
  async function attached(tag: string, subject: string): Promise<void> {
    const found = await run(() => source.manifests.head(tag, { signal }));
    // Some registries take such a tag for the digest in it.
    if (!found || found.digest === subject) return;
    count(subject);
    const { digest, size } = found;
    const manifest = await run(() => source.manifests.get(digest, { size, signal }));
    const before = await run(() => target.manifests.head(tag, { signal }));
    if (before && before.digest !== digest) {
      const theirs = await run(() => target.manifests.get(before.digest, { size: before.size, signal }));
      if (!lacksAttached(tag, manifest, theirs)) return report("present", before, 0, tag);
    }
    await tree(found, tag, async () => manifest);
  }

  return {
    tree: (root, tag) => tree(root.descriptor, tag, async () => root),
    push,
    async referrers() {
      // What refers to a referrer is found in the next round.
      const done = new Set<string>();
      while (done.size < walked.size) {
        const round = [...walked].filter((digest) => !done.has(digest));
        await Promise.all(
          round.map(async (digest) => {
            await Promise.all([
              run(() => referrersOf(digest)).then((found) => Promise.all(found.map(branch))),
              ...attachedTags(digest).map((tag) => attached(tag, digest)),
            ]);
            done.add(digest);
          }),
        );
      }
    },
  };
}

/** What says another size of the same content is looked at by itself: one of the two is wrong. */
function identityOf({ digest, size }: OciDescriptor): string {
  return `${digest} ${size}`;
}
