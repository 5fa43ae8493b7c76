import { expect, test } from "vitest";
import type { ConnectionOptions } from "../src/connection/connection.ts";
import { copy } from "../src/copy.ts";
import { createMemoryStore } from "../src/memory-store.ts";
import { createRegistry } from "../src/registry.ts";
import { caught, contentOf } from "./content.ts";

const { bytes, digest } = contentOf(10, 19);

test.each([
  ["http://registry.example"],
  ["registry.example"],
  [""],
  [undefined],
  [null],
  ["https://a:b@registry.example"],
])("the URL %s is refused by the name of its option", (url) => {
  // As code without types gives it.
  const options = { url } as ConnectionOptions;
  expect(() => createRegistry(options)).toThrow(
    expect.objectContaining({ name: "InputError", parameter: "url", message: expect.stringMatching(/^url must /) }),
  );
});

test("a controller in place of its signal is refused by name", async () => {
  const { blobs } = createRegistry({ url: "https://registry.example" }).repository("acme/web");
  const store = createMemoryStore();
  await store.blobs.push(bytes);
  // As code without types gives it.
  const signal = new AbortController() as unknown as AbortSignal;
  const works: readonly (() => Promise<unknown>)[] = [
    () => blobs.open(digest, { signal }),
    () => blobs.push(bytes, { signal }),
    () => blobs.get(digest, { signal }),
    () => store.blobs.open(digest, { signal }),
    () => copy(store, store, "v1", { signal }),
  ];
  for (const work of works) {
    expect.soft(await caught(work())).toMatchObject({
      name: "InputError",
      parameter: "signal",
      message: expect.stringMatching(/signal must be an AbortSignal, such as controller\.signal/),
    });
  }
});
