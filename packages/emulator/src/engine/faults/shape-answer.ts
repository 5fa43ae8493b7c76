import { setImmediate as nextLoop, setTimeout as wait } from "node:timers/promises";
import { chunksOf, streamOf } from "@slipway/core/internal";
import type { RequestFault } from "./fault.ts";
import { ConnectionCut } from "./inject.ts";
import type { DueFault } from "./plan.ts";

/** Applies a fault to an answer. @param signal aborted when the caller disconnects or the emulator closes */
export async function shapeAnswer(
  due: DueFault | undefined,
  response: Response,
  signal: AbortSignal,
): Promise<Response> {
  if (!due) return response;
  const { drop, drip, stall, truncate } = due.fault;
  const { body } = response;
  if (drop === "after") throw new ConnectionCut("A planned fault cut the connection before the answer was sent");
  if (stall && !body) {
    // Headers without a body would be the whole answer.
    await ended(signal);
    throw signal.reason;
  }
  if ((drop === "midway" || truncate) && !body)
    throw new ConnectionCut("A planned fault cut the connection of an answer without a body");
  if (!body) return response;
  if (drop === "midway") return cutMidway(response, body, signal);
  if (drip) return withBody(response, dripping(body, drip, signal));
  if (stall) return withBody(response, stalling(response, body, stall, signal));
  return truncate ? truncated(response, body, truncate, signal) : response;
}

// Sockets write at the end of a turn of the event loop. A cut before that would send nothing: hence `nextLoop`.

type Bytes = ReadableStream<Uint8Array>;

function dripping(body: Bytes, { bytes, interval }: NonNullable<RequestFault["drip"]>, signal: AbortSignal): Bytes {
  return ending(signal, async function* (stop) {
    let isFirst = true;
    for await (const piece of chunksOf(body, stop)) {
      for (let at = 0; at < piece.length; at += bytes) {
        if (!isFirst) await wait(interval, undefined, { signal: stop });
        isFirst = false;
        yield piece.subarray(at, at + bytes);
      }
    }
  });
}

function stalling(response: Response, body: Bytes, until: "headers" | "midway", signal: AbortSignal): Bytes {
  return ending(signal, async function* (stop) {
    const chunks = chunksOf(body, stop);
    try {
      if (until === "midway") yield* half(chunks, response);
      await ended(stop);
      throw stop.reason;
    } finally {
      await chunks.return();
    }
  });
}

function cutMidway(response: Response, body: Bytes, signal: AbortSignal): Response {
  return withBody(
    response,
    ending(signal, async function* (stop) {
      const chunks = chunksOf(body, stop);
      yield* half(chunks, response);
      await chunks.return();
      await nextLoop();
      throw new ConnectionCut("A planned fault cut the connection midway");
    }),
  );
}

async function truncated(
  response: Response,
  body: Bytes,
  how: "length" | "content",
  signal: AbortSignal,
): Promise<Response> {
  const chunks = chunksOf(body, signal);
  const first = await chunks.next();
  // Without a length the first piece counts as the whole: a stream may never end.
  const length = lengthOf(response.headers) ?? first.value?.length ?? 0;
  const size = Math.floor(length / 2);
  const headers = new Headers(response.headers);
  headers.set("content-length", String(how === "length" ? length : size));
  const rest = ending(signal, async function* () {
    yield* upTo(size, first, chunks);
    await chunks.return();
    if (how === "content") return;
    await nextLoop();
    throw new ConnectionCut("A planned fault truncated the answer");
  });
  return new Response(rest, { status: response.status, headers });
}

const lineFeed = 10;

type Pieces = AsyncIterableIterator<Uint8Array>;

/** The first half of the body. Of records, which may never end, the first and half of the next. */
async function* half(pieces: Pieces, { headers }: Response): AsyncGenerator<Uint8Array> {
  const first = await pieces.next();
  if (first.done) return;
  const length = lengthOf(headers);
  const isRecords = /ndjson|stream\+json|event-stream/.test(headers.get("content-type") ?? "");
  const record = isRecords && length === undefined ? first.value.indexOf(lineFeed) + 1 : 0;
  if (record > 0 && record === first.value.length) {
    yield first.value;
    const second = await pieces.next();
    yield* upTo(Math.ceil((second.value?.length ?? 0) / 2), second, pieces);
  } else {
    const whole = length ?? first.value.length;
    yield* upTo(record + Math.ceil((whole - record) / 2), first, pieces);
  }
}

async function* upTo(limit: number, first: IteratorResult<Uint8Array>, pieces: Pieces): AsyncGenerator<Uint8Array> {
  let remaining = limit;
  for (let next = first; !next.done && remaining > 0; next = await pieces.next()) {
    const piece = next.value.subarray(0, remaining);
    remaining -= piece.length;
    yield piece;
    if (remaining === 0) return;
  }
}

function ending(signal: AbortSignal, open: (stop: AbortSignal) => AsyncGenerator<Uint8Array>): Bytes {
  return streamOf(async function* (stop) {
    try {
      yield* open(stop);
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    }
  }, signal);
}

function ended(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

function lengthOf(headers: Headers): number | undefined {
  const value = headers.get("content-length");
  return value === null ? undefined : Number(value);
}

function withBody({ status, headers }: Response, body: Bytes): Response {
  return new Response(body, { status, headers });
}
