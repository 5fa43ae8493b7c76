import { openAsBlob } from "node:fs";
import { createInterface } from "node:readline";
import { copy, createRegistry } from "@slipway/registry";
import { openLayoutFolder } from "@slipway/registry/node";

// Our client in a process of its own: each line of the input is one transfer, each line of the output says how long it took
// and by how much the live memory grew meanwhile, at most.
interface Order {
  readonly url: string;
  readonly name: string;
  /** Blobs to push: file and digest. */
  readonly files?: readonly (readonly [file: string, digest: string])[];
  /** A layout folder to pull the tag into. */
  readonly into?: string;
}

for await (const line of createInterface(process.stdin)) {
  const { url, name, files, into }: Order = JSON.parse(line);
  const repository = createRegistry({ url }).repository(name);
  const before = live();
  let most = 0;
  let looked = performance.now();
  let looking = 0;
  // Forced collections are no part of the transfer: what they take is taken off.
  const look = (): void => {
    const start = performance.now();
    if (start - looked < 100) return;
    most = Math.max(most, live() - before);
    looked = performance.now();
    looking += looked - start;
  };
  const start = performance.now();
  if (into === undefined) await push(files ?? []);
  else await copy(repository, openLayoutFolder(into), "v1", { onProgress: look });
  const ms = performance.now() - start - looking;
  most = Math.max(most, live() - before);
  console.log(JSON.stringify({ ms, most }));

  async function push(all: NonNullable<Order["files"]>): Promise<void> {
    const left = [...all];
    const worker = async (): Promise<void> => {
      for (let next = left.pop(); next; next = left.pop()) {
        const [file, digest] = next;
        await repository.blobs.push(await openAsBlob(file), { digest, onProgress: look });
      }
    };
    await Promise.all(Array.from({ length: 5 }, worker));
  }
}

function live(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
