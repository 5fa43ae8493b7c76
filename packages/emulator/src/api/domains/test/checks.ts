import { createClient } from "@slipway/core";
import * as domains from "@slipway/domains";
import { addDomain, getDomainVerificationRecord, updateDomain } from "@slipway/domains";
import type { Operations } from "@slipway/domains/contract";
import type { BaseFixture, GroupChecks, SmokeTest } from "../../../../test/checks.ts";

/** A domain of the team's, one of the team `buyers` that the team can prove, and one that is offered to it. */
interface Fixture {
  /** Nothing uses it. */
  readonly free: string;
  readonly provable: string;
  readonly offered: { readonly name: string; readonly token: string };
}

async function makeFixture({ emulator, owner }: BaseFixture): Promise<Fixture> {
  const { url: baseUrl, token, fetch } = emulator;
  const buyers = createClient({ baseUrl, token, fetch, retry: false, team: "buyers", allowInsecure: true });
  for (const name of ["proven.test", "offered.test"]) await addDomain(buyers, { name });
  const { verificationDomain: name, txtRecord } = await getDomainVerificationRecord(owner, { domain: "proven.test" });
  emulator.world.setRecords({ name, type: "TXT", values: [txtRecord] });
  // Offered to whoever is neither: the team `crew` is also its owner's, who would have moved it at once.
  const moved = await updateDomain(buyers, { domain: "offered.test", op: "move-out", destination: "ben" });
  return {
    free: "free.test",
    provable: "proven.test",
    offered: { name: "offered.test", token: "token" in moved ? moved.token : "" },
  };
}

function namesIn({ free, provable, offered }: Fixture): Readonly<Record<string, readonly string[]>> {
  return {
    domain: [free, provable, "example.com", "www.example.com"],
    name: [free, "new.test", offered.name],
    destination: ["buyers", "ben"],
    token: [offered.token],
    method: ["add", "move-in"],
    op: ["update", "move-out"],
  };
}

const smoke: SmokeTest = async ({ emulator, as, owner }) => {
  const buyers = as(emulator.token, "buyers");
  const domain = "smoke.test";
  await domains.addDomain(buyers, { name: domain });
  await domains.listDomains(buyers);
  await domains.getDomain(buyers, { domain });
  await domains.getDomainConfig(buyers, { domain });
  await domains.listDomainProjectDomains(buyers, { domain });
  const { verificationDomain: name, txtRecord } = await domains.getDomainVerificationRecord(owner, { domain });
  emulator.world.setRecords({ name, type: "TXT", values: [txtRecord] });
  await domains.claimDomain(owner, { domain });
  await domains.updateDomain(owner, { domain, op: "update", echMode: "disabled" });
  await domains.deleteDomain(owner, { domain });
};

export const checks: GroupChecks<Operations, Fixture> = {
  level: "behaviour",
  fixture: { make: makeFixture, namesIn },
  smoke,
  ofWholeTeam: true,
  about: { noProject: ["listDomains", "getDomainConfig", "getDomainVerificationRecord"], new: ["addDomain"] },
  requests: {
    getDomainConfig: (client) => domains.getDomainConfig(client, { domain: "www.example.com" }),
    getDomainVerificationRecord: (client, { fixture }) =>
      domains.getDomainVerificationRecord(client, { domain: fixture.provable }),
    claimDomain: (client, { fixture }) => domains.claimDomain(client, { domain: fixture.provable }),
    listDomainProjectDomains: (client) => domains.listDomainProjectDomains(client, { domain: "example.com" }),
    getDomain: (client, { fixture }) => domains.getDomain(client, { domain: fixture.free }),
    listDomains: (client) => domains.listDomains(client),
    addDomain: (client) => domains.addDomain(client, { name: "another.test" }),
    updateDomain: (client, { fixture }) =>
      domains.updateDomain(client, { domain: fixture.free, op: "update", echMode: "disabled" }),
    deleteDomain: (client, { fixture }) => domains.deleteDomain(client, { domain: fixture.free }),
  },
};
