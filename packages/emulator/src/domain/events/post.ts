import { createHmac } from "node:crypto";
import { type ClientRequest, type IncomingMessage, request as plainRequest, type RequestOptions } from "node:http";
import { request as secureRequest } from "node:https";
import type { LookupFunction } from "node:net";

export interface OutgoingRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

export function signed(
  url: string,
  body: OutgoingRequest["body"],
  secret: string | undefined,
  own: OutgoingRequest["headers"],
): OutgoingRequest {
  const signature = secret !== undefined && createHmac("sha1", secret).update(body).digest("hex");
  const headers = { "user-agent": "slipway-emulator", ...own, ...(signature && { "x-vercel-signature": signature }) };
  return { url: new URL(url), headers, body };
}

/** As much of an answer is read: nobody looks at it. */
const mostAnswer = 64 * 1024;

export function post(
  { url, headers, body }: OutgoingRequest,
  lookup: LookupFunction,
  signal: AbortSignal,
): Promise<number> {
  const length = { "content-length": String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const sent = requestOf(url, { method: "POST", headers: { ...headers, ...length }, lookup, signal }, (answer) => {
      let size = 0;
      answer.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size > mostAnswer) answer.destroy();
      });
      // What has answered has answered, however its body ends.
      answer.on("error", () => {});
      answer.on("close", () => resolve(answer.statusCode ?? 0));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Asks a URL in somebody's name: by a connection of its own, at the addresses of a way that has been judged. No redirect is followed. */
export function requestOf(
  url: URL,
  options: RequestOptions & { readonly lookup: LookupFunction },
  take: (answer: IncomingMessage) => void,
): ClientRequest {
  return (url.protocol === "https:" ? secureRequest : plainRequest)(url, { ...options, agent: false }, take);
}
