import { hasValidToken } from "../domain/accounts/tokens.ts";
import { isOnlyHere } from "../domain/hosts/is-served.ts";
import type { Hosts } from "../engine/addresses/hosts.ts";
import { prefix } from "../engine/addresses/own-prefix.ts";
import type { Services } from "../engine/services.ts";
import { platformPage } from "./pages.ts";
import { asOwner } from "./protection/visitor.ts";

const below = `${prefix}/at/`;

/** Gives each document of a site an origin of its own, which it shares with no other site and not with the API beside it. */
const apart = "sandbox allow-downloads allow-forms allow-modals allow-popups allow-scripts";

const ofOrigin = new Set([
  "accept-ch",
  "alt-svc",
  "clear-site-data",
  "nel",
  "report-to",
  "service-worker-allowed",
  "set-login",
  "strict-transport-security",
  "use-as-dictionary",
]);

type Parts = Pick<Services, "hosts" | "rows">;

export interface ByPath {
  readonly site: URL;
  readonly inside: string;
}

/**
 * Reads `/_emulator/at/<host>/…`, for what can set neither a proxy nor a host. It leads to what the
 * owner's browser opens by the host, and to nothing else: the API is not reached by it. A name without a dot is one below the base domain; a port is the emulator's own.
 *
 * @returns undefined: something else is asked for; `unknown`: no host of what is deployed
 */
export function readPath(url: URL, hosts: Hosts): ByPath | "unknown" | undefined {
  if (!hosts.isApi(url.hostname) || !url.pathname.startsWith(below)) return undefined;
  const [, name = "", path = ""] = /^([^/]*)(.*)$/.exec(url.pathname.slice(below.length)) ?? [];
  const [, bare = ""] = /^([\w.-]+)(?::\d{1,5})?$/.exec(name) ?? [];
  const host = bare === "" || bare.includes(".") || hosts.isApi(bare) ? bare : `${bare}.${hosts.baseDomain}`;
  const address = `${hosts.origin(host)}${path}${url.search}`;
  if (host === "" || !URL.canParse(address)) return "unknown";
  const site = new URL(address);
  if (hosts.isApi(site.hostname) || hosts.isBase(site.hostname)) return "unknown";
  return { site, inside: `${below}${site.hostname}` };
}

export async function answerByPath(
  request: Request,
  byPath: ByPath | "unknown",
  parts: Parts,
  answer: (request: Request, hostname: string) => Promise<Response>,
): Promise<Response> {
  if (byPath === "unknown") {
    return platformPage(404, "NOT_FOUND", `${below} is followed by the host of what is deployed, and a path of it.`);
  }
  if (request.headers.get("service-worker") === "script") {
    return platformPage(403, "FORBIDDEN", "A service worker would answer for the API, too, beside which this stands.");
  }
  const { site, inside } = byPath;
  // Relative links lead on from a folder, and cookies are sent back to the one spelling of a path.
  if (!new URL(request.url).pathname.startsWith(`${inside}/`)) {
    return new Response(null, { status: 308, headers: { location: `${inside}${site.pathname}${site.search}` } });
  }
  const handedOn = asOwner(new Request(site, request));
  handedOn.headers.set("host", site.host);
  // No site gets to know what lets into the API: clients send it wherever their base URL leads.
  if (hasValidToken(request.headers.get("authorization") ?? "", parts)) handedOn.headers.delete("authorization");
  const response = await answer(handedOn, site.hostname);
  const { headers } = response;
  const inner = headersInside([...headers], byPath, parts);
  for (const name of [...headers.keys()]) headers.delete(name);
  for (const [name, value] of inner) headers.append(name, value);
  return response;
}

export function headersInside(
  headers: readonly (readonly [string, string])[],
  { site, inside }: ByPath,
  parts: Parts,
): Headers {
  const handedOn = new Headers();
  for (const [written, value] of headers) {
    const name = written.toLowerCase();
    if (ofOrigin.has(name)) continue;
    if (name === "location") handedOn.append(name, locationInside(value, site, parts));
    else handedOn.append(name, name === "set-cookie" ? cookieInside(value, inside) : value);
  }
  // Beside what the site itself says: of several policies each holds.
  handedOn.append("content-security-policy", apart);
  return handedOn;
}

function locationInside(location: string, site: URL, parts: Parts): string {
  if (!URL.canParse(location, site)) return location;
  const { hosts } = parts;
  const { protocol, hostname, pathname, search, hash } = new URL(location, site);
  const isSite = /^https?:$/.test(protocol) && (hostname === site.hostname || isOnlyHere(parts, hosts.here(hostname)));
  return isSite && !hosts.isApi(hostname) ? `${below}${hostname}${pathname}${search}${hash}` : location;
}

function cookieInside(cookie: string, inside: string): string {
  const [pair = "", ...attributes] = cookie.split(";").map((each) => each.trim());
  const nameOf = (attribute: string) => attribute.split("=", 1)[0]?.trim().toLowerCase();
  const path = attributes
    .findLast((each) => nameOf(each) === "path")
    ?.replace(/^[^=]*=?/, "")
    .trim();
  const others = attributes.filter((each) => !["path", "domain"].includes(nameOf(each) ?? ""));
  return [pair, `Path=${inside}${path?.startsWith("/") ? path : "/"}`, ...others].join("; ");
}
