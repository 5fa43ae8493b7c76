import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { caught } from "../../test/caught.ts";
import type { BodySource } from "../types/client.ts";
import { chunksOf, isBlob, isStream } from "./chunks-of.ts";
import { streamOf } from "./stream-of.ts";

const bytes = Uint8Array.of(1, 2, 3);
const stream = () => new Blob([bytes]).stream();
const sources: Record<string, BodySource> = {
  bytes,
  "a text": "\u0001\u0002\u0003",
  "a Blob": new Blob([bytes]),
  "a stream": stream(),
  "a function": stream,
};

test.each(Object.entries(sources))("%s is read chunk by chunk", async (_, source) => {
  const found: number[] = [];
  for await (const chunk of chunksOf(source)) found.push(...chunk);
  expect(found).toEqual([1, 2, 3]);
});

function stalling() {
  const { promise: cancelled, resolve: cancel } = Promise.withResolvers();
  return { cancelled, stream: new ReadableStream({ start: (to) => to.enqueue(bytes), cancel }) };
}

test("leaving the loop cancels the stream", async () => {
  const { cancelled, stream } = stalling();
  for await (const _ of chunksOf(stream)) break;
  await expect(cancelled).resolves.not.toThrow();
});

test("an abort ends a wait for the next chunk, and cancels the stream", async () => {
  const { cancelled, stream } = stalling();
  const controller = new AbortController();
  const chunks = chunksOf(stream, controller.signal);
  await chunks.next();
  const pending = chunks.next();
  controller.abort(new Error("enough"));
  expect(await caught(pending)).toMatchObject({ name: "AbortedError", cause: { message: "enough" } });
  await cancelled;
});

test("a source whose signal was aborted is not opened, and a stream that exists is released", async () => {
  const { cancelled, stream } = stalling();
  const signal = AbortSignal.abort();
  let isOpened = false;
  const open = () => {
    isOpened = true;
    return stream;
  };
  expect(await caught(chunksOf(open, signal).next())).toMatchObject({ name: "AbortedError" });
  expect(isOpened).toBe(false);
  expect(await caught(chunksOf(stream, signal).next())).toMatchObject({ name: "AbortedError" });
  await cancelled;
});

test("a stream of our own is read without the way through it", async () => {
  const seen: string[] = [];
  const own = streamOf(async function* () {
    yield bytes;
    seen.push("asked for the next");
    yield bytes;
  });
  for await (const chunk of chunksOf(own)) {
    expect(chunk).toBe(bytes);
    seen.push("has one");
  }
  expect(seen).toEqual(["has one", "asked for the next", "has one"]);
});

test("a stream and a Blob of another realm are what they are", () => {
  const [foreign, blob] = runInNewContext("[{ getReader() {} }, { stream() {} }]");
  expect([isStream(foreign), isStream(blob), isBlob(foreign), isBlob(blob)]).toEqual([true, false, false, true]);
  expect([isStream(bytes), isBlob("text"), isStream(undefined)]).toEqual([false, false, false]);
});
