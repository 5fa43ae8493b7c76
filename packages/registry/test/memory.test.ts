// @module-tag endurance
import { createHash } from "node:crypto";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { runChild } from "./run-child.ts";
import { end, startRegistry } from "./scripted-registry.ts";

const MiB = 2 ** 20;
const size = 256 * MiB;
const part = Buffer.alloc(MiB);

/** Digest of that many zeros. */
const digest = (() => {
  const hash = createHash("sha256");
  for (let sent = 0; sent < size; sent += part.length) hash.update(part);
  return `sha256:${hash.digest("hex")}`;
})();

// The registry keeps nothing: it counts what comes in, and makes up what goes out.
test.each(["put", "bytes", "stream", "chunks", "pull"])(
  "a blob of 256 MiB takes less than 96 MiB of memory by %s",
  async (work) => {
    let received = 0;
    const { url } = await startRegistry({
      async intercept(request, response) {
        if (request.method === "HEAD") end(response, 404);
        else if (request.method === "GET" && request.url?.includes("sha256")) {
          response.writeHead(200, { "content-length": size });
          for (let sent = 0; sent < size; sent += part.length) {
            await new Promise((resolve) => response.write(part, resolve));
          }
          response.end();
        } else {
          for await (const chunk of request) received += chunk.length;
          const location = "/v2/acme/web/blobs/uploads/1";
          if (request.method === "PUT") end(response, 201, { location });
          else end(response, 202, { location, ...(received > 0 && { range: `0-${received - 1}` }) });
        }
        return true;
      },
    });
    const child = await runChild("memory.child.ts", url, work, digest, String(size));
    const grown = await text(child.stdout);
    expect(grown).toMatch(/^\d+\n$/);
    expect(Number(grown)).toBeLessThan(96);
    if (work !== "pull") expect(received).toBe(size);
  },
  60_000,
);
