import type { IncomingMessage } from "node:http";
import type { Refusal } from "./refuse.ts";
import { readTarget, type Target, targetText } from "./upstream.ts";

export interface Tunnel {
  readonly target: Target;
  readonly isSecure: boolean;
}

export interface ProxyRequest extends Tunnel {
  readonly path: string;
}

/** Reads the target of a proxied request: origin-form in a tunnel, else absolute-form, which wins over the Host header (RFC 9112, 3.2.2). */
export function readRequest(
  { url = "", headersDistinct: { host: hosts = [] } }: Pick<IncomingMessage, "url" | "headersDistinct">,
  tunnel: Tunnel | undefined,
): ProxyRequest | Refusal {
  if (tunnel) {
    const { target, isSecure } = tunnel;
    const requested = hosts.length === 1 ? readTarget(hosts.join(), isSecure ? 443 : 80) : undefined;
    if (url.startsWith("/") && requested?.host === target.host && requested.port === target.port)
      return { ...tunnel, path: url };
    return { status: 421, sentence: `This tunnel is only for ${targetText(target)}` };
  }
  const [, authority = "", path = ""] = /^http:\/\/([^/?#]*)(.*)$/is.exec(url) ?? [];
  const target = readTarget(authority, 80);
  if (target && hosts.length <= 1) return { target, isSecure: false, path: path.startsWith("/") ? path : `/${path}` };
  return { status: 400, sentence: "This is a proxy, for HTTPS_PROXY: a request needs an absolute URL and one host" };
}
