import { ReadableStream as NodeStream } from "node:stream/web";
import { createTarDecoder } from "modern-tar";
import { invalid, PlatformError, refuse } from "../../engine/platform-error.ts";
import type { ArrivedBlob } from "../../store/blobs.ts";
import type { Context } from "../accounts/scope.ts";
import type { CreateDeploymentInput } from "./tables.ts";

type SentFile = NonNullable<CreateDeploymentInput["files"]>[number];

const part = /^\.vercel\/source\.tgz\.part(\d+)$/;

/** Limits of unpacked archives. */
const [maxEntries, maxBytes] = [100_000, 2 * 1024 ** 3];

export interface Unpacked {
  readonly entries: readonly SentFile[];
  readonly arrived: ReadonlyMap<string, ArrivedBlob>;
}

/** The parts of an archive in order; none for files that were sent one by one. */
export function archiveParts(files: readonly SentFile[]): SentFile[] {
  const numbered = files.flatMap((entry) => {
    const [, number] = part.exec(entry.file) ?? [];
    return number === undefined ? [] : [{ entry, number: Number(number) }];
  });
  return numbered.sort((one, other) => one.number - other.number).map(({ entry }) => entry);
}

/** Unpacks a gzipped tar from its parts, all or nothing. Throws 400 for invalid archives, and 413 for too large ones. */
export async function unpackArchive(
  parts: readonly SentFile[],
  inline: ReadonlyMap<string, ArrivedBlob>,
  { blobs }: Context,
): Promise<Unpacked> {
  const arrived = new Map<string, ArrivedBlob>();
  const entries: SentFile[] = [];
  let bytes = 0;
  const counted = async function* (body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooMuch(`${maxBytes} bytes`);
      yield chunk;
    }
  };
  const add = async (file: string, mode: number, content: Parameters<typeof blobs.receive>[0]): Promise<number> => {
    const before = arrived.get(file);
    if (before) blobs.discard(before);
    const blob = await blobs.receive(content);
    arrived.set(file, blob);
    entries.push({ file, data: "", mode });
    return blob.size;
  };
  try {
    // Node's and the web's types of the same streams differ.
    const packed = NodeStream.from(readParts(parts, inline, blobs)) as unknown as ReadableStream<Uint8Array>;
    const unzip = new DecompressionStream("gzip") as unknown as ReadableWritablePair<Uint8Array, Uint8Array>;
    for await (const { header, body } of packed.pipeThrough(unzip).pipeThrough(createTarDecoder())) {
      const file = header.name.replace(/^\.\//, "").replace(/\/$/, "");
      if (entries.length === maxEntries) throw tooMuch(`${maxEntries} entries`);
      if (header.type === "file") {
        const size = await add(file, 0o100000 | ((header.mode ?? 0o644) & 0o777), counted(body));
        if (size !== header.size) throw new Error(`it ends within ${file}`);
        continue;
      }
      await body.cancel();
      if (header.type === "link") throw new Error(`${file} is a hard link, which no deployment has: send a copy`);
      if (header.type === "symlink" && header.linkname !== undefined)
        await add(file, 0o120777, [Buffer.from(header.linkname)]);
    }
    return { entries, arrived };
  } catch (error) {
    blobs.discard(...arrived.values());
    if (error instanceof PlatformError) throw error;
    const why = (error instanceof Error ? error.message : String(error)) || "it is cut short";
    throw invalid(`\`files\`: .vercel/source.tgz cannot be unpacked: ${why}`);
  }
}

async function* readParts(
  parts: readonly SentFile[],
  inline: ReadonlyMap<string, ArrivedBlob>,
  blobs: Context["blobs"],
): AsyncGenerator<Uint8Array> {
  for (const entry of parts) {
    const arrived = inline.get(entry.file);
    if (arrived) yield* blobs.readArrived(arrived);
    else if ("sha" in entry && entry.sha !== undefined) yield* blobs.read(entry.sha);
  }
}

function tooMuch(limit: string): PlatformError {
  return refuse("too_large", { what: "The archive of the deployment", most: limit });
}
