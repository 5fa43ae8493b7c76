import { connect } from "node:net";
import { reachService } from "../domain/events/reach.ts";
import { deploymentAt, ownName } from "../domain/hosts/deployment-at.ts";
import { isSite } from "../domain/hosts/is-served.ts";
import { projectTable } from "../domain/projects/tables.ts";
import { isAmong, isLoopback } from "../engine/addresses/destination.ts";
import type { Services } from "../engine/services.ts";
import { visits } from "../engine/visits.ts";
import { type FunctionVisit, headersFor } from "./ask-function.ts";
import { type InnerVisit, innerVisits } from "./inner-visits.ts";
import { platformPage } from "./pages.ts";
import { isProtected } from "./protection/protect.ts";
import { passOn } from "./sandbox-port.ts";
import { type Answered, answers, type Decision } from "./visit.ts";
import { withQuery } from "./with-query.ts";

interface RewriteVisit extends Pick<FunctionVisit, "request" | "id" | "url" | "deployment" | "services"> {
  readonly headers: Headers;
  /** The body, where it was read for a middleware. */
  readonly body?: FunctionVisit["body"];
}

/** Chosen: no page states how many rewrites may follow each other. */
const maxHops = 10;

/** A rewrite leads to sites of this emulator and to the ports of this machine that the start names, and to no other place. */
export function leadsElsewhere(to: string, visit: RewriteVisit): Decision {
  const { services } = visit;
  const target = URL.canParse(to) ? new URL(withQuery(to, visit.url.searchParams)) : undefined;
  const site = target?.origin ?? `${to}, which is not a URL`;
  if (target && isOwnSite(target, services)) {
    const { id } = deploymentAt(services, target.hostname) ?? {};
    const why = `A rewrite leads to ${site} of this emulator, where ${id ?? "nothing"} is deployed.`;
    return { step: "elsewhere", why, answer: () => askOwnSite(target, visit) };
  }
  const { places, ports } = services.service(reachService);
  const isEmulator = target !== undefined && isLoopback(target.hostname) && ports().includes(Number(target.port));
  if (target?.protocol === "http:" && isAmong(places, target) && !isEmulator) {
    const why = `A rewrite leads to ${site}, which the start has named.`;
    return { step: "elsewhere", why, answer: async () => ({ response: await askElsewhere(target, visit) }) };
  }
  const why = `A rewrite leads to ${site}. The emulator asks no other site, unless it is a port of this machine that the start names (--reach).`;
  return answers("elsewhere", why, () => platformPage(502, "ROUTER_EXTERNAL_TARGET_ERROR", why));
}

/** Whether a URL is that of a site of the emulator, at a port where the emulator is found by that name. */
function isOwnSite({ protocol, hostname, port }: URL, services: Services): boolean {
  if (!/^https?:$/.test(protocol) || !isSite(services, hostname)) return false;
  return ["", "80", "443", ...services.service(reachService).ports().map(String)].includes(port);
}

async function askOwnSite(target: URL, visit: RewriteVisit): Promise<Answered> {
  const { request, deployment, services } = visit;
  const hops = (innerVisits.get(request)?.hops ?? 0) + 1;
  if (hops > maxHops) {
    const why = `Rewrites have led from site to site more than ${maxHops} times.`;
    return { response: platformPage(508, "INFINITE_LOOP_DETECTED", why) };
  }
  const asking = forwarded(target, visit);
  const inner: InnerVisit = { hops, accountId: deployment.accountId, tags: [], isPrivate: false };
  innerVisits.set(asking, inner);
  const response = await services.service(visits).ask(asking);
  const there = deploymentAt(services, target.hostname);
  const project = services.rows(projectTable).get(there?.projectId ?? "");
  // Visitors of the first site have shown no pass for the second one.
  const isHere = there !== undefined && isProtected(services, ownName(services, target.hostname), there, project);
  return { response, tags: inner.tags, isPrivate: inner.isPrivate || isHere };
}

async function askElsewhere(target: URL, visit: RewriteVisit): Promise<Response> {
  const { signal } = visit.request;
  const there = { connect: async () => connect({ host: target.hostname, port: Number(target.port || 80) }) };
  try {
    return await passOn(forwarded(target, visit), there, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    return platformPage(502, "ROUTER_EXTERNAL_TARGET_CONNECTION_ERROR", `Nothing answers at ${target.origin}.`);
  }
}

/** The visitor's request, with what the platform says of it in the place of what he says himself. */
function forwarded(target: URL, visit: RewriteVisit): Request {
  const { request, headers, body } = visit;
  const { method, signal } = request;
  const forwarding = headersFor(visit, { headers });
  forwarding.delete("host");
  // A request takes no credentials in its URL.
  const url = new URL(`${target.origin}${target.pathname}${target.search}`);
  const content = method === "GET" || method === "HEAD" ? null : (body ?? request.body);
  // The types of the web leave out what Node asks for beside a body that comes bit by bit.
  const init: RequestInit & { duplex: "half" } = {
    ...{ method, signal, headers: forwarding },
    ...{ body: content as BodyInit, duplex: "half" },
  };
  return new Request(url, init);
}
