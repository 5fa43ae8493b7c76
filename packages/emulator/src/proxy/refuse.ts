import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { unmodelledHost } from "../engine/addresses/platform-hosts.ts";
import type { ProxyRoute, Rules } from "./proxy-route.ts";
import { type Target, targetText } from "./upstream.ts";

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
