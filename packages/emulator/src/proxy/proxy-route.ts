import { isIP } from "node:net";
import { isLocal } from "../redirect/redirect-route.ts";
import type { Target } from "./upstream.ts";

export type ProxyRoute = "secure" | "plain" | "pass" | "refused" | "no-such-port";

export interface Rules {
  isServed(host: string, port: number): boolean;
  readonly port: number | undefined;
  readonly pass: boolean | "machine";
}

export function proxyRoute({ host, port }: Target, { isServed, port: own, pass }: Rules): ProxyRoute {
  const isPassed = pass === true || (pass === "machine" && isLocal(host));
  const beyond = isPassed ? "pass" : "refused";
  // Other servers of this machine have its names too, and no certificate can be issued for them.
  if (isThisMachine(host)) return port === own && isServed(host, port) ? "plain" : beyond;
  if (!isServed(host, port)) return beyond;
  if (port === 443) return "secure";
  if (port === 80 || port === own) return "plain";
  // The platform serves no other port; names below `localhost` may be other servers of this machine.
  return host.endsWith(".localhost") ? beyond : "no-such-port";
}

function isThisMachine(host: string): boolean {
  return host === "localhost" || isIP(host.replace(/^\[(.*)\]$/, "$1")) !== 0;
}
