import { createHash, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";

export interface Listening {
  readonly url: string;
  readonly token: string;
  close(): Promise<void>;
}

/** Concurrent sessions; a further one closes the oldest. */
const maxSessions = 32;

/** Serves MCP over Streamable HTTP on loopback, for clients with the token. */
export async function serveHttp(connect: () => Server, port: number = 0): Promise<Listening> {
  const token = randomBytes(24).toString("base64url");
  const sessions = new Map<string, StreamableHTTPServerTransport>();
  const http = createServer((request, response) => {
    answer(request, response).catch(() => response.headersSent || sendText(response, 500, "The server failed."));
  });
  await new Promise<void>((resolve, reject) => {
    http.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  // Servers on a port have this kind of address.
  const { port: boundPort } = http.address() as AddressInfo;
  const hosts = [`127.0.0.1:${boundPort}`, `localhost:${boundPort}`];
  return { url: `http://127.0.0.1:${boundPort}/mcp`, token, close };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { host = "", origin, authorization = "" } = request.headers;
    // Pages in browsers can reach loopback by DNS rebinding or from their origin.
    if (!hosts.includes(host) || origin !== undefined)
      return sendText(response, 403, "Only programs of this machine are answered.");
    if (!isSame(authorization, `Bearer ${token}`))
      return sendText(response, 401, "Send the token that the server printed, as a bearer token.");
    if (request.url !== "/mcp") return sendText(response, 404, "It is at /mcp.");
    const id = request.headers["mcp-session-id"];
    const session = typeof id === "string" ? sessions.get(id) : undefined;
    if (id !== undefined && !session) return sendText(response, 404, "There is no such session: begin a new one.");
    await (session ?? (await begin())).handleRequest(request, response);
  }

  async function begin(): Promise<StreamableHTTPServerTransport> {
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: async (id) => {
        const [oldest] = sessions.values();
        if (sessions.size >= maxSessions) await oldest?.close();
        sessions.set(id, transport);
      },
    });
    transport.onclose = () => void sessions.delete(transport.sessionId ?? "");
    // The SDK's own transport does not fit its types under exactOptionalPropertyTypes.
    await connect().connect(transport as Parameters<Server["connect"]>[0]);
    return transport;
  }

  async function close(): Promise<void> {
    await Promise.all([...sessions.values()].map((each) => each.close()));
    http.closeAllConnections();
    await new Promise<void>((resolve) => http.close(() => resolve()));
  }
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/plain" }).end(`${text}\n`);
}

function isSame(actual: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(actual), digest(expected));
}
