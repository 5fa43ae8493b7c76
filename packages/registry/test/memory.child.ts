import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createRegistry, type UploadMethod } from "../src/index.ts";

// Pushes or pulls zeros, and says by how many MiB its live memory grew meanwhile, at most.
const [, , url = "", work = "", digest = "", length = ""] = process.argv;
const { blobs } = createRegistry({ url }).repository("acme/web");
const size = Number(length);

function zeros(): ReadableStream<Uint8Array> {
  let left = size;
  return new ReadableStream(
    {
      pull(controller) {
        if (left === 0) return controller.close();
        const part = new Uint8Array(Math.min(left, 1 << 20));
        left -= part.length;
        controller.enqueue(part);
      },
    },
    { highWaterMark: 0 },
  );
}

const bytes = new Uint8Array(work === "bytes" ? size : 0);
setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");
// Garbage is not live memory: its size depends on the load of the machine.
const live = (): number => {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};
const before = live();
let most = 0;
const watch = setInterval(() => {
  most = Math.max(most, live() - before);
}, 20);

if (work === "pull") {
  let read = 0;
  for await (const part of await blobs.open(digest, { size })) read += part.length;
  if (read !== size) throw new Error(`${read} bytes were read`);
} else if (work === "bytes") {
  await blobs.push(bytes);
} else {
  // The test names a member of the table.
  const by = work as UploadMethod;
  await blobs.push(by === "chunks" ? zeros() : zeros, { by, size, ...(by === "put" && { digest }) });
}
clearInterval(watch);
console.log(Math.ceil(most / 2 ** 20));
