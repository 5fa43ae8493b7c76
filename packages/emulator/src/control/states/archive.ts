import { createHash, type Hash } from "node:crypto";
import { chunksOf, streamOf } from "@slipway/core/internal";
import { type ByteFiles, isPath } from "../../store/files/byte-files.ts";
import { rowsPath, type State, writeFile } from "./copy.ts";

// Format: JSON lines. A header; for each file a line with path and size, its bytes, and a line with their hash; the number of files.

const format = "slipway-emulator";
const version = 2;
const notOurs = "This is not an emulator's export, or not a complete one";
const maxLineLength = 4096;
/** Bytes of all files together. */
const maxBytes = 64 * 1024 ** 3;
const maxRowBytes = 256 * 1024 ** 2;
const maxFiles = 1_000_000;

export function writeArchive(state: State, closing: AbortSignal, onEnd: () => void): ReadableStream<Uint8Array> {
  return streamOf((stop) => {
    // A reader that stops before the first chunk never runs the generator's `finally`.
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

class ArchiveError extends Error {
  override readonly name: string = "ArchiveError";
}

export async function readArchive(source: AsyncIterable<Uint8Array>, state: State): Promise<void> {
  const reader = new ArchiveReader(source);
  try {
    const first = await reader.line();
    if (first.format !== format) throw new ArchiveError(notOurs);
    if (first.version !== version) {
      throw new ArchiveError(
        `The export has version ${String(first.version)}, and this emulator reads version ${version}`,
      );
    }
    let remaining = maxBytes;
    for (let count = 0; ; count++) {
      const next = await reader.line();
      if (next.files === count && count > 0) return await reader.end();
      if (count === maxFiles) throw new ArchiveError(`The export has more than ${maxFiles} files`);
      remaining = await readEntry(next, reader, {
        files: state.files,
        at: state.at,
        remaining,
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
  if (!isInPlace) throw new ArchiveError(`The export has an invalid path ${JSON.stringify(path)}`);
  const limit = isFirst ? maxRowBytes : remaining;
  if (typeof size !== "number" || !Number.isSafeInteger(size) || size < 0 || size > limit) {
    throw new ArchiveError(`The export's file ${path} has a size of ${JSON.stringify(size)}; the maximum is ${limit}`);
  }
  const hash = createHash("sha256");
  await writeFile(files, `${at}/${path}`, hashed(reader.bytes(size), hash));
  if ((await reader.line()).sha256 !== hash.digest("hex")) {
    throw new ArchiveError(`The export's file ${path} is damaged; export again`);
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
      // Copied, since the source may reuse its buffer.
      yield piece.slice();
    }
  }

  async end(): Promise<void> {
    const next = this.#rest.length > 0 ? { done: false } : await this.#pieces.next();
    if (!next.done) throw new ArchiveError("The export has bytes after its end");
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
    if (typeof value === "object" && value !== null) return { ...value };
  } catch {
    // Refused below.
  }
  throw new ArchiveError(notOurs);
}

function cutOff(): ArchiveError {
  return new ArchiveError(notOurs);
}
