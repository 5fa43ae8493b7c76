import { createDnsRecord, listDnsRecords } from "@slipway/dns";
import type { Ground } from "./ground.ts";

/** Records of the team's domain `free.test`. */
export interface DnsThings {
  readonly record: string;
  /** One that the platform has made by itself. */
  readonly systems: string;
}

export async function makeDns({ crew }: Ground): Promise<DnsThings> {
  const domain = "free.test";
  const { uid: record = "" } = await createDnsRecord(crew, { domain, name: "a", type: "A", value: "192.0.2.1" });
  const records = await listDnsRecords(crew, { domain }).toArray();
  return { record, systems: records.find(({ creator }) => creator === "system")?.id ?? "" };
}

export function namesOfDns({ record, systems }: DnsThings): Readonly<Record<string, readonly string[]>> {
  return {
    recordId: [record, systems],
    value: ["192.0.2.7", "2001:db8::7", "site.test", '0 issue "ca.test"'],
    target: ["site.test"],
    params: ['alpn="h2"'],
    name: ["", "www", "_sip._tcp"],
  };
}
