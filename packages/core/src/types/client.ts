import type { CallFacts } from "../errors/slipway-error.ts";
import type { Authorization } from "./authorization.ts";

/** Data for sending an operation, generated from the contract. Absent members mean the common case. */
export interface Operation {
  /**
   * Method, space and path template: `"GET /v13/deployments/{idOrUrl}"`, the operation's identity everywhere. `{+name}` takes one or more
   * segments.
   */
  readonly route: string;
  /** Group of the operation: `projects` of `@slipway/projects`. */
  readonly group?: string;
  /** Input fields of the query. Absent: for GET, HEAD and DELETE all that are neither path nor header, else none. */
  readonly query?: readonly string[];
  /** Query names by input field; a trailing dash makes a prefix: `meta: { a: "b" }` becomes `meta-a=b`. */
  readonly prefixes?: Readonly<Record<string, string>>;
  /** Header names by input field. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * A media type: the field `body` is the whole body (any JSON value for `application/json`, bytes otherwise). A record: the remaining
   * fields are a JSON object that is always sent, renamed by input field → wire name; it also names `teamId` and `slug` where they are the
   * body's own beside a team scope. Absent: the remaining fields are a JSON object that is sent when one of them is given.
   */
  readonly body?: string | Readonly<Record<string, string>>;
  /** A whole body is a list or one object; in place of `body` the object's fields may be given. */
  readonly single?: true;
  /** The field `body` is required. */
  readonly required?: true;
  /** A body with renamed fields is sent only with at least one field. */
  readonly optional?: true;
  /** Constant fields that are added to every input, such as `{ follow: 1 }`. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** Forbidden values of a path parameter, because they would spell another operation's path. */
  readonly not?: Readonly<Record<string, readonly string[]>>;
  /** The client's team is sent: `true` takes an ID or a slug, `"id"` an ID only. */
  readonly team?: true | "id";
  /** Whether the operation is idempotent. Default: all methods except POST and PATCH are. */
  readonly safe?: boolean;
  /** No token is required. */
  readonly public?: true;
  /** The answer holds credentials: none of it is quoted in errors. */
  readonly secret?: true;
  /** Input members at any depth that hold credentials, which errors do not quote. */
  readonly secretInput?: readonly string[];
  /** A 200 or a 201 may have no body, which is a `DecodeError` otherwise. */
  readonly empty?: true;
  /** The `accept` header, where it is not JSON. */
  readonly accept?: string;
}

/** An operation that answers in pages. */
export interface ListOperation extends Operation {
  /** Dotted path of the list in a page: `"projects"`. */
  readonly items: string;
  /** Dotted path of the next cursor in the page; for `page` of the number of pages; for `last` of the cursor in the page's last item. */
  readonly next?: string;
  /** Input field of the cursor, page number or offset. Absent: there is one page. */
  readonly send?: string;
  /** Kind of paging, where the page has no cursor. `"link"` reads the `Link` header. */
  readonly by?: PagingStyle;
}

/** Kind of paging without a cursor in the page. */
export type PagingStyle = "page" | "offset" | "last" | "link";

/** An operation that answers with a stream of records. */
export interface StreamOperation extends Operation {
  /** How a broken stream is resumed. Absent: it is not. */
  readonly resume?: Resume;
}

/** How a broken stream is resumed after its last record. */
export interface Resume {
  /** Input field of the position. Absent: the API repeats its records. */
  readonly send?: string;
  /** Dotted path of the position in a record. */
  readonly from: string;
  /** Dotted path of a record's ID. Absent: its text. */
  readonly id?: string;
}

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

/** A promise of an operation's data, with access to its response. */
export interface ApiPromise<T> extends Promise<T> {
  /** The data together with the response, the request ID and the number of attempts. */
  withResponse(): Promise<Answer<T>>;
}

/** Data with its response and the facts of its call. */
export interface Answer<T> extends Readonly<CallFacts> {
  readonly data: T;
  /** The body is consumed, unless the operation streams it. */
  readonly response: Response;
}
