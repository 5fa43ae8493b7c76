import { type ClientOptions, createClient } from "@slipway/core";
import { expect, test } from "vitest";
import { createRegistry } from "../src/registry.ts";
import { contentOf } from "./content.ts";
import { end, type ScriptedRegistry, startRegistry } from "./scripted-registry.ts";

// From 1 MiB on a body flows, and Node takes none that flows where its registry sends it on to.
const { bytes, digest } = contentOf(1_500_000, 5);

/** A registry that sends the bytes of uploads on to another one, and that one. */
async function start(status: number): Promise<{ registry: ScriptedRegistry; elsewhere: ScriptedRegistry }> {
  const elsewhere = await startRegistry();
  const registry = await startRegistry({
    intercept(request, response) {
      if (request.method !== "PUT" && request.method !== "PATCH") return false;
      return end(response, status, { location: `${elsewhere.url}${request.url}` });
    },
  });
  // Both know the upload.
  const opened = registry.uploads.set.bind(registry.uploads);
  registry.uploads.set = (id, parts) => {
    elsewhere.uploads.set(id, []);
    return opened(id, parts);
  };
  return { registry, elsewhere };
}

test.each([
  ["put", 307],
  ["put", 308],
  ["stream", 307],
  ["chunks", 307],
] as const)(
  "an upload by %s with a client of the platform follows a %i elsewhere, without credentials",
  async (by, status) => {
    const { registry, elsewhere } = await start(status);
    const sentTo = new Set<string>();
    const fetch: ClientOptions["fetch"] = (input, init) => {
      sentTo.add(new URL(input).origin);
      return globalThis.fetch(input, init);
    };
    for (const own of [
      { token: "tok_0123456789" },
      { token: null, headers: { authorization: "Basic bWU6aHVzaA==" } },
    ]) {
      elsewhere.blobs.clear();
      const client = createClient({ baseUrl: registry.url, fetch, ...own });
      const { blobs } = createRegistry({ client }).repository("acme/site/web");
      await blobs.push(bytes, { digest, by, chunkLength: 1_200_000 });
      expect(elsewhere.blobs.get(digest)?.equals(bytes)).toBe(true);
    }
    expect(registry.headers.every(({ authorization }) => authorization !== undefined)).toBe(true);
    expect(elsewhere.headers.every(({ authorization }) => authorization === undefined)).toBe(true);
    expect(sentTo).toEqual(new Set([registry.url, elsewhere.url]));
  },
);
