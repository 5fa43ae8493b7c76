import { createSocket } from "node:dgram";
import { demandLoopback } from "../server/listen.ts";
import { type Ask, answerMessage } from "./answer.ts";

/** Answers DNS over UDP. */
export interface DnsServer {
  /** Such as `127.0.0.1:5353`. */
  readonly address: string;
  close(): Promise<void>;
}

/** Throws when the port is taken, or when `host` is no loopback address. */
export async function serveDns(
  { host, port }: { readonly host: string; readonly port: number },
  ask: Ask,
): Promise<DnsServer> {
  demandLoopback(host);
  const socket = createSocket(host.includes(":") ? "udp6" : "udp4");
  await new Promise<void>((resolve, reject) => {
    socket.once("error", (error: NodeJS.ErrnoException) => {
      const taken = error.code === "EADDRINUSE";
      reject(taken ? new Error(`UDP port ${port} of ${host} is in use; choose another one`, { cause: error }) : error);
    });
    socket.bind(port, host, resolve);
  });
  // Who asked may be gone when the answer comes; that is nobody's failure here.
  socket.removeAllListeners("error").on("error", () => {});
  socket.on("message", (message, from) => {
    // Nobody listens at port 0: who sends from there has made its datagram by hand.
    const answer = from.port > 0 && answerMessage(message, ask);
    if (answer) socket.send(answer, from.port, from.address);
  });
  const bound = socket.address();
  return {
    address: `${host.includes(":") ? `[${host}]` : bound.address}:${bound.port}`,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}
