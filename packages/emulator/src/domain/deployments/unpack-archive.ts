import { ReadableStream as NodeStream } from "node:stream/web";
import { createTarDecoder } from "modern-tar";
import { invalid, PlatformError, refuse } from "../../engine/platform-error.ts";
import type { ArrivedBlob } from "../../store/blobs.ts";
import type { Context } from "../accounts/context.ts";
import type { CreateDeploymentInput } from "./tables.ts";

type SentFile = NonNullable<CreateDeploymentInput["files"]>[number];

const part = /^\.vercel\/source\.tgz\.part(\d+)$/;

/** What archives of strangers may come to. */
const [mostEntries, mostBytes] = [100_000, 2 * 1024 ** 3];

export interface Unpacked {
  readonly sent: readonly SentFile[];
  readonly arrived: ReadonlyMap<string, ArrivedBlob>;
}

/** The parts of a deployment's archive, in their order; none where its files are sent one by one. */
export function archiveParts(files: readonly SentFile[]): SentFile[] {
  const numbered = files.flatMap((entry) => {
    const [, number] = part.exec(entry.file) ?? [];
    return number === undefined ? [] : [{ entry, number: Number(number) }];
  });
  return numbered.sort((one, other) => one.number - other.number).map(({ entry }) => entry);
}

/** Unpacks a gzipped tar that came in parts, wholly or not at all. Throws 400 for no such archive, and 413 for too much. */
export async function unpackArchive(
  parts: readonly SentFile[],
  inline: ReadonlyMap<string, ArrivedBlob>,
  { blobs }: Context,
): Promise<Unpacked> {
  const arrived = new Map<string, ArrivedBlob>();
  const sent: SentFile[] = [];
  let bytes = 0;
  const counted = async function* (body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > mostBytes) throw tooMuch(`${mostBytes} bytes`);
      yield chunk;
    }
  };
  try {
    // The types of Node and of the web say the same of streams and transforms differently.
    const packed = NodeStream.from(bytesOf(parts, inline, blobs)) as unknown as ReadableStream<Uint8Array>;
    const unzip = new DecompressionStream("gzip") as unknown as ReadableWritablePair<Uint8Array, Uint8Array>;
    for await (const { header, body } of packed.pipeThrough(unzip).pipeThrough(createTarDecoder())) {
      const file = header.name.replace(/^\.\//, "").replace(/\/$/, "");
      if (sent.length === mostEntries) throw tooMuch(`${mostEntries} entries`);
      if (header.type === "file") {
        discardFormer(arrived.get(file));
        const content = await blobs.receive(counted(body));
        arrived.set(file, content);
        if (content.size !== header.size) throw new Error(`it ends within ${file}`);
        sent.push({ file, data: "", mode: 0o100000 | ((header.mode ?? 0o644) & 0o777) });
        continue;
      }
      await body.cancel();
      if (header.type === "link") throw new Error(`${file} is a hard link, which no deployment has: send a copy`);
      if (header.type === "symlink" && header.linkname !== undefined) {
        discardFormer(arrived.get(file));
        arrived.set(file, await blobs.receive([Buffer.from(header.linkname)]));
        sent.push({ file, data: "", mode: 0o120777 });
      }
    }
    return { sent, arrived };
  } catch (error) {
    blobs.discard(...arrived.values());
    if (error instanceof PlatformError) throw error;
    const why = (error instanceof Error ? error.message : String(error)) || "it is cut short";
    throw invalid(`\`files\`: .vercel/source.tgz cannot be unpacked: ${why}`);
  }

  function discardFormer(former: ArrivedBlob | undefined): void {
    if (former) blobs.discard(former);
  }
}

async function* bytesOf(
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
