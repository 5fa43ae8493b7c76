import { request as ask, type IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isLetIn } from "../domain/accounts/tokens.ts";
import { ownName } from "../domain/hosts/deployment-at.ts";
import { PortTakenError } from "../domain/sandboxes/refusals.ts";
import { sandboxAt } from "../domain/sandboxes/sandbox-at.ts";
import { joinConnections } from "../engine/http/join-connections.ts";
import { headersHandedOn, rawHead } from "../engine/http/of-connection.ts";
import type { Upgrade } from "../engine/http/upgrade.ts";
import type { Services } from "../engine/services.ts";
import { type ByPath, headersInside } from "./path-form.ts";
import { connectionTo, demandStatus } from "./sandbox-port.ts";

/** What a client may say before it is answered, in bytes: one that keeps to the protocol says nothing. */
const mostEarly = 64 * 1024;

/** Joins a WebSocket with the program on a port. Any other answer is handed on and ends the connection, which is for the emulator only. */
export function joinSandbox({ incoming, url, socket, head }: Upgrade, services: Services, byPath?: ByPath): boolean {
  const { headers, headersDistinct } = incoming;
  if (!asksForWebSocket(incoming)) return false;
  const sandbox = sandboxAt(services, ownName(services, url.hostname));
  // Told where requests are answered.
  if (!sandbox?.isRunning) return false;
  const handedOn = headersHandedOn(headersDistinct, headers);
  if (byPath && isLetIn(headers.authorization ?? "", services)) delete handedOn.authorization;
  const asking = ask({
    path: url.pathname + url.search,
    createConnection: connectionTo(sandbox),
    headers: {
      ...handedOn,
      host: url.host,
      connection: "Upgrade",
      upgrade: "websocket",
    },
  });
  const waiting = new Waiting(socket, head, () => asking.destroy());
  let isAnswered = false;
  asking.once("upgrade", (answer, there: Duplex, first) => {
    isAnswered = true;
    if (answer.statusCode !== 101) {
      there.destroy();
      return refuse(incoming, socket, `The program in the sandbox answers with status ${answer.statusCode}.`);
    }
    const told = byPath ? inside(answer.headersDistinct, byPath, services) : answer.rawHeaders;
    socket.write(rawHead("HTTP/1.1 101 Switching Protocols", told));
    if (first.length > 0) socket.write(first);
    const early = waiting.end();
    if (early.length > 0) there.write(early);
    joinConnections(socket, there);
  });
  asking.once("response", (answer) => {
    isAnswered = true;
    const { statusCode = 502 } = answer;
    try {
      demandStatus(statusCode);
    } catch (error) {
      answer.destroy();
      return refuse(incoming, socket, error instanceof Error ? error.message : String(error));
    }
    const outgoing = answerOn(incoming, socket);
    const told = headersHandedOn(answer.headersDistinct, answer.headers);
    outgoing.writeHead(statusCode, byPath ? inside(told, byPath, services) : told);
    pipeline(answer, outgoing).catch(() => socket.destroy());
  });
  asking.on("error", (error) => {
    // What breaks off in the middle of an answer has no other one.
    if (isAnswered) socket.destroy();
    else
      refuse(
        incoming,
        socket,
        error instanceof PortTakenError ? error.message : "Nothing in the sandbox answers on this port.",
      );
    isAnswered = true;
  });
  asking.end();
  return true;
}

function inside(headers: NodeJS.Dict<string[]>, byPath: ByPath, services: Services): string[] {
  const each = Object.entries(headers).flatMap(([name, values = []]) => values.map((value) => [name, value] as const));
  return [...headersInside(each, byPath, services)].flat();
}

/** The bytes that a client sends before the program has answered: they are read so that a client that leaves is noticed. */
class Waiting {
  readonly #socket: Duplex;
  readonly #pieces: Buffer[];
  #size = 0;

  constructor(socket: Duplex, head: Buffer, leave: () => void) {
    this.#socket = socket;
    this.#pieces = [head];
    socket.on("data", this.#take);
    socket.once("end", this.#leave);
    socket.once("close", leave);
  }

  end(): Buffer {
    this.#socket.off("data", this.#take).off("end", this.#leave).pause();
    return Buffer.concat(this.#pieces);
  }

  readonly #leave = (): void => void this.#socket.destroy();

  readonly #take = (piece: Buffer): void => {
    this.#pieces.push(piece);
    this.#size += piece.length;
    if (this.#size > mostEarly) this.#socket.destroy();
  };
}

export function asksForWebSocket({ method, headers }: IncomingMessage): boolean {
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) !== 0;
  return method === "GET" && headers.upgrade?.toLowerCase() === "websocket" && !hasBody;
}

function answerOn(incoming: IncomingMessage, socket: Duplex): ServerResponse {
  const outgoing = new ServerResponse(incoming);
  outgoing.shouldKeepAlive = false;
  // A server's connections are sockets, whatever its types call them.
  outgoing.assignSocket(socket as Parameters<ServerResponse["assignSocket"]>[0]);
  // A server's own connections tell this; it has given this one away.
  socket.on("drain", () => outgoing.emit("drain"));
  outgoing.once("finish", () => socket.end());
  return outgoing;
}

export function refuse(incoming: IncomingMessage, socket: Duplex, sentence: string, status = 502): void {
  if (socket.destroyed) return;
  answerOn(incoming, socket).writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(`${sentence}\n`);
}
