import { createServer, type IncomingMessage, type Server, type ServerOptions, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { rawHead, type Upgrade } from "../engine/http/hop-by-hop.ts";
import { BadTarget, requestUrl } from "./request-url.ts";

interface Options extends ServerOptions {
  readonly maxRequestsPerSocket?: number;
}

/** An HTTP server with upgrades. @param takeOver handles an upgrade; false leaves the request to `serve` */
export function createUpgradingServer(
  { maxRequestsPerSocket = 0, ...options }: Options,
  serve: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
  takeOver: (upgrade: Upgrade) => Promise<boolean>,
): { readonly server: Server; readonly sockets: ReadonlySet<Duplex> } {
  // An upgrade waits for the connection's previous answer.
  const answers = new WeakMap<Duplex, Promise<unknown>>();
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    answers.set(incoming.socket, new Promise((resolve) => outgoing.once("close", resolve)));
    serve(incoming, outgoing);
  };
  // Node hands every upgrade to a listener, bodies unread: declined ones are parsed again by a server without listener.
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

/** Creates a response on an upgraded connection, which it ends. */
export function answerOn(incoming: IncomingMessage, socket: Duplex): ServerResponse {
  const outgoing = new ServerResponse(incoming);
  outgoing.shouldKeepAlive = false;
  // A server's connections are sockets; the types say Duplex.
  outgoing.assignSocket(socket as Parameters<ServerResponse["assignSocket"]>[0]);
  // The server no longer forwards this event after an upgrade.
  socket.on("drain", () => outgoing.emit("drain"));
  outgoing.once("finish", () => socket.end());
  return outgoing;
}

export function requireUrl({ url: target = "/", headersDistinct, socket }: IncomingMessage): URL {
  const [host = "localhost", ...others] = headersDistinct.host ?? [];
  if (others.length > 0) throw new BadTarget("The request names several hosts");
  const url = requestUrl(target, host);
  // TLS sockets have `encrypted`.
  if ("encrypted" in socket) url.protocol = "https:";
  return url;
}

/** Undefined: the request is invalid, which `serve` answers. */
function urlOf(incoming: IncomingMessage): URL | undefined {
  try {
    return requireUrl(incoming);
  } catch {
    return undefined;
  }
}
