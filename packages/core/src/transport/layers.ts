import type { ClientOptions, Clock } from "../client.ts";
import { InputError } from "../errors/input-error.ts";
import { NetworkError } from "../errors/network-error.ts";
import type { ErrorFields, SideEffect } from "../errors/slipway-error.ts";
import type { AttemptContext } from "../middleware-types.ts";
import { at } from "../path.ts";
import type { TokenSource } from "./token.ts";

/** What all requests of a client share. */
export interface Shared extends ClientOptions {
  readonly clock: Clock;
  readonly tokens: TokenSource;
  /** Retries that are left. */
  readonly budget: { retries: number };
  /** The only origin that the token goes to. */
  readonly origin: string;
}

/** What is known of an attempt, also when it fails. */
export interface Trace {
  effect: SideEffect;
  token?: string | undefined;
}

/** What runtimes call a connection that never came about. */
const UNSENT = /REFUSED|NOTFOUND|AI_AGAIN|UNREACH|CONNECT_TIMEOUT|FailedToOpenSocket/i;

/**
 * The layers of one attempt, from the outside in: the middleware in the order of the options, the token, `fetch`.
 *
 * @param fields what an error says about the call, with its cause
 */
export function layers(
  { token, middleware = [], fetch: own, tokens, origin }: Shared,
  context: AttemptContext,
  trace: Trace,
  fields: (cause?: unknown) => ErrorFields,
): (request: Request) => Promise<Response> {
  const innermost = async (request: Request): Promise<Response> => {
    // A copy: middleware that holds the request never sees the token.
    const headers = new Headers(request.headers);
    if (new URL(request.url).origin === origin && token !== null && !headers.has("authorization")) {
      trace.token = await tokens.get();
      if (trace.token) headers.set("authorization", `Bearer ${trace.token}`);
      else if (!context.operation.public) {
        throw new InputError("there is no token: set SLIPWAY_TOKEN, or the option token", {
          ...fields(),
          parameter: "token",
        });
      }
    }
    const ready = new Request(request, { headers });
    trace.effect = "possible";
    try {
      return await (own ?? fetch)(ready);
    } catch (cause) {
      const code = at(cause, "cause.code") ?? at(cause, "code");
      if (UNSENT.test(String(code))) trace.effect = "none";
      throw new NetworkError(`there was no answer${code ? ` (${code})` : ""}`, fields(tokens.harmless(cause)));
    }
  };
  return middleware.reduceRight<(request: Request) => Promise<Response>>(
    (next, layer) => (request) => layer(request, next, context),
    innermost,
  );
}
