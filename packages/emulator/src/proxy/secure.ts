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
    // Who offers HTTP/2, too, gets what the emulator speaks.
    ALPNProtocols: ["http/1.1"],
    SNICallback(name, callback) {
      if (name.toLowerCase() === host) callback(null, context);
      else callback(new Error(`The tunnel is for ${host}, not for ${name}`));
    },
  });
  const giveUp = () => secure.destroy();
  const late = setTimeout(giveUp, patience);
  secure.once("close", () => clearTimeout(late));
  // Who does not trust the authority says so and goes.
  secure.on("error", giveUp);
  // Who has said nothing yet and goes would hold a place until it is late.
  secure.once("end", giveUp);
  secure.once("secure", () => {
    clearTimeout(late);
    secure.off("end", giveUp);
    secured(secure);
  });
}
