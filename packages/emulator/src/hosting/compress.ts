import { pipeline, Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { hasBody } from "./pages.ts";

/** Compressed media types: https://vercel.com/docs/how-vercel-cdn-works/compression, 2026-03-05. Event streams are not among them. */
const types =
  /^(?:text\/(?!event-stream)|font\/otf|image\/(?:bmp|svg\+xml)|application\/(?:(?:[\w.-]+\+)?(?:json|xml)|javascript|wasm|vnd\.ms-fontobject)(?:$|[ ;]))/i;

/** Chosen: a body that is known to have fewer bytes stays as it is. */
const fewest = 256;

const coders = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
};

export function compress(request: Request, response: Response): Response {
  const { status, body } = response;
  const accepted = request.headers.get("accept-encoding");
  if (accepted === null) return response;
  const coding = (["br", "gzip"] as const).find((each) => accepts(accepted, each));
  if (!coding || !isCompressible(response)) return response;
  const headers = new Headers(response.headers);
  if (!/accept-encoding/i.test(headers.get("vary") ?? "")) headers.append("vary", "accept-encoding");
  // A strong tag names bytes, and these may be others.
  const etag = headers.get("etag");
  if (etag?.startsWith('"')) headers.set("etag", `W/${etag}`);
  const isShort = Number(headers.get("content-length") ?? fewest) < fewest;
  if (!hasBody(status) || isShort) return new Response(body, { status, headers });
  headers.set("content-encoding", coding);
  headers.delete("content-length");
  headers.delete("accept-ranges");
  if (!body) return new Response(null, { status, headers });
  // The types of Node and of the web for one class. What ends one stream ends the other, and the visitor sees it.
  const packed = pipeline(Readable.fromWeb(body as NodeStream<Uint8Array>), coders[coding](), () => {});
  return new Response(Readable.toWeb(packed) as ReadableStream<Uint8Array>, { status, headers });
}

function isCompressible({ status, headers }: Response): boolean {
  return (
    types.test(headers.get("content-type") ?? "") &&
    status !== 206 &&
    !headers.has("content-encoding") &&
    !headers.has("content-range") &&
    !/\bno-transform\b/i.test(headers.get("cache-control") ?? "")
  );
}

/** Whether a visitor takes a coding (RFC 9110, 12.5.3): where it is named, and not with `q=0`. */
function accepts(accepted: string, coding: string): boolean {
  return accepted.split(",").some((entry) => {
    const [name = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter));
  });
}
