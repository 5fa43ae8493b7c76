import * as dns from "@slipway/dns";
import { addDomain, deleteDomain } from "@slipway/domains";
import type { Tour } from "./tours.ts";

export const dnsTour: Tour = async ({ crew }) => {
  const domain = "tour.test";
  await addDomain(crew, { name: domain });
  const { uid: recordId = "" } = await dns.createDnsRecord(crew, {
    domain,
    name: "www",
    type: "A",
    value: "192.0.2.1",
  });
  await dns.listDnsRecords(crew, { domain });
  await dns.getDnsRecord(crew, { recordId });
  await dns.updateDnsRecord(crew, { recordId, value: "192.0.2.2" });
  await dns.deleteDnsRecord(crew, { domain, recordId });
  await dns.replaceDnsRecords(crew, { domain, body: "@ IN MX 10 mail.example.com.\n" });
  await deleteDomain(crew, { domain });
};
