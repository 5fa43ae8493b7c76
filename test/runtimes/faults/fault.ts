import type { CallOptions, Client, ClientOptions, Operation } from "@slipway/core";
import type { Given } from "../given.ts";

// A fault is data: a runtime that has no sockets orders it from a server that has, and the same table runs in all of them.

/** What goes wrong with an answer; without it the answer is whole. */
type Mishap =
  /** The connection is reset before the headers. */
  | "reset"
  /** The request is read, and never answered. */
  | "silence"
  /** The connection ends within the body, which says that it is longer. */
  | "cut"
  /** The connection ends within the body, which does not say how long it is; it was to be kept. */
  | "broken"
  /** After the body nothing comes, not even its end. */
  | "stalled"
  /** The body comes byte by byte, each in a packet of its own. */
  | "dripping"
  /** The body never ends. */
  | "endless"
  /** The body is packed, and half of it comes, well framed. */
  | "halved";

/** What the server does with one request; what is not said is 200, no headers, no body. An object becomes JSON. */
export interface Turn {
  /** It is for requests of this path, whatever their number. */
  readonly path?: string;
  readonly status?: number;
  /** In their values, `{home}` and `{elsewhere}` are the URLs of the two origins. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | object;
  /** The body is packed with gzip. */
  readonly isPacked?: boolean;
  readonly mishap?: Mishap;
}

export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** It came by a connection that had served another request. */
  readonly isWarm: boolean;
}

export interface SeenBy {
  readonly home: readonly Seen[];
  readonly elsewhere: readonly Seen[];
}

export interface FaultRow {
  readonly says: string;
  /** What the server does with the n-th request; the last is repeated. Default: `ok`. An empty list: nobody listens. */
  readonly turns?: readonly Turn[];
  /** The same of another origin. */
  readonly elsewhere?: readonly Turn[];
  /** Connections serve several requests. Without it each request has one of its own. */
  readonly keepsAlive?: boolean;
  /** What the client is made with, each time anew. */
  readonly client?: () => ClientOptions;
  /** What the caller does. Default: a call of `operation`, which is a GET by default. */
  readonly does?: (client: Client) => Promise<unknown>;
  readonly operation?: Operation;
  readonly options?: CallOptions;
  /** What it gives, or members of what it fails with; of a text, a pattern that it fits. */
  readonly gives?: unknown;
  readonly fails?: object;
  /** How often it arrives, default once: a count, or those that are right. A browser asks once more before it follows a redirect. */
  readonly arrives?: number | readonly number[];
  readonly arrivesElsewhere?: number;
  /** What of the requests is to be looked at, and what it is. */
  readonly of?: (seen: SeenBy) => unknown;
  readonly is?: unknown;
}

export interface FaultGiven extends Pick<Given, "createClient"> {
  readonly faults: string;
}

export const token = "tok_0123456789abcdef";
export const get: Operation = { route: "GET /v1/things/{id}" };
export const put: Operation = { route: "PUT /v1/things/{id}" };
export const post: Operation = { route: "POST /v1/things" };
export const upload: Operation = { route: "PUT /v1/files/{id}", body: "application/octet-stream" };
export const input = { id: "x" };
export const html = { "content-type": "text/html" };
export const ok: Turn = { body: { ok: true } };

export function tokensOf(seen: readonly Seen[]): string[] {
  return seen.map(({ headers }) => headers.authorization?.replace("Bearer ", "") ?? "none");
}
