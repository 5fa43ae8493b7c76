import { isIPv4 } from "node:net";

/** Where a connection goes: to the emulator in the place of its host, to its host, or nowhere. */
export type Way = "emulator" | "there" | "refused";

/** Whether the emulator stands in the place of a host, for connections to a port. */
export type IsEmulated = (host: string, port: number) => boolean;

/** @param strict whether nothing else than the emulator and this machine may be reached */
export function wayOf(isEmulated: boolean, host: string, strict: boolean): Way {
  if (isEmulated) return "emulator";
  return !strict || isLocal(host) ? "there" : "refused";
}

/** Whether a name or an address is this machine's own. */
export function isLocal(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  const plain = bare.replace(/^::ffff:(?=\d+\.)/, "");
  return bare === "::1" || isLocalName(host) || (isIPv4(plain) && plain.startsWith("127."));
}

/** Whether a name is `localhost` or below it, which no name server is to be asked for. */
export function isLocalName(host: string): boolean {
  return /^(?:.+\.)?localhost\.?$/i.test(host);
}
