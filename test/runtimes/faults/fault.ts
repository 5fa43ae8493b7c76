import type { CallOptions, Client, ClientOptions, Operation } from "@slipway/core";
import type { Given } from "../given.ts";

// A fault is data: a runtime that has no sockets orders it from a server that has, and the same table runs in all of them.

/** Fault of an answer; without it the answer is whole. */
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

/** Response to a request; by default 200, without headers and body. An object becomes JSON. */
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
  /** The request came by a connection that had served another one. */
  readonly isWarm: boolean;
}

export interface SeenBy {
  readonly home: readonly Seen[];
  readonly elsewhere: readonly Seen[];
}

export interface FaultRow {
  readonly says: string;
  /** Responses by request; the last is repeated. Default: `ok`. An empty list: the port has no listener. */
  readonly turns?: readonly Turn[];
  /** Responses of another origin. */
  readonly elsewhere?: readonly Turn[];
  /** Connections serve several requests. By default each request opens a new one. */
  readonly keepsAlive?: boolean;
  /** Options of the client, made anew each time. */
  readonly client?: () => ClientOptions;
  /** Work of the caller. Default: a call of `operation`, which is a GET by default. */
  readonly does?: (client: Client) => Promise<unknown>;
  readonly operation?: Operation;
  readonly options?: CallOptions;
  /** Result, or members of the error; a pattern for a text. */
  readonly gives?: unknown;
  readonly fails?: object;
  /** How often it arrives, default once: a count, or those that are right. A browser asks once more before it follows a redirect. */
  readonly arrives?: number | readonly number[];
  readonly arrivesElsewhere?: number;
  /** Inspected members of the requests, with their values. */
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
