import { createSocket, type Socket as DatagramSocket } from "node:dgram";
import { createServer, type Server, type Socket } from "node:net";
import { pipeline } from "node:stream/promises";
import { requireLoopback } from "../server/listen.ts";
import { answerMessage, type Resolve } from "./answer.ts";

export interface DnsServer {
  readonly address: string;
  close(): Promise<void>;
}

const idleTime = 10_000;
const maxConnections = 100;
const maxAttempts = 5;

export async function serveDns(
  { host, port }: { readonly host: string; readonly port: number },
  ask: Resolve,
): Promise<DnsServer> {
  requireLoopback(host);
  for (let attempts = port === 0 ? maxAttempts : 1; ; attempts--) {
    const datagrams = await listenForDatagrams(host, port, ask);
    try {
      const bound = datagrams.address();
      const connections = await listenForConnections(host, bound.port, ask);
      return {
        address: `${host.includes(":") ? `[${host}]` : bound.address}:${bound.port}`,
        close: async () => {
          await connections.close();
          await new Promise<void>((resolve) => datagrams.close(() => resolve()));
        },
      };
    } catch (error) {
      datagrams.close();
      if (attempts <= 1) throw error;
    }
  }
}

async function listenForDatagrams(host: string, port: number, ask: Resolve): Promise<DatagramSocket> {
  const socket = createSocket(host.includes(":") ? "udp6" : "udp4");
  await whenListening(socket, `UDP port ${port} of ${host}`, () => socket.bind(port, host));
  // Sending to a closed port reports an error, which concerns the client alone.
  socket.on("error", () => {});
  socket.on("message", (message, from) => {
    // Port 0 is forged, and `send` would throw for it.
    const answer = from.port > 0 && answerMessage(message, ask, "datagram");
    if (answer) socket.send(answer, from.port, from.address);
  });
  return socket;
}

async function listenForConnections(host: string, port: number, ask: Resolve): Promise<{ close(): Promise<void> }> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.setTimeout(idleTime, () => socket.destroy()).once("close", () => open.delete(socket)));
    // Clients disconnect at any time; idle ones are cut off.
    pipeline(socket, (pieces: AsyncIterable<Buffer>) => answers(pieces, ask), socket).catch(() => {});
  });
  server.maxConnections = maxConnections;
  await whenListening(server, `TCP port ${port} of ${host}`, () => server.listen(port, host));
  return {
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

async function* answers(pieces: AsyncIterable<Buffer>, ask: Resolve): AsyncGenerator<Buffer> {
  let received = Buffer.alloc(0);
  for await (const piece of pieces) {
    received = Buffer.concat([received, piece]);
    for (let end = messageEnd(received); end <= received.length; end = messageEnd(received)) {
      const answer = answerMessage(received.subarray(2, end), ask, "connection");
      if (!answer) throw new Error("The message is not a query");
      const length = Buffer.alloc(2);
      length.writeUInt16BE(answer.length);
      yield Buffer.concat([length, answer]);
      received = received.subarray(end);
    }
  }
}

function messageEnd(received: Buffer): number {
  return received.length < 2 ? Number.POSITIVE_INFINITY : 2 + received.readUInt16BE(0);
}

function whenListening(server: DatagramSocket | Server, what: string, listen: () => void): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const inUse = error.code === "EADDRINUSE";
      reject(inUse ? new Error(`${what} is in use; choose another one`, { cause: error }) : error);
    });
    server.once("listening", () => {
      server.removeAllListeners("error");
      resolve();
    });
    listen();
  });
}
