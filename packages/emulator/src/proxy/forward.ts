import { request as ask, type IncomingMessage, type RequestOptions, type ServerResponse } from "node:http";
import { request as askSecurely } from "node:https";
import { connect, isIP, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";
import { connect as connectSecurely } from "node:tls";
import { forwardedHeaders, rawHead } from "../engine/http/hop-by-hop.ts";
import { joinConnections } from "../engine/http/join-connections.ts";
import type { Upgrade } from "../engine/http/upgrade.ts";
import { isLocalName } from "../redirect/redirect-route.ts";
import { type Refusal, refuseConnect, refuseRequest } from "./refuse.ts";
import { bareHost, type Target, targetText, type Upstream } from "./upstream.ts";

/** How large the head of an answer may be, in bytes: about what clients take that go there by themselves. */
const maxHeadBytes = 256 * 1024;

/** Interim answers (1xx) to one request. */
const maxInterim = 100;

export interface Forwarded {
  readonly target: Target;
  readonly upstream: Upstream | undefined;
}

export interface ForwardedRequest extends Forwarded {
  readonly isSecure?: boolean;
  readonly cuts?: boolean;
  readonly connect?: NonNullable<RequestOptions["createConnection"]>;
  /** Of a WebSocket, which is joined with the other one. */
  readonly upgrade?: Upgrade | undefined;
  /** Names and values of an answer's headers in turn, as they are handed on. */
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
    // What the other proxy says to that is the client's to read, a refusal too.
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

export function forwardRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { target, upstream, isSecure = false, cuts = false, connect, upgrade, show }: ForwardedRequest,
  path: string,
): void {
  const { method, headersDistinct, headers } = incoming;
  const { "proxy-authorization": credentials } = headers;
  const authority = targetText(target, [isSecure ? 443 : 80]);
  // By default Node sends the body of a GET as if it were the next request.
  const isChunked = headers["transfer-encoding"] !== undefined;
  const asking = (upstream?.secure ? askSecurely : ask)({
    host: upstream?.host ?? addressOf(target),
    port: upstream?.port ?? target.port,
    ...(method === undefined ? {} : { method }),
    path: upstream ? `http://${authority}${path}` : path,
    headers: {
      ...forwardedHeaders(headersDistinct, headers),
      ...(isChunked ? { "transfer-encoding": "chunked" } : {}),
      ...(upgrade ? { connection: "Upgrade", upgrade: "websocket" } : {}),
      // They are for the other proxy, where there is one, and for nobody else.
      ...(upstream && credentials !== undefined ? { "proxy-authorization": credentials } : {}),
      // What the target names counts, whatever stands in the header.
      host: authority,
    },
    maxHeaderSize: maxHeadBytes,
    ...(connect ? { createConnection: connect } : { agent: false }),
  });
  asking.once("error", (error) => {
    if (outgoing.headersSent || cuts) outgoing.destroy();
    else refuseRequest(outgoing, unreachable(target, error));
  });
  asking.once("response", (answer) => {
    try {
      const { statusCode = 502 } = answer;
      if (upgrade && (statusCode < 200 || statusCode > 599)) throw new Error(`it answers with status ${statusCode}`);
      const fields = forwardedHeaders(answer.headersDistinct, answer.headers);
      const { "proxy-authenticate": challenge } = answer.headersDistinct;
      if (upstream && challenge) fields["proxy-authenticate"] = challenge;
      outgoing.writeHead(statusCode, show?.(fields) ?? fields);
      // What comes behind it may take its time, such as events.
      outgoing.flushHeaders();
    } catch (error) {
      // Node reads heads that it would not write, such as one of status 99.
      asking.destroy();
      refuseRequest(outgoing, unreachable(target, error as Error));
      return;
    }
    pipeline(answer, outgoing).catch(() => outgoing.destroy());
  });
  let interim = 0;
  asking.on("information", () => {
    interim++;
    if (interim > maxInterim) asking.destroy(new Error(`it gives more than ${maxInterim} interim answers`));
  });
  const leave = (): void => void asking.destroy();
  outgoing.once("close", leave);
  const early = upgrade && readEarly(upgrade);
  asking.once("upgrade", ({ statusCode, rawHeaders, headersDistinct }, there: Socket, first) => {
    if (!upgrade || statusCode !== 101) {
      there.destroy();
      refuseRequest(outgoing, unreachable(target, new Error("it changes the protocol, which nobody asked for")));
      return;
    }
    const { socket } = upgrade;
    outgoing.off("close", leave).detachSocket(incoming.socket);
    socket.write(rawHead("HTTP/1.1 101 Switching Protocols", show?.(headersDistinct) ?? rawHeaders));
    if (first.length > 0) socket.write(first);
    const words = early?.();
    if (words?.length) there.write(words);
    joinConnections(socket, there);
  });
  // The request of a WebSocket never ends for Node, which reads no body of it.
  if (upgrade) asking.end();
  // Of a request that breaks off its own error tells; of one that was sent whole nobody here hears any more.
  else pipeline(incoming, asking).catch(() => asking.destroy());
}

/** What a client may say before it is answered, in bytes: one that keeps to the protocol says nothing. */
const maxEarlyBytes = 64 * 1024;

/** Reads a client's words before its answer, so that the end of the connection is noticed. Gives those words, and reads no longer. */
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
  // An error of several addresses has no message of its own.
  const why = error.message === "" && "code" in error ? String(error.code) : error.message;
  const sentence = `@slipway/emulator could not reach ${name}: ${why}`.replace(/[^ -~]/g, " ").slice(0, 500);
  return { status: 502, sentence };
}

function addressOf(target: Target): string {
  // Of names below it not every name server knows that they are this machine.
  return isLocalName(target.host) ? "localhost" : bareHost(target);
}
