import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Listening {
  readonly url: string;
  close(): Promise<void>;
}

interface ListenOptions {
  readonly port?: number;
  /** Whether a connection serves several requests. Default true. */
  readonly keepsAlive?: boolean;
  /** Further headers that pages of other origins may send. */
  readonly headers?: string;
}

/** Headers that pages of other origins may send; they do not see the names of response headers. */
const cors = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE",
};

/** Listens on the loopback address, for pages of any origin. */
export async function listenWithCors(
  handle: (incoming: IncomingMessage, response: ServerResponse) => void | Promise<void>,
  { port: wanted = 0, keepsAlive = true, headers: further }: ListenOptions = {},
): Promise<Listening> {
  const allowed = ["Authorization", "Accept", "Content-Type", ...(further ? [further] : [])].join(", ");
  const server = createServer(async (incoming, response) => {
    response.shouldKeepAlive = keepsAlive;
    for (const [name, value] of Object.entries(cors)) response.setHeader(name, value);
    response.setHeader("access-control-allow-headers", allowed);
    if (incoming.method === "OPTIONS") return void response.writeHead(204).end();
    // A client that goes away in the middle breaks its own request only.
    await Promise.resolve(handle(incoming, response)).catch(() => response.destroy());
  });
  server.listen(wanted, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
