import { createDnsRecord, listDnsRecords } from "@slipway/dns";
import type { Operations } from "@slipway/dns/contract";
import type { BaseFixture, GroupChecks } from "../../../../test/checks.ts";

interface Fixture {
  readonly record: string;
  /** A record that the platform created automatically. */
  readonly systems: string;
}

async function makeFixture({ owner }: BaseFixture): Promise<Fixture> {
  const domain = "free.test";
  const { uid: record = "" } = await createDnsRecord(owner, { domain, name: "a", type: "A", value: "192.0.2.1" });
  const records = await listDnsRecords(owner, { domain }).toArray();
  return { record, systems: records.find(({ creator }) => creator === "system")?.id ?? "" };
}

function namesIn({ record, systems }: Fixture): Readonly<Record<string, readonly string[]>> {
  return {
    recordId: [record, systems],
    value: ["192.0.2.7", "2001:db8::7", "site.test", '0 issue "ca.test"'],
    target: ["site.test"],
    params: ['alpn="h2"'],
    name: ["", "www", "_sip._tcp"],
  };
}

export const checks: GroupChecks<Operations, Fixture> = {
  level: "engine",
  fixture: { make: makeFixture, namesIn },
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
