import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type Listening, listenWithCors } from "../listen.ts";

/**
 * Starts a server of records that goes away in the middle of its first answer, and comes back on the same port after `ms`: what
 * was not sent is sent then.
 */
export async function startOutage(ms: number): Promise<Listening> {
  const stop = new AbortController();
  const tell = (response: ServerResponse, ...ids: number[]) => {
    response.writeHead(200, { "content-type": "application/x-ndjson" });
    return new Promise<void>((resolve) => response.write(ids.map((id) => `{"id":${id}}\n`).join(""), () => resolve()));
  };
  let server = await listenWithCors(async (_, response) => {
    await tell(response, 1, 2);
    // Written bytes reach the client first.
    await wait(15);
    const { port } = new URL(server.url);
    await server.close();
    await wait(ms, undefined, { signal: stop.signal });
    server = await listenWithCors(
      async (_, later) => {
        await tell(later, 3);
        later.end();
      },
      { port: Number(port) },
    );
  });
  return {
    url: server.url,
    close() {
      stop.abort();
      return server.close();
    },
  };
}
