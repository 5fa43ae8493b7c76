import type { IncomingMessage, Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import type { Signer } from "../authority/authority.ts";
import { isWebSocket, type Upgrade } from "../engine/http/hop-by-hop.ts";
import { exchange, requireLoopback } from "../server/listen.ts";
import { answerOn, createUpgradingServer } from "../server/upgrading-server.ts";
import {
  type ForwardedRequest,
  forwardRequest,
  forwardTunnel,
  type ProxyRequest,
  proxyRefusal,
  type Refusal,
  readRequest,
  refuseConnect,
  refuseRequest,
  type Tunnel,
} from "./forward.ts";
import { Leaves } from "./leaves.ts";
import { proxyRoute, type Rules } from "./proxy-route.ts";
import { secureTunnel } from "./secure.ts";
import { readTarget, type Upstreams } from "./upstream.ts";

export interface ProxyServer {
  readonly url: string;
  readonly certificate: string;
  close(): Promise<void>;
}

export interface ProxyParts {
  readonly host: string;
  readonly emulator?: string;
  signer(): Signer;
  isServed(host: string, port: number): boolean;
  readonly pass: boolean | "machine";
  readonly upstreams?: Upstreams;
  readonly unseen?: boolean;
  answer(request: Request): Promise<Response>;
  takeOver(upgrade: Upgrade): Promise<boolean>;
  /** Timeout of a request head, a handshake or a connection, in ms. */
  readonly patience?: number;
}

const maxConnections = 1000;
const defaultPatience = 10_000;
const connectForm = "CONNECT requires a host and a port, such as api.vercel.com:443, outside of a tunnel";

export async function serveProxy(parts: ProxyParts): Promise<ProxyServer> {
  const { host, emulator, signer, isServed, pass, upstreams, patience = defaultPatience } = parts;
  requireLoopback(host);
  const rules: Rules = { isServed, pass, port: emulator === undefined ? undefined : Number(new URL(emulator).port) };
  let leaves: Leaves | undefined;
  const tunnelSockets = new Set<Duplex>();
  const tunnels = new WeakMap<Duplex, Tunnel>();

  const read = (incoming: IncomingMessage) => routeRequest(incoming, tunnels.get(incoming.socket), rules, parts);
  const { server, sockets } = createUpgradingServer(
    {
      headersTimeout: patience,
      connectionsCheckingInterval: Math.min(patience, 1000),
      // Large bodies may take long, as without a proxy.
      requestTimeout: 0,
    },
    (incoming, outgoing) => {
      const routed = read(incoming);
      if ("status" in routed) refuseRequest(outgoing, routed);
      else if (routed.pass) forwardRequest(incoming, outgoing, routed.pass, routed.path);
      else void exchange(incoming, outgoing, (request) => parts.answer(withoutProxyHeaders(request)));
    },
    async (upgrade) => {
      const { incoming, socket } = upgrade;
      const routed = isWebSocket(incoming) ? read(incoming) : undefined;
      if (!routed || "status" in routed) return false;
      if (!routed.pass) return parts.takeOver(upgrade);
      forwardRequest(incoming, answerOn(incoming, socket), { ...routed.pass, upgrade }, routed.path);
      return true;
    },
  );
  server.maxConnections = maxConnections;
  server.on("connect", (incoming, socket, head) => {
    track(tunnelSockets, socket);
    const target = readTarget(incoming.url ?? "");
    if (!target || tunnels.has(socket)) return refuseConnect(socket, { status: 400, sentence: connectForm });
    const route = proxyRoute(target, rules);
    if (route === "refused" || route === "no-such-port")
      return refuseConnect(socket, proxyRefusal(target, route, rules));
    if (route === "pass") {
      // CONNECT does not tell the scheme; the port does.
      const upstream = upstreams?.of(target, target.port === 80 ? "http" : "https");
      const { "proxy-authorization": credentials } = incoming.headers;
      return track(tunnelSockets, forwardTunnel(socket, head, { target, upstream }, patience, credentials));
    }
    socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
    if (head.length > 0) socket.unshift(head);
    // This server reads the tunnel's requests too, with its limits.
    const serve = (tunnel: Duplex): void => {
      tunnels.set(tunnel, { target, isSecure: route === "secure" });
      server.emit("connection", tunnel);
    };
    if (route === "plain") return serve(socket);
    leaves ??= new Leaves(signer());
    secureTunnel(socket, target.host, leaves, patience, serve);
  });
  return {
    url: await listenAt(server, host),
    get certificate() {
      return signer().certificate;
    },
    close() {
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        for (const each of [...tunnelSockets, ...sockets]) each.destroy();
      });
    },
  };
}

function withoutProxyHeaders(request: Request): Request {
  for (const name of ["proxy-authorization", "proxy-connection"]) request.headers.delete(name);
  return request;
}

async function listenAt(server: Server, host: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, host, resolve);
  });
  // TCP servers have an address and a port.
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

function track(sockets: Set<Duplex>, socket: Duplex): void {
  sockets.add(socket);
  // Unhandled, the error of a disconnected client would end the process.
  socket.on("error", () => {});
  socket.once("close", () => sockets.delete(socket));
}

function routeRequest(
  incoming: IncomingMessage,
  tunnel: Tunnel | undefined,
  rules: Rules,
  { emulator, upstreams, unseen = false }: ProxyParts,
): (ProxyRequest & { readonly pass?: ForwardedRequest }) | Refusal {
  const parsed = readRequest(incoming, tunnel);
  if ("status" in parsed) {
    const itself = emulator === undefined || tunnel ? "" : `; the emulator itself is at ${emulator}`;
    return { ...parsed, sentence: `${parsed.sentence}${itself}` };
  }
  const { target } = parsed;
  const way = tunnel ? "plain" : proxyRoute(target, rules);
  if (way === "plain") return parsed;
  if (way !== "pass") return proxyRefusal(target, way === "refused" ? way : "no-such-port", rules);
  const upstream = upstreams?.of(target, "http");
  return { ...parsed, pass: { target, upstream, cuts: unseen && !upstream } };
}
