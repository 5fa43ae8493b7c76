import type { FirewallCondition } from "@slipway/security";
import type { Operations } from "@slipway/security/contract";

const kinds = { country: "geo_country", ip: "ip_address", "user agent": "user_agent", hostname: "host" };
const operators = { contains: "sub", "starts with": "pre", "ends with": "suf", matches: "re" };
const words: Readonly<Record<string, string>> = { block: "deny", allow: "bypass", ...kinds, ...operators };
const form =
  /^(block|deny|challenge|log|allow|bypass)\b.*?\b(country|ip|user agent|hostname|path|method)\s+(?:(?:is|equals)\s+)?(contains|starts with|ends with|matches)?\s*"?([^"]+?)"?$/i;

/** Parses the one sentence form that the emulator understands, without a model. */
export function generateRule(prompt: string): Operations["generateFirewallRule"]["output"] {
  const [, verb, kind, operator = "eq", value] = form.exec(prompt.trim()) ?? [];
  const word = (text = "") => words[text.toLowerCase()] ?? text.toLowerCase();
  const error = 'Here only sentences are understood such as: block requests whose path starts with "/admin"';
  if (kind === undefined || value === undefined) return { error };
  // The expression only captures words of conditions.
  const condition = { type: word(kind), op: word(operator), value } as FirewallCondition;
  const conditionGroup = [{ conditions: [condition] }];
  const action = { mitigate: { action: word(verb) } };
  return { rule: { name: prompt.slice(0, 160), active: true, conditionGroup, action } };
}
