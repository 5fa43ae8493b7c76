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
const longestLine = 4096;
/** What all files of an archive may have together, in bytes. */
const mostBytes = 64 * 1024 ** 3;
const mostRowBytes = 256 * 1024 ** 2;
const mostFiles = 1_000_000;

export function writeArchive(state: State, closing: AbortSignal, done: () => void): ReadableStream<Uint8Array> {
  return streamOf((stop) => {
    // Who goes before the first piece has begun nothing that could end.
    stop.addEventListener("abort", done, { once: true });
    return untilClosed(pieces(state, stop, done), closing);
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

async function* pieces({ files, at }: State, stop: AbortSignal, done: () => void): AsyncGenerator<Uint8Array> {
  try {
    yield line({ format, version });
    stop.throwIfAborted();
    const paths = [rowsPath({ files, at }), ...files.list(`${at}/files`)];
    for (const path of paths) {
      stop.throwIfAborted();
      yield line({ path: path.slice(at.length + 1), size: files.size(path) });
      const hash = createHash("sha256");
      yield* hashed(chunksOf(files.read(path), stop), hash);
      yield line({ sha256: hash.digest("hex") });
    }
    yield line({ files: paths.length });
  } finally {
    done();
  }
}

async function* hashed(bytes: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    hash.update(piece);
    yield piece;
  }
}

function line(value: object): Uint8Array {
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
    let left = mostBytes;
    for (let count = 0; ; count++) {
      const next = await reader.line();
      if (next.files === count && count > 0) return await reader.end();
      if (count === mostFiles) throw new ArchiveError(`The export has more than ${mostFiles} files`);
      left = await readEntry(next, reader, { files: state.files, at: state.at, left, isFirst: count === 0 });
    }
  } finally {
    await reader.close();
  }
}

interface Target {
  readonly files: ByteFiles;
  readonly at: string;
  readonly left: number;
  readonly isFirst: boolean;
}

async function readEntry(
  { path, size }: Readonly<Record<string, unknown>>,
  reader: ArchiveReader,
  { files, at, left, isFirst }: Target,
): Promise<number> {
  const isInPlace = isFirst ? path === "rows" : typeof path === "string" && path.startsWith("files/") && isPath(path);
  if (!isInPlace) throw new ArchiveError(`The export has a file ${JSON.stringify(path)} where none can be`);
  const most = isFirst ? mostRowBytes : left;
  if (typeof size !== "number" || !Number.isSafeInteger(size) || size < 0 || size > most) {
    throw new ArchiveError(`The export's file ${path} has a size of ${JSON.stringify(size)}, and ${most} is the most`);
  }
  const hash = createHash("sha256");
  await writeFile(files, `${at}/${path}`, hashed(reader.bytes(size), hash));
  if ((await reader.line()).sha256 !== hash.digest("hex")) {
    throw new ArchiveError(`The export's file ${path} is not what it was when it was written; export it anew`);
  }
  return left - size;
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
      if (end > longestLine || (end < 0 && this.#rest.length > longestLine)) throw new ArchiveError(notOurs);
      if (end >= 0) return parseLine(this.#take(end + 1));
      const next = await this.#pieces.next();
      if (next.done) throw cutOff();
      this.#rest = Buffer.concat([this.#rest, next.value]);
    }
  }

  async *bytes(size: number): AsyncGenerator<Uint8Array> {
    for (let left = size; left > 0; ) {
      if (this.#rest.length === 0) {
        const next = await this.#pieces.next();
        if (next.done) throw cutOff();
        this.#rest = next.value;
      }
      const piece = this.#take(left);
      left -= piece.length;
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

  #take(most: number): Uint8Array {
    const taken = this.#rest.subarray(0, most);
    this.#rest = this.#rest.subarray(taken.length);
    return taken;
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
