import { isHostName, isLoopback } from "../engine/addresses/destination.ts";
import { hostInUrl, isLoopbackAddress } from "./listen.ts";

export type HostRule = (hostname: string) => boolean;

interface Names {
  readonly host: string;
  readonly publicUrl?: string | undefined;
  readonly baseDomain: string;
  readonly allowHosts: readonly string[];
}

/** Allowed Host headers: all on loopback; else known names only, against DNS rebinding by pages whose name resolves to the emulator. */
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
  const name = hostname.slice(0, 253);
  const message = `This emulator does not answer for the host ${name}. If the name is yours, start it with --allow-host ${name} (allowHosts)`;
  return Response.json({ error: { code: "host_not_allowed", message } }, { status: 403 });
}
