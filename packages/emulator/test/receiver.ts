import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { portOf } from "../../../test/port-of.ts";

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly bytes: Buffer;
}

export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  types(): string[];
}

export async function startReceiver(
  answer: (response: ServerResponse, nth: number) => void = (response) => response.end(),
): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const bytes = Buffer.concat(chunks);
      received.push({ path: request.url ?? "", headers: request.headers, body: bytes.toString(), bytes });
      answer(response, received.length);
    });
  });
  const port = await portOf(server);
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    types: () => received.map(({ body }) => JSON.parse(body).type),
  };
}
