import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Source } from "../deploy/source.ts";
import { rewritten } from "./file-problem.ts";
import { readChunks } from "./file-source.ts";
import type { Found } from "./found-file.ts";

/** As large is a part, in bytes: the platform's own client sends no larger ones. */
const partSize = 100 * 1024 ** 2;

export interface Archive extends AsyncDisposable {
  readonly sources: readonly Source[];
}

/** Packs what was found into a gzipped tar in a temporary folder, as the platform's own client does with many files. */
export async function packArchive(
  found: readonly Found[],
  signal: AbortSignal | undefined,
  most: number = partSize,
): Promise<Archive> {
  const folder = await mkdtemp(join(tmpdir(), "slipway-archive-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const file = join(folder, "source.tgz");
    const written = createWriteStream(file, { mode: 0o600 });
    await pipeline(Readable.from(entries(found, signal)), createGzip(), written, signal ? { signal } : {});
    const { size } = await stat(file);
    const sources: Source[] = [];
    for (let start = 0; start < size; start += most) {
      const range = { start, end: Math.min(start + most, size) - 1 };
      const hash = createHash("sha1");
      for await (const chunk of createReadStream(file, range)) hash.update(chunk);
      const path = `.vercel/source.tgz.part${sources.length + 1}`;
      // Node's web streams and the DOM's have the same shape but two declarations.
      const read = () => () => Readable.toWeb(createReadStream(file, range)) as ReadableStream<Uint8Array>;
      sources.push({ path, size: range.end + 1 - start, sha: hash.digest("hex"), mode: 0o100644, read });
    }
    return { sources, [Symbol.asyncDispose]: remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function* entries(found: readonly Found[], signal: AbortSignal | undefined): AsyncGenerator<Uint8Array> {
  for (const each of found) {
    if (each.isFolder) yield* header(`${each.path}/`, { kind: "5", mode: each.mode });
    else if (each.link !== undefined) yield* header(each.path, { kind: "2", mode: each.mode, link: each.link });
    else {
      yield* header(each.path, { kind: "0", mode: each.mode, size: each.size });
      let read = 0;
      for await (const chunk of readChunks(each, signal)) {
        read += chunk.length;
        yield chunk;
      }
      if (read !== each.size) throw rewritten(each.path);
      yield padding(read);
    }
  }
  yield new Uint8Array(2 * block);
}

const block = 512;

/** Of `ustar`, and before it one of `pax` for what does not fit: https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html. */
function* header(path: string, { kind, mode, size = 0, link = "" }: Fields): Generator<Uint8Array> {
  const long = Object.entries({ path, linkpath: link }).filter(([, text]) => Buffer.byteLength(text) > 100);
  // Eleven octal digits of a size are 8 GiB.
  if (size >= 8 ** 11) long.push(["size", String(size)]);
  if (long.length > 0) {
    const records = Buffer.from(long.map(([name, text]) => record(name, text)).join(""));
    yield* header("pax", { kind: "x", mode: 0o644, size: records.length });
    yield records;
    yield padding(records.length);
  }
  const bytes = Buffer.alloc(block);
  bytes.write(path, 0, 100);
  bytes.write(octal(mode & 0o7777, 8), 100);
  bytes.write(octal(0, 8), 108);
  bytes.write(octal(0, 8), 116);
  bytes.write(octal(size >= 8 ** 11 ? 0 : size, 12), 124);
  bytes.write(octal(0, 12), 136);
  bytes.write(" ".repeat(8), 148);
  bytes.write(kind, 156);
  bytes.write(link, 157, 100);
  bytes.write("ustar\x0000", 257);
  const sum = bytes.reduce((all, byte) => all + byte, 0);
  bytes.write(`${octal(sum, 7)}\0 `, 148);
  yield bytes;
}

interface Fields {
  readonly kind: "0" | "2" | "5" | "x";
  readonly mode: number;
  readonly size?: number;
  readonly link?: string;
}

function octal(value: number, length: number): string {
  return value.toString(8).padStart(length - 1, "0");
}

/** It begins with its own length. */
function record(name: string, text: string): string {
  const rest = Buffer.byteLength(` ${name}=${text}\n`);
  let length = rest + String(rest).length;
  if (rest + String(length).length > length) length += 1;
  return `${length} ${name}=${text}\n`;
}

function padding(size: number): Uint8Array {
  return new Uint8Array((block - (size % block)) % block);
}
