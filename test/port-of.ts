import { once } from "node:events";
import type { Server } from "node:net";
import { onTestFinished } from "vitest";

/** The port at which a server listens from now on, until the test is over. */
export async function portOf(server: Server & { closeAllConnections?(): void }, host = "127.0.0.1"): Promise<number> {
  await once(server.listen(0, host), "listening");
  onTestFinished(() => {
    server.closeAllConnections?.();
    server.close();
  });
  return Object(server.address()).port;
}
