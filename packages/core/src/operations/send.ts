import { InputError } from "../errors/input-error.ts";
import type { CallOptions, Client, SendContext, Sent } from "../types/client.ts";
import type { Operation } from "../types/operation.ts";
import { isSafe, parseUrl } from "../wire/base-url.ts";
import { describeFor } from "./request.ts";

/** How an operation is sent by who wants its answer as it came. */
export interface RawOptions extends Pick<SendContext, "redirect"> {
  /**
   * Where it is sent instead: a URL that an answer named. It is kept letter by letter, because it may be signed, and the query of
   * the operation is added. The token goes along to the API's own origin only; the client's headers and the body go wherever this
   * leads.
   */
  readonly url?: string | undefined;
  /** True: the answer's text is read within the attempt and its retries. Default false: its body is handed over unread. */
  readonly text?: boolean | undefined;
}

/**
 * Sends an operation and gives the answer itself: status, headers, and a body that nobody has read. Auth, retries, limits and clocks
 * are those of any call; an error status is an `ApiError`.
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
  { url, text = false, redirect }: RawOptions = {},
): Promise<Sent> {
  const described = describeFor(client, operation, input, options);
  const { route } = operation;
  const request = url === undefined ? described : { ...described, url: directed(url, described.url, client, route) };
  return client.send(request, { operation, options, text, redirect });
}

/** Another URL, with the query that the operation has. */
function directed(url: string, described: string, { allowInsecure }: Client, route: string): string {
  const target = parseUrl(url);
  if (!target || !isSafe(target, allowInsecure)) {
    throw new InputError("url must be a URL that begins with https://", { route, parameter: "url" });
  }
  const query = new URL(described).search.slice(1);
  return query ? `${url}${target.search ? "&" : "?"}${query}` : url;
}
