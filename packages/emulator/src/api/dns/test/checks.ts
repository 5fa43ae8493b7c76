import { createDnsRecord, listDnsRecords } from "@slipway/dns";
import type { Operations } from "@slipway/dns/contract";
import type { BaseFixture, GroupChecks } from "../../../../test/checks.ts";

async function makeFixture({ owner }: BaseFixture) {
  const domain = "free.test";
  const { uid: record = "" } = await createDnsRecord(owner, { domain, name: "a", type: "A", value: "192.0.2.1" });
  const records = await listDnsRecords(owner, { domain }).toArray();
  // A record that the platform created automatically.
  return { record, systems: records.find(({ creator }) => creator === "system")?.id ?? "" };
}

export const checks: GroupChecks<Operations, Awaited<ReturnType<typeof makeFixture>>> = {
  level: "engine",
  fixture: {
    make: makeFixture,
    namesIn: ({ record, systems }) => ({
      recordId: [record, systems],
      value: ["192.0.2.7", "2001:db8::7", "site.test", '0 issue "ca.test"'],
      target: ["site.test"],
      params: ['alpn="h2"'],
      name: ["", "www", "_sip._tcp"],
    }),
  },
  ofWholeTeam: true,
  usual: ({ fixture }) => ({ domain: "free.test", recordId: fixture.record }),
  inputs: {
    listDnsRecords: {},
    createDnsRecord: { name: "b", type: "A", value: "192.0.2.1" },
    getDnsRecord: {},
    updateDnsRecord: { value: "192.0.2.2" },
    deleteDnsRecord: {},
    replaceDnsRecords: { body: "b IN A 192.0.2.1" },
  },
};
