import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { isIP } from "node:net";
import type { Duplex } from "node:stream";
import { connect as connectSecurely } from "node:tls";
import { openAuthority, type Signer } from "../../../authority/authority.ts";
import { isWebSocket, type Upgrade } from "../../../engine/http/hop-by-hop.ts";
import { joinConnections } from "../../../engine/http/join-connections.ts";
import { sandboxSessions } from "../../../engine/http/sandbox-sessions.ts";
import type { Services } from "../../../engine/services.ts";
import {
  forwardRequest,
  type ProxyRequest,
  type Refusal,
  readRequest,
  refuseConnect,
  refuseRequest,
  type Tunnel,
  unreachable,
} from "../../../proxy/forward.ts";
import { Leaves } from "../../../proxy/leaves.ts";
import { secureTunnel } from "../../../proxy/secure.ts";
import { readTarget, readUpstreams, type Target } from "../../../proxy/upstream.ts";
import { exchange } from "../../../server/listen.ts";
import { answerOn, createUpgradingServer } from "../../../server/upgrading-server.ts";
import { outsideService } from "../options.ts";
import { type Policy, rulesAt } from "../policy.ts";
import { sessionTable } from "../tables.ts";
import { firstBytes } from "./client-hello.ts";
import { addressesOf, connectOut, credentialsFor } from "./connect-out.ts";
import { isDomainAllowed, type Passage, type Place, type Route, refusal, routeOf, stillHolds } from "./route.ts";
import { answerWith, type RequestRule, ruleFor, withHeaders } from "./rules.ts";

export const maxConnections = 256;
const connectForm = "CONNECT takes a host and a port, such as example.com:443, and not within a tunnel";

export interface Asker {
  policyNow(): Policy;
  readonly askedIn?: string;
  connect(port: number): Promise<Duplex>;
  onRefusal?(sentence: string): void;
  /** How long a head, a handshake or a connection may take, in ms. */
  readonly patience?: number;
}

interface Judged extends ProxyRequest {
  readonly passage: Passage;
  readonly response: RequestRule["response"];
}

/** The only way out of a sandbox: a proxy that keeps to a network policy, as that is at each moment. */
export class WayOut {
  readonly #services: Services;
  readonly #asker: Asker;
  readonly #patience: number;
  readonly #open = new Set<Duplex>();
  readonly #held = new Map<Duplex | ServerResponse, () => boolean>();
  readonly #tunnels = new WeakMap<Duplex, Tunnel>();
  readonly #server: Server;
  readonly #forget: () => void;
  #closed = false;
  #signer: Signer | undefined;
  #leaves: Leaves | undefined;

  constructor(services: Services, asker: Asker) {
    this.#services = services;
    this.#asker = asker;
    this.#patience = asker.patience ?? 10_000;
    this.#server = this.#listen();
    this.#forget = services.store.onChanges((changes) => {
      if (!changes.some(({ table, id }) => table === sessionTable && id === asker.askedIn)) return;
      for (const [socket, isAllowed] of this.#held) if (!isAllowed()) socket.destroy();
    });
  }

  accept(socket: Duplex): void {
    // HTTP, TLS and the tunnel each listen for its end: more listeners than Node warns of.
    socket.setMaxListeners(0).on("error", () => {});
    if (this.#closed || this.#open.size >= maxConnections) {
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

  #listen(): Server {
    const { server } = createUpgradingServer(
      {
        headersTimeout: this.#patience,
        connectionsCheckingInterval: Math.min(this.#patience, 1000),
        requestTimeout: 0,
        // Pipelined requests would open as many connections.
        maxRequestsPerSocket: 1,
      },
      (incoming, outgoing) => {
        outgoing.shouldKeepAlive = false;
        this.#serveRequest(incoming, outgoing).catch((error: Error) => {
          if (outgoing.headersSent) outgoing.destroy();
          else refuseRequest(outgoing, unreachable(incoming.headers.host ?? "", error));
        });
      },
      (upgrade) => this.#takeOver(upgrade).catch(() => false),
    );
    server.on("connect", (incoming, socket, head) => {
      this.#serveConnect(incoming, socket, head).catch((error: Error) => {
        if (incoming.socket.bytesWritten > 0) socket.destroy();
        else refuseConnect(socket, unreachable(incoming.url ?? "", error));
      });
    });
    // It listens at no address. From this event on, Node checks how long heads take.
    server.emit("listening");
    return server;
  }

  #policy(): Policy {
    return this.#closed ? { mode: "deny-all" } : this.#asker.policyNow();
  }

  #authority(): Signer {
    this.#signer ??= this.#services.store.transact(() => openAuthority(this.#services));
    return this.#signer;
  }

  async #judge(target: Target, scheme: "http" | "https"): Promise<Route> {
    const upstream = () => readUpstreams(this.#services.service(outsideService).through).of(target, scheme);
    const route = await routeOf(this.#services, () => this.#policy(), target, upstream);
    return route.kind === "refused" ? this.#refuse(route) : route;
  }

  #refuse<R extends Refusal>(refusal: R): R {
    this.#asker.onRefusal?.(refusal.sentence);
    return refusal;
  }

  #deny(target: Target, why: string): Refusal {
    return this.#refuse(refusal(this.#policy(), target, why));
  }

  #rules({ kind, place }: Passage): readonly RequestRule[] {
    return kind === "own" ? [] : rulesAt(this.#services, this.#policy(), place.host);
  }

  #isRead(passage: Passage): boolean {
    return passage.kind === "here" || this.#rules(passage).length > 0;
  }

  #hold(socket: Duplex | ServerResponse, passage: Passage, isRaw = false): void {
    const wasRead = this.#isRead(passage);
    const isAllowed = (): boolean =>
      stillHolds(this.#services, this.#policy(), passage, isRaw) && (wasRead || !this.#isRead(passage));
    this.#held.set(socket, isAllowed);
    socket.once("close", () => this.#held.delete(socket));
    if (!isAllowed()) socket.destroy();
  }

  #connect({ kind, target, place, upstream }: Passage): Promise<Duplex> {
    if (kind === "own") return this.#asker.connect(place.port);
    return connectOut(target, { address: place.address, upstream }, AbortSignal.timeout(this.#patience));
  }

  #serveWithin(socket: Duplex, tunnel: Tunnel): void {
    this.#tunnels.set(socket.setMaxListeners(0), tunnel);
    this.#server.emit("connection", socket);
  }

  #secure(socket: Duplex, target: Target): void {
    this.#leaves ??= new Leaves(this.#authority());
    secureTunnel(socket, target.host, this.#leaves, this.#patience, (each) =>
      this.#serveWithin(each, { target, isSecure: true }),
    );
  }

  async #serveConnect({ url = "" }: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const target = readTarget(url);
    if (!target || this.#tunnels.has(socket)) return refuseConnect(socket, { status: 400, sentence: connectForm });
    const passage = await this.#judge(target, target.port === 80 ? "http" : "https");
    if (passage.kind === "refused") return refuseConnect(socket, passage);
    let there = this.#isRead(passage) ? undefined : await this.#connect(passage);
    there?.on("error", () => {});
    socket.once("close", () => there?.destroy());
    if (socket.destroyed) return void there?.destroy();
    socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
    const isFree = passage.verdict === "free";
    let [first, name] = [head, passage.place.host];
    if (!isFree || !there) {
      const start = await firstBytes(socket, head, AbortSignal.timeout(this.#patience));
      if (!start) return void socket.destroy();
      first = start.bytes;
      const { hello } = start;
      const serverName = hello === "other" ? undefined : hello.name;
      const isRequest = hello === "other" && /^[\r\n]*[A-Z]{1,20} \//.test(first.toString("latin1", 0, 32));
      if (isRequest || (serverName === name && this.#isRead(passage))) {
        there?.destroy();
        this.#hold(socket, passage);
        socket.unshift(first);
        return isRequest ? this.#serveWithin(socket, { target, isSecure: false }) : this.#secure(socket, target);
      }
      if (this.#isRead(passage)) {
        this.#deny(target, "has rules for this host, and the first bytes of the connection are not a request to it");
        return void socket.destroy();
      }
      if (!isFree && (serverName === undefined || !(await this.#isNameOf(serverName, passage.place)))) {
        this.#deny(target, "allows a domain here, and the first bytes of the connection do not name it");
        return void socket.destroy();
      }
      if (!isFree) name = serverName ?? name;
      there ??= await this.#connect(passage);
      there.on("error", () => {});
    }
    if (first.length > 0) there.write(first);
    if (socket.destroyed) return void there.destroy();
    joinConnections(socket, there);
    this.#hold(socket, { ...passage, place: { ...passage.place, host: name } }, isFree);
  }

  async #isNameOf(name: string, { host, address }: Place): Promise<boolean> {
    if (isIP(name) > 0) return false;
    if (name === host) return true;
    if (address === undefined || !isDomainAllowed(this.#policy(), name)) return false;
    return (await addressesOf(this.#services, name)).includes(address);
  }

  /** Reads what a request is for, judges that, and finds its rule, whose headers it has then. */
  async #judgeRequest(incoming: IncomingMessage): Promise<Judged | Refusal> {
    const request = readRequest(incoming, this.#tunnels.get(incoming.socket));
    if ("status" in request) return request;
    const { target, path, isSecure } = request;
    const passage = await this.#judge(target, isSecure ? "https" : "http");
    if (passage.kind === "refused") return passage;
    if (passage.kind === "here" && /_emulator/i.test(decoded(path))) return this.#deny(target, "leads to no such path");
    if (passage.verdict === "named" && isIP(passage.place.host) > 0)
      return this.#deny(target, "allows no range with this address");
    const { method = "GET", headersDistinct } = incoming;
    const rule = ruleFor(this.#rules(passage), { method, path, headers: headersDistinct });
    if (rule?.forwardURL !== undefined)
      return this.#refuse({ status: 501, sentence: "@slipway/emulator does not forward requests to a `forwardURL`" });
    // An answer to it may have the request in it, with headers of a rule and credentials for the user's own proxy.
    if (method === "TRACE" && passage.kind !== "own")
      return this.#refuse({ status: 405, sentence: "@slipway/emulator does not let a TRACE out" });
    withHeaders(incoming, target, rule?.headers);
    return { ...request, passage, response: rule?.response };
  }

  async #serveRequest(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const judged = await this.#judgeRequest(incoming);
    if ("status" in judged) return refuseRequest(outgoing, judged);
    this.#hold(outgoing, judged.passage);
    if (judged.response) return answerWith(judged.response, outgoing);
    if (judged.passage.kind !== "here") return this.#pass(incoming, () => outgoing, judged);
    return exchange(incoming, outgoing, (request) => {
      if (this.#asker.askedIn !== undefined) sandboxSessions.set(request, this.#asker.askedIn);
      return this.#services.service(outsideService).answer(request);
    });
  }

  async #takeOver(upgrade: Upgrade): Promise<boolean> {
    const { incoming, socket } = upgrade;
    const judged = isWebSocket(incoming) ? await this.#judgeRequest(incoming) : undefined;
    if (!judged || "status" in judged || judged.response) return false;
    this.#hold(socket, judged.passage);
    if (judged.passage.kind === "here") return this.#services.service(outsideService).takeOver(upgrade);
    await this.#pass(incoming, () => answerOn(incoming, socket), judged, upgrade);
    return true;
  }

  async #pass(
    incoming: IncomingMessage,
    outgoing: () => ServerResponse,
    { target, path, isSecure, passage }: Judged,
    upgrade?: Upgrade,
  ): Promise<void> {
    const { upstream, place } = passage;
    const common = { target, isSecure, upgrade };
    if (upstream && !isSecure) {
      Object.assign(incoming.headers, credentialsFor(upstream));
      return forwardRequest(incoming, outgoing(), { ...common, upstream }, path);
    }
    const plain = await this.#connect(passage);
    const connection = isSecure
      ? connectSecurely({ socket: plain.on("error", () => {}), servername: place.host })
      : plain;
    if (incoming.socket.destroyed) return void connection.destroy();
    forwardRequest(incoming, outgoing(), { ...common, upstream: undefined, connect: () => connection }, path);
  }
}

function decoded(path: string): string {
  return path.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
