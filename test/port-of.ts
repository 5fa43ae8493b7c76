import { once } from "node:events";
import type { Server } from "node:net";
import { onTestFinished } from "vitest";

/** The port at which a server listens from now on. */
export async function listening(server: Server, host = "127.0.0.1", port = 0): Promise<number> {
  await once(server.listen(port, host), "listening");
  return Object(server.address()).port;
}

/** Listens until the test is over. */
export async function portOf(server: Server & { closeAllConnections?(): void }, host?: string): Promise<number> {
  const port = await listening(server, host);
  onTestFinished(() => {
    server.closeAllConnections?.();
    server.close();
  });
  return port;
}
