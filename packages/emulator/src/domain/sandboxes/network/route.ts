import { isIP } from "node:net";
import { isPlatformHost, sandboxDomain } from "../../../engine/addresses/platform-hosts.ts";
import type { Services } from "../../../engine/services.ts";
import type { Refusal } from "../../../proxy/refuse.ts";
import { bareHost, type Target, targetText, type Upstream } from "../../../proxy/upstream.ts";
import { isServed } from "../../hosts/is-served.ts";
import { outsidePart } from "../options.ts";
import type { Policy } from "../policy.ts";
import type { PolicyRow } from "../tables.ts";
import { addressesOf } from "./connect-out.ts";
import { isDomainAllowed, judge, mayResolve, type Place, type Verdict } from "./judge.ts";

export type Route =
  | { readonly kind: "here"; readonly place: Place }
  | Outwards
  | (Refusal & { readonly kind: "refused" });

interface Outwards {
  readonly kind: "there";
  readonly place: Place;
  readonly verdict: Exclude<Verdict, object>;
  readonly upstream: Upstream | undefined;
}

export async function routeOf(
  services: Services,
  policyNow: () => Policy,
  target: Target,
  upstream: Upstream | undefined,
): Promise<Route> {
  const [host, { port }] = [bareHost(target), target];
  const here = judgeHere(services, policyNow(), { host, port });
  if (here === "here") return { kind: "here", place: { host, port, address: undefined } };
  if (here) return refusal(target, here.refused);
  const policy = policyNow();
  if (isIP(host) === 0 && !mayResolve(policy, host)) {
    const verdict = judge(policy, { host, port, address: undefined }, []);
    return refusal(target, typeof verdict === "object" ? verdict.refused : "does not allow this domain");
  }
  const addresses = await resolved(services, host, upstream && isWithoutRanges(policy));
  const judged = addresses.map((address) => {
    const place = { host, port, address };
    // What has changed while the name was resolved counts.
    return { place, verdict: judge(policyNow(), place, services.part(outsidePart).ports()) };
  });
  const best = judged.find(({ verdict }) => verdict === "free") ?? judged.find(({ verdict }) => verdict === "named");
  if (best && typeof best.verdict === "string")
    return { kind: "there", place: best.place, verdict: best.verdict, upstream };
  const [first] = judged;
  return refusal(target, typeof first?.verdict === "object" ? first.verdict.refused : "leads to no address of it");
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

/** Whether a policy still allows what was led somewhere. @param isRaw whether nobody knows which name it is for */
export function stillHolds(services: Services, policy: Policy, route: Exclude<Route, Refusal>, isRaw = false): boolean {
  if (route.kind === "here") return judgeHere(services, policy, route.place) === "here";
  const verdict = judge(policy, route.place, services.part(outsidePart).ports());
  return verdict === "free" || (verdict === "named" && !isRaw);
}

/** Judges a host that the emulator answers for. The API is reached only where a policy names one of its public hosts. */
function judgeHere(
  services: Services,
  policy: PolicyRow,
  { host, port }: Pick<Place, "host" | "port">,
): "here" | { readonly refused: string } | undefined {
  const { hosts, part } = services;
  if (policy.mode === "deny-all") return { refused: "denies all" };
  if (host === "localhost" || isIP(host) > 0) return undefined;
  const isPublicName = isPlatformHost(host) && !host.endsWith(`.${sandboxDomain}`);
  const isApi = isPublicName || hosts.isApi(host);
  if (!isApi && !isServed(services, host)) return undefined;
  if (isApi) {
    const isNamed = isPublicName && policy.allowedDomains?.some((domain) => domain.toLowerCase() === host);
    if (!isNamed) return { refused: "does not name this host of the API, which `*` does not mean" };
  } else if (!hosts.spellings(host).some((each) => isDomainAllowed(policy, each))) {
    return { refused: "does not allow this domain" };
  }
  if ([80, 443, ...(isApi ? [] : part(outsidePart).ports())].includes(port)) return "here";
  // What is below `localhost` may be another server of this machine.
  return host.endsWith(".localhost") && !isApi
    ? undefined
    : { refused: "reaches this host at the ports 443 and 80 only" };
}

export function refusal(target: Target, why: string): Refusal & { readonly kind: "refused" } {
  const sentence = `@slipway/emulator refuses ${targetText(target)}: the sandbox's network policy ${why}`;
  return { kind: "refused", status: 403, sentence };
}
