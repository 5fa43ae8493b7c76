import { isIPv4 } from "node:net";
import { isPlatformHost } from "../engine/platform-hosts.ts";

/** Where a connection goes: to the emulator in the place of its host, to its host, or nowhere. */
export type Way = "emulator" | "there" | "refused";

/** @param strict whether nothing else than the emulator and this machine may be reached */
export function wayOf(host: string, strict: boolean): Way {
  if (isPlatformHost(host)) return "emulator";
  return !strict || isLoopback(host) ? "there" : "refused";
}

/** Whether a name or an address is this machine's own. */
export function isLoopback(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  const plain = bare.replace(/^::ffff:(?=\d+\.)/, "");
  return bare === "::1" || isLocalName(host) || (isIPv4(plain) && plain.startsWith("127."));
}

/** Whether a name is `localhost` or below it, which no name server is to be asked for. */
export function isLocalName(host: string): boolean {
  return /^(?:.+\.)?localhost\.?$/i.test(host);
}
