import { Server } from "proxy-chain";

export interface TestProxy extends AsyncDisposable {
  readonly url: string;
  readonly tunnels: readonly string[];
}

/**
 * Starts a proxy that connects to wherever it is asked to.
 *
 * @param password it lets nobody else in.
 */
export async function startProxy(password?: string): Promise<TestProxy> {
  const tunnels: string[] = [];
  const server = new Server({
    host: "127.0.0.1",
    port: 0,
    prepareRequestFunction({ hostname, port, password: given }) {
      tunnels.push(`${hostname}:${port}`);
      return { requestAuthentication: password !== undefined && given !== password };
    },
  });
  await server.listen();
  return {
    url: `http://127.0.0.1:${server.port}`,
    tunnels,
    [Symbol.asyncDispose]: () => server.close(true),
  };
}
