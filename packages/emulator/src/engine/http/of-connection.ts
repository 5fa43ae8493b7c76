import type { IncomingHttpHeaders } from "node:http";

const names = new Set([
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

/** Whether a header, in lower case, belongs to one connection, so that whoever is between two does not hand it on. */
function isOfConnection(name: string): boolean {
  return names.has(name);
}

/** Which headers go beyond one connection: those of it are left out, and those that its `Connection` names. */
export function isHandedOn(connection: string | null | undefined): (name: string) => boolean {
  const named = (connection ?? "").toLowerCase().split(/\s*,\s*/);
  // Without it the next one would take a body for the next request, whatever `Connection` names.
  return (name) => name === "content-length" || (!isOfConnection(name) && !named.includes(name));
}

export function headersHandedOn(
  headers: NodeJS.Dict<string[]>,
  { connection }: Pick<IncomingHttpHeaders, "connection">,
): NodeJS.Dict<string[]> {
  const goesOn = isHandedOn(connection);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => goesOn(name)));
}

/** The head of a request or an answer, as it came: Node gives the names and values of headers in turn. */
export function rawHead(firstLine: string, rawHeaders: readonly string[]): Buffer {
  const lines = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? `${name}: ${rawHeaders[index + 1]}` : []));
  return Buffer.from([firstLine, ...lines, "", ""].join("\r\n"), "latin1");
}
