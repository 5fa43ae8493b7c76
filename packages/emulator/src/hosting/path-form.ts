import type { Hosts } from "../engine/hosts.ts";
import { prefix } from "../engine/own-prefix.ts";
import type { Services } from "../engine/services.ts";
import { platformPage } from "./pages.ts";

/** Below it the sites of an emulator stand, each by its host. */
const below = `${prefix}/at/`;

/**
 * A document of a site has an origin of its own, which is nobody's: it shares none with the API beside which it stands, with no other site
 * and not even with itself. Its programs can do nothing there, and keep nothing, but show it.
 */
const apart = "sandbox allow-downloads allow-forms allow-modals allow-popups allow-scripts";

/** Headers that say something of a whole origin, which is the API's here. */
const ofOrigin = ["alt-svc", "clear-site-data", "service-worker-allowed", "strict-transport-security"];

/** What is asked for by path. */
export interface ByPath {
  /** As its own host would be asked for it. */
  readonly site: URL;
  /** The path below which all of the site stands. */
  readonly inside: string;
}

/**
 * Reads `/_emulator/at/<host>/…`, for what can set neither a proxy nor a host. It leads to what anybody on this machine can open by the
 * host, and to nothing else: the API is not reached by it.
 *
 * @returns undefined: something else is asked for; `unknown`: no host of what is deployed
 */
export function readPath(url: URL, hosts: Hosts): ByPath | "unknown" | undefined {
  if (!hosts.isApi(url.hostname) || !url.pathname.startsWith(below)) return undefined;
  const [, name = "", path = ""] = /^([^/]*)(.*)$/.exec(url.pathname.slice(below.length)) ?? [];
  const address = `${hosts.origin(name)}${path}${url.search}`;
  if (!/^[\w.-]+$/.test(name) || !URL.canParse(address)) return "unknown";
  const site = new URL(address);
  if (hosts.isApi(site.hostname) || hosts.isBase(site.hostname)) return "unknown";
  return { site, inside: `${below}${site.hostname}` };
}

/**
 * Answers what is asked for by path, with all that leads on kept inside.
 *
 * @param own the emulator's own token, which no site gets to know: clients send it wherever their base URL leads
 */
export async function answerByPath(
  request: Request,
  asked: ByPath | "unknown",
  own: string,
  { hosts }: Pick<Services, "hosts">,
  answer: (request: Request, hostname: string) => Promise<Response>,
): Promise<Response> {
  if (asked === "unknown") {
    return platformPage(404, "NOT_FOUND", `${below} is followed by the host of what is deployed, and a path of it.`);
  }
  if (request.headers.get("service-worker") === "script") {
    return platformPage(403, "FORBIDDEN", "A service worker would answer for the API, too, beside which this stands.");
  }
  const { site, inside } = asked;
  const { pathname, search } = new URL(request.url);
  // Relative links lead on from a folder.
  if (pathname.toLowerCase() === inside) {
    return new Response(null, { status: 308, headers: { location: `${inside}/${search}` } });
  }
  const handedOn = new Request(site, request);
  handedOn.headers.set("host", site.host);
  if (handedOn.headers.get("authorization") === `Bearer ${own}`) handedOn.headers.delete("authorization");
  return keptInside(await answer(handedOn, site.hostname), asked, hosts);
}

function keptInside(response: Response, { site, inside }: ByPath, hosts: Hosts): Response {
  const { headers } = response;
  for (const name of ofOrigin) headers.delete(name);
  // Beside what the site itself says: of several policies each holds.
  headers.append("content-security-policy", apart);
  const location = headers.get("location");
  if (location !== null) headers.set("location", locationInside(location, site, hosts));
  const cookies = headers.getSetCookie();
  headers.delete("set-cookie");
  for (const cookie of cookies) headers.append("set-cookie", cookieInside(cookie, inside));
  return response;
}

/** Where a redirect leads, by path as long as it leads to a site of this emulator. */
function locationInside(location: string, site: URL, hosts: Hosts): string {
  if (!URL.canParse(location, site)) return location;
  const { protocol, hostname, pathname, search, hash } = new URL(location, site);
  const isSite =
    /^https?:$/.test(protocol) && (hostname === site.hostname || hostname.endsWith(`.${hosts.baseDomain}`));
  return isSite && !hosts.isApi(hostname) ? `${below}${hostname}${pathname}${search}${hash}` : location;
}

/** A cookie that is sent back to its site and to nobody else at this origin. */
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
