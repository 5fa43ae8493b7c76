import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { portOf } from "../../../test/port-of.ts";

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

/** An answer; what is not said is 200, no headers, no body. An object becomes JSON. */
export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | object;
}

/** Handling of the n-th request: a reply, or full control of the socket. */
export type Turn =
  | Reply
  | ((request: Received, response: ServerResponse) => Reply | undefined | Promise<Reply | undefined>);

/** A real server on a free loopback port. The last turn is repeated. It closes with the test. */
export async function serve(...turns: readonly Turn[]): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer(async (incoming, response) => {
    const parts: Buffer[] = [];
    try {
      for await (const part of incoming) parts.push(part);
    } catch {
      return; // the client went away
    }
    const request = {
      method: incoming.method ?? "",
      url: incoming.url ?? "",
      headers: incoming.headers,
      body: Buffer.concat(parts),
    };
    const turn = turns[Math.min(received.push(request), turns.length) - 1] ?? {};
    const reply = typeof turn === "function" ? await turn(request, response) : turn;
    if (!reply) return;
    const { status = 200, headers = {}, body } = reply;
    const json = typeof body === "object" && !(body instanceof Uint8Array);
    response.writeHead(status, { ...(json && { "content-type": "application/json" }), ...headers });
    response.end(json ? JSON.stringify(body) : body);
  });
  const port = await portOf(server);
  return { url: `http://127.0.0.1:${port}`, received };
}

/** A port without a listener: no test gets such a low port, unlike one that was free a moment ago. */
export const nowhere = "http://127.0.0.1:2";
