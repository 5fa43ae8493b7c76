import { createClient } from "@slipway/core";
import { addDomain, getDomainVerificationRecord, updateDomain } from "@slipway/domains";
import type { Operations } from "@slipway/domains/contract";
import type { BaseFixture, GroupChecks } from "../../../../test/checks.ts";

async function makeFixture({ emulator, owner }: BaseFixture) {
  const { url: baseUrl, token, fetch } = emulator;
  const buyers = createClient({ baseUrl, token, fetch, retry: false, team: "buyers", allowInsecure: true });
  for (const name of ["proven.test", "offered.test"]) await addDomain(buyers, { name });
  const { verificationDomain: name, txtRecord } = await getDomainVerificationRecord(owner, { domain: "proven.test" });
  emulator.world.setRecords({ name, type: "TXT", values: [txtRecord] });
  // Offered to whoever is neither: the team `fleet` is also its owner's, who would have moved it at once.
  const moved = await updateDomain(buyers, { domain: "offered.test", op: "move-out", destination: "ben" });
  return {
    free: "free.test",
    provable: "proven.test",
    offered: { name: "offered.test", token: "token" in moved ? moved.token : "" },
  };
}

export const checks: GroupChecks<Operations, Awaited<ReturnType<typeof makeFixture>>> = {
  level: "behaviour",
  fixture: {
    make: makeFixture,
    namesIn: ({ free, provable, offered }) => ({
      domain: [free, provable, "example.com", "www.example.com"],
      name: [free, "new.test", offered.name],
      destination: ["buyers", "ben"],
      token: [offered.token],
      method: ["add", "move-in"],
      op: ["update", "move-out"],
    }),
  },
  ofWholeTeam: true,
  about: { noProject: ["listDomains", "getDomainConfig", "getDomainVerificationRecord"], new: ["addDomain"] },
  usual: ({ fixture: { free } }) => ({ domain: free }),
  inputs: {
    getDomainConfig: { domain: "www.example.com" },
    getDomainVerificationRecord: ({ fixture }) => ({ domain: fixture.provable }),
    claimDomain: ({ fixture }) => ({ domain: fixture.provable }),
    listDomainProjectDomains: { domain: "example.com" },
    getDomain: {},
    listDomains: {},
    addDomain: { name: "another.test" },
    updateDomain: { op: "update", echMode: "disabled" },
    deleteDomain: {},
  },
};
