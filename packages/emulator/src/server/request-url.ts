import { platformUrl } from "../engine/addresses/platform-hosts.ts";

/** `name`, `name:port`, an IPv4 address or `[IPv6]`, each with or without a port: nothing that a URL reads as something else. */
const hostForm = /^(?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Joins a target to its host and never resolves it: `//elsewhere/x` is a path here (RFC 9112, 3.2.2). Throws for a bad one. */
export function requestUrl(target: string, host: string): URL {
  const [, authority, path] = /^http:\/\/([^/?#]*)(.*)$/is.exec(target) ?? [undefined, host, target];
  if (authority === undefined || !hostForm.test(authority)) throw new BadTarget(`"${authority}" is no host`);
  if (path === undefined || !/^(?:[/?]|$)/.test(path)) throw new BadTarget(`"${target}" is no target of a request`);
  return platformUrl(new URL(`http://${authority}${path.startsWith("/") ? "" : "/"}${path}`));
}

/** The request cannot be meant for anybody. */
export class BadTarget extends Error {
  override readonly name: string = "BadTarget";
}
