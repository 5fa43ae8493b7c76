import { asLocation } from "../../domain/deployments/routing/header-text.ts";
import { normalPath } from "../../domain/deployments/routing/normal-path.ts";
import { environmentOf } from "../../domain/deployments/system-variables.ts";
import type { DeploymentRow } from "../../domain/deployments/tables.ts";
import type { Facts } from "../../domain/firewall/conditions.ts";
import { configIn, isBypassed } from "../../domain/firewall/config-store.ts";
import { decideByRules, decideFirst, type Outcome, type Verdict } from "../../domain/firewall/decide.ts";
import { firewallTraffic } from "../../domain/firewall/traffic.ts";
import { addressOf } from "../../domain/projects/trusted.ts";
import { platformPage } from "../pages.ts";
import { withoutPass } from "../protection/protect.ts";
import { answers, type Decision, type Visit } from "../visit.ts";
import { challengeOf, isSolved } from "./challenge.ts";

export function platformFirewall(visit: Visit): Decision | undefined {
  const { project, deployment, services, at, host, request } = visit;
  if (!project || !deployment) return undefined;
  const config = configIn(services, project.id, "active")?.config;
  const { attackModeEnabled: isOn, attackModeActiveUntil } = project.settings.security ?? {};
  const isAttackMode = isOn === true && (attackModeActiveUntil ?? Number.POSITIVE_INFINITY) > at;
  const ip = addressOf(request.headers);
  const blocked = services.service(firewallTraffic).activeBlock({ projectId: project.id, ip, host }, at, config);
  if (!blocked && !isAttackMode && !config?.ips.length) return undefined;
  const facts = factsOf(visit, deployment);
  // Requests of the platform itself pass: https://vercel.com/docs/attack-challenge-mode, 2025-07-18.
  const isOwn = request.headers.get("user-agent") === "vercel-cron/1.0";
  const isOpen = isOwn || isBypassed(services, project.id, facts);
  const standing = { isAttackMode, isBypassed: isOpen, isSolved: isSolved(visit), blocked };
  return decided(visit, facts, decideFirst(config, facts, standing));
}

export function projectFirewall(visit: Visit): Decision | undefined {
  const { project, deployment, services, at, isExplained } = visit;
  const config = project && configIn(services, project.id, "active")?.config;
  if (!deployment || !config || config.rules.length === 0) return undefined;
  const facts = factsOf(visit, deployment);
  const traffic = services.service(firewallTraffic);
  const outcome = decideByRules(config, facts, { isSolved: isSolved(visit) }, (rule) =>
    traffic.isOver(project.id, rule, facts, at, !isExplained),
  );
  return decided(visit, facts, outcome);
}

function factsOf({ request, host, services }: Visit, deployment: DeploymentRow): Facts {
  const { method, headers } = request;
  const { pathname, protocol, searchParams: query } = new URL(request.url);
  const geoHeader = (name: string) => headers.get(`x-vercel-${name}`) ?? undefined;
  const [ip, path, environment] = [addressOf(headers), normalPath(pathname), environmentOf(services, deployment)];
  const knownFacts: Facts["values"] = {
    ...{ path, raw_path: pathname, method, host, environment, domain_environment: environment, ip_address: ip },
    // The served page is not looked up: dynamic pages have the requested path.
    ...{ route: path, target_path: path, scheme: protocol.slice(0, -1), protocol: "HTTP/1.1" },
    user_agent: headers.get("user-agent") ?? "",
    geo_country: geoHeader("ip-country"),
    geo_country_region: geoHeader("ip-country-region"),
    geo_city: geoHeader("ip-city"),
    geo_continent: geoHeader("ip-continent"),
    geo_as_number: geoHeader("ip-as-number"),
    ja3_digest: geoHeader("ja3-digest"),
    ja4_digest: geoHeader("ja4-digest"),
  };
  return { ip, host, headers, query, values: knownFacts };
}

function decided(visit: Visit, { ip, host }: Facts, { verdict, logged: noted }: Outcome): Decision | undefined {
  const { services, project, at, isExplained, notes } = visit;
  const count = (met: Verdict) => {
    visit.verdict = met;
    services.service(firewallTraffic).note(met, { projectId: project?.id ?? "", ip, host }, at);
  };
  for (const each of noted) notes.push({ step: "firewall", why: `${nameOf(each)} logs the request.` });
  const logged = noted.at(-1);
  if (!verdict) {
    if (logged && !isExplained) count(logged);
    return undefined;
  }
  const { answer, ...decision } = answerOf(visit, verdict);
  return {
    ...decision,
    answer() {
      count(verdict);
      return answer();
    },
  };
}

function nameOf({ kind, ruleName }: Verdict): string {
  return `The firewall's ${kind === "custom-rule" ? "rule" : kind === "ip-rule" ? "IP block" : "mode"} ${JSON.stringify(ruleName)}`;
}

/** https://vercel.com/docs/vercel-firewall/firewall-concepts; `private, no-store` was seen on 2026-08-11. */
function answerOf(visit: Visit, verdict: Verdict): Decision {
  const name = nameOf(verdict);
  const headers = { "x-vercel-mitigated": "deny", "cache-control": "private, no-store" };
  const page = (status: number, code: string, why: string) =>
    answers("firewall", why, () => platformPage(status, code, why, headers));
  if (verdict.action === "challenge") return challengeOf(visit, `${name} challenges the visitor.`, verdict);
  if (verdict.action === "rate_limit") return page(429, "TOO_MANY_REQUESTS", `${name} allows no more requests now.`);
  if (verdict.action !== "redirect") return page(403, "FORBIDDEN", `${name} denies the request.`);
  const { location = "/", permanent = false } = verdict.redirect ?? {};
  const target = new URL(location, withoutPass(visit.url)).href;
  const leads = { location: asLocation(location.startsWith("/") ? location : target) };
  // The platform's command line calls a permanent one 301; all others are 307.
  const response = () => new Response(null, { status: permanent ? 301 : 307, headers: leads });
  return answers("firewall", `${name} leads to ${location}.`, response);
}
