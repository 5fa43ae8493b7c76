import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** A request as it came over the socket, without what the runtime adds on its own. */
export interface Recorded {
  readonly line: string;
  readonly headers: readonly string[];
  readonly body: string;
}

// Every other header is the runtime's, or the socket's.
const ours = /^(authorization|accept|content-type|x-.+|if-.+)$/;

export function record(incoming: IncomingMessage, body: Buffer): Recorded {
  const headers = Object.entries(incoming.headers).filter(([name]) => ours.test(name));
  const long = () => `${body.length} bytes, SHA-256 ${createHash("sha256").update(body).digest("hex")}`;
  return {
    line: `${incoming.method} ${incoming.url}`,
    headers: headers.map(([name, value]) => `${name}: ${value}`).sort(),
    body: body.length > 1024 ? long() : body.toString(),
  };
}

export function show(requests: readonly Recorded[]): string {
  const shown = requests.map(({ line, headers, body }) => [line, ...headers, ...(body ? ["", body] : [])].join("\n"));
  return `${shown.join("\n\n\n")}\n`;
}

export function parse(shown: string): Recorded[] {
  return shown
    .trimEnd()
    .split("\n\n\n")
    .map((each) => {
      const [head = "", body = ""] = each.split("\n\n");
      const [line = "", ...headers] = head.split("\n");
      return { line, headers, body };
    });
}
