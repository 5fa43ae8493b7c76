import { platformUrl } from "../engine/addresses/platform-hosts.ts";

/** A name, IPv4 or `[IPv6]`, with or without a port; anything else could parse as another part of a URL. */
const hostForm = /^(?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Joins a request target and its host without URL resolution: `//elsewhere/x` is a path here (RFC 9112, 3.2.2). */
export function requestUrl(target: string, host: string): URL {
  const [, authority, path] = /^http:\/\/([^/?#]*)(.*)$/is.exec(target) ?? [undefined, host, target];
  if (authority === undefined || !hostForm.test(authority)) throw new BadTarget(`"${authority}" is not a host`);
  if (path === undefined || !/^(?:[/?]|$)/.test(path)) throw new BadTarget(`"${target}" is not a request target`);
  return platformUrl(new URL(`http://${authority}${path.startsWith("/") ? "" : "/"}${path}`));
}

export class BadTarget extends Error {
  override readonly name: string = "BadTarget";
}
