import type { Operations } from "@slipway/projects/contract";
import type { DomainRow } from "../tables.ts";

type ProjectDomain = Operations["getProjectDomain"]["output"];

/** A project's domain as the API shows it, with the proof that it waits for. */
export function presentDomain({ id: _, accountId: __, challenge, ...domain }: DomainRow): ProjectDomain {
  if (challenge === undefined) return domain;
  const proof = {
    type: "TXT",
    domain: `_vercel.${domain.apexName}`,
    value: challenge,
    reason: "pending_domain_verification",
  };
  return { ...domain, verification: [proof] };
}
