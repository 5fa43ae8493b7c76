import { type Client, isApiError, isNetworkError, isTimeoutError, NetworkError } from "@slipway/core/call";
import { contentRange } from "@slipway/core/internal";
import { answerChunks, type RawAnswer, send } from "@slipway/core/raw";
import { dropBody } from "../connection/drop-body.ts";
import { contentError, isContentError } from "../errors/content-error.ts";
import { UnsupportedError } from "../errors/unsupported-error.ts";
import { getBlob } from "../generated/descriptors.ts";
import { MAX_URLS } from "../limits.ts";
import { isMissing, missing } from "../missing.ts";
import type { OpenOptions } from "../store.ts";
import {
  type Answer,
  checkStatedDigest,
  checkStatedSize,
  contentPlace,
  expectStatus,
  quoteHeader,
  statedSize,
} from "../trust.ts";
import { UNENCODED } from "./find.ts";
import { MIN_PROGRESS, pause } from "./pause.ts";

/** Limit of resumptions in a row without progress. */
const MAX_FAILURES = 4;

/**
 * Downloads a blob, or a part; `NotFoundError` for none. Where it breaks off, the missing bytes are asked for, and added only if they are
 * those. Of an answer with the whole blob the first bytes are dropped, and where the missing bytes are refused, the whole is asked for.
 * What the registry lacks is read from the `urls` of its descriptor.
 */
export async function* download(
  client: Client,
  { name, digest }: { readonly name: string; readonly digest: string },
  { range, size, urls = [], signal }: OpenOptions,
): AsyncGenerator<Uint8Array, void> {
  const first = range?.first ?? 0;
  const last = range?.last;
  let at = first;
  let total = size;
  let end: number | undefined;
  let failures = 0;
  /** Offset at the last progress that reset `failures`. */
  let reached = first;
  let isRefused = false;
  const others = urls.slice(0, MAX_URLS);
  let url: string | undefined;
  for (;;) {
    const isPart = (range !== undefined || at > 0) && !isRefused;
    // Some registries take no range without its end.
    const until = last ?? (end ?? total ?? 0) - 1;
    try {
      const input = { name, digest, ...(isPart && { range: `bytes=${at}-${until >= at ? until : ""}` }) };
      const options = { signal, headers: UNENCODED };
      const place = url === undefined ? undefined : contentPlace(url, client);
      const sent = await send(client, getBlob, input, options, { url: place });
      const { response } = sent;
      const encoding = quoteHeader(sent, "content-encoding").replace(/^identity$/i, "");
      const unpacked =
        encoding && `: fetch decompressed it by its content-encoding ${encoding}, which storage must not set`;
      // Some servers answer a range with 200 and a `Content-Range`.
      const isAll = response.status === 200 && !response.headers.has("content-range");
      // Before the first byte, the whole blob is too much for a range.
      const isWhole = !isPart || (at > first && isAll);
      ({ end, total } = await judgePiece(client, sent, { digest, isWhole, first: at, last, total }));
      let skip = isWhole ? at : 0;
      for await (const chunk of answerChunks(client, sent, options)) {
        const part = chunk.subarray(skip, isWhole && last !== undefined ? last + 1 - at + skip : undefined);
        skip -= Math.min(skip, chunk.length);
        const next = at + part.length;
        if (end !== undefined && next > end) {
          throw contentError(`the registry sends more than ${end} bytes of ${digest}${unpacked}`, digest, end, next);
        }
        at = next;
        if (at >= reached + MIN_PROGRESS) {
          failures = 0;
          reached = at;
        }
        if (part.length > 0) yield part;
        if (isWhole && last !== undefined && at > last) return;
      }
      if (skip === 0 && (end === undefined || at >= end)) return;
      if (unpacked) throw contentError(`the registry sends ${at} bytes of ${digest}${unpacked}`, digest, end, at);
      throw new NetworkError(`ended after ${at - skip} of ${end ?? `${at} or more`} bytes`, { attempts: 1 });
    } catch (error) {
      const isBroken = isNetworkError(error) || isTimeoutError(error);
      // The connection broke behind the last byte.
      if (isBroken && end !== undefined && at >= end) return;
      const isRefusal = isContentError(error) || (isApiError(error) && error.status !== 429);
      if (at > first && isPart && isRefusal && client.retry !== false) {
        isRefused = true;
        continue;
      }
      // Any failure of a URL leads to the next.
      if (at === first && others.length > 0 && (url !== undefined || isMissing(error))) {
        url = others.shift();
        continue;
      }
      if (client.retry === false || !isBroken || ++failures > MAX_FAILURES) throw missing(error, digest, name);
      await pause(client, failures, undefined, signal);
    }
  }
}

interface Piece {
  /** Just behind the last byte, where known. */
  readonly end: number | undefined;
  readonly total: number | undefined;
}

interface ExpectedPiece {
  readonly digest: string;
  readonly isWhole: boolean;
  readonly first: number;
  readonly last: number | undefined;
  readonly total: number | undefined;
}

/** Checks what an answer says of its bytes, and drops them where that does not fit. */
async function judgePiece(client: Client, answer: RawAnswer, expected: ExpectedPiece): Promise<Piece> {
  const { digest, isWhole, first, last, total } = expected;
  try {
    // A part cannot be verified: the headers about the whole blob have to match.
    checkStatedDigest(answer, digest, "sends");
    if (!isWhole) return readPiece(answer, digest, first, last, total);
    expectStatus(answer, [200], getBlob.route);
    const contentLength = statedSize(answer.response, digest);
    checkStatedSize(contentLength, total, digest);
    const whole = total ?? contentLength;
    return { total: whole, end: last === undefined ? whole : Math.min(last + 1, whole ?? Infinity) };
  } catch (error) {
    await dropBody(answer.response, client.clock);
    throw error;
  }
}

/** Returns the end of a part, `last` at most (RFC 9110, 15.3.7). @throws `UnsupportedError` for a 200: no ranges; `ContentError` for other bytes. */
function readPiece(
  answer: Answer,
  digest: string,
  first: number,
  last: number | undefined,
  total: number | undefined,
): Piece {
  const { status, headers } = answer.response;
  if (status !== 206 && !(status === 200 && headers.has("content-range"))) {
    throw new UnsupportedError(
      `the registry answers ${status} with all of ${digest} where bytes from ${first} on were requested`,
      {},
    );
  }
  const header = headers.get("content-range");
  const received = header === null ? "no range" : `"${quoteHeader(answer, "content-range")}"`;
  const part = contentRange(header);
  const whole = part?.total ?? total;
  const maxEnd = Math.min((last ?? Infinity) + 1, whole ?? Infinity);
  if (part?.first === first && part.end <= maxEnd && (total === undefined || whole === total)) {
    return { end: Math.min(maxEnd, whole ?? part.end), total: whole };
  }
  const expected = `bytes ${first}-${last ?? ""}/${total ?? "*"}`;
  throw contentError(
    `the registry sends ${received} of ${digest} where ${expected} was asked`,
    digest,
    expected,
    received,
  );
}
