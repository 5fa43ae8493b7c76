/** Which of the matching occurrences a fault hits. */
interface Turn {
  /** The first occurrence hit, counted from 1. Default: the next; with `every` the n-th. */
  readonly nth?: number;
  /** Number of hits, in a row or at each `every`. Default: 1; with `every` unlimited. */
  readonly times?: number;
  /** Hits each n-th occurrence. */
  readonly every?: number;
}

/** An answer sent instead of handling the request. */
export interface StubbedAnswer {
  /** Default: the operation's first 2xx; 200 for a served request. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, a list of JSON values if the operation answers records, or text if the answer is not JSON. */
  readonly body?: unknown;
}

/** Makes a request fail, or its answer arrive late, in part or never. Durations are real time, whatever the emulator's clock. */
export interface RequestFault extends Turn {
  /**
   * Hits requests to the API, requests for deployments, or deliveries to webhooks, which can have a `status`, a `delay`, and a
   * `drop` before or after. Default: api.
   */
  readonly scope?: "api" | "served" | "deliveries";
  /** The operation's name. Default: any request. */
  readonly operation?: string;
  /**
   * Only requests whose input has these values, where objects may have further members; with `operation`, members of its input.
   * Of a served request: `method`, `host`, `path` (`/blog/*` matches a prefix) and `query`. Of a delivery: `type`, `webhookId`
   * and `projectId`.
   */
  readonly match?: Readonly<Record<string, unknown>>;
  /** Answers this status, 4xx or 5xx, instead of handling the request. */
  readonly status?: number;
  readonly code?: string;
  readonly message?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Rate limit in the error body and the headers `x-ratelimit-*`; `resetIn` is in seconds from now. */
  readonly limit?: { readonly resetIn: number; readonly total?: number };
  /** Seconds for the `Retry-After` header. */
  readonly retryAfter?: number;
  /**
   * Sends this answer instead of handling the request. It has to fit the schema of `operation`, which is required then; an error
   * whose body the contract does not declare is sent as it is.
   */
  readonly answer?: StubbedAnswer;
  /** Real milliseconds to wait first. */
  readonly delay?: number;
  /** Sends the answer in pieces of at most so many bytes, with an interval in real milliseconds. */
  readonly drip?: { readonly bytes: number; readonly interval: number };
  /** Sends the headers, or half of the body too, then nothing until the caller disconnects or the emulator closes. */
  readonly stall?: "headers" | "midway";
  /** Sends half of the body: with the `content-length` of the whole and a cut connection, or with its own `content-length`. */
  readonly truncate?: "length" | "content";
  /** Cuts the connection: before the request is handled, after it without an answer, or midway through the answer's body. */
  readonly drop?: "before" | "after" | "midway";
}

/** Makes the build of a deployment fail. */
export interface BuildFault extends Turn {
  readonly build: "error";
  /** The project's name. Default: any project. */
  readonly project?: string;
  readonly errorCode?: string;
  readonly errorMessage?: string;
}

export type Fault = RequestFault | BuildFault;

/** A fault that is validated synchronously. */
type PlainFault = Fault & { readonly answer?: never; readonly match?: never };

/** A fault whose answer or match is validated by the contract, which is loaded first. */
type JudgedFault = RequestFault &
  ({ readonly answer: StubbedAnswer } | { readonly match: NonNullable<RequestFault["match"]> });

/** A deterministic plan of failures. Each hit counts; a fault is removed after its last one. */
export interface Faults {
  /**
   * Plans a fault. Throws if it is invalid, has no effect or names an unknown operation; the error names the member. With an
   * `answer` or a `match` it returns a promise, which rejects instead. With a `match` alone the fault is planned at once, with an
   * `answer` once the promise resolves.
   */
  add(fault: PlainFault): void;
  add(fault: JudgedFault): Promise<void>;
  add(fault: Fault): void | Promise<void>;
  clear(): void;
  /** The faults that have not been used up. */
  readonly pending: readonly Fault[];
}
