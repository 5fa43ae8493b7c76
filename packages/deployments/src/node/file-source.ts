import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { type InputError, isInputError } from "@slipway/core/call";
import { refuseAborted } from "@slipway/core/internal";
import { withProgress } from "@slipway/core/progress";
import type { Source } from "../deploy/deploy-sources.ts";
import { rewrittenError } from "./file-problem.ts";
import type { FoundFile } from "./found-file.ts";
import { openFile, readSmallFile } from "./open-file.ts";
import { type Pace, paceOf } from "./pace.ts";

/** Larger files, in bytes, are streamed from disk. */
const maxInMemory = 4 * 1024 * 1024;

const pieceSize = 64 * 1024;

/** Reads a file once for its SHA-1 and size. Its bytes are read again only for the upload, which fails if they changed. */
export async function fileSource(
  file: FoundFile,
  signal?: AbortSignal,
  onBytes: (bytes: number) => void = () => {},
  pace: Pace = paceOf(signal),
): Promise<Source> {
  if (file.link !== undefined) return linkSource(file, file.link);
  await pace();
  const small = readSmallFile(file, pieceSize);
  const hash = createHash("sha1");
  let size = 0;
  for await (const chunk of small ? [small] : readChunks(file, signal)) {
    hash.update(chunk);
    size += chunk.length;
    onBytes(size);
  }
  const { path, mode } = file;
  const sha = hash.digest("hex");
  const source = { path, size, sha, mode };
  return size > maxInMemory
    ? { ...source, ...streamSource(file, source) }
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
    // An extra byte detects a growing file, and bounds the loop.
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
      throw rewrittenError(file.path);
    }
  } finally {
    await handle.close();
  }
}

type Digest = Pick<Source, "size" | "sha">;

/** Reads the same bytes again; throws before the last chunk if they changed, because a complete body would be accepted. */
async function* sameChunks(file: FoundFile, { size, sha }: Digest): AsyncGenerator<Buffer> {
  const hash = createHash("sha1");
  let read = 0;
  let last: Buffer | undefined;
  for await (const chunk of readChunks(file)) {
    read += chunk.length;
    if (read > size) break;
    hash.update(chunk);
    if (last) yield last;
    last = chunk;
  }
  if (read !== size || hash.digest("hex") !== sha) throw rewrittenError(file.path);
  if (last) yield last;
}

async function readWhole(file: FoundFile, digest: Digest): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  for await (const piece of sameChunks(file, digest)) pieces.push(piece);
  return Buffer.concat(pieces);
}

function streamSource(file: FoundFile, digest: Digest): Pick<Source, "read" | "fault"> {
  let fault: InputError | undefined;
  let stream: Readable | undefined;
  async function* checked(before: Readable | undefined): AsyncGenerator<Buffer> {
    if (before) await waitForClose(before);
    try {
      yield* sameChunks(file, digest);
    } catch (error) {
      fault ??= isInputError(error) ? error : undefined;
      throw error;
    }
  }
  return {
    read: (onBytes) => {
      // Node and the DOM declare the same streams twice.
      const make = () => {
        // A failed attempt leaves its stream unread. Its file is closed before it is opened again.
        stream?.destroy();
        stream = Readable.from(checked(stream));
        return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
      };
      const counted = withProgress(make, ({ bytes }) => onBytes(bytes));
      return () => {
        if (fault) throw fault;
        return counted();
      };
    },
    fault: () => {
      stream?.destroy();
      return fault;
    },
  };
}

async function waitForClose(stream: Readable): Promise<void> {
  if (!stream.closed) await new Promise((resolve) => stream.once("close", resolve));
}
