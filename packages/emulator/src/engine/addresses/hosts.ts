import { domainProblem } from "./domain-name.ts";
import { wholeHosts } from "./platform-hosts.ts";

export interface Hosts {
  readonly url: string;
  readonly baseDomain: string;
  isApi(hostname: string): boolean;
  origin(host: string): string;
  normalize(name: string): string;
  /** Maps a name below the platform's domain, such as `site.vercel.app`, to the base domain; leaves others alone. */
  here(host: string): string;
  /** All spellings of a host, itself included: `site.vercel.app` is also `site.localhost`. */
  spellings(host: string): readonly string[];
  isOwn(host: string): boolean;
  /** The platform allows only "sub and sub-sub domains" below its own. */
  isTooDeep(host: string): boolean;
  /** Whether a host is a base domain itself, which no project can own. */
  isBase(host: string): boolean;
}

const platformDomain = "vercel.app";

/** Throws for a base domain below which no names can be formed. @param url of the API @param names further hosts of the API */
export function createHosts(url: string, baseDomain: string, names: readonly string[] = []): Hosts {
  const problem = domainProblem(baseDomain);
  if (problem !== undefined) throw new Error(`baseDomain: ${JSON.stringify(baseDomain)} is refused: it ${problem}`);
  const { protocol, port, hostname } = new URL(url);
  const services = ["api", "global-config", "edge-config"].map((name) => `${name}.${baseDomain}`);
  const apiNames = new Set([hostname, "localhost", "127.0.0.1", "[::1]", ...services, ...wholeHosts, ...names]);
  const ownDomains = [...new Set([baseDomain, platformDomain])];
  return {
    url,
    baseDomain,
    isApi: (name) => apiNames.has(name.toLowerCase()),
    origin: (host) => `${protocol}//${port === "" ? host : `${host}:${port}`}`,
    normalize(name) {
      const host = name
        .trim()
        .toLowerCase()
        .replace(/^[a-z][a-z0-9+.-]*:\/\//, "")
        // `s`: without it the search restarts at each newline, which is quadratic.
        .replace(/[/?#].*$/s, "")
        .replace(/:\d+$/, "");
      return host.includes(".") ? host : `${host}.${baseDomain}`;
    },
    here: (host) =>
      host.endsWith(`.${platformDomain}`) ? `${host.slice(0, -platformDomain.length)}${baseDomain}` : host,
    spellings(host) {
      const own = ownDomains.find((domain) => host.endsWith(`.${domain}`));
      if (own === undefined) return [host];
      return ownDomains.map((domain) => `${host.slice(0, -own.length)}${domain}`);
    },
    isBase: (host) => ownDomains.includes(host),
    isTooDeep: (host) =>
      ownDomains.some((domain) => host.endsWith(`.${domain}`) && host.slice(0, -domain.length).split(".").length > 3),
    isOwn: (host) => ownDomains.some((domain) => host.endsWith(`.${domain}`)),
  };
}
