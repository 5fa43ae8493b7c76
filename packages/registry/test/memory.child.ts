import { createRegistry, type UploadMethod } from "../src/index.ts";
import { watchMemory } from "./live-memory.ts";

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
const finish = watchMemory();

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
finish();
