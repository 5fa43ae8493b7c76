import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";

export interface Upgrade {
  readonly incoming: IncomingMessage;
  readonly url: URL;
  readonly socket: Duplex;
  readonly head: Buffer;
}

export function isWebSocket({ method, headers }: IncomingMessage): boolean {
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) !== 0;
  return method === "GET" && headers.upgrade?.toLowerCase() === "websocket" && !hasBody;
}
