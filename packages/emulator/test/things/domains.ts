import { createClient } from "@slipway/core";
import { addDomain, getDomainVerificationRecord, updateDomain } from "@slipway/domains";
import type { Ground } from "./ground.ts";

/** A domain of the team's, one of the team `buyers` that the team can prove, and one that is offered to it. */
export interface DomainThings {
  /** Nothing uses it. */
  readonly free: string;
  readonly provable: string;
  readonly offered: { readonly name: string; readonly token: string };
}

export async function makeDomains({ emulator, crew }: Ground): Promise<DomainThings> {
  const { url: baseUrl, token, fetch } = emulator;
  const buyers = createClient({ baseUrl, token, fetch, retry: false, team: "buyers", allowInsecure: true });
  await addDomain(crew, { name: "free.test" });
  for (const name of ["proven.test", "offered.test"]) await addDomain(buyers, { name });
  const { verificationDomain: name, txtRecord } = await getDomainVerificationRecord(crew, { domain: "proven.test" });
  emulator.world.setRecords({ name, type: "TXT", values: [txtRecord] });
  emulator.world.setRecords({ name: "www.free.test", type: "A", values: ["76.76.21.21"] });
  // Offered to whoever is neither: the team `crew` is also its owner's, who would have moved it at once.
  const moved = await updateDomain(buyers, { domain: "offered.test", op: "move-out", destination: "ben" });
  return {
    free: "free.test",
    provable: "proven.test",
    offered: { name: "offered.test", token: "token" in moved ? moved.token : "" },
  };
}

export function namesOfDomains({ free, provable, offered }: DomainThings): Readonly<Record<string, readonly string[]>> {
  return {
    domain: [free, provable, "example.com", "www.example.com"],
    name: [free, "new.test", offered.name],
    destination: ["buyers", "ben"],
    token: [offered.token],
    method: ["add", "move-in"],
    op: ["update", "move-out"],
  };
}
