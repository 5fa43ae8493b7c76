import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { isAmong, isLoopback } from "../../engine/addresses/destination.ts";
import { isOfThisMachine } from "../../engine/addresses/reachable.ts";
import type { Part, Services } from "../../engine/services.ts";
import { webhookOptions } from "./webhook-options.ts";

export type Destination = { readonly lookup: LookupFunction } | { readonly refused: string };

interface Reach {
  /** Whether other machines reach the emulator, which then must not reach this one for them. */
  readonly isShared: boolean;
  ports(): readonly number[];
  /** Ports of this machine that the start allows for users' requests. */
  readonly places: readonly string[];
}

export const reachPart: Part<Reach> = { make: () => ({ isShared: false, ports: () => [], places: [] }) };

export const sessionReach: Part<(services: Services, sessionId: string, url: URL) => Promise<Destination>> = {
  make: () => async () => ({ refused: "no sandbox that could ask for it runs here" }),
};

/**
 * Explains why requests from outside of sandboxes may not go to a URL, judged by its text. Undefined: nothing in the URL forbids it; the
 * look-up may still refuse.
 */
export function explainDestinationRefusal({ part }: Pick<Services, "part">, url: URL): string | undefined {
  const { hostname, port } = url;
  const { isShared, ports, places } = part(reachPart);
  if (isAmong(places, url)) return undefined;
  const { deliverTo } = part(webhookOptions);
  if (deliverTo.some((host) => host.toLowerCase() === hostname)) return undefined;
  const name = "name it in the option `webhooks.deliverTo`";
  if (!isLoopback(hostname) && !(isShared && isOfThisMachine(hostname.replace(/^\[|\]$/g, ""))))
    return deliverTo.includes("*") ? undefined : `Nothing may leave this machine for ${hostname}: ${name}`;
  if (!isShared || ports().includes(Number(port))) return undefined;
  return `Others reach this emulator, and nothing of this machine is asked for them at ${hostname}: ${name}`;
}

/** Decides on every request on a user's behalf. @param askedIn the sandbox session behind it */
export async function resolveDestination(
  services: Services,
  text: string,
  askedIn: string | null | undefined,
): Promise<Destination> {
  const url = new URL(text);
  if (askedIn) return services.part(sessionReach)(services, askedIn, url);
  const refused = explainDestinationRefusal(services, url);
  if (refused !== undefined) return { refused };
  // The system may not resolve names below `localhost`.
  if (isLoopback(url.hostname)) return { lookup: lookupOf(["127.0.0.1", "::1"]) };
  const { deliverTo } = services.part(webhookOptions);
  const isNamed = deliverTo.some((host) => host.toLowerCase() === url.hostname);
  return { lookup: isNamed || !services.part(reachPart).isShared ? lookup : lookupElsewhere };
}

export function lookupOf(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_, options, callback) => {
    const [first] = all;
    if (options.all || !first) callback(null, all);
    else callback(null, first.address, first.family);
  };
}

/** Resolves a name and refuses addresses of this machine. */
const lookupElsewhere: LookupFunction = (name, options, callback) =>
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const others = (addresses ?? []).filter(({ address }) => !isOfThisMachine(address));
    if (error) return callback(error, []);
    if (others.length > 0) return lookupOf(others.map(({ address }) => address))(name, options, callback);
    callback(new Error(`${name} leads to this machine, where nothing is asked for others`), []);
  });
