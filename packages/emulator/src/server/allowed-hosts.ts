import { isHostName, isLoopback } from "../engine/addresses/destination.ts";
import { hostInUrl, isLoopbackAddress } from "./listen.ts";

/** Whether the emulator answers requests for a host, by its name as a parsed URL has it. */
export type HostRule = (hostname: string) => boolean;

interface Names {
  /** The address that it listens on. */
  readonly host: string;
  readonly publicUrl?: string | undefined;
  readonly baseDomain: string;
  readonly allowHosts: readonly string[];
}

/**
 * Which hosts are answered for. On a loopback address: all, for only this machine's programs get there, and a host that is nobody's
 * leads to no API.
 *
 * On the network a page of a stranger can have its own name resolve to the emulator's address, and would share an origin with
 * whatever answers there (DNS rebinding): only names that such a page cannot have are answered.
 */
export function hostRule({ host, publicUrl, baseDomain, allowHosts }: Names): HostRule {
  if (isLoopbackAddress(host)) return () => true;
  const { hostname } = new URL(publicUrl ?? `http://${hostInUrl(host)}`);
  const names = new Set([hostname, ...apiNames(allowHosts)]);
  const domains = [baseDomain, ...siteDomains(allowHosts)];
  return (hostname) =>
    isLoopback(hostname) ||
    names.has(hostname) ||
    domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
}

/** The names of a list under which the API answers: all that do not begin with a dot. */
export function apiNames(allowHosts: readonly string[]): readonly string[] {
  return allowHosts.filter((name) => !name.startsWith(".")).map((name) => name.toLowerCase());
}

/** The domains of a list whose sites are answered for: `.example.com` is example.com with all names below it. */
function siteDomains(allowHosts: readonly string[]): readonly string[] {
  return allowHosts.filter((name) => name.startsWith(".")).map((name) => name.slice(1).toLowerCase());
}

/** What is wrong with a name of the list, in words that follow it; `undefined` where nothing is. */
export function allowHostProblem(name: string): string | undefined {
  if (isHostName(name.replace(/^\./, ""))) return undefined;
  return "has to be a host name without a port, such as emulator.test, or .example.com for the sites of a domain";
}

/** What is wrong with an address of the API, in words that follow it; `undefined` where nothing is. */
export function publicUrlProblem(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  return isOrigin ? undefined : "has to be an address without a path, such as http://emulator.test:4000";
}

export function refuseHost(hostname: string): Response {
  // No name of a host is longer.
  const name = hostname.slice(0, 253);
  const message = `This emulator does not answer for the host ${name}. Where the name is yours, start it with --allow-host ${name} (allowHosts)`;
  return Response.json({ error: { code: "host_not_allowed", message } }, { status: 403 });
}
