import { createHash } from "node:crypto";
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import { buffer } from "node:stream/consumers";
import type { TLSSocket } from "node:tls";
import { listening } from "../port-of.ts";
import type { Certificates } from "./certificates.ts";

export interface TlsApi extends AsyncDisposable {
  readonly url: string;
  /** How many connections it had, and who the clients said that they are, by their certificates. */
  readonly seen: { connections: number; readonly names: (string | undefined)[] };
}

export type Handler = (incoming: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/**
 * Starts a TLS server of this machine.
 *
 * @param asksWho refuses whoever has no certificate of the authority.
 */
export async function startTls(
  { ca, server: identity }: Certificates,
  asksWho: boolean,
  handle: Handler = answer,
): Promise<TlsApi> {
  const seen: TlsApi["seen"] = { connections: 0, names: [] };
  const options = { ...identity, ca, requestCert: asksWho, rejectUnauthorized: asksWho };
  const server = createServer(options, async (incoming, response) => {
    // A server of TLS has sockets of TLS; a client without a certificate has an empty one.
    const { subject } = (incoming.socket as TLSSocket).getPeerCertificate();
    seen.names.push([subject?.CN].flat()[0]);
    await Promise.resolve(handle(incoming, response)).catch(() => response.destroy());
  });
  server.on("connection", () => {
    seen.connections++;
  });
  const port = await listening(server);
  return {
    url: `https://127.0.0.1:${port}`,
    seen,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** GET gives JSON, records or bytes, by the end of its path; what is sent comes back: JSON as it is, bytes by their digest. */
async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const sent = await buffer(incoming);
  const json = { "content-type": "application/json" };
  if (incoming.url?.endsWith("/lines")) {
    response.writeHead(200, { "content-type": "application/x-ndjson" });
    for (const id of [1, 2, 3]) response.write(`{"id":${id}}\n`);
    return void response.end();
  }
  if (incoming.url?.endsWith("/bytes")) return void response.end(Buffer.alloc(1_000_000, "x"));
  if (incoming.headers["content-type"] === "application/octet-stream") {
    return void response.writeHead(200, json).end(JSON.stringify({ digest: digestOf(sent) }));
  }
  response.writeHead(200, json).end(incoming.method === "GET" ? '{"ok":true}' : sent);
}

export function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
