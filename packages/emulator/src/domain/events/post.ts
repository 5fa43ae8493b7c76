import { createHmac } from "node:crypto";
import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { isLoopback } from "../../engine/addresses/destination.ts";

export interface Letter {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** A letter with the signature of its bytes, where something signs. */
export function signed(url: string, body: Letter["body"], secret: string | undefined, own: Letter["headers"]): Letter {
  const signature = secret !== undefined && createHmac("sha1", secret).update(body).digest("hex");
  const headers = { "user-agent": "slipway-emulator", ...own, ...(signature && { "x-vercel-signature": signature }) };
  return { url: new URL(url), headers, body };
}

/** As much of an answer is read: nobody looks at it. */
const mostAnswer = 64 * 1024;

/** Sends by POST and resolves with the status; a redirect is an answer. Rejects without an answer, and when the signal aborts. */
export function post({ url, headers, body }: Letter, signal: AbortSignal): Promise<number> {
  const request = url.protocol === "https:" ? secureRequest : plainRequest;
  const length = { "content-length": String(Buffer.byteLength(body)) };
  // The system may not know the names below `localhost`.
  const lookup = isLoopback(url.hostname) ? { lookup: lookupLoopback } : {};
  return new Promise((resolve, reject) => {
    const options = { method: "POST", headers: { ...headers, ...length }, signal, agent: false as const, ...lookup };
    const sent = request(url, options, (answer) => {
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

const lookupLoopback: LookupFunction = (_, { all }, done) => {
  if (all)
    done(null, [
      { address: "127.0.0.1", family: 4 },
      { address: "::1", family: 6 },
    ]);
  else done(null, "127.0.0.1", 4);
};
