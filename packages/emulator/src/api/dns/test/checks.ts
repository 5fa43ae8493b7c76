import * as dns from "@slipway/dns";
import type { Operations } from "@slipway/dns/contract";
import type { Cases } from "../../../../test/checks.ts";

const domain = "free.test";

export const dnsCases: Cases<Operations> = {
  listDnsRecords: (client) => dns.listDnsRecords(client, { domain }),
  createDnsRecord: (client) => dns.createDnsRecord(client, { domain, name: "b", type: "A", value: "192.0.2.1" }),
  updateDnsRecord: (client, { things }) =>
    dns.updateDnsRecord(client, { recordId: things.dns.record, value: "192.0.2.2" }),
  deleteDnsRecord: (client, { things }) => dns.deleteDnsRecord(client, { domain, recordId: things.dns.record }),
  replaceDnsRecords: (client) => dns.replaceDnsRecords(client, { domain, body: "b IN A 192.0.2.1" }),
  getDnsRecord: (client, { things }) => dns.getDnsRecord(client, { recordId: things.dns.record }),
};
