import { createHmac } from "node:crypto";
import { type ClientRequest, type IncomingMessage, request as plainRequest, type RequestOptions } from "node:http";
import { request as secureRequest } from "node:https";
import type { LookupFunction } from "node:net";

export interface OutgoingRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

export function signedRequest(
  url: string,
  body: OutgoingRequest["body"],
  secret: string | undefined,
  own: OutgoingRequest["headers"],
): OutgoingRequest {
  const signature = secret !== undefined && createHmac("sha1", secret).update(body).digest("hex");
  const headers = { "user-agent": "slipway-emulator", ...own, ...(signature && { "x-vercel-signature": signature }) };
  return { url: new URL(url), headers, body };
}

/** Limit of an answer's body, which is discarded. */
const maxAnswerSize = 64 * 1024;

export function post(
  { url, headers, body }: OutgoingRequest,
  lookup: LookupFunction,
  signal: AbortSignal,
): Promise<number> {
  const length = { "content-length": String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const request = openRequest(
      url,
      { method: "POST", headers: { ...headers, ...length }, lookup, signal },
      (answer) => {
        let size = 0;
        answer.on("data", (chunk: Buffer) => {
          size += chunk.length;
          if (size > maxAnswerSize) answer.destroy();
        });
        // The status counts, however the body ends.
        answer.on("error", () => {});
        answer.on("close", () => resolve(answer.statusCode ?? 0));
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}

/** Opens a request on a user's behalf: on its own connection, at vetted addresses, without redirects. */
export function openRequest(
  url: URL,
  options: RequestOptions & { readonly lookup: LookupFunction },
  take: (answer: IncomingMessage) => void,
): ClientRequest {
  return (url.protocol === "https:" ? secureRequest : plainRequest)(url, { ...options, agent: false }, take);
}
