import { openAsBlob } from "node:fs";
import { createRegistry } from "../src/registry.ts";

// Pushes a file in chunks and says each state; it is killed in the middle.
const [, , url = "", file = ""] = process.argv;
const content = await openAsBlob(file);
await createRegistry({ url })
  .repository("acme/web")
  .blobs.push(content, {
    by: "chunks",
    chunkLength: 100_000,
    onState: (state) => process.stdout.write(`${JSON.stringify(state)}\n`),
  });
