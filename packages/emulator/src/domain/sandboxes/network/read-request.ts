import type { IncomingMessage, ServerResponse } from "node:http";
import type { Refusal } from "../../../proxy/refuse.ts";
import { readTarget, type Target, targetText } from "../../../proxy/upstream.ts";
import type { RequestRule } from "./rules.ts";

interface Asked {
  readonly target: Target;
  readonly path: string;
}

export function readTunnelled(
  { url = "", headersDistinct }: Pick<IncomingMessage, "url" | "headersDistinct">,
  { target, isSecure }: { readonly target: Target; readonly isSecure: boolean },
): Asked | Refusal {
  const [host, ...others] = headersDistinct.host ?? [];
  const named = host === undefined ? undefined : readTarget(host, isSecure ? 443 : 80);
  if (url.startsWith("/") && named?.host === target.host && named.port === target.port && others.length === 0)
    return { target, path: url };
  return { status: 421, sentence: `This tunnel is for ${targetText(target)}, and for no other host` };
}

/** Reads a request whose target names its host, as proxies get them; its header has to name the same one. */
export function readProxied({
  url = "",
  headersDistinct,
}: Pick<IncomingMessage, "url" | "headersDistinct">): Asked | Refusal {
  const [, authority = "", path = ""] = /^http:\/\/([^/?#]*)(.*)$/is.exec(url) ?? [];
  const target = readTarget(authority, 80);
  if (!target)
    return { status: 400, sentence: "This is a proxy: a request names its host, such as http://example.com/" };
  const hosts = (headersDistinct.host ?? []).map((host) => readTarget(host, 80));
  if (hosts.length > 1 || hosts.some((host) => host?.host !== target.host || host.port !== target.port)) {
    return { status: 400, sentence: `The request is for ${targetText(target)}, and its header names another host` };
  }
  return { target, path: path.startsWith("/") ? path : `/${path}` };
}

export function answerWith(
  { statusCode, body = "", contentType, headers }: NonNullable<RequestRule["response"]>,
  outgoing: ServerResponse,
): void {
  outgoing.writeHead(statusCode, { ...(contentType === undefined ? {} : { "content-type": contentType }), ...headers });
  outgoing.end(body);
}

export function decoded(path: string): string {
  return path.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

export function failure(asked: string, error: Error): Refusal {
  // An error of several addresses has no message of its own.
  const why = error.message === "" && "code" in error ? String(error.code) : error.message;
  return {
    status: 502,
    sentence: `@slipway/emulator could not reach ${asked}: ${why}`.replace(/[^ -~]/g, " ").slice(0, 500),
  };
}
