import { algorithmOf } from "@slipway/registry/content";
import type { Service } from "../../../engine/services.ts";
import {
  type ByteFiles,
  type ByteRange,
  type Draft,
  type FileKeeper,
  givePlace,
} from "../../../store/files/byte-files.ts";
import { type Addition, Uploads } from "./uploads.ts";

export interface ArrivedContent extends Draft {
  readonly digest: string;
}

/** Contents by digest, such as `sha256:9f86…`, and uploads in progress. */
export class Contents {
  readonly uploads: Uploads;
  readonly #files: ByteFiles;
  readonly #keeper: FileKeeper;

  constructor(files: ByteFiles, keeper: FileKeeper) {
    this.#files = files;
    this.#keeper = keeper;
    this.uploads = new Uploads(files);
  }

  size(digest: string): number | undefined {
    return this.#files.size(contentPath(digest));
  }

  read(digest: string, range?: ByteRange): ReadableStream<Uint8Array> {
    return this.#files.read(contentPath(digest), range);
  }

  async readAll(digest: string): Promise<Uint8Array> {
    return new Uint8Array(await new Response(this.read(digest)).arrayBuffer());
  }

  finish<Result>(
    uploadId: string,
    addition: Addition,
    digest: string,
    hooks: { refuse(actual: string): Error; take(content: ArrivedContent): Result },
  ): Promise<Result> {
    return this.uploads.finish(uploadId, addition, async ({ path, size, digest: digestBy }) => {
      const actual = await digestBy(algorithmOf(digest));
      if (actual !== digest) throw hooks.refuse(actual);
      await this.#files.flush(path);
      return hooks.take({ path, size, digest });
    });
  }

  async receive(digest: string, bytes: Uint8Array): Promise<ArrivedContent> {
    const path = `drafts/${crypto.randomUUID()}`;
    try {
      const file = await this.#files.append(path, 0);
      await file.write(bytes).finally(() => file.close());
      await this.#files.flush(path);
      return { path, size: bytes.length, digest };
    } catch (error) {
      this.#files.remove(path);
      throw error;
    }
  }

  keep(content: ArrivedContent): void {
    givePlace(this.#files, content, contentPath(content.digest), this.#keeper);
  }

  discard({ path }: ArrivedContent): void {
    this.#files.remove(path);
  }

  remove(digest: string): void {
    this.#files.remove(contentPath(digest));
  }

  all(): string[] {
    return this.#files.list(folder).map((path) => {
      const [, algorithm, , hex] = path.split("/");
      return `${algorithm}:${hex}`;
    });
  }

  removeDrafts(): void {
    for (const path of this.#files.list("drafts")) this.#files.remove(path);
  }

  clear(): unknown[] {
    this.uploads.forget();
    return this.#files.clear();
  }
}

const folder = "blobs";

function contentPath(digest: string): string {
  const algorithm = algorithmOf(digest);
  const hex = digest.slice(algorithm.length + 1);
  return `${folder}/${algorithm}/${hex.slice(0, 2)}/${hex}`;
}

export const contentsService: Service<Contents> = {
  make: ({ files, store }) => new Contents(files("registry"), store),
  clear: (contents) => contents.clear(),
};
