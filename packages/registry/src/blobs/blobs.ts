import { type BodySource, InputError } from "@slipway/core/call";
import { shortLine, streamOf } from "@slipway/core/internal";
import { mustBe } from "../check-names.ts";
import { checkOptions } from "../check-options.ts";
import { ask } from "../connection/ask.ts";
import type { Connection } from "../connection/connection.ts";
import { parseDigest } from "../digest.ts";
import { ContentError } from "../errors/content-error.ts";
import { deleteBlob, startBlobUpload } from "../generated/descriptors.ts";
import type { OciDescriptor } from "../generated/types.ts";
import { ANY, checkPush } from "../judged-store.ts";
import { BYTES } from "../media-types.ts";
import { wasThere } from "../missing.ts";
import { readAll, tooLarge } from "../open-content.ts";
import { checkName } from "../reference.ts";
import type { Blobs, OpenOptions, PushOptions, ReadOptions, StoreOptions } from "../store.ts";
import { checkStatedDigest, isAt, resolvePlace } from "../trust.ts";
import type { UploadState } from "../upload-state.ts";
import { verify } from "../verify.ts";
import { download } from "./download.ts";
import { findBlob, isThere } from "./find.ts";
import { prepare } from "./prepare.ts";
import { cancelUpload, openedState } from "./session.ts";
import { resumeUpload, upload } from "./upload.ts";

/** Default limit of `get`, in bytes. */
const DEFAULT_READ_LIMIT = 64 * 1024 * 1024;

/** The blobs of a registry's repository. */
export interface RegistryBlobs extends Blobs {
  /** Continues an upload, maybe of another process: from the `state` that `onState` got last, with the same content from its beginning. */
  resume(state: UploadState, content: BodySource, options?: PushOptions): Promise<OciDescriptor>;
  mount(digest: string, from: string, options?: StoreOptions): Promise<boolean>;
}

/** Makes the blobs of a repository. `judgedStore` checks digests and options. */
export function registryBlobs(connection: Connection, name: string): RegistryBlobs {
  const client = connection.repository(name);
  /** Uploads that the registry opened in place of a mount: the next push continues them. */
  const offered = new Map<string, UploadState>();

  const head = async (digest: string, { signal }: StoreOptions = {}): Promise<OciDescriptor | undefined> => {
    const blob = await findBlob(client, { name, digest, signal });
    if (!blob) return undefined;
    const { size, page } = blob;
    if (page !== undefined) {
      throw new ContentError(
        `the check for ${digest} in ${name} was answered with ${shortLine(page)}: a log-in may stand before the registry`,
        { content: digest },
      );
    }
    if (size === undefined)
      throw new ContentError(`the registry does not state the size of ${digest}`, { content: digest });
    return { mediaType: BYTES, digest, size };
  };

  const read = (digest: string, options: OpenOptions): AsyncIterableIterator<Uint8Array, void> => {
    const parts = download(client, { name, digest }, options);
    return options.range ? parts : verify(parts, { digest, size: options.size });
  };

  const send = async (content: BodySource, options: PushOptions, state?: UploadState): Promise<OciDescriptor> => {
    const task = await prepare(content, options).catch(async (error: unknown) => {
      // The stream has no other reader.
      if (content instanceof ReadableStream) await content.cancel().catch(() => {});
      throw error;
    });
    try {
      const { knownDigest } = task;
      const offeredUpload = knownDigest === undefined ? undefined : offered.get(knownDigest);
      const mayExist = knownDigest !== undefined && state === undefined && offeredUpload === undefined;
      const candidate = mayExist
        ? await findBlob(client, { name, digest: knownDigest, size: task.content.size, signal: options.signal })
        : undefined;
      const existing = candidate?.isConfirmed ? candidate : undefined;
      if (!existing) {
        if (knownDigest !== undefined) offered.delete(knownDigest);
        const whole = { ...task, client, name };
        await (state ? resumeUpload(whole, state) : upload(whole, offeredUpload));
      }
      const digest = task.digest();
      if (digest === undefined) throw new ContentError("the content was not read to its end", {});
      // Content that the registry had before was not read, so its size may be unknown here.
      const size = existing?.size ?? task.content.size ?? (await head(digest, options))?.size;
      if (size === undefined) throw new ContentError(`${digest} was there, but is gone now`, { content: digest });
      if (!existing) task.onProgress?.(size);
      return { mediaType: options.mediaType ?? BYTES, digest, size };
    } finally {
      await task.content.close();
    }
  };

  return {
    head,

    async get(digest, { limit = DEFAULT_READ_LIMIT, size, signal }: ReadOptions = {}) {
      if (size !== undefined && size > limit) throw tooLarge(digest, limit, size);
      return readAll(read(digest, { size, signal }), limit, digest);
    },

    async open(digest, options = {}) {
      const { first = 0, last = first } = options.range ?? {};
      if (!(first >= 0 && last >= first)) {
        throw new InputError(`"range" must not end before it begins: ${first}-${last}`, { parameter: "range" });
      }
      return streamOf((signal) => read(digest, { ...options, signal }), options.signal);
    },

    push: (content, options = {}) => send(content, options),
    resume: async (state, content, options = {}) => {
      await checkPush(content, options);
      // The caller stored the state somewhere: it may be damaged.
      if (typeof state?.location !== "string" || !Number.isSafeInteger(state.offset)) {
        throw mustBe("state", "what onState was called with: { location, offset }");
      }
      resolvePlace(state.location, { url: client.baseUrl, redact: (text) => text }, client);
      return send(content, options, state);
    },

    async mount(digest, from, options = {}) {
      parseDigest(digest);
      checkOptions(options, ANY);
      const { signal } = options;
      const source = connection.repository(name, [checkName(from)]);
      const statuses = [201, 202];
      const answer = await ask(source, startBlobUpload, { name, mount: digest, from }, { signal }, { statuses });
      if (answer.response.status === 201) {
        checkStatedDigest(answer, digest, "mounted");
        // A wrong "false" only costs a push.
        return isAt(answer, client, `/v2/${name}/blobs/${digest}`) || (await isThere(client, { name, digest, signal }));
      }
      const state = openedState(answer, client);
      const before = offered.get(digest);
      offered.set(digest, state);
      if (before) await cancelUpload(client, name, before);
      return false;
    },

    delete: (digest, { signal } = {}) =>
      wasThere(ask(client, deleteBlob, { name, digest }, { signal }, { statuses: [202] })),
  };
}
