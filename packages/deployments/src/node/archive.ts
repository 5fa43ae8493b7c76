import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Source } from "../deploy/deploy-sources.ts";
import { rewrittenError } from "./file-problem.ts";
import { readChunks } from "./file-source.ts";
import type { FoundEntry } from "./found-file.ts";

/** Bytes per part, the bound of the platform's own client. */
const partSize = 100 * 1024 ** 2;

export interface Archive extends AsyncDisposable {
  readonly sources: readonly Source[];
}

/** Packs entries into a gzipped tar in a temporary folder, like the platform's own client. */
export async function packArchive(
  entries: readonly FoundEntry[],
  signal: AbortSignal | undefined,
  max: number = partSize,
): Promise<Archive> {
  const folder = await mkdtemp(join(tmpdir(), "slipway-archive-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const file = join(folder, "source.tgz");
    const written = createWriteStream(file, { mode: 0o600 });
    await pipeline(Readable.from(tarBytes(entries, signal)), createGzip(), written, signal ? { signal } : {});
    const { size } = await stat(file);
    const sources: Source[] = [];
    for (let start = 0; start < size; start += max) {
      const range = { start, end: Math.min(start + max, size) - 1 };
      const hash = createHash("sha1");
      for await (const chunk of createReadStream(file, range)) hash.update(chunk);
      const path = `.vercel/source.tgz.part${sources.length + 1}`;
      // Node and the DOM declare the same streams twice.
      const read = () => () => Readable.toWeb(createReadStream(file, range)) as ReadableStream<Uint8Array>;
      sources.push({ path, size: range.end + 1 - start, sha: hash.digest("hex"), mode: 0o100644, read });
    }
    return { sources, [Symbol.asyncDispose]: remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function* tarBytes(entries: readonly FoundEntry[], signal: AbortSignal | undefined): AsyncGenerator<Uint8Array> {
  for (const each of entries) {
    if (each.isFolder) yield* tarHeader(`${each.path}/`, { kind: "5", mode: each.mode });
    else if (each.link !== undefined) yield* tarHeader(each.path, { kind: "2", mode: each.mode, link: each.link });
    else {
      yield* tarHeader(each.path, { kind: "0", mode: each.mode, size: each.size });
      let read = 0;
      for await (const chunk of readChunks(each, signal)) {
        read += chunk.length;
        yield chunk;
      }
      if (read !== each.size) throw rewrittenError(each.path);
      yield padding(read);
    }
  }
  yield new Uint8Array(2 * block);
}

const block = 512;

/** A `ustar` header, after a `pax` header for values that do not fit: https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html. */
function* tarHeader(path: string, { kind, mode, size = 0, link = "" }: Fields): Generator<Uint8Array> {
  const long = Object.entries({ path, linkpath: link }).filter(([, text]) => Buffer.byteLength(text) > 100);
  if (size >= 8 ** 11) long.push(["size", String(size)]);
  if (long.length > 0) {
    const records = Buffer.from(long.map(([name, text]) => paxRecord(name, text)).join(""));
    yield* tarHeader("pax", { kind: "x", mode: 0o644, size: records.length });
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

function paxRecord(name: string, text: string): string {
  const rest = Buffer.byteLength(` ${name}=${text}\n`);
  let length = rest + String(rest).length;
  if (rest + String(length).length > length) length += 1;
  return `${length} ${name}=${text}\n`;
}

function padding(size: number): Uint8Array {
  return new Uint8Array((block - (size % block)) % block);
}
