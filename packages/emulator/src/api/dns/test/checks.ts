import * as dns from "@slipway/dns";
import { createDnsRecord, listDnsRecords } from "@slipway/dns";
import type { Operations } from "@slipway/dns/contract";
import { addDomain, deleteDomain } from "@slipway/domains";
import type { BaseFixture, GroupChecks, SmokeTest } from "../../../../test/checks.ts";

/** Records of the team's domain `free.test`. */
interface Fixture {
  readonly record: string;
  /** One that the platform has made by itself. */
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

const smoke: SmokeTest = async ({ owner }) => {
  const domain = "smoke.test";
  await addDomain(owner, { name: domain });
  const { uid: recordId = "" } = await dns.createDnsRecord(owner, {
    domain,
    name: "www",
    type: "A",
    value: "192.0.2.1",
  });
  await dns.listDnsRecords(owner, { domain });
  await dns.getDnsRecord(owner, { recordId });
  await dns.updateDnsRecord(owner, { recordId, value: "192.0.2.2" });
  await dns.deleteDnsRecord(owner, { domain, recordId });
  await dns.replaceDnsRecords(owner, { domain, body: "@ IN MX 10 mail.example.com.\n" });
  await deleteDomain(owner, { domain });
};

const domain = "free.test";

export const checks: GroupChecks<Operations, Fixture> = {
  level: "engine",
  fixture: { make: makeFixture, namesIn },
  smoke,
  ofWholeTeam: true,
  requests: {
    listDnsRecords: (client) => dns.listDnsRecords(client, { domain }),
    createDnsRecord: (client) => dns.createDnsRecord(client, { domain, name: "b", type: "A", value: "192.0.2.1" }),
    updateDnsRecord: (client, { fixture }) =>
      dns.updateDnsRecord(client, { recordId: fixture.record, value: "192.0.2.2" }),
    deleteDnsRecord: (client, { fixture }) => dns.deleteDnsRecord(client, { domain, recordId: fixture.record }),
    replaceDnsRecords: (client) => dns.replaceDnsRecords(client, { domain, body: "b IN A 192.0.2.1" }),
    getDnsRecord: (client, { fixture }) => dns.getDnsRecord(client, { recordId: fixture.record }),
  },
};
