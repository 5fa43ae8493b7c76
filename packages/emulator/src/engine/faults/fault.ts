/** How often and when a fault hits. */
interface Turn {
  /** Which of the matching occurrences from now on, counted from 1. Default: the next; with `every` the n-th. */
  readonly nth?: number;
  /** How often it hits: in a row from there, or at each `every`. Default: once; with `every` without end. */
  readonly times?: number;
  /** Hits each n-th of the matching occurrences. */
  readonly every?: number;
}

/** An answer that is given instead of handling the request. */
export interface StubbedAnswer {
  /** Default: the operation's first of 2xx; 200 where a site is served. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A value of JSON, a list of them where the operation answers records, or a text where the answer is none. */
  readonly body?: unknown;
}

/** Makes a request fail, or its answer arrive late, in part or never. Its spans of time are real ones, whatever the emulator's clock. */
export interface RequestFault extends Turn {
  /**
   * What it hits: requests to the API, requests for what is deployed, or attempts to deliver to webhooks, which can have a
   * `status`, a `delay`, and a `drop` before or after. Default: api.
   */
  readonly scope?: "api" | "served" | "deliveries";
  /** The operation's name; absent: any request. */
  readonly operation?: string;
  /**
   * Which requests: those whose input has these members with these values, where an object may have more; of a named operation
   * members that its input can have. Of a served request:
   * `method`, `host`, `path` (`/blog/*`: all that begins so) and `query`. Of a delivery: `type`, `webhookId` and `projectId`.
   */
  readonly match?: Readonly<Record<string, unknown>>;
  /** Answers this status, of 4xx or 5xx, instead of handling the request. */
  readonly status?: number;
  readonly code?: string;
  readonly message?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Rate-limit particulars of the error body and of the headers `x-ratelimit-*`; `resetIn` is in seconds from now. */
  readonly limit?: { readonly resetIn: number; readonly total?: number };
  /** Seconds for the `Retry-After` header. */
  readonly retryAfter?: number;
  /**
   * Gives this answer instead of handling the request. It has to fit the contract's schema of the operation, which is named then; an
   * error whose body the contract does not state is sent as it is.
   */
  readonly answer?: StubbedAnswer;
  /** Waits so many real milliseconds before anything else. */
  readonly delay?: number;
  /** Sends at most so many bytes of the answer at once, with so many real milliseconds between them. */
  readonly drip?: { readonly bytes: number; readonly interval: number };
  /** Sends the headers, or half of the body too, and then nothing until the caller goes or the emulator closes. */
  readonly stall?: "headers" | "midway";
  /** Sends half of the body: with the `content-length` of the whole, after which the connection is cut, or as if that were all. */
  readonly truncate?: "length" | "content";
  /** Cuts the connection: before the request is handled, after it without an answer, or midway through the answer's body. */
  readonly drop?: "before" | "after" | "midway";
}

/** Makes the build of a deployment fail. */
export interface BuildFault extends Turn {
  readonly build: "error";
  /** The project's name; absent: any project. */
  readonly project?: string;
  readonly errorCode?: string;
  readonly errorMessage?: string;
}

export type Fault = RequestFault | BuildFault;

/** A fault that can be judged at once. */
type PlainFault = Fault & { readonly answer?: never; readonly match?: never };

/** A fault that is held against the contract: what it answers instead, or which input it wants. */
type JudgedFault = RequestFault &
  ({ readonly answer: StubbedAnswer } | { readonly match: NonNullable<RequestFault["match"]> });

/** A deterministic plan of failures; a fault is used up by what it hits. */
export interface Faults {
  /**
   * Plans a fault. Throws when it names an operation that the emulator does not know, does nothing, or is otherwise no fault; the
   * error names the member. One with an `answer` or a `match` is judged by the contract: the promise rejects instead. With a
   * `match` alone it is planned at once, and with an `answer` when the promise resolves.
   */
  add(fault: PlainFault): void;
  add(fault: JudgedFault): Promise<void>;
  add(fault: Fault): void | Promise<void>;
  clear(): void;
  /** The faults that have not been used up. */
  readonly pending: readonly Fault[];
}
