import type { Operations } from "@slipway/security/contract";
import type { Service } from "../../engine/services.ts";
import { spanOf } from "../../engine/time/duration.ts";
import { hashToken } from "../accounts/tokens.ts";
import type { ProjectRow } from "../projects/tables.ts";
import type { Facts } from "./conditions.ts";
import type { Verdict } from "./decide.ts";
import type { FirewallConfig, Rule } from "./tables.ts";

type Event = Operations["listFirewallEvents"]["output"]["actions"][number];
type Anomaly = NonNullable<Operations["getAttackStatus"]["output"]["anomalies"]>[number];

const maxEntries = 10_000;
/** The ms between requests of separate events, and the requests that make an attack (both chosen). */
const [pause, attack] = [60_000, 100];
const day = 24 * 60 * 60 * 1000;

interface Visit {
  readonly projectId: string;
  readonly ip: string;
  readonly host: string;
}

export interface FirewallEvent extends Visit {
  readonly verdict: Verdict;
  readonly start: number;
  readonly end: number;
  readonly count: number;
}

/** In-memory state of a firewall: rate limits, active blocks and events. */
export class FirewallTraffic {
  readonly #counts = new Map<string, { readonly since: number; readonly count: number }>();
  readonly #lasting = new Map<string, { readonly verdict: Verdict; readonly until: number }>();
  readonly #met = new Map<string, FirewallEvent>();

  isOver(projectId: string, { id, action }: Rule, facts: Facts, now: number, counts: boolean): boolean {
    const limit = action.mitigate?.rateLimit;
    if (!limit) return false;
    const key = hashToken([projectId, id, ...limit.keys.map((name) => visitorKey(name, facts))].join("\n"));
    const length = limit.window * 1000;
    const window = this.#counts.get(key) ?? { since: now, count: 0 };
    const passed = now - window.since;
    // A bucket refills evenly; a fixed window begins with its first request.
    const isBucket = limit.algo === "token_bucket";
    const isNew = isBucket || passed >= length;
    const used = isBucket ? Math.max(0, window.count - (passed * limit.limit) / length) : isNew ? 0 : window.count;
    const isOver = used + 1 > limit.limit;
    if (counts) setBounded(this.#counts, key, { since: isNew ? now : window.since, count: isOver ? used : used + 1 });
    return isOver;
  }

  forget(): void {
    for (const map of [this.#counts, this.#lasting, this.#met]) map.clear();
  }

  activeBlock({ projectId, ip }: Visit, now: number, config: FirewallConfig | undefined): Verdict | undefined {
    const { verdict, until = 0 } = this.#lasting.get(`${projectId} ${ip}`) ?? {};
    const isThere = config?.rules.some(({ id, active }) => active && id === verdict?.ruleId);
    return until > now && config?.firewallEnabled && isThere ? verdict : undefined;
  }

  note(verdict: Verdict, place: Visit, now: number): void {
    // Bounded, since headers supply them.
    const [projectId, host, ip] = [place.projectId, place.host.slice(0, 253), place.ip.slice(0, 64)];
    const key = [projectId, host, ip, verdict.action, verdict.kind, verdict.ruleId].join("\n");
    const before = this.#met.get(key);
    const isGoingOn = before && now < before.end + pause;
    if (before && !isGoingOn) setBounded(this.#met, `${key}\n${before.start}`, before);
    const { start, count, end } = isGoingOn ? before : { start: now, count: 0, end: now };
    const until = verdict.lasts && verdict.action !== "log" ? now + spanOf(verdict.lasts, now) : now;
    setBounded(this.#met, key, { projectId, host, ip, verdict, start, end: Math.max(end, until), count: count + 1 });
    if (until === now) return;
    // A broken limit blocks; a block never prolongs itself.
    const action = verdict.action === "rate_limit" ? "deny" : verdict.action;
    setBounded(this.#lasting, `${projectId} ${ip}`, { verdict: { ...verdict, lasts: null, action }, until });
  }

  eventsOf(id: string, now: number, fits: (met: FirewallEvent) => boolean): Event[] {
    const events = [...this.#met.values()].filter((met) => met.projectId === id && fits(met)).reverse();
    return events.map(({ verdict, ip, host, count, start, end }) => {
      const { action, kind, ruleId, ruleName } = verdict;
      const times = { startTime: new Date(start).toISOString(), endTime: new Date(end).toISOString() };
      return { action, action_type: kind, count, host, public_ip: ip, ...times, isActive: end > now, ruleId, ruleName };
    });
  }

  attackOn({ id: projectId, accountId: ownerId }: ProjectRow, now: number, days: number): Anomaly[] {
    const isOf = (met: FirewallEvent) => met.projectId === projectId && met.end > now - days * day;
    const met = [...this.#met.values()].filter((each) => each.verdict.kind === "system-action" && isOf(each));
    const total = (host: string) => met.reduce((sum, each) => sum + (each.host === host ? each.count : 0), 0);
    const hosts = [...new Set(met.map(({ host }) => host))].filter((host) => total(host) >= attack);
    if (hosts.length === 0) return [];
    const [startTime, atMinute] = [Math.min(...met.map(({ start }) => start)), Math.max(...met.map(({ end }) => end))];
    // Keys by rule and action, as the platform's CLI reads them (vercel 59.25.4).
    const alertsAt = (host: string) => ({
      "sys_dos_mitigation:challenge": { atMinute: new Date(atMinute).toISOString(), totalReqs: total(host) },
    });
    const affectedHostMap = Object.fromEntries(hosts.map((host) => [host, { ddosAlerts: alertsAt(host) }]));
    const isOver = now >= atMinute + pause;
    const times = { startTime, atMinute, endTime: isOver ? atMinute : null };
    return [{ affectedHostMap, ownerId, projectId, ...times, state: isOver ? "resolved" : "active" }];
  }
}

/** The value of a rate limit's key. Header keys are undocumented: taken with and without `header:`. */
function visitorKey(key: string, { ip, headers, values: known }: Facts): string | null | undefined {
  if (key === "ip") return ip;
  if (key === "ja4" || key === "user_agent") return known[key === "ja4" ? "ja4_digest" : key];
  const name = key.replace(/^header[:.]/, "");
  return /^[\w-]+$/.test(name) ? headers.get(name) : null;
}

/** Sets an entry and evicts the oldest one beyond the limit. */
function setBounded<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.size > maxEntries ? map.keys() : [];
  if (oldest !== undefined) map.delete(oldest);
}

export const firewallTraffic: Service<FirewallTraffic> = {
  make: () => new FirewallTraffic(),
  forget: (traffic) => traffic.forget(),
};
