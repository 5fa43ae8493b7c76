import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { isIP } from "node:net";
import type { Duplex } from "node:stream";
import { connect as connectSecurely } from "node:tls";
import { openAuthority, type Signer } from "../../../authority/authority.ts";
import { joinConnections } from "../../../engine/http/join-connections.ts";
import type { Services } from "../../../engine/services.ts";
import { Leaves } from "../../../proxy/leaves.ts";
import { passRequest } from "../../../proxy/pass.ts";
import { refuseConnect, refuseRequest } from "../../../proxy/refuse.ts";
import { secureTunnel } from "../../../proxy/secure.ts";
import { bareHost, readTarget, type Target } from "../../../proxy/target.ts";
import { readUpstreams } from "../../../proxy/upstream.ts";
import { exchange } from "../../../server/listen.ts";
import { outsidePart } from "../outside.ts";
import { rulesOf } from "../policy.ts";
import { type PolicyRow, sessionTable } from "../tables.ts";
import { firstBytes } from "./client-hello.ts";
import { addressesOf, connectOut, credentialsFor } from "./connect-out.ts";
import { isDomainAllowed, type Place } from "./judge.ts";
import { answerWith, decoded, failure, readProxied, readTunnelled } from "./read-request.ts";
import { type Route, refusal, routeOf, stillHolds } from "./route.ts";
import { meansHost, type RequestRule, ruleFor } from "./rules.ts";

/** As many connections as a sandbox has at once; those that come then are closed. */
export const mostConnections = 256;
const usualPatience = 10_000;
const connectForm = "CONNECT takes a host and a port, such as example.com:443, and not within a tunnel";

/** The only way out of a sandbox: a proxy that keeps to its session's network policy, as that is at each moment. */
export interface WayOut {
  /** Takes a connection that was made within the sandbox. */
  accept(socket: Duplex): void;
  /** Of the authority that a sandbox has to trust for what is encrypted and changed on the way, as PEM. */
  readonly certificate: string;
  /** Ends all connections, and takes no more. */
  close(): void;
}

/** A connection within the proxy's own, of which each request is answered or passed on by itself. */
interface Tunnel {
  readonly target: Target;
  readonly isSecure: boolean;
}

/** A tunnel or a request that has begun. It lasts as long as the policy allows it. */
interface Passage {
  isAllowed(): boolean;
  end(): void;
}

/** @param patience how long a head, a handshake or a connection may take, in ms */
export function serveWayOut(
  services: Services,
  sessionId: string,
  { patience = usualPatience }: { readonly patience?: number } = {},
): WayOut {
  const { store, rows, part } = services;
  const outside = part(outsidePart);
  const open = new Set<Duplex>();
  const passages = new Set<Passage>();
  const tunnels = new WeakMap<Duplex, Tunnel>();
  /** Connections that were answered 200: an error cannot be answered on them any more. */
  const connected = new WeakSet<Duplex>();
  let closed = false;
  let signer: Signer | undefined;
  let leaves: Leaves | undefined;

  function policy(): PolicyRow {
    const session = rows(sessionTable).get(sessionId);
    if (closed || (session?.status !== "running" && session?.status !== "stopping")) return { mode: "deny-all" };
    return session.networkPolicy ?? { mode: "allow-all" };
  }

  function authority(): Signer {
    signer ??= store.attempt(() => openAuthority(services));
    return signer;
  }

  function rules(host: string): readonly RequestRule[] {
    return rulesOf(services, policy()).filter(({ domain }) => meansHost(domain, host));
  }

  /** Where the variables name a proxy that is not HTTP's, each request fails and says so: none leaves without it. */
  async function decide(target: Target, scheme: "http" | "https"): Promise<Route> {
    return routeOf(services, policy, target, readUpstreams(outside.through).of(target, scheme));
  }

  const inTime = (): AbortSignal => AbortSignal.timeout(patience);

  /** Keeps what has begun under review until it ends. */
  function hold(socket: Duplex | ServerResponse, isAllowed: () => boolean): void {
    const passage = { isAllowed, end: () => socket.destroy() };
    passages.add(passage);
    socket.once("close", () => passages.delete(passage));
    // The policy may have become another one while this was connected.
    if (!isAllowed()) passage.end();
  }

  function establish(socket: Duplex): void {
    connected.add(socket);
    socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
  }

  function serveWithin(socket: Duplex, tunnel: Tunnel): void {
    tunnels.set(socket, tunnel);
    server.emit("connection", socket);
  }

  function secure(socket: Duplex, target: Target): void {
    leaves ??= new Leaves(authority());
    secureTunnel(socket, target.host, leaves, patience, (each) => serveWithin(each, { target, isSecure: true }));
  }

  async function serveConnect(incoming: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const target = readTarget(incoming.url ?? "");
    if (!target || tunnels.has(socket)) return refuseConnect(socket, { status: 400, sentence: connectForm });
    const host = bareHost(target);
    const route = await decide(target, target.port === 80 ? "http" : "https");
    if (route.kind === "refused") return refuseConnect(socket, route);
    if (route.kind === "here") {
      hold(socket, () => stillHolds(services, policy(), route));
      establish(socket);
      if (head.length > 0) socket.unshift(head);
      if (target.port === 443) secure(socket, target);
      else serveWithin(socket, { target, isSecure: false });
      return;
    }
    const connectThere = (): Promise<Duplex> =>
      connectOut(target, { address: route.place.address, upstream: route.upstream }, inTime());
    // Where rules change requests, each of these gets a connection of its own.
    let there = rules(host).length > 0 ? undefined : await connectThere();
    there?.on("error", () => {});
    socket.once("close", () => there?.destroy());
    if (socket.destroyed) return void there?.destroy();
    establish(socket);
    const isFree = route.verdict === "free";
    let name = host;
    if (!isFree || !there) {
      const first = await firstBytes(socket, head, inTime());
      if (!first) return void socket.destroy();
      const { hello, bytes } = first;
      const isRequest = hello === "other" && /^[A-Z]{1,20} \//.test(bytes.toString("latin1", 0, 32));
      if (isRequest || (hello !== "other" && hello.name === host && rules(host).length > 0)) {
        there?.destroy();
        hold(socket, () => stillHolds(services, policy(), route));
        socket.unshift(bytes);
        if (isRequest) serveWithin(socket, { target, isSecure: false });
        else secure(socket, target);
        return;
      }
      const named = hello === "other" ? undefined : hello.name;
      if (!isFree) {
        if (named === undefined || !(await isNameOf(named, route.place))) return void socket.destroy();
        name = named;
      }
      there ??= await connectThere();
      there.on("error", () => {}).write(bytes);
    } else if (head.length > 0) there.write(head);
    if (socket.destroyed) return void there.destroy();
    joinConnections(socket, there);
    const passed = { ...route, place: { ...route.place, host: name } };
    const hadRules = rules(host).length > 0;
    hold(socket, () => stillHolds(services, policy(), passed, isFree) && (hadRules || rules(host).length === 0));
  }

  /** Whether the name in a ClientHello is the host of its CONNECT, or another allowed domain at the same address. */
  async function isNameOf(name: string, { host, address }: Place): Promise<boolean> {
    if (isIP(name) > 0) return false;
    if (name === host) return true;
    if (address === undefined || !isDomainAllowed(policy(), name)) return false;
    return (await addressesOf(services, name)).includes(address);
  }

  async function serveRequest(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const tunnel = tunnels.get(incoming.socket);
    const asked = tunnel ? readTunnelled(incoming, tunnel) : readProxied(incoming);
    if ("status" in asked) return refuseRequest(outgoing, asked);
    const { target, path } = asked;
    const isSecure = tunnel?.isSecure === true;
    const host = bareHost(target);
    const route = await decide(target, isSecure ? "https" : "http");
    if (route.kind === "refused") return refuseRequest(outgoing, route);
    hold(outgoing, () => stillHolds(services, policy(), route));
    if (route.kind === "here") {
      // What controls the emulator is out of reach by every name.
      if (/_emulator/i.test(decoded(path))) return refuseRequest(outgoing, refusal(target, "leads to no such path"));
      return exchange(incoming, outgoing, (request) => {
        for (const name of ["proxy-authorization", "proxy-connection"]) request.headers.delete(name);
        return outside.answer(request);
      });
    }
    if (route.verdict === "named" && isIP(host) > 0) {
      return refuseRequest(outgoing, refusal(target, "allows no range with this address"));
    }
    const { method = "GET", headersDistinct } = incoming;
    const rule = ruleFor(rules(host), host, { method, path, headers: headersDistinct });
    if (rule?.forwardURL !== undefined) {
      return refuseRequest(outgoing, {
        status: 501,
        sentence: "@slipway/emulator does not forward requests to a `forwardURL`",
      });
    }
    if (rule?.response) return answerWith(rule.response, outgoing);
    const { upstream, place } = route;
    if (upstream && !isSecure) {
      const headers = { ...credentialsFor(upstream), ...rule?.headers };
      return passRequest(incoming, outgoing, { target, upstream, headers }, path);
    }
    const plain = await connectOut(target, { address: place.address, upstream }, inTime());
    // An error of it is one of the TLS connection, too, where it is handled.
    const connection = isSecure ? connectSecurely({ socket: plain.on("error", () => {}), servername: host }) : plain;
    if (outgoing.destroyed) return void connection.destroy();
    passRequest(incoming, outgoing, { target, upstream: undefined, connection, headers: rule?.headers }, path);
  }

  const server = createServer({
    headersTimeout: patience,
    connectionsCheckingInterval: Math.min(patience, 1000),
    // A large body takes the time that it takes.
    requestTimeout: 0,
  });
  // A client that sends many requests at once would have as many connections made.
  server.maxRequestsPerSocket = 1;
  server.on("connect", (incoming, socket, head) => {
    serveConnect(incoming, socket, head).catch((error: Error) => {
      if (connected.has(socket)) socket.destroy();
      else refuseConnect(socket, failure(incoming.url ?? "", error));
    });
  });
  server.on("request", (incoming, outgoing) => {
    serveRequest(incoming, outgoing).catch((error: Error) => {
      if (outgoing.headersSent) outgoing.destroy();
      else refuseRequest(outgoing, failure(incoming.headers.host ?? "", error));
    });
  });
  // It listens at no address. From this event on, Node checks how long heads take.
  server.emit("listening");
  const forget = store.onChanges((changes) => {
    if (!changes.some(({ table, id }) => table === sessionTable && id === sessionId)) return;
    for (const passage of passages) if (!passage.isAllowed()) passage.end();
  });

  return {
    accept(socket) {
      // HTTP, TLS and the tunnel each listen for its end: more listeners than Node warns of.
      socket.setMaxListeners(0).on("error", () => {});
      if (closed || open.size >= mostConnections) {
        socket.destroy();
        return;
      }
      open.add(socket);
      socket.once("close", () => open.delete(socket));
      server.emit("connection", socket);
    },
    get certificate() {
      return authority().certificate;
    },
    close() {
      closed = true;
      forget();
      // The callback gets an error, because the server never listened.
      server.close(() => {});
      for (const socket of open) socket.destroy();
    },
  };
}
