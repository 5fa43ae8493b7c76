import { createServer, type IncomingMessage, type Server, type ServerOptions, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { rawHead } from "../engine/http/hop-by-hop.ts";
import type { Upgrade } from "../engine/http/upgrade.ts";
import { BadTarget, requestUrl } from "./request-url.ts";

interface Options extends ServerOptions {
  readonly maxRequestsPerSocket?: number;
}

/** A server that lets connections be taken over for another protocol. @param takeOver false: the request is one like others */
export function createUpgradingServer(
  { maxRequestsPerSocket = 0, ...options }: Options,
  serve: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
  takeOver: (upgrade: Upgrade) => Promise<boolean>,
): { readonly server: Server; readonly sockets: ReadonlySet<Duplex> } {
  // The last answer of each connection: whatever its client wants next is answered after it.
  const answers = new WeakMap<Duplex, Promise<unknown>>();
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    answers.set(incoming.socket, new Promise((resolve) => outgoing.once("close", resolve)));
    serve(incoming, outgoing);
  };
  // Whoever listens for upgrades gets all of them, and their bodies unread: what is left is read again, where nobody listens.
  const [server, plain] = [createServer(options, answer), createServer(options, answer)];
  for (const each of [server, plain]) each.maxRequestsPerSocket = maxRequestsPerSocket;
  const sockets = new Set<Duplex>();
  server.on("upgrade", (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket)).on("error", () => {});
    const readAgain = () => {
      const { method, url, httpVersion, rawHeaders } = incoming;
      socket.unshift(Buffer.concat([rawHead(`${method} ${url} HTTP/${httpVersion}`, rawHeaders), head]));
      plain.emit("connection", socket);
    };
    const tryTakeOver = async () => {
      await answers.get(socket);
      const url = urlOf(incoming);
      return url !== undefined && takeOver({ incoming, url, socket, head });
    };
    tryTakeOver().then(
      (accepted) => {
        if (!accepted) readAgain();
      },
      () => socket.destroy(),
    );
  });
  return { server, sockets };
}

/** An answer on a connection that was taken over. It ends the connection. */
export function answerOn(incoming: IncomingMessage, socket: Duplex): ServerResponse {
  const outgoing = new ServerResponse(incoming);
  outgoing.shouldKeepAlive = false;
  // A server's connections are sockets, whatever its types call them.
  outgoing.assignSocket(socket as Parameters<ServerResponse["assignSocket"]>[0]);
  // A server's own connections tell this; it has given this one away.
  socket.on("drain", () => outgoing.emit("drain"));
  outgoing.once("finish", () => socket.end());
  return outgoing;
}

export function requireUrl({ url: target = "/", headersDistinct, socket }: IncomingMessage): URL {
  const [host = "localhost", ...others] = headersDistinct.host ?? [];
  if (others.length > 0) throw new BadTarget("The request names several hosts");
  const url = requestUrl(target, host);
  // What came encrypted was asked for by that scheme.
  if ("encrypted" in socket) url.protocol = "https:";
  return url;
}

/** Absent: it asks for nothing that there can be, and the answer says so. */
function urlOf(incoming: IncomingMessage): URL | undefined {
  try {
    return requireUrl(incoming);
  } catch {
    return undefined;
  }
}
