import { createHash, type Hash } from "node:crypto";
import { chunksOf, streamOf } from "@slipway/core/internal";
import type { ByteFiles } from "../../store/files/byte-files.ts";
import { isPath } from "../../store/files/check-path.ts";
import { rowsPath, type State } from "./copy.ts";
import { writeFile } from "./folder.ts";

// An archive is lines of JSON: what it is, for each file one before its bytes and one behind them with what they come to, and how many
// there were. Without the last line it is not whole.

const format = "slipway-emulator";
const version = 2;
const notOurs = "This is no export of an emulator, or not all of one";
const maxLineLength = 4096;
/** What all files of an archive may have together, in bytes. */
const maxBytes = 64 * 1024 ** 3;
const maxRowBytes = 256 * 1024 ** 2;
const maxFiles = 1_000_000;

export function writeArchive(state: State, closing: AbortSignal, onEnd: () => void): ReadableStream<Uint8Array> {
  return streamOf((stop) => {
    // Who goes before the first piece has begun nothing that could end.
    stop.addEventListener("abort", onEnd, { once: true });
    return untilClosed(archiveChunks(state, stop, onEnd), closing);
  }, closing);
}

async function* untilClosed(parts: AsyncGenerator<Uint8Array>, closing: AbortSignal): AsyncGenerator<Uint8Array> {
  closing.throwIfAborted();
  try {
    yield* parts;
  } catch (error) {
    throw closing.aborted ? closing.reason : error;
  }
}

async function* archiveChunks({ files, at }: State, stop: AbortSignal, onEnd: () => void): AsyncGenerator<Uint8Array> {
  try {
    yield jsonLine({ format, version });
    stop.throwIfAborted();
    const paths = [rowsPath({ files, at }), ...files.list(`${at}/files`)];
    for (const path of paths) {
      stop.throwIfAborted();
      yield jsonLine({ path: path.slice(at.length + 1), size: files.size(path) });
      const hash = createHash("sha256");
      yield* hashed(chunksOf(files.read(path), stop), hash);
      yield jsonLine({ sha256: hash.digest("hex") });
    }
    yield jsonLine({ files: paths.length });
  } finally {
    onEnd();
  }
}

async function* hashed(bytes: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    hash.update(piece);
    yield piece;
  }
}

function jsonLine(value: object): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(value)}\n`);
}

/** The bytes are no archive, or only a part of one. */
class ArchiveError extends Error {
  override readonly name: string = "ArchiveError";
}

export async function readArchive(source: AsyncIterable<Uint8Array>, state: State): Promise<void> {
  const reader = new ArchiveReader(source);
  try {
    const first = await reader.line();
    if (first.format !== format) throw new ArchiveError(notOurs);
    if (first.version !== version) {
      throw new ArchiveError(`The export is of version ${String(first.version)}, and this emulator reads ${version}`);
    }
    let remaining = maxBytes;
    for (let count = 0; ; count++) {
      const next = await reader.line();
      if (next.files === count && count > 0) return await reader.end();
      if (count === maxFiles) throw new ArchiveError(`The export has more than ${maxFiles} files`);
      remaining = await readEntry(next, reader, {
        files: state.files,
        at: state.at,
        remaining: remaining,
        isFirst: count === 0,
      });
    }
  } finally {
    await reader.close();
  }
}

interface Target {
  readonly files: ByteFiles;
  readonly at: string;
  readonly remaining: number;
  readonly isFirst: boolean;
}

async function readEntry(
  { path, size }: Readonly<Record<string, unknown>>,
  reader: ArchiveReader,
  { files, at, remaining, isFirst }: Target,
): Promise<number> {
  const isInPlace = isFirst ? path === "rows" : typeof path === "string" && path.startsWith("files/") && isPath(path);
  if (!isInPlace) throw new ArchiveError(`The export has a file ${JSON.stringify(path)} where none can be`);
  const limit = isFirst ? maxRowBytes : remaining;
  if (typeof size !== "number" || !Number.isSafeInteger(size) || size < 0 || size > limit) {
    throw new ArchiveError(`The export's file ${path} has a size of ${JSON.stringify(size)}, and ${limit} is the most`);
  }
  const hash = createHash("sha256");
  await writeFile(files, `${at}/${path}`, hashed(reader.bytes(size), hash));
  if ((await reader.line()).sha256 !== hash.digest("hex")) {
    throw new ArchiveError(`The export's file ${path} is not what it was when it was written; export it anew`);
  }
  return remaining - size;
}

class ArchiveReader {
  readonly #pieces: AsyncIterator<Uint8Array>;
  #rest: Uint8Array = new Uint8Array(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#pieces = source[Symbol.asyncIterator]();
  }

  async line(): Promise<Readonly<Record<string, unknown>>> {
    for (;;) {
      const end = this.#rest.indexOf(0x0a);
      if (end > maxLineLength || (end < 0 && this.#rest.length > maxLineLength)) throw new ArchiveError(notOurs);
      if (end >= 0) return parseLine(this.#take(end + 1));
      const next = await this.#pieces.next();
      if (next.done) throw cutOff();
      this.#rest = Buffer.concat([this.#rest, next.value]);
    }
  }

  async *bytes(size: number): AsyncGenerator<Uint8Array> {
    for (let remaining = size; remaining > 0; ) {
      if (this.#rest.length === 0) {
        const next = await this.#pieces.next();
        if (next.done) throw cutOff();
        this.#rest = next.value;
      }
      const piece = this.#take(remaining);
      remaining -= piece.length;
      // A copy: the source may use its memory again.
      yield piece.slice();
    }
  }

  async end(): Promise<void> {
    const next = this.#rest.length > 0 ? { done: false } : await this.#pieces.next();
    if (!next.done) throw new ArchiveError("The export goes on behind its end");
  }

  async close(): Promise<void> {
    await this.#pieces.return?.();
  }

  #take(limit: number): Uint8Array {
    const chunk = this.#rest.subarray(0, limit);
    this.#rest = this.#rest.subarray(chunk.length);
    return chunk;
  }
}

function parseLine(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    // What has no such members is refused where they are looked at.
    if (typeof value === "object" && value !== null) return { ...value };
  } catch {
    // The same as any other text that is none of ours.
  }
  throw new ArchiveError(notOurs);
}

function cutOff(): ArchiveError {
  return new ArchiveError(notOurs);
}
