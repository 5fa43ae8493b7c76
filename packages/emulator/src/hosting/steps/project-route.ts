import { builtEnv } from "../../domain/deployments/built-env.ts";
import { asHeaderValue, asLocation, isHeaderName } from "../../domain/deployments/routing/header-text.ts";
import { applyTransforms, matchRoute } from "../../domain/deployments/routing/match-route.ts";
import { normalPath } from "../../domain/deployments/routing/normal-path.ts";
import { fillTemplate } from "../../domain/deployments/routing/template.ts";
import { matchWithinTime } from "../../domain/deployments/routing/within.ts";
import { type CompiledRule, compiledRules, routeVersions } from "../../domain/traffic/project-routes.ts";
import { cached, forBrowsers, type Origin } from "../edge-cache.ts";
import { leadsElsewhere } from "../lead-elsewhere.ts";
import { platformPage, redirectPage } from "../pages.ts";
import { withoutPass } from "../protection/protect.ts";
import { answers, type Decision, type Visit } from "../visit.ts";
import { withQuery } from "../with-query.ts";

interface Match extends CompiledRule {
  readonly values: Map<string, string>;
}

/**
 * The project's routing rules. Each sees the request as it came; the first that redirects, rewrites or sets a status does so, and what all
 * of them do to headers and query happens: https://vercel.com/docs/routing/project-routing-rules, 2026-03-05.
 */
export function projectRoute(visit: Visit): Decision | undefined {
  const { project, services, tried } = visit;
  const items = tried?.rules ?? routeVersions.live(services, project?.id ?? "")?.items ?? [];
  if (items.length === 0) return undefined;
  const matches = matchWithinTime(() => matching(compiledRules(items), visit));
  if (!matches) {
    const why = "The patterns of the project's routing rules take too long for this path.";
    return answers("too-slow", why, () => platformPage(508, "INFINITE_LOOP_DETECTED", why));
  }
  const url = withoutPass(visit.url);
  if (matches.result.length > 0) visit.headers = new Headers(visit.headers);
  for (const match of matches.result) {
    if (match.kind === "transform") note(visit, match, "changes the request or its answer");
    change(visit, url, match);
  }
  visit.url = url;
  const first = matches.result.find(({ kind }) => kind !== "transform");
  return first && decided(visit, first);
}

function matching(rules: readonly CompiledRule[], { request, host, headers, url }: Visit): Match[] {
  const requested = { method: request.method, host, headers, query: url.searchParams, path: normalPath(url.pathname) };
  const small = requested.path.toLowerCase();
  return rules.flatMap((rule) => {
    if (!small.startsWith(rule.start)) return [];
    const values = matchRoute(rule.route, requested);
    return values ? { ...rule, values } : [];
  });
}

function decided(visit: Visit, match: Match): Decision | undefined {
  const { kind, route, values, rule } = match;
  const { status = 200 } = route;
  const ruleName = `The project's routing rule ${JSON.stringify(rule.name)}`;
  if (kind === "set_status")
    return answers("project-route", `${ruleName} answers ${status}.`, () =>
      platformPage(status, "ROUTE_STATUS", `${ruleName} answers so.`),
    );
  const target = fillTemplate(route.dest ?? "", values);
  if (kind === "redirect") {
    const location = asLocation(withQuery(target, visit.url.searchParams));
    const response = () => redirectPage(status, location);
    return answers("project-route", `${ruleName} leads to ${route.dest}.`, response);
  }
  if (/^https?:\/\//i.test(target)) return rewritten(target, visit);
  note(visit, match, `goes on at ${route.dest}`);
  if (route.status !== undefined) visit.status = route.status;
  // The rule's value wins where both have a member.
  visit.url = new URL(asLocation(withQuery(target.replace(/^\/*/, "/"), visit.url.searchParams)), visit.url);
  return undefined;
}

function rewritten(place: string, visit: Visit): Decision | undefined {
  const { request, deployment, url, headers } = visit;
  if (!deployment) return undefined;
  const origin: Origin = { kind: "rewrite", url, place, headers: {}, forwarded: { headers, added: [] }, tags: [] };
  const decision = cached(visit, origin, leadsElsewhere(place, { ...visit, deployment }));
  const answer = async () => {
    const answered = await decision.answer();
    forBrowsers({ request, deployment }, answered);
    return answered;
  };
  return { ...decision, answer };
}

function note({ notes }: Visit, { rule }: Match, does: string): void {
  notes.push({ step: "project-route", why: `The routing rule ${JSON.stringify(rule.name)} ${does}.` });
}

function change(visit: Visit, url: URL, { route, values }: Match): void {
  const { headers = {}, transforms = [] } = route;
  const variables = transforms.flatMap((transform) => ("env" in transform ? (transform.env ?? []) : []));
  const env = visit.deployment && variables.length > 0 ? builtEnv(visit.services, visit.deployment) : {};
  const all = new Map([...variables.map((name) => [name, env[name] ?? ""] as const), ...values]);
  for (const [name, value] of Object.entries(headers))
    visit.changes.push({ op: "set", name, value: asHeaderValue(fillTemplate(value, all)) });
  applyTransforms(route, all, visit.headers, url.searchParams);
  for (const transform of transforms) {
    if (transform.type !== "response.headers" || !("target" in transform)) continue;
    const name = String(transform.target.key);
    if (!isHeaderName(name)) continue;
    for (const text of [transform.args ?? ""].flat())
      visit.changes.push({ op: transform.op, name, value: asHeaderValue(fillTemplate(text, all)) });
  }
}
