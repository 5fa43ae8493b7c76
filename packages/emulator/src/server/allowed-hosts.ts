import { isHostName, isLoopback } from "../engine/addresses/destination.ts";
import { hostInUrl, isLoopbackAddress } from "./listen.ts";

export type HostRule = (hostname: string) => boolean;

interface Names {
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

export function apiNames(allowHosts: readonly string[]): readonly string[] {
  return allowHosts.filter((name) => !name.startsWith(".")).map((name) => name.toLowerCase());
}

function siteDomains(allowHosts: readonly string[]): readonly string[] {
  return allowHosts.filter((name) => name.startsWith(".")).map((name) => name.slice(1).toLowerCase());
}

export function allowHostProblem(name: string): string | undefined {
  if (isHostName(name.replace(/^\./, ""))) return undefined;
  return "has to be a host name without a port, such as emulator.test, or .example.com for the sites of a domain";
}

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
