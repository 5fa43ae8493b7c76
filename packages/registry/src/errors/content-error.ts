import { type ErrorFields, SlipwayError } from "@slipway/core/call";
import { isNamed } from "./named.ts";

/** Fields of a `ContentError`. */
export interface ContentErrorFields extends ErrorFields {
  /** The digest, tag or file of the content. */
  readonly content?: string | undefined;
  readonly expected?: string | number | undefined;
  readonly received?: string | number | undefined;
}

/** Content is not what it should be: another digest, another size, too large, or no manifest. */
export class ContentError extends SlipwayError<ContentErrorFields> {
  override readonly name = "ContentError";
  /** The digest, tag or file of the content. */
  declare readonly content: string | undefined;
  /** The digest, or the size in bytes, that it should have. */
  declare readonly expected: string | number | undefined;
  declare readonly received: string | number | undefined;
}

/** Tells whether a caught value is a `ContentError`. */
export function isContentError(error: unknown): error is ContentError {
  return isNamed(error, "ContentError");
}

export function contentError(
  message: string,
  content: string,
  expected?: string | number,
  received?: string | number,
): ContentError {
  return new ContentError(message, { content, expected, received });
}
