import { request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { request as askSecurely } from "node:https";
import { connect, isIP, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";
import { connect as connectSecurely } from "node:tls";
import { joinConnections } from "../engine/http/join-connections.ts";
import { headersHandedOn } from "../engine/http/of-connection.ts";
import { isLocalName } from "../redirect/way-of.ts";
import { refuseConnect, refuseRequest } from "./refuse.ts";
import { bareHost, type Target, targetText, type Upstream } from "./upstream.ts";

/** How large the head of an answer may be, in bytes: about what clients take that go there by themselves. */
const mostHead = 256 * 1024;

export interface Passed {
  readonly target: Target;
  readonly upstream: Upstream | undefined;
}

export interface PassedRequest extends Passed {
  readonly cuts?: boolean;
  readonly connection?: Duplex;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export function passTunnel(
  socket: Duplex,
  head: Buffer,
  { target, upstream }: Passed,
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

export function passRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { target, upstream, cuts = false, connection, headers: added }: PassedRequest,
  path: string,
): void {
  const { method, headersDistinct, headers } = incoming;
  const { "proxy-authorization": credentials } = headers;
  const authority = targetText(target, [80]);
  const asking = (upstream?.secure ? askSecurely : ask)({
    host: upstream?.host ?? addressOf(target),
    port: upstream?.port ?? target.port,
    ...(method === undefined ? {} : { method }),
    path: upstream ? `http://${authority}${path}` : path,
    headers: {
      ...headersHandedOn(headersDistinct, headers),
      // They are for the other proxy, where there is one, and for nobody else.
      ...(upstream && credentials !== undefined ? { "proxy-authorization": credentials } : {}),
      ...Object.fromEntries(Object.entries(added ?? {}).map(([name, value]) => [name.toLowerCase(), value])),
      // What the target names counts, whatever stands in the header.
      host: authority,
    },
    maxHeaderSize: mostHead,
    ...(connection ? { createConnection: () => connection } : { agent: false }),
  });
  asking.once("error", (error) => {
    if (outgoing.headersSent || cuts) outgoing.destroy();
    else refuseRequest(outgoing, unreachable(target, error));
  });
  asking.once("response", (answer) => {
    try {
      const { "proxy-authenticate": wanted } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, {
        ...headersHandedOn(answer.headersDistinct, answer.headers),
        ...(upstream && wanted !== undefined ? { "proxy-authenticate": wanted } : {}),
      });
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
  asking.once("upgrade", (_, socket) => {
    // Nobody asked for it: `Upgrade` is not handed on.
    socket.destroy();
    refuseRequest(outgoing, unreachable(target, new Error("it changes the protocol, which nobody asked for")));
  });
  // Of a request that breaks off its own error tells; of one that was sent whole nobody here hears any more.
  pipeline(incoming, asking).catch(() => asking.destroy());
  outgoing.once("close", () => asking.destroy());
}

function unreachable(target: Target, error: Error): { status: number; sentence: string } {
  // An error of several addresses has no message of its own.
  const why = error.message === "" && "code" in error ? String(error.code) : error.message;
  const sentence = `@slipway/emulator could not reach ${targetText(target)}: ${why.replace(/[^ -~]/g, " ")}`;
  return { status: 502, sentence };
}

function addressOf(target: Target): string {
  // Of names below it not every name server knows that they are this machine.
  return isLocalName(target.host) ? "localhost" : bareHost(target);
}
