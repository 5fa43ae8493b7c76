import { isIP } from "node:net";
import { isInRanges, isOfThisMachine, isPublic } from "../../../engine/addresses/reachable.ts";
import type { Policy } from "../policy.ts";
import { plainMode } from "../present.ts";
import type { PolicyRow } from "../tables.ts";
import { meansHost } from "./rules.ts";

/** `free`, whatever is said on a connection; `named`, as long as that names an allowed domain; or why not. */
export type Verdict = "free" | "named" | { readonly refused: string };

export interface Place {
  /** A name in lower case, or an address without brackets. */
  readonly host: string;
  readonly port: number;
  readonly address: string | undefined;
}

/**
 * Judges a connection, as documented: https://vercel.com/docs/sandbox/concepts/firewall. Ranges that are denied come first, then those that
 * are allowed, for which no domain counts. What is no address of the public Internet has to be in one of the latter.
 *
 * @param ownPorts at which the emulator itself listens
 */
export function judge(policy: Policy, { host, port, address }: Place, ownPorts: readonly number[]): Verdict {
  const mode = plainMode(policy.mode);
  if (mode === "deny-all") return { refused: "denies all" };
  if (address !== undefined) {
    if (ownPorts.includes(port) && isOfThisMachine(address)) return { refused: "does not lead to the emulator itself" };
    if (policy.reach?.includes(`${host}:${port}`) && isOfThisMachine(address)) return "free";
    if (isInRanges(policy.deniedCIDRs, address)) return { refused: `denies the address ${address}` };
    if (isInRanges(policy.allowedCIDRs, address)) return "free";
    if (!isPublic(address)) {
      return { refused: `allows no range with ${address}, which is not of the public Internet` };
    }
  }
  if (mode === "allow-all" || policy.allowedDomains?.includes("*")) return "free";
  if (isIP(host) > 0) {
    return (policy.allowedDomains ?? []).length > 0 ? "named" : { refused: "allows no range with this address" };
  }
  return isDomainAllowed(policy, host) ? "named" : { refused: "does not allow this domain" };
}

export function isDomainAllowed({ mode, allowedDomains = [] }: PolicyRow, host: string): boolean {
  const plain = plainMode(mode);
  if (plain !== "custom") return plain === "allow-all";
  return allowedDomains.some((domain) => meansHost(domain, host));
}

/** Whether a name may be looked up, which alone carries it to a name server. With ranges and no domains it may, as documented. */
export function mayResolve(policy: PolicyRow, host: string): boolean {
  const { mode, allowedDomains = [], allowedCIDRs = [] } = policy;
  if (isDomainAllowed(policy, host)) return true;
  return plainMode(mode) === "custom" && allowedDomains.length === 0 && allowedCIDRs.length > 0;
}
