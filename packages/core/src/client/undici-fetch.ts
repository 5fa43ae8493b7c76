import { chunksOf, isBlob, isStream } from "../streams/chunks-of.ts";
import { slicesOf } from "../streams/slices-of.ts";
import { streamOf } from "../streams/stream-of.ts";
import { isRedirect } from "../transport/follow-redirects.ts";
import type { FetchFunction } from "../types/client.ts";

/** Undici's `Dispatcher`, as far as it tells one: `Agent`, `Pool`, `ProxyAgent`, `EnvHttpProxyAgent` and others are one. */
export interface UndiciDispatcher {
  request(options: never): unknown;
}

/** What of it is used. Its own types do not say that bodies may be iterated. */
interface UndiciRequester {
  request(options: UndiciRequest): Promise<UndiciAnswer>;
}

interface UndiciRequest {
  readonly origin: string;
  readonly path: string;
  readonly method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly headers: Record<string, string>;
  readonly body: string | Uint8Array | AsyncIterable<Uint8Array> | null;
  readonly signal: AbortSignal | null;
  readonly headersTimeout: number;
  readonly bodyTimeout: number;
  readonly reset: boolean;
}

interface UndiciAnswer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: AsyncIterable<Uint8Array> & {
    destroy(): unknown;
    /** Reads it to its end, so that its connection is free again. */
    dump(): Promise<unknown>;
    on(event: "error", listener: () => void): unknown;
  };
}

/** In bytes; a smaller Blob is sent as its bytes, at once. */
const SMALL = 1024 * 1024;

/**
 * A `fetch` for Node that sends by a dispatcher of undici (7 or newer), and past undici's own `fetch`: it takes less of the processor where
 * many megabytes go up, and has no clock beside those of the client. What the dispatcher says counts: proxies, certificates, connections.
 * It asks for gzip, and unpacks nothing else. It is for clients of this package: it follows no redirect, because they do that themselves.
 *
 * @example
 * ```ts
 * import { Agent } from "undici";
 * const client = createClient({ fetch: undiciFetch(new Agent({ connections: 8 })) });
 * ```
 */
export function undiciFetch(dispatcher: UndiciDispatcher): FetchFunction {
  // As said above.
  const requesting = dispatcher as unknown as UndiciRequester;
  return async (url, { method = "GET", headers: requestHeaders, body: source, signal, redirect }) => {
    const { origin, pathname, search } = new URL(url);
    const headers = Object.fromEntries(new Headers(requestHeaders));
    headers["accept-encoding"] ??= "gzip";
    if (isBlob(source)) headers["content-length"] ??= String(source.size);
    const { statusCode, ...answer } = await requesting
      .request({
        origin,
        path: pathname + search,
        // Those that operations have.
        method: method as UndiciRequest["method"],
        headers,
        body: await undiciBody(source),
        signal: signal ?? null,
        headersTimeout: 0,
        bodyTimeout: 0,
        // Else a connection is given up after each HEAD, for servers that send a body all the same: what comes there is no answer.
        reset: false,
      })
      .catch((cause: unknown) => {
        throw new TypeError("undici failed", { cause });
      });
    // Its reader gets the error; there may be none.
    answer.body.on("error", () => {});
    try {
      const head = toHeaders(answer.headers);
      if (redirect === "error" && isRedirect(statusCode, head.get("location")))
        throw new TypeError("unexpected redirect");
      // Of others there is no `Response`.
      if (statusCode < 200 || statusCode > 599) throw new TypeError(`the status ${statusCode} is none`);
      const isEmpty = method === "HEAD" || [204, 205, 304].includes(statusCode);
      if (isEmpty) await answer.body.dump();
      return new Response(isEmpty ? null : (unpackedStream(answer.body, head) as BodyInit), {
        status: statusCode,
        headers: head,
      });
    } catch (error) {
      // Else its connection is nobody's any more.
      answer.body.destroy();
      throw error;
    }
  };
}

/** A body as undici takes it: what flows is read past the streams of the web. */
async function undiciBody(
  source: RequestInit["body"],
): Promise<string | Uint8Array | AsyncIterable<Uint8Array> | null> {
  if (source === null || source === undefined || typeof source === "string") return source ?? null;
  if (isBlob(source)) return source.size <= SMALL ? new Uint8Array(await source.arrayBuffer()) : slicesOf(source);
  if (isStream(source)) return chunksOf(source);
  if (ArrayBuffer.isView(source)) return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  throw new TypeError("a body is text, bytes, a Blob or a stream here");
}

function toHeaders(fields: UndiciAnswer["headers"]): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(fields)) {
    for (const value of [values].flat()) headers.append(name, value);
  }
  return headers;
}

/** What was asked for packed, as it was before; what comes packed in another way, as it came. */
function unpackedStream(body: UndiciAnswer["body"], headers: Headers): ReadableStream<Uint8Array> {
  const content = streamOf((stop) => {
    // An iterator that was never asked for anything frees nothing by itself.
    stop.addEventListener("abort", () => body.destroy());
    return body[Symbol.asyncIterator]();
  });
  const isPacked = headers.get("content-encoding") === "gzip" && headers.get("content-length") !== "0";
  if (!isPacked) return content;
  // Its type does not say that its bytes are not shared.
  return content.pipeThrough(new DecompressionStream("gzip") as TransformStream<Uint8Array, Uint8Array>);
}
