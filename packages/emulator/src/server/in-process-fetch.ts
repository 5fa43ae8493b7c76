import { pipeline, Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { platformUrl } from "../engine/addresses/platform-hosts.ts";
import { ConnectionCut } from "../engine/faults/inject.ts";

/** https://fetch.spec.whatwg.org/#http-redirect-fetch, 2026-11-29. */
const [redirects, maxRedirects]: readonly [ReadonlySet<number>, number] = [new Set([301, 302, 303, 307, 308]), 20];

export function inProcessFetch(handle: (request: Request) => Promise<Response>): typeof globalThis.fetch {
  return async (input, init) => {
    let request = atPlatform(new Request(input, init));
    for (let count = 0; ; count++) {
      const response = await ask(request, handle);
      const location = redirects.has(response.status) ? response.headers.get("location") : null;
      if (location === null || request.redirect === "manual")
        return decoded(response, count > 0 ? request.url : undefined);
      void response.body?.cancel().catch(() => {});
      if (request.redirect === "error") throw failed("it is a redirect");
      if (count >= maxRedirects) throw failed(`there are more than ${maxRedirects} redirects`);
      request = atPlatform(redirected(request, response.status, location, init?.body));
    }
  };
}

async function ask(request: Request, handle: (request: Request) => Promise<Response>): Promise<Response> {
  request.signal.throwIfAborted();
  try {
    return await handle(request);
  } catch (error) {
    request.signal.throwIfAborted();
    throw error instanceof ConnectionCut ? new TypeError("fetch failed", { cause: error }) : error;
  }
}

function atPlatform(request: Request): Request {
  const url = platformUrl(new URL(request.url));
  return url.href === request.url ? request : new Request(url, request);
}

/** The request that follows a redirect. A body that is a stream, or a request's, has been read by then. */
function redirected(request: Request, status: number, location: string, content: BodyInit | null | undefined): Request {
  if (!URL.canParse(location, request.url)) throw failed(`${location} is not a URL`);
  const url = new URL(location, request.url);
  const { method, redirect, signal } = request;
  const isRead = status === 303 ? method !== "GET" && method !== "HEAD" : status < 303 && method === "POST";
  const headers = new Headers(request.headers);
  const isElsewhere = url.origin !== new URL(request.url).origin;
  const dropped = [
    ...(isRead ? ["content-encoding", "content-language", "content-location", "content-type", "content-length"] : []),
    ...(isElsewhere ? ["authorization", "proxy-authorization", "cookie", "host"] : []),
  ];
  for (const name of dropped) headers.delete(name);
  if (isRead) return new Request(url, { method: "GET", headers, redirect, signal });
  if (request.body && (content === undefined || content instanceof ReadableStream))
    throw failed("its body cannot be sent again");
  return new Request(url, { method, headers, redirect, signal, ...(request.body && { body: content ?? null }) });
}

const decoders = { gzip: createGunzip, "x-gzip": createGunzip, deflate: createInflate, br: createBrotliDecompress };

/** The answer as its caller reads it: a body without its coding, and the address of the last redirect. */
function decoded(response: Response, url: string | undefined): Response {
  const coding = (response.headers.get("content-encoding") ?? "").trim().toLowerCase();
  const decode = Object.hasOwn(decoders, coding) ? decoders[coding as keyof typeof decoders] : undefined;
  const { status, statusText, headers, body } = response;
  // The types of Node and of the web say the same of streams differently.
  const plain =
    body && decode && pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), decode(), () => {});
  const read = plain
    ? new Response(Readable.toWeb(plain) as unknown as ReadableStream, { status, statusText, headers })
    : response;
  return url === undefined ? read : Object.defineProperties(read, { redirected: { value: true }, url: { value: url } });
}

function failed(what: string): TypeError {
  return new TypeError("fetch failed", { cause: new Error(`The emulator's fetch has stopped: ${what}`) });
}
