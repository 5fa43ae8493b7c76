import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { type AddressInfo, connect } from "node:net";
import type { Duplex } from "node:stream";
import { makeCertificate } from "../../packages/emulator/test/make-certificate.ts";

/** A way to the emulator for clients that have the platform's host in their code. */
export interface Door extends AsyncDisposable {
  /** The URL of a client's proxy. */
  readonly proxy: string;
  /** The certificate that a client has to trust, as PEM. */
  readonly ca: string;
}

/**
 * A proxy that leads what is meant for `host` to the emulator instead, below the path that the platform has its API at there.
 *
 * @param base what the paths of the API begin with at that host
 */
export async function openDoor(host: string, base: string, emulatorUrl: string): Promise<Door> {
  const { cert, key, ca } = makeCertificate([host]);
  const handOn = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const path = (incoming.url ?? "/").replace(base, "");
    const { method, headers } = incoming;
    const asked = request(new URL(path, emulatorUrl), { method: method ?? "GET", headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asked.on("error", (error) => outgoing.destroy(error));
    // The emulator tells its sites by their names; this one is the API.
    asked.setHeader("host", new URL(emulatorUrl).host);
    incoming.pipe(asked);
  };
  const secure = createSecureServer({ cert, key }, handOn).listen(0, "127.0.0.1");
  const proxy = createServer((_, outgoing) => outgoing.writeHead(405).end()).listen(0, "127.0.0.1");
  const open = new Set<Duplex>();
  proxy.on("connect", (incoming, socket: Duplex) => {
    if (incoming.url !== `${host}:443`) return void socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
    const through = connect(portOf(secure), "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      through.pipe(socket).pipe(through);
    });
    for (const each of [socket, through]) {
      open.add(each);
      each.on("error", () => each.destroy()).on("close", () => open.delete(each));
    }
  });
  await Promise.all([once(secure, "listening"), once(proxy, "listening")]);
  return {
    proxy: `http://127.0.0.1:${portOf(proxy)}`,
    ca,
    async [Symbol.asyncDispose]() {
      for (const each of open) each.destroy();
      for (const server of [secure, proxy]) server.close();
    },
  };
}

function portOf(server: { address(): unknown }): number {
  // A server that listens on a port has an address of this kind.
  return (server.address() as AddressInfo).port;
}
