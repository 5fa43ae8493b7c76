import { expect, test } from "vitest";
import { tapChunks } from "./tap-chunks.ts";

function source() {
  const seen: string[] = [];
  const open = async function* (): AsyncGenerator<Uint8Array, void> {
    seen.push("opened");
    try {
      for (const byte of [1, 2, 3]) yield Uint8Array.of(byte);
      seen.push("read");
    } finally {
      seen.push("closed");
    }
  };
  return { seen, open };
}

test("chunks are handed on as they are, and nothing is opened before the first one is asked for", async () => {
  const { seen, open } = source();
  const looked: number[] = [];
  const chunks = tapChunks(
    open,
    ([byte = 0]) => looked.push(byte),
    () => seen.push("ended"),
  );
  expect(seen).toEqual([]);
  expect(await Array.fromAsync(chunks)).toEqual([Uint8Array.of(1), Uint8Array.of(2), Uint8Array.of(3)]);
  expect(looked).toEqual([1, 2, 3]);
  expect(seen).toEqual(["opened", "read", "closed", "ended"]);
  expect(await chunks.next()).toEqual({ done: true, value: undefined });
});

test("several chunks that are asked for at once come one after another", async () => {
  const { seen, open } = source();
  const chunks = tapChunks(open);
  const parts = await Promise.all([chunks.next(), chunks.next(), chunks.next(), chunks.next()]);
  expect(parts.map(({ value }) => value?.[0])).toEqual([1, 2, 3, undefined]);
  expect(seen).toEqual(["opened", "read", "closed"]);
});

test("concurrent readers share one source, which is opened and read once", async () => {
  const opened: string[] = [];
  const parts = { [Symbol.asyncIterator]: () => source().open() };
  const chunks = tapChunks(() => {
    opened.push("opened");
    return parts;
  });
  const read = await Promise.all([chunks.next(), chunks.next()]);
  expect(read.map(({ value }) => value?.[0])).toEqual([1, 2]);
  expect(opened).toEqual(["opened"]);
});

test("leaving the loop leaves the source", async () => {
  const { seen, open } = source();
  for await (const _ of tapChunks(open)) break;
  expect(seen).toEqual(["opened", "closed"]);
});

test("a source that is left while it opens is closed as soon as it is open", async () => {
  const { seen, open } = source();
  let ready = (_: AsyncIterable<Uint8Array>): void => {};
  const chunks = tapChunks(() => new Promise((resolve) => (ready = resolve)));
  const first = chunks.next();
  await chunks.return();
  const opened = open();
  await opened.next();
  ready(opened);
  expect(await first).toEqual({ done: true, value: undefined });
  expect(seen).toEqual(["opened", "closed"]);
});

test.each(["opening", "a look at a chunk", "the end"])(
  "an error of %s ends it once, and closes what is open",
  async (place) => {
    const { seen, open } = source();
    const failAt = (here: string) => (): void => {
      if (here === place) throw new Error("no");
    };
    const begin = (): AsyncIterable<Uint8Array> => {
      failAt("opening")();
      return open();
    };
    const chunks = tapChunks(begin, failAt("a look at a chunk"), failAt("the end"));
    await expect(Array.fromAsync(chunks)).rejects.toThrow("no");
    expect(seen.includes("closed")).toBe(seen.includes("opened"));
    expect(await chunks.next()).toEqual({ done: true, value: undefined });
  },
);
