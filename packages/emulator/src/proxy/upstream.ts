import { isIP } from "node:net";
import { blockListOf, isIn, readRange } from "../engine/addresses/ranges.ts";
import { isLocal } from "../redirect/redirect-route.ts";

export type ProxyVariables = Readonly<Record<string, string | undefined>>;

export interface Upstream {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  /** `user:password@` of the variable, or empty, for the clients' own variables: the proxy itself sends none. */
  readonly credentials: string;
}

export interface Upstreams {
  readonly http: Upstream | undefined;
  readonly https: Upstream | undefined;
  of(target: Target, scheme: "http" | "https"): Upstream | undefined;
}

/** Throws for other proxies than HTTP's, such as SOCKS. The error names the variable, not its value, which may hold a password. */
export function readUpstreams(variables: ProxyVariables): Upstreams {
  const [http, https] = (["http", "https"] as const).map((scheme) => {
    const name = [`${scheme}_proxy`, "all_proxy"].find((each) => variableOf(variables, each) !== "");
    return name === undefined ? undefined : readUpstream(name, variableOf(variables, name));
  });
  const isDirect = readNoProxy(variableOf(variables, "no_proxy"));
  return {
    http,
    https,
    of: (target, scheme) => (isDirect(target) ? undefined : scheme === "http" ? http : https),
  };
}

/** Reads a proxy variable; lower case wins, as in most programs. */
export function variableOf(variables: ProxyVariables, name: string): string {
  return (variables[name] || variables[name.toUpperCase()] || "").trim();
}

function readUpstream(name: string, text: string): Upstream {
  const address = text.includes("://") ? text : `http://${text}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const secure = url?.protocol === "https:";
  if (!url || !(secure || url.protocol === "http:")) {
    throw new UnknownProxyError(`${name.toUpperCase()} does not name an HTTP proxy`);
  }
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
    port: Number(url.port) || (secure ? 443 : 80),
    secure,
    credentials: url.username === "" ? "" : `${url.username}:${url.password}@`,
  };
}

export class UnknownProxyError extends Error {}

export function noProxyEntries(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
}

export function coversDomain(entry: string, domain: string): boolean {
  const name = entry.replace(/:\d+$/, "").replace(/^\*?\./, "");
  return (
    name === "*" ||
    [
      [name, domain],
      [domain, name],
    ].some(([whole, part]) => `.${whole}`.endsWith(`.${part}`))
  );
}

function readNoProxy(text: string): (target: Target) => boolean {
  const isNetwork = (entry: string) => entry.includes("/") && readRange(entry) !== undefined;
  const networks = blockListOf(noProxyEntries(text).filter(isNetwork));
  const names: Target[] = [];
  for (const entry of noProxyEntries(text)) {
    if (isNetwork(entry)) continue;
    const [, host = entry, port = "0"] = isIP(entry) > 0 ? [] : (/^(.+):(\d+)$/.exec(entry) ?? []);
    names.push({ host: host.replace(/^\*?\./, "").replace(/^\[(.*)\]$/, "$1"), port: Number(port) });
  }
  return ({ host, port }) => {
    const bare = host.replace(/^\[(.*)\]$/, "$1");
    // An upstream proxy cannot reach this machine.
    if (isLocal(bare)) return true;
    if (isIn(networks, bare)) return true;
    return names.some(
      (each) => (each.port === 0 || each.port === port) && (each.host === "*" || `.${bare}`.endsWith(`.${each.host}`)),
    );
  };
}

export interface Target {
  readonly host: string;
  readonly port: number;
}

const maxLength = 253 + ".:65535".length;
const form = /^(\[[0-9a-f:.]+\]|[\w-]+(?:\.[\w-]+)*)\.?(?::(\d{1,5}))?$/i;

export function readTarget(text: string, defaultPort?: number): Target | undefined {
  if (text.length > maxLength) return undefined;
  const [, name = "", digits] = form.exec(text) ?? [];
  const port = digits === undefined ? defaultPort : Number(digits);
  if (name === "" || port === undefined || port < 1 || port > 65_535) return undefined;
  return { host: name.toLowerCase(), port };
}

export function targetText({ host, port }: Target, usualPorts: readonly number[] = [80, 443]): string {
  return usualPorts.includes(port) ? host : `${host}:${port}`;
}

export function bareHost({ host }: Pick<Target, "host">): string {
  return host.replace(/^\[(.*)\]$/, "$1");
}
