import { newRequestId } from "../engine/http/request-id.ts";
import type { Services } from "../engine/services.ts";
import { readPath } from "./path-form.ts";
import { asOwner } from "./protection/visitor.ts";
import type { Note } from "./served.ts";
import { decide, visitOf } from "./site.ts";

/** The visitor of a page. */
export interface Visitor {
  /** Default: GET. */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** IP address of the visitor. Default: that of `x-forwarded-for`, and else 127.0.0.1. */
  readonly ip?: string;
  /** The visitor's country, such as `DE`. Default: what `x-vercel-ip-country` says, and else unknown. */
  readonly country?: string;
  /** When, in ms since 1970. Default: the emulator's time. */
  readonly at?: number;
}

/** Which step would decide about a request, by which rule, and what would apply before. */
export interface Explanation extends Note {
  readonly notes: readonly Note[];
  /** The deployment that the host leads to. */
  readonly deploymentId?: string;
}

/** Says what would become of a request, with nothing counted, kept or run. Throws a `TypeError` for what is not an address of a site. */
export async function explain(services: Services, url: string, visitor: Visitor = {}): Promise<Explanation> {
  if (!URL.canParse(url)) throw new TypeError(`${JSON.stringify(url)} is not a URL.`);
  const { hosts, clock } = services;
  const target = readPath(new URL(url), hosts);
  const site = typeof target === "object" ? target.site : new URL(url);
  if (target === "unknown" || hosts.isApi(site.hostname)) throw new TypeError(`${url} is not an address of a site.`);
  const { method = "GET", headers = {}, ip, country, at = clock.now() } = visitor;
  const visitorHeaders = {
    ...(ip !== undefined && { "x-forwarded-for": ip }),
    ...(country && { "x-vercel-ip-country": country }),
  };
  const request = asOwner(new Request(site, { method, headers: { ...headers, ...visitorHeaders } }));
  const visit = { ...visitOf(request, site.hostname, services, newRequestId(at)), at, isExplained: true };
  const { step, why } = await decide(visit);
  const { notes, deployment } = visit;
  return { step, why, notes, ...(deployment && { deploymentId: deployment.id }) };
}
