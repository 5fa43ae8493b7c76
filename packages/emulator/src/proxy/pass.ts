import { request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";
import { joinConnections } from "../engine/join-connections.ts";
import { headersHandedOn } from "../engine/of-connection.ts";
import { refuseConnect, refuseRequest } from "./refuse.ts";
import { type Target, targetText } from "./target.ts";

/** Connects a client to where it wants to get, and hands on what both say. Returns the connection, for whoever ends it. */
export function passTunnel(socket: Duplex, head: Buffer, target: Target, patience: number): Socket {
  const there = connect({ host: addressOf(target), port: target.port });
  there.setTimeout(patience, () => there.destroy(new Error(`no connection within ${patience} ms`)));
  const fail = (error: Error): void => refuseConnect(socket, unreachable(target, error));
  there.once("error", fail);
  there.once("connect", () => {
    there.off("error", fail).setTimeout(0);
    socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
    if (head.length > 0) there.write(head);
    joinConnections(socket, there);
  });
  socket.once("close", () => there.destroy());
  return there;
}

/** Asks for what a client wants to have asked, and hands on the answer. */
export function passRequest(incoming: IncomingMessage, outgoing: ServerResponse, target: Target, path: string): void {
  const { method, headersDistinct, headers } = incoming;
  const asking = ask({
    host: addressOf(target),
    port: target.port,
    ...(method === undefined ? {} : { method }),
    path,
    // What the target names counts, whatever stands in the header.
    headers: { ...headersHandedOn(headersDistinct, headers), host: targetText(target) },
    agent: false,
  });
  asking.once("response", (answer) => {
    try {
      outgoing.writeHead(answer.statusCode ?? 502, headersHandedOn(answer.headersDistinct, answer.headers));
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
  pipeline(incoming, asking).catch((error: Error) => {
    if (outgoing.headersSent) outgoing.destroy();
    else refuseRequest(outgoing, unreachable(target, error));
  });
  outgoing.once("close", () => asking.destroy());
}

function unreachable(target: Target, error: Error): { status: number; sentence: string } {
  // An error of several addresses has no message of its own.
  const why = error.message === "" && "code" in error ? String(error.code) : error.message;
  const sentence = `@slipway/emulator could not reach ${targetText(target)}: ${why.replace(/[^ -~]/g, " ")}`;
  return { status: 502, sentence };
}

function addressOf({ host }: Target): string {
  return host.replace(/^\[(.*)\]$/, "$1");
}
