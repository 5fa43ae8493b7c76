import { connect } from "node:net";
import { reachPart } from "../domain/events/reach.ts";
import { isAmong } from "../engine/addresses/destination.ts";
import type { Services } from "../engine/services.ts";
import type { FunctionVisit } from "./ask-function.ts";
import { platformPage } from "./pages.ts";
import { passOn } from "./sandbox-port.ts";
import { answers, type Decision } from "./visit.ts";
import { withQuery } from "./with-query.ts";

interface RewriteVisit {
  readonly request: Request;
  readonly url: URL;
  readonly headers: Headers;
  readonly services: Services;
  /** The body, where it was read for a middleware. */
  readonly body?: FunctionVisit["body"];
}

/** A rewrite leads to no other site than the ports of this machine that the start names. */
export function leadsElsewhere(to: string, visit: RewriteVisit): Decision {
  const target = URL.canParse(to) ? new URL(withQuery(to, visit.url.searchParams)) : undefined;
  const site = target?.origin ?? `${to}, which is no URL`;
  if (target?.protocol === "http:" && isAmong(visit.services.part(reachPart).places, target)) {
    const why = `A rewrite leads to ${site}, which the start has named.`;
    return { step: "elsewhere", why, answer: async () => ({ response: await askElsewhere(target, visit) }) };
  }
  const why = `A rewrite leads to ${site}. The emulator asks no other site, unless it is a port of this machine that the start names (--reach).`;
  return answers("elsewhere", why, () => platformPage(502, "ROUTER_EXTERNAL_TARGET_ERROR", why));
}

async function askElsewhere(target: URL, { request, url, headers, body }: RewriteVisit): Promise<Response> {
  const { method, signal } = request;
  const forwarding = new Headers(headers);
  for (const [name, value] of Object.entries({ host: url.host, proto: url.protocol.slice(0, -1) }))
    forwarding.set(`x-forwarded-${name}`, value);
  const content = method === "GET" || method === "HEAD" ? null : (body ?? request.body);
  // The types of the web leave out what Node asks for beside a body that comes bit by bit.
  const init: RequestInit & { duplex: "half" } = {
    method,
    headers: forwarding,
    body: content as BodyInit,
    duplex: "half",
  };
  const there = { connect: async () => connect({ host: target.hostname, port: Number(target.port || 80) }) };
  try {
    return await passOn(new Request(target, init), there, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    return platformPage(502, "ROUTER_EXTERNAL_TARGET_CONNECTION_ERROR", `Nothing answers at ${target.origin}.`);
  }
}
