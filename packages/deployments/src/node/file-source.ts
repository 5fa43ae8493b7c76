import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { type InputError, isInputError } from "@slipway/core/call";
import { refuseAborted } from "@slipway/core/internal";
import { withProgress } from "@slipway/core/progress";
import type { Source } from "../deploy/source.ts";
import { rewritten } from "./file-problem.ts";
import type { FoundFile } from "./found-file.ts";
import { openFile } from "./open-file.ts";

/** Larger files are streamed from disk, so that memory does not grow with them. */
const inMemory = 4 * 1024 * 1024;

/** How many bytes are read at a time, at most. */
const pieceSize = 64 * 1024;

/** Reads a file once for its SHA-1 and size, telling `onBytes` after each piece; its bytes are read again only to be sent, whole only if the same. */
export async function fileSource(
  file: FoundFile,
  signal?: AbortSignal,
  onBytes: (bytes: number) => void = () => {},
): Promise<Source> {
  if (file.link !== undefined) return linkSource(file, file.link);
  const hash = createHash("sha1");
  let size = 0;
  for await (const chunk of readChunks(file, signal)) {
    hash.update(chunk);
    size += chunk.length;
    onBytes(size);
  }
  const { path, mode } = file;
  const sha = hash.digest("hex");
  const source = { path, size, sha, mode };
  return size > inMemory
    ? { ...source, ...streamed(file, source) }
    : { ...source, read: () => readWhole(file, source) };
}

function linkSource({ path, mode }: FoundFile, target: string): Source {
  const content = Buffer.from(target);
  const sha = createHash("sha1").update(content).digest("hex");
  return { path, size: content.length, sha, mode, read: () => content };
}

export async function* readChunks(file: FoundFile, signal?: AbortSignal): AsyncGenerator<Buffer> {
  const handle = await openFile(file);
  try {
    const before = await handle.stat({ bigint: true });
    let size = 0n;
    // One byte more than there should be: a file that has grown shows it, and one that grows on and on has an end.
    while (size <= before.size) {
      refuseAborted(signal);
      const room = Math.min(pieceSize, Number(before.size - size) + 1);
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(room));
      if (bytesRead === 0) break;
      size += BigInt(bytesRead);
      yield buffer.subarray(0, bytesRead);
    }
    const after = await handle.stat({ bigint: true });
    if (size !== before.size || after.size !== before.size || after.mtimeNs !== before.mtimeNs) {
      throw rewritten(file.path);
    }
  } finally {
    await handle.close();
  }
}

/** What was read for a digest, to find the same again. */
type Digest = Pick<Source, "size" | "sha">;

/** The same bytes once more: throws before the last of them where they are others by now, for once that has left the body has been sent. */
async function* sameChunks(file: FoundFile, { size, sha }: Digest): AsyncGenerator<Buffer> {
  const hash = createHash("sha1");
  let read = 0;
  let last: Buffer | undefined;
  for await (const chunk of readChunks(file)) {
    read += chunk.length;
    // A small file may have become a large one.
    if (read > size) break;
    hash.update(chunk);
    if (last) yield last;
    last = chunk;
  }
  if (read !== size || hash.digest("hex") !== sha) throw rewritten(file.path);
  if (last) yield last;
}

async function readWhole(file: FoundFile, digest: Digest): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  for await (const piece of sameChunks(file, digest)) pieces.push(piece);
  return Buffer.concat(pieces);
}

function streamed(file: FoundFile, digest: Digest): Pick<Source, "read" | "fault"> {
  let fault: InputError | undefined;
  let sent: Readable | undefined;
  async function* checked(before: Readable | undefined): AsyncGenerator<Buffer> {
    if (before) await closed(before);
    try {
      yield* sameChunks(file, digest);
    } catch (error) {
      fault ??= isInputError(error) ? error : undefined;
      throw error;
    }
  }
  return {
    read: (onBytes) => {
      // Node's web streams and the DOM's have the same shape but two declarations.
      const make = () => {
        // Of an attempt that failed nobody reads the rest, and nobody says so. Its file is closed before it is opened again.
        sent?.destroy();
        sent = Readable.from(checked(sent));
        return Readable.toWeb(sent) as ReadableStream<Uint8Array>;
      };
      const counted = withProgress(make, ({ bytes }) => onBytes(bytes));
      return () => {
        // What is no longer what it was is not sent once more.
        if (fault) throw fault;
        return counted();
      };
    },
    fault: () => {
      sent?.destroy();
      return fault;
    },
  };
}

async function closed(stream: Readable): Promise<void> {
  if (!stream.closed) await new Promise((resolve) => stream.once("close", resolve));
}
