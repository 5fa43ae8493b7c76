import { type Facts, isInRange, matchingRules } from "./conditions.ts";
import type { FirewallConfig, IpRule, Mitigation, Rule } from "./tables.ts";

type Action = "deny" | "challenge" | "redirect" | "rate_limit" | "log";

export interface Verdict {
  readonly action: Action;
  readonly kind: "system-action" | "ip-rule" | "custom-rule";
  readonly ruleId: string | null;
  readonly ruleName: string | null;
  readonly redirect?: Mitigation["redirect"];
  readonly lasts?: string | null | undefined;
}

export interface Outcome {
  readonly verdict?: Verdict | undefined;
  readonly logged: readonly Verdict[];
}

export interface Standing {
  readonly isAttackMode: boolean;
  readonly isBypassed: boolean;
  readonly isSolved: boolean;
  readonly blocked: Verdict | undefined;
}

/** Decides before deployment protection, in the order of https://vercel.com/docs/vercel-firewall/firewall-concepts, 2026-03. */
export function decideFirst(config: FirewallConfig | undefined, facts: Facts, standing: Standing): Outcome {
  const { blocked, isAttackMode, isBypassed, isSolved } = standing;
  if (blocked && !(blocked.action === "challenge" && isSolved)) return { verdict: blocked, logged: [] };
  const logged: Verdict[] = [];
  for (const { id: ruleId, ip: ruleName, action: configured } of ipRules(config, facts)) {
    if (configured === "bypass") break;
    const action = oneOf(["deny", "challenge", "log"], configured);
    if (!action || (action === "challenge" && isSolved)) continue;
    const verdict: Verdict = { action, kind: "ip-rule", ruleId, ruleName };
    if (action !== "log") return { verdict, logged };
    logged.push(verdict);
  }
  if (!isAttackMode || isBypassed || isSolved) return { logged };
  const name = "Attack Challenge Mode";
  return { verdict: { action: "challenge", kind: "system-action", ruleId: null, ruleName: name }, logged };
}

export function decideByRules(
  config: FirewallConfig | undefined,
  facts: Facts,
  { isSolved }: Pick<Standing, "isSolved">,
  isOver: (rule: Rule) => boolean,
): Outcome {
  const logged: Verdict[] = [];
  // Bypassed addresses skip custom rules (chosen).
  if (!config?.firewallEnabled || ipRules(config, facts).some(({ action }) => action === "bypass")) return { logged };
  for (const rule of matchingRules(config.rules, facts)) {
    const { action: configured, rateLimit, redirect, actionDuration: lasts } = rule.action.mitigate ?? { action: "" };
    if (configured === "bypass") break;
    const isCounted = configured === "rate_limit";
    if (isCounted && !isOver(rule)) continue;
    const over = oneOf(["deny", "challenge", "log"], rateLimit?.action) ?? "rate_limit";
    const action = isCounted ? over : oneOf(["deny", "challenge", "redirect", "log"], configured);
    if (!action || (action === "challenge" && isSolved)) continue;
    const verdict: Verdict = { action, kind: "custom-rule", ruleId: rule.id, ruleName: rule.name, redirect, lasts };
    if (action !== "log") return { verdict, logged };
    logged.push(verdict);
  }
  return { logged };
}

/** Unknown actions do nothing. */
function oneOf(actions: readonly Action[], requested: string | null | undefined): Action | undefined {
  return actions.find((action) => action === requested);
}

/** IP rules apply to one host, or to all. */
function ipRules(config: FirewallConfig | undefined, { ip, host }: Facts): readonly IpRule[] {
  const isAt = (name: string) => name === "*" || name.toLowerCase() === host;
  return config?.firewallEnabled ? config.ips.filter((rule) => isAt(rule.hostname) && isInRange(ip, rule.ip)) : [];
}
