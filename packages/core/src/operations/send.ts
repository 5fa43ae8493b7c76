import { InputError, must } from "../errors/input-error.ts";
import type { CallOptions, Client, Operation, RawAnswer, SendContext } from "../types/client.ts";
import { isSafe, parseUrl } from "../wire/base-url.ts";
import { checkOptions, type Kinds } from "../wire/check-options.ts";
import { isRecord } from "../wire/fields.ts";
import { describeFor } from "./request.ts";

/** Options of a raw request. */
export interface RawOptions extends Pick<SendContext, "redirect"> {
  /** URL from an answer in place of the route's, kept letter by letter. Another origin gets no token and no headers of the client. */
  readonly url?: string | undefined;
  /**
   * `"text"` and `"bytes"` are read within the attempt and its retries, up to `maxResponseSize`. Default `"stream"`: the body is unread and
   * the caller's; no timeout or signal ends it, except by `answerChunks`.
   */
  readonly body?: SendContext["body"] | undefined;
}

const rawKinds: Kinds<RawOptions> = {
  url: "text",
  body: '"text" or "bytes" or "stream"',
  redirect: '"refuse" or "answer"',
};

/**
 * Sends an operation and returns the answer itself, with an unread body. Authorization, retries, limits and timeouts are those of any call;
 * an error status is an `ApiError`.
 *
 * @throws (rejects) what `call` does, but for what it makes of the body.
 * @example
 * ```ts
 * import { send } from "@slipway/core/raw";
 * const { response } = await send(client, { route: "GET /v1/things/{id}" }, { id: "a" });
 * ```
 */
export async function send(
  client: Client,
  operation: Operation,
  input: object = {},
  options: CallOptions = {},
  raw: RawOptions = {},
): Promise<RawAnswer> {
  must(isRecord(operation), "operation", "be a record, such as { route }");
  const { route } = operation;
  checkOptions(raw, rawKinds, route);
  const { url, body = "stream", redirect } = raw;
  const target = url === undefined ? undefined : checkUrl(url, client, route);
  const isAway = target !== undefined && target.origin !== new URL(client.baseUrl).origin;
  const described = describeFor(isAway ? { ...client, headers: undefined } : client, operation, input, options);
  const request = url === undefined ? described : { ...described, url: withQuery(url, described.url) };
  return client.send(request, { operation, input, options, body, redirect });
}

function checkUrl(url: string, { allowInsecure }: Client, route: string): URL {
  const target = parseUrl(url);
  const isFine = target && isSafe(target, allowInsecure) && !target.hash;
  if (isFine) return target;
  const problem = "url must be a URL that begins with https://, without credentials and fragment";
  throw new InputError(problem, { route, parameter: "url" });
}

function withQuery(url: string, described: string): string {
  const query = new URL(described).search.slice(1);
  return query ? `${url}${url.includes("?") ? "&" : "?"}${query}` : url;
}
