import ky, { isNetworkError } from "ky";
import { InputError, isFunction, must } from "../errors/input-error.ts";
import { checkedHeaders } from "../transport/attempt-request.ts";
import type { Attempt, AttemptAnswer, AttemptRequest } from "../transport/call-state.ts";
import { nextHop } from "../transport/follow-redirects.ts";
import type { Around, Loop } from "../transport/send-with-retries.ts";

/** The parts of a ky 2 instance that are used here; importing ky's types would add them to every client's. */
export interface KyInstance {
  (url: string, options?: never): Promise<Response>;
  extend(options: never): unknown;
}

interface KyFunction {
  (url: string, options: object): Promise<Response | undefined>;
  extend(read: (defaults: Readonly<Record<string, unknown>>) => object): unknown;
}

/** Defaults that an instance may set. Others would be ignored, or contradict the client's options. */
const ALLOWED = ["hooks", "headers", "searchParams", "context"];

/** Runs attempts by ky or the user's instance, whose hooks may change requests. ky gets no body, so that no stream is read twice. */
export function kyLoop(custom?: KyInstance): Loop {
  if (custom !== undefined) checkInstance(custom);
  // ky's types have no shape for an instance of which only the call and `extend` are used.
  const instance = (custom ?? ky) as unknown as KyFunction;
  return async ({ call, next, again }) => {
    // Without hooks ky is there to repeat: its options, request and clone for a first attempt cost more than the rest of the call.
    if (!custom) {
      try {
        return await next();
      } catch (error) {
        if (!(await again())) throw error;
      }
    }
    const { url, method, headers } = call.request;
    let failed: { readonly error: unknown } | undefined;
    let last: { readonly answered: AttemptAnswer; readonly response: Response } | undefined;
    let repetitions = 0;
    const send = async (kyRequest: Request): Promise<Response> => {
      failed = undefined;
      // After an answer only a hook's `ky.retry()` leads here, and ky would repeat without end.
      if (last && ++repetitions > 1) {
        const message = "was answered, and a hook of ky asked for a second repetition by ky.retry()";
        throw new InputError(message, { route: call.request.route, parameter: "ky", sideEffect: "certain" });
      }
      last = undefined;
      const around: Around = (request, attempt, send) => send(requestFromHooks(kyRequest, request, attempt));
      try {
        const answered = await next(custom && around);
        last = { answered, response: responseForHooks(answered) };
        return last.response;
      } catch (error) {
        failed = { error };
        throw error;
      }
    };
    const retry = {
      limit: Number.MAX_SAFE_INTEGER,
      methods: [method.toLowerCase()],
      // `again` also waits: ky's own delay uses only the machine's clock, and sees no error.
      shouldRetry: again,
      delay: () => 0,
    };
    try {
      const response = await instance(url, {
        method,
        headers: checkedHeaders(headers, { route: call.request.route }),
        fetch: send,
        timeout: false,
        throwHttpErrors: false,
        retry,
      });
      // ky returns nothing when a hook stops its loop.
      if (!response)
        throw failed ? failed.error : new InputError("was stopped by a hook of ky", { route: call.request.route });
      // A hook's own response is judged like an attempt's.
      return response === last?.response ? last.answered : await next(async () => ({ response }));
    } catch (error) {
      // ky wraps network errors in its own class.
      throw failed && isNetworkError(error) && error.cause === failed.error ? failed.error : error;
    }
  };
}

function responseForHooks({ response, bytes }: AttemptAnswer): Response {
  if (!bytes) return response;
  const { status, statusText, headers } = response;
  // The runtime's types allow shared memory in a body; these bytes are unshared.
  return new Response(bytes.length ? (bytes as BodyInit) : null, { status, statusText, headers });
}

/** Applies a hook's changes to the request of an attempt. Another origin gets only the headers of a redirect. */
function requestFromHooks(kyRequest: Request, request: AttemptRequest, { call, facts }: Attempt): AttemptRequest {
  const headers = Object.fromEntries(kyRequest.headers);
  if (kyRequest.method !== request.method || kyRequest.body) {
    const message = "got another method or body from a hook of ky, which cannot change them";
    throw new InputError(message, { ...facts, parameter: "ky" });
  }
  // An unchanged URL is kept letter by letter, because it may be signed.
  if (kyRequest.url === new URL(request.url).href) return { ...request, headers };
  if (new URL(kyRequest.url).origin === new URL(request.url).origin) return { ...request, url: kyRequest.url, headers };
  const hop = nextHop({ ...request, headers, followed: 0 }, kyRequest.url, call.client.allowInsecure);
  if (hop) return { ...request, url: hop.url, headers: hop.headers };
  throw new InputError("was redirected by a hook of ky: another origin needs https: and a GET or a HEAD", {
    ...facts,
    parameter: "ky",
  });
}

function checkInstance(own: KyInstance): void {
  must(isFunction(own) && isFunction(own.extend), "ky", "be an instance of ky 2, such as ky.extend({ hooks })");
  // `extend` is the only way to read an instance's defaults, and its type has no such parameter.
  (own as unknown as KyFunction).extend((defaults) => {
    for (const [name, value] of Object.entries(defaults)) {
      const isAllowed = ALLOWED.includes(name) || value === undefined;
      must(isAllowed, `ky.${name}`, `be left out: an instance brings ${ALLOWED.join(", ")}; all else is the client's`);
    }
    // Any value can be asked for its members, once it is an object.
    const { init } = Object(defaults.hooks) as { readonly init?: readonly unknown[] };
    must(!init?.length, "ky.hooks.init", "be left out: it sets options, which are the client's");
    return {};
  });
}
