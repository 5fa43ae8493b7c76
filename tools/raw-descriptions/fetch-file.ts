import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { AbsentError } from "../../scripts/peers/install-peer.ts";

/** A file of a public repository: where it is, and the ID that Git has of its content. */
export interface PinnedFile {
  readonly address: string;
  readonly blob: string;
}

/**
 * The text of a file, from where it was put the last time, else from its address.
 *
 * @throws `AbsentError` where it cannot be had here. Other content than the pinned one is an error: it is what somebody else put there.
 */
export async function fetchFile({ address, blob }: PinnedFile, path: string): Promise<string> {
  if (existsSync(path)) {
    const kept = readFileSync(path);
    if (blobOf(kept) === blob) return kept.toString("utf8");
  }
  const bytes = await download(address);
  const found = blobOf(bytes);
  if (found !== blob) throw new Error(`${address} is another file: its Git ID is ${found}, and ${blob} is pinned.`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return bytes.toString("utf8");
}

async function download(address: string): Promise<Buffer> {
  let status: string;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(120_000) });
    if (answer.ok) return Buffer.from(await answer.arrayBuffer());
    status = `its server answers ${answer.status}`;
  } catch (error) {
    status = error instanceof Error ? error.message : String(error);
  }
  throw new AbsentError(`${address} cannot be had: ${status}`);
}

function blobOf(bytes: Buffer): string {
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
