/** Where somebody wants to get by a proxy. */
export interface Target {
  /** In lower case, without the dot at its end; an IPv6 address in brackets. */
  readonly host: string;
  readonly port: number;
}

/** A name of 253 characters, with what may stand around it. */
const longest = 253 + ".:65535".length;
const form = /^(\[[0-9a-f:.]+\]|[\w-]+(?:\.[\w-]+)*)\.?(?::(\d{1,5}))?$/i;

/** Reads `host:port`, or a host alone where there is a port without its being said; undefined: it is none. */
export function readTarget(text: string, usualPort?: number): Target | undefined {
  if (text.length > longest) return undefined;
  const [, name = "", digits] = form.exec(text) ?? [];
  const port = digits === undefined ? usualPort : Number(digits);
  if (name === "" || port === undefined || port < 1 || port > 65_535) return undefined;
  return { host: name.toLowerCase(), port };
}

/** @param usualPorts that need not be said */
export function targetText({ host, port }: Target, usualPorts: readonly number[] = [80, 443]): string {
  return usualPorts.includes(port) ? host : `${host}:${port}`;
}

/** The host without the brackets of an IPv6 address. */
export function bareHost({ host }: Pick<Target, "host">): string {
  return host.replace(/^\[(.*)\]$/, "$1");
}
