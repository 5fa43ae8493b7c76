import { contentRange } from "@slipway/core/internal";
import { contentError } from "../errors/content-error.ts";
import { UnsupportedError } from "../errors/unsupported-error.ts";
import { type Answer, shownHeader } from "../trust.ts";

/** Where the bytes of an answer belong. */
export interface Piece {
  /** Just behind the last byte; undefined where nobody says. */
  readonly end: number | undefined;
  /** The size of the whole; undefined where nobody says. */
  readonly total: number | undefined;
}

/**
 * Reads where the bytes of an answer belong that was asked for as a part, up to `last` or the end; spliced only if they are it (RFC 9110,
 * 15.3.7).
 *
 * @throws `UnsupportedError` for a 200: the registry has no ranges; `ContentError` for another range.
 */
export function readPiece(
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
