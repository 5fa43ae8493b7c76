import { isApiError } from "../errors/api-error.ts";
import { NetworkError } from "../errors/network-error.ts";
import { isTransientError } from "../errors/transient-error.ts";
import { eachAsItIs, frames } from "../streams/frames.ts";
import { boundsOf } from "../transport/bounds.ts";
import { abortWith, ticks } from "../transport/clock.ts";
import type { CallOptions, Client, RawAnswer } from "../types/client.ts";
import { type ContentRange, contentRange } from "../wire/content-range.ts";

/** Progress in bytes that resets the count of tries: an API that gives single bytes would be asked for ever. */
const MIN_PROGRESS = 1024;

export type Ask = (headers: Readonly<Record<string, string>>, signal: AbortSignal) => PromiseLike<RawAnswer>;

/**
 * Reads a download. Where it breaks off or falls silent, the missing range is requested, and added only if it is that range. The answer
 * must allow it: `accept-ranges: bytes` or a 206, and a strong `etag` or a `last-modified`. Tries without progress are bounded like
 * attempts, each with its own retries, within the total timeout; `retry: false` turns resuming off.
 */
export function download(
  client: Client,
  options: CallOptions,
  first: RawAnswer,
  ask: Ask | undefined,
  stop: AbortSignal,
): AsyncGenerator<Uint8Array, void> {
  const { clock } = client;
  const whole = wholeOf(first.response);
  const bounds = boundsOf(client, options, false, false);
  let answer = first;
  /** Next byte, and the end of the content; `Infinity` where that is unknown. */
  let { at, end } = whole;
  let until = end;
  let skip = 0;
  let tries = 0;
  // Opened now, so that a body that is never read is freed, too.
  let bytes = frames(client, options, answer, eachAsItIs, stop);

  const isComplete = (): boolean => !skip && (at >= end || end === Infinity);
  async function* run(): AsyncGenerator<Uint8Array, void> {
    let reached = at;
    let reachedAt = ticks(clock);
    for (;;) {
      try {
        for await (const chunk of bytes) {
          const fresh = chunk.subarray(Math.min(skip, chunk.length));
          skip -= chunk.length - fresh.length;
          if (answer !== first && at + fresh.length > until) throw cut("is longer than stated");
          at += fresh.length;
          if (at >= reached + MIN_PROGRESS) {
            [reached, reachedAt, tries] = [at, ticks(clock), 0];
          }
          if (fresh.length) yield fresh;
        }
        if (isComplete()) return;
        throw cut(`broke off after ${at}${end < Infinity ? ` of ${end}` : ""} bytes`);
      } catch (error) {
        if (!ask || !whole.tag || !isTransientError(error)) throw error;
        if (at === end) return;
        answer = await resume(ask, whole.tag, error, reachedAt);
        bytes = frames(client, options, answer, eachAsItIs, stop);
      }
    }
  }

  const cut = (problem: string): NetworkError => new NetworkError(problem, answer.facts);

  async function resume(ask: Ask, tag: string, broken: unknown, since: number): Promise<RawAnswer> {
    const over = new AbortController();
    const ends = [options.signal, stop].map((signal) => abortWith(over, signal));
    const last = whole.isPart ? end - 1 : "";
    try {
      for (;;) {
        if (++tries >= bounds.attempts || ticks(clock) - since > bounds.wait) throw broken;
        // The first try comes without a wait, because most connections break only once.
        const wait = tries > 1 ? Math.random() * Math.min(bounds.cap, bounds.base * 2 ** (tries - 1)) : 0;
        if (wait) await clock.sleep(wait, over.signal);
        try {
          const next = await ask({ range: `bytes=${at}-${last}`, "if-range": tag }, over.signal);
          const range = matchRange(next.response, whole, at, end);
          if (range) {
            ({ skip, end, until } = range);
            return next;
          }
          next.response.body?.cancel().catch(() => {});
          throw broken;
        } catch (error) {
          if (!isTransientError(error) || error === broken) throw isApiError(error) ? broken : error;
        }
      }
    } finally {
      for (const end of ends) end();
    }
  }

  return run();
}

interface Whole {
  /** Begin and end of the content; `Infinity` where the end is unknown. */
  readonly at: number;
  readonly end: number;
  readonly total: number | undefined;
  readonly isPart: boolean;
  /** Validator of the content; undefined where the download cannot be resumed. */
  readonly tag: string | undefined;
}

function wholeOf({ status, headers, body }: Response): Whole {
  const part = status === 206 ? contentRange(headers.get("content-range")) : undefined;
  const length = headers.get("content-length") ?? "";
  // An answer without a body states the length of another one's.
  const size = body ? (/^\d+$/.test(length) ? Number(length) : undefined) : 0;
  const { first: at, end, total }: ContentRange = part ?? { first: 0, end: size ?? Infinity, total: size };
  const isRanged = part !== undefined || (status === 200 && /\bbytes\b/i.test(headers.get("accept-ranges") ?? ""));
  return { at, end, total, isPart: part !== undefined, tag: isRanged ? tagOf(headers) : undefined };
}

/** Validator for `If-Range` (RFC 9110, section 13.1.5): a strong tag, or a date older than the answer. */
function tagOf(headers: Headers): string | undefined {
  const tag = headers.get("etag");
  if (tag !== null) return /^"[^"]*"$/.test(tag) ? tag : undefined;
  const changed = headers.get("last-modified");
  const isOlder = Date.parse(changed ?? "") + 1000 <= Date.parse(headers.get("date") ?? "");
  return isOlder ? (changed ?? undefined) : undefined;
}

/** Position of an answer to a range request, and the bytes to skip; undefined for another content, because some servers ignore `If-Range`. */
function matchRange({ status, headers }: Response, { tag, total, isPart }: Whole, at: number, end: number) {
  const isPacked = !/^(identity)?$/i.test(headers.get("content-encoding") ?? "");
  if (isPacked || (headers.get("etag") ?? headers.get("last-modified")) !== tag) return undefined;
  // An API may ignore the range and send everything again; equal tags mean equal bytes.
  if (status === 200 && !isPart && tag?.startsWith('"')) return { skip: at, end, until: end };
  const part = status === 206 ? contentRange(headers.get("content-range")) : undefined;
  if (part?.first !== at || (total ?? part.total) !== part.total) return undefined;
  const last = Math.min(end, part.total ?? end);
  return last < Infinity && part.end <= last ? { skip: 0, end: last, until: part.end } : undefined;
}
