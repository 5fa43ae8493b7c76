import type { Operations } from "@slipway/projects/contract";
import type { DomainRow } from "../projects/tables.ts";

/** A domain of a project as the API shows it, with the proof that it waits for. */
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
