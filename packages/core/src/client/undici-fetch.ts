import { chunksOf, isBlob, isStream, slicesOf } from "../streams/chunks-of.ts";
import { streamOf } from "../streams/stream-of.ts";
import { isRedirect } from "../transport/follow-redirects.ts";
import type { FetchFunction } from "../types/client.ts";

/** The part of undici's `Dispatcher` that its classes share (`Agent`, `Pool`, `ProxyAgent`, `EnvHttpProxyAgent`). */
export interface UndiciDispatcher {
  request(options: never): unknown;
}

/** The method in use; undici's types do not say that bodies may be iterables. */
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
    dump(): Promise<unknown>;
    on(event: "error", listener: () => void): unknown;
  };
}

/** Blobs up to this size in bytes are read into memory before sending. */
const SMALL = 1024 * 1024;

/**
 * A `fetch` for Node that sends by a dispatcher of undici 7 or newer, without undici's own `fetch`: large uploads cost less CPU, and only
 * the client's timeouts apply. Proxies, certificates and connections are the dispatcher's. Only gzip is requested and unpacked. Redirects
 * are left to the clients of this package.
 *
 * @example
 * ```ts
 * import { Agent } from "undici";
 * const client = createClient({ fetch: undiciFetch(new Agent({ connections: 8 })) });
 * ```
 */
export function undiciFetch(dispatcher: UndiciDispatcher): FetchFunction {
  // The public interface cannot name undici's types, which would be a dependency.
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
        // Operations have only these methods.
        method: method as UndiciRequest["method"],
        headers,
        body: await undiciBody(source),
        signal: signal ?? null,
        headersTimeout: 0,
        bodyTimeout: 0,
        // Without it, undici closes the connection after each HEAD, in case a server sends a body.
        reset: false,
      })
      .catch((cause: unknown) => {
        throw new TypeError("undici failed", { cause });
      });
    // The reader gets the error; without a reader an unhandled event would end the process.
    answer.body.on("error", () => {});
    try {
      const head = toHeaders(answer.headers);
      if (redirect === "error" && isRedirect(statusCode, head.get("location")))
        throw new TypeError("unexpected redirect");
      if (statusCode < 200 || statusCode > 599) throw new TypeError(`the status ${statusCode} is invalid`);
      const isEmpty = method === "HEAD" || [204, 205, 304].includes(statusCode);
      if (isEmpty) await answer.body.dump();
      return new Response(isEmpty ? null : (unpackedStream(answer.body, head) as BodyInit), {
        status: statusCode,
        headers: head,
      });
    } catch (error) {
      answer.body.destroy();
      throw error;
    }
  };
}

/** Converts a body for undici; streams bypass the web streams, which cost more. */
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

function unpackedStream(body: UndiciAnswer["body"], headers: Headers): ReadableStream<Uint8Array> {
  const content = streamOf((stop) => {
    stop.addEventListener("abort", () => body.destroy());
    return body[Symbol.asyncIterator]();
  });
  const isPacked = headers.get("content-encoding") === "gzip" && headers.get("content-length") !== "0";
  if (!isPacked) return content;
  // The type allows shared bytes; undici's are unshared.
  return content.pipeThrough(new DecompressionStream("gzip") as TransformStream<Uint8Array, Uint8Array>);
}
