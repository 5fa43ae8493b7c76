import { openAsBlob } from "node:fs";
import { createInterface } from "node:readline";
import { undiciFetch } from "@slipway/core/undici";
import { copy, createRegistry } from "@slipway/registry";
import { openLayoutFolder } from "@slipway/registry/node";
import { Agent } from "undici";

// Our client in a process of its own: each line of the input is one transfer, each line of the output says how long it took
// or, where that is asked, by how much the live memory grew meanwhile, at most: to see that, garbage is collected all the time.
interface Order {
  readonly url: string;
  readonly name: string;
  readonly files?: readonly (readonly [file: string, digest: string])[];
  readonly into?: string;
  readonly watched?: boolean;
  readonly plain?: boolean;
}

const fetch = undiciFetch(new Agent());

for await (const line of createInterface(process.stdin)) {
  const { url, name, files, into, watched, plain }: Order = JSON.parse(line);
  const repository = createRegistry({ url, ...(!plain && { fetch }) }).repository(name);
  const before = watched ? live() : 0;
  let maxGrowth = 0;
  let looked = performance.now();
  const look = (): void => {
    if (performance.now() - looked < 100) return;
    maxGrowth = Math.max(maxGrowth, live() - before);
    looked = performance.now();
  };
  const options = watched ? { onProgress: look } : {};
  const start = performance.now();
  if (into === undefined) await push(files ?? []);
  else await copy(repository, openLayoutFolder(into), "v1", options);
  const ms = performance.now() - start;
  if (watched) maxGrowth = Math.max(maxGrowth, live() - before);
  console.log(JSON.stringify({ ms, most: maxGrowth }));

  async function push(all: NonNullable<Order["files"]>): Promise<void> {
    const pending = [...all];
    const worker = async (): Promise<void> => {
      for (let next = pending.pop(); next; next = pending.pop()) {
        const [file, digest] = next;
        await repository.blobs.push(await openAsBlob(file), { digest, ...options });
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
