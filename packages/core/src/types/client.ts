import type { CallFacts } from "../errors/slipway-error.ts";
import type { Authorization } from "./authorization.ts";
import type { Operation } from "./operation.ts";

/** Version of the interface between clients and operations. */
export const PROTOCOL = 1;

/** A client for operations, made by `createClient`. It is structural: any object with these members is a client. */
export interface Client extends DescribeContext {
  /** Version of this interface. Operations for another version refuse the client. */
  readonly protocol: number;
  /** Validates answers by the contract's schemas. */
  readonly validation?: Validator | undefined;
  /** Clock of all waits. */
  readonly clock: Clock;
  readonly timeout?: Timeouts | undefined;
  readonly retry?: RetryOptions | false | undefined;
  /** Bound for calls that set none. */
  readonly maxResponseSize?: number | undefined;
  /** Allows `http:` to other machines. */
  readonly allowInsecure?: boolean | undefined;
  /**
   * Sends a described request with retries. The answer is a 2xx, a 304 to a condition, or a 404 to a HEAD.
   *
   * @throws an `ApiError` for any other status; `NetworkError`, `TimeoutError`, `AbortedError`, `InputError`.
   */
  send(request: RequestDescription, context: SendContext): Promise<RawAnswer>;
}

/** Members of a client that describe a request. */
export interface DescribeContext {
  /** Base URL without a trailing slash; read late, because it may come from the environment. */
  readonly baseUrl: string;
  /** Team ID (`team_…`) or slug of all calls. */
  readonly team?: string | undefined;
  /** API versions by route, in place of the route's own. */
  readonly versions?: Readonly<Record<string, number>> | undefined;
  /** Headers of every request; a function, so that printing a client does not show them. */
  readonly headers?: (() => Readonly<Record<string, string>> | undefined) | undefined;
}

/** A request as data, without its token. */
export interface RequestDescription {
  readonly route: string;
  readonly method: string;
  readonly url: string;
  /** Names are lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: BodySource | undefined;
}

/** Body of a request. A stream can be sent only once. */
export type BodySource = Uint8Array | Blob | string | ReadableStream<Uint8Array> | (() => ReadableStream<Uint8Array>);

/** Context of a request. */
export interface SendContext {
  readonly operation: Operation;
  /** Input of the operation; errors hide the members that the contract marks as secret. */
  readonly input?: object | undefined;
  readonly options: CallOptions;
  /** Form of the answer's body: text or bytes, read within the attempt and its retries, or an unread stream. */
  readonly body: "text" | "bytes" | "stream";
  /**
   * `"refuse"`: every redirect is a `RedirectError`. `"answer"`: a redirect is the answer where the runtime shows it; for streams and Blobs
   * it stays an error. Default: safe redirects of GET and HEAD are followed, all others are errors.
   */
  readonly redirect?: "refuse" | "answer" | undefined;
}

/** An answer as it came. */
export interface RawAnswer {
  readonly response: Response;
  /** URL of the answer after redirects, the base of relative URLs in it. */
  readonly url: string;
  /** The body, if the context requested text or bytes. */
  readonly text?: string | undefined;
  readonly bytes?: Uint8Array | undefined;
  /** Facts of the call for errors. */
  readonly facts: CallFacts;
  /** Removes the credentials of the call from a text, and then cuts it to `max` characters. */
  redact(text: string, max?: number): string;
}

/** Options of one call, which override its client's. */
export interface CallOptions {
  /** Ends the call, or the stream, with an `AbortedError`. */
  readonly signal?: AbortSignal | undefined;
  /** Team ID or slug, for every kind of operation; `null` for none. */
  readonly team?: string | null | undefined;
  /** API version, in place of the one in the operation's path. */
  readonly version?: number | undefined;
  /** Additional headers. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly timeout?: Timeouts | undefined;
  /** `false`: the request is sent once. */
  readonly retry?: RetryOptions | false | undefined;
  /** Largest answer, or record of a stream, in unpacked bytes. A longer one is a `DecodeError`. */
  readonly maxResponseSize?: number | undefined;
  /** Middleware inside the client's: `chain()` of `@slipway/core/middleware`. */
  readonly middleware?: MiddlewareLayer | readonly MiddlewareLayer[] | undefined;
  /** `fetch` of this call. */
  readonly fetch?: FetchFunction | undefined;
  /** Mode of the client's validation, which must exist. */
  readonly validation?: ValidationMode | undefined;
}

/** Middleware for `createClient({ middleware })`, made by `chain()` of `@slipway/core/middleware`. */
export interface MiddlewareLayer {
  /** Called by core with internal types. */
  around(attempt: never, request: never, next: never): Promise<{ readonly response: Response }>;
}

/** Timeouts in milliseconds. `Infinity` turns one off; undefined means the client's, then the default. */
export interface Timeouts {
  /** Timeout of an attempt until its answer is read, or its headers for streams. Default 60 s; for uploads it starts with the headers. */
  readonly attempt?: number | undefined;
  /** Timeout of all attempts and their waits. Default 5 min, none for uploads. */
  readonly total?: number | undefined;
  /** Longest time without a record of a stream, or without a byte of a download. Default none. */
  readonly idle?: number | undefined;
}

/** Retries of failed attempts. Undefined means the client's value, then the default. */
export interface RetryOptions {
  /** Largest number of attempts, including the first. Default 4. */
  readonly attempts?: number | undefined;
  /** Upper bound of the first random wait in ms, doubled for each attempt. Default 500. */
  readonly base?: number | undefined;
  /** Upper bound of all random waits in ms. Default 30 s. A delay that the API requests is added. */
  readonly cap?: number | undefined;
}

/** Retries of a client's failed attempts. */
export interface ClientRetryOptions extends RetryOptions {
  /**
   * Budget for retries of all calls: each costs 5, after a timeout 10, and nothing after a 429 with a reset time or a replaced token. A
   * success refunds the cost of its last retry, or 1. Default 500.
   */
  readonly budget?: number | undefined;
}

/** Limiter for `createClient({ limiter })`, made by `limiter()` or `limitedBy()` of `@slipway/core/limiter`. */
export interface LimiterLayer {
  /** Called by core with internal types. */
  around(attempt: never, next: () => Promise<Response>): Promise<Response>;
}

/** Runs attempts when there is room for them, outside their timeout, and sees their outcome. `limitedBy()` makes a layer of it. */
export type Limiter = (
  attempt: () => Promise<Response>,
  context: SendContext,
  clock: Clock,
  /** Unix time in ms of the end of the total timeout. */
  deadline: number,
  /** SHA-256 of the account's identity, mostly the token, which is looked up. */
  tokenHash: () => Promise<ArrayBuffer>,
) => Promise<Response>;

/** A clock, which tests can replace. */
export interface Clock {
  /** Unix time in milliseconds. */
  now(): number;
  /** Monotonic milliseconds for deadlines, which do not jump with the wall clock. Default: `now`. */
  monotonic?(): number;
  /** Resolves after `ms` milliseconds, or when the signal aborts. It never rejects. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Calls `run` after `ms` milliseconds. @returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
}

/** `off` does not validate, `observe` reports drift, `strict` throws a `ValidationError`. */
export type ValidationMode = "off" | "observe" | "strict";

/** Validates a parsed answer; made by `validation()` of `@slipway/core/validation`. */
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

/** A token, or a token with its expiry. */
export type GivenToken =
  | string
  | {
      readonly token: string;
      /** Unix time in ms. The token is renewed a minute before. */
      readonly expiresAt?: Date | number | undefined;
    };

export type TokenFunction = () => GivenToken | Promise<GivenToken>;

/**
 * A `fetch`, such as undici's. It gets the URL as text and an init with `method`, `headers`, `body`, `signal`, `duplex` and `redirect`
 * ("manual" or "error").
 */
export type FetchFunction = (url: string, init: RequestInit) => Promise<Response>;

/** Options of a derived client. */
export type DerivedOptions = Omit<ClientOptions, "baseUrl" | "allowInsecure" | "clock">;

/** Options of a client. */
export interface ClientOptions {
  /**
   * The access token, or a function that gets one. Concurrent calls share its result, which is renewed before it expires and once after a
   * 401 or a 403 for an invalid token; with `perCall` each call runs the function. `null`: none is sent. Default: `SLIPWAY_TOKEN`, then
   * `VERCEL_TOKEN`.
   */
  readonly token?: string | null | TokenFunction | undefined;
  /** Custom authorization in place of `token`, for APIs with challenges or scopes. */
  readonly authorization?: Authorization | undefined;
  /** Default: `SLIPWAY_API_URL` of the environment, then `https://api.vercel.com`. */
  readonly baseUrl?: string | undefined;
  /** Team ID (`team_…`) or slug, sent with all operations except those whose documentation says why not. */
  readonly team?: string | undefined;
  /** Route → version that replaces the one in its path: `{ "GET /v9/projects/{idOrName}": 10 }`. */
  readonly versions?: Readonly<Record<string, number>> | undefined;
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Name of the application in `user-agent`, before this package's: `"acme-deployer/1.2"`. Browsers send their own. */
  readonly userAgent?: string | undefined;
  readonly timeout?: Timeouts | undefined;
  readonly retry?: ClientRetryOptions | false | undefined;
  /** Largest answer, or record of a stream, in unpacked bytes. A longer one is a `DecodeError`. Default 64 MiB. Downloads have no bound. */
  readonly maxResponseSize?: number | undefined;
  /** Middleware around each attempt: `chain()` of `@slipway/core/middleware`. */
  readonly middleware?: MiddlewareLayer | readonly MiddlewareLayer[] | undefined;
  /** Rate limiter: `limiter()` or `limitedBy()` of `@slipway/core/limiter`. */
  readonly limiter?: LimiterLayer | undefined;
  /** Validation of answers: `validation()` of `@slipway/core/validation`. */
  readonly validation?: Validator | undefined;
  /** Default: the runtime's `fetch`, looked up at each attempt. */
  readonly fetch?: FetchFunction | undefined;
  readonly clock?: Clock | undefined;
  /** Allows a token over `http:` to other machines. Default false: only loopback addresses may be `http:`. */
  readonly allowInsecure?: boolean | undefined;
}
