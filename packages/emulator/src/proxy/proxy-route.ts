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
  // The machine itself has other servers, and no name that a certificate could be for.
  if (isThisMachine(host)) return port === own && isServed(host, port) ? "plain" : beyond;
  if (!isServed(host, port)) return beyond;
  if (port === 443) return "secure";
  if (port === 80 || port === own) return "plain";
  // Nothing that is meant for the platform goes there by another port; what is below `localhost` is this machine.
  return host.endsWith(".localhost") ? beyond : "no-such-port";
}

function isThisMachine(host: string): boolean {
  return host === "localhost" || isIP(host.replace(/^\[(.*)\]$/, "$1")) !== 0;
}
