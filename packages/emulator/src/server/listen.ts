import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { ConnectionCut } from "../engine/faults/inject.ts";
import type { Upgrade } from "../engine/http/hop-by-hop.ts";
import { wholeBody } from "../engine/http/whole.ts";
import { byteSourceOf, webStream } from "../store/files/byte-source.ts";
import { createUpgradingServer, requireUrl } from "./upgrading-server.ts";

export interface Listener {
  readonly url: string;
  close(): Promise<void>;
}

/** In ms, instead of Node's 5 s: a test that computes for longer would write to a closing connection. */
const keepAliveTimeout = 65_000;

export async function listen(
  options: { readonly host: string; readonly port: number },
  handle: (request: Request) => Promise<Response>,
  takeOver: (upgrade: Upgrade) => Promise<boolean> = async () => false,
): Promise<Listener> {
  const { host } = options;
  const { server, sockets } = createUpgradingServer(
    { keepAliveTimeout },
    (incoming, outgoing) => void exchange(incoming, outgoing, handle),
    takeOver,
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const problem = listenProblem(error, options);
      reject(problem === undefined ? error : new Error(problem, { cause: error }));
    });
    server.listen(options.port, host, resolve);
  });
  // TCP servers have an address and a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${hostInUrl(host)}:${port}`,
    close() {
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        for (const socket of sockets) socket.destroy();
      });
    },
  };
}

function listenProblem(
  { code }: NodeJS.ErrnoException,
  { host, port }: { readonly host: string; readonly port: number },
): string | undefined {
  if (code === "EADDRINUSE") return `Port ${port} of ${host} is in use; choose another one`;
  if (code === "EACCES") return `Port ${port} of ${host} requires more privileges; choose one from 1024 on`;
  if (code !== "EADDRNOTAVAIL" && code !== "ENOTFOUND" && code !== "EAI_AGAIN") return undefined;
  return `${host} is not an address of this machine; choose one that is, or 0.0.0.0 for all`;
}

export function hostInUrl(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (!host.includes(":")) return host;
  return /^[0:]+$/.test(host) ? "[::1]" : `[${host}]`;
}

export function isLoopbackAddress(host: string): boolean {
  return /^(127\.\d+\.\d+\.\d+|::1|localhost)$/.test(host);
}

export function requireLoopback(host: string): void {
  if (isLoopbackAddress(host)) return;
  throw new Error(`This listens on loopback addresses only, not on ${host}`);
}

export async function exchange(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  const disconnected = new AbortController();
  outgoing.once("close", () => {
    // `close` also follows a complete answer.
    if (!outgoing.writableFinished) disconnected.abort(new ConnectionCut("The caller has gone"));
  });
  try {
    const response = await handle(toRequest(incoming, disconnected.signal));
    // Marks the body as read: Node would drain an unread one without limit after the answer.
    incoming.read(0);
    if (!outgoing.shouldKeepAlive) await drain(incoming);
    const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
    const cookies = response.headers.getSetCookie();
    if (cookies.length > 0) headers["set-cookie"] = cookies;
    const whole = wholeBody(response);
    if (whole !== undefined) headers["content-length"] = String(Buffer.byteLength(whole));
    outgoing.writeHead(response.status, headers);
    if (whole !== undefined) outgoing.end(whole);
    else if (!response.body || incoming.method === "HEAD") outgoing.end();
    else {
      // Corked, so that headers and first bytes share a packet.
      const { socket } = outgoing;
      socket?.cork();
      setImmediate(() => socket?.uncork());
      // Writes the headers as latin1: `flushHeaders` would use UTF-8.
      outgoing.write("", "latin1");
      await sendBody(response.body, outgoing);
    }
  } catch (error) {
    if (error instanceof ConnectionCut || outgoing.headersSent || disconnected.signal.aborted) outgoing.destroy();
    else outgoing.writeHead(400, { "content-type": "text/plain" }).end("Bad request\n");
  } finally {
    dropRest(incoming);
  }
}

// A refused client may still be sending a large file, and would take a closed connection for a network failure.
const maxDropped = 64 * 1024 * 1024;

function dropRest(incoming: IncomingMessage): void {
  if (incoming.readableEnded || incoming.destroyed) return;
  let size = 0;
  incoming.on("data", (piece: Buffer) => {
    size += piece.length;
    if (size > maxDropped) incoming.destroy();
  });
  incoming.on("error", () => {});
  incoming.resume();
}

async function sendBody(body: ReadableStream<Uint8Array>, outgoing: ServerResponse): Promise<void> {
  const source = byteSourceOf(body);
  // `pipeline` would not cancel a waiting web stream when the caller disconnects.
  if (!source) return pipeBody(Readable.fromWeb(body as NodeStream<Uint8Array>), outgoing);
  if (!source.writeTo) return pipeBody(source.open(), outgoing);
  await source.writeTo(outgoing);
  outgoing.end();
}

function pipeBody(from: Readable, to: ServerResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    from.on("error", reject).once("close", () => from.readableEnded || reject(new Error("The body ended early")));
    to.on("error", reject).once("close", () => {
      from.destroy();
      if (to.writableFinished) resolve();
      else reject(new Error("The caller has gone"));
    });
    from.pipe(to);
  });
}

const maxDrained = 256 * 1024;

/** Reads on before the connection closes: closing on arriving bytes resets it, and the caller would lose the answer. */
async function drain(incoming: IncomingMessage): Promise<void> {
  let size = 0;
  for await (const piece of incoming.iterator({ destroyOnReturn: false })) {
    size += piece.length;
    if (size > maxDrained) return;
  }
}

function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request {
  const method = incoming.method ?? "GET";
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const address = incoming.socket.remoteAddress?.replace(/^::ffff:/, "") ?? "127.0.0.1";
  // Visitors of this machine may be anybody in a test; others are who their connection says, unless a proxy before it knows better.
  if (!isLoopbackAddress(address) && !headers.has("x-real-ip") && !headers.has("x-forwarded-for"))
    headers.set("x-forwarded-for", address);
  const hasBody = method !== "GET" && method !== "HEAD";
  const url = requireUrl(incoming);
  // `duplex` is required for a streamed body and missing in the DOM library's type.
  const init: RequestInit & { duplex?: "half" } = { method, headers };
  if (hasBody) {
    init.duplex = "half";
    init.body = webStream({ open: () => incoming });
  }
  // The caller's signal itself: one that follows it, as a request's own does, costs more than the rest of a request.
  return Object.defineProperty(new Request(url, init), "signal", { value: signal });
}
