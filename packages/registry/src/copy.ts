import { isApiError, isTransientError } from "@slipway/core/call";
import { type Chunks, CONCURRENCY, chunksOf, streamOf, type Tasks, tapChunks, withTasks } from "@slipway/core/internal";
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

/** Progress of one blob or manifest of a copy. */
export interface CopyProgress {
  /** `found`: it is a part of the copy; `present`: the target had it; `mounted`: the registry took it from the source's repository; `copying`: `sent` bytes have gone; `copied`: all have. */
  readonly state: "found" | "present" | "mounted" | "copying" | "copied";
  readonly descriptor: OciDescriptor;
  /** Bytes that went to the target. */
  readonly sent: number;
  /** Its tag in the target: the image's own, or one by which cosign finds what it attached. */
  readonly tag?: string | undefined;
}

export interface CopyOptions extends ResolveOptions {
  /** The tag in the target. Default: the reference; what is named by its digest gets no tag. */
  readonly as?: string | undefined;
  /**
   * Also copies what refers to the manifests, such as signatures and attestations, and what refers to those; and what cosign keeps beside
   * them under the tags `sha256-<hex>.sig`, `.att` and `.sbom`. The target gets these tags, and `onProgress` names them. Default: false.
   */
  readonly referrers?: boolean | undefined;
  /** Limit of concurrent blobs and manifests. Default: 8. */
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
 * Each blob is read once (again after a cut), and not at all when the target has it or can mount it. Parts come before what names
 * them, and the tag last: whenever it ends, no manifest in the target lacks a blob. What is in the target already is taken as complete.
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
    const digestToTag = options.referrers && tag !== undefined ? root.descriptor.digest : undefined;
    const run = new CopyRun(source, target, tasks, options, digestToTag);
    await run.copyTree(root.descriptor, options.referrers ? undefined : tag, async () => root);
    if (options.referrers) {
      await run.copyReferrers();
      if (tag !== undefined) await run.pushManifest(root, tag);
    }
    return root.descriptor;
  });
}

/**
 * The state of a copy. Shared parts are copied once (`oncePerKey`). `#subjects` holds the digests of all manifests met, whose referrers
 * `copyReferrers` copies. The manifest `#digestToTag` is pushed by its tag at the end, so the target may refuse its push by digest.
 */
class CopyRun {
  readonly #source: Store;
  readonly #target: Store;
  readonly #tasks: Tasks;
  readonly #withReferrers: boolean;
  readonly #digestToTag: string | undefined;
  readonly #onProgress: ((progress: CopyProgress) => void) | undefined;
  readonly #openInTurn: (open: () => Promise<Chunks>) => Promise<Chunks>;
  readonly #subjects = new Set<string>();
  #referrersFound = 0;

  readonly #copyBlob = oncePerKey(identityOf, (descriptor: OciDescriptor) => {
    this.#report("found", descriptor, 0);
    return this.#tasks.run(() => withOwnSignal(this.#tasks.signal, (signal) => this.#transferBlob(descriptor, signal)));
  });

  readonly #copyBranch = oncePerKey(identityOf, (descriptor: OciDescriptor) =>
    this.copyTree(descriptor, undefined, () => this.#readManifest(descriptor)),
  );

  constructor(
    source: Store,
    target: Store,
    tasks: Tasks,
    { onProgress, referrers = false }: CopyOptions,
    digestToTag: string | undefined,
  ) {
    this.#source = source;
    this.#target = target;
    this.#tasks = tasks;
    this.#withReferrers = referrers;
    this.#digestToTag = digestToTag;
    this.#onProgress = safeCallback("onProgress", onProgress);
    // A registry may grant few connections, and copying a blob within one takes two of them: to read and to send.
    const isOneRegistry = source.registryUrl !== undefined && source.registryUrl === target.registryUrl;
    this.#openInTurn = isOneRegistry ? createOneByOne() : (open) => open();
  }

  /** Copies the parts of a manifest, then the manifest itself. */
  async copyTree(descriptor: OciDescriptor, tag: string | undefined, read: () => Promise<Manifest>): Promise<void> {
    const { digest } = descriptor;
    this.#report("found", descriptor, 0, tag);
    this.#subjects.add(digest);
    const presence = await this.#tasks.run(() => this.#presenceOf(digest, tag));
    // Any manifest of the tree may have referrers.
    if (presence === "complete" && !this.#withReferrers) return this.#report("present", descriptor, 0, tag);
    const manifest = await read();
    const { blobs, manifests } = childrenOf(manifest);
    // Build caches list their layers in an index, as if they were manifests.
    const branches = manifests.filter(({ mediaType }) => isManifestType(mediaType));
    const leaves = [...blobs, ...manifests.filter(({ mediaType }) => !isManifestType(mediaType))];
    const needed = presence === "absent" ? leaves.filter(({ mediaType }) => !isForeignType(mediaType)) : [];
    await Promise.all([...needed.map(this.#copyBlob), ...branches.map(this.#copyBranch)]);
    if (presence === "complete") return this.#report("present", descriptor, 0, tag);
    await this.pushManifest(manifest, tag);
  }

  async pushManifest({ bytes, descriptor }: Manifest, tag: string | undefined): Promise<void> {
    const { digest, mediaType, size } = descriptor;
    const { manifests } = this.#target;
    const { signal } = this.#tasks;
    const isSha256 = digest.startsWith("sha256:");
    // A push by tag alone is stored under a sha256.
    const names = tag === undefined || isSha256 ? { reference: tag ?? digest } : { reference: digest, tags: [tag] };
    await this.#tasks.run(async () => {
      try {
        await manifests.push(bytes, { ...names, mediaType, signal });
      } catch (error) {
        // Some registries, Docker's own before its version 3 among them, take no manifest under a sha512.
        const isDigestRefused = !isSha256 && isApiError(error) && error.status === 400;
        if (!isDigestRefused || (tag === undefined && digest !== this.#digestToTag)) throw error;
        if (tag !== undefined) await manifests.push(bytes, { reference: tag, mediaType, signal });
      }
    });
    this.#report("copied", descriptor, size, tag);
  }

  /** Copies the referrers of all manifests, in rounds: the next round has the referrers of this one's. */
  async copyReferrers(): Promise<void> {
    const visited = new Set<string>();
    while (visited.size < this.#subjects.size) {
      const round = [...this.#subjects].filter((digest) => !visited.has(digest));
      await Promise.all(
        round.map(async (digest) => {
          await Promise.all([
            this.#tasks.run(() => this.#referrersOf(digest)).then((list) => Promise.all(list.map(this.#copyBranch))),
            ...attachedTags(digest).map((tag) => this.#copyAttached(tag, digest)),
          ]);
          visited.add(digest);
        }),
      );
    }
  }

  async #transferBlob(descriptor: OciDescriptor, signal: AbortSignal): Promise<void> {
    const { digest, size, mediaType } = descriptor;
    if (await this.#mount(digest, signal)) return this.#report("mounted", descriptor, 0);
    // `push` does not open the content if the target has the blob.
    let isRead = false;
    const open = async (): Promise<Chunks> =>
      chunksOf(await this.#tasks.hold(openContent(this.#source, descriptor, signal)), signal);
    const content = (): ReadableStream<Uint8Array> => {
      isRead = true;
      return streamOf(() => tapChunks(() => this.#openInTurn(open)));
    };
    const onProgress = (bytesSent: number): void => this.#report("copying", descriptor, bytesSent);
    await this.#target.blobs.push(content, { digest, size, mediaType, verified: true, signal, onProgress });
    this.#report(isRead ? "copied" : "present", descriptor, isRead ? size : 0);
  }

  /** Mounts a blob within a registry. A refused mount, or a refused right to read, is no reason not to push. */
  async #mount(digest: string, signal: AbortSignal): Promise<boolean> {
    const { registryUrl, name } = this.#source;
    if (name === undefined || registryUrl !== this.#target.registryUrl) return false;
    try {
      return (await this.#target.blobs.mount?.(digest, name, { signal })) === true;
    } catch (error) {
      const isRefused = isApiError(error) && error.status >= 400 && error.status < 500 && !isTransientError(error);
      if (isRefused || isAuthError(error)) return false;
      throw error;
    }
  }

  /** Whether the target has a manifest, and with its tag if it is to have one. */
  async #presenceOf(digest: string, tag: string | undefined): Promise<"absent" | "untagged" | "complete"> {
    const { manifests } = this.#target;
    const { signal } = this.#tasks;
    if (tag !== undefined && (await manifests.head(tag, { signal }))?.digest === digest) return "complete";
    if (!(await manifests.head(digest, { signal }))) return "absent";
    return tag === undefined ? "complete" : "untagged";
  }

  #readManifest({ digest, size }: OciDescriptor): Promise<Manifest> {
    const { run, signal } = this.#tasks;
    return run(() => this.#source.manifests.get(digest, { size, signal }));
  }

  async #referrersOf(digest: string): Promise<OciDescriptor[]> {
    const referrers: OciDescriptor[] = [];
    for await (const referrer of this.#source.referrers.list(digest, { signal: this.#tasks.signal })) {
      this.#countReferrer(digest);
      referrers.push(referrer);
    }
    return referrers;
  }

  /** Copies the manifest under one of cosign's tags beside a subject, if there is one. */
  async #copyAttached(tag: string, subject: string): Promise<void> {
    const { run, signal } = this.#tasks;
    const attached = await run(() => this.#source.manifests.head(tag, { signal }));
    // Some registries resolve such a tag to the digest in it.
    if (!attached || attached.digest === subject) return;
    this.#countReferrer(subject);
    const manifest = await this.#readManifest(attached);
    const existing = await run(() => this.#target.manifests.head(tag, { signal }));
    if (existing && existing.digest !== attached.digest) {
      const { digest, size } = existing;
      const inTarget = await run(() => this.#target.manifests.get(digest, { size, signal }));
      if (!lacksAttached(tag, manifest, inTarget)) return this.#report("present", existing, 0, tag);
    }
    await this.copyTree(attached, tag, async () => manifest);
  }

  /** Bounds a chain of referrers, which may have no end. */
  #countReferrer(digest: string): void {
    if (++this.#referrersFound <= MAX_REFERRERS) return;
    throw new ContentError(`the content has more than ${MAX_REFERRERS} referrers: copy it without them`, {
      content: digest,
      expected: MAX_REFERRERS,
    });
  }

  #report(state: CopyProgress["state"], descriptor: OciDescriptor, sent: number, tag?: string): void {
    this.#onProgress?.({ state, descriptor, sent, ...(tag !== undefined && { tag }) });
  }
}

/** Includes the size: two sizes of one digest are two contents, of which one is wrong. */
function identityOf({ digest, size }: OciDescriptor): string {
  return `${digest} ${size}`;
}
