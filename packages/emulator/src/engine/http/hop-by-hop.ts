import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";

/** Headers of one connection, which intermediaries do not forward (RFC 9110, 7.6.1). */
const hopByHop = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** Judges header names in lower case. @param connection the `Connection` header, which names further hop-by-hop headers */
export function isForwarded(connection: string | null | undefined): (name: string) => boolean {
  const connectionHeaders = (connection ?? "").toLowerCase().split(/\s*,\s*/);
  // Without `content-length` the receiver would read a body as the next request: request smuggling.
  return (name) => name === "content-length" || (!hopByHop.has(name) && !connectionHeaders.includes(name));
}

export function forwardedHeaders(
  headers: NodeJS.Dict<string[]>,
  { connection }: Pick<IncomingHttpHeaders, "connection">,
): NodeJS.Dict<string[]> {
  const goesOn = isForwarded(connection);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => goesOn(name)));
}

/** Bytes of a message head. Node's `rawHeaders` alternates names and values. */
export function rawHead(firstLine: string, rawHeaders: readonly string[]): Buffer {
  const lines = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? `${name}: ${rawHeaders[index + 1]}` : []));
  return Buffer.from([firstLine, ...lines, "", ""].join("\r\n"), "latin1");
}

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
