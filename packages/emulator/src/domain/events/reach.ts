import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { isAmong, isLoopback } from "../../engine/addresses/destination.ts";
import { isOfThisMachine } from "../../engine/addresses/reachable.ts";
import type { Part, Services } from "../../engine/services.ts";
import { webhookOptions } from "./webhook-options.ts";

export type Way = { readonly lookup: LookupFunction } | { readonly refused: string };

interface Reach {
  /** Whether others than this machine's programs reach the emulator: what it asks for them is beyond their reach. */
  readonly isShared: boolean;
  ports(): readonly number[];
  /** Ports of this machine that the start names, for all that the emulator asks in somebody's name. */
  readonly places: readonly string[];
}

export const reachPart: Part<Reach> = { make: () => ({ isShared: false, ports: () => [], places: [] }) };

export const sessionReach: Part<(services: Services, sessionId: string, url: URL) => Promise<Way>> = {
  make: () => async () => ({ refused: "no sandbox that could ask for it runs here" }),
};

/** Why nobody outside may have a URL asked for, as far as it says; absent: one may. */
export function refusalOf({ part }: Pick<Services, "part">, url: URL): string | undefined {
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

/** The one judge of requests that the emulator makes in somebody's name. @param askedIn the session of a sandbox that asks */
export async function wayTo(services: Services, text: string, askedIn: string | null | undefined): Promise<Way> {
  const url = new URL(text);
  if (askedIn) return services.part(sessionReach)(services, askedIn, url);
  const refused = refusalOf(services, url);
  if (refused !== undefined) return { refused };
  // The system may not know the names below `localhost`.
  if (isLoopback(url.hostname)) return { lookup: leadsTo(["127.0.0.1", "::1"]) };
  const { deliverTo } = services.part(webhookOptions);
  const isNamed = deliverTo.some((host) => host.toLowerCase() === url.hostname);
  return { lookup: isNamed || !services.part(reachPart).isShared ? lookup : elsewhere };
}

export function leadsTo(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_, options, done) => {
    const [first] = all;
    if (options.all || !first) done(null, all);
    else done(null, first.address, first.family);
  };
}

/** Any name may lead to this machine, of which the start has named nothing. */
const elsewhere: LookupFunction = (name, options, done) =>
  lookup(name, { ...options, all: true }, (error, found) => {
    const others = (found ?? []).filter(({ address }) => !isOfThisMachine(address));
    if (error) return done(error, []);
    if (others.length > 0) return leadsTo(others.map(({ address }) => address))(name, options, done);
    done(new Error(`${name} leads to this machine, where nothing is asked for others`), []);
  });
