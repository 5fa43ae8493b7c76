import type { Operations } from "@slipway/sandboxes/contract";
import { SandboxNetworkRules } from "@slipway/sandboxes/schemas";
import { given } from "../../engine/given.ts";
import { presentable } from "../../engine/presentable.ts";
import type { PolicyRow } from "./tables.ts";

type PolicyInput = NonNullable<Operations["createSandbox"]["input"]["networkPolicy"]>;

/** What is kept of a policy, and shown: not the values of headers, which are secret. */
export function policyOf(input: PolicyInput): PolicyRow {
  if ("mode" in input) {
    // Lists that are none would pass as rules by domain, which have other members.
    presentable(SandboxNetworkRules, input);
    const { mode, allowedDomains, allowedCIDRs, deniedCIDRs, injectionRules } = input;
    const names = injectionRules?.map(({ domain, headers }) => ({ domain, headerNames: Object.keys(headers) }));
    // The contract names the modes; the client's types leave it open for new ones.
    return {
      mode: mode as PolicyRow["mode"],
      ...given({ allowedDomains, allowedCIDRs, deniedCIDRs, injectionRules: names }),
    };
  }
  const { allow = [], subnets = {} } = input;
  const rules = Array.isArray(allow) ? [] : Object.entries(allow);
  const injectionRules = rules.flatMap(([domain, all]) => {
    const headerNames = all.flatMap(({ transform = [] }) =>
      transform.flatMap(({ headers }) => Object.keys(headers ?? {})),
    );
    return headerNames.length === 0 ? [] : [{ domain, headerNames }];
  });
  const allowedDomains = Array.isArray(allow) ? [...allow] : Object.keys(allow);
  return {
    mode: "custom",
    allowedDomains,
    ...given({ allowedCIDRs: subnets.allow, deniedCIDRs: subnets.deny }),
    ...(injectionRules.length === 0 ? {} : { injectionRules }),
  };
}

/** A port where nothing listens: what is sent to a proxy there is refused. */
const nowhere = "http://127.0.0.1:9";

/**
 * The variables by which a program that keeps to them reaches only what the policy allows: all else goes to a proxy that is not there.
 * They refuse the polite, not the hostile.
 */
export function proxyVariables(policy: PolicyRow | undefined): Record<string, string> {
  if (!policy || policy.mode === "allow-all" || policy.mode === "default-allow") return {};
  const domains = policy.mode === "deny-all" ? [] : (policy.allowedDomains ?? []);
  if (domains.includes("*")) return {};
  const free = ["localhost", "127.0.0.1", "::1", ...domains.map((domain) => domain.replace(/^\*\./, "."))].join(",");
  const names = ["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"].flatMap((name) => [name, name.toLowerCase()]);
  return {
    ...Object.fromEntries(names.map((name) => [name, nowhere])),
    NO_PROXY: free,
    no_proxy: free,
    // Node keeps to the others only when it is told so.
    NODE_USE_ENV_PROXY: "1",
  };
}
