import { request as ask, type IncomingHttpHeaders, type IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isHandedOn } from "../engine/of-connection.ts";
import { rawHead } from "../engine/raw-head.ts";
import type { Services } from "../engine/services.ts";
import type { Upgrade } from "../engine/upgrade.ts";
import { ownName } from "../groups/deployments/ports/deployment-at.ts";
import { sandboxAt } from "../groups/sandboxes/ports/sandbox-at.ts";
import { demandStatus } from "./sandbox-port.ts";

/**
 * Joins a client that wants a WebSocket with the program on a sandbox's port; whether it does: anything else is a request like others.
 *
 * What the program answers instead is handed on, and the connection ends with it: whatever the client would ask on it next may not be
 * the program's to hear.
 */
export function joinSandbox({ incoming, url, socket, head }: Upgrade, services: Services): boolean {
  const { headers, headersDistinct } = incoming;
  if (incoming.method !== "GET" || headers.upgrade?.toLowerCase() !== "websocket") return false;
  const sandbox = sandboxAt(services, ownName(services, url.hostname));
  // Told where requests are answered.
  if (!sandbox?.isRunning || sandbox.takenBy() !== undefined) return false;
  const asking = ask({
    port: sandbox.port,
    path: url.pathname + url.search,
    host: "127.0.0.1",
    headers: { ...handedOn(headersDistinct, headers), host: headers.host, connection: "Upgrade", upgrade: "websocket" },
    agent: false,
  });
  asking.once("upgrade", (answer, there: Duplex, first) => {
    if (answer.statusCode !== 101) {
      there.destroy();
      return refuse(incoming, socket, `The program in the sandbox answers with status ${answer.statusCode}.`);
    }
    socket.write(rawHead("HTTP/1.1 101 Switching Protocols", answer.rawHeaders));
    if (first.length > 0) socket.write(first);
    if (head.length > 0) there.write(head);
    join(socket, there);
  });
  asking.once("response", (answer) => {
    const { statusCode = 502 } = answer;
    try {
      demandStatus(statusCode);
    } catch (error) {
      answer.destroy();
      return refuse(incoming, socket, error instanceof Error ? error.message : String(error));
    }
    const outgoing = answerOn(incoming, socket);
    outgoing.writeHead(statusCode, handedOn(answer.headersDistinct, answer.headers));
    pipeline(answer, outgoing).catch(() => socket.destroy());
  });
  asking.once("error", () => refuse(incoming, socket, "Nothing in the sandbox answers on this port."));
  socket.once("close", () => asking.destroy());
  asking.end();
  return true;
}

function handedOn(headers: NodeJS.Dict<string[]>, { connection }: IncomingHttpHeaders): NodeJS.Dict<string[]> {
  const goesOn = isHandedOn(connection);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => goesOn(name)));
}

/** Each way ends by itself; what fails ends both. */
function join(one: Duplex, other: Duplex): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    pipeline(from, to).catch(() => {
      one.destroy();
      other.destroy();
    });
  }
}

/** The last answer on a connection. */
function answerOn(incoming: IncomingMessage, socket: Duplex): ServerResponse {
  const outgoing = new ServerResponse(incoming);
  outgoing.shouldKeepAlive = false;
  // A server's connections are sockets, whatever its types call them.
  outgoing.assignSocket(socket as Parameters<ServerResponse["assignSocket"]>[0]);
  outgoing.once("finish", () => socket.end());
  return outgoing;
}

function refuse(incoming: IncomingMessage, socket: Duplex, sentence: string): void {
  if (socket.destroyed) return;
  answerOn(incoming, socket).writeHead(502, { "content-type": "text/plain; charset=utf-8" }).end(`${sentence}\n`);
}
