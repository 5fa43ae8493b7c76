import type { Operations } from "@slipway/projects/contract";
import type { DomainRow } from "../projects/tables.ts";

export function presentProjectDomain({
  id: _,
  accountId: __,
  challenge,
  ...domain
}: DomainRow): Operations["getProjectDomain"]["output"] {
  if (challenge === undefined) return domain;
  const proof = {
    type: "TXT",
    domain: `_vercel.${domain.apexName}`,
    value: challenge,
    reason: "pending_domain_verification",
  };
  return { ...domain, verification: [proof] };
}
