import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isIP } from "node:net";
import type { Duplex } from "node:stream";
import { connect as connectSecurely } from "node:tls";
import { openAuthority, type Signer } from "../../../authority/authority.ts";
import { askedIn } from "../../../engine/http/asked-in.ts";
import { joinConnections } from "../../../engine/http/join-connections.ts";
import type { Services } from "../../../engine/services.ts";
import { Leaves } from "../../../proxy/leaves.ts";
import { passRequest } from "../../../proxy/pass.ts";
import { refuseConnect, refuseRequest } from "../../../proxy/refuse.ts";
import { secureTunnel } from "../../../proxy/secure.ts";
import { bareHost, readTarget, readUpstreams, type Target } from "../../../proxy/upstream.ts";
import { exchange } from "../../../server/listen.ts";
import { type Outside, outsidePart } from "../options.ts";
import { type Policy, policyOfSession, rulesOf } from "../policy.ts";
import { sessionTable } from "../tables.ts";
import { firstBytes } from "./client-hello.ts";
import { addressesOf, connectOut, credentialsFor } from "./connect-out.ts";
import { isDomainAllowed, type Place } from "./judge.ts";
import { answerWith, decoded, failure, readProxied, readTunnelled } from "./read-request.ts";
import { type Route, refusal, routeOf, stillHolds } from "./route.ts";
import { meansHost, type RequestRule, ruleFor } from "./rules.ts";

export const mostConnections = 256;
const usualPatience = 10_000;
const connectForm = "CONNECT takes a host and a port, such as example.com:443, and not within a tunnel";

/** The only way out of a sandbox: a proxy that keeps to its session's network policy, as that is at each moment. */
export interface WayOut {
  accept(socket: Duplex): void;
  readonly certificate: string;
  close(): void;
}

interface Tunnel {
  readonly target: Target;
  readonly isSecure: boolean;
}

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
  return new PolicyProxy(services, sessionId, patience);
}

class PolicyProxy implements WayOut {
  readonly #services: Services;
  readonly #sessionId: string;
  readonly #patience: number;
  readonly #outside: Outside;
  readonly #open = new Set<Duplex>();
  readonly #passages = new Set<Passage>();
  readonly #tunnels = new WeakMap<Duplex, Tunnel>();
  /** Connections that were answered 200: an error cannot be answered on them any more. */
  readonly #connected = new WeakSet<Duplex>();
  readonly #server: Server;
  readonly #forget: () => void;
  #closed = false;
  #signer: Signer | undefined;
  #leaves: Leaves | undefined;

  constructor(services: Services, sessionId: string, patience: number) {
    this.#services = services;
    this.#sessionId = sessionId;
    this.#patience = patience;
    this.#outside = services.part(outsidePart);
    this.#server = createServer({
      headersTimeout: patience,
      connectionsCheckingInterval: Math.min(patience, 1000),
      // A large body takes the time that it takes.
      requestTimeout: 0,
    });
    this.#listen();
    this.#forget = services.store.onChanges((changes) => {
      if (!changes.some(({ table, id }) => table === sessionTable && id === sessionId)) return;
      for (const passage of this.#passages) if (!passage.isAllowed()) passage.end();
    });
  }

  accept(socket: Duplex): void {
    // HTTP, TLS and the tunnel each listen for its end: more listeners than Node warns of.
    socket.setMaxListeners(0).on("error", () => {});
    if (this.#closed || this.#open.size >= mostConnections) {
      socket.destroy();
      return;
    }
    this.#open.add(socket);
    socket.once("close", () => this.#open.delete(socket));
    this.#server.emit("connection", socket);
  }

  get certificate(): string {
    return this.#authority().certificate;
  }

  close(): void {
    this.#closed = true;
    this.#forget();
    // The callback gets an error, because the server never listened.
    this.#server.close(() => {});
    for (const socket of this.#open) socket.destroy();
  }

  #listen(): void {
    // A client that sends many requests at once would have as many connections made.
    this.#server.maxRequestsPerSocket = 1;
    this.#server.on("connect", (incoming, socket, head) => {
      this.#serveConnect(incoming, socket, head).catch((error: Error) => {
        if (this.#connected.has(socket)) socket.destroy();
        else refuseConnect(socket, failure(incoming.url ?? "", error));
      });
    });
    this.#server.on("request", (incoming, outgoing) => {
      this.#serveRequest(incoming, outgoing).catch((error: Error) => {
        if (outgoing.headersSent) outgoing.destroy();
        else refuseRequest(outgoing, failure(incoming.headers.host ?? "", error));
      });
    });
    // It listens at no address. From this event on, Node checks how long heads take.
    this.#server.emit("listening");
  }

  #policy(): Policy {
    return this.#closed ? { mode: "deny-all" } : policyOfSession(this.#services, this.#sessionId);
  }

  #authority(): Signer {
    this.#signer ??= this.#services.store.attempt(() => openAuthority(this.#services));
    return this.#signer;
  }

  #rules(host: string): readonly RequestRule[] {
    return rulesOf(this.#services, this.#policy()).filter(({ domain }) => meansHost(domain, host));
  }

  /** Where the variables name a proxy that is not HTTP's, each request fails and says so: none leaves without it. */
  async #decide(target: Target, scheme: "http" | "https"): Promise<Route> {
    return routeOf(
      this.#services,
      () => this.#policy(),
      target,
      readUpstreams(this.#outside.through).of(target, scheme),
    );
  }

  #inTime(): AbortSignal {
    return AbortSignal.timeout(this.#patience);
  }

  #hold(socket: Duplex | ServerResponse, isAllowed: () => boolean): void {
    const passage = { isAllowed, end: () => socket.destroy() };
    this.#passages.add(passage);
    socket.once("close", () => this.#passages.delete(passage));
    // The policy may have become another one while this was connected.
    if (!isAllowed()) passage.end();
  }

  #establish(socket: Duplex): void {
    this.#connected.add(socket);
    socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
  }

  #serveWithin(socket: Duplex, tunnel: Tunnel): void {
    this.#tunnels.set(socket, tunnel);
    this.#server.emit("connection", socket);
  }

  #secure(socket: Duplex, target: Target): void {
    this.#leaves ??= new Leaves(this.#authority());
    secureTunnel(socket, target.host, this.#leaves, this.#patience, (each) =>
      this.#serveWithin(each, { target, isSecure: true }),
    );
  }

  async #serveConnect(incoming: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const target = readTarget(incoming.url ?? "");
    if (!target || this.#tunnels.has(socket)) return refuseConnect(socket, { status: 400, sentence: connectForm });
    const host = bareHost(target);
    const route = await this.#decide(target, target.port === 80 ? "http" : "https");
    if (route.kind === "refused") return refuseConnect(socket, route);
    if (route.kind === "here") {
      this.#hold(socket, () => stillHolds(this.#services, this.#policy(), route));
      this.#establish(socket);
      if (head.length > 0) socket.unshift(head);
      if (target.port === 443) this.#secure(socket, target);
      else this.#serveWithin(socket, { target, isSecure: false });
      return;
    }
    const connectThere = (): Promise<Duplex> =>
      connectOut(target, { address: route.place.address, upstream: route.upstream }, this.#inTime());
    // Where rules change requests, each of these gets a connection of its own.
    let there = this.#rules(host).length > 0 ? undefined : await connectThere();
    there?.on("error", () => {});
    socket.once("close", () => there?.destroy());
    if (socket.destroyed) return void there?.destroy();
    this.#establish(socket);
    const isFree = route.verdict === "free";
    let name = host;
    if (!isFree || !there) {
      const first = await firstBytes(socket, head, this.#inTime());
      if (!first) return void socket.destroy();
      const { hello, bytes } = first;
      const isRequest = hello === "other" && /^[A-Z]{1,20} \//.test(bytes.toString("latin1", 0, 32));
      if (isRequest || (hello !== "other" && hello.name === host && this.#rules(host).length > 0)) {
        there?.destroy();
        this.#hold(socket, () => stillHolds(this.#services, this.#policy(), route));
        socket.unshift(bytes);
        if (isRequest) this.#serveWithin(socket, { target, isSecure: false });
        else this.#secure(socket, target);
        return;
      }
      const named = hello === "other" ? undefined : hello.name;
      if (!isFree) {
        if (named === undefined || !(await this.#isNameOf(named, route.place))) return void socket.destroy();
        name = named;
      }
      there ??= await connectThere();
      there.on("error", () => {}).write(bytes);
    } else if (head.length > 0) there.write(head);
    if (socket.destroyed) return void there.destroy();
    joinConnections(socket, there);
    const passed = { ...route, place: { ...route.place, host: name } };
    const hadRules = this.#rules(host).length > 0;
    this.#hold(
      socket,
      () => stillHolds(this.#services, this.#policy(), passed, isFree) && (hadRules || this.#rules(host).length === 0),
    );
  }

  /** Whether the name in a ClientHello is the host of its CONNECT, or another allowed domain at the same address. */
  async #isNameOf(name: string, { host, address }: Place): Promise<boolean> {
    if (isIP(name) > 0) return false;
    if (name === host) return true;
    if (address === undefined || !isDomainAllowed(this.#policy(), name)) return false;
    return (await addressesOf(this.#services, name)).includes(address);
  }

  async #serveRequest(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const tunnel = this.#tunnels.get(incoming.socket);
    const asked = tunnel ? readTunnelled(incoming, tunnel) : readProxied(incoming);
    if ("status" in asked) return refuseRequest(outgoing, asked);
    const { target, path } = asked;
    const isSecure = tunnel?.isSecure === true;
    const host = bareHost(target);
    const route = await this.#decide(target, isSecure ? "https" : "http");
    if (route.kind === "refused") return refuseRequest(outgoing, route);
    this.#hold(outgoing, () => stillHolds(this.#services, this.#policy(), route));
    if (route.kind === "here") {
      // What controls the emulator is out of reach by every name.
      if (/_emulator/i.test(decoded(path))) return refuseRequest(outgoing, refusal(target, "leads to no such path"));
      return exchange(incoming, outgoing, (request) => {
        for (const name of ["proxy-authorization", "proxy-connection"]) request.headers.delete(name);
        askedIn.set(request, this.#sessionId);
        return this.#outside.answer(request);
      });
    }
    if (route.verdict === "named" && isIP(host) > 0) {
      return refuseRequest(outgoing, refusal(target, "allows no range with this address"));
    }
    const { method = "GET", headersDistinct } = incoming;
    const rule = ruleFor(this.#rules(host), host, { method, path, headers: headersDistinct });
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
    const plain = await connectOut(target, { address: place.address, upstream }, this.#inTime());
    // An error of it is one of the TLS connection, too, where it is handled.
    const connection = isSecure ? connectSecurely({ socket: plain.on("error", () => {}), servername: host }) : plain;
    if (outgoing.destroyed) return void connection.destroy();
    passRequest(incoming, outgoing, { target, upstream: undefined, connection, headers: rule?.headers }, path);
  }
}
