import { isIP } from "node:net";
import { isInRanges, isOfThisMachine, isPublic } from "../../../engine/addresses/reachable.ts";
import type { Services } from "../../../engine/services.ts";
import type { Refusal } from "../../../proxy/forward.ts";
import { bareHost, type Target, targetText, type Upstream } from "../../../proxy/upstream.ts";
import { isLocal, isLocalName } from "../../../redirect/redirect-route.ts";
import { isPublicName, isServed } from "../../hosts/is-served.ts";
import { outsideService } from "../options.ts";
import type { Policy } from "../policy.ts";
import { plainMode } from "../present.ts";
import type { PolicyRow } from "../tables.ts";
import { addressesOf } from "./connect-out.ts";
import { meansHost } from "./rules.ts";

/** `free`, whatever is said on a connection; `named`, as long as that names an allowed domain; or why not. */
type Verdict = "free" | "named" | { readonly refused: string };

export interface Place {
  /** A name in lower case, or an address without brackets. */
  readonly host: string;
  readonly port: number;
  readonly address: string | undefined;
}

function judgeAddress(
  policy: Policy,
  { host, port }: Place,
  address: string,
  ownPorts: readonly number[],
): Verdict | undefined {
  if (ownPorts.includes(port) && isOfThisMachine(address)) return { refused: "does not lead to the emulator itself" };
  if (policy.reach?.includes(`${host}:${port}`) && isOfThisMachine(address)) return "free";
  if (isInRanges(policy.deniedCIDRs, address)) return { refused: `denies the address ${address}` };
  if (isInRanges(policy.allowedCIDRs, address)) return "free";
  if (isPublic(address)) return undefined;
  return { refused: `allows no range with ${address}, which is not of the public Internet` };
}

/**
 * Judges a connection, as documented: https://vercel.com/docs/sandbox/concepts/firewall. Ranges that are denied come first, then those that
 * are allowed, for which no domain counts. What is not an address of the public Internet has to be in one of the latter.
 *
 * @param ownPorts at which the emulator itself listens
 */
function judge(policy: Policy, place: Place, ownPorts: readonly number[]): Verdict {
  const { host, address } = place;
  const mode = plainMode(policy.mode);
  if (mode === "deny-all") return { refused: "denies all" };
  const byAddress = address === undefined ? undefined : judgeAddress(policy, place, address, ownPorts);
  if (byAddress !== undefined) return byAddress;
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
function mayResolve(policy: PolicyRow, host: string): boolean {
  const { mode, allowedDomains = [], allowedCIDRs = [] } = policy;
  if (isDomainAllowed(policy, host)) return true;
  return plainMode(mode) === "custom" && allowedDomains.length === 0 && allowedCIDRs.length > 0;
}

export interface Passage {
  readonly kind: "here" | "own" | "there";
  readonly target: Target;
  readonly place: Place;
  readonly verdict: Exclude<Verdict, object>;
  readonly upstream: Upstream | undefined;
}

export type Route = Passage | (Refusal & { readonly kind: "refused" });

export async function routeOf(
  services: Services,
  policyNow: () => Policy,
  target: Target,
  upstreamFor: () => Upstream | undefined = () => undefined,
): Promise<Route> {
  const place = { host: bareHost(target), port: target.port, address: undefined };
  const { host, port } = place;
  const within = { target, place, upstream: undefined };
  if (isOwn(services, policyNow(), place)) return { ...within, kind: "own", verdict: "free" };
  const here = judgeHere(services, policyNow(), place);
  if (here === "here") return { ...within, kind: "here", verdict: "named" };
  if (here) return refusal(policyNow(), target, here.refused);
  const policy = policyNow();
  if (isIP(host) === 0 && !mayResolve(policy, host)) {
    const verdict = judge(policy, place, []);
    return refusal(policy, target, typeof verdict === "object" ? verdict.refused : "does not allow this domain");
  }
  const upstream = upstreamFor();
  const addresses = await resolved(services, host, upstream && isWithoutRanges(policy));
  // Read again: the policy may have changed during the look-up.
  const judged = addresses.map((address) => {
    const place = { host, port, address };
    return { place, verdict: judge(policyNow(), place, services.service(outsideService).ports()) };
  });
  const best = judged.find(({ verdict }) => verdict === "free") ?? judged.find(({ verdict }) => verdict === "named");
  if (best && typeof best.verdict === "string")
    return { kind: "there", target, place: best.place, verdict: best.verdict, upstream };
  const [first] = judged;
  const why = typeof first?.verdict === "object" ? first.verdict.refused : "leads to no address of it";
  return refusal(policy, target, why);
}

/**
 * The sandbox itself is meant by `localhost`, by names below it that are none of the emulator's, and by loopback addresses, unless a range
 * allows these: then they mean this machine.
 */
function isOwn(services: Services, policy: Policy, { host, port }: Place): boolean {
  if (policy.reach?.includes(`${host}:${port}`)) return false;
  if (isIP(host) > 0)
    return (isLocal(host) || /^(0\.0\.0\.0|::)$/.test(host)) && !isInRanges(policy.allowedCIDRs, host);
  if (!isLocalName(host)) return false;
  const ports = [80, 443, ...services.service(outsideService).ports()];
  return host === "localhost" || !isServed(services, host) || !ports.includes(port);
}

/** A name that only the user's own proxy can look up is left to it, unless the policy has ranges to judge its address by. */
async function resolved(
  services: Services,
  host: string,
  isLeftToOther: boolean | undefined,
): Promise<readonly (string | undefined)[]> {
  try {
    return await addressesOf(services, host);
  } catch (error) {
    if (isLeftToOther) return [undefined];
    throw error;
  }
}

function isWithoutRanges({ allowedCIDRs = [], deniedCIDRs = [] }: PolicyRow): boolean {
  return allowedCIDRs.length + deniedCIDRs.length === 0;
}

export function stillHolds(services: Services, policy: Policy, { kind, place }: Passage, isRaw = false): boolean {
  if (kind === "own") return true;
  if (kind === "here") return judgeHere(services, policy, place) === "here";
  const verdict = judge(policy, place, services.service(outsideService).ports());
  return verdict === "free" || (verdict === "named" && !isRaw);
}

/** Judges a host that the emulator answers for. The API is reached only where a policy names one of its public hosts. */
function judgeHere(
  services: Services,
  policy: PolicyRow,
  { host, port }: Pick<Place, "host" | "port">,
): "here" | { readonly refused: string } | undefined {
  const { hosts, service } = services;
  if (policy.mode === "deny-all") return { refused: "denies all" };
  if (isIP(host) > 0) return undefined;
  const isApi = isPublicName(host) || hosts.isApi(host);
  if (!isApi && !isServed(services, host)) return undefined;
  if (isApi) {
    const isNamed = isPublicName(host) && policy.allowedDomains?.some((domain) => domain.toLowerCase() === host);
    if (!isNamed) return { refused: "does not name this host of the API, which `*` does not mean" };
  } else if (!hosts.spellings(host).some((each) => isDomainAllowed(policy, each))) {
    return { refused: "does not allow this domain" };
  }
  if ([80, 443, ...(isApi ? [] : service(outsideService).ports())].includes(port)) return "here";
  return { refused: "reaches this host at the ports 443 and 80 only" };
}

export function refusal({ name }: Policy, target: Target, why: string): Refusal & { readonly kind: "refused" } {
  const sentence = `@slipway/emulator refuses ${targetText(target)}: ${name ?? "the sandbox's network policy"} ${why}`;
  return { kind: "refused", status: 403, sentence };
}
