import { isInRange } from "./addresses.ts";
import { type Facts, matching } from "./conditions.ts";
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
  readonly noted: readonly Verdict[];
}

export interface Standing {
  readonly isAttackMode: boolean;
  readonly isBypassed: boolean;
  readonly isSolved: boolean;
  readonly lasting: Verdict | undefined;
}

/** Decides before the protection of deployments, in the order of https://vercel.com/docs/vercel-firewall/firewall-concepts, 2026-03. */
export function decideFirst(config: FirewallConfig | undefined, facts: Facts, standing: Standing): Outcome {
  const { lasting, isAttackMode, isBypassed, isSolved } = standing;
  if (lasting && !(lasting.action === "challenge" && isSolved)) return { verdict: lasting, noted: [] };
  const noted: Verdict[] = [];
  for (const { id: ruleId, ip: ruleName, action: wish } of ipRules(config, facts)) {
    if (wish === "bypass") break;
    const action = oneOf(["deny", "challenge", "log"], wish);
    if (!action || (action === "challenge" && isSolved)) continue;
    const verdict: Verdict = { action, kind: "ip-rule", ruleId, ruleName };
    if (action !== "log") return { verdict, noted };
    noted.push(verdict);
  }
  if (!isAttackMode || isBypassed || isSolved) return { noted };
  const name = "Attack Challenge Mode";
  return { verdict: { action: "challenge", kind: "system-action", ruleId: null, ruleName: name }, noted };
}

export function decideByRules(
  config: FirewallConfig | undefined,
  facts: Facts,
  { isSolved }: Pick<Standing, "isSolved">,
  isOver: (rule: Rule) => boolean,
): Outcome {
  const noted: Verdict[] = [];
  // That an address which bypasses passes over the rules is chosen.
  if (!config?.firewallEnabled || ipRules(config, facts).some(({ action }) => action === "bypass")) return { noted };
  for (const rule of matching(config.rules, facts)) {
    const { action: wish, rateLimit, redirect, actionDuration: lasts } = rule.action.mitigate ?? { action: "" };
    if (wish === "bypass") break;
    const isCounted = wish === "rate_limit";
    if (isCounted && !isOver(rule)) continue;
    const over = oneOf(["deny", "challenge", "log"], rateLimit?.action) ?? "rate_limit";
    const action = isCounted ? over : oneOf(["deny", "challenge", "redirect", "log"], wish);
    if (!action || (action === "challenge" && isSolved)) continue;
    const verdict: Verdict = { action, kind: "custom-rule", ruleId: rule.id, ruleName: rule.name, redirect, lasts };
    if (action !== "log") return { verdict, noted };
    noted.push(verdict);
  }
  return { noted };
}

/** What the platform may add one day does nothing here. */
function oneOf(actions: readonly Action[], wanted: string | null | undefined): Action | undefined {
  return actions.find((action) => action === wanted);
}

/** Rules for an address hold at the very host, or at all. */
function ipRules(config: FirewallConfig | undefined, { ip, host }: Facts): readonly IpRule[] {
  const isAt = (name: string) => name === "*" || name.toLowerCase() === host;
  return config?.firewallEnabled ? config.ips.filter((rule) => isAt(rule.hostname) && isInRange(ip, rule.ip)) : [];
}
