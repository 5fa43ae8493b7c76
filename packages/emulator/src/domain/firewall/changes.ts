import type { Operations } from "@slipway/security/contract";
import * as schemas from "@slipway/security/schemas";
import { type GenericSchema, is, union } from "valibot";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { invalid, type PlatformError, refuse } from "../../engine/platform-error.ts";
import { spanOf } from "../../engine/time/duration.ts";
import { newId } from "../../store/ids.ts";
import { patternOf, rangeProblem } from "./conditions.ts";
import type { FirewallConfig, IpRule, Mitigation, Rule } from "./tables.ts";

type Input = Operations["replaceFirewallConfig"]["input"];
type ItemInput<Of> = Extract<NonNullable<Of>, readonly unknown[]>[number];
type RuleInput = ItemInput<Input["rules"]> | ItemInput<Input["rulesets"]>;

type Category = keyof NonNullable<FirewallConfig["crs"]>;
const names = "gen java lfi ma php rce rfi sd sf sqli xss".split(" ");
// `fromEntries` loses the keys' type.
const noCrs = Object.fromEntries(names.map((name) => [name, { active: false, action: "log" }])) as Record<
  Category,
  { readonly active: boolean; readonly action: "deny" | "log" }
>;

export const emptyConfig: FirewallConfig = { firewallEnabled: true, ips: [], rules: [], crs: noCrs, managedRules: {} };

export interface Change {
  readonly action: string;
  readonly id?: string | null | undefined;
  readonly value?: unknown;
}

type Apply<Sent> = (config: FirewallConfig, input: Sent, by: object) => FirewallConfig;

function change<Sent>(schema: GenericSchema<Sent>, apply: Apply<Sent>): Apply<unknown> {
  return (config, input, by) => {
    if (is(schema, input)) return apply(config, input, by);
    throw unknown(Object(input).action);
  };
}

function unknown(action: unknown): PlatformError {
  return refuse("firewall_change_unknown", { action, known: Object.keys(changes).join(", ") });
}

function withEntry(
  config: FirewallConfig,
  list: "rules" | "ips",
  id: string | undefined,
  ...next: unknown[]
): FirewallConfig {
  const rules: readonly { readonly id: string }[] = config[list];
  return {
    ...config,
    [list]: id === undefined ? [...rules, ...next] : rules.toSpliced(indexOfRule(rules, id), 1, ...Object(next)),
  };
}

const changes: Readonly<Record<string, Apply<unknown>>> = {
  firewallEnabled: change(schemas.FirewallEnabledChange, (config, input) => ({
    ...config,
    firewallEnabled: input.value,
  })),
  "rules.insert": change(schemas.FirewallRuleInsert, (config, { value }) =>
    withEntry(config, "rules", undefined, ruleOf(value)),
  ),
  "rules.update": change(schemas.FirewallRuleUpdate, (config, { id, value }) =>
    withEntry(config, "rules", id, ruleOf(value, id)),
  ),
  "rules.remove": change(schemas.FirewallRuleRemoval, (config, { id }) => withEntry(config, "rules", id)),
  "rules.priority": change(schemas.FirewallRulePriority, (config, { id, value }) => {
    const moved = config.rules.slice(indexOfRule(config.rules, id)).slice(0, 1);
    const { rules } = withEntry(config, "rules", id);
    return { ...config, rules: rules.toSpliced(value, 0, ...moved) };
  }),
  "crs.update": change(schemas.FirewallCrsUpdate, (config, { id, value }) => withCrs(config, { [id]: value })),
  "crs.disable": change(union([schemas.FirewallCrsDisable, schemas.FirewallCrsDisableById]), (config) => ({
    ...config,
    crs: noCrs,
  })),
  "ip.insert": change(schemas.FirewallIpInsert, (config, { value }) =>
    withEntry(config, "ips", undefined, ipRuleOf(value)),
  ),
  "ip.update": change(schemas.FirewallIpUpdate, (config, { id, value }) =>
    withEntry(config, "ips", id, ipRuleOf(value, id)),
  ),
  "ip.remove": change(schemas.FirewallIpRemoval, (config, { id }) => withEntry(config, "ips", id)),
  "managedRules.update": change(schemas.ManagedRuleUpdate, (config, { id, value }, by) => ({
    ...config,
    managedRules: { ...config.managedRules, [id]: { ...value, ...by } },
  })),
  // Only OWASP's core rule set maps to categories; others are kept among the changes.
  "managedRuleGroup.update": change(schemas.ManagedRulesetChange, (config, { id, value }) =>
    withCrs(config, id === "owasp" ? value : {}),
  ),
  "logHeaders.update": change(schemas.FirewallLogHeadersUpdate, (config, { value }) => ({
    ...config,
    logHeaders: value === "*" ? value : [...value],
  })),
  "botId.toggle": change(schemas.FirewallToggle, (config, { value }) => ({ ...config, botIdEnabled: value })),
  // The presented config has no fingerprints of connections.
  ja3Enabled: change(schemas.FirewallToggle, (config) => config),
  ja4Enabled: change(schemas.FirewallToggle, (config) => config),
};

function withCrs(
  config: FirewallConfig,
  categories: Readonly<Record<string, { active: boolean; action?: string | undefined }>>,
): FirewallConfig {
  const valid = Object.entries(categories).filter(([name]) => names.includes(name));
  const set = valid.map(([name, { active, action }]) => [name, { active, action: action === "deny" ? "deny" : "log" }]);
  return { ...config, crs: { ...noCrs, ...config.crs, ...Object.fromEntries(set) } };
}

/** Applies one change. Throws 400 for unknown changes, 404 for an unknown rule. */
export function applyChange(config: FirewallConfig, input: Change, by: object): FirewallConfig {
  const { action } = input;
  const apply = Object.hasOwn(changes, action) ? changes[action] : undefined;
  if (!apply) throw unknown(action);
  return apply(config, input, by);
}

/** Builds a whole config; members that are left out are off. */
export function fullConfig({ firewallEnabled, ...input }: Omit<Input, "projectId">): FirewallConfig {
  const { rules = [], ips = [], crs = {}, managedRules = {}, rulesets = {}, logHeaders, botIdEnabled } = input;
  const ids = new Set<string>();
  const ownId = ({ id }: { readonly id?: string | undefined }) => (id && !ids.has(id) && ids.add(id) ? id : undefined);
  const sets = Object.entries(managedRules).filter(([, set]) => is(schemas.FirewallManagedRule, set));
  return {
    ...emptyConfig,
    firewallEnabled,
    rules: rules.map((rule) => ruleOf(rule, ownId(rule))),
    ips: ips.map((rule) => ipRuleOf(rule, ownId(rule))),
    crs: { ...noCrs, ...omitUndefined(crs) },
    managedRules: Object.fromEntries(sets),
    // Other rulesets are stored and presented, and never run. `allow` is not a known value of answers.
    rulesets: isList(rulesets)
      ? rulesets.map((set) => ruleOf(set, ownId(set)))
      : ({ ...rulesets } as FirewallConfig["rulesets"]),
    ...omitUndefined({ botIdEnabled, logHeaders: loggedHeaders(logHeaders) }),
  };
}

/** `Array.isArray` does not narrow readonly arrays. */
function isList<Item>(value: readonly Item[] | object): value is readonly Item[] {
  return Array.isArray(value);
}

/** Builds a stored rule. Throws 400 for one that could never match. */
function ruleOf({ name, description, active, conditionGroup, action }: RuleInput, id?: string): Rule {
  const slug = name.slice(0, 40).replace(/\W+/g, "_").toLowerCase();
  const copyTexts = (texts: readonly string[] | null) => (texts ? [...texts] : undefined);
  const groups = conditionGroup.map(({ conditions }) => ({
    conditions: conditions.map(({ value, key, ...condition }) => {
      refuseProblem(problemOfCondition(condition.type, condition.op, [value ?? []].flat().map(String)));
      return { ...condition, ...omitUndefined({ key, value: typeof value === "object" ? copyTexts(value) : value }) };
    }),
  }));
  const mitigate = action?.mitigate && mitigationOf(action.mitigate);
  const identity = { id: id ?? `rule_${slug}_${newId("", 6)}`, name, ...omitUndefined({ description }), active };
  return { ...identity, conditionGroup: groups, action: omitUndefined({ mitigate }), valid: true };
}

function refuseProblem(problem: string | undefined | false): void {
  if (problem) throw invalid(problem);
}

/** Syntax that PCRE and JavaScript both accept and read differently: such a rule would silently never match. */
const onlyOfPcre = /\[\[:\^?\w+:\]|\\x\{|\\[AKQZz]/;

function problemOfCondition(type: string, op: string, texts: readonly string[]): string | undefined {
  const isAddress = type === "ip_address" && ["eq", "neq", "inc", "ninc"].includes(op);
  if (isAddress) return texts.map((text) => rangeProblem(text)).find((problem) => problem !== undefined);
  if (op !== "re") return undefined;
  const foreign = onlyOfPcre.exec(texts.join())?.[0];
  if (foreign)
    return `the pattern has ${foreign}, which the emulator's regular expressions read otherwise than the platform's`;
  const wrong = thrownBy(() => patternOf(texts.join()));
  return wrong ? `the pattern is not a regular expression: ${wrong}` : undefined;
}

function thrownBy(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    // Without the pattern itself, which comes first.
    return error instanceof Error ? `${error.message.split(": ").at(-1)}` : String(error);
  }
}

/** Limits of the platform's CLI (util/firewall/build-action.ts, 2026-08-03). */
function problemOfLimit(rateLimit: Mitigation["rateLimit"]): string | false {
  const { window = 0, limit = 0 } = rateLimit ?? {};
  const isWithin = window >= 10 && window <= 3600 && limit >= 1 && limit <= 10_000_000;
  return !isWithin && "`rateLimit` takes a window of 10 to 3600 seconds and a limit of 1 to 10000000";
}

function problemOfLocation(location = ""): string | false {
  const leads = /^(\/|https?:\/\/)/.test(location) && URL.canParse(location, "http://site");
  return !leads && "`redirect` needs a location that begins with /, http:// or https://";
}

function mitigationOf(input: NonNullable<NonNullable<RuleInput["action"]>["mitigate"]>): Mitigation {
  const { action, rateLimit: limit, redirect: target, actionDuration, bypassSystem, logHeaders } = input;
  const rateLimit = is(schemas.FirewallLimit, limit) ? limit : null;
  const redirect = is(schemas.FirewallRedirect, target) ? target : null;
  if (action === "rate_limit") refuseProblem(problemOfLimit(rateLimit));
  if (action === "redirect") refuseProblem(problemOfLocation(redirect?.location));
  const lasts = actionDuration || null;
  refuseProblem(lasts !== null && thrownBy(() => spanOf(lasts, 0)));
  refuseProblem(lasts !== null && spanOf(lasts, 0) > 3_600_000 && `${lasts} is longer than an hour`);
  const rest = omitUndefined({ bypassSystem, logHeaders: loggedHeaders(logHeaders) });
  return { action, rateLimit, redirect, actionDuration: lasts, ...rest };
}

function loggedHeaders(input: string | readonly string[] | undefined): "*" | string[] | undefined {
  return input === undefined || input === "*" ? input : [input].flat();
}

/** Throws 400 for invalid addresses and for ranges wider than the platform allows. */
function ipRuleOf({ action, hostname, ip, notes }: ItemInput<Input["ips"]>, id = `ip_${newId("", 16)}`): IpRule {
  const wrong = rangeProblem(ip, "block");
  if (wrong !== undefined) throw invalid(`\`ip\`: ${wrong}`);
  return { id, action, hostname, ip, ...omitUndefined({ notes }) };
}

function indexOfRule(rules: readonly { readonly id: string }[], id: string): number {
  const place = rules.findIndex((rule) => rule.id === id);
  if (place < 0) throw refuse("firewall_rule_unknown", { id });
  return place;
}
