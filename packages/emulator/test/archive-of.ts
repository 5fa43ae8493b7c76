import { gzipSync } from "node:zlib";
import { packTar } from "modern-tar";

export async function archiveOf(files: Readonly<Record<string, string>>): Promise<Uint8Array<ArrayBuffer>> {
  const entries = Object.entries(files).map(([name, body]) => ({
    header: { name, size: Buffer.byteLength(body), type: "file" as const, mode: 0o644 },
    body,
  }));
  return new Uint8Array(gzipSync(await packTar(entries)));
}
