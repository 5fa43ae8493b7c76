import { isIPv4 } from "node:net";

export type RedirectRoute = "emulator" | "there" | "refused";

export type IsEmulated = (host: string, port: number) => boolean;

export function redirectRoute(isEmulated: boolean, host: string, strict: boolean): RedirectRoute {
  if (isEmulated) return "emulator";
  return !strict || isLocal(host) ? "there" : "refused";
}

export function isLocal(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  const plain = bare.replace(/^::ffff:(?=\d+\.)/, "");
  return bare === "::1" || isLocalName(host) || (isIPv4(plain) && plain.startsWith("127."));
}

export function isLocalName(host: string): boolean {
  return /^(?:.+\.)?localhost\.?$/i.test(host);
}
