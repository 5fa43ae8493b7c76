import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export async function freePort(): Promise<number> {
  const { port, close } = await listening(() => {});
  await close();
  return port;
}

/** A port of this machine that a server of the test's listens on until its end. */
export async function takenPort(answer: RequestListener): Promise<number> {
  const { port, close } = await listening(answer);
  onTestFinished(close);
  return port;
}

async function listening(answer: RequestListener): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer(answer);
  await once(server.listen(0, "127.0.0.1"), "listening");
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
