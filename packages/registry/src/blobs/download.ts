import { type Client, isApiError, isNetworkError, isTimeoutError, NetworkError } from "@slipway/core/call";
import { contentRange } from "@slipway/core/internal";
import { answerChunks, send } from "@slipway/core/raw";
import { dropBody } from "../connection/drop-body.ts";
import { contentError } from "../errors/content-error.ts";
import { UnsupportedError } from "../errors/unsupported-error.ts";
import { getBlob } from "../generated/descriptors.ts";
import { missing } from "../missing.ts";
import type { OpenOptions } from "../store.ts";
import { type Answer, checkStatedDigest, checkStatedSize, expectStatus, shownHeader, statedSize } from "../trust.ts";
import { FURTHER, pause } from "./pause.ts";

/** How often a download is taken up again without getting further. */
const MOST_FAILURES = 4;

/** Offsets are those of the blob itself, not of a compressed form of it. */
const AS_IT_IS = { "accept-encoding": "identity" };

/** Downloads a blob, or a part. Where it breaks off, the missing bytes are asked for, and added only if they are those; `NotFoundError` for none. */
export async function* download(
  client: Client,
  { name, digest }: { readonly name: string; readonly digest: string },
  { range, size, signal }: OpenOptions,
): AsyncGenerator<Uint8Array, void> {
  const first = range?.first ?? 0;
  const last = range?.last;
  let at = first;
  let total = size;
  let end: number | undefined;
  let failures = 0;
  /** Where it had got to when that was last far enough. */
  let reached = first;
  let broken: unknown;
  for (;;) {
    try {
      const isPart = range !== undefined || at > 0;
      const input = { name, digest, ...(isPart && { range: `bytes=${at}-${last ?? ""}` }) };
      const options = { signal, headers: AS_IT_IS };
      const sent = await send(client, getBlob, input, options);
      const { response } = sent;
      try {
        // Part of a blob cannot be verified: what is said of the whole has to fit.
        checkStatedDigest(sent, digest, "sends");
        if (isPart) ({ end, total } = readPiece(sent, digest, at, last, total));
        else {
          expectStatus(sent, [200], getBlob.route);
          const stated = statedSize(response, digest);
          checkStatedSize(stated, size, digest);
          end = stated ?? size;
        }
      } catch (error) {
        await dropBody(response, client.clock);
        throw error;
      }
      total ??= end;
      for await (const part of answerChunks(client, sent, options)) {
        at += part.length;
        if (end !== undefined && at > end) {
          throw contentError(`the registry sends more than ${end} bytes of ${digest}`, digest, end, at);
        }
        if (at >= reached + FURTHER) {
          failures = 0;
          reached = at;
        }
        yield part;
      }
      if (end === undefined || at >= end) return;
      throw new NetworkError(`ended after ${at} of ${end} bytes`, { attempts: 1 });
    } catch (error) {
      // It broke off behind the last byte.
      if (isApiError(error) && error.status === 416 && broken && at >= (total ?? at)) return;
      if (error instanceof UnsupportedError && broken) throw broken;
      if (client.retry === false || !(isNetworkError(error) || isTimeoutError(error)) || ++failures > MOST_FAILURES) {
        throw missing(error, digest, name);
      }
      broken = error;
      await pause(client, failures, undefined, signal);
    }
  }
}

interface Piece {
  /** Just behind the last byte; undefined where nobody says. */
  readonly end: number | undefined;
  readonly total: number | undefined;
}

/** Where the bytes of a part belong, up to `last` or the end (RFC 9110, 15.3.7); `UnsupportedError` for a 200: no ranges; `ContentError` for others. */
function readPiece(
  answer: Answer,
  digest: string,
  first: number,
  last: number | undefined,
  total: number | undefined,
): Piece {
  const { status, headers } = answer.response;
  if (status !== 206) {
    throw new UnsupportedError(
      `the registry answers ${status} with all of ${digest} where bytes from ${first} on were asked`,
      {},
    );
  }
  const stated = headers.get("content-range");
  const shown = stated === null ? "no range" : `"${shownHeader(answer, "content-range")}"`;
  const part = contentRange(stated);
  const whole = part?.total ?? total;
  const most = Math.min((last ?? Infinity) + 1, whole ?? Infinity);
  if (part?.first === first && part.end <= most && (total === undefined || whole === total)) {
    return { end: Math.min(most, whole ?? part.end), total: whole };
  }
  const expected = `bytes ${first}-${last ?? ""}/${total ?? "*"}`;
  throw contentError(`the registry sends ${shown} of ${digest} where ${expected} was asked`, digest, expected, shown);
}
