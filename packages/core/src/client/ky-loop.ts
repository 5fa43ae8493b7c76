import ky, { isNetworkError } from "ky";
import { InputError } from "../errors/input-error.ts";
import { isFunction, must } from "../errors/must.ts";
import { checkedHeaders } from "../transport/attempt-request.ts";
import type { Attempt, AttemptAnswer, AttemptRequest } from "../transport/call-state.ts";
import { nextHop } from "../transport/follow-redirects.ts";
import type { Around, Loop } from "../transport/send-with-retries.ts";

/** An instance of ky 2, as far as it is used here: its own types would come along with every client's. */
export interface KyInstance {
  (url: string, options?: never): Promise<Response>;
  extend(options: never): unknown;
}

interface KyFunction {
  (url: string, options: KyOptions): Promise<Response | undefined>;
  extend(read: (defaults: Readonly<Record<string, unknown>>) => object): unknown;
}

interface KyOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly timeout: false;
  readonly throwHttpErrors: false;
  readonly retry: {
    readonly limit: number;
    readonly methods: string[];
    readonly shouldRetry: () => Promise<boolean>;
    readonly delay: () => number;
  };
}

/** What an instance may bring. All else it has would be lost, or contradict what the client says. */
const ALLOWED = ["hooks", "headers", "searchParams", "context"];

/**
 * The loop of attempts of a client over ky, or over the user's own instance, whose hooks may change requests; what it must not bring is an
 * `InputError`. ky gets no body: each attempt makes its own, so that no stream is read twice.
 */
export function kyLoop(custom?: KyInstance): Loop {
  if (custom !== undefined) checkInstance(custom);
  // As said above; ky's own types know no instance that is only called.
  const instance = (custom ?? ky) as unknown as KyFunction;
  return async ({ call, next, again }) => {
    const { url, method, headers } = call.request;
    let failed: { readonly error: unknown } | undefined;
    let last: { readonly answered: AttemptAnswer; readonly response: Response } | undefined;
    let repetitions = 0;
    const send = async (kyRequest: Request): Promise<Response> => {
      failed = undefined;
      // After an answer nothing but `ky.retry()` of a hook leads here, and ky would follow it for ever.
      if (last && ++repetitions > 1) {
        const message = "was answered, and a hook of ky asked for a second repetition by ky.retry()";
        throw new InputError(message, { route: call.request.route, parameter: "ky", sideEffect: "certain" });
      }
      last = undefined;
      const around: Around = (request, attempt, send) => send(requestFromHooks(kyRequest, request, attempt));
      try {
        const answered = await next(custom && around);
        last = { answered, response: custom ? responseForHooks(answered) : answered.response };
        return last.response;
      } catch (error) {
        failed = { error };
        throw error;
      }
    };
    // Without hooks nobody looks at what ky holds.
    const requestOptions = custom && { method, headers: checkedHeaders(headers, { route: call.request.route }) };
    const retry = {
      limit: Number.MAX_SAFE_INTEGER,
      methods: [requestOptions ? method.toLowerCase() : "get"],
      // It waits as well: ky's own wait runs by no other clock than the machine's, and sees no error.
      shouldRetry: again,
      delay: () => 0,
    };
    try {
      const response = await instance(url, {
        ...requestOptions,
        fetch: send,
        timeout: false,
        throwHttpErrors: false,
        retry,
      });
      // A hook that stops the loop gives nothing.
      if (!response)
        throw failed ? failed.error : new InputError("was stopped by a hook of ky", { route: call.request.route });
      // What did not come from an attempt is judged like what did.
      return response === last?.response ? last.answered : await next(async () => ({ response }));
    } catch (error) {
      // What ky takes for an error of the network it packs into one of its own.
      throw failed && isNetworkError(error) && error.cause === failed.error ? failed.error : error;
    }
  };
}

function responseForHooks({ response, bytes }: AttemptAnswer): Response {
  if (!bytes) return response;
  const { status, statusText, headers } = response;
  // A body may be shared memory in the types of the runtime; this one is not.
  return new Response(bytes.length ? (bytes as BodyInit) : null, { status, statusText, headers });
}

/** What an attempt sends by what hooks made of ky's request: another origin gets what a redirect to it would. */
function requestFromHooks(kyRequest: Request, request: AttemptRequest, { call, facts }: Attempt): AttemptRequest {
  const headers = Object.fromEntries(kyRequest.headers);
  if (kyRequest.method !== request.method || kyRequest.body) {
    const message = "was given another method, or a body, by a hook of ky: both are the call's";
    throw new InputError(message, { ...facts, parameter: "ky" });
  }
  // A URL is kept letter by letter where no hook changed it: it may be signed.
  if (kyRequest.url === new URL(request.url).href) return { ...request, headers };
  if (new URL(kyRequest.url).origin === new URL(request.url).origin) return { ...request, url: kyRequest.url, headers };
  const hop = nextHop({ ...request, headers, followed: 0 }, kyRequest.url, call.client.allowInsecure);
  if (hop) return { ...request, url: hop.url, headers: hop.headers };
  throw new InputError(
    "was led by a hook of ky to where it does not go: another origin, by https:, for a GET or a HEAD",
    {
      ...facts,
      parameter: "ky",
    },
  );
}

function checkInstance(instance: KyInstance): void {
  must(
    isFunction(instance) && isFunction(instance.extend),
    "ky",
    "be an instance of ky 2, such as ky.extend({ hooks })",
  );
  // As above. It gives what an instance has in no other way.
  (instance as unknown as KyFunction).extend((defaults) => {
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
