import { createHash, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";

/** A server that listens on this machine. */
export interface Listening {
  readonly url: string;
  /** What clients send as a bearer token. */
  readonly token: string;
  close(): Promise<void>;
}

/** Connections at a time; the oldest one goes when another comes. */
const mostSessions = 32;

/** Serves MCP over Streamable HTTP, on loopback and to those with the token alone. */
export async function serveHttp(connect: () => Server, port: number = 0): Promise<Listening> {
  const token = randomBytes(24).toString("base64url");
  const sessions = new Map<string, StreamableHTTPServerTransport>();
  const http = createServer((request, response) => {
    answer(request, response).catch(() => response.headersSent || end(response, 500, "The server failed."));
  });
  await new Promise<void>((resolve, reject) => {
    http.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  // It listens on a port, so its address has one.
  const { port: taken } = http.address() as AddressInfo;
  const hosts = [`127.0.0.1:${taken}`, `localhost:${taken}`];
  return { url: `http://127.0.0.1:${taken}/mcp`, token, close };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { host = "", origin, authorization = "" } = request.headers;
    // A page in a browser can reach loopback too: by a name of its own, or with its origin.
    if (!hosts.includes(host) || origin !== undefined)
      return end(response, 403, "Only programs of this machine are answered.");
    if (!isSame(authorization, `Bearer ${token}`))
      return end(response, 401, "Send the token that the server printed, as a bearer token.");
    if (request.url !== "/mcp") return end(response, 404, "It is at /mcp.");
    const id = request.headers["mcp-session-id"];
    const known = typeof id === "string" ? sessions.get(id) : undefined;
    if (id !== undefined && !known) return end(response, 404, "There is no such session: begin a new one.");
    await (known ?? (await begin())).handleRequest(request, response);
  }

  async function begin(): Promise<StreamableHTTPServerTransport> {
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: async (id) => {
        const [oldest] = sessions.values();
        if (sessions.size >= mostSessions) await oldest?.close();
        sessions.set(id, transport);
      },
    });
    transport.onclose = () => void sessions.delete(transport.sessionId ?? "");
    // The SDK's types do not know exactOptionalPropertyTypes: a transport of its own does fit.
    await connect().connect(transport as Parameters<Server["connect"]>[0]);
    return transport;
  }

  async function close(): Promise<void> {
    await Promise.all([...sessions.values()].map((each) => each.close()));
    http.closeAllConnections();
    await new Promise<void>((resolve) => http.close(() => resolve()));
  }
}

function end(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/plain" }).end(`${text}\n`);
}

function isSame(given: string, right: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}
