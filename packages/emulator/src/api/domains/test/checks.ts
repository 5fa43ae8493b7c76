import * as domains from "@slipway/domains";
import type { Operations } from "@slipway/domains/contract";
import type { Cases } from "../../../../test/checks.ts";

export const domainCases: Cases<Operations> = {
  getDomainConfig: (client) => domains.getDomainConfig(client, { domain: "www.example.com" }),
  getDomainVerificationRecord: (client, { things }) =>
    domains.getDomainVerificationRecord(client, { domain: things.domains.provable }),
  claimDomain: (client, { things }) => domains.claimDomain(client, { domain: things.domains.provable }),
  listDomainProjectDomains: (client) => domains.listDomainProjectDomains(client, { domain: "example.com" }),
  getDomain: (client, { things }) => domains.getDomain(client, { domain: things.domains.free }),
  listDomains: (client) => domains.listDomains(client),
  addDomain: (client) => domains.addDomain(client, { name: "another.test" }),
  updateDomain: (client, { things }) =>
    domains.updateDomain(client, { domain: things.domains.free, op: "update", echMode: "disabled" }),
  deleteDomain: (client, { things }) => domains.deleteDomain(client, { domain: things.domains.free }),
};
