import { algorithmOf } from "@slipway/registry/content";
import type { ByteFiles, ByteRange } from "../../state/files/byte-files.ts";
import { type Addition, Uploads } from "./uploads.ts";

/** Whole contents by their digest, such as `sha256:9f86…`, and those that are on their way in. */
export class Contents {
  readonly uploads: Uploads;
  readonly #files: ByteFiles;
  readonly #arriving = new Map<string, number>();

  constructor(files: ByteFiles) {
    this.#files = files;
    this.uploads = new Uploads(files);
  }

  /** The length in bytes; `undefined` where there is no such content. */
  size(digest: string): number | undefined {
    return this.#files.size(pathOf(digest));
  }

  read(digest: string, range?: ByteRange): ReadableStream<Uint8Array> {
    return this.#files.read(pathOf(digest), range);
  }

  async readAll(digest: string): Promise<Uint8Array> {
    return new Uint8Array(await new Response(this.read(digest)).arrayBuffer());
  }

  /**
   * Ends an upload: its content has its place when `digest` is its own; `refuse` makes the error that is thrown otherwise.
   * `record` runs in the same turn as the content takes its place, so that nobody finds it unreferenced.
   */
  async finish(
    uploadId: string,
    addition: Addition,
    digest: string,
    hooks: { refuse(actual: string): Error; record(size: number): void },
  ): Promise<void> {
    await this.#during(digest, () =>
      this.uploads.finish(uploadId, addition, async (draft) => {
        const actual = await draft.digest(algorithmOf(digest));
        if (actual !== digest) throw hooks.refuse(actual);
        await this.#files.move(draft.path, pathOf(digest));
        hooks.record(draft.size);
      }),
    );
  }

  /** Stores a content that is in memory, under a digest that has been checked. `record` is as in `finish`. */
  async put(digest: string, bytes: Uint8Array, record: () => void): Promise<void> {
    await this.#during(digest, async () => {
      if (this.size(digest) !== bytes.length) {
        const draft = `drafts/${crypto.randomUUID()}`;
        const file = await this.#files.append(draft, 0);
        await file.write(bytes).finally(() => file.close());
        await this.#files.move(draft, pathOf(digest));
      }
      record();
    });
  }

  /** Removes a content, unless the same one is arriving at this moment. */
  remove(digest: string): void {
    if (!this.#arriving.has(digest)) this.#files.remove(pathOf(digest));
  }

  /** The digests of all contents. */
  all(): string[] {
    return this.#files.list(folder).map((path) => {
      const [, algorithm, , hex] = path.split("/");
      return `${algorithm}:${hex}`;
    });
  }

  /** Removes what an earlier run left half-written. */
  removeDrafts(): void {
    for (const path of this.#files.list("drafts")) this.#files.remove(path);
  }

  clear(): Promise<void> {
    return this.#files.clear();
  }

  async #during(digest: string, work: () => Promise<void>): Promise<void> {
    this.#arriving.set(digest, (this.#arriving.get(digest) ?? 0) + 1);
    try {
      await work();
    } finally {
      const left = (this.#arriving.get(digest) ?? 1) - 1;
      if (left === 0) this.#arriving.delete(digest);
      else this.#arriving.set(digest, left);
    }
  }
}

const folder = "blobs";

function pathOf(digest: string): string {
  const algorithm = algorithmOf(digest);
  const hex = digest.slice(algorithm.length + 1);
  return `${folder}/${algorithm}/${hex.slice(0, 2)}/${hex}`;
}
