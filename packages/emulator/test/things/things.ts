import { makeCerts, namesOfCerts } from "./certs.ts";
import { makeDns, namesOfDns } from "./dns.ts";
import { makeDomains, namesOfDomains } from "./domains.ts";
import type { Ground } from "./ground.ts";

/** One of everything that a group has, for each group that has a file here: what the laws and the table of rights ask for. */
export type Things = Awaited<ReturnType<typeof makeThings>>;

export async function makeThings(ground: Ground) {
  const domains = await makeDomains(ground);
  return {
    domains,
    certs: await makeCerts(ground),
    dns: await makeDns(ground),
  };
}

/** What members and parameters of inputs may hold so that they name one of these things, by the member's name. */
export function namesOf(things: Things): Readonly<Record<string, readonly string[]>> {
  return joined(namesOfCerts(things.certs), namesOfDns(things.dns), namesOfDomains(things.domains));
}

function joined(...all: readonly Readonly<Record<string, readonly string[]>>[]): Record<string, readonly string[]> {
  const names = new Set(all.flatMap((one) => Object.keys(one)));
  return Object.fromEntries([...names].map((name) => [name, all.flatMap((one) => one[name] ?? [])]));
}
