import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { type BodySource, type InputError, isInputError } from "@slipway/core";
import { refuseAborted } from "@slipway/core/streams";
import type { Source } from "../deploy/source.ts";
import { rewritten } from "./file-problem.ts";
import { openFile } from "./open-file.ts";
import type { FoundFile } from "./walk.ts";

/** Larger files are streamed from disk, so that memory does not grow with them. */
const inMemory = 4 * 1024 * 1024;

/** How many bytes are read at a time. */
const pieceSize = 64 * 1024;

/**
 * Reads a file once for its SHA-1 and its size; its bytes are read again only if they have to be sent, and are sent whole only
 * if they are still the same.
 *
 * @param onBytes is told how many bytes of it were read, after each piece.
 */
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
  return size > inMemory ? { ...source, ...streamed(file, sha) } : { ...source, read: () => readWhole(file, sha) };
}

function linkSource({ path, mode }: FoundFile, target: string): Source {
  const content = Buffer.from(target);
  const sha = createHash("sha1").update(content).digest("hex");
  return { path, size: content.length, sha, mode, read: () => content };
}

/** The bytes of a file that nobody writes to meanwhile. */
async function* readChunks(file: FoundFile, signal?: AbortSignal): AsyncGenerator<Buffer> {
  const handle = await openFile(file);
  try {
    const before = await handle.stat({ bigint: true });
    let size = 0n;
    for (;;) {
      refuseAborted(signal);
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(pieceSize));
      if (bytesRead === 0) break;
      size += BigInt(bytesRead);
      // Who only looked at the end would never get there, when it grows as fast as it is read.
      if (size > before.size) throw rewritten(file.path);
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

async function readWhole(file: FoundFile, sha: string): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of readChunks(file)) chunks.push(chunk);
  const content = Buffer.concat(chunks);
  if (createHash("sha1").update(content).digest("hex") !== sha) throw rewritten(file.path);
  return content;
}

function streamed(file: FoundFile, sha: string): Pick<Source, "read" | "fault"> {
  let fault: InputError | undefined;
  async function* checked(): AsyncGenerator<Buffer> {
    const hash = createHash("sha1");
    try {
      for await (const chunk of readChunks(file)) {
        hash.update(chunk);
        yield chunk;
      }
      // Said before the body ends: one that is cut is not stored.
      if (hash.digest("hex") !== sha) throw rewritten(file.path);
    } catch (error) {
      fault ??= isInputError(error) ? error : undefined;
      throw error;
    }
  }
  return {
    // Node's web streams and the DOM's have the same shape but two declarations.
    read: (): BodySource => () => Readable.toWeb(Readable.from(checked())) as ReadableStream<Uint8Array>,
    fault: () => fault,
  };
}
