import type { Operations } from "@slipway/sandboxes/contract";
import { SandboxNetworkRules } from "@slipway/sandboxes/schemas";
import { knownHosts } from "../../engine/addresses/platform-hosts.ts";
import { isRangeWithin, readRange } from "../../engine/addresses/ranges.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { forbidden, invalid } from "../../engine/platform-error.ts";
import { presentable } from "../../engine/presentable.ts";
import { mapService, type Service, type Services } from "../../engine/services.ts";
import { proxySettings } from "../../isolation/environment.ts";
import { reachService } from "../events/reach.ts";
import { inLowerCase, isSettable, type RequestRule, rulesFor } from "./network/rules.ts";
import { portLabel } from "./present.ts";
import { type PolicyRow, sessionTable } from "./tables.ts";

type PolicyInput = NonNullable<Operations["createSandbox"]["input"]["networkPolicy"]>;

const rulesPurpose = "sandbox network rules";

/** The row of a policy: rules for requests hold secrets and are sealed, and the names of their headers alone are shown. */
export function policyOf(
  services: Pick<Services, "keys" | "rows" | "service"> & { readonly askedIn?: string | undefined },
  input: PolicyInput,
): PolicyRow {
  const { keys, askedIn } = services;
  const { rules, ...policy } = readPolicy(input);
  for (const range of [...(policy.allowedCIDRs ?? []), ...(policy.deniedCIDRs ?? [])]) {
    if (!readRange(range)) throw invalid(`${JSON.stringify(range)} is not a range such as 192.0.2.0/24`);
  }
  const problem = rules.flatMap(({ headers }) => inLowerCase(headers)).find((header) => !isSettable(header));
  if (problem) throw invalid(`${JSON.stringify(problem[0])} is not a header that a rule may set, or its value is none`);
  if (askedIn !== undefined) demandWithin(policyOfSession(services, askedIn), policy);
  const injectionRules = rules.flatMap(({ domain, headers }) =>
    headers ? [{ domain, headerNames: Object.keys(headers) }] : [],
  );
  return {
    ...policy,
    ...(injectionRules.length === 0 ? {} : { injectionRules }),
    ...(rules.length === 0 ? {} : { sealedRules: keys.encrypt(JSON.stringify(rules), rulesPurpose) }),
  };
}

export const newPolicies: Service<Map<string, PolicyRow>> = mapService();

export interface Policy extends PolicyRow {
  readonly name?: string;
  readonly reach?: readonly string[];
}

export const functionsAsking = "functions";

export function policyOfSession({ rows, service }: Pick<Services, "rows" | "service">, sessionId: string): Policy {
  if (sessionId === functionsAsking)
    return {
      name: "the network of functions",
      mode: "custom",
      allowedDomains: ["*", ...knownHosts],
      reach: service(reachService).places,
    };
  const session = rows(sessionTable).get(sessionId);
  if (!session) return service(newPolicies).get(sessionId) ?? { mode: "deny-all" };
  if (session.status !== "running" && session.status !== "stopping") return { mode: "deny-all" };
  return session.networkPolicy ?? { mode: "allow-all" };
}

function demandWithin(own: PolicyRow, { allowedCIDRs = [], deniedCIDRs = [] }: PolicyRow): void {
  const isOwn = (range: string) => own.allowedCIDRs?.some((each) => isRangeWithin(each, range));
  const isWider = !allowedCIDRs.every(isOwn) || own.deniedCIDRs?.every((each) => deniedCIDRs.includes(each)) === false;
  if (allowedCIDRs.length > 0 && isWider)
    throw forbidden(
      "A sandbox lets no sandbox, itself or another, reach ranges that its own network policy does not allow",
    );
}

function rulesOf({ keys }: Pick<Services, "keys">, { sealedRules }: PolicyRow): readonly RequestRule[] {
  if (sealedRules === undefined) return [];
  // The sealed text is the JSON of such rules.
  return JSON.parse(keys.decrypt(sealedRules, rulesPurpose)) as readonly RequestRule[];
}

/** The rules for a host, by whichever of its names. One by a wildcard does not mean a port of a sandbox, which would get its secrets. */
export function rulesAt(services: Pick<Services, "keys" | "hosts">, policy: PolicyRow, host: string): RequestRule[] {
  const rules = rulesFor(rulesOf(services, policy), services.hosts.spellings(host));
  return portLabel.test(host.split(".")[0] ?? "") ? rules.filter(({ domain }) => !domain.includes("*")) : rules;
}

function readPolicy(input: PolicyInput): PolicyRow & { readonly rules: readonly RequestRule[] } {
  if ("mode" in input) {
    // Lists that are none would pass as rules by domain, which have other members.
    presentable(SandboxNetworkRules, input);
    const { mode, allowedDomains, allowedCIDRs, deniedCIDRs, injectionRules: rules = [] } = input;
    // The contract names the modes; the client's types leave it open for new ones.
    return { mode: mode as PolicyRow["mode"], rules, ...omitUndefined({ allowedDomains, allowedCIDRs, deniedCIDRs }) };
  }
  const { allow = [], subnets = {} } = input;
  const byDomain = isList(allow) ? [] : Object.entries(allow);
  const rules = byDomain.flatMap(([domain, all]) =>
    all.map(({ transform, ...rule }) => {
      const headers = Object.fromEntries((transform ?? []).flatMap((each) => Object.entries(each.headers ?? {})));
      return { domain, ...rule, ...(Object.keys(headers).length === 0 ? {} : { headers }) };
    }),
  );
  const allowedDomains = isList(allow) ? [...allow] : Object.keys(allow);
  return {
    mode: "custom",
    rules,
    allowedDomains,
    ...omitUndefined({ allowedCIDRs: subnets.allow, deniedCIDRs: subnets.deny }),
  };
}

/** `Array.isArray` does not tell a list that is read-only from what is none. */
function isList<T>(value: readonly string[] | T): value is readonly string[] {
  return Array.isArray(value);
}

const nowhere = "http://127.0.0.1:9";

/** Variables by which the polite reach only what the policy allows: all else goes to a proxy that is not there. They stop no hostile one. */
export function proxyVariables(policy: PolicyRow | undefined): Record<string, string> {
  if (!policy || policy.mode === "allow-all" || policy.mode === "default-allow") return {};
  const domains = policy.mode === "deny-all" ? [] : (policy.allowedDomains ?? []);
  if (domains.includes("*")) return {};
  const free = ["localhost", "127.0.0.1", "::1", ...domains.map((domain) => domain.replace(/^\*\./, "."))].join(",");
  return proxySettings(nowhere, free);
}
