import type { CallFacts } from "../errors/slipway-error.ts";
import type { Authorization } from "./authorization.ts";
import type { Operation } from "./operation.ts";

/** The version of the agreement between a client and the operations that are called with it. */
export const PROTOCOL = 1;

/** What operations are called with, made by `createClient`. It is structural: anything with these members is a client. */
export interface Client extends DescribeContext {
  /** Version of this interface. An operation that was built for another one refuses the client. */
  readonly protocol: number;
  /** Judges answers by the contract's schemas, when validation is on. */
  readonly validation?: Validator | undefined;
  /** The clock that waits are measured by. */
  readonly clock: Clock;
  readonly timeout?: Timeouts | undefined;
  readonly retry?: RetryOptions | false | undefined;
  /** The bound that applies where a call names none. */
  readonly maxResponseSize?: number | undefined;
  /** Whether `http:` to another machine is allowed. */
  readonly allowInsecure?: boolean | undefined;
  /**
   * Sends a described request, with retries; the answer is 2xx, a 304 to a condition, or a 404 to a HEAD.
   *
   * @throws an `ApiError` for any other status; `NetworkError`, `TimeoutError`, `AbortedError`, `InputError`.
   */
  send(request: RequestDescription, context: SendContext): Promise<RawAnswer>;
}

/** What describing a request takes from the client. */
export interface DescribeContext {
  /** Base URL without a trailing slash. It is read late, because it may come from the environment. */
  readonly baseUrl: string;
  /** Team ID (`team_…`) or slug that calls are scoped to. */
  readonly team?: string | undefined;
  /** Route → version that replaces the one in its path. */
  readonly versions?: Readonly<Record<string, number>> | undefined;
  /** Headers of every request. A function, so that who prints a client does not print them. */
  readonly headers?: (() => Readonly<Record<string, string>> | undefined) | undefined;
}

/** A request as data: what goes over the wire, except for the token. */
export interface RequestDescription {
  readonly route: string;
  readonly method: string;
  readonly url: string;
  /** Names are lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: BodySource | undefined;
}

/** Bytes that can be sent. Only a function or a value in memory can be sent twice. */
export type BodySource = Uint8Array | Blob | string | ReadableStream<Uint8Array> | (() => ReadableStream<Uint8Array>);

/** What sending needs to know besides the request. */
export interface SendContext {
  readonly operation: Operation;
  /** What the operation was called with: errors do not show what the contract marks in it. */
  readonly input?: object | undefined;
  readonly options: CallOptions;
  /** How the answer's body is handed over: read within the attempt and its retries, as text or bytes, or unread. */
  readonly body: "text" | "bytes" | "stream";
  /**
   * `"refuse"`: every redirect is a `RedirectError`. `"answer"`: it is the answer, where the runtime shows it; those of streams and Blobs
   * stay errors. Default: those of GET and HEAD are followed, as far as that is safe, and all others are errors.
   */
  readonly redirect?: "refuse" | "answer" | undefined;
}

/** An answer. */
export interface RawAnswer {
  readonly response: Response;
  /** Where it came from: what it names is relative to that. Redirects may have led elsewhere. */
  readonly url: string;
  /** The body, where the context asked for text, or for bytes. */
  readonly text?: string | undefined;
  readonly bytes?: Uint8Array | undefined;
  /** What errors about the answer carry. */
  readonly facts: CallFacts;
  /** Takes the token and other credentials of the call out of a text that is to be shown, and then cuts it to `most` characters. */
  redact(text: string, most?: number): string;
}

/** What one call can say differently from its client. */
export interface CallOptions {
  /** Ends the call, or the stream, with an `AbortedError`. */
  readonly signal?: AbortSignal | undefined;
  /** Team ID or slug of this call, whatever the operation; `null` for none. */
  readonly team?: string | null | undefined;
  /** Version that replaces the one in the operation's path. */
  readonly version?: number | undefined;
  /** Headers that are added. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly timeout?: Timeouts | undefined;
  /** `false`: the request is sent once. */
  readonly retry?: RetryOptions | false | undefined;
  /** Bytes that are read of an answer at most, unpacked; of a stream, of one record. A longer one is a `DecodeError`. */
  readonly maxResponseSize?: number | undefined;
  /** Around each attempt, inside the client's own: what `chain()` of `@slipway/core/middleware` returns. */
  readonly middleware?: MiddlewareLayer | readonly MiddlewareLayer[] | undefined;
  /** Sends this call, instead of the client's. */
  readonly fetch?: FetchFunction | undefined;
  /** Says otherwise than the client's validation, which has to be there. */
  readonly validation?: ValidationMode | undefined;
}

/** What `createClient({ middleware })` takes: `chain()` of `@slipway/core/middleware` makes one. */
export interface MiddlewareLayer {
  /** Core calls it with an attempt and a request of its own kind. */
  around(attempt: never, request: never, next: never): Promise<{ readonly response: Response }>;
}

/** The three clocks, in milliseconds. `Infinity` turns one off; what is undefined is the client's, then the default. */
export interface Timeouts {
  /** One attempt, until its answer is read, or until its headers are there where the body is handed over. Default 60 s; where bytes are sent, 60 s for the answer from its headers on. */
  readonly attempt?: number | undefined;
  /** All attempts and the waits between them. Default 5 min, none where bytes are sent. */
  readonly total?: number | undefined;
  /** The time without a record of a stream, or without a byte of a download. Default none. */
  readonly idle?: number | undefined;
}

/** How failed attempts are repeated. What is undefined is the client's, then the default. */
export interface RetryOptions {
  /** How often a request is sent at most, the first time included. Default 4. */
  readonly attempts?: number | undefined;
  /** Upper bound of the first wait in ms; it doubles with each attempt, and the wait is drawn below it. Default 500. */
  readonly base?: number | undefined;
  /** Upper bound of any drawn wait in ms. Default 30 s. It is added to a wait that the API asks for, so that not all come back at once. */
  readonly cap?: number | undefined;
}

/** How the failed attempts of a client are repeated. */
export interface ClientRetryOptions extends RetryOptions {
  /**
   * What all calls together may spend on retries: each costs 5, after a time-out 10, and nothing where a 429 says when it is over
   * or a token was replaced. A success brings back what its last retry cost, or 1. Default 500.
   */
  readonly budget?: number | undefined;
}

/** What `createClient({ limiter })` takes: `limiter()` and `limitedBy()` of `@slipway/core/limiter` make one. */
export interface LimiterLayer {
  /** Core calls it with an attempt of its own kind. */
  around(attempt: never, next: () => Promise<Response>): Promise<Response>;
}

/** Lets attempts through when there is room for them, outside their clock; sees how they end. `limitedBy()` makes a layer of it. */
export type Limiter = (
  attempt: () => Promise<Response>,
  context: SendContext,
  clock: Clock,
  /** Unix time in ms when the total clock runs out. */
  deadline: number,
  /** SHA-256 of what tells the account whose limits apply, mostly the token. It asks for the token. */
  tokenHash: () => Promise<ArrayBuffer>,
) => Promise<Response>;

/** Time, so that waits can be tested and driven. */
export interface Clock {
  /** Unix time in milliseconds. */
  now(): number;
  /** Milliseconds since some moment, by which deadlines are measured: it does not jump when the wall clock is set anew. Default: `now`. */
  monotonic?(): number;
  /** A wait: resolves after `ms` milliseconds, or as soon as the signal aborts. It never rejects. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** A time limit: calls `run` after `ms` milliseconds, unless what it returns is called before. */
  after(ms: number, run: () => void): () => void;
}

/** `off` judges nothing, `observe` reports drift, `strict` throws a `ValidationError`. */
export type ValidationMode = "off" | "observe" | "strict";

/** Judges a parsed answer. `validation()` of `@slipway/core/validation` makes one. */
export interface Validator {
  /**
   * @param kind `record`: the value is one record of a stream. Default `whole`: it is all of an answer.
   * @param call for errors.
   */
  check(
    route: string,
    status: number,
    value: unknown,
    mode?: ValidationMode,
    kind?: "whole" | "record",
    call?: CallFacts,
  ): void;
}

/** A token, or a token and when it ends. */
export type GivenToken =
  | string
  | {
      readonly token: string;
      /** Unix time in ms. A minute before, the token is asked for anew. */
      readonly expiresAt?: Date | number | undefined;
    };

/** Gets a token. */
export type TokenFunction = () => GivenToken | Promise<GivenToken>;

/**
 * Sends one request: `fetch` of a package, such as undici's. It gets a URL, and everything else beside it: `method`, `headers`, `body`,
 * `signal`, `redirect` ("manual" or "error") and `duplex`.
 */
export type FetchFunction = (url: string, init: RequestInit) => Promise<Response>;

/** What a derived client can say differently. */
export type DerivedOptions = Omit<ClientOptions, "baseUrl" | "allowInsecure" | "clock">;

/** What a client is made of. */
export interface ClientOptions {
  /**
   * The access token, or a function that gets one: asked once by calls at the same time, again before its token ends, and once after a 401
   * or a 403 that calls it invalid; with `perCall` by each call. `null`: none is sent. Default: `SLIPWAY_TOKEN`, then `VERCEL_TOKEN`.
   */
  readonly token?: string | null | TokenFunction | undefined;
  /** Authorizes in a way of its own, in place of `token`: for an API with challenges or scopes. */
  readonly authorization?: Authorization | undefined;
  /** Default: `SLIPWAY_API_URL` of the environment, then `https://api.vercel.com`. */
  readonly baseUrl?: string | undefined;
  /** Team ID (`team_…`) or slug. It is sent with every operation but those whose documentation says why not. */
  readonly team?: string | undefined;
  /** Route → version that replaces the one in its path: `{ "GET /v9/projects/{idOrName}": 10 }`. */
  readonly versions?: Readonly<Record<string, number>> | undefined;
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The application, as it calls itself in `user-agent`, before the name of this package: `"acme-deployer/1.2"`. Browsers send their own. */
  readonly userAgent?: string | undefined;
  readonly timeout?: Timeouts | undefined;
  readonly retry?: ClientRetryOptions | false | undefined;
  /** Bytes read of an answer at most, unpacked; of a stream, of one record. More is a `DecodeError`. Default 64 MiB. Downloads have no bound. */
  readonly maxResponseSize?: number | undefined;
  /** Around each attempt: what `chain()` of `@slipway/core/middleware` returns. */
  readonly middleware?: MiddlewareLayer | readonly MiddlewareLayer[] | undefined;
  /** What `limiter()` or `limitedBy()` of `@slipway/core/limiter` returns. */
  readonly limiter?: LimiterLayer | undefined;
  /** What `validation()` of `@slipway/core/validation` returns. */
  readonly validation?: Validator | undefined;
  /** Default: the runtime's `fetch`, looked up at each attempt. */
  readonly fetch?: FetchFunction | undefined;
  readonly clock?: Clock | undefined;
  /** Lets a token travel over `http:` to another machine. Default false: only loopback addresses may be `http:`. */
  readonly allowInsecure?: boolean | undefined;
}
