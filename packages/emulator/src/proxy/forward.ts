import {
  request as ask,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from "node:http";
import { request as askSecurely } from "node:https";
import { connect, isIP, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";
import { connect as connectSecurely } from "node:tls";
import { unmodelledHost } from "../engine/addresses/platform-hosts.ts";
import { forwardedHeaders, rawHead, type Upgrade } from "../engine/http/hop-by-hop.ts";
import { joinConnections } from "../engine/http/join-connections.ts";
import { isLocalName } from "../redirect/redirect-route.ts";
import type { ProxyRoute, Rules } from "./proxy-route.ts";
import { bareHost, readTarget, type Target, targetText, type Upstream } from "./upstream.ts";

export interface Refusal {
  readonly status: number;
  readonly sentence: string;
}

export function proxyRefusal(
  target: Target,
  way: Extract<ProxyRoute, "refused" | "no-such-port">,
  { pass }: Pick<Rules, "pass">,
): Refusal {
  const name = targetText(target);
  const description = unmodelledHost(target.host);
  const instead = description
    ? `: it is ${description}`
    : pass === "machine"
      ? ": with --strict only it and this machine can be reached"
      : ", which it does not answer for; --proxy-pass (proxy: { pass: true }) connects to such hosts";
  const why = way === "refused" ? instead : ": it answers for this host on the ports 443 and 80 only";
  return { status: 403, sentence: `@slipway/emulator refuses ${name}${why}` };
}

export function refuseConnect(socket: Duplex, { status, sentence }: Refusal): void {
  const head = [
    `HTTP/1.1 ${status} ${sentence}`,
    "Content-Type: text/plain",
    `Content-Length: ${Buffer.byteLength(sentence) + 1}`,
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${sentence}\n`, () => socket.destroy());
}

export function refuseRequest(outgoing: ServerResponse, { status, sentence }: Refusal): void {
  outgoing.writeHead(status, { "content-type": "text/plain", connection: "close" }).end(`${sentence}\n`);
}

/** Bytes of an answer's head, about as many as clients accept. */
const maxHeadBytes = 256 * 1024;

const maxInterim = 100;

export interface Forwarded {
  readonly target: Target;
  readonly upstream: Upstream | undefined;
}

export interface ForwardedRequest extends Forwarded {
  readonly isSecure?: boolean;
  readonly cuts?: boolean;
  readonly connect?: NonNullable<RequestOptions["createConnection"]>;
  readonly upgrade?: Upgrade | undefined;
  /** Rewrites the answer's headers; returns names and values alternately. */
  readonly show?: ((headers: NodeJS.Dict<string[]>) => string[]) | undefined;
}

export function forwardTunnel(
  socket: Duplex,
  head: Buffer,
  { target, upstream }: Forwarded,
  patience: number,
  credentials: string | undefined,
): Socket {
  const place = upstream ?? { host: addressOf(target), port: target.port };
  const there = upstream?.secure ? connectSecurely({ ...place, ...nameFor(upstream) }) : connect(place);
  there.setTimeout(patience, () => there.destroy(new Error(`no connection within ${patience} ms`)));
  const fail = (error: Error): void => refuseConnect(socket, unreachable(target, error));
  there.once("error", fail);
  there.once(upstream?.secure ? "secureConnect" : "connect", () => {
    there.off("error", fail).setTimeout(0);
    // The upstream proxy's answer goes to the client, also a refusal.
    if (upstream) there.write(connectHead(target, credentials));
    else socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
    if (head.length > 0) there.write(head);
    joinConnections(socket, there);
  });
  socket.once("close", () => there.destroy());
  return there;
}

function connectHead(target: Target, credentials: string | undefined): string {
  const authority = `${target.host}:${target.port}`;
  const own = credentials === undefined ? "" : `Proxy-Authorization: ${credentials}\r\n`;
  return `CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n${own}\r\n`;
}

function nameFor({ host }: Upstream): { readonly servername: string } | undefined {
  return isIP(host) > 0 ? undefined : { servername: host };
}

function sendRequest(
  { method, headersDistinct, headers }: IncomingMessage,
  { target, upstream, isSecure = false, connect, upgrade }: ForwardedRequest,
  path: string,
): ClientRequest {
  const { "proxy-authorization": credentials } = headers;
  const authority = targetText(target, [isSecure ? 443 : 80]);
  // Without it Node frames no body of a GET, and the server would read it as the next request.
  const isChunked = headers["transfer-encoding"] !== undefined;
  return (upstream?.secure ? askSecurely : ask)({
    host: upstream?.host ?? addressOf(target),
    port: upstream?.port ?? target.port,
    ...(method === undefined ? {} : { method }),
    path: upstream ? `http://${authority}${path}` : path,
    headers: {
      ...forwardedHeaders(headersDistinct, headers),
      ...(isChunked ? { "transfer-encoding": "chunked" } : {}),
      ...(upgrade ? { connection: "Upgrade", upgrade: "websocket" } : {}),
      // Proxy credentials go only to an upstream proxy.
      ...(upstream && credentials !== undefined ? { "proxy-authorization": credentials } : {}),
      // The target wins over the client's header (RFC 9112, 3.2.2).
      host: authority,
    },
    maxHeaderSize: maxHeadBytes,
    ...(connect ? { createConnection: connect } : { agent: false }),
  });
}

export function forwardRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  forwarded: ForwardedRequest,
  path: string,
): void {
  const { target, cuts = false, upgrade } = forwarded;
  const asking = sendRequest(incoming, forwarded, path);
  asking.once("error", (error) => {
    if (outgoing.headersSent || cuts) outgoing.destroy();
    else refuseRequest(outgoing, unreachable(target, error));
  });
  asking.once("response", (answer) => {
    try {
      writeHead(answer, outgoing, forwarded);
    } catch (error) {
      // Node parses heads that it refuses to write, such as a status of 99.
      asking.destroy();
      refuseRequest(outgoing, unreachable(target, error as Error));
      return;
    }
    pipeline(answer, outgoing).catch(() => outgoing.destroy());
  });
  let interim = 0;
  asking.on("information", () => {
    interim++;
    if (interim > maxInterim) asking.destroy(new Error(`it sends more than ${maxInterim} interim answers`));
  });
  joinUpgrade(asking, incoming, outgoing, forwarded);
  // Node never ends the request of an upgrade.
  if (upgrade) asking.end();
  // A request that breaks off is destroyed; its error reaches the handler above.
  else pipeline(incoming, asking).catch(() => asking.destroy());
}

function writeHead(answer: IncomingMessage, outgoing: ServerResponse, { upstream, upgrade, show }: ForwardedRequest) {
  const { statusCode = 502, headersDistinct } = answer;
  if (upgrade && (statusCode < 200 || statusCode > 599)) throw new Error(`it answers with status ${statusCode}`);
  const fields = forwardedHeaders(headersDistinct, answer.headers);
  const { "proxy-authenticate": challenge } = headersDistinct;
  if (upstream && challenge) fields["proxy-authenticate"] = challenge;
  outgoing.writeHead(statusCode, show?.(fields) ?? fields);
  // Bodies such as event streams may start later.
  outgoing.flushHeaders();
}

function joinUpgrade(
  asking: ClientRequest,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { target, upgrade, show }: ForwardedRequest,
): void {
  const leave = (): void => void asking.destroy();
  outgoing.once("close", leave);
  const takeEarly = upgrade && readEarly(upgrade);
  asking.once("upgrade", ({ statusCode, rawHeaders, headersDistinct }, server: Socket, head) => {
    if (!upgrade || statusCode !== 101) {
      server.destroy();
      refuseRequest(outgoing, unreachable(target, new Error("it switches protocols unasked")));
      return;
    }
    const { socket } = upgrade;
    outgoing.off("close", leave).detachSocket(incoming.socket);
    socket.write(rawHead("HTTP/1.1 101 Switching Protocols", show?.(headersDistinct) ?? rawHeaders));
    if (head.length > 0) socket.write(head);
    const early = takeEarly?.();
    if (early?.length) server.write(early);
    joinConnections(socket, server);
  });
}

/** Bytes that a client may send before the upgrade is answered; the protocol sends none. */
const maxEarlyBytes = 64 * 1024;

/** Buffers early bytes of a client, because only a reading socket notices its end. The returned function stops and returns them. */
function readEarly({ socket, head }: Upgrade): () => Buffer {
  const pieces = [head];
  let size = 0;
  const take = (piece: Buffer): void => {
    pieces.push(piece);
    size += piece.length;
    if (size > maxEarlyBytes) socket.destroy();
  };
  const leave = (): void => void socket.destroy();
  socket.on("data", take).once("end", leave);
  return () => {
    socket.off("data", take).off("end", leave).pause();
    return Buffer.concat(pieces);
  };
}

export function unreachable(target: Target | string, error: Error): Refusal {
  const name = typeof target === "string" ? target : targetText(target);
  // An AggregateError of several addresses has no message.
  const why = error.message === "" && "code" in error ? String(error.code) : error.message;
  const sentence = `@slipway/emulator could not reach ${name}: ${why}`.replace(/[^ -~]/g, " ").slice(0, 500);
  return { status: 502, sentence };
}

function addressOf(target: Target): string {
  // Not every resolver knows names below `localhost`.
  return isLocalName(target.host) ? "localhost" : bareHost(target);
}

export interface Tunnel {
  readonly target: Target;
  readonly isSecure: boolean;
}

export interface ProxyRequest extends Tunnel {
  readonly path: string;
}

/** Reads the target of a proxied request: origin-form in a tunnel, else absolute-form, which wins over the Host header (RFC 9112, 3.2.2). */
export function readRequest(
  { url = "", headersDistinct: { host: hosts = [] } }: Pick<IncomingMessage, "url" | "headersDistinct">,
  tunnel: Tunnel | undefined,
): ProxyRequest | Refusal {
  if (tunnel) {
    const { target, isSecure } = tunnel;
    const requested = hosts.length === 1 ? readTarget(hosts.join(), isSecure ? 443 : 80) : undefined;
    if (url.startsWith("/") && requested?.host === target.host && requested.port === target.port)
      return { ...tunnel, path: url };
    return { status: 421, sentence: `This tunnel is only for ${targetText(target)}` };
  }
  const [, authority = "", path = ""] = /^http:\/\/([^/?#]*)(.*)$/is.exec(url) ?? [];
  const target = readTarget(authority, 80);
  if (target && hosts.length <= 1) return { target, isSecure: false, path: path.startsWith("/") ? path : `/${path}` };
  return { status: 400, sentence: "This is a proxy, for HTTPS_PROXY: a request needs an absolute URL and one host" };
}
