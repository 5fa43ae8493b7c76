import type { Duplex } from "node:stream";
import { TLSSocket } from "node:tls";
import type { Leaves } from "./leaves.ts";

export function secureTunnel(
  socket: Duplex,
  host: string,
  leaves: Leaves,
  patience: number,
  secured: (socket: TLSSocket) => void,
): void {
  const context = leaves.of(host);
  const secure = new TLSSocket(socket, {
    isServer: true,
    secureContext: context,
    // The emulator speaks no HTTP/2.
    ALPNProtocols: ["http/1.1"],
    SNICallback(name, callback) {
      if (name.toLowerCase() === host) callback(null, context);
      else callback(new Error(`The tunnel is for ${host}, not for ${name}`));
    },
  });
  const giveUp = () => secure.destroy();
  const late = setTimeout(giveUp, patience);
  secure.once("close", () => clearTimeout(late));
  // Clients that do not trust the authority end the handshake with an alert.
  secure.on("error", giveUp);
  // A client that disconnects before the handshake would keep its slot until the timeout.
  secure.once("end", giveUp);
  secure.once("secure", () => {
    clearTimeout(late);
    secure.off("end", giveUp);
    secured(secure);
  });
}
