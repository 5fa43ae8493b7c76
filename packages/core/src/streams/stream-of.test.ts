import { expect, test } from "vitest";
import { readerOf, streamOf } from "./stream-of.ts";

function numbers() {
  const seen: (number | string)[] = [];
  const open = async function* (stop: AbortSignal): AsyncGenerator<number> {
    stop.addEventListener("abort", () => seen.push("stopped"));
    try {
      for (let number = 1; ; number++) {
        seen.push(number);
        yield number;
      }
    } finally {
      seen.push("closed");
    }
  };
  return { seen, open };
}

test("a stream reads its source on demand, and cancelling stops and closes the source", async () => {
  const { seen, open } = numbers();
  const reader = streamOf(open).getReader();
  expect(seen).toEqual([]);
  expect([await reader.read(), await reader.read()].map(({ value }) => value)).toEqual([1, 2]);
  await reader.cancel();
  expect(seen).toEqual([1, 2, "stopped", "closed"]);
});

test("the end or the failure of the iterator is that of the stream", async () => {
  const parts = async function* (fails: boolean) {
    yield "a";
    if (fails) throw new Error("it failed");
    yield "b";
  };
  const all = async (stream: ReadableStream<string>) => {
    const { next } = readerOf(stream);
    const found: string[] = [];
    for (let part = await next(); !part.done; part = await next()) found.push(String(part.value));
    return found;
  };
  expect(await all(streamOf(() => parts(false)))).toEqual(["a", "b"]);
  await expect(all(streamOf(() => parts(true)))).rejects.toThrow("it failed");
});

test("a signal stops it, and is let go of at the end", async () => {
  const { seen, open } = numbers();
  const controller = new AbortController();
  streamOf(open, controller.signal);
  controller.abort();
  expect(seen).toEqual([]); // it was not begun
  const ended = new AbortController();
  let stopped: AbortSignal | undefined;
  const nothing = streamOf((stop) => {
    stopped = stop;
    return { next: async () => ({ done: true, value: undefined }) };
  }, ended.signal);
  await nothing.getReader().read();
  ended.abort();
  expect(stopped?.aborted).toBe(false);
});

test("a consumer that takes the source bypasses the stream; a stream that was begun is read as it is", async () => {
  const { seen, open } = numbers();
  const source = readerOf(streamOf(open));
  expect((await source.next()).value).toBe(1);
  await source.cancel();
  expect(seen).toEqual([1, "stopped", "closed"]);

  const begun = streamOf(numbers().open);
  const reader = begun.getReader();
  await reader.read();
  reader.releaseLock();
  expect((await readerOf(begun).next()).value).toBe(2);
});
