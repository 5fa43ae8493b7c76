import {
  type CallOptions,
  type Client,
  isApiError,
  isNetworkError,
  isTimeoutError,
  NetworkError,
} from "@slipway/core/call";
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
import { Failures } from "./failures.ts";
import { UNENCODED } from "./find.ts";

/** A download over several answers. */
interface Download {
  readonly client: Client;
  readonly name: string;
  readonly digest: string;
  readonly range: OpenOptions["range"];
  readonly options: Pick<CallOptions, "signal" | "headers">;
  /** Addresses that are left to try. */
  readonly urls: string[];
  readonly first: number;
  readonly failures: Failures;
  url?: string | undefined;
  /** Offset of the first byte that is missing. */
  at: number;
  piece: Piece;
  /** The last request was for a part of the blob. */
  isPart: boolean;
  /** A registry refused a part: the whole blob is requested from now on. */
  isRefused: boolean;
}

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
  const state: Download = {
    client,
    name,
    digest,
    range,
    first,
    at: first,
    isPart: false,
    isRefused: false,
    options: { signal, headers: UNENCODED },
    urls: urls.slice(0, MAX_URLS),
    failures: new Failures(first),
    piece: { end: undefined, total: size },
  };
  for (let isDone = false; !isDone; ) {
    try {
      isDone = yield* readAnswer(state);
    } catch (error) {
      isDone = await recover(state, error);
    }
  }
}

async function requestRest(state: Download): Promise<{ readonly answer: RawAnswer; readonly isWhole: boolean }> {
  const { client, name, digest, range, options, at, piece, url } = state;
  state.isPart = (range !== undefined || at > 0) && !state.isRefused;
  // Some registries take no range without its end.
  const until = range?.last ?? (piece.end ?? piece.total ?? 0) - 1;
  const input = { name, digest, ...(state.isPart && { range: `bytes=${at}-${until >= at ? until : ""}` }) };
  const place = url === undefined ? undefined : contentPlace(url, client);
  const answer = await send(client, getBlob, input, options, { url: place });
  // Before the first byte, the whole blob is too much for a range.
  return { answer, isWhole: !state.isPart || (at > state.first && !isRange(answer)) };
}

/** Yields the missing bytes of an answer; true where they are all. */
async function* readAnswer(state: Download): AsyncGenerator<Uint8Array, boolean> {
  const { client, digest, range, options, piece, failures } = state;
  const { answer, isWhole } = await requestRest(state);
  const encoding = quoteHeader(answer, "content-encoding").replace(/^identity$/i, "");
  const unpacked =
    encoding && `: fetch decompressed it by its content-encoding ${encoding}, which storage must not set`;
  const expected = { digest, isWhole, first: state.at, last: range?.last, total: piece.total };
  state.piece = await judgePiece(client, answer, expected);
  const { end = Infinity } = state.piece;
  const stop = isWhole ? (range?.last ?? Infinity) + 1 : Infinity;
  let skip = isWhole ? state.at : 0;
  for await (const chunk of answerChunks(client, answer, options)) {
    const part = chunk.subarray(skip, stop - state.at + skip);
    skip -= Math.min(skip, chunk.length);
    const next = state.at + part.length;
    if (next > end) {
      throw contentError(`the registry sends more than ${end} bytes of ${digest}${unpacked}`, digest, end, next);
    }
    state.at = next;
    failures.advance(next);
    if (part.length > 0) yield part;
    if (next >= stop) return true;
  }
  const { at } = state;
  if (skip === 0 && (end === Infinity || at >= end)) return true;
  if (unpacked) throw contentError(`the registry sends ${at} bytes of ${digest}${unpacked}`, digest, end, at);
  const whole = end === Infinity ? `${at} or more` : end;
  throw new NetworkError(`ended after ${at - skip} of ${whole} bytes`, { attempts: 1 });
}

/** Prepares the next request after an error; true where nothing is missing. @throws the error where no request would help. */
async function recover(state: Download, error: unknown): Promise<boolean> {
  const { client, name, digest, first, at, piece, urls, options } = state;
  const isBroken = isNetworkError(error) || isTimeoutError(error);
  // The connection broke behind the last byte.
  if (isBroken && at >= (piece.end ?? Infinity)) return true;
  if (at > first && state.isPart && isRefusal(error) && client.retry !== false) state.isRefused = true;
  // Any failure of a URL leads to the next.
  else if (at === first && urls.length > 0 && (state.url !== undefined || isMissing(error))) state.url = urls.shift();
  else if (client.retry === false || !isBroken) throw missing(error, digest, name);
  else await state.failures.pause(error, client, options.signal);
  return false;
}

function isRefusal(error: unknown): boolean {
  return isContentError(error) || (isApiError(error) && error.status !== 429);
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

/** Tells whether an answer is a range. Some servers answer one with 200 and a `Content-Range`. */
function isRange({ response: { status, headers } }: Answer): boolean {
  return status === 206 || (status === 200 && headers.has("content-range"));
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
  if (!isRange(answer)) {
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
